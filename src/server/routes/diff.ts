// The API: what changed between two captures of a page.
import type { FastifyInstance } from "fastify";
import { earlierVersions, nearestEntry, versionFromArchive } from "#access/index.js";
import { diffVersions } from "#detect/index.js";
import { IsochronError } from "#errors.js";
import { instant, type DiffView } from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import { diffQuerySchema } from "../api-schema.js";
import { guardedBy } from "../route-guards.js";

/** Rows beyond this are left out: nobody reads them, and the browser would choke. */
const MOST_ROWS = 5000;

/** Adds the route. */
export function addDiffRoute(server: FastifyInstance, { archive }: { readonly archive: Archive }): void {
  server.get("/api/diff", guardedBy("archive"), async (request): Promise<DiffView> => {
    const query = diffQuerySchema.safeParse(request.query);
    if (!query.success) throw new IsochronError("NOT_FOUND", "a diff needs url, from and to");
    const { url, from, to } = query.data;
    const entries = (await archive.index.lookup(url)).filter((entry) => entry.url === url);
    const before = heldAt(entries, Number(from), url);
    const after = heldAt(entries, Number(to), url);
    const [old, now] = [
      await versionFromArchive(archive.index, before),
      await versionFromArchive(archive.index, after),
    ];
    const view = diffVersions(old.content, now.content, {
      url,
      beforeType: old.contentType,
      afterType: now.contentType,
      beforeLabel: old.label,
      afterLabel: now.label,
      history: await earlierVersions(archive.index, entries, before),
    });
    return { ...view, rows: view.rows.slice(0, MOST_ROWS) };
  });
}

function heldAt(entries: readonly IndexEntry[], at: number, url: string): IndexEntry {
  const entry = nearestEntry(entries, instant(at));
  if (!entry) throw new IsochronError("NOT_FOUND", `no capture of ${url} in the archive`);
  return entry;
}
