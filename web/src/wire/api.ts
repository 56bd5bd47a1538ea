/** Everything that is asked over HTTP: games, tables, rules, saves and replays. */
import type {
  Branch,
  DayHistory,
  DayTry,
  DayView,
  Deleted,
  Found,
  FrameLines,
  Frames,
  Games,
  Guide,
  LanView,
  Lines,
  NewPerson,
  NewTable,
  Opened,
  PreviewView,
  PuzzleView,
  Refused,
  ReplayView,
  RulesView,
  StudyView,
  StudyWish,
  TableCards,
  Whole,
  Words,
} from "./messages";

/** The server refused, or could not be reached: `why` is in the catalogues, where it said why. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    text: string,
    readonly status: number,
    readonly why: Words | null,
  ) {
    super(text);
  }
}

interface Wish {
  method?: "GET" | "POST" | "DELETE";
  token?: string | null;
  json?: unknown;
  /** A body that is JSON already. */
  raw?: string;
}

async function ask(path: string, wish: Wish = {}): Promise<Response> {
  const headers: Record<string, string> = {};
  if (wish.token) headers["Authorization"] = `Bearer ${wish.token}`;
  const body = wish.raw ?? (wish.json === undefined ? undefined : JSON.stringify(wish.json));
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method: wish.method ?? "GET", headers, ...(body === undefined ? {} : { body }) });
  } catch {
    throw new ApiError("The server cannot be reached.", 0, { key: "web-unreachable" });
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Pick<Refused, "why" | "text"> | null;
  throw new ApiError(problem?.text ?? response.statusText, response.status, problem?.why ?? null);
}

const json = async <T>(path: string, wish?: Wish): Promise<T> => (await (await ask(path, wish)).json()) as T;
const id = encodeURIComponent;
const query = (values: Record<string, string | number | undefined>): string => {
  const said = Object.entries(values).filter(([, value]) => value !== undefined && value !== "");
  return said.length ? `?${said.map(([name, value]) => `${name}=${id(String(value))}`).join("&")}` : "";
};

export const api = {
  games: () => json<Games>("/api/games"),
  rules: (game: string, language: string) => json<RulesView>(`/api/games/${id(game)}/rules${query({ language })}`),
  guide: (game: string) => json<Guide>(`/api/games/${id(game)}/guide`),
  /** Every text of a game as one Fluent file; the server's own texts where no game is named. */
  texts: async (language: string, game = "", options: unknown = undefined) =>
    (await ask(`/api/texts/${id(language)}${query({ game, options: options === undefined ? undefined : JSON.stringify(options) })}`)).text(),

  newPerson: () => json<NewPerson>("/api/people", { method: "POST" }),
  myTables: (token: string) => json<TableCards>("/api/tables", { token }),
  newTable: (token: string, table: NewTable) => json<Opened>("/api/tables", { method: "POST", token, json: table }),
  preview: () => json<PreviewView>("/api/preview"),
  newPreview: (token: string, card: string, name: string) => json<Opened>(`/api/preview/${id(card)}${query({ name })}`, { method: "POST", token }),
  /** Delete a table for good, with its log: its host only. */
  deleteTable: (token: string, table: string) => json<Deleted>(`/api/tables/${id(table)}`, { method: "DELETE", token }),
  byCode: (code: string) => json<Found>(`/api/codes/${id(code)}`),
  table: (table: string, token: string | null) => json<Whole>(`/api/tables/${id(table)}`, { token }),
  log: (table: string, token: string | null, after: number, count: number) =>
    json<Lines>(`/api/tables/${id(table)}/log${query({ after, count })}`, { token }),
  qr: (table: string) => `/api/tables/${id(table)}/qr.svg`,

  save: async (table: string, token: string) => file(await ask(`/api/tables/${id(table)}/save`, { token })),
  bug: async (table: string, token: string, report: { note: string; n: number; client: string }) =>
    file(await ask(`/api/tables/${id(table)}/bug`, { method: "POST", token, json: report })),
  newImport: (token: string, name: string, save: string) =>
    json<Opened>(`/api/imports${query({ name })}`, { method: "POST", token, raw: save }),

  newReplay: (save: string) => json<ReplayView>("/api/replays", { method: "POST", raw: save }),
  replay: (replay: string) => json<ReplayView>(`/api/replays/${id(replay)}`),
  replayFrames: (replay: string, first: number, count: number) =>
    json<Frames>(`/api/replays/${id(replay)}/frames${query({ first, count })}`),
  /** The lines between frames alone, up to 200 at once. */
  replayLines: (replay: string, first: number, count: number) =>
    json<FrameLines>(`/api/replays/${id(replay)}/frames/lines${query({ first, count })}`),
  replayFile: (replay: string) => `/api/replays/${id(replay)}/file`,
  tableFrames: (table: string, token: string | null, first: number, count: number) =>
    json<Frames>(`/api/tables/${id(table)}/frames${query({ first, count })}`, { token }),

  /** A study as far as it has come; with `after`, once there is more than that. */
  study: (replay: string, after?: number) => json<StudyView>(`/api/replays/${id(replay)}/study${query({ after })}`),
  beginStudy: (replay: string, wish: StudyWish) => json<StudyView>(`/api/replays/${id(replay)}/study`, { method: "POST", json: wish }),
  stopStudy: (replay: string) => json<StudyView>(`/api/replays/${id(replay)}/study/stop`, { method: "POST", json: {} }),
  studyTable: (table: string, token: string) => json<StudyView>(`/api/tables/${id(table)}/study`, { method: "POST", token, json: {} }),
  branch: (token: string, replay: string, wish: Branch) => json<Opened>(`/api/replays/${id(replay)}/branch`, { method: "POST", token, json: wish }),

  puzzle: (game: string, puzzle: string) => json<PuzzleView>(`/api/games/${id(game)}/puzzles/${id(puzzle)}`),
  day: (token: string | null) => json<DayView>("/api/day", { token }),
  tryDay: (token: string, wish: DayTry) => json<Opened>("/api/day", { method: "POST", token, json: wish }),
  dayHistory: (token: string) => json<DayHistory>("/api/day/history", { token }),

  lan: (token: string | null) => json<LanView>("/api/lan", { token }),
  openLan: (token: string) => json<LanView>("/api/lan", { method: "POST", token }),
};

export interface Download {
  name: string;
  blob: Blob;
}

async function file(response: Response): Promise<Download> {
  const said = response.headers.get("Content-Disposition") ?? "";
  const name = /filename="?([^";]+)"?/.exec(said)?.[1] ?? "bossrush.json";
  return { name, blob: await response.blob() };
}

/** Hand a file to the person, as a download. */
export function handOver({ name, blob }: Download): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Where the live connection is. */
export function socketUrl(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`;
}
