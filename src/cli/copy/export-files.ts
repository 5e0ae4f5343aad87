// `isochron export files`: a site at one moment as files that open by double click, in a folder or a ZIP.
import { existsSync } from "node:fs";
import type { Command } from "commander";
import type { ResolvedSettings } from "#config/index.js";
import { UsageError } from "#errors.js";
import { printable, printableJson } from "#formats/index.js";
import type { CopyCounts, Instant } from "#model/index.js";
import { copyHeadline } from "#report/index.js";
import { requireCopyFolder, writeCopyFolder, writeCopyZip, type WrittenCopy } from "#store/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import { copyOf, type CopyChoice, type FullCopy } from "./full-copy.js";
import { CopyProgress } from "./copy-progress.js";
import type { Io } from "../io.js";
import { openForReading } from "../open-archive.js";
import { archiveFor, forGroupOption } from "../options/for-group.js";
import { instantOption } from "../options/instant-option.js";
import { addSettings, settingsOf } from "../options/options.js";

interface FilesFlags {
  readonly site?: string;
  readonly capture?: string;
  readonly asOf?: Instant;
  readonly scripts?: boolean;
  readonly for?: string;
  readonly overwrite?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
  isochron export files copy                               # the newest capture, at its own time point
  isochron export files --site example.org copy.zip
  isochron export files --as-of 2026-11-15T12:00:00Z copy  # near that time, the moment at which most is known
  isochron export files --as-of 20261115 --choice nearest copy  # of each page the record nearest to that time`;

/** Adds it below `export`. */
export function addExportFiles(verb: Command, io: Io): void {
  const command = verb
    .command("files")
    .description("a copy that opens in any browser by double click: no server, no network")
    .argument("<place>", "the folder to make, or a file that ends in .zip");
  readsCluster(addSettings(command, ["archive", "choice", "patience"]), io)
    .option("--site <name>", "the newest capture of this site; with --as-of all of its captures")
    .option("--capture <id>", "this capture (default: the newest finished one)")
    .option(
      "--as-of <time>",
      "near this time, the moment at which the most is known: ISO 8601 or YYYYMMDDhhmmss",
      instantOption,
    )
    .option("--scripts", "let the pages' scripts run: they can then reach the live web")
    .addOption(forGroupOption())
    .option("--overwrite", "replace a copy, or a ZIP file, that is there already")
    .option("--json", "print one JSON document")
    .addHelpText("after", EXAMPLES)
    .action((place: string) => exportFiles(place, command, io));
}

async function exportFiles(place: string, command: Command, io: Io): Promise<void> {
  const settings = settingsOf(command, ["archive", "choice", "patience"], io);
  const { archive: dir } = settings;
  const flags = command.opts<FilesFlags>();
  const isZip = place.toLowerCase().endsWith(".zip");
  requirePlace(place, isZip, flags.overwrite === true);
  const whole = await openForReading(dir, io);
  const archive = archiveFor(whole, flags.for);
  const progress = new CopyProgress(io);
  try {
    const copy = await copyOf(archive, choiceOf(flags, settings), (done, total) =>
      progress.show(done, total),
    );
    const written = isZip
      ? await writeCopyZip(place, copy.files(), new Date(copy.at))
      : await writeCopyFolder(place, copy.files());
    progress.end();
    tell(io, place, { copy, written, json: flags.json === true });
  } finally {
    progress.end();
    await whole.close();
  }
}

function choiceOf(
  { site, capture, asOf, scripts, for: group }: FilesFlags,
  { choice, patience: patienceMs }: ResolvedSettings<"choice" | "patience">,
): CopyChoice {
  if (site !== undefined && capture !== undefined)
    throw new UsageError("USAGE", "--site and --capture: ask for one of them at a time");
  return {
    named: capture ?? site ?? null,
    isCapture: capture !== undefined,
    wishedFor: asOf ?? null,
    patienceMs,
    choice,
    withScripts: scripts === true,
    withPapers: group === undefined,
  };
}

function requirePlace(place: string, isZip: boolean, overwrite: boolean): void {
  if (!isZip) return requireCopyFolder(place, overwrite);
  if (existsSync(place) && !overwrite)
    throw new UsageError(
      "BAD_INPUT",
      `${JSON.stringify(place)} is there already: name another file, or add --overwrite`,
    );
}

interface Told {
  readonly copy: FullCopy;
  readonly written: WrittenCopy;
  readonly json: boolean;
}

function tell(io: Io, place: string, { copy, written, json }: Told): void {
  const { head, counts, notes } = copy.told();
  if (json) return io.out(`${printableJson({ place, ...head, counts, ...written, notes })}\n`);
  const lines = [
    `${place}: ${copyHeadline({ head, counts })}`,
    `  ${asText(counts)}; ${written.files} files, ${written.bytes} bytes`,
    ...notes.map((note) => `  ! ${note}`),
    "  open START-HERE.html in it",
  ];
  io.out(`${lines.map(printable).join("\n")}\n`);
}

function asText({ pages, parts, redirects, missing }: CopyCounts): string {
  return `${pages} pages, ${parts} parts of pages, ${redirects} redirects; ${missing} pages of the site are missing and explained`;
}
