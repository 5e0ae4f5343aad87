// The API: one page over all its captures: its versions, why it is as it is, what is near it, and what proves it.
import { Readable } from "node:stream";
import { IsochronError } from "#errors.js";
import { isPageUrl, parsePageUrl, } from "#model/index.js";
import { extractPages } from "#quality/index.js";
import { renderDeclaration } from "#report/index.js";
import { nearPages, whyOf } from "#study/index.js";
import { BusyError } from "../diff/comparer.js";
import { hostAsked } from "../host-guard.js";
import { PageHistories } from "../page/page-history.js";
import { pictureAt } from "../page/page-picture.js";
import { pageAskedSchema, pictureAskedSchema } from "../page-schema.js";
import { guardedBy } from "../route-guards.js";
/** As the verb does. */
const LEAST_SIMILARITY = 0.8;
const [MOST_NEAR, MOST_COMPARED] = [50, 200_000];
/** Certificates of more pages are not read while others are being served. */
const MOST_CERTIFIED = 200_000;
/** Adds the routes. */
export function addPageRoutes(server, options) {
    const { archive, replayUrl, extracts } = options;
    const histories = new PageHistories(archive);
    const guard = guardedBy("archive");
    server.get("/api/page", guard, async (request) => {
        const { url, cursor } = askedBy(request.query);
        const history = await histories.of(url, cursor === undefined ? null : Number(cursor));
        if (history === null)
            throw new IsochronError("NOT_FOUND", `no capture has looked at ${url}`);
        return {
            ...history,
            replayUrl: replayUrl(hostAsked(request) ?? ""),
            hasExtracts: extracts !== undefined,
        };
    });
    server.get("/api/page/similar", guard, async (request) => {
        const { url } = askedBy(request.query);
        const bounds = { least: LEAST_SIMILARITY, mostPages: MOST_NEAR, mostCompared: MOST_COMPARED };
        const found = await nearPages(archive.catalog.sketches, url, bounds);
        return found ? { ...found, near: [...found.near] } : { at: null, near: [], isWhole: true };
    });
    server.get("/api/page/why", guard, async (request) => {
        const { url, capture } = askedBy(request.query);
        return whyOf(archive, await captureNamed(archive, capture), url);
    });
    server.get("/api/page/picture", guard, async (request, reply) => {
        const query = pictureAskedSchema.safeParse(request.query);
        if (!query.success)
            throw new IsochronError("NOT_FOUND", "a picture needs url and at");
        const { type, content } = await pictureAt(archive, query.data);
        return reply.type(type).send(content);
    });
    addProofRoutes(server, options);
}
/** What proves a page: its entry, the declaration, and the whole proof. */
function addProofRoutes(server, { archive, extracts }) {
    const guard = guardedBy("archive");
    let isMaking = false;
    server.get("/api/page/certificate", guard, async (request, reply) => {
        const { url, capture } = askedBy(request.query);
        const entry = await entryOf(archive, url, capture);
        return asDownload(reply, `${entry.certificate.capture}-entry.json`, "application/json").send(entry);
    });
    server.get("/api/page/declaration", guard, async (request, reply) => {
        const { url, capture } = askedBy(request.query);
        const entry = await entryOf(archive, url, capture);
        const name = `${entry.certificate.capture}-declaration.html`;
        return asDownload(reply, name, "application/octet-stream").send(renderDeclaration(entry));
    });
    server.get("/api/page/extract", guard, async (request, reply) => {
        const { url, capture } = askedBy(request.query);
        if (!extracts)
            throw new IsochronError("NOT_FOUND", "proofs of single pages are not made here");
        // Records are looked for in all files of the capture: one at a time.
        if (isMaking)
            throw new BusyError("another proof is being made; ask again in a moment");
        isMaking = true;
        try {
            const pieces = await extracts(archive, url, capture ?? null);
            const stream = Readable.from(pieces).once("close", () => (isMaking = false));
            return asDownload(reply, "extract.json", "application/octet-stream").send(stream);
        }
        catch (error) {
            isMaking = false;
            throw error;
        }
    });
}
function askedBy(asked) {
    const query = pageAskedSchema.safeParse(asked);
    const url = query.success
        ? isPageUrl(query.data.url)
            ? query.data.url
            : parsePageUrl(query.data.url)
        : null;
    if (!query.success || url === null)
        throw new IsochronError("NOT_FOUND", "which page? give its address as url=http://…");
    return { ...query.data, url };
}
async function captureNamed({ catalog }, id) {
    const capture = id === undefined ? null : await catalog.captures.get(id);
    if (capture === null)
        throw new IsochronError("NOT_FOUND", "no such capture");
    return capture;
}
/** The page's part of a capture's certificate, without records. */
async function entryOf(archive, url, id) {
    const capture = await captureNamed(archive, id);
    const head = await archive.results.getReportHead(capture.id);
    if (head !== null && head.all.pages > MOST_CERTIFIED)
        throw new BusyError("this certificate is too long to be read here; isochron certificate extract does");
    const certificate = await archive.results.getCertificate(capture.id);
    const entry = certificate && extractPages(certificate, [url]);
    if (!entry || entry.entries.length === 0)
        throw new IsochronError("NOT_FOUND", `capture ${capture.id} has no certificate with ${url}`);
    return entry;
}
function asDownload(reply, name, type) {
    const safe = name.replace(/[^\w.-]/g, "_");
    return reply.type(type).header("content-disposition", `attachment; filename="${safe}"`);
}
