const MOST_CHARS = 500;
const TOLD = {
    "pause after each answer": ({ delayMs }) => (delayMs === undefined ? undefined : `${delayMs} ms`),
    strategy: ({ strategy }) => strategy,
    "pages at most": ({ maxPages }) => maxPages,
    "least chance to be sharp": ({ threshold }) => threshold,
    passes: ({ passes }) => passes,
    "revisits are conditional above": ({ conditionalAbove }) => conditionalAbove === undefined ? undefined : `${conditionalAbove} bytes`,
    "pages attested by their servers": ({ attested }) => attested,
    "both bodies kept": ({ keepBoth }) => keepBoth,
    "requests at most": ({ budget }) => budget?.maxRequests,
    "robots.txt": ({ manners }) => manners?.robots,
    "why robots.txt is ignored": ({ manners }) => manners?.robotsReason ?? undefined,
    "bytes at most": ({ manners }) => manners?.maxBytes ?? undefined,
    "shown in a browser": ({ browser }) => browser?.mode,
    scope: ({ scope }) => (scope === undefined ? undefined : scopeWords(scope)),
    "known to servers as": ({ requestProfile }) => requestProfile?.["user-agent"] ?? requestProfile?.["User-Agent"],
};
/** What is told, in this order. */
export function settingsWords(settings) {
    return Object.entries(TOLD).flatMap(([name, told]) => {
        const value = told(settings);
        if (value === undefined)
            return [];
        return [[name, (typeof value === "string" ? value : JSON.stringify(value)).slice(0, MOST_CHARS)]];
    });
}
/** What the rules say, without what they leave open. */
function scopeWords(scope) {
    const said = Object.entries(scope).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
    return said.map(([name, value]) => `${name}: ${[value].flat().map(String).join(", ")}`).join("; ");
}
