import { kindOfType } from "./record-needs.js";
/** A page with more is unheard of, and somebody waits for it. */
const MOST_PARTS = 250;
/** Frames in frames, style sheets that import others. */
const MOST_DEPTH = 5;
/** Goes through the document and all that it needs, level by level. */
export async function pageParts(url, document, choose, reader) {
    const own = await reader.needsOf(document.entry);
    const parts = [partOf(url, "document", null, document)];
    const known = new Set([url, document.entry.url]);
    let isWhole = own.isWhole;
    let level = [{ by: url, needs: own.needs }];
    for (let depth = 0; depth < MOST_DEPTH && level.length > 0; depth++) {
        const wanted = level.flatMap(({ by, needs }) => needs.map((need) => ({ by, need })));
        const fresh = wanted.filter(({ need }) => !known.has(need) && known.add(need));
        const taken = fresh.slice(0, MOST_PARTS - parts.length);
        const chosen = await Promise.all(taken.map(async (one) => ({ ...one, choice: await choose(one.need) })));
        for (const { by, need, choice } of chosen)
            parts.push(partOf(need, null, by, choice));
        const held = chosen.filter(({ choice }) => choice?.isShown === true);
        const read = await Promise.all(held.map(async ({ need, choice }) => ({ by: need, ...(await reader.needsOf(choice.entry)) })));
        isWhole &&= taken.length === fresh.length && read.every((one) => one.isWhole);
        level = read.filter(({ needs }) => needs.length > 0);
    }
    return { parts, isWhole: isWhole && level.length === 0, title: own.title };
}
/** One part as it is told. */
export function partOf(url, kind, neededBy, choice) {
    // In the place of what cannot be shown a notice is served.
    const record = choice?.isShown ? recordOf(choice) : null;
    const ownKind = kind ?? kindOfType(choice?.entry.mime ?? null) ?? kindByName(url);
    return { url, kind: ownKind, neededBy, record, passedOver: passedOverOf(choice) };
}
function passedOverOf(choice) {
    return (choice?.passedOver ?? []).map(({ entry, why }) => ({ storedAt: entry.at, why }));
}
/** The record of a choice. */
export function recordOf({ entry, evidence }) {
    const { url, at: storedAt, status, mime } = entry;
    return { url, storedAt, status, mime, evidence };
}
const NAMES = [
    ["image", /\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i],
    ["style", /\.css$/i],
    ["script", /\.m?js$/i],
    ["font", /\.(?:woff2?|ttf|otf|eot)$/i],
    ["media", /\.(?:mp[34]|webm|og[gv]|m4[av])$/i],
    ["frame", /\.html?$/i],
];
/** Of what is missing, or told without a type, the name is all there is. */
function kindByName(url) {
    const path = url.split(/[?#]/, 1)[0];
    return NAMES.find(([, pattern]) => pattern.test(path))?.[0] ?? "other";
}
