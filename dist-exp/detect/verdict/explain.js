const VERBS = { insert: "added", delete: "removed", update: "changed", move: "moved" };
const NOUNS = { text: ["line of text", "lines of text"], link: ["link", "links"], image: ["image", "images"], title: ["title", "titles"] }; // prettier-ignore
/** The explanation of a verdict. */
export function explain(explained) {
    const { verdict, delta, share } = explained;
    if (verdict === "identical")
        return "The two versions are the same, byte for byte.";
    if (verdict === "removed")
        return "The content is gone.";
    const counting = delta.operations.filter((op) => op.excuse === null);
    const left = leftOut(delta.operations);
    if (verdict === "insignificant") {
        if (left === "")
            return `Nothing that this page itself says has changed: only ${listed(explained.beside)}.`;
        return `Nothing that this page itself says has changed.${leftOut(delta.operations, explained.beside)}`;
    }
    const where = headingsOf(delta, counting);
    const percent = share >= 0.001 ? ` About ${(100 * share).toFixed(1)} % of the page's own words differ.` : "";
    return `${sentence(tally(counting))}${where}.${percent}${structureOf(explained.structure)}${left}`;
}
function tally(operations) {
    const counts = new Map();
    for (const op of operations) {
        const kind = (op.after ?? op.before).kind;
        counts.set(`${op.type} ${kind}`, (counts.get(`${op.type} ${kind}`) ?? 0) + 1);
    }
    const parts = [...counts].map(([key, count]) => {
        const [type, kind] = key.split(" ");
        return `${count} ${NOUNS[kind][count === 1 ? 0 : 1]} ${VERBS[type]}`;
    });
    return parts.length === 0 ? "Nothing" : listed(parts);
}
const listed = (parts) => parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts.join("");
function headingsOf(delta, operations) {
    const headings = new Set(operations.map((op) => delta.blocks[op.block].heading).filter((heading) => heading !== ""));
    const shown = [...headings].slice(0, 3).map((heading) => `“${heading.slice(0, 60)}”`);
    return shown.length === 0 ? "" : `, in ${shown.join(", ")}${headings.size > 3 ? " and elsewhere" : ""}`;
}
function structureOf({ toNew, toRemoved }) {
    const parts = [
        ...(toNew.length > 0 ? [`links to ${pages(toNew.length, "new page")} were added`] : []),
        ...(toRemoved.length > 0 ? [`links to ${pages(toRemoved.length, "removed page")} were deleted`] : []),
    ];
    return parts.length === 0 ? "" : ` ${sentence(parts.join(" and "))}.`;
}
const pages = (count, what) => `${count} ${what}${count === 1 ? "" : "s"}`;
function leftOut(operations, beside = []) {
    const frame = operations.filter((op) => op.excuse === "frame").length;
    const varying = operations.filter((op) => op.excuse === "volatile").length;
    const recut = operations.filter((op) => op.excuse === "recut").length;
    const shared = operations.filter((op) => op.excuse === "template").length;
    const parts = [
        ...(frame > 0 ? [`${frame} in the site's frame (menu, header, footer)`] : []),
        ...(shared > 0 ? [`${shared} that many pages of the site show alike`] : []),
        ...(recut > 0 ? [`${recut} ${NOUNS.text[recut === 1 ? 0 : 1]} with the same words cut elsewhere`] : []),
        ...(varying > 0 ? [`${varying} where the page is known to vary by itself`] : []),
    ];
    return parts.length === 0 ? "" : ` Not counted: ${listed([...parts, ...beside])}.`;
}
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
