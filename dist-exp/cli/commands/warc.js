import { SystemClock } from "#adapters/index.js";
import { UsageError } from "#errors.js";
import { counted, printable, printableJson } from "#formats/index.js";
import { toTimestamp17 } from "#model/index.js";
import { auditArchive, checkInput, requireFile } from "#store/index.js";
import { findingLines } from "../finding-lines.js";
import { FindingsReported } from "../findings.js";
import { addSettings, settingsOf } from "../options/options.js";
import { printListing, printListingsJson } from "../warc-listing.js";
import { addWarcRemove } from "./warc-remove.js";
/** Adds the verb with its sub-verbs. */
export function addWarcCommand(program, io) {
    const warc = program.command("warc").description("look into WARC and ARC files of any tool");
    addList(warc, io);
    addCheck(warc, io);
    addWarcRemove(warc, io);
}
function addList(warc, io) {
    const command = warc
        .command("ls")
        .description("list the records of files")
        .argument("<file...>", "WARC, ARC or WACZ files, compressed or not")
        .option("--json", "print one JSON document");
    command.action(async (files) => {
        for (const file of files)
            requireFile(file);
        if (command.opts().json)
            await printListingsJson(files, io);
        else
            for (const file of files)
                await printListing(file, io);
    });
}
function addCheck(warc, io) {
    const command = warc
        .command("check")
        .description("check records and digests; exit code 1 when there is anything to report")
        .argument("[file...]", "WARC, ARC or WACZ files")
        .option("--all", "audit the whole archive; an interrupted audit goes on where it stopped")
        .option("--audit <name>", "with --all: the audit's name in the log (default: a new one)")
        .option("--json", "print one JSON document");
    addSettings(command, ["archive"]).action((files) => check(files, command, io));
}
async function check(files, command, io) {
    const options = command.opts();
    if (files.length === 0 && !options.all)
        throw new UsageError("USAGE", "which files? name some, or use --all for the archive");
    const { archive } = settingsOf(command, ["archive"], io);
    const checked = [];
    for await (const result of options.all ? audit(archive, options.audit, io) : checkFiles(files)) {
        checked.push(result);
        if (!options.json)
            io.out(checkedText(result));
    }
    if (options.json)
        io.out(`${printableJson({ files: checked })}\n`);
    // Silence would pass for an archive in which all is well.
    else if (checked.length === 0)
        io.out(`no WARC files in ${printable(archive)}: nothing was checked\n`);
    if (checked.some(({ findings }) => findings.length > 0))
        throw new FindingsReported();
}
async function* checkFiles(files) {
    for (const file of files) {
        const { records, package: ofPackage, findings } = await checkInput(file);
        const own = ofPackage.map(({ entry, code, message }) => ({ place: entry ?? "package", code, message }));
        yield { file, records, findings: [...own, ...findings.map((finding) => placed(finding, file))] };
    }
}
/** A record in a package is at a byte of the file in the package that holds it. */
function placed(finding, file) {
    const entry = finding.file.startsWith(`${file}#`) ? finding.file.slice(file.length + 1) : null;
    return entry === null ? finding : { ...finding, place: `${entry} at byte ${finding.offset}` };
}
async function* audit(archive, name, io) {
    const clock = new SystemClock();
    const noLog = (why) => io.err(`isochron: this audit leaves no log: ${why.message}\n`);
    yield* auditArchive(archive, name ?? toTimestamp17(clock.now()), clock, noLog);
}
function checkedText({ file, records, findings }) {
    const count = findings.reduce((sum, { more = 0 }) => sum + 1 + more, 0);
    const verdict = count === 0 ? "no findings" : counted(count, "finding");
    const all = records === null ? verdict : `${counted(records, "record")}, ${verdict}`;
    return [`${printable(file)}: ${all}`, ...findingLines(findings), ""].join("\n");
}
