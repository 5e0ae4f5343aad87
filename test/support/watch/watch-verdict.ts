// What must hold of a watch however often it was killed, judged from what its processes said and what they left.
import {
  identityKey,
  isCaptured,
  isRefresh,
  isUnfinished,
  type Capture,
  type CapturedSighting,
  type NewsItem,
  type Sighting,
} from "#model/index.js";
import { VirtualClock } from "#lab/index.js";
import type { Archive } from "#ports/index.js";
import { auditArchive, openArchive, openWatch } from "#store/index.js";
import { newsId } from "#watch/index.js";
import type { KilledWatch } from "./watch-kills.js";
import { growthIn, memoryOf, type WatchMemory } from "./watch-memory.js";
import { DAY_MS, WatchedWorld, type WorldSize } from "./watched-world.js";
import { meteredOut, overruns } from "./world-overruns.js";
import type { WorldLine } from "./world-log.js";

/** What was found wrong, each in a line; and what there was to be judged. */
export interface WatchVerdict {
  readonly faults: readonly string[];
  readonly figures: Readonly<Record<string, number>>;
  readonly memory: WatchMemory;
}

type Line<K extends WorldLine["kind"]> = Extract<WorldLine, { kind: K }>;

/** Judges everything. */
export async function judgeWatch(killed: KilledWatch, size: WorldSize): Promise<WatchVerdict> {
  const world = new WatchedWorld(size);
  const { lines } = killed;
  const archive = await openArchive(killed.dir, { mode: "read" });
  try {
    const { captures, sightings } = await heldBy(archive);
    const told = await toldNews(killed.dir);
    const audited = await auditFaults(killed.dir);
    const memory = memoryOf(lines);
    return {
      faults: [
        ...overruns(lines, world),
        ...tooSoon(lines, world),
        ...lostLooks(lines, sightings),
        ...inventedLooks(lines, sightings),
        ...twoIds(lines, told),
        ...untoldVersions(captures, sightings, told),
        ...leftOpen(captures, world),
        ...audited.faults,
        ...growthIn(memory),
      ],
      figures: {
        kills: killed.kills,
        faults: killed.faults,
        requests: of(lines, "sent").length,
        turns: of(lines, "turn").length,
        news: told.length,
        captures: captures.length,
        sharp: captures.filter((one) => !isRefresh(one) && one.phase === "finished").length,
        sightings: sightings.length,
        files: audited.files,
        // Sites whose month's bytes were nearly spent.
        metered: meteredOut(lines, world),
        full: of(lines, "mark").filter(({ what }) => what.includes("Waiting for space")).length,
      },
      memory,
    };
  } finally {
    await archive.close();
  }
}

function of<K extends WorldLine["kind"]>(lines: readonly WorldLine[], kind: K): Line<K>[] {
  return lines.filter((line): line is Line<K> => line.kind === kind);
}

async function heldBy({
  catalog,
}: Archive): Promise<{ captures: readonly Capture[]; sightings: Sighting[] }> {
  const captures = await catalog.captures.list();
  const sightings: Sighting[] = [];
  for (const { id } of captures)
    for await (const sighting of catalog.sightings.ofCapture(id)) sightings.push(sighting);
  return { captures, sightings: sightings.sort((a, b) => a.times.sentAt - b.times.sentAt) };
}

async function toldNews(dir: string): Promise<NewsItem[]> {
  const stores = openWatch(dir);
  try {
    return (await stores.news.list({ limit: 1_000_000 })).map(({ item }) => item);
  } finally {
    stores.close();
  }
}

/**
 * In true time, host by host and server by server: the pause is that of the site that asks, whoever asked before, and
 * at a host what its robots.txt asks for, as soon as somebody has sent a request after reading it. A request that was
 * cut off ended when its process did.
 */
function tooSoon(lines: readonly WorldLine[], world: WatchedWorld): string[] {
  return [...tooSoonBy(lines, world, "site"), ...tooSoonBy(lines, world, "address")];
}

function tooSoonBy(lines: readonly WorldLine[], world: WatchedWorld, by: "site" | "address"): string[] {
  const faults: string[] = [];
  const ends = new Map<string, number>();
  const open = new Map<number, Line<"sent">>();
  const rules = new RulesRead();
  const last = { at: 0, round: -1 };
  for (const line of lines) {
    if (line.round !== last.round) for (const sent of open.values()) ends.set(sent[by], last.at);
    if (line.round !== last.round) open.clear();
    if (line.kind === "sent") {
      const { plan, crawlDelayMs } = world.siteOf(line.url as Sighting["url"]);
      const isBound = by === "site" && rules.isReadBefore(line);
      const delayMs = isBound ? Math.max(plan.delayMs, crawlDelayMs ?? 0) : plan.delayMs;
      const pauseMs = line.at - (ends.get(line[by]) ?? 0);
      if (pauseMs < delayMs || [...open.values()].some((sent) => sent[by] === line[by]))
        faults.push(
          `round ${line.round}: ${line.url} was asked ${pauseMs} ms after the last at ${line[by]} (${delayMs} ms)`,
        );
      open.set(line.no, line);
    }
    if (line.kind === "done") {
      rules.done(open.get(line.no)!);
      ends.set(open.get(line.no)![by], line.at);
      open.delete(line.no);
    }
    [last.at, last.round] = [line.at, line.round];
  }
  return faults;
}

/** Of which sites robots.txt has been read: a process that dies as its answer comes in knows nothing of it. */
class RulesRead {
  readonly #answered = new Map<string, number>();
  readonly #read = new Set<string>();

  done({ site, url, round }: Line<"sent">): void {
    if (url.endsWith("/robots.txt")) this.#answered.set(site, round);
  }

  isReadBefore({ site, round }: Line<"sent">): boolean {
    if (this.#answered.get(site) === round) this.#read.add(site);
    return this.#read.has(site);
  }
}

const lookKey = (url: string, sentAt: number): string => `${url} ${sentAt}`;

/** Pages asked for in a turn that was told to have ended are on record. */
function lostLooks(lines: readonly WorldLine[], sightings: readonly Sighting[]): string[] {
  const held = new Set(sightings.map(({ url, times }) => lookKey(url, times.sentAt)));
  const asked = new Map<string, Line<"sent">[]>();
  const faults: string[] = [];
  let round = -1;
  for (const line of lines) {
    if (line.round !== round) asked.clear();
    round = line.round;
    if (line.kind === "sent" && line.isPage) asked.set(line.site, [...(asked.get(line.site) ?? []), line]);
    if (line.kind !== "turn") continue;
    for (const { url, shownAt } of asked.get(line.turn.site) ?? [])
      if (!held.has(lookKey(url, shownAt))) faults.push(`${url} at ${shownAt} was acknowledged and is lost`);
    asked.delete(line.turn.site);
  }
  return faults;
}

/** Nothing is on record that nobody was asked for. */
function inventedLooks(lines: readonly WorldLine[], sightings: readonly Sighting[]): string[] {
  const asked = new Set(of(lines, "sent").map(({ url, shownAt }) => lookKey(url, shownAt)));
  return sightings.flatMap(({ url, times, outcome }) =>
    asked.has(lookKey(url, times.sentAt))
      ? []
      : [`${url} at ${times.sentAt} is on record and was not asked for: ${JSON.stringify(outcome)}`],
  );
}

/** Of every change one id, whoever told of it and however often; of every id one change. */
function twoIds(lines: readonly WorldLine[], told: readonly NewsItem[]): string[] {
  const ids = new Map<string, string>();
  const events = new Map<string, string>();
  const faults: string[] = [];
  const hold = (map: Map<string, string>, key: string, value: string): void => {
    if ((map.get(key) ?? value) !== value) faults.push(`${key}: ${map.get(key)} and ${value}`);
    map.set(key, value);
  };
  for (const { id, site, kind, url, since, title } of [
    ...told,
    ...of(lines, "news").map(({ item }) => item),
  ]) {
    if (url !== null) hold(ids, `${url} since ${since}`, id);
    hold(events, id, `${site} ${kind} ${url} ${since} ${url === null ? title : ""}`);
  }
  const kept = new Set(told.map(({ id }) => id));
  return [
    ...faults,
    ...new Set([...events].flatMap(([id, event]) => (kept.has(id) ? [] : notKept(id, event, lines)))),
  ];
}

/** What a killed process was about to tell and had not kept is found again, unless its looks were lost. */
function notKept(id: string, event: string, lines: readonly WorldLine[]): string[] {
  const said = of(lines, "news").findLast(({ item }) => item.id === id)!;
  return [`round ${said.round}: ${event} was told as ${id} and is not among the news`];
}

const KINDS = ["changed", "gone", "back", "moved"] as const;

/** Every version that the catalog holds after another was told. */
function untoldVersions(
  captures: readonly Capture[],
  sightings: readonly Sighting[],
  told: readonly NewsItem[],
): string[] {
  const ids = new Set(told.map(({ id }) => id));
  const sites = new Map(captures.map(({ id, site }) => [id, site]));
  const before = new Map<string, CapturedSighting>();
  const faults: string[] = [];
  for (const sighting of sightings) {
    if (!isCaptured(sighting)) continue;
    const last = before.get(sighting.url);
    before.set(sighting.url, sighting);
    if (last === undefined || sighting.pass === "probe" || !isNews(last, sighting)) continue;
    const { url, captureId } = sighting;
    const [mark, since] = [identityKey(sighting.outcome.identity), last.times.lastByteAt];
    const site = sites.get(captureId)!;
    if (!KINDS.some((kind) => ids.has(newsId({ site, kind, url, mark, since }))))
      faults.push(
        `${url} in ${captureId} (${sighting.pass}) at ${sighting.times.sentAt} changed, and nobody was told`,
      );
  }
  return faults;
}

function isNews(before: CapturedSighting, after: CapturedSighting): boolean {
  const [one, other] = [before.outcome.identity, after.outcome.identity];
  return one.status === 404 ? other.status !== 404 : identityKey(one) !== identityKey(other);
}

/** Only the last day's looks may still be open. */
function leftOpen(captures: readonly Capture[], { endAt }: WatchedWorld): string[] {
  return captures
    .filter((one) => isUnfinished(one) && (!isRefresh(one) || one.startedAt < endAt - DAY_MS))
    .map(({ id, site, phase }) => `${id} of ${site} was left ${phase}`);
}

async function auditFaults(dir: string): Promise<{ files: number; faults: string[] }> {
  const faults: string[] = [];
  let files = 0;
  const clock = new VirtualClock({ startAt: 0 as Capture["startedAt"] });
  for await (const { file, sha256Ok, findings } of auditArchive(dir, "kills", clock)) {
    files++;
    if (sha256Ok === false || findings.length > 0) faults.push(`${file}: ${JSON.stringify(findings)}`);
  }
  return { files, faults };
}
