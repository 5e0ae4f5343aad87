// `isochron similar`: versions in the archive that say nearly the same, by the sketches kept with them.
import { Option, type Command } from "commander";
import { NearDuplicateIndex } from "#detect/index.js";
import { UsageError } from "#errors.js";
import { printable, printableJson } from "#formats/index.js";
import { isImport, parsePageUrl, toIso, type KeptSketch, type PageUrl, pageLabel } from "#model/index.js";
import type { SketchStore } from "#ports/index.js";
import { nearPages, sketchVersions } from "#study/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import type { Io } from "../io.js";
import { openForAdding, openForReading } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";

/** One version that is near another. */
interface Near {
  readonly url: string;
  readonly at: string;
  readonly similarity: number;
}

/** Versions near one another, of different pages. */
interface Group {
  readonly url: string;
  readonly at: string;
  readonly near: readonly Near[];
}

/** Adds the verb. */
export function addSimilarCommand(program: Command, io: Io): void {
  const command = program
    .command("similar")
    .description("find pages of the archive that say nearly the same: mirrors, copies, moved pages")
    .argument("[url]", "the page (its newest version); without one, all pages are compared");
  readsCluster(addSettings(command, ["archive"]), io)
    .addOption(
      new Option("--least <similarity>", "least similarity of the words, 0 to 1")
        .argParser(similarityOption)
        .default(0.8),
    )
    .option("--json", "print one JSON document")
    .action((url: string | undefined) => runSimilar(url, command, io));
}

function similarityOption(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !(value > 0 && value <= 1))
    throw new UsageError(
      "USAGE",
      `--least: expected a number above 0 and up to 1, got ${JSON.stringify(text)}`,
    );
  return value;
}

async function runSimilar(text: string | undefined, command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const { least, json } = command.opts<{ least: number; json?: boolean }>();
  const url = text === undefined ? null : parsePageUrl(text);
  if (text !== undefined && url === null) throw new UsageError("USAGE", `not a URL: ${JSON.stringify(text)}`);
  await sketchImports(dir, io);
  const archive = await openForReading(dir, io);
  try {
    const groups = url
      ? [await nearTo(url, archive.catalog.sketches, least)]
      : await allNear(archive.catalog.sketches, least);
    if (json) io.out(`${printableJson({ least, groups })}\n`);
    else io.out(asText(groups, url !== null));
  } finally {
    await archive.close();
  }
}

/** Captures are sketched when they end; imports, which may be huge, when somebody first asks. */
async function sketchImports(dir: string, io: Io): Promise<void> {
  const reader = await openForReading(dir, io);
  const imports = (await reader.catalog.captures.list()).filter(isImport);
  const isBusy = reader.hasWriter();
  await reader.close();
  if (imports.length === 0 || isBusy) return;
  const archive = await openForAdding(dir, io);
  try {
    for (const { id } of imports) await sketchVersions(archive, id, io.signal);
  } finally {
    await archive.close();
  }
}

/** One page against all. */
async function nearTo(url: PageUrl, sketches: SketchStore, least: number): Promise<Group> {
  const found = await nearPages(sketches, url, { least });
  if (!found) throw new UsageError("NOT_FOUND", `no text version of ${url} in the archive`);
  const near = found.near.map((one) => ({ ...one, at: toIso(one.at) }));
  return { url, at: toIso(found.at), near };
}

/** All against all: the newest version of each page, by banding. */
async function allNear(sketches: SketchStore, least: number): Promise<Group[]> {
  const newest = new Map<string, KeptSketch>();
  for await (const sketch of sketches.all()) newest.set(sketch.url, sketch);
  const index = new NearDuplicateIndex();
  const groups = new Map<string, Near[]>();
  for (const sketch of newest.values()) {
    const [nearest] = index.find(sketch.signature, least);
    if (nearest) {
      const near = { url: sketch.url, at: toIso(sketch.at), similarity: nearest.similarity };
      groups.set(nearest.id, [...(groups.get(nearest.id) ?? []), near]);
    } else index.add(sketch.url, sketch.signature);
  }
  return [...groups]
    .map(([url, near]) => ({ url, at: toIso(newest.get(url)!.at), near: near.sort(bySimilarity) }))
    .sort((a, b) => b.near.length - a.near.length || (a.url < b.url ? -1 : 1));
}

function bySimilarity(a: Near, b: Near): number {
  return b.similarity - a.similarity || (a.url < b.url ? -1 : 1);
}

function asText(groups: readonly Group[], isOnePage: boolean): string {
  const shown = groups.filter(({ near }) => near.length > 0);
  if (shown.length === 0)
    return isOnePage ? "no other page is near it\n" : "no two pages are near one another\n";
  return shown
    .map(({ url, at, near }) => {
      const rows = near.map(
        (row) =>
          `  ${(100 * row.similarity).toFixed(0).padStart(3)} %  ${printable(pageLabel(row.url))}  ${row.at}\n`,
      );
      return `${printable(pageLabel(url))}  ${at}\n${rows.join("")}`;
    })
    .join("\n");
}
