/** More URLs of one shape than the budget allows. */
export const shapeBudget = {
    code: "shape-budget",
    refuse(link, known) {
        const isAbstract = isCounted(link);
        return isAbstract && known.count(shapeKey(link)) >= known.shapeBudget
            ? `more than ${known.shapeBudget} of ${link.shape.slice(0, 200)}`
            : null;
    },
    keys: (link) => (isCounted(link) ? [shapeKey(link)] : []),
};
/** A shape without anything abstracted is one URL only. */
function isCounted({ shape }) {
    return /[{?]/.test(shape);
}
function shapeKey({ shape }) {
    return `shape ${shape}`;
}
