// Runs the detector over labelled pairs as an archive would: each pair with what its page showed before.
import { readFileSync } from "node:fs";
import {
  compareVersions,
  EditTally,
  readPage,
  scrubRules,
  VolatilityLearner,
  type PageModel,
} from "#detect/index.js";
import type { ChangeVerdict } from "#model/index.js";
import { changeOf } from "./change-labeller.js";
import { pageEvents, PACKS, shortHash, versionPairs, type Pack, type PageEvent } from "./page-packs.js";
import type { LabelledPair } from "./pair-sample.js";

/** The committed labels. */
export const LABELS: readonly LabelledPair[] = readFileSync(
  `${import.meta.dirname}/../../fixtures/detect/labels.jsonl`,
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as LabelledPair);

/** A label of either sample. */
export type AnyLabel = Omit<LabelledPair, "half" | "revert">;

/** A labelled pair and what the detector says of it. */
export interface Evaluated {
  readonly label: AnyLabel;
  readonly verdict: ChangeVerdict;
  readonly importance: number;
  readonly share: number;
  readonly explanation: string;
}

/** Earlier versions of the page from which volatile regions may be learned. */
const HISTORY = 6;
/** Of the other pages that changed at the same second, so many are compared: a capture would compare them all. */
const MOST_SIBLINGS = 14;
const rules = scrubRules();

/** Judges labelled pairs as a capture does: with what the page showed before, and what other pages show alike. */
export async function evaluate(labels: readonly AnyLabel[], dressed = asItIs): Promise<Evaluated[]> {
  const wanted = new Map(labels.map((l) => [`${l.pack} ${l.path} ${l.to} ${l.after}`, l]));
  const tallies = await talliesOf(labels, dressed);
  const results: Evaluated[] = [];
  for (const pack of PACKS)
    for await (const { event, past } of versionsWithPast(pack)) {
      const label = wanted.get(`${pack} ${event.path} ${event.t} ${shortHash(event.html ?? "")}`);
      if (!label || past.length === 0 || shortHash(past.at(-1)!) !== label.before) continue;
      const after = event.html === undefined ? null : dressed(event.html);
      results.push(judge(label, past.map(dressed), after, tallies.get(`${pack} ${event.t}`)!));
    }
  return results;
}

const asItIs = (html: string): string => html;

/** The page with all landmarks, roles, ids and classes taken off: nothing but other pages shows what its frame is. */
export function undressed(html: string): string {
  return html
    .replace(/<(\/?)(?:main|nav|header|footer|aside|section|article)\b/gi, "<$1div")
    .replace(/\s(?:class|id|role)="[^"]*"/gi, "");
}

/** The edits of the first pages that changed at each second asked for. */
async function talliesOf(
  labels: readonly AnyLabel[],
  dressed: (html: string) => string,
): Promise<Map<string, EditTally>> {
  const tallies = new Map(labels.map(({ pack, to }) => [`${pack} ${to}`, new EditTally()]));
  const taken = new Map<EditTally, number>();
  for (const pack of PACKS)
    for await (const { event, past } of versionsWithPast(pack)) {
      const tally = tallies.get(`${pack} ${event.t}`);
      const [before, count] = [past.at(-1), tally ? (taken.get(tally) ?? 0) : 0];
      if (!tally || event.html === undefined || before === undefined || count >= MOST_SIBLINGS) continue;
      if (before === event.html) continue;
      taken.set(tally, count + 1);
      const read = (html: string): PageModel => readVersion(pack, event.path, dressed(html));
      compareVersions(read(before), read(event.html), { rules, tally, url: event.path });
    }
  return tallies;
}

/** Every event of a pack with the versions of its page before it. */
async function* versionsWithPast(pack: Pack): AsyncGenerator<{ event: PageEvent; past: readonly string[] }> {
  let path = "";
  let past: string[] = [];
  for await (const event of pageEvents(pack)) {
    if (event.path !== path) [path, past] = [event.path, []];
    yield { event, past };
    past = event.html === undefined ? [] : [...past, event.html].slice(-HISTORY);
  }
}

function readVersion(pack: Pack, path: string, html: string): PageModel {
  return readPage(Buffer.from(html), { url: addressOf(pack, path), rules });
}

/** What the detector says of the newest version, given the versions before it and the edits of other pages. */
function judge(label: AnyLabel, past: readonly string[], after: string | null, tally: EditTally): Evaluated {
  const read = (html: string): PageModel => readVersion(label.pack as Pack, label.path, html);
  const learner = new VolatilityLearner();
  const models = past.map(read);
  for (const model of models) learner.see(model);
  const { verdict, importance, share, explanation } = compareVersions(models.at(-1)!, read(after ?? ""), {
    rules,
    regions: learner.regions(),
    template: tally.template(),
  });
  return { label, verdict, importance, share, explanation };
}

function addressOf(pack: Pack, path: string): string {
  return pack === "apache-www"
    ? `https://www.apache.org/${path.replace(/^output\//, "")}`
    : `https://blog.rust-lang.org/${path}`;
}

/** The figures of docs/papers/detection.md, section 2. */
export interface Scores {
  readonly pairs: number;
  readonly precision: number;
  readonly recall: number;
  /** Large page-specific changes called insignificant. */
  readonly largeMissed: number;
  /** Share of (template or date, page-specific) combinations in which the former has the lower importance. */
  readonly rankedBelow: number;
  /** The same of all that is insignificant. */
  readonly calmBelow: number;
  /** Kind of change → verdict → pairs. */
  readonly confusion: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Scores a half. */
export function scoresOf(results: readonly Evaluated[]): Scores {
  const isCalled = (r: Evaluated): boolean => r.verdict === "insignificant" || r.verdict === "identical";
  const called = results.filter(isCalled);
  const truly = results.filter((r) => !r.label.significant);
  const right = called.filter((r) => !r.label.significant).length;
  const frame = results.filter((r) => r.label.kind === "template" || r.label.kind === "date");
  const own = results.filter((r) => r.label.kind.startsWith("specific"));
  const below = (some: readonly Evaluated[]): number =>
    some.reduce((sum, f) => sum + own.filter((o) => f.importance < o.importance).length, 0) /
    Math.max(1, some.length * own.length);
  const confusion: Record<string, Record<string, number>> = {};
  for (const { label, verdict } of results) {
    const row = (confusion[label.kind] ??= {});
    row[verdict] = (row[verdict] ?? 0) + 1;
  }
  return {
    pairs: results.length,
    precision: right / Math.max(1, called.length),
    recall: right / Math.max(1, truly.length),
    largeMissed: results.filter((r) => r.label.kind === "specific-large" && isCalled(r)).length,
    rankedBelow: below(frame),
    calmBelow: below(truly),
    confusion,
  };
}

/** What became of apache-www's front page, version by version. */
export interface FrontPageRun {
  /** Sightings after which volatile regions were first known. */
  readonly learnedAfter: number;
  /** Versions, once that was so, that differ in the rotating box alone. */
  readonly rotations: number;
  /** Those called insignificant. */
  readonly ignored: number;
  /** Every verdict once regions were known; the key is time and hash of the newer version. */
  readonly verdicts: readonly { readonly key: string; readonly verdict: ChangeVerdict }[];
}

/** Goes through the first versions of the front page in order, learning as an archive would. */
export async function frontPageRun(versions: number): Promise<FrontPageRun> {
  const learner = new VolatilityLearner();
  const verdicts: { key: string; verdict: ChangeVerdict }[] = [];
  let [seen, learnedAfter, rotations, ignored] = [0, 0, 0, 0];
  let last: { html: string; model: PageModel } | null = null;
  for await (const pair of versionPairs("apache-www")) {
    if (pair.path !== "output/index.html") continue;
    if (++seen > versions) break;
    const read = (html: string): PageModel =>
      readPage(Buffer.from(html), { url: "https://www.apache.org/", rules });
    // The newer version of one pair is the older of the next: it is read once.
    const before: PageModel = last?.html === pair.before ? last.model : read(pair.before);
    learner.see(before);
    const regions = learner.regions();
    if (regions.places.length === 0 || pair.after === null) continue;
    learnedAfter ||= seen;
    last = { html: pair.after, model: read(pair.after) };
    const { verdict } = compareVersions(before, last.model, { rules, regions });
    verdicts.push({ key: `${pair.to} ${shortHash(pair.after)}`, verdict });
    if (!changeOf(pair).boxChanged) continue;
    rotations++;
    if (verdict === "insignificant") ignored++;
  }
  return { learnedAfter, rotations, ignored, verdicts };
}
