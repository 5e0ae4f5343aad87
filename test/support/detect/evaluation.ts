// Runs the detector over labelled pairs as an archive would: each pair with what its page showed before.
import { readFileSync } from "node:fs";
import { compareVersions, readPage, scrubRules, VolatilityLearner, type PageModel } from "#detect/index.js";
import type { ChangeVerdict } from "#model/index.js";
import { changeOf } from "./change-labeller.js";
import { pageEvents, PACKS, shortHash, versionPairs, type Pack } from "./page-packs.js";
import type { LabelledPair } from "./pair-sample.js";

/** The committed labels. */
export const LABELS: readonly LabelledPair[] = readFileSync(
  `${import.meta.dirname}/../../fixtures/detect/labels.jsonl`,
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as LabelledPair);

/** A labelled pair and what the detector says of it. */
export interface Evaluated {
  readonly label: LabelledPair;
  readonly verdict: ChangeVerdict;
  readonly importance: number;
  readonly share: number;
  readonly explanation: string;
}

/** Earlier versions of the page from which volatile regions may be learned. */
const HISTORY = 6;
const rules = scrubRules();

/** Judges the labelled pairs of one half, in file order. */
export async function evaluate(half: LabelledPair["half"]): Promise<Evaluated[]> {
  const wanted = new Map(
    LABELS.filter((l) => l.half === half).map((l) => [`${l.pack} ${l.path} ${l.to} ${l.after}`, l]),
  );
  const pages = new Set([...wanted.values()].map((l) => `${l.pack} ${l.path}`));
  const results: Evaluated[] = [];
  for (const pack of PACKS) {
    let path = "";
    let past: string[] = [];
    for await (const event of pageEvents(pack)) {
      if (event.path !== path) [path, past] = [event.path, []];
      if (!pages.has(`${pack} ${path}`)) continue;
      const label = wanted.get(`${pack} ${path} ${event.t} ${shortHash(event.html ?? "")}`);
      if (label && past.length > 0 && shortHash(past.at(-1)!) === label.before)
        results.push(judge(label, past, event.html ?? null));
      if (event.html === undefined) past = [];
      else past = [...past, event.html].slice(-HISTORY);
    }
  }
  return results;
}

/** What the detector says of the newest version, given the versions before it. */
export function judge(label: LabelledPair, past: readonly string[], after: string | null): Evaluated {
  const read = (html: string): ReturnType<typeof readPage> =>
    readPage(Buffer.from(html), { url: addressOf(label.pack as Pack, label.path), rules });
  const learner = new VolatilityLearner();
  const models = past.map(read);
  for (const model of models) learner.see(model);
  const { verdict, importance, share, explanation } = compareVersions(models.at(-1)!, read(after ?? ""), {
    rules,
    regions: learner.regions(),
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
  const below = frame.reduce((sum, f) => sum + own.filter((o) => f.importance < o.importance).length, 0);
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
    rankedBelow: below / Math.max(1, frame.length * own.length),
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
  for await (const pair of versionPairs("apache-www")) {
    if (pair.path !== "output/index.html") continue;
    if (++seen > versions) break;
    const read = (html: string): PageModel =>
      readPage(Buffer.from(html), { url: "https://www.apache.org/", rules });
    const before = read(pair.before);
    learner.see(before);
    const regions = learner.regions();
    if (regions.places.length === 0 || pair.after === null) continue;
    learnedAfter ||= seen;
    const { verdict } = compareVersions(before, read(pair.after), { rules, regions });
    verdicts.push({ key: `${pair.to} ${shortHash(pair.after)}`, verdict });
    if (!changeOf(pair).boxChanged) continue;
    rotations++;
    if (verdict === "insignificant") ignored++;
  }
  return { learnedAfter, rotations, ignored, verdicts };
}
