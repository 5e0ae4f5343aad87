// Changes of a file of sites: what is changed is changed in the text, and the rest of it, comments too, stays byte for
// byte. Behind every change the new text is read again: it must say what was meant, and nothing else.
import type { SitePlan, WatchPlan } from "#model/index.js";
import { readPlaced, withoutMark } from "../read-plan.js";
import { faultLine, type Fault } from "../yaml/fault.js";
import { readYaml, type YamlMap } from "../yaml/yaml-tree.js";
import { makeChange, siteNodes, type Before, type Made, type PlanChange } from "./make-change.js";
import { dataOf } from "./said-data.js";

/** A change that was made. */
export interface PlanChanged {
  readonly text: string;
  readonly plan: WatchPlan;
  /** The site that was added or edited. */
  readonly site: SitePlan | null;
  readonly warnings: readonly string[];
}

/** Why nothing was changed, in one line each. */
export interface PlanUnchanged {
  readonly faults: readonly string[];
}

/** Changes the text of a file; `null` is a file that is not there yet. */
export function changePlan(
  text: string | null,
  change: PlanChange,
  file: string,
): PlanChanged | PlanUnchanged {
  const own = withoutMark(text ?? "");
  const before = planBefore(own, change, file);
  if ("faults" in before) return before;
  const made = makeChange(own, before, change);
  if ("problem" in made) return { faults: [made.problem] };
  const after = readPlaced(made.text);
  if ("faults" in after) return { faults: faultsOf(made.text, after.faults, file) };
  if (!isMeant(before, after.root, made)) return { faults: [byHand(file)] };
  return {
    text: `${text?.startsWith("\ufeff") ? "\ufeff" : ""}${made.text}`,
    plan: after.plan,
    site: made.index === null ? null : (after.plan.sites[made.index] ?? null),
    warnings: after.warnings.map((fault) => faultLine(made.text, file, fault)),
  };
}

const NOTHING: WatchPlan = { sites: [], channels: [], diskQuotaBytes: null, auditDays: null };

/** A file that is wrong is never written over: what its owner meant is not known. */
function planBefore(text: string, change: PlanChange, file: string): Before | PlanUnchanged {
  const read = readPlaced(text);
  if (!("faults" in read)) return read;
  const bare = "add" in change ? readYaml(text) : null;
  if (bare && "root" in bare && bare.root === null) return { root: null, plan: NOTHING };
  const lines = read.faults.map((fault) => faultLine(text, file, fault));
  return { faults: [...lines, `${file} must be mended first; nothing was changed`] };
}

/** Without places, which would be those of a text that nobody has seen; what is no YAML any more is not their fault. */
function faultsOf(text: string, faults: readonly Fault[], file: string): readonly string[] {
  return "faults" in readYaml(text) ? [byHand(file)] : faults.map(({ what }) => what);
}

/** Whether the new text says what was meant of the sites, and all else as before. */
function isMeant({ root }: Before, after: YamlMap, { sites }: Made): boolean {
  const rest = (map: YamlMap | null): unknown =>
    (map?.entries ?? []).filter(({ key }) => key !== "sites").map(({ key, value }) => [key, dataOf(value)]);
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return same(rest(root), rest(after)) && same(sites, siteNodes(after).map(dataOf));
}

function byHand(file: string): string {
  return `${file} is written in a way in which this cannot be changed without changing more: edit it by hand`;
}
