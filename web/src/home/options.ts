/** Which options of a game there are to choose from, at a table like the one being opened. */
import type { SettingView } from "../wire/messages";

export type Options = Readonly<Record<string, unknown>>;

const within = (seats: number, range: readonly number[] | undefined): boolean => {
  const [low, high] = range ?? [];
  return low === undefined || high === undefined || (low <= seats && seats <= high);
};

/** Whether an option changes anything with so many seats and these other options. */
export function applies(setting: SettingView, seats: number, options: Options): boolean {
  return within(seats, setting.seats) && Object.entries(setting.when ?? {}).every(([name, values]) => (values ?? []).includes(options[name]));
}

/** The values that make sense with so many seats, each with its place among all of them. */
export function valuesFor(setting: SettingView, seats: number): { value: unknown; place: number }[] {
  return (setting.values ?? []).map((value: unknown, place: number) => ({ value, place })).filter(({ place }) => within(seats, setting.value_seats?.[place]));
}

/** What goes to the server: what was chosen where it applies, and otherwise what a table begins with. */
export function settled(settings: readonly SettingView[], seats: number, options: Options): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const setting of settings) {
    const chosen = options[setting.name];
    const values = valuesFor(setting, seats);
    const good = applies(setting, seats, options) && (!values.length || values.some(({ value }) => value === chosen));
    made[setting.name] = good ? chosen : setting.default;
  }
  return made;
}
