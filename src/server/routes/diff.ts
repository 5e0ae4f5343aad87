// The API: what changed between two captures of a page.
import type { FastifyInstance } from "fastify";
import { earlierVersions, nearestEntry, versionFromArchive } from "#access/index.js";
import { IsochronError } from "#errors.js";
import { instant, type DiffView } from "#model/index.js";
import type { Archive, IndexEntry } from "#ports/index.js";
import { diffQuerySchema } from "../api-schema.js";
import { BusyError, Comparer } from "../diff/comparer.js";
import { guardedBy } from "../route-guards.js";

/** Rows beyond this are left out: nobody reads them, and the browser would choke. */
const MOST_ROWS = 5000;

/** Longer records are not compared while others are being served. */
const MOST_RECORD_BYTES = 16 * 1024 * 1024;

/** Adds the route; its thread ends with the server. */
export function addDiffRoute(server: FastifyInstance, { archive }: { readonly archive: Archive }): void {
  const comparer = new Comparer();
  server.addHook("preClose", () => comparer.close());
  server.get("/api/diff", guardedBy("archive"), async (request): Promise<DiffView> => {
    const query = diffQuerySchema.safeParse(request.query);
    if (!query.success) throw new IsochronError("NOT_FOUND", "a diff needs url, from and to");
    const { url, from, to } = query.data;
    const all = (await archive.index.lookup(url)).filter((entry) => entry.url === url);
    const entries = all.filter(({ length }) => length <= MOST_RECORD_BYTES);
    const before = heldAt(all, Number(from), url);
    const after = heldAt(all, Number(to), url);
    const [old, now] = [
      await versionFromArchive(archive.index, before),
      await versionFromArchive(archive.index, after),
    ];
    const view = await comparer.compare({
      before: old.content,
      after: now.content,
      options: {
        url,
        beforeType: old.contentType,
        afterType: now.contentType,
        beforeLabel: old.label,
        afterLabel: now.label,
        history: await earlierVersions(archive.index, entries, before),
      },
    });
    return { ...view, rows: view.rows.slice(0, MOST_ROWS) };
  });
}

function heldAt(entries: readonly IndexEntry[], at: number, url: string): IndexEntry {
  const entry = nearestEntry(entries, instant(at));
  if (!entry) throw new IsochronError("NOT_FOUND", `no capture of ${url} in the archive`);
  if (entry.length > MOST_RECORD_BYTES)
    throw new BusyError(`${url} is too long to be compared here; isochron diff does`);
  return entry;
}
