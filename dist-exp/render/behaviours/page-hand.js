import { askPage } from "../page/ask-page.js";
import { orLimit } from "../page/settle.js";
import { ACTING_SCRIPT } from "./acting-script.js";
/** The hand on a page. */
export function handOn(at) {
    const ask = (expression) => askOrLimit(at, `${ACTING_SCRIPT}${expression}`);
    const named = (name, ...given) => ask(`acts.${name}(${given.map((one) => JSON.stringify(one)).join()})`);
    return {
        find: async (kind) => textOrNull(await named("find", kind)),
        act: async (kind) => void (await named("act", kind)),
        after: async (kind, hasBrought) => void (await named("after", kind, hasBrought)),
        isDrawn: async () => (await named("isDrawn")) !== false,
        measure: async () => String(await named("measure")),
        scrollHome: async () => void (await named("scrollHome")),
        collectLinks: async () => {
            const links = await named("links");
            if (!Array.isArray(links))
                return;
            for (const url of links)
                if (typeof url === "string")
                    at.record.addLink(url, "element");
        },
        ask,
    };
}
function textOrNull(value) {
    return typeof value === "string" ? value.slice(0, 200) : null;
}
/** A page that has reached its limit may hold a script for good: it is not waited for. */
async function askOrLimit(at, expression) {
    const asked = askPage(at, expression);
    await orLimit(at.record, asked);
    return at.record.reached === null ? asked : undefined;
}
