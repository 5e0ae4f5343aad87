// A site's front page as lists show it: what it calls itself, and a picture of it where a browser showed it at capture.
import { decodeContent, decodeText, parseHttpResponse, scanHtml, SHOW_LIMITS } from "#formats/index.js";
import { isUnfinished } from "#model/index.js";
import { readPicture } from "../page/stored-picture.js";
/** Longer front pages go without a title here. */
const MOST_PAGE_BYTES = 1024 * 1024;
const MOST_TITLE_CHARS = 200;
/** Thumbnails are small; what is longer is none of ours. */
const MOST_PICTURE_BYTES = 512 * 1024;
/** Titles remembered. */
const MOST_KEPT = 5000;
/** Front pages of an archive's sites. */
export class FrontPages {
    #archive;
    #titles = new Map();
    constructor(archive) {
        this.#archive = archive;
    }
    /** What the front page of a capture's site calls itself; `null` where it says nothing or may not be shown. */
    async titleOf(capture) {
        const version = await this.#archive.results.version(capture.id);
        const held = this.#titles.get(capture.id);
        if (held?.version === version)
            return held.title;
        const title = await this.#readTitle(capture).catch(() => null);
        if (this.#titles.size >= MOST_KEPT)
            this.#titles.clear();
        if (!isUnfinished(capture))
            this.#titles.set(capture.id, { version, title });
        return title;
    }
    /** The picture; `null` where there is none, or one that this reader may not see. */
    async pictureOf(capture) {
        const entry = await this.pictureEntry(capture);
        return entry && readPicture(this.#archive.index, entry);
    }
    /**
     * Where the picture lies. It is found by the rendering that made it: that is told only to readers who may see the
     * document and all that it showed, which the picture's own name (`urn:thumbnail:…`) says nothing of.
     */
    async pictureEntry({ id, seeds }) {
        const [front] = seeds;
        if (front === undefined)
            return null;
        const shown = await this.#archive.catalog.renderings.ofDocument(id, front);
        if (shown === null)
            return null;
        const entries = await this.#archive.index.lookup(`urn:thumbnail:${front}`);
        const own = entries.find(({ at, recordType }) => at === shown.at && recordType === "resource");
        return own !== undefined && own.length <= MOST_PICTURE_BYTES ? own : null;
    }
    async #readTitle({ seeds: [front], asOf, startedAt }) {
        if (front === undefined)
            return null;
        const at = asOf ?? startedAt;
        const pages = (await this.#archive.index.lookup(front))
            .filter(({ url, status, length }) => url === front && status === 200 && length <= MOST_PAGE_BYTES)
            // A page that rules keep out of lists lends its title to none.
            .filter(({ isUnlisted }) => isUnlisted !== true)
            .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
        return pages[0] === undefined ? null : titleIn((await this.#archive.index.read(pages[0])).httpBytes);
    }
}
function titleIn(httpBytes) {
    const response = parseHttpResponse(httpBytes);
    if (!response.ok)
        return null;
    const decoded = decodeContent(response.body, response.headers, SHOW_LIMITS);
    if (decoded.kind !== "ok")
        return null;
    const { title } = scanHtml(decodeText(decoded.content, response.header("content-type")).text);
    const words = title?.replace(/\s+/g, " ").trim().slice(0, MOST_TITLE_CHARS) ?? "";
    return words === "" ? null : words;
}
