// What a watched world was asked for beside what its plans allow.
import type { WatchedWorld } from "./watched-world.js";
import type { WorldLine } from "./world-log.js";

type Sent = Extract<WorldLine, { kind: "sent" }>;

/** Days and months in which more was spent than the plan allows, each in a line. */
export function overruns(lines: readonly WorldLine[], world: WatchedWorld): string[] {
  return [...daysOverrun(lines, world), ...monthsOverrun(lines, world)];
}

const NEARLY = 0.95;

/** Months of sites in which nearly all their bytes came: what a budget that is never reached holds to proves nothing. */
export function meteredOut(lines: readonly WorldLine[], world: WatchedWorld): number {
  return byMonth(lines, world).filter(({ bytes, most }) => bytes >= NEARLY * most).length;
}

function monthsOverrun(lines: readonly WorldLine[], world: WatchedWorld): string[] {
  return byMonth(lines, world).flatMap(({ key, bytes, most }) =>
    bytes <= most ? [] : [`${key}: ${bytes} bytes`],
  );
}

/** Months are those of the clock that the process had when it asked. */
function byMonth(lines: readonly WorldLine[], { sites }: WatchedWorld) {
  const counts = new Map<string, number>();
  const open = new Map<string, Sent>();
  for (const line of lines) {
    if (line.kind === "sent") open.set(`${line.round} ${line.no}`, line);
    if (line.kind !== "done") continue;
    const { site, shownAt } = open.get(`${line.round} ${line.no}`)!;
    const key = `${site} ${new Date(shownAt).toISOString().slice(0, 7)}`;
    counts.set(key, (counts.get(key) ?? 0) + line.bytes);
  }
  const most = new Map(sites.map(({ plan }) => [plan.name, plan.bytesPerMonth ?? Infinity]));
  return [...counts].map(([key, bytes]) => ({ key, bytes, most: most.get(key.split(" ")[0]!)! }));
}

/** Days are those of the clock that the process had. */
function daysOverrun(lines: readonly WorldLine[], { sites }: WatchedWorld): string[] {
  const counts = new Map<string, number>();
  for (const { site, shownAt } of lines.filter((line) => line.kind === "sent")) {
    const key = `${site} ${new Date(shownAt).toISOString().slice(0, 10)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = new Map(sites.map(({ plan }) => [plan.name, plan.requestsPerDay]));
  return [...counts].flatMap(([key, count]) =>
    count <= most.get(key.split(" ")[0]!)! ? [] : [`${key}: ${count} requests`],
  );
}
