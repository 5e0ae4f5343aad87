// The API: captures, their reports and certificates.
import type { FastifyInstance } from "fastify";
import { isImport, isUnfinished, patchedBy, type Capture } from "#model/index.js";
import { IsochronError } from "#errors.js";
import type { Archive } from "#ports/index.js";
import type { CaptureList, CaptureListing } from "../api-schema.js";
import { hostAsked } from "../host-guard.js";
import { guardedBy } from "../route-guards.js";
import { ReportTexts } from "../report-texts.js";

/** What the routes need. */
export interface CaptureRoutesOptions {
  readonly archive: Archive;
  /** Prefix of replay addresses for a client that reached us by this Host header. */
  readonly replayUrl: (hostHeader: string) => string;
}

/** Adds the API's routes. */
export function addCaptureRoutes(
  server: FastifyInstance,
  { archive, replayUrl }: CaptureRoutesOptions,
): void {
  const listings = new Listings(archive);
  const reports = new ReportTexts(archive.results);

  server.get("/api/captures", guardedBy("archive"), async (request): Promise<CaptureList> => {
    const captures = await archive.catalog.captures.list();
    const titleOf = await titlesIn(archive);
    const titled = async (one: Capture): Promise<CaptureListing> => {
      const title = titleOf(one);
      return { ...(await listings.of(one)), ...(title !== undefined && { title }) };
    };
    return {
      captures: await Promise.all(captures.map(titled)),
      replayUrl: replayUrl(hostAsked(request) ?? ""),
    };
  });

  server.get<{ Params: { id: string } }>(
    "/api/captures/:id",
    guardedBy("archive"),
    async (request, reply) => {
      const { id } = await known(archive, request.params.id);
      const report = found(await reports.of(id), `capture ${id} has no report yet`);
      const isGzipped = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
      if (isGzipped) reply.header("content-encoding", "gzip");
      reply.header("vary", "accept-encoding").type("application/json; charset=utf-8");
      return reply.send(isGzipped ? await report.gzipped() : report.plain);
    },
  );

  server.get<{ Params: { id: string } }>(
    "/api/captures/:id/certificate",
    guardedBy("archive"),
    async (request, reply) => {
      const { id } = await known(archive, request.params.id);
      const certificate = found(
        await archive.results.getCertificate(id),
        `capture ${id} has no certificate yet`,
      );
      const name = id.replace(/[^\w.-]/g, "_");
      reply.header("content-disposition", `attachment; filename="${name}-certificate.json"`);
      return certificate;
    },
  );
}

/** What people call a capture, or else its site. */
async function titlesIn({ descriptions }: Archive): Promise<(capture: Capture) => string | undefined> {
  const titles = new Map<string, string>();
  for await (const { of, elements } of descriptions.all()) {
    const [title] = elements.title ?? [];
    if (title !== undefined) titles.set(of.kind === "site" ? `site ${of.site}` : of.capture, title);
  }
  return ({ id, site }) => titles.get(id) ?? titles.get(`site ${site}`);
}

/** Ids become file names in the store, so only those in the catalog are passed on. */
async function known(archive: Archive, id: string): Promise<Capture> {
  return found(await archive.catalog.captures.get(id), "no such capture");
}

function found<T>(value: T | null, message: string): T {
  if (value === null) throw new IsochronError("NOT_FOUND", message);
  return value;
}

/** Listings of finished captures are made once, and anew when their results or the rules about them change. */
class Listings {
  readonly #archive: Archive;
  readonly #finished = new Map<string, { readonly version: string; readonly listing: CaptureListing }>();

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  async of(capture: Capture): Promise<CaptureListing> {
    const version = await this.#archive.results.version(capture.id);
    const held = this.#finished.get(capture.id);
    if (held?.version === version) return held.listing;
    const { id, site, phase, startedAt, asOf, finishedAt } = capture;
    const report = isUnfinished(capture) ? null : await this.#archive.results.getReportHead(id);
    const patchOf = patchedBy(capture);
    const listing = {
      id,
      site,
      phase,
      startedAt,
      asOf,
      finishedAt,
      all: report?.all ?? null,
      ...(patchOf !== null && { patchOf }),
      ...(isImport(capture) && { imported: true }),
    };
    if (report) this.#finished.set(id, { version, listing });
    return listing;
  }
}
