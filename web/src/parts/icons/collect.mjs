// Collects the icons that are used into small sets: `shared` loads with the first screen, each
// game's with its board. Names are found in four places: the lists of concepts (those every client
// may show below, each game's in its own folder), the content of the games, their Python sources,
// and the client's own.
//
//   node src/parts/icons/collect.mjs          write the sets
//   node src/parts/icons/collect.mjs --check  fail where one is out of date
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, "../../..");
const games = join(web, "../src/bossrush/games");

/** What every client may show, whichever game is played. */
const SHARED = `player-base robot-antennas unplugged hourglass spyglass anticlockwise-rotation light-bulb
    rule-book scroll-unfurled film-strip rolling-dices meeple-group meeple shaking-hands
    crossed-swords sound-off sound-on cog tv check-mark cancel padlock broken-skull laurels
    hand think cheerful despair prayer shrug stopwatch
    hazard-sign plain-arrow black-knight-helm campfire gargoyle angry-eyes running-ninja spy
    ship-wheel centurion-helmet battle-mech robot-golem swap-bag round-shield`;

/** The concepts of a game stand in `boards/<game>/icons.txt`, so that no game need touch another's. */
const boards = join(web, "src/boards");
function concepts() {
  const found = { shared: SHARED };
  for (const game of readdirSync(boards).sort()) {
    const file = join(boards, game, "icons.txt");
    if (existsSync(file)) found[game] = readFileSync(file, "utf8");
  }
  return found;
}

/** Names in these are only looked at while developing, or are drawn into the pictures of the home page. */
const NOT_SHARED = /[\\/](eyes\.ts|pictures\.ts|Home\w+\.svelte|[Gg]allery\w*\.(ts|svelte)|samples\.ts)$/;

/** Every game-icons name, with what it draws; an alias draws what its parent does. */
export function everyIcon() {
  const file = join(web, "node_modules/@iconify-json/game-icons/icons.json");
  const { icons, aliases = {} } = JSON.parse(readFileSync(file, "utf8"));
  const drawn = new Map();
  for (const [name, icon] of Object.entries(icons)) drawn.set(name, icon.body);
  for (const [name, alias] of Object.entries(aliases)) {
    if (Object.keys(alias).every((key) => key === "parent")) drawn.set(name, icons[alias.parent]?.body);
  }
  return drawn;
}

/** The path of an icon: all of them are black shapes on a 512 square. */
export function pathOf(body) {
  const paths = [...body.matchAll(/<path\b[^>]*?\bd="([^"]+)"[^>]*>/g)].map((found) => found[1]);
  if (!paths.length || body.replace(/<path\b[^>]*>|<\/path>|<\/?g\b[^>]*>/g, "").trim()) {
    throw new Error(`not made of paths alone: ${body.slice(0, 80)}`);
  }
  return paths.map(absolute).join("");
}

/** A path that begins with a relative move means it from the corner; behind another it would not. */
function absolute(path) {
  const number = String.raw`\s*,?\s*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)`;
  return path.replace(new RegExp(`^m${number}${number}(\\s*,?\\s*[-.\\d])?`), (_, x, y, more) =>
    more === undefined ? `M${x} ${y}` : `M${x} ${y}l${more.replace(",", " ").trim()}`,
  );
}

function files(folder, pattern) {
  let found = [];
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) found = found.concat(files(path, pattern));
    else if (pattern.test(name)) found.push(path);
  }
  return found;
}

/** Names that content gives to icons, portraits and the figures of plates. */
function inContent(text) {
  return [...text.matchAll(/(?:^\s*(?:- )?|[{,] *)(?:icon|figure|portrait): *["']?([a-z0-9-]+)["']?(?= *(?:[,}#]|$))/gm)].map((found) => found[1]);
}

/** Quoted words of Python that are icon names: any with a hyphen, plain ones in lines about icons. */
function inPython(text, known) {
  const lines = text.split("\n").map((line) => [line, /icon|portrait/i.test(line)]);
  return lines.flatMap(([line, meant]) =>
    [...line.matchAll(/["']([a-z0-9]+(?:-[a-z0-9]+)*)["']/g)]
      .map((found) => found[1])
      .filter((name) => known.has(name) && (meant || name.includes("-"))),
  );
}

/** Quoted words that are icon names: any with a hyphen; plain ones only where an icon is named. */
function inSource(text, known) {
  const quoted = [...text.matchAll(/["'`]([a-z0-9]+(?:-[a-z0-9]+)+)["'`]/g)];
  const named = [...text.matchAll(/\b(?:icon|glyph|figure|portrait)\s*[:=]\s*["']([a-z0-9]+)["']|<Icon name="([a-z0-9]+)"/g)];
  return [...quoted, ...named].map((found) => found[1] ?? found[2]).filter((name) => known.has(name));
}

/** The sets as they should be. */
export function collect() {
  const known = everyIcon();
  const names = Object.fromEntries(
    Object.entries(concepts()).map(([set, listed]) => [set, new Set(listed.split(/\s+/).filter(Boolean))]),
  );
  const wanted = [];
  for (const path of files(games, /\.(yaml|py)$/)) {
    const set = names[relative(games, path).split(/[\\/]/)[0]];
    if (!set) continue;
    const text = readFileSync(path, "utf8");
    if (path.endsWith(".py")) for (const name of inPython(text, known)) set.add(name);
    else for (const name of inContent(text)) (set.add(name), wanted.push([name, path]));
  }
  for (const path of files(join(web, "src"), /(?<!\.test|\.d)\.(ts|svelte)$/)) {
    const board = /src[\\/]boards[\\/](\w+)[\\/]/.exec(path);
    if (NOT_SHARED.test(path)) continue;
    const set = (board && names[board[1]]) || names.shared;
    for (const name of inSource(readFileSync(path, "utf8"), known)) set.add(name);
  }
  const missing = wanted.filter(([name]) => !known.has(name)).map(([name, path]) => `${name} in ${relative(web, path)}`);
  const sets = {};
  for (const [set, listed] of Object.entries(names)) {
    const sorted = [...listed].filter((name) => known.has(name)).sort();
    if (set !== "shared") for (const name of names.shared) sorted.includes(name) && sorted.splice(sorted.indexOf(name), 1);
    sets[set] = Object.fromEntries(sorted.map((name) => [name, pathOf(known.get(name))]));
  }
  return { sets, missing };
}

/** A set as its file holds it: one icon a line. */
export function written(set) {
  const lines = Object.entries(set).map(([name, path]) => `  ${JSON.stringify(name)}: ${JSON.stringify(path)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The sets whose files hold something else than they should. */
export function outOfDate() {
  return Object.entries(collect().sets).flatMap(([set, icons]) =>
    readFileSync(fileOf(set), "utf8") === written(icons) ? [] : [`${set}.json`],
  );
}

/** The plates that a game's content asks for. */
export function platesOf(game) {
  return files(join(games, game, "content"), /\.yaml$/).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/plate: *\{scene: *([\w-]+), figure: *([\w-]+), light: *([\w-]+)\}/g)].map(
      ([, scene, figure, light]) => ({ scene, figure, light }),
    ),
  );
}

function fileOf(set) {
  return join(here, `${set}.json`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes("--check")) {
    const stale = outOfDate();
    for (const file of stale) console.error(`${file} is out of date: run node src/parts/icons/collect.mjs`);
    process.exitCode = stale.length ? 1 : 0;
  } else {
    const { sets, missing } = collect();
    for (const name of missing) console.warn(`There is no such icon: ${name}`);
    for (const [set, icons] of Object.entries(sets)) writeFileSync(fileOf(set), written(icons));
  }
}
