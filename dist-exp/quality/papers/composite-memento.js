/**
 * Compares an embedded resource with its root, captured at t0. Coherent on the face of it: its Last-Modified and its
 * capture, or two equal captures, stand on both sides of t0. Without Last-Modified a later capture is probably
 * violative, an earlier one possibly coherent. Our reading: only the paper's abstract was at hand.
 */
export function compositeClass(rootAt, embedded) {
    const { capturedAt, lastModified, bracketedBy } = embedded;
    if (capturedAt === rootAt)
        return "prima facie coherent";
    if (bracketedBy !== undefined && liesBetween(rootAt, capturedAt, bracketedBy))
        return "prima facie coherent";
    if (capturedAt < rootAt)
        return "possibly coherent";
    if (lastModified === null)
        return "probably violative";
    return lastModified <= rootAt ? "prima facie coherent" : "prima facie violative";
}
function liesBetween(at, a, b) {
    return Math.min(a, b) <= at && at <= Math.max(a, b);
}
/** The class of a whole composite: that of its weakest part. */
export function weakestClass(classes) {
    const order = [
        "prima facie violative",
        "probably violative",
        "possibly coherent",
    ];
    return order.find((weak) => classes.includes(weak)) ?? "prima facie coherent";
}
