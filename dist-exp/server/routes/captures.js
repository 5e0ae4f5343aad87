import { IsochronError } from "#errors.js";
import { CaptureListings } from "../capture-listings.js";
import { hostAsked } from "../host-guard.js";
import { guardedBy } from "../route-guards.js";
import { ReportTexts } from "../report-texts.js";
import { listAsked } from "../sites/list-asked.js";
/** Adds the API's routes. */
export function addCaptureRoutes(server, { archive, replayUrl }) {
    const listings = new CaptureListings(archive);
    const reports = new ReportTexts(archive.results);
    server.get("/api/captures", guardedBy("archive"), async (request) => {
        const { cursor, limit } = listAsked(request.query);
        const captures = await archive.catalog.captures.some({
            limit: limit + 1,
            ...(cursor !== undefined && { behind: cursor }),
        });
        const shown = captures.slice(0, limit);
        return {
            captures: await Promise.all(shown.map((one) => listings.titled(one))),
            next: captures.length > limit ? shown.at(-1).id : null,
            replayUrl: replayUrl(hostAsked(request) ?? ""),
        };
    });
    server.get("/api/captures/:id", guardedBy("archive"), async (request, reply) => {
        const { id } = await known(archive, request.params.id);
        const report = found(await reports.of(id), `capture ${id} has no report yet`);
        const isGzipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
        if (isGzipped)
            reply.header("content-encoding", "gzip");
        reply.header("vary", "accept-encoding").type("application/json; charset=utf-8");
        return reply.send(isGzipped ? await report.gzipped() : report.plain);
    });
    server.get("/api/captures/:id/certificate", guardedBy("archive"), async (request, reply) => {
        const { id } = await known(archive, request.params.id);
        const certificate = found(await archive.results.getCertificate(id), `capture ${id} has no certificate yet`);
        const name = id.replace(/[^\w.-]/g, "_");
        reply.header("content-disposition", `attachment; filename="${name}-certificate.json"`);
        return certificate;
    });
}
/** Ids become file names in the store, so only those in the catalog are passed on. */
async function known(archive, id) {
    return found(await archive.catalog.captures.get(id), "no such capture");
}
function found(value, message) {
    if (value === null)
        throw new IsochronError("NOT_FOUND", message);
    return value;
}
