import { readPlaced, withoutMark } from "../read-plan.js";
import { faultLine } from "../yaml/fault.js";
import { readYaml } from "../yaml/yaml-tree.js";
import { makeChange, siteNodes } from "./make-change.js";
import { dataOf } from "./said-data.js";
/** Changes the text of a file; `null` is a file that is not there yet. */
export function changePlan(text, change, file) {
    const own = withoutMark(text ?? "");
    const before = planBefore(own, change, file);
    if ("faults" in before)
        return before;
    const made = makeChange(own, before, change);
    if ("problem" in made)
        return { faults: [made.problem] };
    const after = readPlaced(made.text);
    if ("faults" in after)
        return { faults: faultsOf(made.text, after.faults, file) };
    if (!isMeant(before, after.root, made))
        return { faults: [byHand(file)] };
    return {
        text: `${text?.startsWith("\ufeff") ? "\ufeff" : ""}${made.text}`,
        plan: after.plan,
        site: made.index === null ? null : (after.plan.sites[made.index] ?? null),
        warnings: after.warnings.map((fault) => faultLine(made.text, file, fault)),
    };
}
const NOTHING = { sites: [], channels: [], diskQuotaBytes: null, auditDays: null };
/** A file that is wrong is never written over: what its owner meant is not known. */
function planBefore(text, change, file) {
    const read = readPlaced(text);
    if (!("faults" in read))
        return read;
    const bare = "add" in change ? readYaml(text) : null;
    if (bare && "root" in bare && bare.root === null)
        return { root: null, plan: NOTHING };
    const lines = read.faults.map((fault) => faultLine(text, file, fault));
    return { faults: [...lines, `${file} must be mended first; nothing was changed`] };
}
/** Without places, which would be those of a text that nobody has seen; what is no YAML any more is not their fault. */
function faultsOf(text, faults, file) {
    return "faults" in readYaml(text) ? [byHand(file)] : faults.map(({ what }) => what);
}
/** Whether the new text says what was meant of the sites, and all else as before. */
function isMeant({ root }, after, { sites }) {
    const rest = (map) => (map?.entries ?? []).filter(({ key }) => key !== "sites").map(({ key, value }) => [key, dataOf(value)]);
    const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
    return same(rest(root), rest(after)) && same(sites, siteNodes(after).map(dataOf));
}
function byHand(file) {
    return `${file} is written in a way in which this cannot be changed without changing more: edit it by hand`;
}
