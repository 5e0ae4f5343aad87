import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Kn as parsePageUrl, Qn as toTimestamp17 } from "./formats-CP_ayLbB.js";
import { A as checkInput, M as removeRecords, Q as FindingTally, V as auditArchive, X as requireFile, Y as listNamed } from "./store-B-jxG4ia.js";
import { n as printable, r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as FindingsReported } from "./findings-CzK4YIf4.js";
import { t as findingLines } from "./finding-lines-BFVGj0vb.js";
//#region src/cli/warc-listing.ts
/** Prints one file's records as they come, then how many there are and what was found. */
async function printListing(file, io) {
	const findings = new FindingTally();
	const lines = new Gathered(io);
	let records = 0;
	let entry;
	lines.add(`${printable(file)}:\n`);
	for await (const item of listNamed(file)) {
		if (item.kind === "finding") {
			findings.add(item.finding);
			continue;
		}
		records++;
		if (item.record.entry !== entry) lines.add(`  ${printable(item.record.entry ?? "")}\n`);
		entry = item.record.entry;
		lines.add(lineOf(item.record));
	}
	const last = [`${printable(file)}: ${counted(records, "record")}`, ...findingLines(findings.toArray())];
	lines.add(`${last.join("\n")}\n`);
	lines.end();
}
function lineOf({ offset, length, type, date, status, target, isCut }) {
	return `${`${String(offset).padStart(12)} ${String(length ?? "").padStart(9)}`}  ${`${printable(type).padEnd(9)} ${printable(date ?? "").padEnd(24)}`} ${String(status ?? "").padStart(3)} ${printable(target ?? "")}${isCut ? "  (cut)" : ""}\n`;
}
/** Prints the same as one JSON document, `{ "files": [ { file, records, findings } ] }`. */
async function printListingsJson(files, io) {
	const text = new Gathered(io);
	text.add("{\n  \"files\": [");
	for (const [number, file] of files.entries()) {
		text.add(`${number === 0 ? "" : ","}\n    {\n      "file": ${printableJson(file)},\n      "records": [`);
		const findings = new FindingTally();
		let records = 0;
		for await (const item of listNamed(file)) if (item.kind === "finding") findings.add(item.finding);
		else text.add(`${records++ === 0 ? "" : ","}\n${indented(printableJson(item.record), 8)}`);
		const found = indented(printableJson(findings.toArray()), 6).trimStart();
		text.add(`${records === 0 ? "" : "\n      "}],\n      "findings": ${found}\n    }`);
	}
	text.add("\n  ]\n}\n");
	text.end();
}
/** In JSON a line feed stands between values only. */
function indented(json, columns) {
	return json.replaceAll(/^/gm, " ".repeat(columns));
}
var GATHERED_LENGTH = 65536;
/** Text that goes out in large pieces: one call for each line would take longer than reading the record. */
var Gathered = class {
	#io;
	#text = "";
	constructor(io) {
		this.#io = io;
	}
	add(text) {
		this.#text += text;
		if (this.#text.length >= GATHERED_LENGTH) this.end();
	}
	end() {
		if (this.#text !== "") this.#io.out(this.#text);
		this.#text = "";
	}
};
//#endregion
//#region src/cli/commands/warc-remove.ts
/** Adds the sub-verb. */
function addWarcRemove(warc, io) {
	const command = warc.command("remove").description("remove records by order; a signed notice keeps the rest of the capture provable").requiredOption("--capture <id>", "the capture").option("--url <url...>", "everything that was fetched from these addresses, with their pictures and texts").option("--id <id...>", "single records, by their ids").requiredOption("--reason <text>", "why, for the notice").option("--ordered-by <text>", "who ordered it, for the notice");
	addSettings(command, ["archive"]).addHelpText("after", EXAMPLE).action(() => remove(command, io));
}
var EXAMPLE = `
The bytes are gone for good from this archive; copies and backups are yours to find. Fetches of later captures that
borrow a body which is removed are removed with it, each with a notice in its own capture.

Example:
  isochron warc remove --capture 20261115123000000 --url https://example.org/person --reason "privacy" --ordered-by "Court of X, 1 A 23/26"`;
async function remove(command, io) {
	const { archive } = settingsOf(command, ["archive"], io);
	const { capture, url = [], id = [], reason, orderedBy } = command.opts();
	if (url.length === 0 && id.length === 0) throw new UsageError("USAGE", "what? give --url or --id");
	const urls = url.map((text) => parsePageUrl(text) ?? text);
	const ids = id.map((text) => text.startsWith("<") ? text : `<${text}>`);
	const at = new SystemClock().now();
	const { removed, stillHeldIn } = await removeRecords(archive, {
		capture,
		urls,
		ids,
		reason,
		orderedBy: orderedBy ?? null,
		at
	});
	for (const { file, records, before, after, ...of } of removed) {
		const why = of.capture === capture ? "" : ` (capture ${of.capture} borrowed bodies that were removed)`;
		io.out(`${printable(file)}: ${records.length} records removed, ${before.sizeBytes - after.sizeBytes} bytes${why}\n`);
	}
	for (const file of stillHeldIn) io.out(`${printable(file)} still holds bodies that these fetches borrowed: remove them there too if they must go\n`);
}
//#endregion
//#region src/cli/commands/warc.ts
/** Adds the verb with its sub-verbs. */
function addWarcCommand(program, io) {
	const warc = program.command("warc").description("look into WARC and ARC files of any tool");
	addList(warc, io);
	addCheck(warc, io);
	addWarcRemove(warc, io);
}
function addList(warc, io) {
	const command = warc.command("ls").description("list the records of files").argument("<file...>", "WARC, ARC or WACZ files, compressed or not").option("--json", "print one JSON document");
	command.action(async (files) => {
		for (const file of files) requireFile(file);
		if (command.opts().json) await printListingsJson(files, io);
		else for (const file of files) await printListing(file, io);
	});
}
function addCheck(warc, io) {
	const command = warc.command("check").description("check records and digests; exit code 1 when there is anything to report").argument("[file...]", "WARC, ARC or WACZ files").option("--all", "audit the whole archive; an interrupted audit goes on where it stopped").option("--audit <name>", "with --all: the audit's name in the log (default: a new one)").option("--json", "print one JSON document");
	addSettings(command, ["archive"]).action((files) => check(files, command, io));
}
async function check(files, command, io) {
	const options = command.opts();
	if (files.length === 0 && !options.all) throw new UsageError("USAGE", "which files? name some, or use --all for the archive");
	const { archive } = settingsOf(command, ["archive"], io);
	const checked = [];
	for await (const result of options.all ? audit(archive, options.audit, io) : checkFiles(files)) {
		checked.push(result);
		if (!options.json) io.out(checkedText(result));
	}
	if (options.json) io.out(`${printableJson({ files: checked })}\n`);
	else if (checked.length === 0) io.out(`no WARC files in ${printable(archive)}: nothing was checked\n`);
	if (checked.some(({ findings }) => findings.length > 0)) throw new FindingsReported();
}
async function* checkFiles(files) {
	for (const file of files) {
		const { records, package: ofPackage, findings } = await checkInput(file);
		yield {
			file,
			records,
			findings: [...ofPackage.map(({ entry, code, message }) => ({
				place: entry ?? "package",
				code,
				message
			})), ...findings.map((finding) => placed(finding, file))]
		};
	}
}
/** A record in a package is at a byte of the file in the package that holds it. */
function placed(finding, file) {
	const entry = finding.file.startsWith(`${file}#`) ? finding.file.slice(file.length + 1) : null;
	return entry === null ? finding : {
		...finding,
		place: `${entry} at byte ${finding.offset}`
	};
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
	return [
		`${printable(file)}: ${all}`,
		...findingLines(findings),
		""
	].join("\n");
}
//#endregion
export { addWarcCommand };
