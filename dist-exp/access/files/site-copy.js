// A site at one moment as files: planned first, then written page by page, so that bodies never pile up in memory.
import { createHash } from "node:crypto";
import { PAGE_LABELS, requestPartOf, standingAt, toIso, } from "#model/index.js";
import { captureSpan } from "../capture-span.js";
import { nearestLook } from "../coherent/nearest-look.js";
import { plainBody, textBody } from "./copy-body.js";
import { CopyEvidence } from "./copy-evidence.js";
import { CopyLinks } from "./copy-links.js";
import { openedPath, planCopy, viewPath } from "./copy-plan.js";
import { XML_PAGE_FORM } from "./file-form.js";
import { relativePath } from "./file-name.js";
import { drawingPage, redirectPage, unreadablePage } from "./small-pages.js";
import { storedContent } from "./stored-content.js";
/** Chooses the moment and plans every file. */
export async function planSiteCopy(source, request) {
    const evidence = new CopyEvidence(source, request.captures, request.scope);
    const pages = await evidence.pages();
    const { moment, choice, withScripts } = request;
    const isChosen = "wish" in moment && choice === "coherent";
    const chosen = isChosen ? await evidence.momentNear(moment.wish, pages.keys()) : null;
    const at = chosen?.at ?? ("wish" in moment ? moment.wish.at : moment.at);
    const plan = await planCopy(evidence, pages.values(), shownAt(at, request), withScripts);
    return {
        at,
        chosen,
        size: plan.size,
        files: (onPage) => new CopyWriter(source, plan, request).files(onPage),
        openedAt: (url) => plan.openedAt(url),
        absent: () => plan.absent.all,
    };
}
/** What is shown of a page at the moment, by the rule of choice. */
function shownAt(at, { choice, captures }) {
    const within = captureSpan(captures, { at });
    return choice === "nearest"
        ? (page) => nearestLook(page, at, within)
        : ({ looks, trust }) => standingAt(looks, at, trust);
}
class CopyWriter {
    #source;
    #plan;
    #request;
    constructor(source, plan, request) {
        this.#source = source;
        this.#plan = plan;
        this.#request = request;
    }
    async *files(onPage) {
        for (const file of this.#plan.files) {
            const hash = createHash("sha256");
            const found = {};
            for await (const one of this.#filesOf(file, found))
                yield one.path === file.path ? { ...one, content: hashed(one.content, hash) } : one;
            if (found.problem)
                this.#plan.absent.addKnown(file.url, found.problem);
            onPage(found.problem ? null : this.#row(file, found.title ?? null, hash.digest("hex")));
        }
    }
    async *#filesOf(file, found) {
        const { path, url, target, form, standing } = file;
        if (target !== null)
            return yield page(path, redirectPage(url, new CopyLinks(this.#plan, path, url).open(target)));
        const content = await storedContent(this.#source, standing.sighting);
        if (typeof content === "string")
            yield unreadable(file, content, found);
        else if (form.treatment === "bytes" || form.treatment === "drawing")
            yield { path, content: plainBody(file, content, (problem) => (found.problem = problem)) };
        else
            yield await this.#text(file, content, found);
        if (form.treatment !== "drawing")
            return;
        const view = viewPath(url);
        yield page(view, drawingPage(url, relativePath(view, path)));
    }
    async #text(file, content, found) {
        const { withScripts } = this.#request;
        const body = await textBody(file, content, { plan: this.#plan, withScripts });
        if (typeof body === "string")
            return unreadable(file, body, found);
        found.title = body.title;
        return { path: file.path, content: [body.bytes] };
    }
    #row(file, title, fileSha256) {
        const { url, path, kind, standing } = file;
        const opens = openedPath(file);
        const { tier, interval, sighting } = standing;
        const { status, contentType, contentDigest } = sighting.outcome.identity;
        return {
            url,
            file: path,
            ...(opens !== path && { opens }),
            kind,
            status,
            contentType,
            title,
            tier,
            capture: sighting.captureId,
            seenAt: toIso(sighting.times.sentAt),
            from: isoOrNull(interval?.from),
            to: isoOrNull(interval?.to),
            verdict: this.#request.verdictOf(url),
            contentDigest,
            fileSha256,
            note: noteOf(file),
            ...(isScriptBuilt(file) && { isScriptBuilt: true }),
        };
    }
}
function isoOrNull(at) {
    return at === null || at === undefined ? null : toIso(at);
}
/** Its file stands there all the same, since others lead to it: a page that says why, or nothing. */
function unreadable(file, reason, found) {
    found.problem = `not shown: ${reason}`;
    const isXml = file.form === XML_PAGE_FORM;
    if (file.form.treatment === "page")
        return page(file.path, unreadablePage(file.url, reason, isXml));
    return { path: file.path, content: [] };
}
function noteOf({ standing, url }) {
    const labels = standing.sighting.outcome.labels ?? [];
    const told = [
        ...labels.map((label) => PAGE_LABELS[label]),
        ...(requestPartOf(url) === null ? [] : ["the answer to a request by script: no link leads to it"]),
    ];
    return told.length === 0 ? null : told.join("; ");
}
function isScriptBuilt({ standing }) {
    return standing.sighting.outcome.labels?.includes("script-built") ?? false;
}
function page(path, text) {
    return { path, content: [Buffer.from(text)] };
}
async function* hashed(content, hash) {
    for await (const piece of content) {
        hash.update(piece);
        yield piece;
    }
}
