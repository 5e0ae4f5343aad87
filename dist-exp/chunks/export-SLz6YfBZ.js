import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Tr as storeFailure, dr as writeAtomically, ur as nodeFileSystem } from "./messages-BR4EaSfy.js";
import { Zn as toIso } from "./formats-CP_ayLbB.js";
import { b as planSiteCopy, v as Judge, wt as STANDING_TIERS } from "./render-DH98pEeP.js";
import { m as siteNamed, p as capturesOfSite } from "./study-CIoHvote.js";
import { a as isOfMoment, c as isUnfinished, i as isImport, l as patchedBy, o as isRefresh, s as isTestimony } from "./surt-CmP5UFl-.js";
import { c as startPage, d as copyHeadline, f as absentPages, ft as pageLabel, l as copyManifest, s as listPages, u as copyReadme } from "./missing-page-text-DkML2foU.js";
import { B as exportWarc, D as writeCopyZip, E as capturePapers, I as exportBag, R as exportWacz } from "./store-B-jxG4ia.js";
import { n as printable, r as printableJson, t as counted$1 } from "./printable-CT0AKITj.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { c as openForReading } from "./open-world-zuh7A_hR.js";
import { i as COPY_MANIFEST, n as requireCopyFolder, r as writeCopyFolder, t as CopyProgress } from "./copy-progress-D3R35_aB.js";
import { a as requireTablesFolder, n as engineTerms, r as tablesPlace, s as writeTablesFolder, t as ENGINE_SETTINGS } from "./tables-place-4wlibxC5.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
import { i as readsCluster, n as bringCaptures } from "./reads-cluster-S48zBbWK.js";
import { i as catalogueRows, n as CATALOGUE_FORMATS, r as writeCatalogue } from "./catalogue-B3zZn9tz.js";
import { t as findCapture } from "./find-capture-NN4qzVmh.js";
import { n as lastInstantOption, t as instantOption } from "./instant-option-0tbjoDki.js";
import { n as requireNewFile, t as forceOption } from "./output-file-BbpecoxV.js";
import { t as findingLines } from "./finding-lines-BFVGj0vb.js";
import { n as forGroupOption, t as archiveFor } from "./for-group-DSvNvcww.js";
import { existsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { mkdir } from "node:fs/promises";
import { Option } from "commander";
//#region src/store/maintain/write-texts.ts
/** Pieces below this are written together. */
var PIECE_CHARS = 65536;
/** Writes texts as UTF-8, one behind the other. */
async function writeTexts(path, texts) {
	try {
		await mkdir(dirname(path), { recursive: true });
		await writeAtomically(nodeFileSystem, path, inPieces(texts));
	} catch (error) {
		throw storeFailure(error, "writing", path);
	}
}
async function* inPieces(texts) {
	let waiting = "";
	for await (const text of texts) {
		waiting += text;
		if (waiting.length < PIECE_CHARS) continue;
		yield Buffer.from(waiting);
		waiting = "";
	}
	if (waiting !== "") yield Buffer.from(waiting);
}
//#endregion
//#region src/cli/copy/full-copy.ts
/** Plans a copy; `onProgress` is told of every page. */
async function copyOf(archive, choice, onProgress) {
	const captures = await chosenCaptures(archive, choice);
	const { wishedFor, withScripts } = choice;
	const moment = wishedFor === null ? { at: timePointOf(captures[0], archive) } : { wish: {
		at: wishedFor,
		patienceMs: choice.patienceMs
	} };
	const scope = isOfSite(choice) ? "archive" : "captures";
	const verdictOf = wishedFor === null ? await verdictsOf(archive, captures[0]) : () => null;
	const how = {
		choice: choice.choice,
		withScripts,
		verdictOf
	};
	const copy = await planSiteCopy(archive, {
		captures,
		scope,
		moment,
		...how
	});
	if (copy.size === 0) throw new UsageError("NOT_FOUND", `nothing of ${captures[0].site} can be shown: no page has a state`);
	const head = headOf(captures, copy, {
		certified: choice.withPapers ? await certifiedOf(archive, captures) : [],
		choice
	});
	return new WholeCopy({
		archive,
		withPapers: choice.withPapers
	}, copy, head, onProgress);
}
/** The capture and its patches; near a wished time all of the site's, unless one capture is named. Oldest first. */
async function chosenCaptures(archive, choice) {
	const { named, isCapture } = choice;
	const capture = await findCapture(archive, named);
	if (isCapture && capture.id !== named) throw new UsageError("NOT_FOUND", `no capture ${JSON.stringify(named)} in ${archive.dir}; isochron captures lists them`);
	const ofSite = (await capturesOfSite(capture.site, archive)).reverse();
	if (isOfSite(choice)) return ofSite;
	return [capture, ...ofSite.filter((one) => patchedBy(one) === capture.id)];
}
/** Near a wished time a site is copied as replay shows it then, unless one capture is named. */
function isOfSite({ isCapture, wishedFor }) {
	return wishedFor !== null && !isCapture;
}
function timePointOf(capture, { dir }) {
	if (capture.asOf !== null) return capture.asOf;
	const isOver = isTestimony(capture) ? "is a testimony, of no one moment" : isRefresh(capture) ? "holds looks of a watch, of no one moment" : "has no time point";
	const why = isUnfinished(capture) ? "is not finished" : isOver;
	throw new UsageError("NOT_FOUND", `capture ${capture.id} in ${dir} ${why}: name a time with --as-of`);
}
async function verdictsOf(archive, { id }) {
	const report = await archive.results.getReport(id);
	const verdicts = new Map(report?.pages.map(({ url, verdict }) => [url, verdict]));
	return (url) => verdicts.get(url) ?? null;
}
async function certifiedOf({ blobs }, captures) {
	const certified = [];
	for (const { id } of captures) if ((await blobs.list(`captures/${id}/certificate.json`)).length > 0) certified.push(id);
	return certified;
}
function headOf(captures, { at }, { certified, choice }) {
	const newest = captures.findLast(isOfMoment) ?? captures[0];
	return {
		format: "isochron-copy/1",
		site: newest.site,
		seeds: newest.seeds,
		software: SOFTWARE,
		asOf: toIso(at),
		wishedFor: choice.wishedFor === null ? null : toIso(choice.wishedFor),
		captures: captures.map(({ id }) => id),
		certified,
		imported: captures.every(isImport),
		scripts: choice.withScripts,
		...choice.choice === "nearest" && { choice: choice.choice }
	};
}
var WholeCopy = class {
	at;
	#source;
	#copy;
	#head;
	#onProgress;
	#pages = [];
	#done = 0;
	constructor(source, copy, head, onProgress) {
		this.at = copy.at;
		this.#source = source;
		this.#copy = copy;
		this.#head = head;
		this.#onProgress = onProgress;
	}
	async *files() {
		yield* this.#copy.files((page) => {
			if (page !== null) this.#pages.push(page);
			this.#onProgress(++this.#done, this.#copy.size);
		});
		const reports = [];
		const { archive, withPapers } = this.#source;
		for (const id of withPapers ? this.#head.captures : []) for await (const paper of capturePapers(archive.blobs, id, `proof/${id}`)) {
			if (paper.path.endsWith("/report.html")) reports.push(paper.path);
			yield paper;
		}
		yield* this.#ownPages(reports);
	}
	/** Last, when all is known: what the pages of the copy have led to, and what became of each. */
	*#ownPages(reports) {
		const told = {
			head: this.#head,
			counts: this.#counts(),
			pages: this.#pages
		};
		const absent = this.#copy.absent();
		for (const { file, html } of absentPages(absent)) yield textFile(file, html);
		const missing = absent.map((one, n) => ({
			...one,
			n
		})).filter(({ isKnown }) => isKnown);
		const seeds = this.#head.seeds.map((url) => ({
			url,
			file: this.#copy.openedAt(url)
		}));
		yield textFile("START-HERE.html", startPage(told, {
			seeds,
			reports,
			missing
		}));
		for (const { file, html } of listPages(told)) yield textFile(file, html);
		yield textFile("README.txt", copyReadme(told));
		yield {
			path: COPY_MANIFEST,
			content: utf8(copyManifest(told, absent))
		};
	}
	told() {
		const notes = this.#copy.absent().filter(({ reason }) => DAMAGE.test(reason)).map(({ url, reason }) => `${pageLabel(url)}: ${reason}`);
		return {
			head: this.#head,
			counts: this.#counts(),
			notes: shortened(notes)
		};
	}
	#counts() {
		const ofKind = (kind) => this.#pages.filter((page) => page.kind === kind).length;
		const tiers = [...STANDING_TIERS, ...this.#head.choice === "nearest" ? ["nearest"] : []].map((tier) => [tier, this.#pages.filter((page) => page.tier === tier).length]);
		return {
			pages: ofKind("page"),
			parts: ofKind("part"),
			redirects: ofKind("redirect"),
			missing: this.#copy.absent().filter(({ isKnown }) => isKnown).length,
			tiers: Object.fromEntries(tiers)
		};
	}
};
/** How the copy tells of records that the archive does not hold as they were. */
var DAMAGE = /^(?:not shown|cut short|damaged): /;
var MOST_NOTES = 20;
function shortened(notes) {
	if (notes.length <= MOST_NOTES) return [...notes];
	return [...notes.slice(0, MOST_NOTES), `and ${notes.length - MOST_NOTES} more; manifest.json names them`];
}
function textFile(path, text) {
	return {
		path,
		content: [Buffer.from(text)]
	};
}
function* utf8(pieces) {
	for (const piece of pieces) yield Buffer.from(piece);
}
//#endregion
//#region src/cli/copy/export-files.ts
var EXAMPLES = `
Examples:
  isochron export files copy                               # the newest capture, at its own time point
  isochron export files --site example.org copy.zip
  isochron export files --as-of 2026-11-15T12:00:00Z copy  # near that time, the moment at which most is known
  isochron export files --as-of 20261115 --choice nearest copy  # of each page the record nearest to that time`;
/** Adds it below `export`. */
function addExportFiles(verb, io) {
	const command = verb.command("files").description("a copy that opens in any browser by double click: no server, no network").argument("<place>", "the folder to make, or a file that ends in .zip");
	readsCluster(addSettings(command, [
		"archive",
		"choice",
		"patience"
	]), io).option("--site <name>", "the newest capture of this site; with --as-of all of its captures").option("--capture <id>", "this capture (default: the newest finished one)").option("--as-of <time>", "near this time, the moment at which the most is known: ISO 8601 or YYYYMMDDhhmmss", instantOption).option("--scripts", "let the pages' scripts run: they can then reach the live web").addOption(forGroupOption()).option("--overwrite", "replace a copy, or a ZIP file, that is there already").option("--json", "print one JSON document").addHelpText("after", EXAMPLES).action((place) => exportFiles(place, command, io));
}
async function exportFiles(place, command, io) {
	const settings = settingsOf(command, [
		"archive",
		"choice",
		"patience"
	], io);
	const { archive: dir } = settings;
	const flags = command.opts();
	const isZip = place.toLowerCase().endsWith(".zip");
	requirePlace(place, isZip, flags.overwrite === true);
	const whole = await openForReading(dir, io);
	const archive = archiveFor(whole, flags.for);
	const progress = new CopyProgress(io);
	try {
		const copy = await copyOf(archive, choiceOf(flags, settings), (done, total) => progress.show(done, total));
		const written = isZip ? await writeCopyZip(place, copy.files(), new Date(copy.at)) : await writeCopyFolder(place, copy.files());
		progress.end();
		tell(io, place, {
			copy,
			written,
			json: flags.json === true
		});
	} finally {
		progress.end();
		await whole.close();
	}
}
function choiceOf({ site, capture, asOf, scripts, for: group }, { choice, patience: patienceMs }) {
	if (site !== void 0 && capture !== void 0) throw new UsageError("USAGE", "--site and --capture: ask for one of them at a time");
	return {
		named: capture ?? site ?? null,
		isCapture: capture !== void 0,
		wishedFor: asOf ?? null,
		patienceMs,
		choice,
		withScripts: scripts === true,
		withPapers: group === void 0
	};
}
function requirePlace(place, isZip, overwrite) {
	if (!isZip) return requireCopyFolder(place, overwrite);
	if (existsSync(place) && !overwrite) throw new UsageError("BAD_INPUT", `${JSON.stringify(place)} is there already: name another file, or add --overwrite`);
}
function tell(io, place, { copy, written, json }) {
	const { head, counts, notes } = copy.told();
	if (json) return io.out(`${printableJson({
		place,
		...head,
		counts,
		...written,
		notes
	})}\n`);
	const lines = [
		`${place}: ${copyHeadline({
			head,
			counts
		})}`,
		`  ${asText$2(counts)}; ${written.files} files, ${written.bytes} bytes`,
		...notes.map((note) => `  ! ${note}`),
		"  open START-HERE.html in it"
	];
	io.out(`${lines.map(printable).join("\n")}\n`);
}
function asText$2({ pages, parts, redirects, missing }) {
	return `${pages} pages, ${parts} parts of pages, ${redirects} redirects; ${missing} pages of the site are missing and explained`;
}
//#endregion
//#region src/cli/query/export-parquet.ts
/** Adds the noun. */
function addExportParquet(verb, io) {
	const command = verb.command("parquet").description("tables of index, sightings, verdicts and captures, for isochron query, Spark, Trino …");
	readsCluster(addSettings(command, ["archive"]), io).option("--output <dir>", "the folder to make, or tables of ours to replace (default: parquet in the archive's directory)").addOption(forGroupOption()).option("--json", "print one JSON document");
	addSettings(command, ENGINE_SETTINGS).action(() => exportParquet(command, io));
}
async function exportParquet(command, io) {
	const flags = command.opts();
	const place = tablesPlace(command, io, flags.output);
	const { archiveState, TABLES_NOTE, writeTables, writtenNote } = await import("./query-Ba64JUdp.js");
	requireTablesFolder(place.dir, TABLES_NOTE);
	const whole = await openForReading(place.archive, io);
	try {
		const state = await archiveState(whole);
		const facts = {
			software: SOFTWARE,
			madeAt: toIso(new SystemClock().now()),
			readers: flags.for ?? null
		};
		let written = null;
		await writeTablesFolder(place.dir, TABLES_NOTE, async ({ makeFolder, waitingFolder }) => {
			const terms = {
				...engineTerms(command, io),
				waitingFolder,
				makeFolder,
				signal: io.signal
			};
			written = await writeTables(archiveFor(whole, flags.for), terms);
			return writtenNote(state, written, facts);
		});
		if (flags.for === void 0 && !await isOpenToAll(whole)) io.err(KEEP_THEM);
		io.out(flags.json ? `${printableJson({
			output: place.dir,
			tables: written
		})}\n` : asText$1(place.dir, written));
	} finally {
		await whole.close();
	}
}
var KEEP_THEM = "isochron: rules keep part of this archive from readers, and the tables hold all of it: keep them to yourself, or add --for public\n";
function asText$1(dir, tables) {
	return `${dir}\n${Object.entries(tables).map(([name, { rows: n, files }]) => {
		return `  ${name.padEnd(10)} ${counted$1(n, "row")} in ${counted$1(files, "file")}\n`;
	}).join("")}`;
}
/** Whether everybody may see everything. */
async function isOpenToAll({ rules }) {
	return new Judge(await rules.current(), {
		group: "public",
		now: new SystemClock().now()
	}).isOpen;
}
//#endregion
//#region src/cli/commands/export-catalogue.ts
/** Adds the noun. */
function addExportCatalogueCommand(verb, io) {
	const command = verb.command("catalogue").description("a list of captures, and of their pages if wanted");
	readsCluster(addSettings(command, ["archive"]), io).requiredOption("--output <file>", "the file to write: .csv, .jsonl or .xml").addOption(forceOption()).addOption(new Option("--format <name>", "csv for spreadsheets, jsonl (JSON lines) for programs, dc (Dublin Core XML) for catalogues; by the file's name unless told").choices(CATALOGUE_FORMATS)).option("--pages", "list the pages of each capture too, with title, verdict, type and digest").option("--site <name>", "this site only (default: all)").option("--capture <id>", "this capture only (default: all)").addOption(forGroupOption()).option("--json", "print one JSON document").action(() => exportCatalogue(command, io));
}
async function exportCatalogue(command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const flags = command.opts();
	const { output, force, pages = false, json } = flags;
	const format = flags.format ?? formatOf(output);
	requireNewFile(output, force);
	const whole = await openForReading(dir, io);
	const archive = archiveFor(whole, flags.for);
	try {
		const rows = catalogueRows(archive, {
			...await selectionOf(flags, archive),
			pages
		});
		const counts = {
			captures: 0,
			pages: 0
		};
		await writeTexts(output, writeCatalogue(counted(rows, counts), format));
		if (json) return io.out(`${printableJson({
			output,
			format,
			...counts
		})}\n`);
		io.out(`${output}: ${counts.captures} captures${pages ? `, ${counts.pages} pages` : ""}\n`);
	} finally {
		await whole.close();
	}
}
var ENDINGS = {
	csv: "csv",
	jsonl: "jsonl",
	xml: "dc"
};
function formatOf(output) {
	const format = ENDINGS[/\.([a-z]+)$/i.exec(output)?.[1]?.toLowerCase() ?? ""];
	if (format === void 0) throw new UsageError("USAGE", `--output ${JSON.stringify(output)} tells no format: name it .csv, .jsonl or .xml, or add --format`);
	return format;
}
async function selectionOf({ site, capture }, archive) {
	if (capture !== void 0 && await archive.catalog.captures.get(capture) === null) throw notThere$1(`capture ${JSON.stringify(capture)}`, archive);
	const named = site === void 0 ? void 0 : await siteNamed(site, archive);
	if (named === null) throw notThere$1(`site ${JSON.stringify(site)}`, archive);
	return {
		...named !== void 0 && { site: named },
		...capture !== void 0 && { capture }
	};
}
function notThere$1(what, { dir }) {
	return new UsageError("NOT_FOUND", `no ${what} in ${dir}; isochron captures lists them`);
}
async function* counted(rows, counts) {
	for await (const row of rows) {
		if (row.record === "capture") counts.captures++;
		else counts.pages++;
		yield row;
	}
}
//#endregion
//#region src/cli/commands/export.ts
/** Adds the verb. */
function addExportCommand(program, io) {
	const verb = program.command("export").description("write standard files that other tools open, or a copy for any browser");
	const wacz = addFlags(verb.command("wacz"), io, "one WACZ package, ready for any player").option("--no-sign", "leave the package itself unsigned (WACZ-auth)");
	wacz.action(() => runExport(wacz, io, "wacz"));
	const warc = addFlags(verb.command("warc"), io, "one WARC file, records copied as they are");
	warc.action(() => runExport(warc, io, "warc"));
	addExportFiles(verb, io);
	const bag = addFlags(verb.command("bag"), io, BAG, "the directory to make, or the .zip file to write");
	bag.action(() => runExport(bag, io, "bag"));
	addExportCatalogueCommand(verb, io);
	addExportParquet(verb, io);
}
var BAG = "one bag (BagIt, RFC 8493): the same package with manifests, for repositories and their vaults";
function addFlags(command, io, description, output = "the file to write") {
	return readsCluster(addSettings(command.description(description), ["archive"]), io).requiredOption("--output <file>", output).addOption(forceOption()).option("--site <name>", "this site only (default: all)").option("--capture <id>", "this capture only (default: all)").option("--from <time>", "records from this time on: ISO 8601 or YYYYMMDDhhmmss", instantOption).option("--to <time>", "records up to this time; a year, month or day means all of it", lastInstantOption).addOption(forGroupOption()).option("--json", "print one JSON document");
}
async function runExport(command, io, format) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const { output, json, capture, from, to, sign, force } = command.opts();
	requireNewFile(output, force && !(format === "bag" && isDirectory(output)));
	const site = await checkSelection(dir, command.opts(), io);
	const selection = {
		...site === void 0 ? {} : { site },
		...capture === void 0 ? {} : { capture },
		...from === void 0 ? {} : { from },
		...to === void 0 ? {} : { to },
		...await openTo(dir, command.opts().for, io)
	};
	await bringCaptures(dir, {
		site,
		capture
	}, io);
	const packing = {
		...selection,
		software: SOFTWARE
	};
	const summary = format === "wacz" ? await exportWacz(dir, output, {
		...packing,
		sign: sign === true
	}) : format === "bag" ? await exportBag(dir, output, packing) : await exportWarc(dir, output, selection);
	if (json) io.out(`${printableJson({
		output,
		...summary
	})}\n`);
	else io.out(asText(output, summary));
}
/** A directory of somebody's is never replaced. */
function isDirectory(path) {
	return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** Whether a group of readers may be told of a capture; nothing where all is open to it, or nobody is named. */
async function openTo(dir, group, io) {
	if (group === void 0) return {};
	const archive = await openForReading(dir, io);
	try {
		const { rules } = archive;
		const judge = new Judge(await rules.current(), {
			group,
			now: new SystemClock().now()
		});
		if (judge.isOpen) return {};
		return { isOpen: ({ file, ...one }) => judge.isListed({
			...one,
			collection: rules.collectionOf(file)
		}) };
	} finally {
		await archive.close();
	}
}
/** Refuses what the archive does not have; the site by its name in the archive. */
async function checkSelection(dir, { capture, site }, io) {
	if (capture === void 0 && site === void 0) return void 0;
	const archive = await openForReading(dir, io);
	try {
		if (capture !== void 0 && await archive.catalog.captures.get(capture) === null) throw notThere(`no capture ${JSON.stringify(capture)}`, dir);
		const named = site === void 0 ? void 0 : await siteNamed(site, archive);
		if (named === null) throw notThere(`no site ${JSON.stringify(site)}`, dir);
		return named;
	} finally {
		await archive.close();
	}
}
function notThere(what, dir) {
	return new UsageError("NOT_FOUND", `${what} in ${dir}; isochron captures lists them`);
}
function asText(output, summary) {
	const { missing, findings, originals } = summary;
	const lines = [`${output}: ${"warcs" in summary ? [
		counted$1(summary.warcs, "WARC file"),
		counted$1(summary.pages, "page"),
		counted$1(summary.captures.length, "report")
	].join(", ") : `${counted$1(summary.records, "record")} of ${counted$1(summary.files, "WARC file")}`}, ${originals} originals of revisits from elsewhere`];
	for (const capture of "uncertified" in summary ? summary.uncertified : []) lines.push(`  ! without the certificate of capture ${capture}: it speaks of records outside this span; certificate extract hands over single pages with proof`);
	if (missing.count > 0) lines.push(`  ! ${missing.count} revisits without an original in the archive: ${missing.targets.map(printable).join(" ")}`);
	lines.push(...findingLines(findings, true));
	return `${lines.join("\n")}\n`;
}
//#endregion
export { addExportCommand, writeTexts as t };
