import { a as UsageError, o as unreadableFile, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { C as object, D as string, Jn as instant, S as number, T as record, Zn as toIso, _ as _enum, k as union, l as parseSteps, s as readSecrets, u as secretNames, v as array, y as boolean } from "./formats-CP_ayLbB.js";
import { G as size, H as duration, M as renderJson, N as renderTerminal, V as count, W as percent, ft as pageLabel } from "./missing-page-text-DkML2foU.js";
import { et as removeEmptyArchive, it as browserOf } from "./store-B-jxG4ia.js";
import { a as parseUrlList, o as siteFromSeeds, t as scopeOf } from "./seeds-YrbBSZSj.js";
import { n as printable, r as printableJson } from "./printable-CT0AKITj.js";
import { r as SETTINGS$1, t as resolveSettings } from "./config-BR9CBN-t.js";
import { D as shellWord, T as findUnfinished, l as resumeCapture, p as strategyNamed, s as captureSite, t as quietStart, u as asksAhead } from "./crawl-DVwKRWnu.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { c as openForReading, d as requireBrowser, h as readOwn, l as withWorld, m as readAtMost, n as WORLD_SETTINGS } from "./open-world-zuh7A_hR.js";
import { d as realTime, n as clusterPlaceOf, r as openCluster, t as CLUSTER_PLACE } from "./cluster-address-D3WV7l3N.js";
import { a as textsOf, i as settingsOf, n as addSettingsByTopic, r as collect } from "./options-Bi6gmiK1.js";
import { a as selectionOf, c as mannersSettings, d as budgetOf, f as captureSettings, i as SELECTION_SETTINGS, l as requestExtras, n as captureJob, o as MANNERS_SETTINGS, r as understoodJob, s as addHeaderOption, t as JOB_SETTINGS, u as TASK_SETTINGS } from "./cluster-job-B3kDEkgf.js";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createHash } from "node:crypto";
import { hostname, userInfo } from "node:os";
import { Option } from "commander";
//#region src/adapters/this-machine.ts
/** Where Linux and its kin keep a name that no other machine has. */
var MACHINE_ID_FILES = ["/etc/machine-id", "/var/lib/dbus/machine-id"];
/** The same for every process of this machine. */
function thisMachine() {
	const name = `isochron machine ${hostname()} ${MACHINE_ID_FILES.map(textOf).find((id) => id !== "") ?? ""}`;
	return createHash("sha256").update(name).digest("hex").slice(0, 32);
}
function textOf(file) {
	try {
		return readFileSync(file, "utf8").trim();
	} catch {
		return "";
	}
}
//#endregion
//#region src/cli/progress-words.ts
var PASS_NAMES = {
	visit: "visiting",
	revisit: "revisiting",
	late: "late pages",
	probe: "probing"
};
var STATE_NAMES = {
	running: "",
	paused: "PAUSED",
	"disk-full": "DISK FULL, waiting for space"
};
/** Two lines of at most `columns` characters: how far, and how it goes. */
function progressLines(progress, columns) {
	return [fit(headSegments(progress), columns), fit(["", ...figureSegments(progress)], columns)];
}
/** One line without a limit, for logs. */
function progressLine(progress) {
	return [...headSegments(progress), ...figureSegments(progress).slice(0, -1)].join("  ");
}
/** One JSON object; names may be added, never changed. */
function progressJson({ figures, ...counts }) {
	const left = Math.max(0, counts.total - counts.done);
	return printableJson({
		event: "progress",
		...counts,
		left,
		...figures
	}, 0);
}
function headSegments({ pass, done, total, state = "running", figures }) {
	const counts = `${PASS_NAMES[pass].padEnd(10)} ${count(done).padStart(6)} of ${count(total)}`;
	if (state !== "running") return [counts, STATE_NAMES[state]];
	if (!figures) return [counts];
	const { pagesPerSecond, bytesPerSecond, etaMs } = figures;
	return [
		counts,
		`${pagesPerSecond.toFixed(1)} pages/s`,
		...etaMs === null || done >= total ? [] : [`${pass === "visit" ? "at least" : "about"} ${roughly(etaMs)} left`],
		`${size(bytesPerSecond)}/s`
	];
}
function figureSegments({ done, url, figures }) {
	if (!figures) return [printable(pageLabel(url))];
	const { sharp, failures, bytes, slowestHost } = figures;
	const share = sharp === null || sharp > done ? "" : ` (${percent(sharp, done)})`;
	return [
		...sharp === null ? [] : [`sharp ${count(sharp)}${share}`],
		`failed ${count(failures)}`,
		`${size(bytes)} received`,
		...slowestHost ? [`slowest ${printable(slowestHost.host)} ${duration(slowestHost.meanMs)}`] : [],
		printable(pageLabel(url))
	];
}
/** Nobody needs tenths of a second of a guess. */
function roughly(ms) {
	return duration(Math.max(1e3, Math.round(ms / 1e3) * 1e3)).replace(".0 s", " s");
}
/** As many whole segments as fit; the last one that does not is cut. */
function fit(segments, columns) {
	let line = "";
	for (const segment of segments) {
		const room = columns - Array.from(line).length - (line === "" ? 0 : 2);
		if (room < 4 && line !== "") break;
		const cut = Array.from(segment).slice(0, Math.max(0, room)).join("");
		line = line === "" && segment === "" ? " " : line === "" ? cut : `${line}  ${cut}`;
		if (cut.length < segment.length) break;
	}
	return line;
}
//#endregion
//#region src/cli/progress-line.ts
var REDRAW_MS = 100;
var QUIET_LINE_MS = 5e3;
var CLEAR_TO_END = "\x1B[K";
var UP = "\x1B[1A";
/** Shows how far a capture has come; call `end` before printing anything else. */
var ProgressLine = class {
	#io;
	#mode;
	#nowMs;
	#shownAtMs = -Infinity;
	#shown = "";
	#drawn = false;
	constructor(io, mode = "auto", nowMs = () => performance.now()) {
		this.#io = io;
		this.#mode = mode !== "auto" ? mode : io.interactive ? "draw" : "json";
		this.#nowMs = nowMs;
	}
	show = (progress) => {
		if (this.#mode === "none") return;
		const now = this.#nowMs();
		const every = this.#mode === "draw" ? REDRAW_MS : QUIET_LINE_MS;
		const isLast = progress.done === progress.total;
		const what = `${progress.pass} ${progress.state}`;
		if (now - this.#shownAtMs < every && !isLast && what === this.#shown) return;
		if (progress.pass !== this.#shown.split(" ", 1)[0]) this.end();
		this.#shownAtMs = now;
		this.#shown = what;
		this.#draw(progress);
	};
	/** Leaves what is drawn as it is and goes to the next line. */
	end() {
		if (this.#drawn) this.#io.err("\n\n");
		this.#drawn = false;
	}
	/** A logger whose lines do not run into what is drawn. */
	beside(logger) {
		return { log: (...line) => {
			this.end();
			logger.log(...line);
		} };
	}
	#draw(progress) {
		if (this.#mode === "json") return this.#io.err(`${progressJson(progress)}\n`);
		if (this.#mode === "plain") return this.#io.err(`${progressLine(progress)}\n`);
		const [head, figures] = progressLines(progress, this.#io.columns - 1);
		this.#io.err(`\r${head}${CLEAR_TO_END}\n${figures}${CLEAR_TO_END}\r${UP}`);
		this.#drawn = true;
	}
};
//#endregion
//#region src/cli/cluster/follow-job.ts
var LOOK_MS = 1e3;
/** As runs tell it; more of it is shown by the reading room. */
var told = object({
	state: _enum([
		"running",
		"paused",
		"stopped"
	]).or(string()),
	progress: object({
		pass: string(),
		done: number(),
		total: number(),
		url: string(),
		outcome: string()
	}).nullable()
});
/** The job when it has ended. @throws INTERRUPTED for whoever stops following */
async function followJob(id, ground) {
	const { agreement, time, io } = ground;
	for (;;) {
		const job = await agreement.management.jobs.get(id);
		if (job === null) throw new IsochronError("NOT_FOUND", `job ${id} is not in the cluster any more`);
		if (job.state !== "waiting" && job.state !== "running") return job;
		if (job.captureId !== null) await showRun(job.captureId, ground);
		await time.wait(LOOK_MS, io.signal).catch(() => void 0);
		if (io.signal.aborted) throw leftRunning(job);
	}
}
async function showRun(captureId, { agreement, progress }) {
	const word = (await agreement.board.list()).find((one) => one.captureId === captureId);
	const status = told.safeParse(word?.status);
	if (status.success && status.data.progress !== null) progress.show({
		...status.data.progress,
		state: status.data.state
	});
}
function leftRunning({ id, captureId }) {
	const cancel = captureId === null ? "" : `; to end it: isochron captures cancel ${shellWord(captureId)}`;
	return new IsochronError("INTERRUPTED", `job ${id} goes on in the cluster${cancel}`);
}
//#endregion
//#region src/cli/cluster/ask-capture.ts
/** Options that are the asker's own. */
var ASKERS = [
	...CLUSTER_PLACE,
	"progress",
	"urls",
	"json",
	"detach",
	"at"
];
/** Asks for a capture, and follows it unless told otherwise. @throws UsageError for what only a worker's keeper can say */
async function askCapture({ place, asked }, command, io) {
	requireJobOptions(command);
	const input = captureJob(asked.site, {
		namedSeeds: asked.namedSeeds,
		options: textsOf(command, JOB_SETTINGS, io)
	});
	strategyNamed(settingsOf(command, ["strategy"], io).strategy);
	const cluster = await openCluster(place);
	try {
		const { agreement } = cluster;
		const job = await addJob(agreement, {
			kind: "capture",
			input,
			about: asked.site.seeds[0]
		});
		if (understoodJob(job) === null) throw new UsageError("USAGE", "these options cannot be used together");
		io.err(`job ${job.id} waits in the cluster\n`);
		if (asked.isDetached) return io.out(asked.isJson ? `${printableJson({ job: job.id })}\n` : "");
		await followToEnd(agreement, job, {
			asked,
			command,
			io
		});
	} finally {
		await cluster.close();
	}
}
/** Puts a job into the queue, and on record who asked for it. */
async function addJob(agreement, { kind, input, about }) {
	const at = instant(Math.floor(await agreement.readTime()));
	const { jobs, acts } = agreement.management;
	const by = userInfo().username;
	const job = await jobs.add({
		kind,
		input,
		by,
		askedAt: at
	});
	await acts.append({
		at,
		who: by,
		what: `asked for a ${kind}`,
		about,
		outcome: `job ${job.id}`
	});
	return job;
}
async function followToEnd(agreement, { id }, { asked, command, io }) {
	const progress = new ProgressLine(io, settingsOf(command, ["progress"], io).progress);
	try {
		const job = await followJob(id, {
			agreement,
			time: realTime,
			progress,
			io
		});
		progress.end();
		if (job.state === "failed") throw new IsochronError("CLUSTER", `job ${id} has failed: ${job.why ?? ""}`);
		const { state, captureId } = job;
		if (asked.isJson) io.out(`${printableJson({
			job: id,
			state,
			capture: captureId
		})}\n`);
		else io.out(`capture ${captureId ?? ""} is ${state}: isochron report ${shellWord(captureId ?? "")} shows it\n`);
	} finally {
		progress.end();
	}
}
/** Files, keys and ways out are the business of whoever starts the workers. */
function requireJobOptions(command) {
	for (const name of Object.keys(command.opts())) {
		if (command.getOptionValueSource(name) === "default") continue;
		if (ASKERS.includes(name) || JOB_SETTINGS.includes(name)) continue;
		const flag = command.options.find((option) => option.attributeName() === name)?.long ?? name;
		throw new UsageError("USAGE", `${flag} goes not with --cluster: what one machine has, whoever starts the workers says`);
	}
	if (command.opts().at === "quiet") throw new UsageError("USAGE", "--at quiet goes not with --cluster: machines begin as soon as one is free");
}
//#endregion
//#region src/cli/options/kept-options.ts
var FILE = "asked.json";
var MOST_BYTES = 1e6;
var text = string().max(1e4);
var schema = object({
	machine: text,
	options: record(text, union([
		text,
		boolean(),
		array(text).max(1e4)
	])),
	headers: array(text).max(1e3),
	cookies: text.nullable()
});
/** Settings of the process and its terminal, not of the capture; and passwords, which no archive keeps. */
var NOT_KEPT = [
	"archive",
	"progress",
	"auth"
];
/** Settings whose values are paths, which mean the same from every folder only when they are whole. */
var PATHS = [
	"authFile",
	"ca",
	"cookieFile",
	"secrets",
	"signCert",
	"signKey",
	"steps"
];
/** What a new capture keeps of its command line. */
function optionsToKeep(command, names, io, extras) {
	const texts = textsOf(command, names.filter((name) => !NOT_KEPT.includes(name)), io);
	const options = Object.fromEntries(Object.entries(texts).filter(([name, value]) => !isSecret(name, value)).map(([name, value]) => [name, whole(name, value)]));
	return {
		machine: thisMachine(),
		options,
		headers: extras.headers,
		cookies: cookiesOf(extras)
	};
}
/** A proxy may have a password in its address. */
function isSecret(name, value) {
	return name === "proxy" && typeof value === "string" && value.includes("@");
}
function whole(name, value) {
	return PATHS.includes(name) && typeof value === "string" && value !== "" && value !== "none" ? resolve(value) : value;
}
/** What a capture keeps; `null` for captures of older versions, and for a file that says nothing we understand. */
async function keptOptions({ results }, { id }) {
	const bytes = await results.getBeside(id, FILE);
	if (bytes === null || bytes.length > MOST_BYTES) return null;
	try {
		return schema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
	} catch {
		return null;
	}
}
/** One word for all that says which cookie goes where. */
function cookiesOf({ cookies }) {
	if (cookies.length === 0) return null;
	const lines = cookies.map(({ domain, withSubdomains, path, secure, name, value }) => JSON.stringify([
		domain,
		withSubdomains,
		path,
		secure,
		name,
		value
	]));
	return createHash("sha256").update(lines.sort().join("\n")).digest("hex");
}
//#endregion
//#region src/cli/options/resume-options.ts
/** What a resume may do otherwise: the machine's own means, and who answers for the rest of it. */
var FREE = [
	...WORLD_SETTINGS,
	"progress",
	"cookieFile",
	"auth",
	"authFile",
	"secrets"
];
/** What the capture to be gone on with was begun with; `null` when it keeps nothing, as older ones do. */
async function optionsOfUnfinished(which, command, names, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const archive = await openForReading(dir, io);
	try {
		const capture = await findUnfinished(which, {
			archive,
			clock: new SystemClock()
		});
		const kept = await keptOptions(archive, capture);
		if (kept === null) return null;
		requireSameOptions(capture, kept, command, names);
		requireSameMachine(capture, kept, command, io);
		requireSameCookies(capture, kept, await requestExtras(command, io, kept));
		return {
			...kept,
			steps: browserOf(capture.settings).steps
		};
	} finally {
		await archive.close();
	}
}
/** Refuses options that would make another capture of it; the environment is no word about this one. */
function requireSameOptions({ id }, { options }, command, names) {
	const given = command.opts();
	const fixed = names.filter((name) => given[name] !== void 0 && !FREE.includes(name));
	const now = resolveSettings(fixed, given, {});
	const then = resolveSettings(fixed, options, {});
	const other = fixed.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(then[name]));
	if (other.length === 0) return;
	throw new UsageError("USAGE", `capture ${id} was begun with another ${other.map(flagOf).join(", ")}: leave that out (isochron captures edit changes limits and pace)`);
}
/** What was allowed on one machine is asked again on another: the same address is somebody else's there. */
function requireSameMachine({ id }, kept, command, io) {
	const isAllowedHere = settingsOf(command, ["allowPrivate"], io).allowPrivate;
	if (!resolveSettings(["allowPrivate"], kept.options, {}).allowPrivate || isAllowedHere || kept.machine === thisMachine()) return;
	throw new UsageError("PRIVATE_ADDRESS", `capture ${id} was allowed private addresses on another machine; allow those of this one by --allow-private`);
}
/** Refuses to go on with cookies that go elsewhere than they did. */
function requireSameCookies({ id }, kept, extras) {
	if (kept.cookies === cookiesOf(extras)) return;
	throw new UsageError("USAGE", `capture ${id} was begun with other cookies (names, values, domains or paths): give the same --cookie-file`);
}
function flagOf(name) {
	return SETTINGS$1[name].flag.split(" ")[0];
}
//#endregion
//#region src/cli/options/steps-options.ts
/** It stands in the head of every WARC file. */
var LARGEST_BYTES = 1e5;
/** Reads them; a capture that goes on has its steps already. @throws UsageError @throws IsochronError without a browser */
async function stepsGiven(settings, io, begunWith) {
	const steps = begunWith ?? (settings.steps === null ? [] : await readSteps(settings.steps));
	if (steps.length > 0 && settings.browser === "never") throw new UsageError("USAGE", "--steps are done in a browser: leave out --browser never");
	const names = secretNames(steps);
	if (settings.secrets !== null && names.length === 0) throw new UsageError("USAGE", "--secrets: no step names a secret; give --steps with one, or leave it out");
	const secrets = names.length > 0 && readSecrets(names, {
		environment: io.env,
		...await secretsFile(settings)
	});
	if (steps.length > 0) await requireBrowser(settings.browserPath, "--steps are done in a browser");
	return {
		steps,
		...secrets && { secrets }
	};
}
async function secretsFile({ secrets: path }) {
	if (path === null) return {};
	return { file: {
		path,
		text: Buffer.from(await readOwn(path, `--secrets ${JSON.stringify(path)}`), "latin1").toString("utf8")
	} };
}
async function readSteps(file) {
	return parseSteps(await readAtMost(file, `--steps ${JSON.stringify(file)}`, LARGEST_BYTES), file);
}
//#endregion
//#region src/cli/options/url-lists.ts
var MAX_LIST_BYTES = 268435456;
/** All URLs of the lists, `-` being standard input. */
async function readUrlLists(paths, io) {
	const urls = [];
	for (const path of paths) {
		const name = path === "-" ? "standard input" : path;
		const bytes = await readBounded(path === "-" ? io.input : fileChunks(path), name);
		for (const url of parseUrlList(new TextDecoder().decode(bytes), name)) urls.push(url);
	}
	return urls;
}
async function* fileChunks(path) {
	try {
		yield* createReadStream(path);
	} catch (cause) {
		throw unreadableFile(path, cause);
	}
}
async function readBounded(chunks, name) {
	const parts = [];
	let sizeBytes = 0;
	for await (const chunk of chunks) {
		sizeBytes += chunk.length;
		if (sizeBytes > MAX_LIST_BYTES) throw new UsageError("BAD_INPUT", `${name}: longer than ${MAX_LIST_BYTES / 1024 / 1024} MiB; split the list`);
		parts.push(chunk);
	}
	return Buffer.concat(parts);
}
//#endregion
//#region src/cli/commands/capture.ts
var SETTINGS = [
	...WORLD_SETTINGS,
	...SELECTION_SETTINGS,
	...TASK_SETTINGS,
	"progress",
	"steps",
	"secrets"
];
/** Everything that a resume need not be told again. */
var KEPT_SETTINGS = [...SETTINGS, ...MANNERS_SETTINGS];
/** Adds the verb. */
function addCaptureCommand(program, io) {
	const command = program.command("capture").description("archive a site as of one moment: visit, revisit, report, certificate").argument("[url...]", "where to start; the hosts of these URLs are the site, unless --scope says more");
	command.option("--resume", "finish the newest interrupted capture (of the site given, if any)").option("--capture <id>", "with --resume: finish this capture, not the newest").option("--urls <file>", "more seeds from a list, one URL per line; - reads standard input (repeatable)", collect).addOption(new Option("--at <when>", "begin at once, or at the site's next quiet hours").choices(["now", "quiet"]).default("now")).option("--json", "print one JSON document; progress goes to stderr").option("--detach", "with --cluster: ask for the capture, and do not follow it").addHelpText("after", EXAMPLES).action((urls) => runCapture(urls, command, io));
	addSettingsByTopic(command, [...KEPT_SETTINGS, ...CLUSTER_PLACE]);
	addHeaderOption(command);
}
var EXAMPLES = `
Examples:
  isochron capture https://example.org/
  isochron capture http://127.0.0.1:8000/ --allow-private --delay 50ms
  isochron capture https://example.org/docs/ --scope prefix --exclude '\\?print='
  isochron capture --urls seeds.txt --preset extensive
  isochron capture --resume`;
async function runCapture(urls, command, io) {
	const options = command.opts();
	const listed = await readUrlLists(options.urls ?? [], io);
	const site = options.resume && urls.length + listed.length === 0 ? null : siteFromSeeds(urls, listed);
	if (options.capture !== void 0 && (!options.resume || site !== null)) throw new UsageError("USAGE", "--capture names a capture to go on with: it goes with --resume, without URLs");
	const place = await clusterPlaceOf(command, io);
	if (place !== null) return captureInCluster({
		place,
		site,
		namedSeeds: urls.length
	}, command, io);
	const which = options.capture === void 0 ? site?.name ?? null : { id: options.capture };
	const asked = await readOptions(command, io, options.resume ? await optionsOfUnfinished(which, command, KEPT_SETTINGS, io) : null);
	const { settings, extras } = asked;
	if (site !== null) scopeOf(site, asked.selection.scope);
	strategyNamed(settings.strategy);
	const progress = new ProgressLine(io, settings.progress);
	io.signal.addEventListener("abort", () => {
		progress.end();
		io.err("finishing the requests in flight; Ctrl-C again ends at once\n");
	});
	const { passes, delay: delayMs } = settings;
	const hurried = asksAhead({
		passes,
		delayMs,
		budget: budgetOf(settings)
	});
	const isNew = !existsSync(settings.archive);
	await withWorld({
		...settings,
		hurried,
		extras
	}, io, async (opened) => {
		const world = withSecrets({
			...opened,
			logger: progress.beside(opened.logger)
		}, asked.given);
		const watcher = {
			signal: io.signal,
			onProgress: progress.show
		};
		try {
			if (options.at === "quiet" && site !== null) await waitForQuiet(site.name, world, io);
			const outcome = options.resume ? await resumeCapture(which, world, watcher) : await captureSite({
				site,
				settings: {
					...captureSettings(taskOf(asked)),
					namedSeeds: urls.length
				},
				asked: optionsToKeep(command, KEPT_SETTINGS, io, extras)
			}, world, watcher);
			progress.end();
			printOutcome(outcome, world, options.json === true, io);
		} finally {
			progress.end();
		}
	}).catch(async (error) => {
		if (isNew && isRefusal(error)) await removeEmptyArchive(settings.archive);
		throw error;
	});
}
function captureInCluster({ place, site, namedSeeds }, command, io) {
	if (site === null) throw new UsageError("USAGE", "in a cluster, isochron captures resume <id> goes on with a capture");
	const { json: isJson = false, detach: isDetached = false } = command.opts();
	return askCapture({
		place,
		asked: {
			site,
			namedSeeds,
			isDetached,
			isJson
		}
	}, command, io);
}
/** Whether nothing was asked for: a capture that only says so must not look like one that can be gone on with. */
function isRefusal(error) {
	return error instanceof IsochronError && error.code === "PRIVATE_ADDRESS";
}
async function readOptions(command, io, kept) {
	const settings = settingsOf(command, SETTINGS, io, kept?.options);
	return {
		settings,
		given: await stepsGiven(settings, io, kept?.steps ?? null),
		selection: selectionOf(settings),
		manners: mannersSettings(command, io, kept?.options),
		extras: await requestExtras(command, io, kept ?? void 0)
	};
}
function taskOf({ given, ...read }) {
	return {
		...read,
		steps: given.steps
	};
}
/** Nothing that is logged may tell a secret. */
function withSecrets(world, { secrets }) {
	if (secrets === void 0) return world;
	const logger = { log: (level, message, fields) => world.logger.log(level, secrets.maskedText(message), fields && maskedFields(fields, secrets)) };
	return {
		...world,
		secrets,
		logger
	};
}
function maskedFields(fields, secrets) {
	return JSON.parse(secrets.maskedText(JSON.stringify(fields)));
}
async function waitForQuiet(site, world, io) {
	const now = world.clock.now();
	const { at, reason } = await quietStart(site, world.archive, now);
	io.err(at > now ? `waiting until ${toIso(at)}: ${reason}\n` : `beginning now: ${reason}\n`);
	await world.clock.sleepUntil(at, io.signal).catch((error) => {
		if (!io.signal.aborted) throw error;
		throw new IsochronError("INTERRUPTED", "stopped before the capture began; nothing was written", { cause: error });
	});
}
/** Prints a finished capture, for people or for scripts. */
function printOutcome({ report, files }, world, json, io) {
	const archive = resolve(world.archive.dir);
	const located = {
		...report,
		warcs: report.warcs.map((file) => resolve(archive, file))
	};
	if (json) {
		io.out(renderJson(located, {
			archive,
			report: files.report,
			certificate: files.certificate
		}));
		return;
	}
	const paths = [
		files.report,
		files.html,
		files.certificate
	];
	io.out(renderTerminal(located, {
		colour: io.interactive,
		width: io.columns,
		files: paths
	}));
}
//#endregion
export { addJob as a, keptOptions as i, printOutcome as n, ProgressLine as o, requireSameMachine as r, addCaptureCommand as t };
