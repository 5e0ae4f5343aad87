// `isochron lab watch --living`: the whole loop of a watch on a living site in virtual time, held against the truth.
import { lineChart } from "#chart/index.js";
import { UsageError } from "#errors.js";
import { HOST_SCOPE, type PageUrl, type SitePlan, type WatchTurn } from "#model/index.js";
import { MIND_DEFAULTS } from "#watch/index.js";
import type { ChangeSettings } from "../../living-site/settings.js";
import { simulateLivingSite } from "../../living-site/answer/simulated-fetcher.js";
import type { ExperimentOptions, ExperimentOutcome } from "../experiment.js";
import { experimentHtml } from "../page.js";
import type { LabParameters } from "../parameters.js";
import { tableText, type Table } from "../table.js";
import { heldByTruth, type TrueHoldings } from "./living-truth.js";
import { retraceLiving, watchLiving, type LivingWatchOutcome } from "./living-watch.js";

const DAY_MS = 86_400_000;
const TURN_MS = 3_600_000;
const DEFAULTS = { pages: 60, days: 28, budget: 1 };
/** A year in virtual time takes minutes. */
const MOST_DAYS = 366;
/** Pages change between twice a day and once in a hundred days; a tenth comes later, some go and some come back. */
const CHANGES = {
  rates: { kind: "log-uniform", minPerDay: 0.01, maxPerDay: 2 },
  bulk: { perDay: 0.1, share: 0.2 },
} as const;
const FATES = { bornShare: 0.1, dyingShare: 0.05, returnShare: 0.3 };

/** A living site and its budget of requests per day, a share of its pages. */
export interface LivingWatched {
  readonly seed: number;
  readonly pages: number;
  readonly days: number;
  readonly budget: number;
  readonly changes?: Partial<ChangeSettings>;
}

/** What the watch held, and what it thinks of itself. */
export interface LivingRow extends TrueHoldings {
  /** What the watch itself thinks it holds, with its 90 % interval; `null` before a look. */
  readonly estimate: { readonly share: number; readonly low: number; readonly high: number } | null;
  /** Share of the pages that the last whole capture proved; `null` without one. */
  readonly proved: number | null;
  readonly looks: number;
  /** As the site counted them. */
  readonly requests: number;
  readonly turns: number;
  /** Choices that a course without clock and site made again, and those of them that came out another way. */
  readonly choices: number;
  readonly otherChoices: number;
}

/** Runs it. */
export async function watchLivingSite(options: ExperimentOptions): Promise<ExperimentOutcome> {
  const { seed, pages = DEFAULTS.pages, days = DEFAULTS.days, budget = DEFAULTS.budget } = options;
  if (days > MOST_DAYS) throw new UsageError("USAGE", `--days is at most ${MOST_DAYS}, not ${days}`);
  const { row, plan, outcome } = await watchDrawnSite({ seed, pages, days, budget });
  const others = { days, "requests a day": plan.requestsPerDay };
  return outcomeOf(row, { pages, seed, runs: 1, runsAre: "a drawn site", others }, outcome);
}

/** Draws a living site and watches it. */
export async function watchDrawnSite({
  seed,
  pages,
  days,
  budget,
  changes,
}: LivingWatched): Promise<{ row: LivingRow; plan: SitePlan; outcome: LivingWatchOutcome }> {
  const fates = { ...FATES, withinMs: days * DAY_MS };
  const drawn = { seed, pages, changes: { ...CHANGES, ...changes }, fates };
  const { clock, fetcher, site, url } = simulateLivingSite(drawn);
  const plan = planOf(url, Math.max(1, Math.round(budget * pages)));
  const outcome = await watchLiving({ clock, fetcher }, { plan, turnMs: TURN_MS, forMs: days * DAY_MS });
  const truth = heldByTruth(site, outcome.endedAt, url);
  return { row: rowOf(outcome, plan, { ...truth, requests: site.log.total }), plan, outcome };
}

function planOf(url: PageUrl, requestsPerDay: number): SitePlan {
  return {
    name: "living.test",
    seeds: [url],
    wants: "both",
    isPaused: false,
    requestsPerDay,
    bytesPerMonth: null,
    sharp: { every: "week", weekday: 0, hour: 3 },
    pagesPerVersion: 10,
    recall: null,
    planner: MIND_DEFAULTS.planner,
    pattern: "week",
    delayMs: 1_000,
    maxPages: 200_000,
    scope: HOST_SCOPE,
    robots: "obey",
    robotsReason: null,
    browser: "never",
    hints: { sitemaps: false, feeds: [], oai: [], discover: false },
    tell: null,
  };
}

function rowOf(
  outcome: LivingWatchOutcome,
  plan: SitePlan,
  truth: TrueHoldings & { readonly requests: number },
): LivingRow {
  const { status, turns } = outcome;
  const { choices, others } = retraceLiving(outcome, plan);
  return {
    ...truth,
    estimate: status.completeness,
    proved: status.proved?.share ?? null,
    looks: status.looks,
    turns: turns.length,
    choices,
    otherChoices: others.length,
  };
}

function outcomeOf(
  row: LivingRow,
  parameters: LabParameters,
  { turns, beganAt }: LivingWatchOutcome,
): ExperimentOutcome {
  const table = livingTable(row, parameters);
  const result = { experiment: "watch", living: true, ...row, rows: [row], parameters };
  return {
    result,
    table: tableText(table),
    html: experimentHtml({
      title: "Watching a living site",
      about: [
        "The same loop as for people, in virtual time: turns by the hour, looks at single pages, a whole capture every week, all within one budget; the loop is begun anew at half time.",
        "Completeness is by the site's own record: the share of the weight of all versions since each page's first look that some look was answered with; a version weighs as its page does, and as much as it changed of the one before. The estimate is what the watch thinks of itself; it weighs what changed from look to look.",
      ],
      charts: [turnsChart(turns, beganAt)],
      tables: [table],
    }),
  };
}

function livingTable(row: LivingRow, parameters: LabParameters): Table {
  const { estimate } = row;
  const interval = estimate && `${figure(estimate.share)} (${figure(estimate.low)}–${figure(estimate.high)})`;
  const rows = [
    ["completeness by the site's record", figure(row.completeness)],
    ["versions seen, of those there were", `${row.held} of ${row.versions}`],
    ["completeness as the watch thinks, 90 % interval", interval ?? "–"],
    ["share proved by the last whole capture", row.proved === null ? "–" : figure(row.proved)],
    ["pages looked at, of those that ever were", `${row.pagesSeen} of ${row.pages}`],
    ["looks", `${row.looks}`],
    ["requests", `${row.requests}`],
    ["turns", `${row.turns}`],
    ["choices made again without the loop, alike", `${row.choices - row.otherChoices} of ${row.choices}`],
  ];
  return { title: "The whole loop on a living site", parameters, columns: ["what", "figure"], rows };
}

function figure(share: number): string {
  return share.toFixed(3);
}

function turnsChart(turns: readonly WatchTurn[], beganAt: number): string {
  const series = (["looks", "changes"] as const).map((name) => {
    let sum = 0;
    const points = turns.map((turn) => [(turn.at - beganAt) / DAY_MS, (sum += turn[name])] as const);
    return { name, points };
  });
  return lineChart({ title: "Looks, and changes that they found", xLabel: "day", yLabel: "in all" }, series);
}
