// Sites under watch in plain words: a line for each in a list, and everything that is known of one.
import { counted, printable } from "#formats/index.js";
import {
  sumsOfWatches,
  toIso,
  type Spending,
  type WatchCondition,
  type WatchSiteStatus,
} from "#model/index.js";
import { writtenSite } from "#watch/index.js";
import type { SiteWithStatus } from "./site-status.js";

/** One line of the list. */
export function siteLine({ site, status }: SiteWithStatus): string {
  const { name, wants, requestsPerDay, seeds, isPaused } = site;
  const more = seeds.length > 1 ? ` and ${seeds.length - 1} more` : "";
  const state = status ? `  ${inShort(status)}` : isPaused ? "  paused" : "";
  const facts = `${wants.padEnd(8)}  ${counted(requestsPerDay, "request")} a day`;
  return `${printable(`${name.padEnd(24)}  ${facts}  ${seeds[0] ?? ""}${more}${state}`)}\n`;
}

/** The last line of the list: what is held of all sites together; none where nobody can say yet. */
export function sumsLine(rows: readonly SiteWithStatus[]): string {
  const { completeness, freshness } = sumsOfWatches(rows.flatMap(({ status }) => status ?? []));
  if (completeness === null || rows.length < 2) return "";
  const { share, low, high } = completeness;
  const fresh =
    freshness === null ? "" : `, ${percent(freshness)} of the pages are thought to be as last seen`;
  return `all together: ${percent(share)} of the weight of all versions is held (${percent(low)} to ${percent(high)})${fresh}\n`;
}

/** Everything that is in force for a site, and what its watch says. */
export function siteLines({ site, status }: SiteWithStatus): string {
  const plan = writtenSite(site).map(([key, value]) => `  ${key}: ${value}`);
  const watch = status ? statusLines(status) : [];
  return [site.name, ...plan, ...watch].map((line) => `${printable(line)}\n`).join("");
}

const CONDITIONS: Readonly<Record<WatchCondition, string>> = {
  watching: "under watch",
  paused: "paused",
  spent: "nothing more may be spent for now",
  dead: "nobody answers there; it is asked again more and more rarely",
  "disk-full": "stopped: the archive has reached its disk quota",
  "not-running": "nobody runs the watch",
};

function inShort({ condition, requestsToday, completeness }: WatchSiteStatus): string {
  const most = requestsToday.most === null ? "" : ` of ${requestsToday.most}`;
  const held = completeness ? `, ${percent(completeness.share)} of its versions held` : "";
  return `${CONDITIONS[condition]}, ${requestsToday.spent}${most} requests spent today${held}`;
}

function statusLines(status: WatchSiteStatus): string[] {
  const { condition, note, at, pages, looks, versions, requestsToday, bytesThisMonth } = status;
  const kept = `${pages.watched} watched, ${pages.asleep} asleep, ${pages.gone} gone`;
  return [
    `as of ${toIso(at)}: ${CONDITIONS[condition]}${note === null ? "" : ` (${note})`}`,
    `  pages: ${kept}; ${counted(looks, "look")}, ${counted(versions, "version")}`,
    `  requests today: ${spendingText(requestsToday)}`,
    `  bytes this month: ${spendingText(bytesThisMonth)}`,
    ...qualityLines(status),
    ...needsLines(status),
    ...skipLines(status),
    ...turnLines(status),
    ...status.nextLooks.map(
      ({ url, because, gain }) => `  would look at ${url} (${because}, gain ${gain.toPrecision(2)})`,
    ),
  ];
}

/** What is set aside for work under way counts as spent. */
function spendingText({ spent, most }: Spending): string {
  return `${spent} spent, ${most === null ? "no limit" : `${Math.max(0, most - spent)} left of ${most}`}`;
}

function qualityLines({ completeness, freshness, proved }: WatchSiteStatus): string[] {
  const held = completeness
    ? `${percent(completeness.share)} of the weight of all versions is held (${percent(completeness.low)} to ${percent(completeness.high)} in nine of ten cases)`
    : "nothing can be said yet";
  return [
    `  completeness: ${held}`,
    ...(freshness === null
      ? []
      : [`  freshness: ${percent(freshness)} of the pages are thought to be as last seen`]),
    proved === null
      ? "  proved: no whole capture yet"
      : `  proved: ${percent(proved.share)} of the pages as of ${toIso(proved.asOf)} (capture ${proved.captureId})`,
  ];
}

function needsLines({ wholeNeeds: needs, requestsToday: { most } }: WatchSiteStatus): string[] {
  if (needs === undefined) return [];
  return [
    `  too few requests: a whole capture of its ${counted(needs.pages, "page")} needs about ${needs.requests}, and a day has ${most ?? 0}: it leaves pages out each time`,
  ];
}

function skipLines({ skip }: WatchSiteStatus): string[] {
  if (skip === undefined) return [];
  const { asked, beganAt, endsAt, isWhole, isOver, verified, unverified, delivered } = skip;
  const way = isWhole ? "which passes over nothing: too little is known yet" : isOver ? "which is over" : "which goes on"; // prettier-ignore
  const told = delivered
    ? `${percent(delivered.share)} of the changes of the last rounds were found (${percent(delivered.low)} to ${percent(delivered.high)} in nine of ten cases), by what was looked at by lot`
    : "what was looked at by lot says nothing yet";
  return [
    `  round: from ${toIso(beganAt)} to ${toIso(endsAt)}, ${way}; ${counted(verified, "page")} seen, ${unverified} unverified`,
    `  recall: ${percent(asked)} asked for; ${told}`,
  ];
}

function turnLines({ lastTurnAt, nextTurnAt, nextSharpAt }: WatchSiteStatus): string[] {
  const turns = [
    ["last turn", lastTurnAt],
    ["next turn", nextTurnAt],
    ["next whole capture", nextSharpAt],
  ] as const;
  return turns.flatMap(([what, at]) => (at === null ? [] : [`  ${what}: ${toIso(at)}`]));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
