// The API: one capture without its pages, its pages some at a time, what its charts draw, and its files.
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply } from "fastify";
import { IsochronError } from "#errors.js";
import { isUnfinished, type Capture, type ReportHead } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import {
  pageQuerySchema,
  type CaptureFigures,
  type CaptureHead,
  type CapturePages,
} from "../capture-schema.js";
import { CaptureListings } from "../capture-listings.js";
import { CaptureFigureStore } from "../captures/capture-figures.js";
import { filesOf, piecesOf } from "../captures/capture-files.js";
import { captureHead } from "../captures/capture-head.js";
import { pagesOf } from "../captures/page-query.js";
import { BusyError } from "../diff/comparer.js";
import { hostAsked } from "../host-guard.js";
import type { RunsReader } from "../live/runs-now.js";
import { guardedBy } from "../route-guards.js";
import type { CaptureRoutesOptions } from "./captures.js";

/** Makes the package of a capture, piece by piece; given by whoever starts the server, who has a store. */
export type PackageMaker = (archive: Archive, captureId: string) => AsyncIterable<Uint8Array>;

/** What the routes need. */
export interface CapturePageOptions extends CaptureRoutesOptions {
  readonly packages?: PackageMaker | undefined;
  readonly runs: RunsReader;
}

interface OfCapture {
  readonly Params: { readonly id: string };
}

/** Adds the routes. */
export function addCapturePageRoutes(
  server: FastifyInstance,
  { archive, runs, replayUrl, packages }: CapturePageOptions,
): void {
  const figures = new CaptureFigureStore(archive.results);
  const listings = new CaptureListings(archive);
  const guard = guardedBy("archive");

  server.get<OfCapture>("/api/captures/:id/head", guard, async (request): Promise<CaptureHead> => {
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

  server.get<OfCapture>("/api/captures/:id/figures", guard, async ({ params }): Promise<CaptureFigures> => {
    return figures.of(await reportOf(archive, await known(archive, params.id)));
  });

  server.get<OfCapture>("/api/captures/:id/pages", guard, async (request): Promise<CapturePages> => {
    const query = pageQuerySchema.safeParse(request.query);
    if (!query.success) throw new IsochronError("NOT_FOUND", "pages are asked for by verdict, kind, q, sort");
    const { id } = await known(archive, request.params.id);
    const { all } = await reportOf(archive, { id });
    return pagesOf(archive.results, id, query.data, all.pages);
  });

  server.get<{ Params: { readonly id: string; readonly name: string } }>(
    "/api/captures/:id/files/:name",
    guard,
    async ({ params }, reply) => sendFile(archive, params, reply),
  );

  addPackageRoute(server, archive, packages);
}

/** A package reads every record of its capture, so one is made at a time. */
function addPackageRoute(
  server: FastifyInstance,
  archive: Archive,
  packages: PackageMaker | undefined,
): void {
  let isMaking = false;
  server.get<OfCapture>("/api/captures/:id/wacz", guardedBy("archive"), async ({ params }, reply) => {
    const capture = await known(archive, params.id);
    if (!packages) throw new IsochronError("NOT_FOUND", "packages are not made here");
    if (isUnfinished(capture)) throw new IsochronError("NOT_FOUND", `capture ${capture.id} is not over yet`);
    // A package cannot be given in part either.
    if (!(await filesOf(archive, capture.id))?.some(({ kind }) => kind === "warc"))
      throw new IsochronError("NOT_FOUND", `capture ${capture.id} has no files to give`);
    if (isMaking) throw new BusyError("another package is being made; ask again in a moment");
    isMaking = true;
    const pieces = Readable.from(packages(archive, capture.id), { objectMode: false });
    return asDownload(reply, `${capture.id}.wacz`).send(pieces.once("close", () => (isMaking = false)));
  });
}

/** An attachment, as plain bytes: no file of an archive is a page of this origin. */
function asDownload(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .type("application/octet-stream")
    .header("content-disposition", `attachment; filename="${name.replace(/[^\w.-]/g, "_")}"`);
}

/** Only what is listed is opened: a name from outside never becomes a path. */
async function sendFile(
  archive: Archive,
  { id, name }: { readonly id: string; readonly name: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const capture = await known(archive, id);
  const file = (await filesOf(archive, capture.id))?.find((one) => one.name === name);
  const blob = file ? await archive.blobs.open(file.key) : null;
  if (!file || !blob) throw new IsochronError("NOT_FOUND", `capture ${capture.id} has no such file to give`);
  const own = file.kind === "warc" ? file.name : `${capture.id}-${file.name}`;
  return asDownload(reply, own)
    .header("content-length", blob.sizeBytes)
    .send(Readable.from(piecesOf(blob)));
}

/** Ids become names in the store, so only those in the catalog are passed on. */
async function known({ catalog }: Archive, id: string): Promise<Capture> {
  const capture = await catalog.captures.get(id);
  if (capture === null) throw new IsochronError("NOT_FOUND", "no such capture");
  return capture;
}

async function reportOf({ results }: Archive, { id }: Pick<Capture, "id">): Promise<ReportHead> {
  const head = await results.getReportHead(id);
  if (head === null) throw new IsochronError("NOT_FOUND", `capture ${id} has no report yet`);
  return head;
}
