// The API: one capture without its pages, its pages some at a time, what its charts draw, and its files.
import { Readable } from "node:stream";
import { IsochronError } from "#errors.js";
import { isUnfinished } from "#model/index.js";
import { pageQuerySchema, } from "../capture-schema.js";
import { CaptureListings } from "../capture-listings.js";
import { CaptureFigureStore } from "../captures/capture-figures.js";
import { filesOf, piecesOf } from "../captures/capture-files.js";
import { captureHead } from "../captures/capture-head.js";
import { pagesOf } from "../captures/page-query.js";
import { BusyError } from "../diff/comparer.js";
import { hostAsked } from "../host-guard.js";
import { guardedBy } from "../route-guards.js";
/** Adds the routes. */
export function addCapturePageRoutes(server, { archive, runs, replayUrl, packages }) {
    const figures = new CaptureFigureStore(archive.results);
    const listings = new CaptureListings(archive);
    const guard = guardedBy("archive");
    server.get("/api/captures/:id/head", guard, async (request) => {
        const capture = await known(archive, request.params.id);
        const makesPackages = packages !== undefined;
        const sources = {
            archive,
            runs,
            listings,
            replayUrl: replayUrl(hostAsked(request) ?? ""),
            makesPackages,
        };
        return captureHead(sources, capture);
    });
    server.get("/api/captures/:id/figures", guard, async ({ params }) => {
        return figures.of(await reportOf(archive, await known(archive, params.id)));
    });
    server.get("/api/captures/:id/pages", guard, async (request) => {
        const query = pageQuerySchema.safeParse(request.query);
        if (!query.success)
            throw new IsochronError("NOT_FOUND", "pages are asked for by verdict, kind, q, sort");
        const { id } = await known(archive, request.params.id);
        const { all } = await reportOf(archive, { id });
        return pagesOf(archive.results, id, query.data, all.pages);
    });
    server.get("/api/captures/:id/files/:name", guard, async ({ params }, reply) => sendFile(archive, params, reply));
    addPackageRoute(server, archive, packages);
}
/** A package reads every record of its capture, so one is made at a time. */
function addPackageRoute(server, archive, packages) {
    let isMaking = false;
    server.get("/api/captures/:id/wacz", guardedBy("archive"), async ({ params }, reply) => {
        const capture = await known(archive, params.id);
        if (!packages)
            throw new IsochronError("NOT_FOUND", "packages are not made here");
        if (isUnfinished(capture))
            throw new IsochronError("NOT_FOUND", `capture ${capture.id} is not over yet`);
        // A package cannot be given in part either.
        if (!(await filesOf(archive, capture.id))?.some(({ kind }) => kind === "warc"))
            throw new IsochronError("NOT_FOUND", `capture ${capture.id} has no files to give`);
        if (isMaking)
            throw new BusyError("another package is being made; ask again in a moment");
        isMaking = true;
        const pieces = Readable.from(packages(archive, capture.id), { objectMode: false });
        return asDownload(reply, `${capture.id}.wacz`).send(pieces.once("close", () => (isMaking = false)));
    });
}
/** An attachment, as plain bytes: no file of an archive is a page of this origin. */
function asDownload(reply, name) {
    return reply
        .type("application/octet-stream")
        .header("content-disposition", `attachment; filename="${name.replace(/[^\w.-]/g, "_")}"`);
}
/** Only what is listed is opened: a name from outside never becomes a path. */
async function sendFile(archive, { id, name }, reply) {
    const capture = await known(archive, id);
    const file = (await filesOf(archive, capture.id))?.find((one) => one.name === name);
    const blob = file ? await archive.blobs.open(file.key) : null;
    if (!file || !blob)
        throw new IsochronError("NOT_FOUND", `capture ${capture.id} has no such file to give`);
    const own = file.kind === "warc" ? file.name : `${capture.id}-${file.name}`;
    return asDownload(reply, own)
        .header("content-length", blob.sizeBytes)
        .send(Readable.from(piecesOf(blob)));
}
/** Ids become names in the store, so only those in the catalog are passed on. */
async function known({ catalog }, id) {
    const capture = await catalog.captures.get(id);
    if (capture === null)
        throw new IsochronError("NOT_FOUND", "no such capture");
    return capture;
}
async function reportOf({ results }, { id }) {
    const head = await results.getReportHead(id);
    if (head === null)
        throw new IsochronError("NOT_FOUND", `capture ${id} has no report yet`);
    return head;
}
