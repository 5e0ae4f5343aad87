import { a as UsageError, i as StoreError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { C as object, D as string, Jn as instant, S as number, T as record, Zn as toIso, b as literal$1 } from "./formats-CP_ayLbB.js";
import { h as requestPartOf, i as isImport, l as patchedBy, n as surt, o as isRefresh, s as isTestimony, u as addressOf } from "./surt-CmP5UFl-.js";
import { n as runNumberAt } from "./run-clock-BYgr5We7.js";
import { n as printable } from "./printable-CT0AKITj.js";
import { t as datetime } from "./iso-CRRFHITq.js";
import { BOOLEAN, DOUBLE, DuckDBDataChunk, DuckDBInstance, DuckDBTypeId, JsonDuckDBValueConverter, StatementType, VARCHAR } from "@duckdb/node-api";
//#region src/query/engine/column.ts
/** What a column holds, and as what Parquet keeps it. */
var COLUMN_TYPES = {
	text: "VARCHAR",
	short: "SMALLINT",
	integer: "INTEGER",
	long: "BIGINT",
	number: "DOUBLE",
	flag: "BOOLEAN",
	/** An instant, UTC; given in milliseconds since the epoch. */
	instant: "TIMESTAMPTZ"
};
/** As what rows wait for being written: numbers of JavaScript are doubles, and hold every whole number that we have. */
function waitingType(type) {
	if (type === "text") return "VARCHAR";
	return type === "flag" ? "BOOLEAN" : "DOUBLE";
}
/** A name in SQL. */
function quoted(name) {
	return `"${name.replaceAll("\"", "\"\"")}"`;
}
/** A text in SQL. */
function literal(text) {
	return `'${text.replaceAll("'", "''")}'`;
}
/** Makes of a waiting column the one that Parquet keeps. */
function keptForm({ name, type }) {
	const column = quoted(name);
	if (type === "instant") return `epoch_ms(${column}::BIGINT) AT TIME ZONE 'UTC' AS ${column}`;
	return waitingType(type) === COLUMN_TYPES[type] ? column : `${column}::${COLUMN_TYPES[type]} AS ${column}`;
}
//#endregion
//#region src/query/engine/failure.ts
var MOST_CHARS = 400;
/** What the library puts before what the engine says. */
var PREFIX = /^Failed to extract statements: /;
/** Makes an error of ours; those that are already stay as they are. */
function engineFailure(error) {
	if (error instanceof IsochronError) return error;
	const message = (error instanceof Error ? error.message : String(error)).replace(PREFIX, "");
	const [, kind = "", said = message] = /^([A-Za-z -]{3,40}) Error: (.*)$/s.exec(message) ?? [];
	const line = firstLine(said);
	const made = KINDS[kind];
	return made ? made(line, error) : new UsageError("BAD_INPUT", `SQL: ${line}`, { cause: error });
}
var KINDS = {
	INTERRUPT: (_, cause) => stopped(cause),
	"Out of Memory": (line, cause) => new UsageError("BAD_INPUT", `it needs more than it may take (${line}): raise --memory-limit or --spill-limit, or ask for less`, { cause }),
	Permission: (_, cause) => new UsageError("BAD_INPUT", "SQL: the archive's tables alone can be asked, no other files and no network", { cause }),
	IO: (line, cause) => /no space left|disk quota/i.test(line) ? new StoreError("DISK_FULL", `the disk is full: ${line}`, { cause }) : new StoreError("ARCHIVE_UNWRITABLE", line, { cause }),
	INTERNAL: (line, cause) => new IsochronError("INTERNAL", `DuckDB: ${line}`, { cause })
};
/** What is said of a stop. */
function stopped(cause) {
	return new IsochronError("INTERRUPTED", "stopped before it was done; nothing half-written is left", { cause });
}
/** Values of pages may stand in it. */
function firstLine(text) {
	const line = printable(text.split("\n", 1)[0]).trim();
	return line.length > MOST_CHARS ? `${line.slice(0, MOST_CHARS)}…` : line;
}
//#endregion
//#region src/query/engine/plain-value.ts
var WHOLE = /* @__PURE__ */ new Set([
	DuckDBTypeId.BIGINT,
	DuckDBTypeId.UBIGINT,
	DuckDBTypeId.HUGEINT,
	DuckDBTypeId.UHUGEINT
]);
/** Exact in a double, whatever its last place. */
var MOST_DIGITS = 15;
/** Converts one value, and what is in it. */
function plainValue(value, type, inner) {
	const { typeId } = type;
	if (typeof value === "bigint" && WHOLE.has(typeId)) return wholeNumber(value);
	if (typeId === DuckDBTypeId.DECIMAL && value !== null) return decimal(String(value));
	if (typeId === DuckDBTypeId.TIMESTAMP || typeId === DuckDBTypeId.TIMESTAMP_TZ) return isoOf(value) ?? JsonDuckDBValueConverter(value, type, inner);
	return JsonDuckDBValueConverter(value, type, inner);
}
function wholeNumber(value) {
	const number = Number(value);
	return Number.isSafeInteger(number) ? number : String(value);
}
function decimal(text) {
	return text.replace(/\D/g, "").length <= MOST_DIGITS ? Number(text) : text;
}
/** `null` for what no date of ours can say, such as infinity or parts of a millisecond. */
function isoOf(value) {
	if (typeof value !== "object" || value === null || !("micros" in value)) return null;
	const micros = value.micros;
	if (micros % 1000n !== 0n) return null;
	const ms = Number(micros / 1000n);
	return Math.abs(ms) > 864e13 ? null : toIso(instant(ms));
}
//#endregion
//#region src/query/engine/answer.ts
/** Rows are read once, in order. */
var Answer = class {
	/** Each name once: the second of a name has a number behind it. */
	columns;
	#result;
	#count;
	constructor(result, count) {
		[this.#result, this.#count] = [result, count];
		this.columns = result.columnNames();
	}
	/** All of them, or an error: the library tells nobody of rows that broke off. */
	async *rows() {
		let given = 0;
		try {
			for await (const rows of this.#result.yieldConvertedRows(plainValue)) {
				given += rows.length;
				yield rows;
			}
		} catch (error) {
			throw engineFailure(error);
		}
		if (given !== this.#count) throw new IsochronError("INTERNAL", `DuckDB gave ${given} rows of ${this.#count}, and no reason`);
	}
};
//#endregion
//#region src/query/engine/engine.ts
/** One database and one connection to it. */
var Engine = class Engine {
	#instance;
	#connection;
	constructor(instance, connection) {
		this.#instance = instance;
		this.#connection = connection;
	}
	static async open(terms) {
		const { memoryBytes, threads, waitingFolder, waitingBytes } = terms;
		try {
			const instance = await DuckDBInstance.create(":memory:", {
				memory_limit: `${memoryBytes}B`,
				temp_directory: waitingFolder,
				max_temp_directory_size: `${waitingBytes}B`,
				...threads === null ? {} : { threads: String(threads) },
				autoinstall_known_extensions: "false",
				autoload_known_extensions: "false",
				allow_community_extensions: "false"
			});
			const engine = new Engine(instance, await instance.connect());
			await engine.run("SET TimeZone = 'UTC'");
			return engine;
		} catch (error) {
			throw engineFailure(error);
		}
	}
	/** The connection, for those of this folder that append. */
	get connection() {
		return this.#connection;
	}
	/** SQL of ours, without an answer. */
	async run(sql) {
		try {
			await this.#connection.run(sql);
		} catch (error) {
			throw engineFailure(error);
		}
	}
	/** From now on it reads below these folders alone, and no setting can be changed any more. */
	async confineTo(folders) {
		const allowed = folders.map((folder) => literal(`${folder}/`));
		await this.run(`SET allowed_directories = [${allowed.join(", ")}]`);
		await this.run("SET enable_external_access = false");
		await this.run("SET lock_configuration = true");
	}
	/**
	* Asks one question; at most so many rows and one more, which tells that there are more. What is no plain SELECT is
	* refused here, since a statement of any other kind may write where reading is allowed; an EXPLAIN too, as EXPLAIN
	* ANALYZE runs what it explains.
	*/
	async ask(sql, values = {}, limit = null) {
		try {
			await this.#requireQuestion(requireText(sql));
			const made = await this.#only(answering(sql, limit));
			if (made.parameterCount > 0) made.bind({ ...values });
			await made.run();
			const [[rows]] = await (await this.#connection.run(`SELECT count(*) FROM ${ANSWER}`)).getRows();
			return new Answer(await this.#connection.stream(`FROM ${ANSWER}`), Number(rows));
		} catch (error) {
			throw engineFailure(error);
		}
	}
	async #requireQuestion(sql) {
		const { statementType } = await this.#only(sql);
		if (statementType !== StatementType.SELECT) throw new UsageError("BAD_INPUT", "only SELECT is answered: the tables can be read and not changed");
	}
	async #only(sql) {
		const statements = await this.#connection.extractStatements(sql);
		if (statements.count === 1) return statements.prepare(0);
		throw new UsageError("BAD_INPUT", "one question at a time: give one SELECT, without others behind it");
	}
	/** Ends what it is at. */
	interrupt() {
		this.#connection.interrupt();
	}
	close() {
		this.#connection.closeSync();
		this.#instance.closeSync();
	}
};
var ANSWER = "isochron_answer";
/**
* The answer becomes a table of its own first: rows that stream out of the question itself end without a word where it
* fails in the middle, and an answer that is made at once is held in memory, whatever its length.
*/
function answering(sql, limit) {
	const most = limit === null ? "" : ` LIMIT ${limit + 1}`;
	return `CREATE OR REPLACE TEMP TABLE ${ANSWER} AS SELECT * FROM (\n${sql.replace(/[;\s]+$/, "")}\n)${most}`;
}
/** Without a statement in it the library says no more than that something failed. */
function requireText(sql) {
	if (sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").replace(/[\s;]/g, "") === "") throw new UsageError("BAD_INPUT", "no question: give one SELECT, or a --preset");
	return sql;
}
//#endregion
//#region src/query/engine/interruptible.ts
/** An interruption that comes before a statement has begun goes unheard, so that it is said again. */
var AGAIN_MS = 50;
/** Does the work; the engine is closed behind it, however it ends. */
async function interruptible(engine, signal, work) {
	let again;
	const stop = () => {
		engine.interrupt();
		again ??= setInterval(() => engine.interrupt(), AGAIN_MS);
	};
	signal?.addEventListener("abort", stop);
	try {
		if (signal?.aborted === true) throw stopped();
		return await work();
	} catch (error) {
		throw signal?.aborted === true ? stopped(error) : error;
	} finally {
		signal?.removeEventListener("abort", stop);
		clearInterval(again);
		engine.close();
	}
}
//#endregion
//#region src/query/engine/waiting-table.ts
/** The most rows that the engine takes at once, and how few are still worth a call. */
var [MOST_AT_ONCE, LEAST_AT_ONCE] = [2048, 32];
/** Rows of all tables that fill at a time: here, and in the engine before it counts them to its memory. */
var [HELD_HERE, HELD_UNCOUNTED] = [5e4, 1e5];
var TYPES$1 = {
	VARCHAR,
	BOOLEAN,
	DOUBLE
};
/** Rows that wait in the engine, which puts what does not fit into memory into its folder. */
var WaitingTable = class WaitingTable {
	name;
	#engine;
	#columns;
	#chunk;
	#cells;
	#crowd;
	#appender = null;
	#uncounted = 0;
	#rows = 0;
	constructor(engine, name, columns, crowd) {
		[this.#engine, this.name, this.#columns, this.#crowd] = [
			engine,
			name,
			columns,
			crowd
		];
		this.#chunk = DuckDBDataChunk.create(columns.map(({ type }) => TYPES$1[waitingType(type)]));
		this.#cells = columns.map(() => []);
	}
	static async make(engine, name, columns, crowd = { tables: 1 }) {
		const declared = columns.map(({ name: column, type }) => `${quoted(column)} ${waitingType(type)}`);
		await engine.run(`CREATE TABLE ${quoted(name)} (${declared.join(", ")})`);
		return new WaitingTable(engine, name, columns, crowd);
	}
	get rows() {
		return this.#rows;
	}
	/** Keeps a row; it can be asked for once {@link settle} has been called. */
	async add(source) {
		const columns = this.#columns;
		for (let i = 0; i < columns.length; i++) this.#cells[i].push(columns[i].of(source));
		this.#rows++;
		if (this.#cells[0].length >= this.#share(HELD_HERE)) await this.#append();
	}
	/** Hands everything to the engine. */
	async settle() {
		if (this.#cells[0].length > 0) await this.#append();
		this.#appender?.closeSync();
		[this.#appender, this.#uncounted] = [null, 0];
	}
	/** Forgets all rows. */
	async empty() {
		await this.settle();
		await this.#engine.run(`TRUNCATE ${quoted(this.name)}`);
		this.#rows = 0;
	}
	async drop() {
		await this.settle();
		await this.#engine.run(`DROP TABLE ${quoted(this.name)}`);
	}
	#share(rows) {
		return Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, Math.floor(rows / this.#crowd.tables)));
	}
	async #append() {
		const rows = this.#cells[0].length;
		try {
			this.#appender ??= await this.#engine.connection.createAppender(this.name);
			this.#chunk.reset();
			this.#chunk.rowCount = rows;
			for (const [i, cells] of this.#cells.entries()) {
				this.#chunk.setColumnValues(i, cells);
				cells.length = 0;
			}
			this.#appender.appendDataChunk(this.#chunk);
			this.#uncounted += rows;
			if (this.#uncounted * this.#crowd.tables < HELD_UNCOUNTED) return;
			this.#appender.flushSync();
			this.#uncounted = 0;
		} catch (error) {
			throw engineFailure(error);
		}
	}
};
//#endregion
//#region src/query/tables/captures-table.ts
/** The columns. */
var CAPTURE_COLUMNS = [
	{
		name: "capture",
		type: "text",
		doc: "its name",
		of: ({ capture }) => capture.id
	},
	{
		name: "site",
		type: "text",
		doc: "its site",
		of: ({ capture }) => capture.site
	},
	{
		name: "kind",
		type: "text",
		doc: "moment, patch, watch (looks of a day), import or testimony",
		of: ({ capture }) => kindOf(capture)
	},
	{
		name: "phase",
		type: "text",
		doc: "visiting, revisiting, finished, failed or cancelled",
		of: ({ capture }) => capture.phase
	},
	{
		name: "started_at",
		type: "instant",
		doc: "its start",
		of: ({ capture }) => capture.startedAt
	},
	{
		name: "as_of",
		type: "instant",
		doc: "t*, where it has one",
		of: ({ capture }) => capture.asOf
	},
	{
		name: "finished_at",
		type: "instant",
		doc: "its end",
		of: ({ capture }) => capture.finishedAt
	},
	{
		name: "strategy",
		type: "text",
		doc: "which planner ordered visits and revisits",
		of: ({ report }) => report?.strategy ?? null
	},
	figure("pages", "pages in its denominator", ({ pages }) => pages),
	figure("sharp", "of these, observed to have stood at t*", ({ sharp }) => sharp),
	figure("attested", "of these, carried over t* by the server's words alone", ({ attested }) => attested),
	figure("possible", "of these, contradicted by nothing that was seen", ({ possible }) => possible),
	{
		name: "requests",
		type: "long",
		doc: "requests sent",
		of: ({ report }) => report?.requests ?? null
	},
	{
		name: "bytes",
		type: "long",
		doc: "bytes of payloads received",
		of: ({ report }) => report?.bytes ?? null
	}
];
function figure(name, doc, of) {
	return {
		name,
		type: "long",
		doc,
		of: ({ report }) => report && of(report.all)
	};
}
function kindOf(capture) {
	if (isImport(capture)) return "import";
	if (isTestimony(capture)) return "testimony";
	if (isRefresh(capture)) return "watch";
	return patchedBy(capture) === null ? "moment" : "patch";
}
//#endregion
//#region src/query/tables/url-columns.ts
var NO_PARTS = {
	host: null,
	labels: null,
	protocol: null,
	port: null,
	path: null,
	query: null
};
var IP_ADDRESS = /^(?:\[.*\]|\d+\.\d+\.\d+\.\d+)$/;
/** Parts an address; hostile ones have no parts rather than wrong ones. */
function urlParts(url, surt) {
	const parsed = /^https?:\/\//i.test(url) ? parsedUrl(url) : null;
	if (parsed === null) return {
		url,
		surt,
		...NO_PARTS
	};
	const { hostname, protocol, port, pathname, search } = parsed;
	return {
		url,
		surt,
		host: hostname,
		labels: IP_ADDRESS.test(hostname) ? null : hostname.split(".").reverse(),
		protocol: protocol.slice(0, -1),
		port: port === "" ? null : Number(port),
		path: pathname,
		query: search === "" ? null : search.slice(1)
	};
}
function parsedUrl(url) {
	try {
		return new URL(url);
	} catch {
		return null;
	}
}
/** The columns of an address. */
var URL_COLUMNS = [
	text("url_surtkey", "key by which the index is sorted (SURT)", ({ surt }) => surt),
	text("url", "the address", ({ url }) => url),
	text("url_host_name", "host, IP addresses included", ({ host }) => host),
	text("url_host_tld", "last label of the host; null for IP addresses", ({ labels }) => labels?.[0] ?? null),
	...[
		"2nd",
		"3rd",
		"4th",
		"5th"
	].map((place, i) => text(`url_host_${place}_last_part`, `${place} last label of the host`, ({ labels }) => {
		return labels?.[i + 1] ?? null;
	})),
	text("url_host_name_reversed", "host with its labels turned around, com.example.www; null for IP addresses", ({ labels }) => labels?.join(".") ?? null),
	text("url_protocol", "http or https", ({ protocol }) => protocol),
	{
		...text("url_port", "port, where it is not the usual one", ({ port }) => port),
		type: "integer"
	},
	text("url_path", "path", ({ path }) => path),
	text("url_query", "query, without the question mark", ({ query }) => query)
];
/** Those by which most questions ask, for tables beside the index. */
var FEW_URL_COLUMNS = URL_COLUMNS.filter(({ name }) => [
	"url_surtkey",
	"url",
	"url_host_name",
	"url_host_tld",
	"url_host_name_reversed"
].includes(name));
function text(name, doc, of) {
	return {
		name,
		type: "text",
		doc,
		of: ({ parts }) => of(parts)
	};
}
//#endregion
//#region src/query/tables/cdx-table.ts
var MOST_STATUS = 32767;
/** The columns, Common Crawl's first. */
var CDX_COLUMNS = [
	...URL_COLUMNS,
	{
		name: "fetch_time",
		type: "instant",
		doc: "when it was asked for",
		of: ({ entry }) => entry.at
	},
	{
		name: "fetch_status",
		type: "short",
		doc: "HTTP status; null for records that are no responses",
		of: ({ entry }) => entry.status === null || entry.status > MOST_STATUS ? null : entry.status
	},
	{
		name: "content_digest",
		type: "text",
		doc: "digest of the payload as the WARC record has it, with the name of its algorithm",
		of: ({ entry }) => entry.digest
	},
	{
		name: "content_mime_type",
		type: "text",
		doc: "media type that the server said; null for revisits",
		of: ({ entry }) => entry.mime
	},
	{
		name: "warc_filename",
		type: "text",
		doc: "WARC file, relative to the archive",
		of: ({ entry }) => entry.file
	},
	{
		name: "warc_record_offset",
		type: "long",
		doc: "where the record begins in it",
		of: ({ entry }) => entry.offset
	},
	{
		name: "warc_record_length",
		type: "long",
		doc: "bytes of the record as stored",
		of: ({ entry }) => entry.length
	},
	{
		name: "site",
		type: "text",
		doc: "site that it was captured with",
		of: ({ site }) => site
	},
	{
		name: "capture",
		type: "text",
		doc: "capture that it belongs to",
		of: ({ capture }) => capture
	},
	{
		name: "record_type",
		type: "text",
		doc: "response, revisit (same payload as an earlier record) or resource",
		of: ({ entry }) => entry.recordType
	},
	{
		name: "method",
		type: "text",
		doc: "method of the request",
		of: ({ entry }) => entry.method ?? "GET"
	}
];
/** Makes a row of a line of the index. */
function cdxRow(entry, rules) {
	const { file, url, surt } = entry;
	return {
		entry,
		parts: urlParts(url, surt),
		site: rules.collectionOf(file),
		capture: captureOf(file)
	};
}
/** The capture whose file it is: `warcs/<site>/<capture>-NNNNN.warc.gz`. */
function captureOf(file) {
	return /^warcs\/[^/]+\/([^/]+)-\d{5,}\.warc(?:\.gz)?$/.exec(file)?.[1] ?? null;
}
//#endregion
//#region src/query/tables/pages-table.ts
/** What is said of a page at t*; rows of sightings carry it too. */
var VERDICT_COLUMNS = [
	{
		name: "kind",
		type: "text",
		doc: "document, requisite or other",
		of: ({ page }) => page.kind
	},
	{
		name: "as_of",
		type: "instant",
		doc: "t* of the capture; null where it speaks of no moment",
		of: ({ capture }) => capture.asOf
	},
	{
		name: "verdict",
		type: "text",
		doc: "what the capture says of the page at t*",
		of: ({ page }) => page.verdict
	},
	{
		name: "tier",
		type: "text",
		doc: "what that rests on: observed (sharp) or attested (the server's words); null for all else",
		of: ({ page }) => TIERS[page.verdict] ?? null
	},
	{
		name: "interval_from",
		type: "instant",
		doc: "from when on the page is known to have stood, by that tier",
		of: ({ page }) => page.interval?.from ?? null
	},
	{
		name: "interval_to",
		type: "instant",
		doc: "until when",
		of: ({ page }) => page.interval?.to ?? null
	},
	{
		name: "change",
		type: "text",
		doc: "of a page whose responses differ: what the detector says of the difference",
		of: ({ page }) => page.change?.verdict ?? null
	},
	{
		name: "change_importance",
		type: "number",
		doc: "and how much it matters, 0 to 1",
		of: ({ page }) => page.change?.importance ?? null
	}
];
var TIERS = {
	sharp: "observed",
	attested: "attested"
};
/** The columns. */
var PAGE_COLUMNS = [
	{
		name: "capture",
		type: "text",
		doc: "capture that says it",
		of: ({ capture }) => capture.id
	},
	{
		name: "site",
		type: "text",
		doc: "its site",
		of: ({ capture }) => capture.site
	},
	...FEW_URL_COLUMNS,
	{
		name: "request",
		type: "text",
		doc: "what was sent beside the address, where it was no plain GET",
		of: ({ page }) => requestPartOf(page.url)
	},
	...VERDICT_COLUMNS,
	{
		name: "reason",
		type: "text",
		doc: "why, in words",
		of: ({ page }) => page.reason
	},
	{
		name: "status",
		type: "integer",
		doc: "HTTP status",
		of: ({ page }) => page.status
	},
	{
		name: "content_type",
		type: "text",
		doc: "as the server said",
		of: ({ page }) => page.contentType
	},
	{
		name: "visit_at",
		type: "instant",
		doc: "when it was visited",
		of: ({ page }) => page.visitAt
	},
	{
		name: "revisit_at",
		type: "instant",
		doc: "when it was visited again",
		of: ({ page }) => page.revisitAt
	},
	{
		name: "sightings",
		type: "integer",
		doc: "how often it was looked at",
		of: ({ page }) => page.sightings
	},
	{
		name: "labels",
		type: "text",
		doc: "what else is to be known of it, parted by commas",
		of: ({ page }) => joined(page.labels)
	}
];
function joined(labels) {
	return labels === void 0 || labels.length === 0 ? null : labels.join(",");
}
/** Makes a row. */
function pageRow(page, capture, report) {
	return {
		page,
		capture,
		report,
		parts: partsOf(page.url)
	};
}
/** The address of a page in parts. */
function partsOf(page) {
	const address = addressOf(page);
	return urlParts(address, surt(address));
}
//#endregion
//#region src/query/export/month-files.ts
/** Files of some 60 MB; a gigabyte or two of the waiting folder where an archive has many months. */
var ROW_BOUNDS = {
	perFile: 1e6,
	waiting: 8e6
};
/** Months before and after which a time is no fetch's, but some tool's mistake: they share one folder. */
var [FIRST_MONTH, LAST_MONTH] = ["1990-01", "2099-12"];
/** The folder of a time. */
function monthOf(at) {
	const month = at === null ? "" : toIso(at).slice(0, 7);
	return /^\d{4}-\d\d$/.test(month) && month >= FIRST_MONTH && month <= LAST_MONTH ? month : "other";
}
/** Writes one table. */
var MonthFiles = class {
	#terms;
	#months = /* @__PURE__ */ new Map();
	#crowd = { tables: 0 };
	#waiting = 0;
	#written = 0;
	#files = 0;
	constructor(terms) {
		this.#terms = terms;
	}
	async add(source, at) {
		const name = monthOf(at);
		const month = this.#months.get(name) ?? await this.#begin(name);
		await month.waiting.add(source);
		this.#waiting++;
		const { perFile, waiting } = this.#terms.bounds;
		if (month.waiting.rows >= perFile) await this.#write(name, month);
		else if (this.#waiting >= waiting) await this.#writeLargest();
	}
	/** Writes whatever waits. */
	async flush() {
		for (const [name, month] of this.#months) if (month.waiting.rows > 0) await this.#write(name, month);
	}
	async finish() {
		await this.flush();
		for (const { waiting } of this.#months.values()) await waiting.drop();
		return {
			rows: this.#written,
			files: this.#files
		};
	}
	async #begin(name) {
		const { engine, table, columns } = this.#terms;
		this.#crowd.tables++;
		const month = {
			waiting: await WaitingTable.make(engine, `${table} ${name}`, columns, this.#crowd),
			files: 0
		};
		this.#months.set(name, month);
		return month;
	}
	async #writeLargest() {
		const [first, ...others] = this.#months;
		const [name, month] = others.reduce((a, b) => b[1].waiting.rows > a[1].waiting.rows ? b : a, first);
		await this.#write(name, month);
	}
	async #write(name, month) {
		const { engine, table, selectFrom, makeFolder } = this.#terms;
		const { waiting } = month;
		await waiting.settle();
		const file = `${await makeFolder(`${table}/month=${name}`)}/part-${String(month.files++).padStart(5, "0")}.parquet`;
		await writeFile(engine, selectFrom(quoted(waiting.name)), file);
		[this.#written, this.#waiting] = [this.#written + waiting.rows, this.#waiting - waiting.rows];
		this.#files++;
		await waiting.empty();
	}
};
/** Rows of a question as one Parquet file; zstd is what all of Spark, Trino and Arrow read, and half of Snappy. */
function writeFile(engine, select, file) {
	return engine.run(`COPY (${select}) TO ${literal(file)} (FORMAT parquet, COMPRESSION zstd)`);
}
//#endregion
//#region src/query/tables/sightings-table.ts
/** What there is of a complete response. */
function seen(of) {
	return ({ sighting: { outcome } }) => outcome.kind === "captured" ? of(outcome) : null;
}
/** The columns that a sighting itself fills. */
var OWN_COLUMNS = [
	{
		name: "capture",
		type: "text",
		doc: "capture that it belongs to",
		of: ({ capture }) => capture.id
	},
	{
		name: "site",
		type: "text",
		doc: "its site",
		of: ({ capture }) => capture.site
	},
	...FEW_URL_COLUMNS,
	{
		name: "request",
		type: "text",
		doc: "what was sent beside the address, where it was no plain GET",
		of: ({ sighting }) => requestPartOf(sighting.url)
	},
	{
		name: "seq",
		type: "integer",
		doc: "place among the capture's looks",
		of: ({ sighting }) => sighting.seq
	},
	{
		name: "pass",
		type: "text",
		doc: "visit, revisit, probe or late",
		of: ({ sighting }) => sighting.pass
	},
	{
		name: "sent_at",
		type: "instant",
		doc: "request sent",
		of: ({ sighting }) => sighting.times.sentAt
	},
	{
		name: "first_byte_at",
		type: "instant",
		doc: "first byte of the answer",
		of: ({ sighting }) => sighting.times.firstByteAt
	},
	{
		name: "last_byte_at",
		type: "instant",
		doc: "last byte of the answer",
		of: ({ sighting }) => sighting.times.lastByteAt
	},
	{
		name: "clock_error_ms",
		type: "number",
		doc: "how far the clock of its run may be wrong; null where nobody says",
		of: ({ sighting, capture }) => clockErrorOf(sighting, capture)
	},
	{
		name: "outcome",
		type: "text",
		doc: "captured, unchanged (304), failed, blocked or refused",
		of: ({ sighting }) => sighting.outcome.kind
	},
	{
		name: "told_by",
		type: "text",
		doc: "crawl, import, or a testimony's tier",
		of: toldBy
	},
	{
		name: "status",
		type: "integer",
		doc: "HTTP status",
		of: statusOf
	},
	{
		name: "location",
		type: "text",
		doc: "where it leads on to",
		of: seen(({ identity }) => identity.location)
	},
	{
		name: "content_type",
		type: "text",
		doc: "as the server said",
		of: seen(({ identity }) => identity.contentType)
	},
	{
		name: "content_digest",
		type: "text",
		doc: "digest of the content, codings undone: equal contents, equal digests",
		of: seen(({ identity }) => identity.contentDigest)
	},
	{
		name: "payload_digest",
		type: "text",
		doc: "digest of the payload as it was sent",
		of: seen(({ payloadDigest }) => payloadDigest)
	},
	{
		name: "payload_bytes",
		type: "long",
		doc: "its length",
		of: seen(({ payloadBytes }) => payloadBytes)
	},
	{
		name: "last_modified",
		type: "instant",
		doc: "as the server said",
		of: seen(({ validators }) => validators.lastModified)
	},
	{
		name: "failure",
		type: "text",
		doc: "why there is no state of the page",
		of: failureOf
	},
	{
		name: "warc_filename",
		type: "text",
		doc: "WARC file of the response, relative to the archive",
		of: ({ sighting }) => recordOf(sighting)?.file ?? null
	},
	{
		name: "warc_record_offset",
		type: "long",
		doc: "where its record begins",
		of: ({ sighting }) => recordOf(sighting)?.offset ?? null
	}
];
/** By which sightings and verdicts meet; it is in no file. */
var PAGE_KEY = "page_key";
/** Sightings as they wait for being written. */
var WAITING_SIGHTINGS = [...OWN_COLUMNS, {
	name: PAGE_KEY,
	type: "text",
	doc: "",
	of: ({ sighting }) => sighting.url
}];
/** What captures say of their pages, as it waits for the sightings. */
var WAITING_VERDICTS = [
	{
		name: "capture",
		type: "text",
		doc: "",
		of: ({ capture }) => capture.id
	},
	{
		name: PAGE_KEY,
		type: "text",
		doc: "",
		of: ({ page }) => page.url
	},
	...VERDICT_COLUMNS
];
/** By which columns the two meet. */
var SIGHTING_KEY = ["capture", PAGE_KEY];
/** The columns of the table. */
var SIGHTING_COLUMNS = [...OWN_COLUMNS, ...VERDICT_COLUMNS];
/** Makes a row. */
function sightingRow(sighting, capture) {
	return {
		sighting,
		capture,
		parts: partsOf(sighting.url)
	};
}
function clockErrorOf({ times }, { runs = [] }) {
	return runs[runNumberAt(runs, times.sentAt)]?.errorMs ?? null;
}
function toldBy({ sighting: { outcome } }) {
	if (outcome.kind !== "captured") return "crawl";
	return outcome.told?.tier ?? (outcome.imported ? "import" : "crawl");
}
function statusOf({ sighting: { outcome } }) {
	if (outcome.kind === "captured") return outcome.identity.status;
	if (outcome.kind === "unchanged") return 304;
	return outcome.kind === "blocked" ? outcome.status : null;
}
function failureOf({ sighting: { outcome } }) {
	if (outcome.kind === "failed") return outcome.code;
	return outcome.kind === "blocked" || outcome.kind === "refused" ? outcome.reason : null;
}
function recordOf({ records }) {
	return records.find(({ type }) => type === "response" || type === "revisit" || type === "resource");
}
//#endregion
//#region src/query/export/sighting-files.ts
var VERDICTS = "verdicts";
/** Takes verdicts and sightings, capture by capture. */
var SightingFiles = class SightingFiles {
	#verdicts;
	#files;
	#most;
	constructor(verdicts, files, most) {
		[this.#verdicts, this.#files, this.#most] = [
			verdicts,
			files,
			most
		];
	}
	static async make(engine, { makeFolder, bounds = ROW_BOUNDS }) {
		const verdicts = await WaitingTable.make(engine, VERDICTS, WAITING_VERDICTS);
		const files = new MonthFiles({
			engine,
			table: "sightings",
			columns: WAITING_SIGHTINGS,
			selectFrom,
			makeFolder,
			bounds
		});
		return new SightingFiles(verdicts, files, bounds.waiting);
	}
	/** All of a capture's come before its first sighting, and {@link endVerdicts} between them. */
	addVerdict(row) {
		return this.#verdicts.add(row);
	}
	endVerdicts() {
		return this.#verdicts.settle();
	}
	async add(sighting, capture) {
		await this.#files.add(sightingRow(sighting, capture), sighting.times.sentAt);
	}
	/** Verdicts that no sighting waits for any more are forgotten now and then. */
	async endCapture() {
		if (this.#verdicts.rows < this.#most) return;
		await this.#files.flush();
		await this.#verdicts.empty();
	}
	async finish() {
		const written = await this.#files.finish();
		await this.#verdicts.drop();
		return written;
	}
};
function selectFrom(waiting) {
	return `SELECT ${SIGHTING_COLUMNS.map(keptForm).join(", ")} FROM ${`${waiting} LEFT JOIN ${quoted(VERDICTS)} USING (${SIGHTING_KEY.map(quoted).join(", ")})`} ORDER BY url_surtkey, ${quoted("sent_at")}, capture, seq`;
}
//#endregion
//#region src/query/export/write-tables.ts
/** So many captures are read at a time. */
var CAPTURES_AT_ONCE = 200;
/** Writes all tables. */
async function writeTables(archive, terms) {
	const engine = await Engine.open(terms);
	return interruptible(engine, terms.signal, async () => {
		return {
			cdx: await writeIndex(archive, engine, terms),
			...await writeCaptures(archive, engine, terms)
		};
	});
}
function requireGoing({ signal }) {
	if (signal?.aborted === true) throw stopped();
}
/** The index comes in the order of its keys, and stays in it. */
async function writeIndex({ index, rules }, engine, terms) {
	const files = new MonthFiles(monthly({
		table: "cdx",
		columns: CDX_COLUMNS
	}, engine, terms));
	for await (const entries of index.walk({
		url: "",
		match: "all"
	})) {
		requireGoing(terms);
		for (const entry of entries) await files.add(cdxRow(entry, rules), entry.at);
	}
	return files.finish();
}
async function writeCaptures(archive, engine, terms) {
	const captures = await WaitingTable.make(engine, "captures", CAPTURE_COLUMNS);
	const pages = new MonthFiles(monthly({
		table: "pages",
		columns: PAGE_COLUMNS,
		order: "url_surtkey"
	}, engine, terms));
	const sightings = await SightingFiles.make(engine, terms);
	for await (const capture of capturesOf(archive)) {
		const report = await archive.results.getReportHead(capture.id);
		await captures.add({
			capture,
			report
		});
		if (report !== null) await addPages(archive, {
			capture,
			report,
			terms
		}, {
			pages,
			sightings
		});
		await sightings.endVerdicts();
		for await (const sighting of archive.catalog.sightings.ofCapture(capture.id)) {
			requireGoing(terms);
			await sightings.add(sighting, capture);
		}
		await sightings.endCapture();
	}
	return {
		sightings: await sightings.finish(),
		pages: await pages.finish(),
		captures: await writeWhole(captures, engine, terms)
	};
}
async function addPages({ results }, { capture, report, terms }, to) {
	for await (const { page } of results.reportPages(capture.id)) {
		requireGoing(terms);
		const row = pageRow(page, capture, report);
		await to.pages.add(row, capture.asOf ?? capture.startedAt);
		await to.sightings.addVerdict(row);
	}
}
/** A table without months: it has few rows. */
async function writeWhole(waiting, engine, { makeFolder }) {
	await waiting.settle();
	const folder = await makeFolder(waiting.name);
	await writeFile(engine, `SELECT ${CAPTURE_COLUMNS.map(keptForm).join(", ")} FROM ${quoted(waiting.name)}`, `${folder}/part-00000.parquet`);
	return {
		rows: waiting.rows,
		files: 1
	};
}
/** Newest first. */
async function* capturesOf({ catalog: { captures } }) {
	for (let behind;;) {
		const some = await captures.some({
			limit: CAPTURES_AT_ONCE,
			...behind !== void 0 && { behind }
		});
		yield* some;
		if (some.length < CAPTURES_AT_ONCE) return;
		behind = some.at(-1).id;
	}
}
/** How a table goes into months; rows that come in no order get one. */
function monthly({ table, columns, order }, engine, { makeFolder, bounds = ROW_BOUNDS }) {
	const kept = columns.map(keptForm).join(", ");
	const selectFrom = (waiting) => `SELECT ${kept} FROM ${waiting}${order === void 0 ? "" : ` ORDER BY ${order}`}`;
	return {
		engine,
		table,
		columns,
		selectFrom,
		makeFolder,
		bounds
	};
}
//#endregion
//#region src/query/export/tables-note.ts
/** The note's name in the folder. */
var TABLES_NOTE = "isochron-parquet.json";
/** Longer ones are none of ours. */
var MOST_NOTE_BYTES = 1e5;
var count = number().int().nonnegative();
var written = object({
	rows: count,
	files: count
});
var NOTE = object({
	format: literal$1("isochron-parquet/1"),
	software: string().max(200),
	madeAt: datetime(),
	/** The group of readers that may see all of it; `null`: everything is in it, whatever rules there are. */
	readers: string().max(200).nullable(),
	/** How the archive stood: captures by phase, and a word for its rules of access. */
	of: object({
		captures: record(string().max(40), count),
		rules: string().max(2e3)
	}),
	tables: object({
		cdx: written,
		sightings: written,
		pages: written,
		captures: written
	})
});
/** Looks at figures alone. */
async function archiveState({ catalog, rules }) {
	return {
		captures: { ...await catalog.captures.phases() },
		rules: (await rules.current()).version
	};
}
/** Whether tables may say something else than the archive does now. */
function isOutdated({ of, readers }, now) {
	if ([.../* @__PURE__ */ new Set([...Object.keys(of.captures), ...Object.keys(now.captures)])].some((phase) => (of.captures[phase] ?? 0) !== (now.captures[phase] ?? 0))) return true;
	return readers !== null && of.rules !== now.rules;
}
/** Writes the note. */
function writtenNote(of, tables, facts) {
	const note = {
		format: "isochron-parquet/1",
		...facts,
		of,
		tables
	};
	return `${JSON.stringify(note, null, 2)}\n`;
}
/** Reads it. @throws FORMAT */
function readNote(text, file) {
	const read = NOTE.safeParse(parsed(text));
	if (read.success) return read.data;
	const [issue] = read.error.issues;
	const where = issue === void 0 ? "" : ` (${issue.path.join(".")}: ${issue.message})`;
	throw new StoreError("FORMAT", `${file} is no note of tables${where}: write them anew with isochron export parquet`);
}
function parsed(text) {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
//#endregion
//#region src/query/tables/all-tables.ts
var MONTH = {
	name: "month",
	type: "text",
	doc: "folder of the row, YYYY-MM of its own time: name it, and other months are not read"
};
/** By name. */
var TABLES = {
	cdx: {
		doc: "the index: every response, revisit and resource; the first columns are those of Common Crawl's index",
		columns: [...CDX_COLUMNS, MONTH]
	},
	sightings: {
		doc: "every look at every page, and what its capture says of the page",
		columns: [...SIGHTING_COLUMNS, MONTH]
	},
	pages: {
		doc: "every page of every capture's denominator, looked at or not, with its verdict",
		columns: [...PAGE_COLUMNS, MONTH]
	},
	captures: {
		doc: "every capture, with the figures of its report",
		columns: CAPTURE_COLUMNS
	}
};
/** Their names. */
var TABLE_NAMES = Object.keys(TABLES);
//#endregion
//#region src/query/ask/open-tables.ts
/** Opens the tables; the engine is closed by whoever asked for it. */
async function openTables({ folder, note, ...terms }) {
	const engine = await Engine.open(terms);
	const pattern = folder.replaceAll(/[*?[]/g, "[$&]");
	try {
		for (const name of TABLE_NAMES) {
			const rows = note.tables[name].files === 0 ? noRows(name) : rowsOf(pattern, name);
			await engine.run(`CREATE VIEW ${quoted(name)} AS ${rows}`);
		}
		await engine.confineTo([.../* @__PURE__ */ new Set([folder, pattern])]);
		return engine;
	} catch (error) {
		engine.close();
		throw error;
	}
}
function rowsOf(place, name) {
	const isMonthly = TABLES[name].columns.some((column) => column.name === "month");
	return `SELECT * FROM read_parquet(${literal(`${place}/${name}/${isMonthly ? "month=*/" : ""}*.parquet`)}, hive_partitioning = ${String(isMonthly)}${isMonthly ? ", hive_types = {'month': VARCHAR}" : ""})`;
}
/** An archive that has none of them, with the columns all the same. */
function noRows(name) {
	return `SELECT ${TABLES[name].columns.map((column) => `NULL::${COLUMN_TYPES[column.type]} AS ${quoted(column.name)}`).join(", ")} WHERE false`;
}
//#endregion
//#region src/query/ask/presets.ts
/** A page changes when two looks at it, one after the other, show different states: status, place, type or content. */
var CHANGES = (where) => `
WITH states AS (
  SELECT url, url_host_name, request, sent_at, last_byte_at, change_importance,
         hash(status, location, content_type, content_digest) AS state
  FROM sightings WHERE outcome = 'captured' AND ${where}
), looks AS (
  SELECT *, lag(state) OVER (PARTITION BY url, request ORDER BY sent_at) AS before FROM states
)
SELECT url, request, url_host_name AS host, count(*) AS looks, count(DISTINCT state) AS versions,
       count(*) FILTER (WHERE before <> state) AS changes,
       max(change_importance) AS importance,
       min(sent_at) AS first_seen, max(last_byte_at) AS last_seen,
       max(sent_at) FILTER (WHERE before <> state) AS last_changed
FROM looks GROUP BY url, request, url_host_name HAVING count(*) FILTER (WHERE before <> state) > 0
ORDER BY changes DESC, importance DESC NULLS LAST, url, request`;
var TYPES = (where) => `
SELECT coalesce(content_mime_type, '(not said)') AS type, count(*) AS responses,
       count(DISTINCT url) AS urls, count(DISTINCT url_host_name) AS hosts,
       sum(warc_record_length) AS stored_bytes, min(fetch_time) AS first, max(fetch_time) AS last
FROM cdx WHERE record_type <> 'revisit' AND ${where}
GROUP BY 1 ORDER BY responses DESC, type`;
var DUPLICATES = (where) => `
SELECT content_digest AS digest, count(DISTINCT url) AS urls, count(DISTINCT url_host_name) AS hosts,
       count(*) AS records, min(url) AS for_example, min(fetch_time) AS first, max(fetch_time) AS last
FROM cdx WHERE content_digest IS NOT NULL AND ${where}
GROUP BY content_digest HAVING count(DISTINCT url) > 1
ORDER BY urls DESC, records DESC, digest`;
var COHERENCE = (where) => `
SELECT capture, site, as_of, count(*) AS pages,
       count(*) FILTER (WHERE tier = 'observed') AS sharp,
       count(*) FILTER (WHERE tier = 'attested') AS attested,
       round(count(*) FILTER (WHERE tier = 'observed') / count(*), 4) AS coherence
FROM pages WHERE as_of IS NOT NULL AND ${where}
GROUP BY capture, site, as_of ORDER BY as_of DESC, capture`;
/** By name. */
var PRESETS = {
	changes: {
		time: "sent_at",
		sql: CHANGES
	},
	types: {
		time: "fetch_time",
		sql: TYPES
	},
	duplicates: {
		time: "fetch_time",
		sql: DUPLICATES
	},
	coherence: {
		time: "as_of",
		sql: COHERENCE
	}
};
/** Makes a prepared question; what is not narrowed is in no part of it. */
function presetQuestion(name, { host, site, from, to }) {
	const { time, sql } = PRESETS[name];
	const asked = [
		[
			"host",
			host?.toLowerCase(),
			"url_host_name = $host"
		],
		[
			"site",
			site,
			"site = $site"
		],
		[
			"from",
			iso(from),
			`${time} >= $from::TIMESTAMPTZ AND month >= $from_month`
		],
		[
			"to",
			iso(to),
			`${time} <= $to::TIMESTAMPTZ AND (month <= $to_month OR month = 'other')`
		]
	].filter(([, value]) => value !== void 0);
	const months = {
		...monthValue("from", from),
		...monthValue("to", to)
	};
	return {
		sql: sql(["true", ...asked.map(([, , clause]) => clause)].join(" AND ")),
		values: {
			...Object.fromEntries(asked.map(([key, value]) => [key, value])),
			...months
		}
	};
}
function iso(at) {
	return at === void 0 ? void 0 : toIso(at);
}
/** Times that no fetch has lie in a folder behind all months, however early they are: it is read always. */
function monthValue(end, at) {
	if (at === void 0) return {};
	const month = monthOf(at);
	return { [`${end}_month`]: month === "other" && end === "from" ? "" : month };
}
//#endregion
export { MOST_NOTE_BYTES, TABLES, TABLES_NOTE, TABLE_NAMES, archiveState, interruptible, isOutdated, openTables, presetQuestion, readNote, writeTables, writtenNote };
