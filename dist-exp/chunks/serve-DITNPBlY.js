import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { u as openArchive } from "./messages-BR4EaSfy.js";
import { Fn as strictJsonObject, Jn as instant } from "./formats-CP_ayLbB.js";
import { L as waczPieces, T as SitesFile, b as watchWhenThere, w as openManagement } from "./store-B-jxG4ia.js";
import { o as siteFromSeeds } from "./seeds-YrbBSZSj.js";
import { n as settingTexts, r as SETTINGS$1 } from "./config-BR9CBN-t.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { c as openForReading, h as readOwn, r as cliLogger } from "./open-world-zuh7A_hR.js";
import { n as PlanFile, t as changePlan } from "./watch-KgibvOYd.js";
import { a as OPEN_SETTINGS, i as JobRunner, n as startServers, o as jobInput } from "./server-BoeAt3Ho.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { n as followCluster, t as clusterAtHand } from "./cluster-at-hand-gq404j8J.js";
import { t as SOFTWARE } from "./version-BmBHTNr7.js";
import { i as readsCluster, n as bringCaptures } from "./reads-cluster-S48zBbWK.js";
import { n as captureJob } from "./cluster-job-B3kDEkgf.js";
import { n as extractPieces } from "./extract-file-C_0WjNQK.js";
import { t as writtenSite } from "./written-site-BBFsQ2HP.js";
import { t as untilAborted } from "./until-aborted-CqQRLQcb.js";
import { createRequire } from "node:module";
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { randomBytes } from "node:crypto";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
//#region src/cli/cluster/cluster-desk.ts
var TOKEN_BYTES$1 = 24;
/** The desk of a cluster; `token` is that of those who manage, a new one unless given. */
function clusterDesk({ cluster, archive, token }, io) {
	const { management, control } = cluster.agreement;
	return {
		token: token ?? randomBytes(TOKEN_BYTES$1).toString("base64url"),
		archive: {
			...archive,
			control
		},
		store: clusterQueue(management, archive),
		defaults: settingTexts(OPEN_SETTINGS, {}, io.env),
		now: () => instant(Date.now()),
		wake: () => void 0
	};
}
/** The queue as a desk asks it. */
function clusterQueue(management, archive) {
	const { jobs, acts } = management;
	return {
		acts,
		close: () => management.close(),
		jobs: {
			add: async (job) => jobs.add({
				...job,
				input: await understood(job, archive)
			}),
			claim: (terms) => jobs.claim(terms),
			beat: (claim, beat) => jobs.beat(claim, beat),
			end: (claim, at, end) => jobs.end(claim, at, end),
			giveBack: (claim, isAttempt) => jobs.giveBack(claim, isAttempt),
			askCancel: (id, at) => jobs.askCancel(id, at),
			get: (id) => jobs.get(id),
			list: (part) => jobs.list(part),
			open: (limit) => jobs.open(limit)
		}
	};
}
async function understood({ kind, input }, { catalog }) {
	if (kind === "capture") {
		const { urls, options } = jobInput("capture", input);
		return captureJob(siteFromSeeds(urls), {
			namedSeeds: urls.length,
			options
		});
	}
	if (kind !== "resume" && kind !== "end") throw refusal("the machines of a cluster make no surveys");
	const { captureId } = jobInput(kind, input);
	const capture = await catalog.captures.get(captureId);
	if (capture === null) throw refusal(`no capture ${captureId}`);
	return {
		captureId,
		site: capture.site,
		options: {}
	};
}
/** As servers answer what cannot be done as it was asked. */
function refusal(why) {
	return Object.assign(new UsageError("BAD_INPUT", why), { statusCode: 422 });
}
//#endregion
//#region src/cli/manage/program-process.ts
/** A survey's findings fit well; what is longer is cut, and then no JSON. */
var MOST_OUTPUT_CHARS = 2e6;
/** What a job has no use for. */
var SECRETS = ["ISOCHRON_TOKEN", "ISOCHRON_MANAGE_TOKEN"];
/** Starts jobs with the settings of the environment. */
function startProgram(env) {
	const own = Object.fromEntries(Object.entries(env).filter(([name]) => !SECRETS.includes(name)));
	return (argv, onLine) => {
		const child = spawn(process.execPath, [programFile(), ...argv], {
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			],
			env: own,
			detached: true
		});
		let output = "";
		child.stdout.setEncoding("utf8").on("data", (text) => {
			if (output.length < MOST_OUTPUT_CHARS) output += text;
		});
		createInterface({
			input: child.stderr,
			crlfDelay: Infinity
		}).on("line", onLine);
		return {
			stop: () => void child.kill("SIGTERM"),
			kill: () => void child.kill("SIGKILL"),
			ended: new Promise((done) => {
				child.once("close", (code) => done({
					code,
					output
				}));
				child.once("error", (error) => {
					onLine(`isochron: a job's process could not be started: ${error.message}`);
					done({
						code: 3,
						output: ""
					});
				});
			})
		};
	};
}
/** What is built, also when the server runs from the sources. */
function programFile() {
	const root = dirname(createRequire(import.meta.url).resolve("isochron/package.json"));
	return join(root, "dist", "cli", "bin.js");
}
//#endregion
//#region src/cli/manage/desk.ts
var TOKEN_BYTES = 24;
/** Opens the desk of an archive. */
function openDesk(options, io) {
	const { archive, allowPrivate, surveysAtOnce } = options;
	const clock = new SystemClock();
	const store = openManagement(archive.dir);
	const now = () => clock.now();
	const runner = new JobRunner({
		archive,
		management: store,
		dir: resolve(archive.dir),
		allowPrivate,
		readingAtOnce: surveysAtOnce,
		start: startProgram(io.env),
		now,
		logger: cliLogger(io)
	});
	return {
		management: {
			token: options.token ?? randomBytes(TOKEN_BYTES).toString("base64url"),
			archive,
			store,
			defaults: settingTexts(OPEN_SETTINGS, {}, io.env),
			now,
			wake: () => runner.wake()
		},
		start: () => runner.start(),
		close: async () => {
			await runner.stop();
			store.close();
		}
	};
}
/** Makes an archive that does not exist yet: whoever manages it begins with nothing. */
async function makeArchive(dir, io) {
	if (existsSync(join(dir, "catalog.sqlite"))) return;
	await (await openArchive(dir, {
		mode: "write",
		software: SOFTWARE,
		logger: cliLogger(io)
	})).close();
}
//#endregion
//#region src/cli/options/readers-file.ts
/** Reads `{"reading-room": "its token", …}`; what is wrong with a token is told without showing it. */
async function readReaders(path) {
	const read = strictJsonObject(await readOwn(path, `--readers ${path}`));
	if (read === null) throw new UsageError("BAD_INPUT", `--readers ${path}: expected {"group": "token", …}`);
	return Object.entries(read).map(([name, token]) => {
		if (typeof token !== "string") throw new UsageError("BAD_INPUT", `--readers ${path}: the token of ${JSON.stringify(name)} is no text`);
		return {
			name,
			token
		};
	});
}
//#endregion
//#region src/cli/watch/watch-desk.ts
/** A desk over a file; it is made when the first site is added. */
function watchDesk(path) {
	const file = new SitesFile(path);
	const change = (wanted) => changed(file, wanted);
	const changeKnown = async (name, wanted) => await siteIn(file, name) === null ? { kind: "unknown-site" } : change(wanted);
	return {
		add: (url, says) => change({
			add: [url],
			says
		}),
		edit: (name, says) => changeKnown(name, {
			edit: name,
			says
		}),
		pause: (name) => changeKnown(name, {
			edit: name,
			says: { paused: "true" }
		}),
		resume: (name) => changeKnown(name, {
			edit: name,
			says: { paused: "false" }
		}),
		remove: (name) => changeKnown(name, { remove: name }),
		plan: async (name) => {
			const site = await siteIn(file, name);
			return site && Object.fromEntries(writtenSite(site));
		}
	};
}
async function siteIn(file, name) {
	if (await file.stamp() === null) return null;
	const { plan } = await PlanFile.open(file);
	return plan.sites.find((site) => site.name === name) ?? null;
}
async function changed(file, wanted) {
	let done = null;
	let faults = [];
	try {
		await file.change((text) => {
			const made = changePlan(text, wanted, file.name);
			if ("faults" in made) {
				faults = made.faults;
				throw new UsageError("BAD_INPUT", "the file stays as it is");
			}
			done = made;
			return made.text;
		});
	} catch (error) {
		if (faults.length === 0) throw error;
		return {
			kind: "wrong",
			faults
		};
	}
	const { site, warnings } = done;
	return {
		kind: "done",
		site: site?.name ?? ("remove" in wanted ? wanted.remove : ""),
		notes: warnings
	};
}
//#endregion
//#region src/cli/commands/serve.ts
var SETTINGS = [
	"archive",
	"host",
	"port",
	"replayPort",
	"replayDomain",
	"timegate",
	"oaiName",
	"oaiEmail",
	"choice",
	"patience",
	"surveysAtOnce",
	"allowPrivate",
	"file"
];
/** So often what machines have added is looked for. */
var REFRESH_MS = 3e3;
/** Adds the verb. */
function addServeCommand(program, io) {
	const command = program.command("serve").description("browse and replay the archive in a browser, and answer Memento, CDX and OAI-PMH clients");
	readsCluster(addSettings(command, SETTINGS), io).option("--token <text>", "ask for this token; needed when --host is not loopback [ISOCHRON_TOKEN]").option("--manage", "let those who have the token that is then printed ask for captures and steer them").option("--manage-token <text>", "with --manage: the token of those who manage, instead of a new one at each start [ISOCHRON_MANAGE_TOKEN]").option("--readers <file>", "groups of readers for rules of access, each with its token: a JSON object of both").action(() => serve(command, io));
}
async function serve(command, io) {
	const settings = settingsOf(command, SETTINGS, io);
	const flags = command.opts();
	if (flags.manageToken !== void 0 && !flags.manage) throw new UsageError("USAGE", "--manage-token goes with --manage");
	const read = clusterAtHand(io);
	if (flags.manage && read === null) await makeArchive(settings.archive, io);
	const archive = await openForReading(settings.archive, io);
	const token = flags.token ?? io.env["ISOCHRON_TOKEN"];
	try {
		const readers = flags.readers === void 0 ? [] : await readReaders(flags.readers);
		const { host, port, replayPort, replayDomain, timegate: timeGate } = settings;
		const { choice, patience: patienceMs } = settings;
		const places = {
			host,
			port,
			replayPort,
			replayDomain,
			exactPorts: portsNamed(command, io)
		};
		const ways = {
			timeGate,
			choice,
			patienceMs,
			repository: {
				name: settings.oaiName,
				adminEmail: settings.oaiEmail
			},
			readers
		};
		const watched = watchWhenThere(settings.archive);
		const told = {
			watch: watched.memory,
			news: watched.news
		};
		const cluster = read === null ? {} : { cluster: { agreement: read.cluster.agreement } };
		const options = {
			...places,
			...ways,
			...told,
			...cluster,
			...token ? { token } : {}
		};
		const stopFollowing = read === null ? null : followCluster(read, REFRESH_MS, io);
		try {
			if (!flags.manage) return await serveUntilStopped(archive, options, io);
			await serveManaged(archive, options, {
				...settings,
				manageToken: flags.manageToken
			}, io);
		} finally {
			await stopFollowing?.();
			watched.close();
		}
	} finally {
		await archive.close();
	}
}
/** The same with a desk for those who manage. */
async function serveManaged(archive, options, { manageToken, file, ...settings }, io) {
	const token = manageToken ?? io.env["ISOCHRON_MANAGE_TOKEN"];
	const cluster = clusterAtHand(io)?.cluster;
	if (cluster) {
		const management = clusterDesk({
			cluster,
			archive,
			token
		}, io);
		return serveUntilStopped(archive, {
			...options,
			management
		}, io);
	}
	const desk = openDesk({
		...settings,
		archive,
		...token ? { token } : {}
	}, io);
	const management = {
		...desk.management,
		watch: watchDesk(file)
	};
	try {
		await serveUntilStopped(archive, {
			...options,
			management
		}, io, desk.start);
	} finally {
		await desk.close();
	}
}
/** Ports that the user chose: no other will do. */
function portsNamed(command, io) {
	const given = command.opts();
	return ["port", "replayPort"].filter((name) => given[name] !== void 0 || (io.env[SETTINGS$1[name].env] ?? "") !== "");
}
/** Serves until Ctrl-C; `onceListening` begins what should only begin when the ports are ours. */
async function serveUntilStopped(archive, options, io, onceListening = () => void 0) {
	const servers = await startServers({
		...options,
		archive,
		extracts: extractPieces,
		packages: async function* ({ dir }, capture) {
			await bringCaptures(dir, { capture }, io);
			yield* waczPieces(dir, {
				capture,
				software: SOFTWARE
			});
		},
		logger: cliLogger(io)
	});
	onceListening();
	const { uiUrl, manageUrl, replayUrl } = servers;
	io.out(`\n  Archive  ${uiUrl}\n`);
	if (manageUrl !== null) io.out(`  Manage   ${manageUrl}\n`);
	io.out(`  Replay   ${replayUrl}\n`);
	io.out(`  Memento  ${replayUrl}/timegate/<url>, ${replayUrl}/timemap/link/<url>\n`);
	io.out(`  CDX      ${replayUrl}/cdx?url=<url>\n`);
	io.out(`  OAI-PMH  ${replayUrl}/oai\n\n`);
	if (options.tourOf !== void 0) io.out(`  A tour   ${uiUrl}#/sites/${encodeURIComponent(options.tourOf)}?tour=1\n\n`);
	for (const { group, uiUrl: own } of servers.readers) io.out(`  ${group}  ${own}\n`);
	if (servers.readers.length > 0) io.out("\n");
	for (const line of servers.walls) io.out(`  ${line}\n`);
	io.out("\n");
	for (const note of servers.notes) io.out(`  ${note}\n`);
	io.out("  Ctrl-C stops.\n");
	await untilAborted(io.signal);
	await servers.close();
}
//#endregion
export { serveUntilStopped as n, addServeCommand as t };
