// Everything an archive's catalog answers, in one value; and what is left of an archive when all but WARCs is lost.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readExchange } from "#detect/index.js";
import type { DecodeLimits } from "#formats/index.js";
import type { ReadableExchange } from "#ports/index.js";
import { openArchive, reindex, type ReindexSummary } from "#store/index.js";
import { collect } from "./archives.js";

/** Captures, frontiers, requisites, refusals, sightings and files, and the index lines. */
export async function catalogDump(dir: string): Promise<Record<string, unknown>> {
  const archive = await openArchive(dir);
  try {
    const captures = await archive.catalog.captures.list();
    const parts = await Promise.all(
      captures.map(async ({ id }) => ({
        frontier: await collect(archive.catalog.frontier.pages(id)),
        requisites: await collect(archive.catalog.requisites.requisites(id)),
        refusals: await collect(archive.catalog.refusals.ofCapture(id)),
        sightings: await collect(archive.catalog.sightings.ofCapture(id)),
        warcs: await archive.warcs.files(id),
      })),
    );
    return { captures, parts, indexes: indexesOf(dir) };
  } finally {
    await archive.close();
  }
}

function indexesOf(dir: string): Record<string, string> {
  const folder = join(dir, "indexes");
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "latin1")]),
  );
}

/** Deletes all that is not WARC, and rebuilds it. */
export async function loseAndReindex(dir: string): Promise<ReindexSummary> {
  for (const name of readdirSync(dir)) if (name !== "warcs") rmSync(join(dir, name), { recursive: true });
  const readOutcome = async (exchange: ReadableExchange, limits?: DecodeLimits) =>
    (await readExchange(exchange, limits)).outcome;
  return reindex(dir, { readOutcome });
}
