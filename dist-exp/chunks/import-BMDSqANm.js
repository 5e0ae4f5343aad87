import { t as ERROR_CODES } from "./errors-D1qh0Uhd.js";
import { u as openArchive } from "./messages-BR4EaSfy.js";
import { Jn as instant, Xt as SHOW_LIMITS, Zn as toIso } from "./formats-CP_ayLbB.js";
import { a as completeStanding, h as evidenceReader, n as indexTextsSafely, o as reportImports, r as sketchVersions } from "./study-CIoHvote.js";
import { j as renderHtml } from "./missing-page-text-DkML2foU.js";
import { H as importFiles, U as reindex } from "./store-B-jxG4ia.js";
import { n as printable, r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { t as readExchange } from "./detect-DtnlVCiD.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { r as cliLogger } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
import { t as FindingsReported } from "./findings-CzK4YIf4.js";
import { t as findingLines } from "./finding-lines-BFVGj0vb.js";
import { n as verifyPackage } from "./verify-BGzMnXwy.js";
//#region src/cli/home-coming.ts
/** More than any report that was ever written. */
var MAX_RESULT_BYTES = 1073741824;
/** Verifies every certificate in a package, and holds each report against its certificate. */
async function isTruePackage(wacz) {
	const { ok, statements } = await verifyPackage(wacz);
	if (!ok) return false;
	const certified = new Set(statements.map(({ name }) => name.slice(0, name.lastIndexOf("/") + 1)));
	const folders = new Set([...wacz.entries.keys()].filter((entry) => entry.startsWith("captures/")).map(folderOf));
	for (const folder of folders) {
		if (!certified.has(folder)) return false;
		const certificate = await jsonOf(wacz, `${folder}certificate.json`);
		const testimony = await jsonOf(wacz, `${folder}testimony.json`);
		const report = await jsonOf(wacz, `${folder}report.json`);
		if (!(certificate ? saysTheSame(report, certificate) : testimony && tellsTheSame(report, testimony)) || certificate && testimony) return false;
	}
	return true;
}
function folderOf(entry) {
	return entry.slice(0, entry.lastIndexOf("/") + 1);
}
/** A report repeats its certificate page by page; one that says more is nobody's. */
function saysTheSame(report, certificate) {
	if (report === null) return true;
	const verdicts = new Map(certificate.pages.map(({ url, verdict }) => [url, verdict]));
	return report.capture === certificate.capture && toIso(instant(report.asOf)) === certificate.asOf && report.all.pages === certificate.pages.length && report.all.sharp === certificate.pages.filter(({ verdict }) => verdict === "sharp").length && report.pages.every(({ url, verdict }) => verdicts.get(url) === verdict);
}
/** A report of a testimony repeats its figures, and calls nothing sharp or attested. */
function tellsTheSame(report, { capture, tier, by, counts }) {
	if (report === null) return true;
	const { testimony, all } = report;
	const figures = {
		pages: counts.pages,
		versions: counts.versions,
		answers: counts.answers ?? 0
	};
	return report.capture === capture && testimony?.tier === tier && testimony.by === by && Object.entries(figures).every(([name, count]) => testimony[name] === count) && all.sharp === 0 && all.attested === 0 && report.pages.every(({ verdict }) => verdict !== "sharp" && verdict !== "attested");
}
async function jsonOf(wacz, entry) {
	const text = await wacz.readText(entry, MAX_RESULT_BYTES);
	try {
		return text === null ? null : JSON.parse(text);
	} catch {
		return null;
	}
}
//#endregion
//#region src/cli/commands/import.ts
/** Adds the verb `import`. */
function addImportCommand(program, io) {
	const command = program.command("import").description("take WARC, ARC and WACZ files of any tool into the archive as a collection, losing nothing").argument("<file...>", "files or directories").option("--site <name>", "the collection that they become part of", "imported").option("--json", "print one JSON document").addHelpText("after", EXIT_CODES);
	addSettings(command, ["archive"]).action(async (sources) => {
		const { archive } = settingsOf(command, ["archive"], io);
		const { site, json } = command.opts();
		const options = {
			site,
			now: new SystemClock().now(),
			readOutcome,
			verifies: isTruePackage
		};
		const files = await importFiles(archive, sources, options);
		await withArchive(archive, io, async (opened) => {
			const evidenceOf = evidenceReader(opened);
			await reportImports(opened, renderHtml, evidenceOf);
			await completeStanding(opened, { evidenceOf });
			await indexTextsSafely(opened, cliLogger(io), io.signal);
		});
		if (json) io.out(`${printableJson({ files: files.map(shown) })}\n`);
		else io.out(asText(files));
		failAsFound(files);
	});
}
var EXIT_CODES = `
Exit code 0: every file was taken. 1: a file held no record. 2 or 3: a file could not be read; the others were taken.`;
/** Adds the verb `reindex`. */
function addReindexCommand(program, io) {
	const command = program.command("reindex").description("rebuild every index, the catalog and the search index from the WARC files alone").option("--json", "print one JSON document");
	addSettings(command, ["archive"]).action(async () => {
		const { archive } = settingsOf(command, ["archive"], io);
		const summary = await reindex(archive, {
			readOutcome,
			logger: cliLogger(io)
		});
		await withArchive(archive, io, async (opened) => {
			await reportImports(opened, renderHtml);
			await completeStanding(opened, { anew: true });
			await sketchAll(opened, io.signal);
			await opened.search.clear();
			await indexTextsSafely(opened, cliLogger(io), io.signal);
		});
		if (command.opts().json) return io.out(`${printableJson(summary)}\n`);
		const { files, captures, sightingsAdded, findings } = summary;
		const lines = [`${counted(files, "file")}, ${counted(captures, "capture")}, ${counted(sightingsAdded, "sighting")} that the catalog did not have`];
		io.out(`${[...lines, ...findingLines(findings, true)].join("\n")}\n`);
	});
}
/** Captures of ours are read by their own rules; nothing is certified of others' records, so all that can be is read. */
var readOutcome = async (exchange, limits = SHOW_LIMITS) => (await readExchange(exchange, limits)).outcome;
/** Sketches, words and the reports of imports are no part of the WARCs: they are made anew from the pages themselves. */
async function withArchive(dir, io, work) {
	const archive = await openArchive(dir, {
		software: SOFTWARE,
		logger: cliLogger(io)
	});
	try {
		await work(archive);
	} finally {
		await archive.close();
	}
}
async function sketchAll(archive, signal) {
	for (const { id } of await archive.catalog.captures.list()) await sketchVersions(archive, id, signal);
}
function shown({ refusal, ...file }) {
	return refusal ? {
		...file,
		refusal: {
			code: refusal.code,
			message: refusal.message
		}
	} : file;
}
function asText(files) {
	const lines = files.filter(({ status }) => status !== "skipped").flatMap(({ source, status, records, findings, refusal }) => [refusal ? `${printable(source)}: refused: ${printable(refusal.message)}` : `${printable(source)}: ${status.replaceAll("-", " ")}, ${counted(records, "record")}`, ...findingLines(findings, true)]);
	const skipped = files.filter(({ status }) => status === "skipped").map(({ source }) => printable(source));
	if (skipped.length > 0) lines.push(`${skipped.length} skipped, no archive files by their names: ${some(skipped)}`);
	return `${lines.join("\n")}\n`;
}
function some(names) {
	const few = names.slice(0, 5).join(", ");
	return names.length > 5 ? `${few} and ${names.length - 5} more` : few;
}
/** What could not be taken decides the exit code, after all has been said. */
function failAsFound(files) {
	const [worst] = files.flatMap(({ refusal }) => refusal ?? []).sort((a, b) => ERROR_CODES[b.code].exit - ERROR_CODES[a.code].exit);
	if (worst) throw worst;
	if (files.some(({ status }) => status === "no-records")) throw new FindingsReported();
}
//#endregion
export { addImportCommand, addReindexCommand };
