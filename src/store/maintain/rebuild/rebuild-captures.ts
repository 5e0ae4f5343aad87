// The captures that WARC files of ours tell of, brought back into a catalog.
import { instant, type CaptureReport } from "#model/index.js";
import type { BlobStore, OpenedCatalog } from "#ports/index.js";
import { captureFolder } from "../../archive/layout.js";
import { wholeBlob } from "../../blobs/open-blob.js";
import { ArchiveIndex } from "../../cdxj/archive-index.js";
import { openContent } from "../../cdxj/content-block.js";
import { openReceived } from "../../cdxj/stored-response.js";
import { readBlockAt } from "../../warc/read/record-at.js";
import type { CaptureRebuild } from "./capture-rebuild.js";
import type { RebuildContext } from "./rebuild-context.js";
import { rebuildFromFile } from "./rebuild-file.js";

/** What was rebuilt. */
export interface RebuiltCaptures {
  readonly sightingsAdded: number;
  /** Every WARC file that the catalog lists now. */
  readonly listed: ReadonlySet<string>;
}

/** Takes files into the catalog, in their order; the indexes must know their records. */
export async function rebuildCaptures(
  { blobs }: { readonly blobs: BlobStore },
  { catalog, readOutcome }: Pick<RebuildContext, "catalog" | "readOutcome">,
  files: readonly string[],
): Promise<RebuiltCaptures> {
  const index = new ArchiveIndex(blobs);
  const captures = new Map<string, CaptureRebuild>();
  const listed = await listedFiles(catalog);
  try {
    const context: RebuildContext = {
      blobs,
      catalog,
      captures,
      listed,
      readOutcome,
      // With its length: without it a quarter of a megabyte would be read for every record.
      response: ({ file, offset, length }, url) => openReceived(blobs, index, { file, offset, length, url }),
      content: (record, url) => openContent(blobs, index, record, url),
      blockOf: (record) => readBlockAt(blobs, record),
    };
    for (const file of files) await rebuildFromFile(context, file);
    for (const capture of captures.values()) await capture.finish();
    for (const { id } of await catalog.captures.list()) await restoreResults(blobs, catalog, id);
  } finally {
    index.close();
  }
  const sightingsAdded = [...captures.values()].reduce((sum, { added }) => sum + added, 0);
  return { sightingsAdded, listed };
}

async function listedFiles(catalog: OpenedCatalog): Promise<Set<string>> {
  const listed = new Set<string>();
  for (const { id } of await catalog.captures.list())
    for (const { file } of await catalog.upkeep.warcFiles.ofCapture(id)) listed.add(file);
  return listed;
}

// When a capture ended, and at which t*, its report says.
async function restoreResults(blobs: BlobStore, catalog: OpenedCatalog, id: string): Promise<void> {
  const phase = (await catalog.captures.get(id))?.phase;
  if (phase === "finished" || phase === "cancelled") return;
  const bytes = await wholeBlob(blobs, `${captureFolder(id)}/report.json`);
  if (!bytes) return;
  const report = JSON.parse(bytes.toString("utf8")) as CaptureReport;
  await catalog.captures.update(id, {
    phase: report.cancelled === true ? "cancelled" : "finished",
    plannedAsOf: report.testimony ? null : instant(report.plannedAsOf),
    // Looks of a watch and testimonies speak of no moment.
    asOf: report.refresh || report.testimony ? null : instant(report.asOf),
    finishedAt: instant(report.finishedAt),
    expectedSharp: report.expectedSharp,
    upperBound: report.upperBound,
  });
}
