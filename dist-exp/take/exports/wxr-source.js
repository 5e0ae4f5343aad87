// A WordPress export as a source: posts and pages that are published, with their revisions where the export has them.
// It is read twice: first for dates and addresses, then for contents.
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { xmlText } from "#formats/index.js";
import { parsePageUrl, toIso } from "#model/index.js";
import { NoteTally } from "../note-tally.js";
import { openExportFile } from "./export-file.js";
import { readWxrItems } from "./wxr-items.js";
import { wxrSpans } from "./wxr-spans.js";
const CONVERSION = "content:encoded in a minimal page";
/** Opens an export. @throws UsageError */
export async function openWxrSource(request, takenAt) {
    return new WxrSource({ ...request, file: resolve(request.file) }, await openExportFile(request.file), takenAt);
}
class WxrSource {
    by;
    settings;
    #request;
    #read;
    #takenAt;
    #passed = new NoteTally("item");
    #exportedAt = null;
    constructor(request, read, takenAt) {
        this.#request = request;
        this.#read = read;
        this.#takenAt = takenAt;
        this.by = `WordPress export ${request.file}`;
        this.settings = { source: "wxr", file: request.file, conversion: CONVERSION };
    }
    async *versions() {
        const tellings = await this.#tellings();
        for await (const { item } of readWxrItems(this.#read(), this.#request.file)) {
            const telling = tellings.get(item.id);
            if (telling === undefined)
                continue;
            // An id that is there twice is told once.
            tellings.delete(item.id);
            yield versionOf(item, telling);
        }
    }
    notes() {
        const made = this.#exportedAt === null
            ? []
            : [`the export was made at ${toIso(this.#exportedAt)}: nothing is told of later`];
        return [
            ...made,
            "contents are as they were written: themes and plugins made pages of them, which an export does not hold",
            ...this.#passed.notes(),
        ];
    }
    async close() {
        // Files are closed as they are read.
    }
    /** The first reading. */
    async #tellings() {
        const posts = new Map();
        const revisions = [];
        let exportedAt = this.#request.at;
        for await (const { head, item } of readWxrItems(this.#read(), this.#request.file)) {
            exportedAt ??= head.exportedAt;
            if (item.type === "revision")
                this.#revision(item, revisions);
            else
                this.#post(item, head.base, posts);
        }
        for (const { parent, state } of revisions)
            posts.get(parent)?.revisions.push(state);
        this.#exportedAt = exportedAt !== null && exportedAt <= this.#takenAt ? exportedAt : this.#takenAt;
        return this.#spans(posts, this.#exportedAt);
    }
    #spans(posts, exportedAt) {
        const taken = new Map();
        for (const { url } of posts.values())
            taken.set(url, (taken.get(url) ?? 0) + 1);
        const tellings = new Map();
        for (const post of posts.values()) {
            if (taken.get(post.url) > 1)
                this.#passed.add("not told: several at one address", post.url);
            else
                for (const [id, told] of wxrSpans(post, exportedAt))
                    tellings.set(id, { url: post.url, told });
        }
        return tellings;
    }
    #revision(item, revisions) {
        // Saved while somebody was writing, and published by nobody.
        if (item.name.includes("autosave"))
            this.#passed.add("not told: saved by themselves while written", item.id);
        else
            revisions.push({
                parent: item.parent,
                state: { id: item.id, digest: digestOf(item), savedAt: item.postedAt },
            });
    }
    #post(item, base, posts) {
        const { id, type, status, link, postedAt, modifiedAt, hasPassword } = item;
        const url = addressOf(link, base, this.#request.root);
        const why = type !== "post" && type !== "page"
            ? `not told: of type ${type.slice(0, 40)}`
            : status !== "publish" || hasPassword
                ? "not told: not published, or behind a password"
                : postedAt === null || id === ""
                    ? "not told: without a date"
                    : url === null
                        ? "not told: addresses outside of the blog"
                        : null;
        if (why !== null || url === null || postedAt === null)
            this.#passed.add(why ?? "", `${id} ${link}`);
        else
            posts.set(id, {
                id,
                digest: digestOf(item),
                savedAt: null,
                url,
                publishedAt: postedAt,
                modifiedAt,
                revisions: [],
            });
    }
}
/** The permalink below the blog's own address, below the root. */
function addressOf(link, base, root) {
    const [url, own] = [parsePageUrl(link), parsePageUrl(base)];
    if (url === null || own === null)
        return null;
    const folder = own.endsWith("/") ? own : `${own}/`;
    return `${url}/` === folder
        ? root
        : url.startsWith(folder)
            ? parsePageUrl(root + url.slice(folder.length))
            : null;
}
/** Over what is shown of it. */
function digestOf({ title, content }) {
    return createHash("sha256")
        .update(JSON.stringify([title, content]))
        .digest("hex");
}
function versionOf(item, { url, told }) {
    const title = xmlText(item.title);
    const page = `<!doctype html>\n<meta charset="utf-8">\n<title>${title}</title>\n<h1>${title}</h1>\n${item.content}\n`;
    const origin = `${item.type} ${item.id} of the export`;
    const contentType = "text/html; charset=utf-8";
    const bytes = Buffer.from(page, "utf8");
    return {
        told,
        content: { type: "resource", url, at: told.from, origin, conversion: CONVERSION, contentType, bytes },
    };
}
