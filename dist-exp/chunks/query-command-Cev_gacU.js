import { a as UsageError } from "./errors-D1qh0Uhd.js";
import "./formats-CP_ayLbB.js";
import "./store-B-jxG4ia.js";
import { t as csvLine } from "./csv-Cs2VDhML.js";
import { n as printable, r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { c as openForReading } from "./open-world-zuh7A_hR.js";
import { i as openTablesFolder, n as engineTerms, o as withWaitingFolder, r as tablesPlace, t as ENGINE_SETTINGS } from "./tables-place-4wlibxC5.js";
import { t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { t as wholeNumber } from "./whole-number-DSJinVeL.js";
import { n as lastInstantOption, t as instantOption } from "./instant-option-0tbjoDki.js";
import { Option } from "commander";
//#region src/cli/query/answer-forms.ts
/** A wider cell is cut in a table; CSV and JSON have it whole. */
var MOST_CELL_CHARS = 100;
/** Prints an answer; how many rows, and whether there are more. */
async function printAnswer(answer, { form, limit, out }) {
	const writer = WRITERS[form](answer.columns);
	let [rows, more] = [0, false];
	for await (const batch of answer.rows()) {
		const left = limit === null ? batch.length : limit - rows;
		more = batch.length > left;
		out(writer.rows(batch.slice(0, left), rows === 0));
		rows += Math.min(left, batch.length);
		if (more) break;
	}
	out(writer.end(rows, more));
	return {
		rows,
		more
	};
}
var WRITERS = {
	csv: (columns) => ({
		rows: (rows, isFirst) => (isFirst ? csvLine(columns) : "") + rows.map((row) => csvLine(row.map(csvCell))).join(""),
		end: (rows) => rows === 0 ? csvLine(columns) : ""
	}),
	json: (columns) => ({
		rows: (rows, isFirst) => (isFirst ? jsonHead(columns) : "") + rows.map((row, i) => `${isFirst && i === 0 ? "" : ","}\n    ${jsonRow(columns, row)}`).join(""),
		end: (rows, more) => `${rows === 0 ? jsonHead(columns) : "\n  "}],\n  "more": ${String(more)}\n}\n`
	}),
	table: tableWriter
};
function csvCell(value) {
	if (value === null || typeof value === "number" || typeof value === "string") return value;
	return JSON.stringify(value);
}
function jsonHead(columns) {
	return `{\n  "columns": ${printableJson(columns, 0)},\n  "rows": [`;
}
function jsonRow(columns, row) {
	return printableJson(Object.fromEntries(columns.map((name, i) => [name, row[i] ?? null])), 0);
}
/** Columns are as wide as the first rows need. */
function tableWriter(columns) {
	let widths = [];
	const line = (cells) => `${cells.map((cell, i) => cell.padEnd(i === cells.length - 1 ? 0 : widths[i])).join("  ")}\n`;
	return {
		rows(rows, isFirst) {
			const cells = rows.map((row) => row.map(tableCell));
			if (!isFirst) return cells.map(line).join("");
			const head = columns.map((name) => printable(name));
			widths = head.map((name, i) => Math.max(name.length, ...cells.map((row) => row[i].length)));
			return [
				head,
				widths.map((width) => "─".repeat(width)),
				...cells
			].map(line).join("");
		},
		end: (rows, more) => rows === 0 ? "no rows\n" : more ? `the first ${counted(rows, "row")}; --limit gives more, --csv all\n` : ""
	};
}
function tableCell(value) {
	if (value === null) return "";
	const text = printable(typeof value === "string" ? value : JSON.stringify(value));
	return text.length > MOST_CELL_CHARS ? `${text.slice(0, 99)}…` : text;
}
//#endregion
//#region src/cli/query/query-command.ts
/** A table is for reading. */
var TABLE_ROWS = 1e3;
var PRESETS = {
	changes: "pages that changed, those with most changes first",
	types: "media types, with responses, addresses and bytes",
	duplicates: "payloads found at several addresses",
	coherence: "of each capture, how many pages are sharp at its t*"
};
/** Adds the verb. */
function addQueryCommand(program, io) {
	const command = program.command("query").description("ask the whole archive in SQL, or by a prepared question (after export parquet)").argument("[sql]", "one SELECT over the tables cdx, sightings, pages and captures");
	command.addOption(new Option("--preset <name>", "a prepared question").choices(Object.keys(PRESETS))).option("--host <name>", "with --preset: this host only").option("--site <name>", "with --preset: this site only").option("--from <time>", "with --preset: from this time on", instantOption).option("--to <time>", "with --preset: up to this time; a year, month or day means all of it", lastInstantOption).option("--schema", "print the tables and their columns").option(`--limit <n>`, `at most this many rows (default: ${TABLE_ROWS} in a table, else all)`, wholeNumber(1)).addOption(new Option("--csv", "print CSV").conflicts("json")).option("--json", "print one JSON document");
	readsCluster(addSettings(command, [
		"archive",
		"parquet",
		...ENGINE_SETTINGS
	]), io).addHelpText("after", EXAMPLES).action((sql) => query(sql, command, io));
}
var EXAMPLES = `
Prepared questions:
${Object.entries(PRESETS).map(([name, doc]) => `  ${name.padEnd(12)} ${doc}`).join("\n")}

Examples:
  isochron export parquet
  isochron query --preset changes --host example.org --from 2026-10
  isochron query "SELECT capture, count(*) FROM pages WHERE verdict = 'sharp' GROUP BY capture"
  isochron query --csv "SELECT url, fetch_time FROM cdx WHERE month = '2026-11'" > november.csv`;
async function query(sql, command, io) {
	const flags = command.opts();
	const { interruptible, openTables, TABLE_NAMES, TABLES } = await import("./query-Ba64JUdp.js");
	if (flags.schema) {
		const { schemaText } = await import("./schema-text-10DleTkE.js");
		return io.out(schemaText(TABLE_NAMES, TABLES, flags.json === true));
	}
	const question = await questionOf(sql, flags);
	const [place, terms] = [tablesPlace(command, io), engineTerms(command, io)];
	const { folder, note } = await tablesAt(place, io);
	const form = flags.json ? "json" : flags.csv ? "csv" : "table";
	const limit = flags.limit ?? (form === "table" ? TABLE_ROWS : null);
	await withWaitingFolder(async (waitingFolder) => {
		const engine = await openTables({
			...terms,
			waitingFolder,
			folder,
			note
		});
		await interruptible(engine, io.signal, async () => {
			await printAnswer(await engine.ask(question.sql, question.values, limit), {
				form,
				limit,
				out: (text) => io.out(text)
			});
		});
	});
}
/** What is asked: SQL, or a prepared question with what narrows it. */
async function questionOf(sql, flags) {
	const { preset, host, site, from, to } = flags;
	const given = Object.entries({
		host,
		site,
		from,
		to
	}).filter(([, value]) => value !== void 0);
	if (preset !== void 0 && sql !== void 0) throw new UsageError("USAGE", "give SQL or --preset, not both");
	if (preset === void 0 && given.length > 0) throw new UsageError("USAGE", `--${given[0][0]} narrows a --preset: in SQL, say it in a WHERE`);
	if (preset === void 0 && sql === void 0) throw new UsageError("USAGE", "what is asked? Give SQL, as in isochron query \"SELECT count(*) FROM cdx\", or a --preset; --schema prints the tables");
	if (preset === void 0) return {
		sql,
		values: {}
	};
	const { presetQuestion } = await import("./query-Ba64JUdp.js");
	return presetQuestion(preset, Object.fromEntries(given));
}
/** The tables and what they say of themselves; whoever asks is told when the archive has gone on since. */
async function tablesAt(place, io) {
	const { MOST_NOTE_BYTES, readNote, TABLES_NOTE } = await import("./query-Ba64JUdp.js");
	const found = await openTablesFolder(place.dir, TABLES_NOTE, MOST_NOTE_BYTES);
	if (found === null) throw new UsageError("NOT_FOUND", `no tables in ${place.dir}: isochron export parquet${place.isNamed ? " --output" : ""} makes them`);
	const note = readNote(found.note, `${place.dir}/${TABLES_NOTE}`);
	if (!place.isNamed) await warnIfOld(place, note, io);
	return {
		folder: found.folder,
		note
	};
}
async function warnIfOld({ archive: dir }, note, io) {
	const { archiveState, isOutdated } = await import("./query-Ba64JUdp.js");
	const archive = await openForReading(dir, io);
	try {
		if (isOutdated(note, await archiveState(archive))) io.err(`isochron: the tables are of ${note.madeAt}, and the archive has gone on since: isochron export parquet\n`);
	} finally {
		await archive.close();
	}
}
//#endregion
export { addQueryCommand };
