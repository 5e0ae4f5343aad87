// `isochron export catalogue`: what the archive holds as a list that spreadsheets and catalogues read.
import { Option, type Command } from "commander";
import { CATALOGUE_FORMATS, catalogueRows, writeCatalogue, type CatalogueFormat } from "#catalogue/index.js";
import { UsageError } from "#errors.js";
import { printableJson } from "#formats/index.js";
import type { Archive } from "#ports/index.js";
import { writeTexts } from "#store/index.js";
import { siteNamed } from "#study/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { addSettings, settingsOf } from "../options/options.js";
import { archiveFor, forGroupOption } from "../options/for-group.js";
import { forceOption, requireNewFile } from "../options/output-file.js";

interface CatalogueFlags {
  readonly output: string;
  readonly format?: CatalogueFormat;
  readonly site?: string;
  readonly capture?: string;
  readonly pages?: boolean;
  readonly for?: string;
  readonly json?: boolean;
  readonly force?: boolean;
}

/** Adds the noun. */
export function addExportCatalogueCommand(verb: Command, io: Io): void {
  const command = verb.command("catalogue").description("a list of captures, and of their pages if wanted");
  readsCluster(addSettings(command, ["archive"]), io)
    .requiredOption("--output <file>", "the file to write: .csv, .jsonl or .xml")
    .addOption(forceOption())
    .addOption(
      new Option(
        "--format <name>",
        "csv for spreadsheets, jsonl (JSON lines) for programs, dc (Dublin Core XML) for catalogues; by the file's name unless told",
      ).choices(CATALOGUE_FORMATS),
    )
    .option("--pages", "list the pages of each capture too, with title, verdict, type and digest")
    .option("--site <name>", "this site only (default: all)")
    .option("--capture <id>", "this capture only (default: all)")
    .addOption(forGroupOption())
    .option("--json", "print one JSON document")
    .action(() => exportCatalogue(command, io));
}

async function exportCatalogue(command: Command, io: Io): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const flags = command.opts<CatalogueFlags>();
  const { output, force, pages = false, json } = flags;
  const format = flags.format ?? formatOf(output);
  requireNewFile(output, force);
  const whole = await openForReading(dir, io);
  const archive = archiveFor(whole, flags.for);
  try {
    const rows = catalogueRows(archive, { ...(await selectionOf(flags, archive)), pages });
    const counts = { captures: 0, pages: 0 };
    await writeTexts(output, writeCatalogue(counted(rows, counts), format));
    if (json) return io.out(`${printableJson({ output, format, ...counts })}\n`);
    io.out(`${output}: ${counts.captures} captures${pages ? `, ${counts.pages} pages` : ""}\n`);
  } finally {
    await whole.close();
  }
}

const ENDINGS: Readonly<Record<string, CatalogueFormat>> = { csv: "csv", jsonl: "jsonl", xml: "dc" };

function formatOf(output: string): CatalogueFormat {
  const format = ENDINGS[/\.([a-z]+)$/i.exec(output)?.[1]?.toLowerCase() ?? ""];
  if (format === undefined)
    throw new UsageError(
      "USAGE",
      `--output ${JSON.stringify(output)} tells no format: name it .csv, .jsonl or .xml, or add --format`,
    );
  return format;
}

async function selectionOf(
  { site, capture }: CatalogueFlags,
  archive: Archive,
): Promise<{ site?: string; capture?: string }> {
  if (capture !== undefined && (await archive.catalog.captures.get(capture)) === null)
    throw notThere(`capture ${JSON.stringify(capture)}`, archive);
  const named = site === undefined ? undefined : await siteNamed(site, archive);
  if (named === null) throw notThere(`site ${JSON.stringify(site)}`, archive);
  return { ...(named !== undefined && { site: named }), ...(capture !== undefined && { capture }) };
}

function notThere(what: string, { dir }: Archive): UsageError {
  return new UsageError("NOT_FOUND", `no ${what} in ${dir}; isochron captures lists them`);
}

async function* counted<Row extends { readonly record: "capture" | "page" }>(
  rows: AsyncIterable<Row>,
  counts: { captures: number; pages: number },
): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (row.record === "capture") counts.captures++;
    else counts.pages++;
    yield row;
  }
}
