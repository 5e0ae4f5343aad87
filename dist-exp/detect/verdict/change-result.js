const MAX_SHOWN_CHARS = 1000;
const BLOCK_OPERATIONS = { inserted: "insert", deleted: "delete", moved: "move", updated: "update" };
/** The result of a comparison. */
export function changeResult(comparison) {
    const { verdict, importance, similarity, delta, weights, explanation } = comparison;
    const counts = new Map();
    for (const { block } of delta.operations)
        counts.set(block, (counts.get(block) ?? 0) + 1);
    const blocks = delta.blocks.map(({ change, role, heading, elements }, index) => ({
        index,
        change,
        role,
        heading,
        importance: weights[index],
        elements,
        operations: counts.get(index) ?? 0,
    }));
    const operations = [
        ...delta.blocks.flatMap(blockOperation(delta.operations)),
        ...delta.operations.map(elementOperation),
    ];
    return { verdict, importance, similarity, blocks, operations, explanation };
}
/** What happened to a block as a whole; it counts when something inside it does. */
function blockOperation(operations) {
    const excuses = new Map();
    for (const { block, excuse } of operations)
        if (excuses.get(block) !== null)
            excuses.set(block, excuse);
    return ({ change, before, after, heading }, index) => {
        if (change === "kept")
            return [];
        const name = heading || null;
        const excuse = excuses.get(index) ?? null;
        return [
            {
                op: BLOCK_OPERATIONS[change],
                target: "block",
                block: index,
                before: before && name,
                after: after && name,
                excuse,
            },
        ];
    };
}
function elementOperation({ type, before, after, block, excuse }) {
    return {
        op: type,
        target: (after ?? before).kind,
        block,
        before: shown(before),
        after: shown(after),
        excuse,
    };
}
function shown(element) {
    if (element === null)
        return null;
    return element.shown.length > MAX_SHOWN_CHARS
        ? `${element.shown.slice(0, MAX_SHOWN_CHARS)}…`
        : element.shown;
}
