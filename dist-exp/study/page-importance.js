// Importance of pages for the measures of quality: from their links, from words in them, or as someone says.
import { versionSeen } from "#access/index.js";
import { readPage, visibleText } from "#detect/index.js";
import { contentLinks, mediaType } from "#formats/index.js";
import { isCaptured } from "#model/index.js";
import { keywordImportance, rankImportance } from "#quality/index.js";
/** What decodes to more is not read for links and words. */
const MOST_CONTENT_BYTES = 16 * 1024 * 1024;
/** Weighs pages by what the archive holds of them: of each the latest version among its sightings. */
export async function pageImportance(choice, sightings, archive) {
    if (choice.kind === "given")
        return {
            importance: `as given in ${choice.name}`,
            importanceOf: (url) => choice.weights.get(url) ?? choice.otherwise,
        };
    if (choice.kind === "pagerank")
        return byLinks(sightings, archive);
    const weights = new Map();
    for await (const { url, version } of readablePages(sightings, archive))
        weights.set(url, keywordImportance(textOf(version), choice.keywords));
    // What has no text, or is not held, has none of the words.
    const without = keywordImportance("", choice.keywords);
    return {
        importance: `share of the keywords ${choice.keywords.join(", ")} in a page’s text`,
        importanceOf: (url) => weights.get(url) ?? without,
    };
}
async function byLinks(sightings, archive) {
    const numbers = new Map([...sightings.keys()].map((url, i) => [url, i]));
    const links = Array.from(numbers, () => []);
    let known = 0;
    for await (const { url, version } of readablePages(sightings, archive)) {
        if (mediaType(version.contentType) !== "text/html")
            continue;
        const { documents, requisites } = contentLinks(version.content, version.contentType, url);
        const targets = new Set([...documents, ...requisites].flatMap((target) => numbers.get(target) ?? []));
        targets.delete(numbers.get(url));
        known += targets.size;
        links[numbers.get(url)] = [...targets];
    }
    const weights = rankImportance(links);
    return {
        importance: `PageRank (Brin & Page 1998, damping .85) over ${known} links between ${numbers.size} pages, the highest set to 1`,
        importanceOf: (url) => weights[numbers.get(url) ?? -1] ?? 0,
    };
}
function textOf({ content, contentType, url }) {
    return visibleText(readPage(content, { contentType, url }));
}
/** The pages with text, in no order that matters; one that cannot be read is left out. */
async function* readablePages(sightings, { warcs }) {
    for (const [url, seen] of sightings) {
        const last = seen.filter(isCaptured).findLast(({ outcome }) => outcome.identity.status === 200);
        if (!last || !/^text\/|xhtml/i.test(last.outcome.identity.contentType ?? ""))
            continue;
        const version = await versionSeen(warcs, last, MOST_CONTENT_BYTES).catch(() => null);
        if (version)
            yield { url, version };
    }
}
