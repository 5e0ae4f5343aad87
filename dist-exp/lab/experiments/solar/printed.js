const PRINTED = {
    1: {
        "sharc-threshold": { skewed: { expected: 684.286, run: 682 }, smooth: { expected: 492.864, run: 493 } },
        "hottest-middle": { skewed: { expected: 649.577, run: 647 }, smooth: { expected: 492.864, run: 493 } },
        "solar-offline": { skewed: { expected: 704.041, run: 710 }, smooth: { expected: 515.249, run: 515 } },
    },
    2: {
        "hottest-middle": { skewed: { expected: 672.271, run: 669 }, smooth: { expected: 455.512, run: 449 } },
        "solar-online": { skewed: { expected: 680.421, run: 679 }, smooth: { expected: 459.799, run: 455 } },
    },
};
/** What the paper prints for a strategy; variants of ours have no figure there. */
export function printedFigure(table, dataset, strategy) {
    return PRINTED[table][strategy]?.[dataset] ?? null;
}
/** Every row of each table, ours included. */
export const TABLE_STRATEGIES = {
    1: [
        "sharc-threshold",
        "hottest-middle",
        "solar-offline",
        "solar-offline/exact-lengths",
        "solar-offline/shrunk",
        "solar-offline/literal",
        "optimal",
    ],
    2: ["hottest-middle", "hottest-middle/honest", "solar-online", "solar-online/literal", "optimal-online"],
};
