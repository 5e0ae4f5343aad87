import { a as UsageError, i as StoreError, o as unreadableFile } from "./errors-D1qh0Uhd.js";
import { Tr as storeFailure, fr as writeOnce, ur as nodeFileSystem } from "./messages-BR4EaSfy.js";
import { Jn as instant, Zn as toIso } from "./formats-CP_ayLbB.js";
import { r as newsLine } from "./missing-page-text-DkML2foU.js";
import { T as SitesFile, V as auditArchive, x as openWatch } from "./store-B-jxG4ia.js";
import { n as printable, r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { a as parseDurationMs } from "./config-BR9CBN-t.js";
import { t as SmtpMailer } from "./adapters-skfpwjKV.js";
import { l as withWorld, n as WORLD_SETTINGS } from "./open-world-zuh7A_hR.js";
import { a as openHubDesk, c as Watch, f as newsWays, n as PlanFile, o as MOST_HUB_BYTES, p as NewsDesk, s as Housekeeping } from "./watch-KgibvOYd.js";
import { t as listenForHubs } from "./server-BoeAt3Ho.js";
import { i as settingsOf, n as addSettingsByTopic } from "./options-Bi6gmiK1.js";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { open, readFile } from "node:fs/promises";
import { randomBytes } from "node:crypto";
//#region src/adapters/secret-source.ts
var MOST_BYTES = 4096;
/** Reads secrets of this machine. */
function secretReader(environment) {
	return async (source) => {
		const secret = ("env" in source ? environment[source.env] : await fileText(source.file))?.replace(/\r?\n$/, "") ?? "";
		if (secret !== "") return secret;
		throw new UsageError("BAD_INPUT", `a secret is missing: ${placeOf(source)}`);
	};
}
function placeOf(source) {
	return "env" in source ? `set the variable ${source.env}` : `${source.file} is empty`;
}
async function fileText(path) {
	const bytes = await firstBytes(path, 4097).catch((error) => {
		throw unreadableFile(path, error);
	});
	if (bytes.length <= MOST_BYTES) return bytes.toString("utf8");
	throw new UsageError("BAD_INPUT", `${path} is no secret: it has more than ${MOST_BYTES} bytes`);
}
async function firstBytes(path, most) {
	const file = await open(path);
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most);
		return buffer.subarray(0, bytesRead);
	} finally {
		await file.close();
	}
}
//#endregion
//#region src/store/archive/hub-key.ts
var OWNER_ONLY = 384;
var KEY_BYTES = 32;
/** The key in `<archive>/keys/hub-key`; the first use makes it. @throws ARCHIVE_BROKEN, ARCHIVE_UNWRITABLE */
async function hubKey(dir, fs = nodeFileSystem) {
	const path = join(dir, "keys", "hub-key");
	try {
		if (!existsSync(path)) {
			await fs.makeDirectory(dirname(path));
			await writeOnce(fs, path, Buffer.from(`${randomBytes(KEY_BYTES).toString("hex")}\n`), OWNER_ONLY);
		}
		return keyIn(await readFile(path, "utf8"), path);
	} catch (error) {
		throw storeFailure(error, "reading", path);
	}
}
function keyIn(text, path) {
	if (/^[0-9a-f]{64}\n?$/.test(text)) return Buffer.from(text.trim(), "hex");
	throw new StoreError("ARCHIVE_BROKEN", `${path} is not the key that was written: put back a copy, or remove it, and hubs are asked anew in time`);
}
//#endregion
//#region src/cli/watch/hub-place.ts
/** With its name a callback must pass through every hub's own limits. */
var MOST_CALLBACK_CHARS = 500;
/** Reads both flags; `null` without them. @throws UsageError */
function hubPlaceOf({ hubCallback, hubListen }) {
	if (hubCallback === void 0 && hubListen === void 0) return null;
	if (hubCallback === void 0 || hubListen === void 0) throw new UsageError("USAGE", "--hub-callback and --hub-listen go together: the address that hubs call, and where this machine answers it");
	return {
		callbackBase: callbackBaseOf(hubCallback),
		...listenPlaceOf(hubListen)
	};
}
function callbackBaseOf(text) {
	const url = URL.canParse(text) && text.length <= MOST_CALLBACK_CHARS ? new URL(text) : null;
	if (!(url !== null && /^https?:$/.test(url.protocol) && !/[?#]/.test(text)) || url.username !== "" || url.password !== "") throw new UsageError("USAGE", `--hub-callback ${text.slice(0, MOST_CALLBACK_CHARS)}: not an address such as https://archive.example/hub, without a query or a password`);
	return `${url.origin}${url.pathname.replace(/\/+$/, "")}/`;
}
function listenPlaceOf(text) {
	const [, bracketed, plain, digits = ""] = /^(?:\[([0-9a-f:.]+)\]|([^:[\]\s]+)):(\d{1,5})$/i.exec(text) ?? [];
	const host = bracketed ?? plain;
	if (host === void 0 || Number(digits) > 65535) throw new UsageError("USAGE", `--hub-listen ${text}: not a host and a port such as 127.0.0.1:8095`);
	return {
		host,
		port: Number(digits)
	};
}
//#endregion
//#region src/cli/watch/hub-door.ts
/** Opens it for these sites. */
async function openHubDoor({ callbackBase, host, port }, sites, { archive, clock, logger }, { memory }) {
	const key = await hubKey(archive.dir);
	const desk = await openHubDesk({
		callbackBase,
		key
	}, sites, memory);
	const { hostname: callbackHost, pathname: path } = new URL(callbackBase);
	return {
		...await listenForHubs({
			host,
			port,
			callbackHost,
			path,
			mostBytes: MOST_HUB_BYTES,
			knows: (name) => desk.knows(name),
			answer: (call) => desk.answer(call, clock.now()),
			logger
		}),
		desk
	};
}
//#endregion
//#region src/cli/watch/watch-words.ts
/** A turn in one line; `null` where nothing was done. */
function turnLine(turn) {
	const { site, at, kind, looks, changes, requests, because } = turn;
	if (kind === "nothing") return null;
	const what = kind === "sharp" ? `whole capture, ${counted(looks, "look")}` : `${counted(looks, "look")}, ${counted(changes, "change")}`;
	return printable(`${toIso(at)}  ${site}  ${what}, ${counted(requests, "request")}  (${because})`);
}
/** A piece of news in one line. */
function newsWords({ at, site, title, url, importance }) {
	const where = url === null ? "" : `  ${url}`;
	return printable(`${toIso(at)}  ${site}  ${title}${where}  importance ${importance.toFixed(2)}`);
}
/** An event for programs; names may be added, never changed. */
function eventLine(event, facts) {
	return `${printableJson({
		event,
		...facts
	}, 0)}\n`;
}
//#endregion
//#region src/cli/watch/run-watch.ts
/** Watches until it is stopped, or its time is over. */
async function runWatch(run, world, io) {
	const stores = openWatch(world.archive.dir);
	let door = null;
	try {
		const sites = run.plan.plan.sites.map(({ name }) => name);
		if (run.hubs !== null) door = await openHubDoor(run.hubs, sites, world, stores);
		await new WatchDesk(run, world, stores, io).run(door);
	} finally {
		await door?.close();
		stores.close();
	}
}
var WatchDesk = class {
	#run;
	#world;
	#stores;
	#io;
	#news;
	#house;
	constructor(run, world, stores, io) {
		this.#run = run;
		this.#world = world;
		this.#stores = stores;
		this.#io = io;
		this.#news = new NewsDesk(stores.news, world.logger);
		this.#house = new Housekeeping({
			stores,
			deliver: () => this.#deliver(),
			archiveBytes: () => bytesOf(world),
			audit: (name) => audit(world.archive.dir, name, world.clock, io.signal),
			tell: (items) => this.#tell(null, items)
		});
	}
	async run(door) {
		const { turnMs, forMs } = this.#run;
		const { clock } = this.#world;
		const ground = {
			world: this.#world,
			stores: this.#stores,
			turnMs,
			signal: this.#io.signal,
			isHeld: () => this.#house.isFull ? "the archive has reached its disk quota" : null,
			tell: (plan, items) => this.#tell(plan, items),
			hubs: door?.desk,
			onTurn: (turn) => this.#say(turnLine(turn), eventLine("turn", turn))
		};
		if (door !== null) this.#sayDoor(door);
		const watch = new Watch(ground, {
			plan: () => this.#plan(),
			between: (now) => this.#house.keep(this.#run.plan.plan, now),
			...forMs !== null && { until: instant(clock.now() + forMs) }
		});
		try {
			await watch.run();
		} finally {
			await this.#house.close();
		}
	}
	#sayDoor({ port }) {
		const { callbackBase: callback, host } = this.#run.hubs;
		this.#say(`hubs that call ${callback} are answered on ${host}, port ${port}`, eventLine("hubs", {
			callback,
			host,
			port
		}));
	}
	async #plan() {
		const { plan } = this.#run;
		const told = await plan.reload();
		if (told?.kind === "wrong") this.#io.err(`${told.faults.join("\n")}\nisochron: the plan before it stays in force\n`);
		if (told?.kind === "changed") {
			for (const warning of told.warnings) this.#io.err(`isochron: ${warning}\n`);
			this.#say("the plan has changed", eventLine("plan", { sites: told.plan.sites.length }));
		}
		return plan.plan;
	}
	async #tell(plan, items) {
		const now = this.#world.clock.now();
		const { channels } = this.#run.plan.plan;
		for (const item of await this.#news.tell(items, channels, plan?.tell ?? null, now)) this.#say(newsWords(item), newsLine(item, this.#run.room));
	}
	async #deliver() {
		const { room, plan } = this.#run;
		const { fetcher, clock } = this.#world;
		const ways = newsWays({
			fetcher,
			secrets: secretReader(this.#io.env),
			mailer: new SmtpMailer(),
			room
		});
		const { channels } = plan.plan;
		await this.#news.deliver(ways, {
			channels,
			now: () => clock.now(),
			signal: this.#io.signal
		});
	}
	#say(words, event) {
		if (this.#run.isJson) this.#io.out(event);
		else if (words !== null) this.#io.out(`${words}\n`);
	}
};
async function bytesOf({ archive }) {
	let bytes = 0;
	for (const { sizeBytes } of await archive.blobs.list("")) bytes += sizeBytes;
	return bytes;
}
async function audit(dir, name, clock, signal) {
	const sums = {
		files: 0,
		findings: 0
	};
	for await (const { sha256Ok, findings } of auditArchive(dir, name, clock)) {
		sums.files++;
		if (sha256Ok === false || findings.length > 0) sums.findings++;
		if (signal.aborted) break;
	}
	return sums;
}
//#endregion
//#region src/cli/watch/watch-command.ts
var SETTINGS = [...WORLD_SETTINGS, "file"];
/** Hour by hour. */
var TURN_MS = 36e5;
var ROOM = "http://127.0.0.1:8090";
var EXAMPLES = `
Sites and what may be spent on them stand in a file (docs/guide/watch-sites.md); isochron sites changes it, also while
the watch runs. Ctrl-C ends it; started again it goes on where it was.

Examples:
  isochron sites add https://example.org/ --requests-per-day 500
  isochron watch
  isochron watch libraries.yaml --archive /srv/archive --json
  isochron watch --hub-callback https://archive.example/hub --hub-listen 127.0.0.1:8095`;
/** Adds the verb. */
function addWatchCommand(program, io) {
	const command = program.command("watch").description("keep sites under watch: look again where it is worth most, capture them whole, tell what changed").argument("[file]", "the file of sites (default: --file)").option("--for <time>", "end by itself after so long").option("--room <url>", "address of the reading room, for links in news", ROOM).option("--hub-callback <url>", "subscribe to feeds at their hubs (WebSub), which call this public address").option("--hub-listen <host:port>", "with --hub-callback: where its calls are answered on this machine").option("--json", "print an event on each line: turns, news, changes of the plan").addHelpText("after", EXAMPLES).action((file) => watch(file, command, io));
	addSettingsByTopic(command, SETTINGS);
}
async function watch(file, command, io) {
	const settings = settingsOf(command, SETTINGS, io);
	const options = command.opts();
	const forMs = options.for === void 0 ? null : durationOf(options.for);
	const hubs = hubPlaceOf(options);
	const plan = await PlanFile.open(new SitesFile(file ?? settings.file));
	for (const warning of plan.warnings) io.err(`isochron: ${warning}\n`);
	if (plan.plan.sites.length === 0) io.err("isochron: no sites yet; isochron sites add puts one under watch\n");
	io.signal.addEventListener("abort", () => {
		io.err("finishing the requests in flight; Ctrl-C again ends at once\n");
	});
	const { json: isJson = false, room } = options;
	const run = {
		plan,
		turnMs: TURN_MS,
		forMs,
		isJson,
		room,
		hubs
	};
	await withWorld(settings, io, (world) => runWatch(run, world, io));
}
function durationOf(text) {
	const ms = parseDurationMs(text);
	if (ms !== null && ms > 0) return ms;
	throw new UsageError("USAGE", `--for ${text}: not a time such as 90m, 12h or 7d`);
}
//#endregion
export { addWatchCommand, hubKey as t };
