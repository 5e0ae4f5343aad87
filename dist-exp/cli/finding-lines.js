// What was found in a file, for people: each kind once, with its number and its first place.
import { printable } from "#formats/index.js";
/** Up to this many of one kind are shown one by one. */
const FEW = 3;
/** One line for each finding, or for all of one kind of one file where there are many. */
export function findingLines(findings, named = false) {
    const kinds = new Map();
    for (const finding of findings) {
        const kind = `${finding.code ?? finding.message} ${finding.file ?? ""}`;
        const held = kinds.get(kind);
        if (held)
            held.push(finding);
        else
            kinds.set(kind, [finding]);
    }
    return [...kinds.values()].flatMap((some) => linesOf(some, named));
}
function linesOf(findings, named) {
    const [first] = findings;
    const count = findings.reduce((sum, { more = 0 }) => sum + 1 + more, 0);
    if (count <= FEW)
        return findings.map((one) => `  ! ${placeOf(one, named)}: ${printable(one.message)}`);
    return [
        `  ! ${count.toLocaleString("en")} × ${first.code ?? "the same"}, first ${placeOf(first, named)}: ${printable(first.message)}`,
    ];
}
function placeOf({ file, offset, place }, named) {
    if (place !== undefined)
        return printable(place);
    return named && file !== undefined ? `${printable(file)} at byte ${offset}` : `at byte ${offset}`;
}
