/** Of each version so much is read; a page that a person reads is far below it. */
export const MOST_COMPARED_BYTES = 1024 * 1024;
/** The part of a version that is compared. */
export function comparedPart(version) {
    return version.subarray(0, MOST_COMPARED_BYTES);
}
/** What the comparison of two versions leaves out. */
export function leftOutOf(before, after) {
    const [a, b] = [before.subarray(MOST_COMPARED_BYTES), after.subarray(MOST_COMPARED_BYTES)];
    return { bytes: Math.max(a.length, b.length), isEqual: Buffer.compare(a, b) === 0 };
}
/** The verdict on all of it: of a part that differs and was not read nobody may say that it does not matter. */
export function verdictOnAll(verdict, { isEqual }) {
    return verdict === "insignificant" && !isEqual ? "major" : verdict;
}
/** The explanation with what was left out; the same words where nothing was. */
export function withLeftOut(explanation, { bytes, isEqual }) {
    if (bytes === 0)
        return explanation;
    const rest = isEqual ? "the rest is the same" : "the rest differs and was not read";
    const all = MOST_COMPARED_BYTES + bytes;
    return `${explanation} Only the first ${MOST_COMPARED_BYTES} of ${all} bytes were compared; ${rest}.`;
}
