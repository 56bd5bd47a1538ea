"""Messages put into words: English and French, lists, pieces, and everything that is missing."""

from __future__ import annotations

import json

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given
from hypothesis import strategies as st

from bossrush.engine.ftl import written
from bossrush.engine.message import Listing, Mention, Message, plain
from bossrush.engine.text import (
    Catalogue,
    CatalogueError,
    MissingArgumentError,
    MissingTextError,
    UnknownLanguageError,
    Word,
)

ENGLISH = """
toy-lost = { $who } loses { $n ->
    [one] { $n } lamp
   *[other] { $n } lamps
}.
toy-falls = { $who } falls.
toy-lit = Lit: { $what }.
toy-ready = { $ready ->
    [true] Ready
   *[false] Not ready
}
toy-keeper = the keeper
toy-why = { $what } ({ $why })
toy-borrows = Well: { toy-falls }
"""

FRENCH = """
toy-lost = { $who } perd { $n ->
    [one] { $n } lampe
   *[other] { $n } lampes
}.
toy-falls = { $who } est { $gender ->
    [f] tombée
   *[m] tombé
}.
toy-lit = Allumé : { $what }.
toy-ready = { $ready ->
    [true] Prêt
   *[false] Pas prêt
}
toy-keeper = la gardienne
toy-why = { $what } ({ $why })
toy-borrows = Eh bien : { toy-falls }
"""


def toy(*, strict: bool = True) -> Catalogue:
    catalogue = Catalogue.of("bossrush.engine", strict=strict)
    catalogue.add("en", ENGLISH, "toy/en.ftl")
    catalogue.add("fr", FRENCH, "toy/fr.ftl")
    return catalogue


@pytest.mark.parametrize(
    ("n", "english", "french"),
    [
        (0, "Ann loses 0 lamps.", "Ann perd 0 lampe."),
        (1, "Ann loses 1 lamp.", "Ann perd 1 lampe."),
        (2, "Ann loses 2 lamps.", "Ann perd 2 lampes."),
        (1500, "Ann loses 1,500 lamps.", "Ann perd 1\u202f500 lampes."),
    ],
)
def test_plurals_follow_each_language(n: int, english: str, french: str) -> None:
    message = Message("toy-lost", who="Ann", n=n)
    assert toy().say(message, "en") == english
    assert toy().say(message, "fr") == french


def test_french_agrees_in_gender_where_english_need_not() -> None:
    message = Message("toy-falls", who="Ann", gender="f")
    assert toy().say(message, "fr") == "Ann est tombée."
    assert toy().say(message, "en") == "Ann falls."


def test_a_message_may_hold_messages_and_pieces() -> None:
    keeper = Mention("keeper:1", Message("toy-keeper"))
    inner = Message("toy-lost", who=keeper, n=2)
    message = Message("toy-why", what=inner, why=Mention("lamp:3", "wind"))
    assert toy().say(message, "en") == "the keeper loses 2 lamps. (wind)"
    assert toy().say(message, "fr") == "la gardienne perd 2 lampes. (wind)"


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ([], "Lit: nothing.", "Allumé : rien."),
        (["A"], "Lit: A.", "Allumé : A."),
        (["A", "B"], "Lit: A and B.", "Allumé : A et B."),
        (["A", "B", "C"], "Lit: A, B and C.", "Allumé : A, B et C."),
        (["A", "B", "C", "D"], "Lit: A, B, C and D.", "Allumé : A, B, C et D."),
    ],
)
def test_lists(items: list[Message | Mention | str], english: str, french: str) -> None:
    message = Message("toy-lit", what=Listing(items))
    assert toy().say(message, "en") == english
    assert toy().say(message, "fr") == french


def test_parts_light_the_names_of_pieces_also_inside_lists_and_messages() -> None:
    keeper = Mention("keeper:1", Message("toy-keeper"))
    message = Message("toy-why", what=Message("toy-falls", who=keeper), why=Listing([keeper, "x"]))
    assert toy().parts(message, "en") == (
        Word("the keeper", "keeper:1"),
        Word(" falls. ("),
        Word("the keeper", "keeper:1"),
        Word(" and x)"),
    )
    whole = "".join(word.text for word in toy().parts(message, "en"))
    assert whole == toy().say(message, "en")


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("Miss!", "Lit: Hit! and Miss!"),
        ("Why?", "Lit: Hit! and Why?"),
        ("etc.", "Lit: Hit! and etc."),
        ("Might", "Lit: Hit! and Might."),
        ("1..9", "Lit: Hit! and 1..9."),
        ("...", "Lit: Hit! and ...."),
    ],
)
def test_a_sentence_ends_once(last: str, said: str) -> None:
    message = Message("toy-lit", what=Listing(["Hit!", Mention("die-1", last)]))
    assert toy().say(message, "en") == said
    assert "".join(word.text for word in toy().parts(message, "en")) == said


def test_a_flag_is_chosen_by_its_name_and_is_not_the_number_one() -> None:
    catalogue = toy()
    assert catalogue.say(Message("toy-lit", what=1), "en") == "Lit: 1."
    assert catalogue.say(Message("toy-lit", what=True), "en") == "Lit: true."
    assert catalogue.say(Message("toy-ready", ready=True), "fr") == "Prêt"
    assert catalogue.say(Message("toy-ready", ready=False), "fr") == "Pas prêt"


def test_what_is_missing_raises_in_tests() -> None:
    with pytest.raises(MissingTextError, match="no text 'toy-nowhere' in language 'fr'"):
        toy().say(Message("toy-nowhere"), "fr")
    with pytest.raises(MissingArgumentError, match=r"'toy-lost' in language 'en'.*who"):
        toy().say(Message("toy-lost", n=1), "en")
    with pytest.raises(MissingArgumentError, match="gender"):
        toy().say(Message("toy-falls", who="Ann"), "fr")
    with pytest.raises(MissingTextError, match="toy-nowhere"):
        toy().say(Message("toy-lit", what=Message("toy-nowhere")), "en")


def test_what_is_missing_shows_its_key_to_players() -> None:
    catalogue = toy(strict=False)
    assert catalogue.say(Message("toy-nowhere"), "en") == "[toy-nowhere]"
    assert catalogue.say(Message("toy-lost", n=1), "en") == "[toy-lost]"
    assert catalogue.say(Message("toy-lit", what=Message("toy-x")), "en") == "Lit: [toy-x]."


def test_a_language_nobody_wrote_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLanguageError, match="'de': there is en, fr"):
        toy(strict=False).say(Message("toy-keeper"), "de")


def test_missing_lists_the_keys_without_text_by_language() -> None:
    catalogue = toy()
    catalogue.add("en", "toy-new = New", "more/en.ftl")
    assert catalogue.missing(["toy-lost", "toy-keeper"]) == {}
    assert catalogue.missing(["toy-new", "toy-gone"]) == {
        "en": ("toy-gone",),
        "fr": ("toy-new", "toy-gone"),
    }


def test_check_finds_what_two_languages_do_not_share() -> None:
    catalogue = toy()
    assert catalogue.check("en", "fr") == []  # $gender, only chosen by, is no difference
    catalogue.add("en", "toy-a = { $n } of { $all }\ntoy-b = B\n    .hint = H", "more/en.ftl")
    catalogue.add("fr", "toy-a = { $n }\ntoy-b = B\ntoy-c = C", "more/fr.ftl")
    assert [str(mismatch) for mismatch in catalogue.check("en", "fr")] == [
        "toy-a: says $all in 'en' and never speaks of it in 'fr'",
        "toy-b.hint: has a text in 'en' and none in 'fr'",
        "toy-c: has a text in 'fr' and none in 'en'",
    ]


def test_a_variable_may_be_said_in_one_language_and_only_chosen_by_in_another() -> None:
    catalogue = Catalogue()
    catalogue.add("en", "left = { $n } left")
    catalogue.add("fr", "left = { $n ->\n    [0] rien\n   *[other] encore\n}")
    assert catalogue.check("en", "fr") == catalogue.check("fr", "en") == []


def test_check_sees_variables_of_borrowed_messages() -> None:
    catalogue = Catalogue()
    catalogue.add("en", "a = { $n }!\nb = { a } again")
    catalogue.add("fr", "a = { $n } !\nb = encore")
    assert [m.key for m in catalogue.check("en", "fr")] == ["b"]


def test_a_broken_file_is_refused_with_its_lines() -> None:
    with pytest.raises(CatalogueError) as caught:
        Catalogue().add("en", "good = Yes\n\nbad line\n\nworse = { $n\n", "toy/en.ftl")
    assert [problem.split(": ")[0] for problem in caught.value.problems] == [
        "toy/en.ftl:3",
        "toy/en.ftl:5",
    ]


def test_a_key_has_one_text() -> None:
    catalogue = toy()
    with pytest.raises(CatalogueError, match=r"more\.ftl:2: 'toy-lit' already has a text in 'en'"):
        catalogue.add("en", "fresh = F\ntoy-lit = again", "more.ftl")
    with pytest.raises(CatalogueError, match="'toy-lit' already has a text"):
        catalogue.register({"toy-lit": {"en": "x", "fr": "x"}})
    assert catalogue.missing(["fresh"]), "a refused file leaves nothing behind"


def test_content_is_said_literally_and_falls_back_on_its_own_language() -> None:
    catalogue = toy()
    catalogue.register(
        {
            "toy-lamp-one-title": {"en": "The {odd} *lamp*", "fr": "La lampe"},
            "toy-lamp-own-title": {"en": "Home-made"},
        }
    )
    title = Message("toy-lamp-one-title")
    assert catalogue.say(title, "en") == "The {odd} *lamp*"
    assert catalogue.say(Message("toy-lit", what=title), "fr") == "Allumé : La lampe."
    assert catalogue.say(Message("toy-lamp-own-title"), "fr") == "Home-made"
    assert catalogue.missing(["toy-lamp-own-title"]) == {}


def test_plain_is_ready_for_json() -> None:
    message = Message(
        "toy-why", what=Listing([Mention("lamp:3", Message("toy-keeper")), "x"]), why=True, n=2.5
    )
    data = plain(message)
    assert (
        json.loads(json.dumps(data))
        == data
        == {
            "key": "toy-why",
            "args": {
                "what": {
                    "list": [{"piece": "lamp:3", "name": {"key": "toy-keeper", "args": {}}}, "x"]
                },
                "why": "true",
                "n": 2.5,
            },
        }
    )


def read_back(catalogue: Catalogue, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue.source(lang)))
    return bundle


def test_source_is_the_whole_catalogue_for_the_browser() -> None:
    catalogue = toy()
    catalogue.register({"toy-lamp-title": {"en": "Lamp", "fr": "La « lampe »\n\n[rouge]"}})
    bundle = read_back(catalogue, "fr")
    for key in catalogue.keys("fr"):
        assert bundle.has_message(key)
    pattern = bundle.get_message("toy-lamp-title").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("La « lampe »\n\n[rouge]", [])


@given(st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=60))
def test_any_text_survives_the_way_to_the_browser(text: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(written("key", text) + "\nnext = N\n"))
    pattern = bundle.get_message("key").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == (text, [])
    assert bundle.has_message("next")


@given(st.text("{}[].*# \n\r\"'ab", max_size=30))
def test_fluent_specials_survive_the_way_to_the_browser(text: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(written("key", text)))
    pattern = bundle.get_message("key").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == (text, [])


def test_what_was_said_is_remembered_until_texts_change() -> None:
    catalogue = Catalogue()
    catalogue.add("en", "a = { b }\nb = old")
    assert catalogue.say(Message("a"), "en") == "old"
    catalogue.register({"c": {"en": "new"}})
    assert catalogue.say(Message("c"), "en") == "new"
    for n in range(9000):  # more than is remembered: it forgets, and goes on saying
        assert catalogue.say(Message("c", n=n), "en") == "new"


def test_the_engine_says_the_same_in_english_and_french() -> None:
    assert Catalogue.of("bossrush.engine").check("en", "fr") == []


def test_a_package_without_texts_is_refused() -> None:
    with pytest.raises(CatalogueError, match="'bossrush' has no texts"):
        Catalogue.of("bossrush")
