import { a as UsageError, i as StoreError, o as unreadableFile, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Dn as TOO_OFTEN, Lt as siteFolder, u as openArchive, ur as nodeFileSystem, v as giveArchiveKey } from "./messages-BR4EaSfy.js";
import { C as object, D as string, Jn as instant, S as number, T as record, _ as _enum, pt as NEVER, v as array, y as boolean } from "./formats-CP_ayLbB.js";
import { c as Gates } from "./render-DH98pEeP.js";
import { c as isUnfinished } from "./surt-CmP5UFl-.js";
import { _ as sealedBeside, a as snapshotCatalog, c as manifestBytes, d as manifestsPrefix, f as objectKey, g as removeSiteFolder, h as localContent, i as sweepSite, l as readManifest, m as knownContent, p as objectsPrefix, s as restoreSite, u as manifestKey, v as openS3Bucket } from "./store-B-jxG4ia.js";
import { l as resumeCapture, o as cancelCapture, w as beginCapture } from "./crawl-DVwKRWnu.js";
import { g as readSmall } from "./open-world-zuh7A_hR.js";
import { i as settingsOf } from "./options-Bi6gmiK1.js";
import { setMaxListeners } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createHash, randomUUID } from "node:crypto";
import { userInfo } from "node:os";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import pg from "pg";
//#region src/store/archive/signing-key.ts
/** Gives an archive directory the key that it signs with. @throws ARCHIVE_BROKEN where it has another */
function giveSigningKey(dir, pem) {
	return giveArchiveKey(nodeFileSystem, dir, pem);
}
//#endregion
//#region src/agreement/postgres/json-text.ts
var parsed$1 = string().transform((text, context) => {
	try {
		return JSON.parse(text);
	} catch {
		context.addIssue({
			code: "custom",
			message: "no JSON"
		});
		return NEVER;
	}
});
/** A column of any JSON, as a row's schema reads it. */
var jsonText = parsed$1.transform((value) => value);
/** A column of JSON of this shape. */
function jsonOf(shape) {
	return parsed$1.pipe(shape);
}
//#endregion
//#region src/agreement/postgres/leases.ts
/** An instant of the database's as it is shown: cut to the millisecond. */
var shownAt = number().transform((ms) => instant(Math.floor(ms)));
var fenceRow = object({ fence: number() });
var leaseRow = object({
	site: string(),
	fence: number()
});
var heldRow$2 = object({
	site: string(),
	fence: number(),
	machine: string().nullable(),
	until: shownAt
});
var TAKE = `
INSERT INTO @leases AS l (site, fence, next_fence, machine, until) VALUES ($1, 1, 2, $2, @now_ms() + $3)
ON CONFLICT (site) DO UPDATE
  SET fence = l.next_fence, next_fence = l.next_fence + 1, machine = excluded.machine, until = @now_ms() + $3
  WHERE l.machine IS NULL OR l.until <= @now_ms()
RETURNING fence`;
var RENEW$1 = `
UPDATE @leases AS l SET until = @now_ms() + $3
FROM unnest($1::text[], $2::bigint[]) AS asked (site, fence)
WHERE l.site = asked.site AND l.fence = asked.fence AND l.machine IS NOT NULL AND l.until > @now_ms()
RETURNING l.site, l.fence`;
var RELEASE = `
UPDATE @leases SET machine = NULL, until = @now_ms()
WHERE site = $1 AND fence = $2 AND machine IS NOT NULL AND until > @now_ms()`;
var RAISE = `
INSERT INTO @leases AS l (site, fence, next_fence, machine, until) VALUES ($1, 0, $2::bigint + 1, NULL, 0)
ON CONFLICT (site) DO UPDATE SET next_fence = greatest(l.next_fence, excluded.next_fence)`;
var LIST$2 = `
SELECT site, fence, CASE WHEN until > now_at THEN machine END AS machine, until
FROM @leases, (SELECT @now_ms() AS now_at) AS clock
WHERE fence > 0 AND (NOT $1 OR (machine IS NOT NULL AND until > now_at)) ORDER BY site COLLATE "C"`;
/** What every write under a lease asks for, of the parameters $1 and $2; the row stays as it is until that is committed. */
var HELD_LEASE = `
SELECT 1 FROM @leases WHERE site = $1 AND fence = $2 AND machine IS NOT NULL AND until > @now_ms() FOR SHARE`;
/** Leases in PostgreSQL. */
var PostgresLeases = class {
	#database;
	constructor(database) {
		this.#database = database;
	}
	async take(site, { machine, leaseMs }) {
		const [taken] = await this.#database.rows(fenceRow, TAKE, [
			site,
			machine,
			leaseMs
		]);
		return taken ? {
			site,
			fence: taken.fence
		} : null;
	}
	async renew(leases, leaseMs) {
		if (leases.length === 0) return [];
		const values = [
			leases.map(({ site }) => site),
			leases.map(({ fence }) => fence),
			leaseMs
		];
		return this.#database.rows(leaseRow, RENEW$1, values);
	}
	async release({ site, fence }) {
		await this.#database.run(RELEASE, [site, fence]);
	}
	async raise(site, fence) {
		await this.#database.run(RAISE, [site, fence]);
	}
	list({ onlyHeld = false } = {}) {
		return this.#database.rows(heldRow$2, LIST$2, [onlyHeld]);
	}
};
//#endregion
//#region src/agreement/postgres/board.ts
var heldRow$1 = object({ held: number() });
var wordRow = object({
	site: string(),
	capture_id: string(),
	at: shownAt,
	status: jsonText
});
var HELD = `
SELECT 1 FROM @leases WHERE site = $1 AND fence = $2 AND machine IS NOT NULL AND until > @now_ms()`;
var SAY = `
WITH held AS (${HELD}),
said AS (
  INSERT INTO @board AS b (site, fence, capture_id, at, status)
  SELECT $1, $2, $3, @now_ms(), $4 FROM held
  ON CONFLICT (site) DO UPDATE
    SET fence = excluded.fence, capture_id = excluded.capture_id, at = excluded.at, status = excluded.status
    WHERE b.fence <= excluded.fence
)
SELECT count(*) AS held FROM held`;
var TAKE_DOWN = `
WITH held AS (${HELD}),
said AS (DELETE FROM @board WHERE site = $1 AND fence <= $2 AND EXISTS (SELECT FROM held))
SELECT count(*) AS held FROM held`;
var LIST$1 = `
SELECT b.site, b.capture_id, b.at, b.status FROM @board AS b
JOIN @leases AS l ON l.site = b.site AND l.fence = b.fence AND l.machine IS NOT NULL AND l.until > @now_ms()
ORDER BY b.site`;
/** Words of runs in PostgreSQL. */
var PostgresBoard = class {
	#database;
	constructor(database) {
		this.#database = database;
	}
	async say({ site, fence }, word) {
		const [answer] = word === null ? await this.#database.rows(heldRow$1, TAKE_DOWN, [site, fence]) : await this.#database.rows(heldRow$1, SAY, [
			site,
			fence,
			word.captureId,
			JSON.stringify(word.status)
		]);
		return answer.held > 0;
	}
	async list() {
		return (await this.#database.rows(wordRow, LIST$1)).map(({ capture_id: captureId, site, at, status }) => ({
			captureId,
			site,
			at,
			status
		}));
	}
};
//#endregion
//#region src/agreement/postgres/cluster-address.ts
var PORT = 5432;
var SCHEMA = "isochron";
var KNOWN = /* @__PURE__ */ new Set([
	"sslmode",
	"sslrootcert",
	"schema"
]);
/** Reads an address. @throws UsageError in one line that never holds the password */
function readClusterAddress(text, source, environment = process.env) {
	const url = parsed(text);
	if (url.password !== "" && source === "flag") throw passwordInFlag();
	const host = decoded(url.hostname).replace(/^\[(.*)\]$/, "$1");
	const database = decoded(url.pathname.slice(1));
	if (host === "" || database === "" || database.includes("/")) throw wrong("it names a host and a database: postgres://user@host:5432/database");
	const user = decoded(url.username) || environment.PGUSER || userInfo().username;
	const port = url.port === "" ? PORT : Number(url.port);
	const asked = askedOf(url.searchParams);
	const place = `postgres://${user}@${url.hostname}:${port}/${database}`;
	const password = decoded(url.password);
	return {
		host,
		port,
		database,
		user,
		place,
		...password !== "" && { password },
		tls: tlsOf(asked),
		schema: schemaOf(asked.get("schema") ?? SCHEMA)
	};
}
function parsed(text) {
	let url;
	try {
		url = new URL(text);
	} catch {
		throw wrong("it is written postgres://user@host:5432/database");
	}
	if (url.protocol === "postgres:" || url.protocol === "postgresql:") return url;
	throw wrong("it begins with postgres://");
}
function askedOf(parameters) {
	for (const name of parameters.keys()) if (!KNOWN.has(name)) throw wrong(`it says nothing but ${[...KNOWN].join(", ")} after the ?`);
	return new Map(parameters);
}
function tlsOf(asked) {
	const mode = asked.get("sslmode") ?? "verify-full";
	if (mode === "disable") return false;
	if (mode !== "verify-full") throw wrong("its sslmode is verify-full, as without any, or disable: others verify no server");
	const file = asked.get("sslrootcert");
	return file === void 0 ? {} : { ca: textOf(file) };
}
function textOf(file) {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		throw unreadableFile(file, error);
	}
}
function schemaOf(name) {
	if (/^[a-z][a-z0-9_]{0,62}$/.test(name)) return name;
	throw wrong("its schema is a word of small letters, digits and _");
}
function decoded(part) {
	try {
		return decodeURIComponent(part);
	} catch {
		throw wrong("a % in it is written %25");
	}
}
function passwordInFlag() {
	return wrong("it has a password, which every process on this machine can see: put it into PGPASSWORD, into the file of PGPASSFILE (~/.pgpass), or the whole address into ISOCHRON_CLUSTER");
}
function wrong(why) {
	return new UsageError("USAGE", `the address of the cluster cannot be used: ${why}`);
}
//#endregion
//#region src/agreement/postgres/cluster-facts.ts
var factsRow = object({
	id: string(),
	store: string(),
	key_sha256: string()
});
/** `null` before it was founded. */
async function readFacts(database) {
	const [row] = await database.rows(factsRow, "SELECT id, store, key_sha256 FROM @facts");
	return row ? {
		id: row.id,
		store: row.store,
		keySha256: row.key_sha256
	} : null;
}
/** What was said first stands. */
async function foundCluster$1(database, facts) {
	await database.run("INSERT INTO @facts (id, store, key_sha256) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
		facts.id,
		facts.store,
		facts.keySha256
	]);
	return await readFacts(database);
}
//#endregion
//#region src/agreement/postgres/gathered.ts
/** So many questions go in one statement. */
var MOST_AT_ONCE = 500;
/** One question at a time, of everything that was asked meanwhile. */
var Gathered = class {
	#answerAll;
	#waiting = [];
	#isAsking = false;
	/** @param answerAll gives an answer to each, in their order */
	constructor(answerAll) {
		this.#answerAll = answerAll;
	}
	/** The answer; a failure of the whole is everybody's. */
	ask(question) {
		return new Promise((resolve, reject) => {
			this.#waiting.push({
				question,
				resolve,
				reject
			});
			if (!this.#isAsking) this.#askOn();
		});
	}
	async #askOn() {
		this.#isAsking = true;
		await Promise.resolve();
		while (this.#waiting.length > 0) await this.#askTogether(this.#waiting.splice(0, MOST_AT_ONCE));
		this.#isAsking = false;
	}
	async #askTogether(asked) {
		try {
			const answers = await this.#answerAll(asked.map(({ question }) => question));
			for (const [i, { resolve }] of asked.entries()) resolve(answers[i]);
		} catch (error) {
			for (const { reject } of asked) reject(error);
		}
	}
};
//#endregion
//#region src/agreement/postgres/control.ts
var count = number().int().min(0);
var editShape = object({
	askedAt: count.transform((at) => instant(at)),
	maxPages: count.optional(),
	delayMs: count.optional(),
	exclude: array(string()).optional()
});
var controlRow = object({
	capture_id: string(),
	want: _enum([
		"run",
		"pause",
		"cancel"
	]),
	edits: array(jsonOf(editShape))
});
var WANT = `
INSERT INTO @control AS c (capture_id, want) VALUES ($1, coalesce($2, 'run'))
ON CONFLICT (capture_id) DO UPDATE SET want = coalesce($2, c.want)`;
var EDIT = "INSERT INTO @control_edits (capture_id, edit) VALUES ($1, $2)";
var LOOK = `
SELECT capture_id, want,
  ARRAY(SELECT edit FROM @control_edits AS e WHERE e.capture_id = c.capture_id ORDER BY no) AS edits
FROM @control AS c WHERE capture_id = ANY ($1::text[])`;
/** Wishes in PostgreSQL. */
var PostgresControl = class {
	#database;
	#looks;
	constructor(database) {
		this.#database = database;
		this.#looks = new Gathered((ids) => this.#lookAt(ids));
	}
	async ask(captureId, { want, edit }) {
		await this.#database.transaction(async (statements) => {
			await statements.run(WANT, [captureId, want ?? null]);
			if (edit) await statements.run(EDIT, [captureId, JSON.stringify(edit)]);
		});
	}
	look(captureId) {
		return this.#looks.ask(captureId);
	}
	async #lookAt(ids) {
		const rows = await this.#database.rows(controlRow, LOOK, [ids]);
		const found = new Map(rows.map((row) => [row.capture_id, row]));
		return ids.map((id) => {
			const row = found.get(id);
			return row ? {
				want: row.want,
				edits: row.edits
			} : null;
		});
	}
};
//#endregion
//#region src/agreement/postgres/failure.ts
/** By SQLSTATE and by the codes of sockets and TLS. */
var WORDS = {
	ECONNREFUSED: "nobody listens there: is it running, and is the port right?",
	ENOTFOUND: "its host is not known: is its name right?",
	EAI_AGAIN: "its host's name cannot be looked up now",
	ECONNRESET: "the connection was cut",
	EPIPE: "the connection was cut",
	ETIMEDOUT: "it does not answer",
	EHOSTUNREACH: "its host cannot be reached",
	ENETUNREACH: "its network cannot be reached",
	"28P01": "it refuses the password: PGPASSWORD, or the file of PGPASSFILE (~/.pgpass), holds the right one",
	"28000": "it does not let this user in",
	"3D000": "it has no such database: create it first",
	"3F000": "nothing is prepared there: run isochron cluster init",
	"42P01": "nothing is prepared there: run isochron cluster init",
	"42883": "nothing is prepared there: run isochron cluster init",
	"42501": "its user may not do that: he must own the cluster's tables",
	"53300": "it takes no more connections: raise its max_connections",
	"53100": "its disk is full",
	"57014": "it took too long",
	"57P01": "it is being shut down",
	"57P02": "it has crashed and begins anew",
	"57P03": "it is starting",
	"25006": "it is a copy that takes no writes: name the primary server",
	SELF_SIGNED_CERT_IN_CHAIN: "its certificate is not trusted: name its authority with ?sslrootcert=FILE",
	DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is not trusted: name its authority with ?sslrootcert=FILE",
	UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate is not trusted: name its authority with ?sslrootcert=FILE",
	UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate is not trusted: name its authority with ?sslrootcert=FILE",
	ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host's name",
	CERT_HAS_EXPIRED: "its certificate has expired"
};
var NO_TLS = /does not support SSL/;
var TOO_LONG = /timeout|timed out/i;
var CUT = /terminated|ended unexpectedly|not queryable|cannot use a pool/i;
var MOST_TEXT = 200;
/** The failure that callers see; a failure of ours stays as it is. */
function databaseFailure(error, place) {
	if (error instanceof IsochronError) return error;
	return new IsochronError("CLUSTER", `the cluster's database ${place}: ${wordsOf(error)}`, { cause: error });
}
function wordsOf(error) {
	const { code, message } = error;
	const known = typeof code === "string" ? WORDS[code] : void 0;
	if (known !== void 0) return known;
	const text = typeof message === "string" ? message : String(error);
	if (NO_TLS.test(text)) return "it speaks no TLS: turn that on there, or write ?sslmode=disable";
	if (TOO_LONG.test(text)) return "it does not answer in time";
	if (CUT.test(text)) return "the connection was cut";
	const [first] = error.errors ?? [];
	if (first !== void 0) return wordsOf(first);
	return text.replace(/\s+/g, " ").slice(0, MOST_TEXT);
}
//#endregion
//#region src/agreement/postgres/database.ts
var LIMITS = {
	connections: 5,
	connectMs: 5e3,
	statementMs: 8e3
};
/** The server ends what is late before we stop waiting for it. */
var GRACE_MS = 1e3;
var CLOSE_MS = 2e3;
var INT8 = 20;
/** The database of a cluster. */
var Database = class {
	/** For people: without any secret. */
	place;
	schema;
	#pool;
	#clients = /* @__PURE__ */ new Set();
	#known = /* @__PURE__ */ new Map();
	constructor(address, limits = {}) {
		this.place = address.place;
		this.schema = address.schema;
		this.#pool = new pg.Pool(poolSettings(address, {
			...LIMITS,
			...limits
		}));
		this.#pool.on("error", () => void 0);
		this.#pool.on("connect", (client) => void this.#clients.add(client));
		this.#pool.on("remove", (client) => void this.#clients.delete(client));
	}
	async rows(row, text, values = []) {
		return checked(row, (await this.#query(this.#pool, text, values)).rows, this.place);
	}
	async run(text, values = []) {
		return (await this.#query(this.#pool, text, values)).rowCount ?? 0;
	}
	/** All or nothing. */
	async transaction(work) {
		const client = await this.#connected();
		let failure;
		try {
			await client.query("BEGIN");
			const result = await work(this.#within(client));
			await client.query("COMMIT");
			return result;
		} catch (error) {
			failure = databaseFailure(error, this.place);
			throw failure;
		} finally {
			client.release(failure);
		}
	}
	/** Ends the connections, also where nobody answers. */
	async close() {
		const ended = this.#pool.end();
		let timer;
		const late = new Promise((done) => timer = setTimeout(done, CLOSE_MS));
		await Promise.race([ended.catch(() => void 0), late]);
		clearTimeout(timer);
		for (const client of this.#clients) streamOf(client)?.destroy();
	}
	async #connected() {
		try {
			return await this.#pool.connect();
		} catch (error) {
			throw databaseFailure(error, this.place);
		}
	}
	#within(client) {
		return {
			rows: async (row, text, values = []) => checked(row, (await this.#query(client, text, values)).rows, this.place),
			run: async (text, values = []) => (await this.#query(client, text, values)).rowCount ?? 0
		};
	}
	async #query(to, text, values) {
		try {
			return await to.query(this.#statement(text, values));
		} catch (error) {
			throw databaseFailure(error, this.place);
		}
	}
	/** What is asked again and again is planned once on each connection; several statements in one have no name. */
	#statement(text, values) {
		let known = this.#known.get(text);
		if (known === void 0) {
			known = {
				name: `isochron_${this.#known.size}`,
				text: text.replaceAll(/@(?=[a-z])/g, `${this.schema}.`)
			};
			this.#known.set(text, known);
		}
		return values.length === 0 ? { text: known.text } : {
			...known,
			values: [...values]
		};
	}
};
function poolSettings(address, limits) {
	const { host, port, database, user, password, tls } = address;
	return {
		host,
		port,
		database,
		user,
		...password !== void 0 && { password },
		ssl: tls === false ? false : {
			rejectUnauthorized: true,
			...tls
		},
		max: limits.connections,
		connectionTimeoutMillis: limits.connectMs,
		statement_timeout: limits.statementMs,
		idle_in_transaction_session_timeout: limits.statementMs,
		query_timeout: limits.statementMs + GRACE_MS,
		keepAlive: true,
		keepAliveInitialDelayMillis: 1e4,
		application_name: "isochron",
		allowExitOnIdle: true,
		types: wholeNumbers()
	};
}
/** Our counters stay below 2^53. */
function wholeNumbers() {
	const types = new pg.TypeOverrides();
	types.setTypeParser(INT8, Number);
	return types;
}
function checked(row, rows, place) {
	return rows.map((one) => {
		const result = row.safeParse(one);
		if (result.success) return result.data;
		const [issue] = result.error.issues;
		const why = `a row of it says what this version does not know: ${issue?.path.join(".")}: ${issue?.message}`;
		throw new IsochronError("INTERNAL", `the cluster's database ${place}: ${why}`);
	});
}
/** What is not in the library's types: a connection that does not answer is ended by its socket alone. */
function streamOf(client) {
	return client.connection?.stream;
}
//#endregion
//#region src/agreement/postgres/gates/gate-statements.ts
var enterRow = object({
	gate: string(),
	is_entered: boolean(),
	is_held: boolean(),
	wait_ms: number(),
	since: number(),
	held: number(),
	kept: number()
});
var renewRow = object({
	turn: string(),
	held_until: number()
});
var ENTER = "SELECT * FROM @enter_gates($1, $2, $3, $4, $5, $6)";
var RENEW = `
INSERT INTO @gates AS g (name, turn, is_in, held_until, turn_pause)
SELECT name, turn, true, @now_ms() + $5, pause
FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[]) AS a (name, turn, pause, until)
WHERE @now_ms() < until ORDER BY name COLLATE "C"
ON CONFLICT (name) DO UPDATE
  SET turn = excluded.turn, is_in = true, held_until = excluded.held_until, turn_pause = excluded.turn_pause
  WHERE (g.turn = excluded.turn AND g.is_in) OR g.turn = ''
RETURNING turn, held_until`;
var LEAVE = `
WITH told AS (
  SELECT * FROM unnest($1::text[], $2::text[], $3::float8[]) AS a (name, turn, pause) ORDER BY name COLLATE "C"
),
kept AS (
  INSERT INTO @long_pauses AS l (name, pause, held_back, told_at)
  SELECT name, pause, 0, @now_ms() FROM told WHERE pause > $4
  ON CONFLICT (name) DO UPDATE SET pause = excluded.pause, told_at = excluded.told_at
    WHERE abs(l.pause - excluded.pause) > 0.1 * l.pause
),
forgotten AS (
  DELETE FROM @long_pauses AS l USING told WHERE l.name = told.name AND told.pause <= $4 AND l.held_back < @now_ms()
)
INSERT INTO @gates AS g (name, turn, left_at, left_pause)
SELECT name, turn, @now_ms(), pause FROM told
ON CONFLICT (name) DO UPDATE
  SET turn = excluded.turn, is_in = false, left_at = @now_ms(), left_pause = excluded.left_pause
  WHERE (g.turn = excluded.turn AND g.is_in) OR g.turn = ''`;
var HOLD = `
WITH kept AS (
  INSERT INTO @long_pauses AS l (name, pause, held_back, told_at)
  SELECT $1, 0, @now_ms() + $2, @now_ms() WHERE $2 > $3
  ON CONFLICT (name) DO UPDATE
    SET held_back = greatest(l.held_back, excluded.held_back), told_at = excluded.told_at
),
before AS (
  SELECT greatest(l.held_back, coalesce(h.opened_at, @now_ms()) + $3 + l.pause) AS held_back
  FROM @long_pauses AS l LEFT JOIN @gate_hall AS h ON true WHERE l.name = $1
)
INSERT INTO @gates AS g (name, held_back)
SELECT $1, greatest(@now_ms() + $2, (SELECT held_back FROM before))
ON CONFLICT (name) DO UPDATE SET held_back = greatest(g.held_back, @now_ms() + $2)`;
var SWEEP = `
DELETE FROM @gates WHERE name IN (
  SELECT name FROM @gates
  WHERE greatest(left_at + left_pause, held_back, wanted_until) < @now_ms() - $1
    AND (NOT is_in OR held_until + turn_pause < @now_ms() - $1)
  LIMIT 10000 FOR UPDATE SKIP LOCKED
)`;
/** Whoever keeps a pause says so again. */
var SWEEP_LONG = "DELETE FROM @long_pauses WHERE greatest(told_at, held_back) < @now_ms() - $1";
/** The statements of one machine. */
var GateStatements = class {
	#database;
	#me;
	#patienceMs;
	/** How many were sent, for figures. */
	sent = 0;
	constructor(database, me, patienceMs) {
		this.#database = database;
		this.#me = me;
		this.#patienceMs = patienceMs;
	}
	async enter(asked) {
		this.sent++;
		const values = [
			...namesAndTurns(asked),
			asked.map(({ pauseMs }) => pauseMs),
			asked.map(({ since }) => since)
		];
		const rows = await this.#database.rows(enterRow, ENTER, [
			...values,
			this.#me,
			this.#patienceMs
		]);
		const answers = new Map(rows.map((row) => [row.gate, row]));
		return asked.map(({ name }) => toAnswer(answers.get(name)));
	}
	/** Until when each of these counts now, by its turn; what is not among them is lost. */
	async renew(turns) {
		this.sent++;
		const rest = [turns.map(({ pauseMs }) => pauseMs), turns.map(({ untilDbMs }) => untilDbMs)];
		const values = [
			...namesAndTurns(turns),
			...rest,
			this.#patienceMs
		];
		const rows = await this.#database.rows(renewRow, RENEW, values);
		return new Map(rows.map(({ turn, held_until: until }) => [turn, until]));
	}
	async leave(turns) {
		this.sent++;
		const pauses = turns.map(({ pauseMs }) => pauseMs);
		await this.#database.run(LEAVE, [
			...namesAndTurns(turns),
			pauses,
			this.#patienceMs
		]);
		return turns.map(() => null);
	}
	async hold(name, forMs) {
		this.sent++;
		await this.#database.run(HOLD, [
			name,
			forMs,
			this.#patienceMs
		]);
	}
	/** Forgets gates at which nothing has been going on for so long, and long pauses that nobody keeps any more. */
	async sweep({ gatesMs, pausesMs }) {
		this.sent += 2;
		await this.#database.run(SWEEP, [gatesMs]);
		await this.#database.run(SWEEP_LONG, [pausesMs]);
	}
};
function namesAndTurns(asked) {
	return [asked.map(({ name }) => name), asked.map(({ turn }) => turn)];
}
function toAnswer(row) {
	return {
		isEntered: row.is_entered,
		isHeld: row.is_held,
		waitMs: row.wait_ms,
		since: row.since,
		keptMs: row.kept,
		untilDbMs: row.held
	};
}
//#endregion
//#region src/agreement/postgres/gates/lanes.ts
/** Lines by name. */
var Lanes = class {
	#tails = /* @__PURE__ */ new Map();
	/** Waits for those before; what is returned lets the next one go. Rejects with the signal's reason. */
	async enter(name, signal) {
		const before = this.#tails.get(name) ?? Promise.resolve();
		let leave;
		const left = new Promise((resolve) => leave = resolve);
		const tail = before.then(() => left);
		this.#tails.set(name, tail);
		tail.then(() => this.#tails.get(name) === tail && this.#tails.delete(name));
		try {
			await unlessAborted(before, signal);
			return leave;
		} catch (error) {
			leave();
			throw error;
		}
	}
};
function unlessAborted(promise, signal) {
	return new Promise((resolve, reject) => {
		const abort = () => reject(signal.reason);
		if (signal.aborted) return abort();
		signal.addEventListener("abort", abort, { once: true });
		promise.then(() => {
			signal.removeEventListener("abort", abort);
			resolve();
		});
	});
}
//#endregion
//#region src/agreement/postgres/gates/patiently.ts
var FIRST_WAIT_MS$1 = 50;
var LONGEST_WAIT_MS$3 = 2e3;
/** After so long without any answer whoever waits is told. */
var GIVE_UP_MS = 6e4;
/** Tries until it works. @throws CLUSTER when it did not for a minute, or the signal's reason */
async function patiently(attempt, { signal, mayGoOn = () => true }) {
	const fromMs = performance.now();
	for (let waitMs = FIRST_WAIT_MS$1;; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS$3)) try {
		return await attempt();
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof IsochronError) || error.code !== "CLUSTER") throw error;
		if (performance.now() - fromMs > GIVE_UP_MS || !mayGoOn()) throw error;
		await pause(waitMs, signal);
	}
}
/** Waits about so long, never less; rejects with the signal's reason. */
async function pause(ms, signal) {
	signal.throwIfAborted();
	if (ms <= 0) return;
	try {
		await setTimeout$1(Math.ceil(ms), void 0, { signal });
	} catch {
		signal.throwIfAborted();
	}
}
//#endregion
//#region src/agreement/postgres/gates/turns.ts
/** What has not been heard of for so long is forgotten. */
var SWEEP_AFTER = {
	gatesMs: 36e5,
	pausesMs: 2592e6
};
var SWEEP_EVERY_MS = 6e5;
/** Turns in hand. */
var HeldTurns = class {
	#statements;
	#patienceMs;
	#held = /* @__PURE__ */ new Map();
	#timer = null;
	#sweepAtMs;
	/** How many were lost, for figures. */
	lost = 0;
	constructor(statements, patienceMs) {
		this.#statements = statements;
		this.#patienceMs = patienceMs;
		this.#sweepAtMs = performance.now() + SWEEP_EVERY_MS * (.5 + Math.random());
	}
	get size() {
		return this.#held.size;
	}
	/** Keeps a turn until it is left. */
	take(given, leave) {
		const { name, turn } = given;
		const held = { ...given };
		this.#held.set(turn, held);
		this.#renewSoon();
		const isOurs = () => performance.now() < held.untilMs;
		return {
			isHeld: () => this.#held.has(turn) && isOurs(),
			leave: (leftMs) => {
				if (this.#held.delete(turn)) leave({
					name,
					turn,
					pauseMs: leftMs
				}, isOurs);
			}
		};
	}
	/** Renews nothing more. */
	close() {
		if (this.#timer !== null) clearTimeout(this.#timer);
		this.#timer = null;
		this.#held.clear();
	}
	#renewSoon() {
		this.#timer ??= setTimeout(() => {
			this.#timer = null;
			if (this.#held.size === 0) return;
			this.#renewSoon();
			this.#renew().catch(() => void 0);
		}, this.#patienceMs / 3).unref();
	}
	async #renew() {
		const turns = [...this.#held.values()];
		const askedMs = performance.now();
		const renewed = await this.#statements.renew(turns);
		for (const held of turns) {
			const untilDbMs = renewed.get(held.turn);
			if (untilDbMs === void 0) this.#lose(held);
			else {
				held.untilDbMs = Math.max(held.untilDbMs, untilDbMs);
				held.untilMs = Math.max(held.untilMs, askedMs + this.#patienceMs);
			}
		}
		await this.#sweep();
	}
	#lose({ turn }) {
		if (this.#held.delete(turn)) this.lost++;
	}
	async #sweep() {
		if (performance.now() < this.#sweepAtMs) return;
		this.#sweepAtMs = performance.now() + SWEEP_EVERY_MS;
		await this.#statements.sweep(SWEEP_AFTER);
	}
};
//#endregion
//#region src/agreement/postgres/gates/gates.ts
/** Asked again after this where somebody is in, and ever later: up to the longest. */
var FIRST_LOOK_MS = 5;
var LONGEST_LOOK_MS = 1e3;
/** So far from the exact end of a pause all who wait for it ask. */
var SPREAD_MS = 3;
/** A longer wait is looked at again: a word in the database may have been lost. */
var LONGEST_WAIT_MS$2 = 6e4;
/** Gates in PostgreSQL. */
var PostgresGates = class {
	#statements;
	#entering;
	#leaving;
	#turns;
	#lanes = new Lanes();
	#end = new AbortController();
	#me = randomUUID();
	#patienceMs;
	#asked = 0;
	#given = 0;
	#waiting = 0;
	#waitedMs = 0;
	constructor(database, patienceMs) {
		this.#patienceMs = patienceMs;
		setMaxListeners(0, this.#end.signal);
		this.#statements = new GateStatements(database, this.#me, patienceMs);
		this.#entering = new Gathered((asked) => this.#statements.enter(asked));
		this.#leaving = new Gathered((turns) => this.#statements.leave(turns));
		this.#turns = new HeldTurns(this.#statements, patienceMs);
	}
	async enter(name, pauseMs, signal) {
		const wanted = eitherOf(this.#end.signal, signal);
		const fromMs = performance.now();
		this.#waiting++;
		try {
			const next = await this.#lanes.enter(name, wanted.signal);
			return await this.#letIn({
				name,
				pauseMs
			}, wanted.signal, next);
		} finally {
			wanted.forget();
			this.#waiting--;
			this.#waitedMs += performance.now() - fromMs;
		}
	}
	hold(name, forMs) {
		return patiently(() => this.#statements.hold(name, forMs), { signal: this.#end.signal });
	}
	figures() {
		return {
			turns: this.#given,
			lost: this.#turns.lost,
			inTurn: this.#turns.size,
			waiting: this.#waiting,
			waitedMs: this.#waitedMs,
			questions: this.#statements.sent
		};
	}
	/** Asks nothing more; who is in counts as dead in a while. */
	close() {
		this.#turns.close();
		this.#end.abort(new IsochronError("CLUSTER", "the cluster's gates were closed"));
	}
	async #letIn(asked, signal, next) {
		const word = {
			...asked,
			turn: `${this.#me}/${++this.#asked}`
		};
		try {
			const given = await this.#askUntilIn(word, signal);
			this.#given++;
			return this.#turns.take(given, (left, isOurs) => void this.#leaveTo(next, left, isOurs));
		} catch (error) {
			next();
			throw error;
		}
	}
	/** Whoever is next in line here asks after the word of the one before is told. */
	async #leaveTo(next, word, isOurs) {
		await this.#leave(word, isOurs);
		next();
	}
	async #askUntilIn(word, signal) {
		let since = 0;
		for (let looks = 0;; looks++) {
			let askedMs = 0;
			const ask = () => {
				askedMs = performance.now();
				return this.#entering.ask({
					...word,
					since
				});
			};
			const answer = await patiently(ask, { signal });
			if (answer.isEntered) return this.#begin(word, answer, askedMs, signal);
			since = answer.since;
			await pause(waitOf(answer, looks), signal);
		}
	}
	/** Waits until the turn that was given begins; whoever does not want it any more lets the next one have it. */
	async #begin(word, { waitMs, keptMs, untilDbMs }, askedMs, signal) {
		try {
			await pause(waitMs, signal);
			return {
				...word,
				pauseMs: keptMs,
				untilDbMs,
				untilMs: askedMs + waitMs + this.#patienceMs
			};
		} catch (error) {
			this.#leave({
				...word,
				pauseMs: keptMs
			}, () => false);
			throw error;
		}
	}
	/** Tells that a turn is over, for as long as it may be ours; afterwards it counts as dead. */
	async #leave(word, isOurs) {
		const tell = () => this.#leaving.ask(word);
		await patiently(tell, {
			signal: this.#end.signal,
			mayGoOn: isOurs
		}).catch(() => void 0);
	}
};
/** Aborted with whichever is first; thousands wait by one signal for days, so that nothing of them may stay with it. */
function eitherOf(...signals) {
	const either = new AbortController();
	const listeners = signals.map((signal) => {
		const abort = () => either.abort(signal?.reason);
		if (signal?.aborted) abort();
		signal?.addEventListener("abort", abort, { once: true });
		return () => signal?.removeEventListener("abort", abort);
	});
	return {
		signal: either.signal,
		forget: () => listeners.forEach((forget) => forget())
	};
}
/** How long to wait before the next question. */
function waitOf({ isHeld, waitMs }, looks) {
	const lookMs = Math.min(FIRST_LOOK_MS * 1.5 ** looks, LONGEST_LOOK_MS) * (.75 + Math.random() / 2);
	if (isHeld) return Math.min(lookMs, Math.max(waitMs, 1));
	return waitMs > 0 ? Math.min(waitMs + SPREAD_MS * Math.random(), LONGEST_WAIT_MS$2) : lookMs;
}
//#endregion
//#region src/agreement/postgres/machines.ts
var drainRow = object({ is_draining: boolean() });
var machineRow = object({
	name: string(),
	software: string(),
	started_at: shownAt,
	sites: jsonOf(array(string())),
	most_sites: number(),
	figures: jsonOf(record(string(), number())),
	seen_at: shownAt,
	is_draining: boolean()
});
var BEAT$1 = `
INSERT INTO @machines AS m (name, software, started_at, sites, most_sites, figures, seen_at)
VALUES ($1, $2, $3, $4, $5, $6, @now_ms())
ON CONFLICT (name) DO UPDATE SET software = excluded.software, started_at = excluded.started_at, sites = excluded.sites,
  most_sites = excluded.most_sites, figures = excluded.figures, seen_at = excluded.seen_at
RETURNING is_draining`;
var LIST = `
SELECT name, software, started_at, sites, most_sites, figures, seen_at, is_draining FROM @machines ORDER BY name`;
/** Machines in PostgreSQL. */
var PostgresMachines = class {
	#database;
	constructor(database) {
		this.#database = database;
	}
	async beat(beat) {
		const { name, software, startedAt, sites, mostSites, figures } = beat;
		const values = [
			name,
			software,
			startedAt,
			JSON.stringify(sites),
			mostSites,
			JSON.stringify(figures)
		];
		const [machine] = await this.#database.rows(drainRow, BEAT$1, values);
		return { isDraining: machine.is_draining };
	}
	async drain(name, isDraining) {
		await this.#database.run("UPDATE @machines SET is_draining = $2 WHERE $1::text IS NULL OR name = $1", [name, isDraining]);
	}
	async leave(name) {
		await this.#database.run("DELETE FROM @machines WHERE name = $1", [name]);
	}
	async list() {
		return (await this.#database.rows(machineRow, LIST)).map(({ name, software, sites, figures, ...row }) => ({
			name,
			software,
			sites,
			figures,
			startedAt: row.started_at,
			mostSites: row.most_sites,
			seenAt: row.seen_at,
			isDraining: row.is_draining
		}));
	}
};
/** In their order; a database has the first so many of them. */
var SCHEMA_STEPS = [{
	sql: [
		`
CREATE FUNCTION @now_ms() RETURNS float8 LANGUAGE sql VOLATILE PARALLEL SAFE
  AS $$ SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 $$;
`,
		`
CREATE TABLE @facts (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  id text NOT NULL,
  store text NOT NULL,
  key_sha256 text NOT NULL
);
`,
		`
CREATE TABLE @leases (
  site text PRIMARY KEY,
  fence bigint NOT NULL,
  next_fence bigint NOT NULL,
  machine text,
  until float8 NOT NULL
) WITH (fillfactor = 50);
`,
		`
CREATE TABLE @objects (
  site text NOT NULL,
  name text NOT NULL COLLATE "C",
  key text NOT NULL,
  size_bytes bigint NOT NULL,
  sha256 text NOT NULL,
  PRIMARY KEY (site, name)
);
CREATE TABLE @changes (
  site text PRIMARY KEY,
  seq bigint NOT NULL
);
CREATE INDEX changes_by_seq ON @changes (seq);
CREATE TABLE @change_count (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  last bigint NOT NULL
);
INSERT INTO @change_count (last) VALUES (0);
`,
		`
CREATE TABLE @machines (
  name text PRIMARY KEY COLLATE "C",
  software text NOT NULL,
  started_at float8 NOT NULL,
  sites text NOT NULL,
  most_sites integer NOT NULL,
  figures text NOT NULL,
  seen_at float8 NOT NULL,
  is_draining boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50);
CREATE UNLOGGED TABLE @board (
  site text PRIMARY KEY COLLATE "C",
  fence bigint NOT NULL,
  capture_id text NOT NULL,
  at float8 NOT NULL,
  status text NOT NULL
) WITH (fillfactor = 50);
`,
		`
CREATE TABLE @control (
  capture_id text PRIMARY KEY,
  want text NOT NULL
);
CREATE TABLE @control_edits (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  capture_id text NOT NULL REFERENCES @control,
  edit text NOT NULL
);
CREATE INDEX control_edits_by_capture ON @control_edits (capture_id, no);
`,
		`
CREATE TABLE @jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  input text NOT NULL,
  asked_by text NOT NULL,
  asked_at bigint NOT NULL,
  state text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  started_at bigint,
  ended_at bigint,
  capture_id text,
  cancel_asked boolean NOT NULL DEFAULT false,
  why text,
  result text NOT NULL DEFAULT 'null',
  log text NOT NULL DEFAULT '[]',
  fence bigint NOT NULL DEFAULT 0,
  holder text,
  held_until bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
CREATE INDEX jobs_open ON @jobs (id) WHERE state IN ('waiting', 'running');
CREATE TABLE @acts (
  no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at bigint NOT NULL,
  who text NOT NULL,
  what text NOT NULL,
  about text NOT NULL,
  outcome text NOT NULL
);
`,
		`
CREATE UNLOGGED TABLE @gate_hall (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  opened_at float8 NOT NULL
);
INSERT INTO @gate_hall (opened_at) VALUES (0);
CREATE UNLOGGED TABLE @gates (
  name text PRIMARY KEY,
  turn text NOT NULL DEFAULT '',
  is_in boolean NOT NULL DEFAULT false,
  held_until float8 NOT NULL DEFAULT 0,
  turn_pause float8 NOT NULL DEFAULT 0,
  left_at float8 NOT NULL DEFAULT 0,
  left_pause float8 NOT NULL DEFAULT 0,
  held_back float8 NOT NULL DEFAULT 0,
  wanted_by text NOT NULL DEFAULT '',
  wanted_since float8 NOT NULL DEFAULT 0,
  wanted_until float8 NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
CREATE TABLE @long_pauses (
  name text PRIMARY KEY,
  pause float8 NOT NULL,
  held_back float8 NOT NULL,
  told_at float8 NOT NULL
);
`,
		`
CREATE FUNCTION @enter_gates(names text[], turns text[], pauses float8[], sinces float8[], me text, patience float8)
RETURNS TABLE (gate text, is_entered boolean, is_held boolean, wait_ms float8, since float8, held float8, kept float8)
LANGUAGE plpgsql AS $$
DECLARE
  asked record;
  g record;
  opened float8;
  now_at float8;
  free_at float8;
BEGIN
  SELECT opened_at INTO opened FROM @gate_hall;
  IF NOT FOUND THEN
    INSERT INTO @gate_hall (opened_at) VALUES (@now_ms()) ON CONFLICT DO NOTHING;
    opened := @now_ms();
  END IF;
  -- In the order of their names, so that two who ask for several never wait for each other.
  FOR asked IN
    SELECT * FROM unnest(names, turns, pauses, sinces) AS a (name, turn, pause, since) ORDER BY a.name COLLATE "C"
  LOOP
    LOOP
      SELECT * INTO g FROM @gates WHERE @gates.name = asked.name FOR UPDATE;
      EXIT WHEN FOUND;
      INSERT INTO @gates (name, held_back, left_pause)
        SELECT asked.name, coalesce(max(greatest(l.held_back, opened + patience + l.pause)), 0), coalesce(max(l.pause), 0)
        FROM @long_pauses AS l WHERE l.name = asked.name
        ON CONFLICT DO NOTHING;
    END LOOP;
    now_at := @now_ms();
    gate := asked.name;
    since := coalesce(nullif(asked.since, 0), now_at);
    is_held := g.is_in AND now_at < g.held_until;
    free_at := greatest(
      opened + patience + asked.pause,
      g.held_back,
      CASE WHEN g.is_in THEN g.held_until + greatest(g.turn_pause, asked.pause)
        ELSE g.left_at + greatest(g.left_pause, asked.pause) END
    );
    -- Whoever has just come may not know of the pause that was kept here before, and may die.
    kept := greatest(asked.pause, CASE WHEN g.is_in THEN g.turn_pause ELSE g.left_pause END);
    is_entered := true;
    held := 0;
    IF g.is_in AND g.turn = asked.turn THEN
      -- Was let in before, and the answer got lost.
      wait_ms := 0;
      held := now_at + patience;
      UPDATE @gates SET held_until = held WHERE @gates.name = asked.name;
    ELSIF g.wanted_by NOT IN ('', me) AND now_at < g.wanted_until AND g.wanted_since < since THEN
      -- Somebody waits longer.
      is_entered := false;
      wait_ms := free_at - now_at;
    ELSIF now_at >= free_at - 100 THEN
      wait_ms := greatest(free_at - now_at, 0);
      held := now_at + wait_ms + patience;
      UPDATE @gates SET turn = asked.turn, is_in = true, held_until = held, turn_pause = kept,
        wanted_by = '', wanted_until = 0 WHERE @gates.name = asked.name;
    ELSE
      is_entered := false;
      wait_ms := free_at - now_at;
      UPDATE @gates SET wanted_by = me, wanted_since = since,
        wanted_until = CASE WHEN is_held THEN now_at ELSE free_at END + 2000
        WHERE @gates.name = asked.name;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
`
	].join(""),
	oldestReader: 1
}];
//#endregion
//#region src/agreement/postgres/migrate.ts
/** Any number that nobody else locks by. */
var LOCK = 7301969011;
var VERSIONS = `CREATE TABLE IF NOT EXISTS @schema_version (
  version integer PRIMARY KEY,
  oldest_reader integer NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp()
)`;
var versionRow = object({
	version: number(),
	oldest_reader: number()
});
/** Takes the steps that are missing; nothing happens where none is. @throws CLUSTER */
function prepareTables(database, steps = SCHEMA_STEPS) {
	return database.transaction(async (statements) => {
		await statements.run("SELECT pg_advisory_xact_lock($1)", [LOCK]);
		await statements.run(`CREATE SCHEMA IF NOT EXISTS ${database.schema}`);
		await statements.run(VERSIONS);
		const known = (await newestOf(statements))?.version ?? 0;
		for (const [i, step] of steps.entries()) if (i >= known) await takeStep(statements, i + 1, step);
	});
}
async function takeStep(statements, version, { sql, oldestReader }) {
	await statements.run(sql);
	await statements.run("INSERT INTO @schema_version (version, oldest_reader) VALUES ($1, $2)", [version, oldestReader]);
}
/** @throws CLUSTER where this version cannot work with what is there */
async function requireTables(database, steps = SCHEMA_STEPS) {
	const newest = await newestOf(database);
	const known = steps.length;
	if (newest === null || newest.version < known) throw unusable(database, "is older than this version: run isochron cluster init, which only adds to it");
	if (newest.oldest_reader > known) throw unusable(database, "was prepared by a newer version: use that one on this machine too");
}
async function newestOf(statements) {
	const [newest] = await statements.rows(versionRow, "SELECT version, oldest_reader FROM @schema_version ORDER BY version DESC LIMIT 1");
	return newest ?? null;
}
function unusable({ place }, why) {
	return new IsochronError("CLUSTER", `the cluster's database ${place} ${why}`);
}
//#endregion
//#region src/agreement/postgres/objects.ts
var MOST_SAFE = Number.MAX_SAFE_INTEGER;
var heldRow = object({ held: number() });
var objectRow = object({
	name: string().min(1),
	key: string().min(1),
	size_bytes: number().int().min(0).max(MOST_SAFE),
	sha256: string().regex(/^[0-9a-f]{64}$/)
});
var changedRow = object({
	sites: array(string()),
	seq: number()
});
var ACKNOWLEDGE = `
WITH held AS (${HELD_LEASE}),
gone AS (
  DELETE FROM @objects WHERE site = $1 AND name = ANY ($3::text[]) AND EXISTS (SELECT FROM held)
),
put AS (
  INSERT INTO @objects (site, name, key, size_bytes, sha256)
  SELECT $1, name, key, size_bytes, sha256
  FROM unnest($4::text[], $5::text[], $6::bigint[], $7::text[]) AS a (name, key, size_bytes, sha256)
  WHERE EXISTS (SELECT FROM held)
  ON CONFLICT (site, name) DO UPDATE
    SET key = excluded.key, size_bytes = excluded.size_bytes, sha256 = excluded.sha256
),
counted AS (
  UPDATE @change_count SET last = last + 1 WHERE EXISTS (SELECT FROM held) RETURNING last
),
changed AS (
  INSERT INTO @changes (site, seq) SELECT $1, last FROM counted
  ON CONFLICT (site) DO UPDATE SET seq = excluded.seq
)
SELECT count(*) AS held FROM held`;
var OF_SITE = "SELECT name, key, size_bytes, sha256 FROM @objects WHERE site = $1 ORDER BY name";
var CHANGED = `
SELECT last AS seq,
  ARRAY(SELECT site FROM @changes WHERE seq > CASE WHEN $1 > last THEN 0 ELSE $1 END ORDER BY site COLLATE "C") AS sites
FROM @change_count`;
/** The list in PostgreSQL. */
var PostgresObjects = class {
	#database;
	constructor(database) {
		this.#database = database;
	}
	async acknowledge({ site, fence }, { put, gone = [] }) {
		const names = new Set(put.map(({ name }) => name));
		const [answer] = await this.#database.rows(heldRow, ACKNOWLEDGE, [
			site,
			fence,
			gone.filter((name) => !names.has(name)),
			put.map(({ name }) => name),
			put.map(({ key }) => key),
			put.map(({ sizeBytes }) => sizeBytes),
			put.map(({ sha256 }) => sha256)
		]);
		return answer.held > 0;
	}
	async ofSite(site) {
		return (await this.#database.rows(objectRow, OF_SITE, [site])).map(({ name, key, size_bytes: sizeBytes, sha256 }) => ({
			name,
			key,
			sizeBytes,
			sha256
		}));
	}
	async changedSince(seq) {
		const [changed] = await this.#database.rows(changedRow, CHANGED, [seq]);
		return changed;
	}
};
//#endregion
//#region src/agreement/postgres/queue/job-rows.ts
/** By name: steps of the tables that add columns change no answer that a program has planned for. */
var JOB_COLUMNS = "id, kind, input, asked_by, asked_at, state, attempts, started_at, ended_at, capture_id, cancel_asked, why, result, log, fence";
var at = number().transform((ms) => instant(ms));
var jobShape = object({
	id: number(),
	kind: string(),
	input: jsonText,
	asked_by: string(),
	asked_at: at,
	state: _enum([
		"waiting",
		"running",
		"done",
		"failed",
		"cancelled"
	]),
	attempts: number(),
	started_at: at.nullable(),
	ended_at: at.nullable(),
	capture_id: string().nullable(),
	cancel_asked: boolean(),
	why: string().nullable(),
	result: jsonText,
	log: jsonOf(array(string()))
});
/** A row of the queue. */
var jobRow = jobShape.transform(toJob);
/** One that somebody has just claimed. */
var claimedRow = jobShape.extend({ fence: number() }).transform((row) => ({
	job: toJob(row),
	claim: {
		id: row.id,
		fence: row.fence
	}
}));
function toJob(row) {
	return {
		id: row.id,
		kind: row.kind,
		input: row.input,
		by: row.asked_by,
		askedAt: row.asked_at,
		state: row.state,
		attempts: row.attempts,
		startedAt: row.started_at,
		endedAt: row.ended_at,
		captureId: row.capture_id,
		cancelAsked: row.cancel_asked,
		why: row.why,
		result: row.result,
		log: row.log
	};
}
/** A row of the log. */
var actRow = object({
	no: number(),
	at,
	who: string(),
	what: string(),
	about: string(),
	outcome: string()
}).transform((row) => row);
/** A part of a list that is newest first, with where the next one begins. */
function listed(items, limit, numberOf) {
	const last = items.at(-1);
	return {
		items,
		next: last !== void 0 && items.length === limit && numberOf(last) > 1 ? numberOf(last) : null
	};
}
//#endregion
//#region src/agreement/postgres/queue/acts.ts
var APPEND = "INSERT INTO @acts (at, who, what, about, outcome) VALUES ($1, $2, $3, $4, $5)";
/** Acts in PostgreSQL. */
var PostgresActs = class {
	#database;
	constructor(database) {
		this.#database = database;
	}
	async append({ at, who, what, about, outcome }) {
		await this.#database.run(APPEND, [
			at,
			who,
			what,
			about,
			outcome
		]);
	}
	async list({ limit, before }) {
		return listed(await this.#database.rows(actRow, "SELECT no, at, who, what, about, outcome FROM @acts WHERE no < $1 ORDER BY no DESC LIMIT $2", [before ?? Number.MAX_SAFE_INTEGER, limit]), limit, ({ no }) => no);
	}
};
//#endregion
//#region src/agreement/postgres/queue/jobs.ts
var cancelRow = object({ cancel_asked: boolean() });
var ADD = `
INSERT INTO @jobs (kind, input, asked_by, asked_at, capture_id) VALUES ($1, $2, $3, $4, $5) RETURNING ${JOB_COLUMNS}`;
var CLAIM = `
UPDATE @jobs SET fence = fence + 1,
  state = CASE WHEN cancel_asked THEN 'cancelled' WHEN attempts >= $5 THEN 'failed' ELSE 'running' END,
  why = CASE WHEN attempts >= $5 AND NOT cancel_asked THEN $6 ELSE why END,
  ended_at = CASE WHEN cancel_asked OR attempts >= $5 THEN $2 END,
  holder = $3, held_until = $2::bigint + $4::bigint,
  started_at = CASE WHEN cancel_asked OR attempts >= $5 THEN started_at ELSE coalesce(started_at, $2) END,
  attempts = CASE WHEN cancel_asked OR attempts >= $5 THEN attempts ELSE attempts + 1 END
WHERE id = (
  SELECT id FROM @jobs
  WHERE state IN ('waiting', 'running') AND (state = 'waiting' OR held_until <= $2)
    AND kind = ANY ($1::text[]) AND NOT (id = ANY ($7::bigint[]))
  ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING ${JOB_COLUMNS}`;
var BEAT = `
UPDATE @jobs SET held_until = $3, capture_id = coalesce($4, capture_id), log = coalesce($5, log)
WHERE id = $1 AND fence = $2 AND state = 'running' RETURNING cancel_asked`;
var END = `
UPDATE @jobs SET state = $3, ended_at = $4, why = $5, result = $6
WHERE id = $1 AND fence = $2 AND state = 'running'`;
var GIVE_BACK = `
UPDATE @jobs SET state = 'waiting', attempts = attempts - $3
WHERE id = $1 AND fence = $2 AND state = 'running'`;
var ASK_CANCEL = `
UPDATE @jobs SET cancel_asked = true,
  ended_at = CASE state WHEN 'waiting' THEN $2::bigint END,
  state = CASE state WHEN 'waiting' THEN 'cancelled' ELSE state END
WHERE id = $1 AND state IN ('waiting', 'running') RETURNING ${JOB_COLUMNS}`;
/** Jobs in PostgreSQL. */
var PostgresJobs = class {
	#database;
	constructor(database) {
		this.#database = database;
	}
	async add({ kind, input, by, askedAt, captureId = null }) {
		const [job] = await this.#database.rows(jobRow, ADD, [
			kind,
			JSON.stringify(input),
			by,
			askedAt,
			captureId
		]);
		return job;
	}
	async claim(terms) {
		const { kinds, now, holder, leaseMs, mostAttempts, except = [] } = terms;
		const values = [
			kinds,
			now,
			holder,
			leaseMs,
			mostAttempts,
			TOO_OFTEN,
			except
		];
		for (;;) {
			const [claimed] = await this.#database.rows(claimedRow, CLAIM, values);
			if (!claimed) return null;
			if (claimed.job.state === "running") return claimed;
		}
	}
	async beat({ id, fence }, beat) {
		const { now, leaseMs, captureId = null, log } = beat;
		const values = [
			id,
			fence,
			now + leaseMs,
			captureId,
			log === void 0 ? null : JSON.stringify(log)
		];
		const [held] = await this.#database.rows(cancelRow, BEAT, values);
		return held ? { cancelAsked: held.cancel_asked } : null;
	}
	async end({ id, fence }, at, end) {
		const why = end.state === "failed" ? end.why : null;
		const result = JSON.stringify(end.state === "done" ? end.result : null);
		return await this.#database.run(END, [
			id,
			fence,
			end.state,
			at,
			why,
			result
		]) > 0;
	}
	async giveBack({ id, fence }, isAttempt) {
		return await this.#database.run(GIVE_BACK, [
			id,
			fence,
			isAttempt ? 0 : 1
		]) > 0;
	}
	async askCancel(id, at) {
		const [job] = await this.#database.rows(jobRow, ASK_CANCEL, [id, at]);
		return job ?? null;
	}
	async get(id) {
		const [job] = await this.#database.rows(jobRow, `SELECT ${JOB_COLUMNS} FROM @jobs WHERE id = $1`, [id]);
		return job ?? null;
	}
	async list({ limit, before }) {
		const text = `SELECT ${JOB_COLUMNS} FROM @jobs WHERE id < $1 ORDER BY id DESC LIMIT $2`;
		return listed(await this.#database.rows(jobRow, text, [before ?? Number.MAX_SAFE_INTEGER, limit]), limit, ({ id }) => id);
	}
	open(limit) {
		const text = `SELECT ${JOB_COLUMNS} FROM @jobs WHERE state IN ('waiting', 'running') ORDER BY id LIMIT $1`;
		return this.#database.rows(jobRow, text, [limit]);
	}
};
//#endregion
//#region src/agreement/postgres/postgres-agreement.ts
var PATIENCE_MS = 1e4;
var timeRow = object({ now: number() });
/** Opens the agreement of a cluster. @throws UsageError for the address, CLUSTER where it is out of reach or not prepared */
async function openPostgresAgreement(address, options) {
	const { source, environment, isToBePrepared = false, patienceMs = PATIENCE_MS, limits } = options;
	const database = new Database(readClusterAddress(address, source, environment), limits);
	try {
		if (isToBePrepared) await prepareTables(database);
		await requireTables(database);
		return new PostgresAgreement(database, patienceMs);
	} catch (error) {
		await database.close();
		throw error;
	}
}
var PostgresAgreement = class {
	#database;
	leases;
	gates;
	objects;
	machines;
	board;
	control;
	management;
	constructor(database, patienceMs) {
		this.#database = database;
		this.leases = new PostgresLeases(database);
		this.gates = new PostgresGates(database, patienceMs);
		this.objects = new PostgresObjects(database);
		this.machines = new PostgresMachines(database);
		this.board = new PostgresBoard(database);
		this.control = new PostgresControl(database);
		const close = () => void 0;
		this.management = {
			jobs: new PostgresJobs(database),
			acts: new PostgresActs(database),
			close
		};
	}
	async readTime() {
		const [time] = await this.#database.rows(timeRow, "SELECT @now_ms() AS now");
		return time.now;
	}
	facts() {
		return readFacts(this.#database);
	}
	found(facts) {
		return foundCluster$1(this.#database, facts);
	}
	async close() {
		this.gates.close();
		await this.#database.close();
	}
};
//#endregion
//#region src/cluster/clock/passing-time.ts
/** Timers take no more milliseconds. */
var LONGEST_WAIT_MS$1 = 2 ** 30;
/** This machine's own. */
var realTime = {
	nowMs: () => performance.now(),
	async wait(ms, signal) {
		await setTimeout$1(Math.min(ms, LONGEST_WAIT_MS$1), void 0, signal ? { signal } : {});
	}
};
//#endregion
//#region src/cluster/clock/agreed-clock.ts
/** Of so many readings the narrowest counts. */
var ANCHOR_READS = 15;
var CHECK_READS = 5;
/** Narrow enough to stop reading. */
var NARROW_MS = 2;
/** Beside half the span: what the quartz may go wrong between two checks, and a process that waits for its turn. */
var SLACK_MS = 20;
/** A span wider than this anchors nothing. */
var WIDEST_MS = 2e3;
/** The agreement's time on this machine. */
var AgreedClock = class AgreedClock {
	#options;
	#errorMs;
	#offsetMs;
	#last = 0;
	#isWrong = false;
	constructor(options, { fromMs, toMs }) {
		this.#options = options;
		this.#offsetMs = (fromMs + toMs) / 2;
		this.#errorMs = Math.ceil((toMs - fromMs) / 2) + SLACK_MS;
	}
	/** Reads the agreement's time until it is known well; `null` where it answers too slowly for any anchor. */
	static async anchor(options) {
		const whole = {
			machine: () => ({
				bootId: null,
				uptimeMs: null
			}),
			time: realTime,
			...options
		};
		const span = await narrowest(whole, ANCHOR_READS);
		return span.toMs - span.fromMs > WIDEST_MS ? null : new AgreedClock(whole, span);
	}
	/** ε: by how much a time of this clock may differ from the agreement's. */
	get errorMs() {
		return this.#errorMs;
	}
	get isWrong() {
		return this.#isWrong;
	}
	now() {
		this.#last = Math.max(this.#last, Math.floor(this.#options.time.nowMs() + this.#offsetMs));
		return instant(this.#last);
	}
	async sleepUntil(at, signal) {
		for (let leftMs = at - this.now(); leftMs > 0; leftMs = at - this.now()) await this.#options.time.wait(leftMs, signal);
		signal?.throwIfAborted();
	}
	keeping() {
		return {
			by: "the time of the cluster's database",
			boundMs: this.#errorMs,
			...this.#options.machine(),
			stampsFiles: false
		};
	}
	/** Looks at the agreement's time again. A clock that was found wrong stays wrong. */
	async check() {
		const span = await narrowest(this.#options, CHECK_READS);
		const finding = this.#judge(span);
		if (finding === "wrong") this.#isWrong = true;
		if (this.#isWrong) return "wrong";
		if (finding === "sure") this.#offsetMs = Math.min(Math.max(this.#offsetMs, span.fromMs), span.toMs);
		return finding;
	}
	#judge({ fromMs, toMs }) {
		if (fromMs - this.#offsetMs > this.#errorMs || this.#offsetMs - toMs > this.#errorMs) return "wrong";
		return Math.max(toMs - this.#offsetMs, this.#offsetMs - fromMs) <= this.#errorMs ? "sure" : "unsure";
	}
};
/** The agreement's time was read between asking and hearing: what lies between bounds the difference. */
async function readSpan({ agreement, time }) {
	const askedMs = time.nowMs();
	const readMs = await agreement.readTime();
	return {
		fromMs: readMs - time.nowMs(),
		toMs: readMs - askedMs
	};
}
async function narrowest(options, reads) {
	let best = await readSpan(options);
	for (let i = 1; i < reads && best.toMs - best.fromMs > NARROW_MS; i++) {
		const span = await readSpan(options);
		if (span.toMs - span.fromMs < best.toMs - best.fromMs) best = span;
	}
	return best;
}
//#endregion
//#region src/cluster/check/check-cluster.ts
/** More are counted, and not told. */
var MOST_FAULTS = 1e3;
/** Looks at every site; nothing is changed. */
async function checkCluster(cluster, signal) {
	const sums = {
		sites: 0,
		objects: 0,
		bytes: 0,
		leftOver: 0
	};
	const faults = [];
	for (const { site, machine } of await cluster.agreement.leases.list()) {
		signal.throwIfAborted();
		const counting = await cluster.agreement.objects.ofSite(site);
		sums.sites++;
		sums.objects += counting.length;
		for (const { sizeBytes } of counting) sums.bytes += sizeBytes;
		const found = await checkSite(cluster, site, counting);
		sums.leftOver += found.leftOver;
		if (machine === null) faults.push(...found.faults);
	}
	return {
		...sums,
		faults: faults.slice(0, MOST_FAULTS)
	};
}
async function checkSite({ bucket, facts }, site, counting) {
	const missing = new Map(counting.map((object) => [object.key, object]));
	const faults = [];
	let leftOver = 0;
	for await (const { key, sizeBytes } of bucket.list(objectsPrefix(site))) {
		const object = missing.get(key);
		missing.delete(key);
		if (!object) leftOver++;
		else if (object.sizeBytes !== sizeBytes) faults.push({
			where: key,
			what: `has ${sizeBytes} bytes in the store, and should have ${object.sizeBytes}`
		});
	}
	for (const { key, name } of missing.values()) faults.push({
		where: key,
		what: `${name} is not in the store`
	});
	return {
		leftOver,
		faults: [...faults, ...await checkManifest({
			bucket,
			facts
		}, site, counting)]
	};
}
/** The newest manifest tells of everything that counts, so that the store alone is enough. */
async function checkManifest({ bucket, facts }, site, counting) {
	if (counting.length === 0) return [];
	let newest = null;
	for await (const { key } of bucket.list(manifestsPrefix(site))) newest = key;
	if (newest === null) return [{
		where: site,
		what: "has no manifest in the store"
	}];
	const { cluster, objects } = await readManifest(bucket, newest);
	if (cluster !== facts.id) return [{
		where: newest,
		what: `is of another cluster: ${cluster}`
	}];
	const told = new Set(objects.map(({ key }) => key));
	const untold = counting.filter(({ key }) => !told.has(key)).length;
	return untold === 0 ? [] : [{
		where: newest,
		what: `does not tell of ${untold} objects that count`
	}];
}
//#endregion
//#region src/cluster/facts/cluster-facts.ts
/** Makes a cluster, of the id given or a new one; `isNew` unless this very cluster was made before. @throws UsageError */
async function foundCluster({ agreement, bucket }, keySha256, id = randomUUID()) {
	const facts = await agreement.found({
		id,
		store: bucket.place,
		keySha256
	});
	requireSame(facts, {
		store: bucket.place,
		keySha256
	});
	return {
		facts,
		isNew: facts.id === id
	};
}
/** What the cluster is, if this store, and the key where one is given, are its own. @throws CLUSTER @throws UsageError */
async function requireCluster({ agreement, bucket }, keySha256) {
	const facts = await agreement.facts();
	if (facts === null) throw new IsochronError("CLUSTER", "the database has no cluster yet: isochron cluster init makes one");
	requireSame(facts, {
		store: bucket.place,
		keySha256
	});
	return facts;
}
function requireSame(facts, given) {
	if (given.store !== facts.store) throw new UsageError("USAGE", `the cluster's store is ${facts.store}, not ${given.store}`);
	if (given.keySha256 !== null && given.keySha256 !== facts.keySha256) throw new UsageError("USAGE", `the signing key is not the cluster's: its public half has SHA-256 ${given.keySha256}, not ${facts.keySha256}`);
}
//#endregion
//#region src/cluster/run/ground-keeper.ts
/** The ground of one machine. */
var GroundKeeper = class {
	#ports;
	#ground = null;
	constructor(ports) {
		this.#ports = ports;
	}
	/** What is stood on now; `null` before anything is, and after its clock went wrong. */
	get ground() {
		return this.#ground;
	}
	/** The ground to begin work on; `null` where the agreement answers too slowly for any clock. */
	async firm() {
		if (this.#ground) return this.#ground;
		const { agreement, time, machine, requestsAtOnce } = this.#ports;
		const clock = await AgreedClock.anchor({
			agreement,
			time,
			machine
		});
		if (clock !== null) this.#ground = {
			clock,
			gates: new Gates(clock, requestsAtOnce, agreement.gates)
		};
		return this.#ground;
	}
	/** Looks at the agreement's time; where the clock is wrong, nothing is stood on any more. */
	async check() {
		const ground = this.#ground;
		if (ground === null) return null;
		const finding = await ground.clock.check();
		if (finding === "wrong" && this.#ground === ground) this.#ground = null;
		return finding;
	}
};
//#endregion
//#region src/cluster/site/site-lost.ts
/** A site is this machine's no more, or was stamped by a clock that went wrong: nothing further of it counts. */
var SiteLost = class extends IsochronError {
	name = "SiteLost";
	why;
	constructor(site, why) {
		super("CLUSTER", `${site} is given up here: ${why === "lease" ? "another machine has it" : "this machine's clock went wrong meanwhile"}; what is acknowledged of it stays`);
		this.why = why;
	}
};
//#endregion
//#region src/cluster/run/lease-keeper.ts
/** Takes, renews and gives back. */
var LeaseKeeper = class {
	#leases;
	#terms;
	#held = /* @__PURE__ */ new Map();
	#lost = 0;
	constructor(leases, terms) {
		this.#leases = leases;
		this.#terms = {
			time: realTime,
			...terms
		};
	}
	get sites() {
		return [...this.#held.keys()];
	}
	/** How many were lost, for figures. */
	get lost() {
		return this.#lost;
	}
	/** Takes a site; `null` where somebody has it, this machine included. */
	async take(site) {
		if (this.#held.has(site)) return null;
		const { machine, leaseMs, time } = this.#terms;
		const askedMs = time.nowMs();
		const lease = await this.#leases.take(site, {
			machine,
			leaseMs
		});
		if (lease === null) return null;
		const end = new AbortController();
		this.#held.set(site, {
			lease,
			end,
			untilMs: askedMs + leaseMs
		});
		return {
			...lease,
			signal: end.signal
		};
	}
	/** Holds on to all of them; one that is another's by now is lost. */
	async renew() {
		const { leaseMs, time } = this.#terms;
		this.expire();
		const holdings = [...this.#held.values()];
		if (holdings.length === 0) return;
		const askedMs = time.nowMs();
		const renewed = await this.#leases.renew(holdings.map(({ lease }) => lease), leaseMs);
		const fences = new Map(renewed.map(({ site, fence }) => [site, fence]));
		for (const holding of holdings) if (fences.get(holding.lease.site) === holding.lease.fence) holding.untilMs = askedMs + leaseMs;
		else this.#lose(holding);
	}
	/** Gives up what could not be renewed in time; asked often, since nobody else says so. */
	expire() {
		const now = this.#terms.time.nowMs();
		for (const holding of this.#held.values()) if (now >= holding.untilMs) this.#lose(holding);
	}
	/** Gives up all of them, for a reason of this machine's own. */
	giveUp(why) {
		for (const holding of this.#held.values()) this.#lose(holding, why);
	}
	/** Gives a site back, at once where the agreement can be reached. */
	async release(lease) {
		if (this.#held.get(lease.site)?.lease.fence !== lease.fence) return;
		this.#held.delete(lease.site);
		await this.#leases.release({
			site: lease.site,
			fence: lease.fence
		});
	}
	#lose({ lease, end }, why = "lease") {
		if (this.#held.get(lease.site)?.lease.fence !== lease.fence) return;
		this.#held.delete(lease.site);
		this.#lost++;
		end.abort(new SiteLost(lease.site, why));
	}
};
//#endregion
//#region src/cluster/run/passed-over.ts
var FIRST_MS = 500;
var LONGEST_MS = 3e4;
/** The queue is asked for others than so many. */
var MOST = 1e3;
/** Jobs by number, each until when it is passed over. */
var PassedOver = class {
	#jobs = /* @__PURE__ */ new Map();
	#nowMs;
	constructor(nowMs) {
		this.#nowMs = nowMs;
	}
	/** From now on for a while, for longer each time. */
	add(job, site) {
		const before = this.#jobs.get(job);
		const waitMs = before === void 0 ? FIRST_MS : Math.min(2 * before.waitMs, LONGEST_MS);
		this.#jobs.delete(job);
		this.#jobs.set(job, {
			site,
			untilMs: this.#nowMs() + waitMs,
			waitMs
		});
		const [oldest] = this.#jobs.keys();
		if (this.#jobs.size > MOST) this.#jobs.delete(oldest);
	}
	/** It has ended: nobody asks for it any more. */
	forget(job) {
		this.#jobs.delete(job);
	}
	/** A site was set free here: its jobs are worth a look. */
	wake(site) {
		for (const [job, passed] of this.#jobs) if (passed.site === site) this.#jobs.delete(job);
	}
	/** Those that are not to be claimed now. */
	get now() {
		const nowMs = this.#nowMs();
		return [...this.#jobs].filter(([, { untilMs }]) => untilMs > nowMs).map(([job]) => job);
	}
};
//#endregion
//#region src/cluster/run/job-at-work.ts
/** A job that is being worked on. */
var JobAtWork = class {
	job;
	site;
	#ports;
	#claim;
	#work;
	#stop = new AbortController();
	#captureId;
	#isCancelled = false;
	#isHeld = true;
	constructor(ports, { job, claim, site }, work) {
		this.#ports = ports;
		this.job = job;
		this.site = site;
		this.#claim = claim;
		this.#work = work;
		this.#captureId = job.captureId;
	}
	get backlogBytes() {
		return this.#work.backlogBytes;
	}
	/** Ends the work cleanly; whoever comes next goes on with it. */
	stop() {
		this.#stop.abort();
	}
	/** Works until the job has ended, was given back, or its site is another's. */
	async run() {
		const stop = this.#stop.signal;
		try {
			const end = await this.#work.run({
				stop,
				onCapture: (captureId) => this.#noteCapture(captureId)
			});
			return await this.#settle(end);
		} catch (error) {
			if (!(error instanceof SiteLost)) return await this.#failHere(error);
			this.#log("warn", error.message);
			await this.#giveBack(false);
			return "lost";
		}
	}
	/** Holds on to the job, and hears whether it is to be cancelled. */
	async beat() {
		if (!this.#isHeld) return;
		const { agreement, clock, leaseMs } = this.#ports;
		const known = this.#captureId === null ? {} : { captureId: this.#captureId };
		const answer = await agreement.management.jobs.beat(this.#claim, {
			now: clock.now(),
			leaseMs,
			...known
		});
		this.#isHeld = answer !== null;
		if (answer?.cancelAsked === true && !this.#isCancelled) await this.#cancel();
	}
	/** A capture is asked to end and judge what it has; what has not begun is stopped. */
	async #cancel() {
		if (this.#captureId === null) this.stop();
		else await this.#ports.agreement.control.ask(this.#captureId, { want: "cancel" });
		this.#isCancelled = true;
	}
	async #noteCapture(captureId) {
		this.#captureId = captureId;
		await this.beat();
		if (!this.#isHeld) this.stop();
	}
	async #settle(end) {
		switch (end.kind) {
			case "done":
				if (end.isCancelled && this.job.kind !== "end") return this.#end({ state: "cancelled" });
				return this.#end({
					state: "done",
					result: end.captureId
				});
			case "failed": return this.#end({
				state: "failed",
				why: end.why
			});
			case "again": return this.#giveBack(end.isFault);
			case "stopped": return this.#isCancelled ? this.#end({ state: "cancelled" }) : this.#giveBack(false);
		}
	}
	async #end(end) {
		const { agreement, clock, machine } = this.#ports;
		const { jobs, acts } = agreement.management;
		const at = clock.now();
		if (!await jobs.end(this.#claim, at, end)) return "given back";
		const outcome = end.state === "failed" ? `failed: ${end.why}` : end.state;
		const about = this.#captureId ?? `job ${this.job.id}`;
		const what = `worked on job ${this.job.id} (${this.job.kind})`;
		await acts.append({
			at,
			who: machine,
			what,
			about,
			outcome
		});
		return end.state;
	}
	/** Where the queue cannot be told, it finds out when the claim is over. */
	async #giveBack(isAttempt) {
		await this.#ports.agreement.management.jobs.giveBack(this.#claim, isAttempt).catch(() => void 0);
		return "given back";
	}
	async #failHere(error) {
		const isOurs = error instanceof IsochronError;
		const text = error instanceof Error ? (isOurs ? null : error.stack) ?? error.message : String(error);
		this.#log("error", `${this.site}: job ${this.job.id} is given back: ${text}`);
		return this.#giveBack(!isOurs || error.code !== "CLUSTER");
	}
	#log(level, message) {
		this.#ports.logger.log(level, message);
	}
};
//#endregion
//#region src/cluster/run/worker-figures.ts
/** How jobs left this machine, counted. */
var LeftTally = class {
	#counts = /* @__PURE__ */ new Map();
	add(left) {
		this.#counts.set(left, this.of(left) + 1);
	}
	of(...ways) {
		return ways.reduce((sum, left) => sum + (this.#counts.get(left) ?? 0), 0);
	}
};
/** How long a turn was waited for since this was asked last. */
var LateWaits = class {
	#before = {
		turns: 0,
		waitedMs: 0
	};
	meanMs(gates) {
		const { turns, waitedMs } = this.#before;
		this.#before = gates;
		return gates.turns === turns ? 0 : Math.round((gates.waitedMs - waitedMs) / (gates.turns - turns));
	}
};
/** The part of a machine's figures that its jobs make. */
function jobFigures(tally) {
	return {
		jobsDone: tally.of("done", "cancelled"),
		jobsFailed: tally.of("failed"),
		jobsGivenBack: tally.of("given back", "lost")
	};
}
/** The part that its gates make. */
function gateFigures({ turns, lost, waiting, waitedMs, questions }) {
	return {
		gateTurns: turns,
		gateTurnsLost: lost,
		gateWaiting: waiting,
		gateWaitedMs: Math.round(waitedMs),
		gateQuestions: questions
	};
}
/** As a beat carries them: what is not known is left out. */
function toBeat(figures) {
	const known = Object.entries(figures).filter((entry) => entry[1] !== null);
	return Object.fromEntries(known);
}
//#endregion
//#region src/cluster/run/worker.ts
/** Every kind of job that a cluster does. */
var KINDS = [
	"capture",
	"resume",
	"end"
];
/** A job that so many machines died of is begun no more. */
var MOST_ATTEMPTS = 20;
/** Leases are looked at so often while they last. */
var LOOKS_PER_LEASE = 20;
/** A machine at work. */
var Worker = class {
	#ports;
	#terms;
	#keeper;
	#passed;
	#works = /* @__PURE__ */ new Map();
	#tally = new LeftTally();
	#waits = new LateWaits();
	#gateWaitMs = 0;
	#clocksWrong = 0;
	#isDraining = false;
	#isOutOfReach = false;
	#wake = new AbortController();
	constructor(ports, terms) {
		this.#ports = ports;
		this.#terms = terms;
		const { time, agreement } = ports;
		this.#keeper = new LeaseKeeper(agreement.leases, {
			machine: terms.name,
			leaseMs: terms.leaseMs,
			time
		});
		this.#passed = new PassedOver(() => time.nowMs());
	}
	get figures() {
		const { ground, agreement, requests } = this.#ports;
		return {
			sites: this.#works.size,
			mostSites: this.#terms.mostSites,
			uploadBacklogBytes: [...this.#works.keys()].reduce((sum, work) => sum + work.backlogBytes, 0),
			clockErrorMs: ground.ground?.clock.errorMs ?? null,
			clocksWrong: this.#clocksWrong,
			leasesLost: this.#keeper.lost,
			requests: requests(),
			...jobFigures(this.#tally),
			...gateFigures(agreement.gates.figures()),
			gateWaitMs: this.#gateWaitMs
		};
	}
	/** Works until it is stopped; what is under way then is sealed, acknowledged and given back. */
	async run(stop) {
		const end = new AbortController();
		const onStop = () => this.#wake.abort();
		stop.addEventListener("abort", onStop);
		const loops = [this.#beats(end.signal), this.#expiries(end.signal)];
		try {
			while (!stop.aborted) {
				await this.#attempt(() => this.#look(stop));
				await this.#rest();
			}
			for (const work of this.#works.keys()) work.stop();
			await Promise.all(this.#works.values());
		} finally {
			stop.removeEventListener("abort", onStop);
			end.abort();
			await Promise.all(loops);
		}
		await this.#ports.agreement.machines.leave(this.#terms.name).catch(() => void 0);
	}
	/** Until it is time to look for jobs again, or something has changed. */
	async #rest() {
		await this.#ports.time.wait(this.#terms.lookMs, this.#wake.signal).catch(() => void 0);
		this.#wake = new AbortController();
	}
	async #look(stop) {
		while (!stop.aborted && !this.#isDraining && this.#works.size < this.#terms.mostSites) if (!await this.#begin()) return;
	}
	/** Whether there was a job to look at. */
	async #begin() {
		const { agreement, ground } = this.#ports;
		const firm = await ground.firm();
		if (firm === null) throw new IsochronError("CLUSTER", "the database answers too slowly for any clock to be set by it");
		const claimed = await agreement.management.jobs.claim(this.#claimTerms(firm.clock.now()));
		if (claimed === null) return false;
		await this.#take(claimed, firm).catch(async (error) => {
			await this.#passOn(claimed);
			throw error;
		});
		return true;
	}
	#claimTerms(now) {
		const { name: holder, leaseMs } = this.#terms;
		return {
			kinds: KINDS,
			holder,
			now,
			leaseMs,
			mostAttempts: MOST_ATTEMPTS,
			except: [...[...this.#works.keys()].map(({ job }) => job.id), ...this.#passed.now]
		};
	}
	async #take(claimed, ground) {
		const { agreement, siteOf } = this.#ports;
		const { job, claim } = claimed;
		const site = siteOf(job);
		if (site === null) {
			const why = `job ${job.id} is nothing that this version understands`;
			await agreement.management.jobs.end(claim, ground.clock.now(), {
				state: "failed",
				why
			});
			return;
		}
		const lease = await this.#keeper.take(site);
		if (lease === null) await this.#passOn(claimed);
		else this.#start({
			job,
			claim,
			lease
		}, ground);
	}
	async #passOn({ job, claim }) {
		this.#passed.add(job.id, this.#ports.siteOf(job));
		await this.#ports.agreement.management.jobs.giveBack(claim, false).catch(() => void 0);
	}
	#start({ job, claim, lease }, ground) {
		const { agreement, logger, openWork } = this.#ports;
		const { name: machine, leaseMs } = this.#terms;
		const work = new JobAtWork({
			agreement,
			clock: ground.clock,
			logger,
			machine,
			leaseMs
		}, {
			job,
			claim,
			site: lease.site
		}, openWork(ground, {
			job,
			lease
		}));
		this.#works.set(work, this.#workOut(work, lease));
	}
	async #workOut(work, lease) {
		const { logger } = this.#ports;
		logger.log("info", `${work.site}: job ${work.job.id} (${work.job.kind}) is taken up here`);
		const left = await work.run();
		this.#tally.add(left);
		logger.log("info", `${work.site}: job ${work.job.id} (${work.job.kind}) is ${left}`);
		await this.#keeper.release(lease).catch(() => void 0);
		this.#works.delete(work);
		this.#settlePassing(work, left);
		this.#wake.abort();
	}
	/** Other jobs of the site may be begun now; one that came back is left alone for longer each time. */
	#settlePassing({ job, site }, left) {
		if (left === "given back" || left === "lost") this.#passed.add(job.id, null);
		else this.#passed.forget(job.id);
		this.#passed.wake(site);
	}
	async #beats(end) {
		const { ground, time } = this.#ports;
		const { beatMs } = this.#terms;
		let startedAt = null;
		while (!end.aborted) {
			const begunMs = time.nowMs();
			await this.#attempt(async () => {
				startedAt ??= (await ground.firm())?.clock.now() ?? null;
				await this.#beat(startedAt ?? instant(0));
			});
			await time.wait(Math.max(0, beatMs - (time.nowMs() - begunMs)), end).catch(() => void 0);
		}
	}
	/** Sites first: whoever loses them all at once is found to have lost his sites when his jobs are taken up. */
	async #beat(startedAt) {
		const renewed = await Promise.allSettled([this.#keeper.renew()]);
		const told = [...this.#works.keys()].map((work) => work.beat());
		const settled = await Promise.allSettled([
			this.#checkClock(),
			this.#say(startedAt),
			...told
		]);
		for (const result of [...renewed, ...settled]) if (result.status === "rejected") throw result.reason;
	}
	/** What was stamped by a clock that went wrong counts no more: its sites are given up at once. */
	async #checkClock() {
		if (await this.#ports.ground.check() !== "wrong") return;
		this.#clocksWrong++;
		this.#ports.logger.log("error", "this machine's clock went wrong: it is set anew, and all sites are given up");
		this.#keeper.giveUp("clock");
	}
	async #say(startedAt) {
		const { name, software, mostSites } = this.#terms;
		this.#gateWaitMs = this.#waits.meanMs(this.#ports.agreement.gates.figures());
		const figures = toBeat(this.figures);
		const beat = {
			name,
			software,
			startedAt,
			sites: this.#keeper.sites,
			mostSites,
			figures
		};
		const { isDraining } = await this.#ports.agreement.machines.beat(beat);
		if (isDraining !== this.#isDraining) this.#ports.logger.log("info", isDraining ? "nothing new is taken, on request" : "jobs are taken again");
		this.#isDraining = isDraining;
	}
	async #expiries(end) {
		const { time } = this.#ports;
		while (!end.aborted) {
			this.#keeper.expire();
			await time.wait(this.#terms.leaseMs / LOOKS_PER_LEASE, end).catch(() => void 0);
		}
	}
	/** What cannot be reached is said once, and tried again with the next turn. */
	async #attempt(task) {
		const { logger } = this.#ports;
		try {
			await task();
			if (this.#isOutOfReach) logger.log("info", "the cluster's database answers again");
			this.#isOutOfReach = false;
		} catch (error) {
			const isOurs = error instanceof IsochronError && error.code === "CLUSTER";
			if (!isOurs) logger.log("error", `a fault of the program: ${String(error?.stack ?? error)}`);
			else if (!this.#isOutOfReach) logger.log("warn", error.message);
			this.#isOutOfReach ||= isOurs;
		}
	}
};
//#endregion
//#region src/cluster/site/patience.ts
var FIRST_WAIT_MS = 500;
var LONGEST_WAIT_MS = 15e3;
/** Tries again until it is ended. */
var Patience = class {
	#options;
	#end = new AbortController();
	constructor(options) {
		this.#options = options;
	}
	/** Aborted when nothing more is tried. */
	get signal() {
		return this.#end.signal;
	}
	/** Nothing more is tried, for this reason. */
	end(reason) {
		this.#end.abort(reason);
	}
	/** Tries for as long as it is only out of reach. @throws the reason of the end */
	async with(attempt) {
		for (let waitMs = FIRST_WAIT_MS;; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
			this.signal.throwIfAborted();
			try {
				return await attempt();
			} catch (error) {
				this.signal.throwIfAborted();
				if (!(error instanceof IsochronError) || error.code !== "CLUSTER") throw error;
				this.#tell(error.message);
				await this.wait(waitMs);
			}
		}
	}
	/** @throws the reason of the end */
	async wait(ms) {
		await this.#options.time.wait(ms, this.signal).catch(() => void 0);
		this.signal.throwIfAborted();
	}
	#tell(message) {
		const { logger, site, backlogBytes } = this.#options;
		logger.log("warn", `${site}: uploads wait: ${message}`, { backlogBytes: backlogBytes() });
	}
};
//#endregion
//#region src/cluster/site/site-bucket.ts
/** The newest one counts; the one before it is for whoever is reading it. */
var MANIFESTS_KEPT = 2;
/** One site's part of the bucket under one lease. */
var SiteBucket = class {
	#ports;
	#lease;
	/** What counts of the site now, by name. */
	#held;
	#number = 0;
	#manifests = 0;
	#removed = 0;
	constructor(ports, lease, held) {
		this.#ports = ports;
		this.#lease = lease;
		this.#held = new Map(held.map((object) => [object.name, object]));
	}
	heldNames(prefix) {
		return [...this.#held.keys()].filter((name) => name.startsWith(prefix));
	}
	/** What of these does not count as it is, and what counts still of those that are gone. */
	differing(contents, gone) {
		return {
			changed: contents.filter(({ name, content }) => this.#held.get(name)?.sha256 !== content.sha256),
			leaving: gone.filter((name) => this.#held.has(name))
		};
	}
	/** Says under the new lease what counts. */
	begin() {
		return this.#putManifest(this.#held);
	}
	/** Puts something that does not count yet. */
	upload({ name, content }) {
		const { bucket, patience } = this.#ports;
		const { site, fence } = this.#lease;
		const { sizeBytes, sha256 } = content;
		return patience.with(async () => {
			const key = objectKey(site, name, fence, ++this.#number);
			if (await bucket.putOnce(key, content, patience.signal) === "put") return {
				name,
				key,
				sizeBytes,
				sha256
			};
			throw new IsochronError("CLUSTER", `${key} is in the bucket already; another key is tried`);
		});
	}
	/** From now on these count, and those are gone; `false` where the lease is held no more. */
	async acknowledge(put, gone) {
		const held = new Map(this.#held);
		for (const name of gone) held.delete(name);
		for (const object of put) held.set(object.name, object);
		await this.#putManifest(held);
		const { objects, patience } = this.#ports;
		if (!await patience.with(() => objects.acknowledge(this.#lease, {
			put,
			gone
		}))) return false;
		this.#held = held;
		await this.#removeOldManifests();
		return true;
	}
	async #putManifest(held) {
		const { cluster, clock, bucket, patience } = this.#ports;
		const { site, fence } = this.#lease;
		const seq = ++this.#manifests;
		const objects = [...held.values()];
		const bytes = manifestBytes({
			version: 1,
			cluster,
			site,
			fence,
			seq,
			at: clock.now(),
			objects
		});
		const key = manifestKey(site, fence, seq);
		if (await patience.with(() => bucket.putOnce(key, contentOf(bytes), patience.signal)) === "exists") await this.#requireSame(key, bytes);
	}
	/** A manifest that is there already was put by an attempt that was not heard of; or a database came back from long ago. */
	async #requireSame(key, bytes) {
		const { bucket, patience } = this.#ports;
		if (await patience.with(async () => {
			const there = await bucket.open(key);
			if (there === null) return false;
			try {
				return there.sizeBytes === bytes.length && bytes.equals(await there.read(0, bytes.length));
			} finally {
				there.close();
			}
		})) return;
		const why = `${key} is another machine's: the database is older than the bucket`;
		throw new StoreError("ARCHIVE_BROKEN", `${why}; isochron cluster restore brings them together`);
	}
	/** What cannot be removed now is removed by whoever sweeps. */
	async #removeOldManifests() {
		const { bucket } = this.#ports;
		const { site, fence } = this.#lease;
		for (; this.#removed < this.#manifests - MANIFESTS_KEPT; this.#removed++) await bucket.delete(manifestKey(site, fence, this.#removed + 1)).catch(() => void 0);
	}
};
/** Bytes in memory as content. */
function contentOf(bytes) {
	return {
		sizeBytes: bytes.length,
		sha256: createHash("sha256").update(bytes).digest("hex"),
		pieces: async function* () {
			yield bytes;
		}
	};
}
//#endregion
//#region src/cluster/site/site-uploads.ts
/** How often a clock is looked at again that could not be judged. */
var UNSURE_WAIT_MS = 200;
/** The uploads of one site under one lease, in the order in which things are sealed. */
var SiteUploads = class {
	#clock;
	#lease;
	#dir;
	#patience;
	#bucket;
	#waiting = [];
	#tail = Promise.resolve();
	#backlogBytes = 0;
	constructor(ports, lease, { dir, held }) {
		this.#clock = ports.clock;
		this.#lease = lease;
		this.#dir = dir;
		const { site } = lease;
		this.#patience = new Patience({
			...ports.patience,
			site,
			backlogBytes: () => this.#backlogBytes
		});
		this.#bucket = new SiteBucket({
			...ports,
			patience: this.#patience
		}, lease, held);
	}
	/** Bytes that are sealed and not acknowledged. */
	get backlogBytes() {
		return this.#backlogBytes;
	}
	/** Says in the bucket what counts now, so that it is found there when the agreement is lost. */
	begin() {
		return this.#inTurn(() => this.#bucket.begin());
	}
	/** A WARC file was closed. */
	add({ file, sizeBytes, sha256 }) {
		this.#waiting.push({
			name: file,
			content: knownContent(this.#dir, file, {
				sizeBytes,
				sha256
			})
		});
		this.#backlogBytes += sizeBytes;
		this.#inTurn(() => this.#putWaiting()).catch(() => void 0);
	}
	/**
	* Puts these where they differ from what counts, and lets names go, in one acknowledgement; everything added so far
	* counts before. @throws SiteLost
	*/
	put(contents, gone = []) {
		return this.#inTurn(async () => {
			await this.#putWaiting();
			const { changed, leaving } = this.#bucket.differing(contents, gone);
			if (changed.length + leaving.length > 0) await this.#putAll(changed, leaving);
		});
	}
	/** Names that count, of those that begin so. */
	heldNames(prefix) {
		return this.#bucket.heldNames(prefix);
	}
	/** Sends nothing more: the site is another's, or the machine is. */
	stop() {
		this.#patience.end(new SiteLost(this.#lease.site, "lease"));
	}
	#inTurn(task) {
		const result = this.#tail.then(task);
		this.#tail = result.catch(() => void 0);
		return result;
	}
	async #putWaiting() {
		const waiting = [...this.#waiting];
		if (waiting.length === 0) return;
		await this.#putAll(waiting, []);
		this.#waiting = this.#waiting.slice(waiting.length);
		for (const { content } of waiting) this.#backlogBytes -= content.sizeBytes;
	}
	async #putAll(contents, gone) {
		const put = [];
		for (const one of contents) put.push(await this.#bucket.upload(one));
		await this.#requireClock();
		if (!await this.#bucket.acknowledge(put, gone)) throw new SiteLost(this.#lease.site, "lease");
	}
	/** What was sealed was stamped before this: a clock that is within its bound now was so all the time. */
	async #requireClock() {
		for (;;) {
			const finding = await this.#patience.with(() => this.#clock.check());
			if (finding === "wrong") throw new SiteLost(this.#lease.site, "clock");
			if (finding === "sure") return;
			await this.#patience.wait(UNSURE_WAIT_MS);
		}
	}
};
//#endregion
//#region src/cluster/site/site-seals.ts
/** Puts the catalog as it stands, so that readers see what has begun. */
async function sealCatalog(dir, uploads) {
	await withCatalog(dir, (copies) => uploads.put(copies));
}
/** Puts the outside authority's word on the start of a capture, so that it outlives this machine. */
async function sealStart({ dir, blobs }, captureId, uploads) {
	const start = (await blobs.list(`captures/${captureId}/`)).map(({ key }) => key).filter((name) => /\/start\.(?:json|tsr)$/.test(name));
	await uploads.put(await contentsOf(dir, start));
}
/** Puts everything; index, results and the catalog's copy count together, or none of them does. Nobody may write now. */
async function sealAll({ dir, beneath }, uploads) {
	const archive = await openArchive(dir, {
		mode: "read",
		beneath
	});
	try {
		const beside = await sealedBeside(archive.blobs);
		const gone = uploads.heldNames("indexes/").filter((name) => !beside.includes(name));
		const contents = await contentsOf(dir, beside);
		await withCatalog(dir, (copies) => uploads.put([...copies, ...contents], gone));
	} finally {
		await archive.close();
	}
}
async function withCatalog(dir, put) {
	const folder = join(dir, "copies");
	try {
		await put(await contentsOf(folder, await snapshotCatalog(dir, folder)));
	} finally {
		await removeSiteFolder(folder);
	}
}
async function contentsOf(dir, names) {
	const contents = [];
	for (const name of names) contents.push({
		name,
		content: await localContent(dir, name)
	});
	return contents;
}
//#endregion
//#region src/cluster/site/told-archive.ts
/** Runs speak after every page; others look once in a while. */
var SAY_EVERY_MS = 1e3;
/** Tells the machines what a run says. */
function toldArchive(archive, { board, control }, lease) {
	return {
		...archive,
		catalog: toldCatalog(archive.catalog, board, lease),
		control: heard(control)
	};
}
/** A run that is taken up goes on by what people want now: it never asks for anything itself. */
function heard(control) {
	return {
		look: (captureId) => control.look(captureId),
		ask: async () => void 0
	};
}
function toldCatalog(catalog, board, lease) {
	const { captures, frontier, requisites, sightings, renderings } = catalog;
	const { refusals, rates, sketches, standing } = catalog;
	const stores = {
		captures,
		frontier,
		requisites,
		sightings,
		renderings,
		refusals,
		rates,
		sketches,
		standing
	};
	const runStatus = toldStatus(catalog.runStatus, board, lease);
	return {
		...stores,
		runStatus,
		keepLook: (look) => catalog.keepLook(look)
	};
}
function toldStatus(own, board, lease) {
	let saidMs = -Infinity;
	let said = null;
	return {
		get: (captureId) => own.get(captureId),
		counts: (captureId) => own.counts(captureId),
		recent: (captureId, most) => own.recent(captureId, most),
		put: async (captureId, status) => {
			await own.put(captureId, status);
			if (status.state === said && performance.now() - saidMs < SAY_EVERY_MS) return;
			saidMs = performance.now();
			said = status.state;
			board.say(lease, {
				captureId,
				status
			}).catch(() => void 0);
		}
	};
}
//#endregion
//#region src/cluster/site/site-work.ts
/** A job at a site that this machine has. */
var SiteWork = class {
	#ports;
	#ground;
	#job;
	#lease;
	#dir;
	#captureId;
	#uploads = null;
	constructor(ports, ground, { job, lease }) {
		this.#ports = ports;
		this.#ground = ground;
		this.#job = job;
		this.#lease = lease;
		this.#dir = join(ports.dir, `${siteFolder(lease.site)}@${lease.fence}`);
		this.#captureId = job.captureId ?? captureOf(job.input);
	}
	get backlogBytes() {
		return this.#uploads?.backlogBytes ?? 0;
	}
	/** Works until the job has ended or the site is lost; nothing of it stays on this machine. @throws SiteLost */
	async run(watcher) {
		const { signal } = this.#lease;
		const onLost = () => this.#uploads?.stop();
		signal.addEventListener("abort", onLost);
		try {
			const end = await this.#work(watcher);
			signal.throwIfAborted();
			return end;
		} catch (error) {
			signal.throwIfAborted();
			throw error;
		} finally {
			signal.removeEventListener("abort", onLost);
			this.#uploads?.stop();
			await removeSiteFolder(this.#dir);
		}
	}
	async #work(watcher) {
		const { agreement, bucket, readOutcome, logger, signingKey } = this.#ports;
		const objects = await agreement.objects.ofSite(this.#lease.site);
		const dir = this.#dir;
		const restored = await restoreSite({
			bucket,
			objects,
			dir,
			readOutcome,
			logger
		});
		await giveSigningKey(dir, signingKey);
		const patience = {
			time: this.#ports.time,
			logger
		};
		const uploads = new SiteUploads({
			...this.#ports,
			objects: agreement.objects,
			clock: this.#ground.clock,
			patience
		}, this.#lease, {
			dir,
			held: objects
		});
		this.#uploads = uploads;
		await uploads.begin();
		const archive = await this.#open(uploads, restored);
		let end;
		try {
			end = await this.#inWorld(archive, uploads, watcher);
		} finally {
			await archive.close();
		}
		await sealAll({
			dir,
			beneath: restored.beneath
		}, uploads);
		await this.#sweep();
		return end;
	}
	/** What counts no more leaves the bucket; what cannot be removed now goes with the next job. */
	async #sweep() {
		const { agreement, bucket, logger } = this.#ports;
		try {
			await sweepSite(bucket, this.#lease, await agreement.objects.ofSite(this.#lease.site));
		} catch (error) {
			if (!(error instanceof IsochronError)) throw error;
			logger.log("info", `${this.#lease.site} is swept another time: ${error.message}`);
		}
	}
	async #open(uploads, { beneath }) {
		const { software, logger, sealing } = this.#ports;
		const archive = await openArchive(this.#dir, {
			mode: "write",
			software,
			logger,
			maxWarcBytes: sealing.maxBytes,
			sealing: {
				maxAgeMs: sealing.maxAgeMs,
				onSealed: (file) => {
					uploads.add(file);
					this.#sealStart(archive, uploads).catch(() => void 0);
				}
			},
			beneath
		});
		return archive;
	}
	async #sealStart(archive, uploads) {
		if (this.#captureId !== null) await sealStart(archive, this.#captureId, uploads);
	}
	async #inWorld(archive, uploads, watcher) {
		const lease = {
			site: this.#lease.site,
			fence: this.#lease.fence
		};
		const { agreement, openWorld } = this.#ports;
		const opened = await openWorld(toldArchive(archive, agreement, lease), this.#ground, this.#job);
		try {
			return await this.#carryOut(opened.world, uploads, watcher);
		} catch (error) {
			return this.#endOf(error, watcher.stop);
		} finally {
			await opened.close();
			await agreement.board.say(lease, null).catch(() => void 0);
		}
	}
	async #carryOut(world, uploads, watcher) {
		const before = await this.#captureBefore(world);
		if (before !== null && await hasEnded(before, world)) return done(before);
		if (before === null && this.#job.kind !== "capture") return {
			kind: "failed",
			why: "nothing of that capture is in the cluster: ask for a new one"
		};
		if (before !== null) await this.#waitForClock(before);
		if (watcher.stop.aborted) return { kind: "stopped" };
		if (before !== null && this.#job.kind === "end") return endAsItStands(before.id, world);
		const capture = before ?? await beginCapture(await this.#ports.requestOf(this.#job), world);
		await this.#noteCapture(capture.id, watcher);
		if (before === null) await sealCatalog(this.#dir, uploads);
		try {
			const signal = AbortSignal.any([watcher.stop, this.#lease.signal]);
			await resumeCapture({ id: capture.id }, world, { signal });
		} catch (error) {
			if (!isCancelled(error)) throw error;
			return await endAsItStands(capture.id, world);
		}
		return done(await world.archive.catalog.captures.get(capture.id) ?? capture);
	}
	async #noteCapture(id, { onCapture }) {
		this.#captureId = id;
		await onCapture(id);
	}
	/** The capture that this job was at, as far as anything of it is acknowledged. */
	async #captureBefore({ archive }) {
		return this.#captureId === null ? null : archive.catalog.captures.get(this.#captureId);
	}
	/** Whoever had it last may have had a clock that was ahead of ours, as far as both may be wrong. */
	async #waitForClock({ runs = [] }) {
		const { clock } = this.#ground;
		const aheadMs = Math.max(0, ...runs.map(({ errorMs }) => errorMs)) + clock.errorMs;
		await clock.sleepUntil(instant(clock.now() + aheadMs + 1), this.#lease.signal);
	}
	/** A capture that cannot go on has failed; whatever else goes wrong is begun again. */
	#endOf(error, stop) {
		this.#lease.signal.throwIfAborted();
		const code = error instanceof IsochronError ? error.code : null;
		if (code === "INTERRUPTED" && stop.aborted) return { kind: "stopped" };
		const why = error instanceof Error ? error.message : String(error);
		if (code !== null && FINAL.has(code)) return {
			kind: "failed",
			why
		};
		const isFault = code !== "CLUSTER";
		this.#ports.logger.log("error", `${this.#lease.site}: ${why}`, { ...code === null && error instanceof Error && { stack: error.stack } });
		return {
			kind: "again",
			why,
			isFault
		};
	}
};
/** What would be no better elsewhere. */
var FINAL = /* @__PURE__ */ new Set([
	"USAGE",
	"BAD_INPUT",
	"NOT_FOUND",
	"PRIVATE_ADDRESS",
	"UNREACHABLE",
	"NO_BROWSER",
	"PROXY",
	"ARCHIVE_BROKEN"
]);
function captureOf(input) {
	const { captureId } = input ?? {};
	return typeof captureId === "string" ? captureId : null;
}
/** One whose results did not come is concluded again. */
async function hasEnded(capture, { archive }) {
	if (isUnfinished(capture)) return false;
	return capture.phase !== "finished" || await archive.results.getReportHead(capture.id) !== null;
}
/** Concludes a capture that was cancelled before its run was under way, or that nobody runs. */
async function endAsItStands(captureId, world) {
	const capture = await world.archive.catalog.captures.get(captureId);
	if (capture !== null && isUnfinished(capture)) await cancelCapture(capture, world).catch((error) => {
		if (!isCancelled(error)) throw error;
	});
	return {
		kind: "done",
		captureId,
		isCancelled: true
	};
}
function isCancelled(error) {
	return error instanceof IsochronError && error.code === "CANCELLED";
}
function done({ id, phase }) {
	return {
		kind: "done",
		captureId: id,
		isCancelled: phase === "cancelled"
	};
}
//#endregion
//#region src/cli/cluster/cluster-address.ts
/** Settings that say where a cluster is. */
var CLUSTER_PLACE = ["cluster", "store"];
/** Where the settings say that the cluster is; `null` where they name none. @throws UsageError */
async function clusterPlaceOf(command, io) {
	const { cluster, store } = settingsOf(command, CLUSTER_PLACE, io);
	if (cluster === null) return null;
	if (store === null) throw new UsageError("USAGE", "--cluster goes with --store s3://bucket/prefix (or ISOCHRON_STORE)");
	const isFlag = command.optsWithGlobals().cluster !== void 0;
	const environment = io.env;
	if (!cluster.startsWith("@")) return {
		address: cluster,
		source: isFlag ? "flag" : "environment",
		store,
		environment
	};
	const path = cluster.slice(1);
	return {
		address: (await readSmall(path, `--cluster @${path}`)).trim(),
		source: "file",
		store,
		environment
	};
}
/** The same where a verb cannot do without. @throws UsageError */
async function requirePlace(command, io) {
	const place = await clusterPlaceOf(command, io);
	if (place !== null) return place;
	throw new UsageError("USAGE", "which cluster? --cluster postgres://user@host:port/database (or ISOCHRON_CLUSTER)");
}
/** Reaches database and store; nothing is asked of the store yet. @throws UsageError @throws CLUSTER */
async function reachCluster(place, isToBePrepared = false) {
	const { address, source, store, environment } = place;
	const bucket = await openS3Bucket(store);
	try {
		const agreement = await openPostgresAgreement(address, {
			source,
			environment,
			isToBePrepared
		});
		const close = async () => {
			bucket.close();
			await agreement.close();
		};
		return {
			agreement,
			bucket,
			close
		};
	} catch (error) {
		bucket.close();
		throw error;
	}
}
/** Opens a cluster that was made, if this is its store and, where one is given, its key. @throws UsageError @throws CLUSTER */
async function openCluster(place, keySha256 = null) {
	const reached = await reachCluster(place);
	try {
		return {
			...reached,
			facts: await requireCluster(reached, keySha256)
		};
	} catch (error) {
		await reached.close();
		throw error;
	}
}
//#endregion
export { requirePlace as a, GroundKeeper as c, realTime as d, giveSigningKey as f, reachCluster as i, foundCluster as l, clusterPlaceOf as n, SiteWork as o, openCluster as r, Worker as s, CLUSTER_PLACE as t, checkCluster as u };
