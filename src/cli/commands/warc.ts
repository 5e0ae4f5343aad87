// `isochron warc`: what WARC and ARC files of any tool hold, and whether they are whole.
import type { Command } from "commander";
import { SystemClock } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { counted, printable, printableJson } from "#formats/index.js";
import { toTimestamp17 } from "#model/index.js";
import { auditArchive, checkInput, requireFile, type Finding } from "#store/index.js";
import { findingLines, type ShownFinding } from "../finding-lines.js";
import { FindingsReported } from "../findings.js";
import type { Io } from "../io.js";
import { addSettings, settingsOf } from "../options/options.js";
import { printListing, printListingsJson } from "../warc-listing.js";
import { addWarcRemove } from "./warc-remove.js";

/** Adds the verb with its sub-verbs. */
export function addWarcCommand(program: Command, io: Io): void {
  const warc = program.command("warc").description("look into WARC and ARC files of any tool");
  addList(warc, io);
  addCheck(warc, io);
  addWarcRemove(warc, io);
}

function addList(warc: Command, io: Io): void {
  const command = warc
    .command("ls")
    .description("list the records of files")
    .argument("<file...>", "WARC, ARC or WACZ files, compressed or not")
    .option("--json", "print one JSON document");
  command.action(async (files: string[]) => {
    for (const file of files) requireFile(file);
    if (command.opts<{ json?: boolean }>().json) await printListingsJson(files, io);
    else for (const file of files) await printListing(file, io);
  });
}

function addCheck(warc: Command, io: Io): void {
  const command = warc
    .command("check")
    .description("check records and digests; exit code 1 when there is anything to report")
    .argument("[file...]", "WARC, ARC or WACZ files")
    .option("--all", "audit the whole archive; an interrupted audit goes on where it stopped")
    .option("--audit <name>", "with --all: the audit's name in the log (default: a new one)")
    .option("--json", "print one JSON document");
  addSettings(command, ["archive"]).action((files: string[]) => check(files, command, io));
}

interface Checked {
  readonly file: string;
  readonly records: number | null;
  readonly findings: readonly ShownFinding[];
}

async function check(files: string[], command: Command, io: Io): Promise<void> {
  const options = command.opts<{ all?: boolean; audit?: string; json?: boolean }>();
  if (files.length === 0 && !options.all)
    throw new UsageError("USAGE", "which files? name some, or use --all for the archive");
  const { archive } = settingsOf(command, ["archive"], io);
  const checked: Checked[] = [];
  for await (const result of options.all ? audit(archive, options.audit, io) : checkFiles(files)) {
    checked.push(result);
    if (!options.json) io.out(checkedText(result));
  }
  if (options.json) io.out(`${printableJson({ files: checked })}\n`);
  // Silence would pass for an archive in which all is well.
  else if (checked.length === 0) io.out(`no WARC files in ${printable(archive)}: nothing was checked\n`);
  if (checked.some(({ findings }) => findings.length > 0)) throw new FindingsReported();
}

async function* checkFiles(files: readonly string[]): AsyncGenerator<Checked> {
  for (const file of files) {
    const { records, package: ofPackage, findings } = await checkInput(file);
    const own = ofPackage.map(({ entry, code, message }) => ({ place: entry ?? "package", code, message }));
    yield { file, records, findings: [...own, ...findings.map((finding) => placed(finding, file))] };
  }
}

/** A record in a package is at a byte of the file in the package that holds it. */
function placed(finding: Finding, file: string): ShownFinding {
  const entry = finding.file.startsWith(`${file}#`) ? finding.file.slice(file.length + 1) : null;
  return entry === null ? finding : { ...finding, place: `${entry} at byte ${finding.offset}` };
}

async function* audit(archive: string, name: string | undefined, io: Io): AsyncGenerator<Checked> {
  const clock = new SystemClock();
  const noLog = (why: Error): void => io.err(`isochron: this audit leaves no log: ${why.message}\n`);
  yield* auditArchive(archive, name ?? toTimestamp17(clock.now()), clock, noLog);
}

function checkedText({ file, records, findings }: Checked): string {
  const count = findings.reduce((sum, { more = 0 }) => sum + 1 + more, 0);
  const verdict = count === 0 ? "no findings" : counted(count, "finding");
  const all = records === null ? verdict : `${counted(records, "record")}, ${verdict}`;
  return [`${printable(file)}: ${all}`, ...findingLines(findings), ""].join("\n");
}
