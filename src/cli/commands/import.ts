// `isochron import` and `isochron reindex`: other tools' files in, and every index made anew from the WARCs alone.
import type { Command } from "commander";
import { SystemClock } from "#adapters/index.js";
import { readExchange } from "#detect/index.js";
import { ERROR_CODES } from "#errors.js";
import { counted, printable, printableJson, SHOW_LIMITS, type DecodeLimits } from "#formats/index.js";
import type { Outcome } from "#model/index.js";
import type { Archive, ReadableExchange } from "#ports/index.js";
import { renderHtml } from "#report/index.js";
import { importFiles, openArchive, reindex, type ImportedFile } from "#store/index.js";
import {
  completeStanding,
  evidenceReader,
  indexTextsSafely,
  reportImports,
  sketchVersions,
} from "#study/index.js";
import { findingLines } from "../finding-lines.js";
import { FindingsReported } from "../findings.js";
import { isTruePackage } from "../home-coming.js";
import type { Io } from "../io.js";
import { cliLogger } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";
import { SOFTWARE } from "../version.js";

/** Adds the verb `import`. */
export function addImportCommand(program: Command, io: Io): void {
  const command = program
    .command("import")
    .description("take WARC, ARC and WACZ files of any tool into the archive as a collection, losing nothing")
    .argument("<file...>", "files or directories")
    .option("--site <name>", "the collection that they become part of", "imported")
    .option("--json", "print one JSON document")
    .addHelpText("after", EXIT_CODES);
  addSettings(command, ["archive"]).action(async (sources: string[]) => {
    const { archive } = settingsOf(command, ["archive"], io);
    const { site, json } = command.opts<{ site: string; json?: boolean }>();
    const now = new SystemClock().now();
    const options = { site, now, readOutcome, verifies: isTruePackage };
    const files = await importFiles(archive, sources, options);
    await withArchive(archive, io, async (opened) => {
      await judge(opened);
      await indexTextsSafely(opened, cliLogger(io), io.signal);
    });
    if (json) io.out(`${printableJson({ files: files.map(shown) })}\n`);
    else io.out(asText(files));
    failAsFound(files);
  });
}

const EXIT_CODES = `
Exit code 0: every file was taken. 1: a file held no record. 2 or 3: a file could not be read; the others were taken.`;

/** Adds the verb `reindex`. */
export function addReindexCommand(program: Command, io: Io): void {
  const command = program
    .command("reindex")
    .description("rebuild every index, the catalog and the search index from the WARC files alone")
    .option("--json", "print one JSON document");
  addSettings(command, ["archive"]).action(async () => {
    const { archive } = settingsOf(command, ["archive"], io);
    const summary = await reindex(archive, { readOutcome, logger: cliLogger(io) });
    await withArchive(archive, io, async (opened) => {
      await judge(opened, { anew: true });
      await sketchAll(opened, io.signal);
      await opened.search.clear();
      await indexTextsSafely(opened, cliLogger(io), io.signal);
    });
    if (command.opts<{ json?: boolean }>().json) return io.out(`${printableJson(summary)}\n`);
    const { files, captures, sightingsAdded, findings } = summary;
    const lines = [
      `${counted(files, "file")}, ${counted(captures, "capture")}, ${counted(sightingsAdded, "sighting")} that the catalog did not have`,
    ];
    io.out(`${[...lines, ...findingLines(findings, true)].join("\n")}\n`);
  });
}

/** Captures of ours are read by their own rules; nothing is certified of others' records, so all that can be is read. */
const readOutcome = async (
  exchange: ReadableExchange,
  limits: DecodeLimits = SHOW_LIMITS,
): Promise<Outcome> => (await readExchange(exchange, limits)).outcome;

/** Sketches, words and the reports of imports are no part of the WARCs: they are made anew from the pages themselves. */
async function withArchive(dir: string, io: Io, work: (archive: Archive) => Promise<unknown>): Promise<void> {
  const archive = await openArchive(dir, { software: SOFTWARE, logger: cliLogger(io) });
  try {
    await work(archive);
  } finally {
    await archive.close();
  }
}

/** Reports and sites' pasts are made of one reading of what was seen, which is let go behind them. */
async function judge(archive: Archive, options: { readonly anew?: boolean } = {}): Promise<void> {
  const evidenceOf = evidenceReader(archive);
  await reportImports(archive, renderHtml, evidenceOf);
  await completeStanding(archive, { ...options, evidenceOf });
}

async function sketchAll(archive: Archive, signal: AbortSignal): Promise<void> {
  for (const { id } of await archive.catalog.captures.list()) await sketchVersions(archive, id, signal);
}

function shown({ refusal, ...file }: ImportedFile): object {
  return refusal ? { ...file, refusal: { code: refusal.code, message: refusal.message } } : file;
}

function asText(files: readonly ImportedFile[]): string {
  const lines = files
    .filter(({ status }) => status !== "skipped")
    .flatMap(({ source, status, records, findings, refusal }) => [
      refusal
        ? `${printable(source)}: refused: ${printable(refusal.message)}`
        : `${printable(source)}: ${status.replaceAll("-", " ")}, ${counted(records, "record")}`,
      ...findingLines(findings, true),
    ]);
  const skipped = files.filter(({ status }) => status === "skipped").map(({ source }) => printable(source));
  if (skipped.length > 0)
    lines.push(`${skipped.length} skipped, no archive files by their names: ${some(skipped)}`);
  return `${lines.join("\n")}\n`;
}

function some(names: readonly string[]): string {
  const few = names.slice(0, 5).join(", ");
  return names.length > 5 ? `${few} and ${names.length - 5} more` : few;
}

/** What could not be taken decides the exit code, after all has been said. */
function failAsFound(files: readonly ImportedFile[]): void {
  const refusals = files.flatMap(({ refusal }) => refusal ?? []);
  const [worst] = refusals.sort((a, b) => ERROR_CODES[b.code].exit - ERROR_CODES[a.code].exit);
  if (worst) throw worst;
  if (files.some(({ status }) => status === "no-records")) throw new FindingsReported();
}
