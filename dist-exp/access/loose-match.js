// Captures of an address that differs in what changes at every request only. Scripts add numbers so that no cache
// answers, and names of functions of their own; what was captured has those of its time.
import { surt } from "#formats/urls/surt.js";
/** Keys are in lower case. Everything else counts. */
export const PASSING_PARAMETERS = [
    { names: /^_{1,2}$/, values: /^[\d.]*$/, why: "jQuery's number against caches" },
    { names: /^_dc$/, values: /^\d*$/, why: "that of Ext JS" },
    {
        names: /^(?:callback|jsonp|jsoncallback|cb)$/,
        values: /^[\w$.[\]%]*$/,
        why: "the name of a function that is given the answer (JSONP)",
    },
    {
        names: /^(?:_?t|_?ts|time|timestamp|rand|random|rnd|nocache|no_cache|cachebust(?:er)?|cache_bust(?:er)?|bust|ord)$/,
        values: /^(?:\d{6,}|0?\.\d+)$/,
        why: "a time or a number by lot against caches",
    },
];
/** More captures of one path than this are not looked through: somebody waits for them. */
const MOST_LOOKED_AT = 5_000;
/** Captures whose address is the same but for passing parameters; `null` when there are none. */
export async function looseMatch(index, url) {
    const asked = parametersOf(surt(url));
    if (asked.query === "")
        return null;
    const bare = withoutQuery(url);
    const found = asked.lasting === `${asked.path}?` ? await index.lookup(bare) : [];
    let looked = 0;
    // "@" follows "?": all keys of the path with a query, and no others.
    const walk = { url: bare, match: "prefix", from: `${asked.path}?`, before: `${asked.path}@` };
    for await (const entries of index.walk(walk)) {
        found.push(...entries.filter((entry) => parametersOf(entry.surt).lasting === asked.lasting));
        if ((looked += entries.length) >= MOST_LOOKED_AT)
            break;
    }
    if (found.length === 0)
        return null;
    const passing = [...asked.passing, ...found.flatMap((entry) => parametersOf(entry.surt).passing)];
    return { entries: found.sort((a, b) => a.at - b.at), passedOver: [...new Set(passing)].sort() };
}
function parametersOf(key) {
    const at = key.indexOf("?");
    const [path, query] = at === -1 ? [key, ""] : [key.slice(0, at), key.slice(at + 1)];
    const [lasting, passing] = [[], []];
    for (const parameter of query.split("&")) {
        const [name = "", value = ""] = parameter.split(/=(.*)/s);
        const isPassing = PASSING_PARAMETERS.some((one) => one.names.test(name) && one.values.test(value));
        if (isPassing)
            passing.push(name);
        else
            lasting.push(parameter);
    }
    return { path, query, lasting: `${path}?${lasting.join("&")}`, passing };
}
/** Keys have lost the slash at the end. */
function withoutQuery(url) {
    return url.replace(/[?#].*$/s, "").replace(/([^/])\/$/, "$1");
}
