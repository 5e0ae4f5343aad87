// What was imported enters the catalog: captures of ours as they were, everything else as a capture of its own kind.
import { join } from "node:path";
import { instant, parseIso, type Instant } from "#model/index.js";
import type { OpenedCatalog } from "#ports/index.js";
import { openCatalog } from "../../catalog/local-catalog.js";
import { ArchiveIndex } from "../../cdxj/archive-index.js";
import { rebuildCaptures } from "../rebuild/rebuild-captures.js";
import { collectImport, type ImportSpan } from "./collect.js";
import {
  importId,
  importRecords,
  putImportRecord,
  type ImportRecord,
  type RecordedFile,
} from "./import-record.js";
import type { OutcomeReader } from "./imported-look.js";
import type { ImportPlace } from "./take-file.js";
import type { TakenEntry } from "./take-package.js";

/** What reads exchanges: the detect stage's, given by whoever wires the stages. */
export interface CatalogueOptions {
  readonly readOutcome: OutcomeReader;
}

/** What one run of `import` has taken. */
export interface TakenFiles {
  readonly site: string;
  readonly now: Instant;
  readonly taken: readonly TakenEntry[];
}

/** Puts the import on record and into the catalog, which is made when there is none. */
export async function cataloguePieces(
  place: ImportPlace,
  { site, now, taken }: TakenFiles,
  options: CatalogueOptions,
): Promise<void> {
  const fresh = await unrecorded(place, taken);
  if (fresh.length > 0)
    await putImportRecord(place.blobs, { id: importId(now), site, at: now, files: fresh });
  const catalog = openCatalog(join(place.dir, "catalog.sqlite"), "write");
  try {
    const own = taken.flatMap(({ pieces }) => pieces.filter(({ capture }) => capture !== null));
    const files = [...new Set(own.map(({ file }) => file))];
    await rebuildCaptures(place, { catalog, ...options }, files);
    await collectRecorded(place, catalog, options);
  } finally {
    catalog.close();
  }
}

/** Files of others that no import has on record yet; what came along with captures of ours is no collection. */
async function unrecorded(place: ImportPlace, taken: readonly TakenEntry[]): Promise<RecordedFile[]> {
  const known = new Set(
    (await importRecords(place.blobs)).flatMap(({ files }) => files.flatMap((f) => f.pieces)),
  );
  const isHome = taken.some(({ pieces }) => pieces.some(({ capture }) => capture !== null));
  const files = taken.filter(({ pieces }) => pieces.every(({ capture }) => capture === null));
  const recorded = files.flatMap(({ recorded: one }) => one ?? []);
  const fresh = recorded.filter(({ pieces }) => pieces.some((file) => !known.has(file)));
  return isHome ? fresh.filter(({ source }) => !source.endsWith("#archive/originals.warc.gz")) : fresh;
}

/** Every import on record becomes a capture, unless it is one; one that was broken off is completed. */
export async function collectRecorded(
  { blobs, lines }: Pick<ImportPlace, "blobs"> & Partial<Pick<ImportPlace, "lines">>,
  catalog: OpenedCatalog,
  { readOutcome }: CatalogueOptions,
): Promise<number> {
  const index = new ArchiveIndex(blobs);
  let added = 0;
  try {
    for (const record of await importRecords(blobs)) {
      const held = await catalog.captures.get(record.import);
      if (held !== null && held.phase === "finished") continue;
      const files = [...new Set(record.files.flatMap(({ pieces }) => pieces))];
      const { import: id, site } = record;
      added += await collectImport(
        { blobs, catalog, index, readOutcome, ...(lines && { looks: lines.looks, hashes: lines.hashes }) },
        { id, site, files, span: spanOf(record) },
      );
    }
  } finally {
    index.close();
  }
  return added;
}

function spanOf({ files, importedAt }: ImportRecord): ImportSpan {
  const times = files
    .flatMap(({ span }) => [span.from, span.to])
    .flatMap((text) => parseIso(text ?? "") ?? []);
  const at = parseIso(importedAt) ?? instant(0);
  const seed = files.find(({ span }) => span.page !== null)?.span.page ?? null;
  if (times.length === 0) return { from: at, to: at, seed };
  return {
    from: times.reduce((a, b) => (a < b ? a : b)),
    to: times.reduce((a, b) => (a > b ? a : b)),
    seed,
  };
}
