"""The tables of both stores, and the statements of PostgreSQL that are more than a line.

Either store has a version. Each step leads to the next one, and is gone only once: whatever is
changed while others are at work may stand in their way.
"""

from __future__ import annotations

from typing import Final

SQLITE_STEPS: Final = (
    """
create table if not exists meta (key text primary key, value text not null) without rowid;
create table if not exists workers (
    id text primary key, address text not null, until integer not null) without rowid;
create table if not exists tables (
    id text primary key, code text not null unique, listing blob not null,
    touched integer not null, epoch integer not null, owner text, wake integer) without rowid;
create index if not exists tables_owned on tables (owner) where owner is not null;
create index if not exists tables_wake on tables (wake) where wake is not null;
create table if not exists log (
    table_id text not null, number integer not null, entry blob not null,
    primary key (table_id, number)) without rowid;
create table if not exists people (
    person text not null, table_id text not null, primary key (person, table_id)) without rowid;
create table if not exists replays (
    id text primary key, body blob not null, kept integer not null) without rowid;
""",
    """
alter table replays add column person text not null default '';
create table guesses (
    who text primary key, level real not null, at integer not null) without rowid;
""",
    """
create table studies (
    replay text primary key references replays (id) on delete cascade,
    told blob not null, seen blob not null) without rowid;
create table days (
    date text not null, game text not null, seats integer not null, person text not null,
    body blob not null, primary key (date, game, seats, person)) without rowid;
create index days_of on days (person, date);
""",
    """
create table studying (
    replay text primary key references replays (id) on delete cascade,
    worker text not null) without rowid;
""",
)

LOCK: Final = 1651471219
"""The class of our advisory locks. Number 0 is held while the database is set up; every worker
holds one of its own for as long as it is connected, so that a death is known at once."""

STEPS: Final = (
    """
create table if not exists bossrush_meta (key text primary key, value text not null);
create table if not exists bossrush_workers (
    id text primary key, address text not null, until timestamptz not null, lock integer not null);
create or replace view bossrush_living as
    select w.id, w.address from bossrush_workers w
    where w.until > clock_timestamp() and exists (
        select 1 from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and l.granted and d.datname = current_database()
            and l.classid = 1651471219 and l.objid = w.lock::bigint and l.objsubid = 2);
create table if not exists bossrush_tables (
    id text primary key, code text not null unique, listing bytea not null,
    touched bigint not null, epoch bigint not null, owner text, wake bigint);
create index if not exists bossrush_tables_owned on bossrush_tables (owner)
    where owner is not null;
create index if not exists bossrush_tables_wake on bossrush_tables (wake) where wake is not null;
create table if not exists bossrush_log (
    table_id text not null, number integer not null, entry bytea not null,
    primary key (table_id, number));
create table if not exists bossrush_people (
    person text not null, table_id text not null, primary key (person, table_id));
create table if not exists bossrush_replays (
    id text primary key, body bytea not null, kept timestamptz not null default now());
""",
    """
alter table bossrush_replays add column if not exists person text not null default '';
create table if not exists bossrush_guesses (
    who text primary key, level double precision not null, at timestamptz not null);
""",
    """
create table if not exists bossrush_studies (
    replay text primary key references bossrush_replays (id) on delete cascade,
    told bytea not null, seen bytea not null);
create table if not exists bossrush_days (
    date text not null, game text not null, seats integer not null, person text not null,
    body bytea not null, primary key (date, game, seats, person));
create index if not exists bossrush_days_of on bossrush_days (person, date);
""",
    """
create table if not exists bossrush_studying (
    replay text primary key references bossrush_replays (id) on delete cascade,
    worker text not null);
""",
)

BEAT: Final = """
with before as (
    select until > clock_timestamp() as in_time from bossrush_workers where id = $1)
insert into bossrush_workers
values ($1, $2, clock_timestamp() + make_interval(secs => $3), $4)
on conflict (id) do update set address = excluded.address, until = excluded.until
returning (select in_time from before)
"""
"""Says whether the worker's last word still held."""

APPEND: Final = """
insert into bossrush_log (table_id, number, entry)
select r.table_id, r.number, r.entry
from unnest($1::text[], $2::bigint[], $3::integer[], $4::bytea[])
    as r (table_id, epoch, number, entry)
join bossrush_tables t on t.id = r.table_id and t.epoch = r.epoch
join bossrush_log l on l.table_id = r.table_id and l.number = r.number - 1
on conflict do nothing
returning table_id
"""

CLAIM: Final = """
update bossrush_tables t set owner = $2, epoch = epoch + 1, wake = null
where t.id = $1 and (
    t.owner is null or t.owner = $2 or not exists (
        select 1 from bossrush_living w where w.id = t.owner))
returning epoch
"""

OWNER: Final = """
select t.owner, w.address from bossrush_tables t
left join bossrush_living w on w.id = t.owner
where t.id = $1
"""

CLAIM_STUDY: Final = """
insert into bossrush_studying as s select id, $2 from bossrush_replays where id = $1
on conflict (replay) do update set worker = excluded.worker
where s.worker = $2 or not exists (select 1 from bossrush_living w where w.id = s.worker)
"""

STUDENT: Final = """
select w.id, w.address from bossrush_studying s join bossrush_living w on w.id = s.worker
where s.replay = $1
"""

GUESSED: Final = """
insert into bossrush_guesses as g values ($1, 1, clock_timestamp())
on conflict (who) do update set at = clock_timestamp(), level = 1 + greatest(
    0, g.level - $2 * extract(epoch from clock_timestamp() - g.at)::double precision)
"""

GUESSES: Final = """
select greatest(0, level - $2 * extract(epoch from clock_timestamp() - at)::double precision)
from bossrush_guesses where who = $1
"""

OVER_QUOTA: Final = """
delete from bossrush_replays where id in (
    select id from (
        select id, sum(length(body)) over (order by kept desc, id) as taken
        from bossrush_replays) as r
    where r.taken > $1)
"""

AGED: Final = """
delete from bossrush_tables where id in (
    select id from bossrush_tables where owner is null and touched < $1
    order by touched limit $2 for update skip locked)
returning id
"""

DUE: Final = """
select t.id from bossrush_tables t
where (t.owner is null and t.wake <= extract(epoch from clock_timestamp()) * 1000)
    or (t.owner is not null and not exists (
        select 1 from bossrush_living w where w.id = t.owner))
order by t.touched desc limit $1
"""
