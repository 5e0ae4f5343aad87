// `isochron export`: a site, capture or span as one file that other tools open.
import { statSync } from "node:fs";
import type { Command } from "commander";
import { Judge } from "#access/index.js";
import { SystemClock } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { counted, printable, printableJson } from "#formats/index.js";
import type { Instant } from "#model/index.js";
import {
  exportBag,
  exportWacz,
  exportWarc,
  type ExportSummary,
  type OpenQuestion,
  type PackageSummary,
} from "#store/index.js";
import { siteNamed } from "#study/index.js";
import { bringCaptures, readsCluster } from "../cluster/reads-cluster.js";
import { findingLines } from "../finding-lines.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { instantOption, lastInstantOption } from "../options/instant-option.js";
import { addSettings, settingsOf } from "../options/options.js";
import { forGroupOption } from "../options/for-group.js";
import { forceOption, requireNewFile } from "../options/output-file.js";
import { SOFTWARE } from "../version.js";
import { addExportFiles } from "../copy/export-files.js";
import { addExportParquet } from "../query/export-parquet.js";
import { addExportCatalogueCommand } from "./export-catalogue.js";

interface ExportFlags {
  readonly site?: string;
  readonly capture?: string;
  readonly from?: Instant;
  readonly to?: Instant;
  readonly output: string;
  readonly json?: boolean;
  readonly sign?: boolean;
  readonly force?: boolean;
  readonly for?: string;
}

/** Adds the verb. */
export function addExportCommand(program: Command, io: Io): void {
  const verb = program
    .command("export")
    .description("write standard files that other tools open, or a copy for any browser");
  const wacz = addFlags(verb.command("wacz"), io, "one WACZ package, ready for any player").option(
    "--no-sign",
    "leave the package itself unsigned (WACZ-auth)",
  );
  wacz.action(() => runExport(wacz, io, "wacz"));
  const warc = addFlags(verb.command("warc"), io, "one WARC file, records copied as they are");
  warc.action(() => runExport(warc, io, "warc"));
  addExportFiles(verb, io);
  const bag = addFlags(verb.command("bag"), io, BAG, "the directory to make, or the .zip file to write");
  bag.action(() => runExport(bag, io, "bag"));
  addExportCatalogueCommand(verb, io);
  addExportParquet(verb, io);
}

const BAG = "one bag (BagIt, RFC 8493): the same package with manifests, for repositories and their vaults";

function addFlags(command: Command, io: Io, description: string, output = "the file to write"): Command {
  return readsCluster(addSettings(command.description(description), ["archive"]), io)
    .requiredOption("--output <file>", output)
    .addOption(forceOption())
    .option("--site <name>", "this site only (default: all)")
    .option("--capture <id>", "this capture only (default: all)")
    .option("--from <time>", "records from this time on: ISO 8601 or YYYYMMDDhhmmss", instantOption)
    .option("--to <time>", "records up to this time; a year, month or day means all of it", lastInstantOption)
    .addOption(forGroupOption())
    .option("--json", "print one JSON document");
}

async function runExport(command: Command, io: Io, format: "wacz" | "warc" | "bag"): Promise<void> {
  const { archive: dir } = settingsOf(command, ["archive"], io);
  const { output, json, capture, from, to, sign, force } = command.opts<ExportFlags>();
  requireNewFile(output, force && !(format === "bag" && isDirectory(output)));
  const site = await checkSelection(dir, command.opts<ExportFlags>(), io);
  const selection = {
    ...(site === undefined ? {} : { site }),
    ...(capture === undefined ? {} : { capture }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(await openTo(dir, command.opts<ExportFlags>().for, io)),
  };
  await bringCaptures(dir, { site, capture }, io);
  const packing = { ...selection, software: SOFTWARE };
  const summary =
    format === "wacz"
      ? await exportWacz(dir, output, { ...packing, sign: sign === true })
      : format === "bag"
        ? await exportBag(dir, output, packing)
        : await exportWarc(dir, output, selection);
  if (json) io.out(`${printableJson({ output, ...summary })}\n`);
  else io.out(asText(output, summary));
}

/** A directory of somebody's is never replaced. */
function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Whether a group of readers may be told of a capture; nothing where all is open to it, or nobody is named. */
async function openTo(
  dir: string,
  group: string | undefined,
  io: Io,
): Promise<{ isOpen?: (capture: OpenQuestion) => boolean }> {
  if (group === undefined) return {};
  const archive = await openForReading(dir, io);
  try {
    const { rules } = archive;
    const judge = new Judge(await rules.current(), { group, now: new SystemClock().now() });
    if (judge.isOpen) return {};
    return { isOpen: ({ file, ...one }) => judge.isListed({ ...one, collection: rules.collectionOf(file) }) };
  } finally {
    await archive.close();
  }
}

/** Refuses what the archive does not have; the site by its name in the archive. */
async function checkSelection(
  dir: string,
  { capture, site }: ExportFlags,
  io: Io,
): Promise<string | undefined> {
  if (capture === undefined && site === undefined) return undefined;
  const archive = await openForReading(dir, io);
  try {
    if (capture !== undefined && (await archive.catalog.captures.get(capture)) === null)
      throw notThere(`no capture ${JSON.stringify(capture)}`, dir);
    const named = site === undefined ? undefined : await siteNamed(site, archive);
    if (named === null) throw notThere(`no site ${JSON.stringify(site)}`, dir);
    return named;
  } finally {
    await archive.close();
  }
}

function notThere(what: string, dir: string): UsageError {
  return new UsageError("NOT_FOUND", `${what} in ${dir}; isochron captures lists them`);
}

function asText(output: string, summary: PackageSummary | ExportSummary): string {
  const { missing, findings, originals } = summary;
  const what =
    "warcs" in summary
      ? [
          counted(summary.warcs, "WARC file"),
          counted(summary.pages, "page"),
          counted(summary.captures.length, "report"),
        ].join(", ")
      : `${counted(summary.records, "record")} of ${counted(summary.files, "WARC file")}`;
  const lines = [`${output}: ${what}, ${originals} originals of revisits from elsewhere`];
  for (const capture of "uncertified" in summary ? summary.uncertified : [])
    lines.push(
      `  ! without the certificate of capture ${capture}: it speaks of records outside this span; certificate extract hands over single pages with proof`,
    );
  if (missing.count > 0)
    lines.push(
      `  ! ${missing.count} revisits without an original in the archive: ${missing.targets.map(printable).join(" ")}`,
    );
  lines.push(...findingLines(findings, true));
  return `${lines.join("\n")}\n`;
}
