// Which fields of a replayed page's request are part of what it asks for: by them one of several captured requests to the
// address is chosen.
import { fieldsOfPage } from "#model/index.js";
/** More are none that a page would send. */
const MOST_FIELDS = 100;
/**
 * The fields of a part or of what a script reads; none for a page in a window or a frame, which is what its address
 * says. Where scripts name their own address they name the archive's: it is put back.
 */
export function askedFields({ headers, intent, sent, origins, label, }, target) {
    if (intent !== "read" && intent !== "part")
        return {};
    const [archived, own] = [new URL(origins.siteOrigin(label)).origin, new URL(target.url).origin];
    const written = Object.entries(headers)
        .slice(0, MOST_FIELDS)
        .map(([name, value]) => [name, String(value).replaceAll(archived, own)]);
    const method = sent?.method ?? "GET";
    return {
        fields: fieldsOfPage({ method, url: target.url, headers: written, isByScript: intent === "read" }),
    };
}
