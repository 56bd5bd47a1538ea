"""Somebody at a browser: what they see and click."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from playwright.async_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Route,
    WebSocketRoute,
    expect,
)

Sizes: TypeAlias = tuple[tuple[int, int], ...]

DESKTOP: Final = (1440, 900)
TABLET: Final = (820, 1180)
PHONE: Final = (390, 844)
LANDSCAPE: Final = (844, 390)
"""A phone on its side."""
SIZES: Final = {
    "desktop": DESKTOP,
    "tablet": TABLET,
    "phone": PHONE,
    "landscape": LANDSCAPE,
}
DEVICES: Final = {"desktop": (DESKTOP,), "touch": (PHONE, TABLET)}
"""Sizes at which every screen is looked at; whatever is touched is alike but for its size."""

PATIENCE: Final = 60_000
"""Milliseconds that anything may take on a busy machine."""
LOOK_AGAIN: Final = 50
"""Milliseconds between two looks at what does not say when it has changed."""

expect.set_options(timeout=PATIENCE)

NO_TEXT: Final = re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]|\{\$?[a-z]+\}")
"""What a text that is missing looks like."""

OPTIONS: Final = ".options button.option:not([disabled]):not([aria-disabled=true])"
ENDING: Final = ".state.won, .state.lost, .state.over"

SIT_HERE: Final = re.compile("^(Sit here|S’asseoir ici)$")
BEGIN: Final = re.compile("^(Begin|Commencer)$")

FRUGAL: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-gpu-mem-available-mb=1",
)
"""How to start a browser whose pictures nobody sees: with no room for them, few are drawn."""

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

AXE_RUN: Final = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"], preload: false});
  return found.violations.flatMap((one) =>
    one.nodes.map((node) => `${one.id}: ${node.target.join(" ")}`));
}"""
"""Style sheets are not loaded once more: only a rule that is off by default asks for them."""

SETTLED: Final = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  for (let calm = 0; calm < 3; calm++) await frame();
}"""

FITS: Final = """() => {
  const {scrollWidth, scrollHeight} = document.documentElement;
  const found = [];
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) found.push("the page scrolls");
  for (const part of [".dock", ".decide", ".options", "#prompt"]) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (box && (box.top < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1))
      found.push(`${part} is not all on the screen`);
  }
  const [chat, dock] = [".side #chat", ".dock"].map((part) => document.querySelector(part));
  if (chat && dock && chat.getBoundingClientRect().bottom > dock.getBoundingClientRect().top)
    found.push("what one says lies over the dock");
  for (const one of document.querySelectorAll("button.option")) {
    const {width, height} = one.getBoundingClientRect();
    if (width < 44 || height < 44)
      found.push(`${one.dataset.option} is too small for a finger: ${width} x ${height}`);
  }
  return found;
}"""
"""The board, the decision and the dice are on one screen, and a finger can take any option."""

UNSAID: Final = """() => {
  const words = (text) =>
    ` ${text.normalize("NFKD").toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, " ").trim()} `;
  const visible = {visibilityProperty: true, opacityProperty: true};
  const seen = (node) => {
    if (node.nodeType === Node.TEXT_NODE)
      return node.parentElement.checkVisibility(visible) ? node.data : "";
    return [...node.childNodes].map(seen).join("");
  };
  const found = [];
  for (const one of document.querySelectorAll(":is(button, a, [role=button])[aria-label]")) {
    const [name, text] = [words(one.ariaLabel), words(seen(one))];
    if (text.trim() && !name.includes(text))
      found.push(`read as "${one.ariaLabel}", seen as "${text.trim()}"`);
  }
  return found;
}"""
"""What can be read on a button is part of its name, so that whoever speaks to it can say it.

axe asks for the same; this is quick enough to ask at every choice of a game.
"""

IMPORT: Final = """async (save) => {
  const person = await (await fetch("/api/people", {method: "POST"})).json();
  localStorage.setItem("bossrush.person", person.token);
  const headers = {Authorization: `Bearer ${person.token}`, "Content-Type": "application/json"};
  const answer = await fetch("/api/imports?name=Ada", {method: "POST", headers, body: save});
  return (await answer.json()).code;
}"""

TRY_ONE: Final = f"""(seed) => {{
  const open = document.querySelectorAll("{OPTIONS}");
  open[(Math.imul(seed + 1, 0x9e3779b1) >>> 8) % open.length]?.click();
  return open.length > 0;
}}"""

SKIP_AHEAD: Final = f"""async (patience) => {{
  const since = performance.now();
  while (performance.now() - since < patience) {{
    if (document.querySelector("{OPTIONS}, {ENDING}")) return;
    document.querySelector(".decide .skip")?.click();
    await new Promise((go) => setTimeout(go, 25));
  }}
}}"""
"""Whoever waits for a question does not wait while companions pretend to think."""

PLAY_ON: Final = f"""async ({{most, seed, patience, missing}}) => {{
  let state = seed;
  const chance = () => {{  // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }};
  const gap = new RegExp(missing);
  const unsaid = {UNSAID};
  let taken = 0;
  let since = performance.now();
  while (taken < most && !document.querySelector("{ENDING}")) {{
    const open = document.querySelectorAll("{OPTIONS}");
    if (open.length) {{
      const [bad] = unsaid();
      if (bad) throw new Error(bad);
      open[Math.floor(chance() * open.length)].click();
      since = performance.now();
      if (++taken % 10 === 0) {{
        const found = gap.exec(document.body.innerText);
        if (found) throw new Error(`a text is missing: ${{found[0]}}`);
      }}
    }} else {{
      document.querySelector(".decide .skip")?.click();
    }}
    if (performance.now() - since > patience)
      throw new Error(`nothing happens: ${{document.body.innerText}}`);
    await new Promise((go) => setTimeout(go, 25));
  }}
  return taken;
}}"""


COUNT_CHOICES: Final = """() => {
  const send = WebSocket.prototype.send;
  window.choicesSent = 0;
  WebSocket.prototype.send = function (said) {
    if (typeof said === "string" && JSON.parse(said).type === "choose") window.choicesSent += 1;
    return send.call(this, said);
  };
}"""


class Person:
    """Somebody at a device of their own."""

    def __init__(self, name: str, url: str, context: BrowserContext, page: Page) -> None:
        self.name = name
        self.url = url
        self.context = context
        self.page = page
        self.sizes: Sizes = ()
        """At which this person looks at a screen, one after the other; if none, as it is."""
        self.complaints: list[str] = []
        """Errors of the page; a test that ends with any has failed."""
        self._cut = False
        self._lines: list[WebSocketRoute] = []
        self.forgiven = re.compile(
            r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RE(FUSED|SET)|ERR_EMPTY_RESPONSE|WebSocket"
        )
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._console)

    @classmethod
    async def at(
        cls,
        browser: Browser,
        url: str,
        name: str,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        sizes: Sizes = (),
        wired: bool = False,
        **settings: Any,
    ) -> Person:
        """Sit down at a browser that nobody has used before, in a hurry unless told otherwise."""
        size = sizes[0] if sizes else size
        touch = size != DESKTOP
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            accept_downloads=True,
            reduced_motion="reduce",
        )
        kept = {"lang": lang, "name": name, "speed": 0, "confirmReveals": False, **settings}
        script = "localStorage.getItem('bossrush.settings') ?? localStorage.setItem({}, {})"
        await context.add_init_script(
            script.format(json.dumps("bossrush.settings"), json.dumps(json.dumps(kept)))
        )
        context.set_default_timeout(PATIENCE)
        person = cls(name, url, context, await context.new_page())
        person.sizes = sizes
        if wired:
            await person.wire()
        return person

    def _console(self, message: Any) -> None:
        if message.type == "error" and not self.forgiven.search(message.text):
            self.complaints.append(message.text)

    async def until(self, holds: str, arg: object = None) -> None:
        """Wait until an expression, or a function of `arg`, is true in the page.

        The page forbids `eval`, by which Playwright's own `wait_for_function` looks again.
        """
        waited = 0
        while not await self.page.evaluate(holds, arg):
            assert waited < PATIENCE, f"it never came true: {holds}"
            await self.page.wait_for_timeout(LOOK_AGAIN)
            waited += LOOK_AGAIN

    # -- going places ---------------------------------------------------------------------

    async def go(self, path: str = "/") -> None:
        await self.page.goto(self.url + path)

    async def play_now(self, game: str) -> None:
        """From the home page, the one click that starts a game."""
        await self.go()
        await self.page.locator(f".panel.{game} .go").click()
        await self.asked()

    async def host(self, game: str, *choices: str, grace: int | None = None, **options: Any) -> str:
        """Open a table for two, a seat for oneself and a free one; the code to join with.

        The choices are those of the form, by their labels; a grace that the form does not offer,
        and other options of the game, are put in on the way.
        """
        if grace is not None or options:

            async def put_in(route: Route) -> None:
                body = route.request.post_data_json or {}
                body["options"] = {**body.get("options", {}), **options}
                if grace is not None:
                    body["grace"] = grace
                await route.continue_(post_data=json.dumps(body))

            await self.page.route("**/api/tables", put_in)
        await self.go(f"/host/{game}")
        for choice in choices:
            await self.page.get_by_role("radio", name=choice).check()
        await self.button("Open the table").click()
        await expect(self.button("Begin")).to_be_visible()
        return self.code

    async def join(self, code: str) -> None:
        """Take the free seat of a table, by its link."""
        await self.go(f"/join/{code}")
        await self.page.get_by_role("button", name="Sit here").first.click()
        await expect(self.page.get_by_text("this is you")).to_be_visible()

    async def go_on(self, save: str) -> None:
        """Go on with a saved game for one, alone at its table."""
        await self.go()
        code = await self.page.evaluate(IMPORT, save)
        await self.go(f"/table/{code}")
        await self.page.get_by_role("button", name=SIT_HERE).first.click()
        await self.page.get_by_role("button", name=BEGIN).click()
        await self.asked()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def code(self) -> str:
        """The code of the table this page shows."""
        found = re.search(r"/table/([A-Z0-9]+)", self.page.url)
        assert found is not None, self.page.url
        return found.group(1)

    # -- the line to the server -----------------------------------------------------------

    async def wire(self) -> None:
        """Let the line of this page be cut: all that comes and goes on it passes through here."""

        async def connect(line: WebSocketRoute) -> None:
            if self._cut:
                await line.close()
                return
            line.connect_to_server()
            self._lines.append(line)

        await self.page.route_web_socket(re.compile(r"/socket"), connect)

    async def cut(self) -> None:
        """Cut it: what is open closes, and nothing opens again."""
        self._cut = True
        for line in self._lines:
            await line.close()
        self._lines = []

    def mend(self) -> None:
        self._cut = False

    # -- deciding -------------------------------------------------------------------------

    @property
    def options(self) -> Locator:
        return self.page.locator(OPTIONS)

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def ending(self) -> Locator:
        return self.page.locator(ENDING)

    async def asked(self) -> None:
        """Wait for a question that is mine to answer."""
        await expect(self.options.first).to_be_visible()

    async def over(self) -> bool:
        """Wait for a question or for the end; whether it was the end."""
        await self.page.evaluate(SKIP_AHEAD, PATIENCE)
        await expect(self.options.or_(self.ending).first).to_be_visible()
        return await self.ending.count() > 0

    async def text(self) -> str:
        """Everything that can be read on the page."""
        return str(await self.page.evaluate("document.body.innerText"))

    async def no_missing_text(self) -> None:
        found = NO_TEXT.search(await self.text())
        assert found is None, f"a text is missing: {found.group(0)}"

    async def moment(self) -> str:
        """The entry of the log that the table shows; empty while an answer is on its way."""
        return str(
            await self.page.evaluate(
                """() =>
                  document.querySelector("[aria-disabled=true].option:not(.gone > *), .sent") ? ""
                  : (document.querySelector(".table")?.dataset.n ?? "")"""
            )
        )

    async def look(self, screen: str) -> list[str]:
        """What is wrong with the screen at every size: what axe finds, and what does not fit."""
        if not await self.page.evaluate("'axe' in window"):
            await self.page.evaluate(AXE.read_text("utf-8"))
        found = await self._look(screen)
        for size in self.sizes[1:]:
            await self._resize(size)
            found += await self._look(f"{screen} at {size}")
        if self.sizes[1:]:
            await self._resize(self.sizes[0])
        return found

    async def _look(self, screen: str) -> list[str]:
        await self.page.evaluate(SETTLED)
        asks = (AXE_RUN, FITS, UNSAID)
        found = [problem for ask in asks for problem in await self.page.evaluate(ask)]
        return [f"{screen}: {problem}" for problem in found]

    async def _resize(self, size: tuple[int, int]) -> None:
        await self.page.set_viewport_size({"width": size[0], "height": size[1]})

    async def play_on(self, choices: int, seed: int = 1) -> int:
        """Click options at random until the game is over, or so many have been taken.

        Whoever plays does not wait for companions. The clicking is done in the page, which costs
        a busy machine least; it looks on the way for texts that are missing, and for buttons that
        are not read aloud as they are seen.
        """
        asks = {"most": choices, "seed": seed, "patience": PATIENCE, "missing": NO_TEXT.pattern}
        return int(await self.page.evaluate(PLAY_ON, asks))

    async def count_choices(self) -> Callable[[], Awaitable[int]]:
        """Count from now on, until the page is left, the choices that are sent to the table."""
        await self.page.evaluate(COUNT_CHOICES)

        async def sent() -> int:
            return int(await self.page.evaluate("window.choicesSent"))

        return sent

    async def try_one(self, seed: int) -> bool:
        """Click an option at random, if any is there."""
        return bool(await self.page.evaluate(TRY_ONE, seed))
