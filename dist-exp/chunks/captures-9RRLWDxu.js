import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { C as object, Jn as instant, Zn as toIso, _ as _enum } from "./formats-CP_ayLbB.js";
import "./study-CIoHvote.js";
import { a as isOfMoment, c as isUnfinished, i as isImport, l as patchedBy, o as isRefresh, s as isTestimony } from "./surt-CmP5UFl-.js";
import { dt as refreshWords, lt as TELLER, ut as testimonyWords } from "./missing-page-text-DkML2foU.js";
import { n as printable, r as printableJson } from "./printable-CT0AKITj.js";
import { a as parseDurationMs } from "./config-BR9CBN-t.js";
import { D as shellWord, c as patchCapture, g as editWords, i as endRefresh, o as cancelCapture } from "./crawl-DVwKRWnu.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { c as openForReading, l as withWorld, n as WORLD_SETTINGS } from "./open-world-zuh7A_hR.js";
import { a as addJob, i as keptOptions, n as printOutcome, o as ProgressLine, r as requireSameMachine } from "./capture-CjNGRu4b.js";
import { n as clusterPlaceOf, r as openCluster, t as CLUSTER_PLACE } from "./cluster-address-D3WV7l3N.js";
import { t as runningCapture } from "./unfinished-captures-CSQFx064.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as clusterAtHand } from "./cluster-at-hand-gq404j8J.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { l as requestExtras, r as understoodJob } from "./cluster-job-B3kDEkgf.js";
import { t as wholeNumber } from "./whole-number-DSJinVeL.js";
import { InvalidArgumentError } from "commander";
//#region src/cli/cluster/running-states.ts
/** Any machine wrote it, perhaps of another version. */
var word = object({ state: _enum([
	"running",
	"paused",
	"disk-full"
]) });
/** By capture; a run that says something else runs. */
function statesOnBoard(words) {
	return new Map(words.map(({ captureId, status }) => [captureId, word.safeParse(status).data?.state ?? "running"]));
}
//#endregion
//#region src/cli/cluster/steer-capture.ts
var MOST_JOBS = 1e4;
/** Tells the cluster; a capture that no machine has is taken up for that. @throws NOT_FOUND */
async function steerCapture(id, wish, { cluster, io }) {
	const { agreement } = cluster;
	const job = await openJob(agreement, id);
	if (job === null) return takeUp(agreement, {
		id,
		wish,
		io
	});
	if (job.captureId === null) return steerWaiting(agreement, job, {
		wish,
		io
	});
	const at = await now(agreement);
	await agreement.control.ask(job.captureId, "edit" in wish ? { edit: {
		...wish.edit,
		askedAt: at
	} } : wish);
	io.out(`capture ${job.captureId} is asked to ${wordOf(wish)}\n`);
}
/** The job that is at a capture, or the newest one that is at any. */
async function openJob({ management }, id) {
	const open = await management.jobs.open(MOST_JOBS);
	if (id !== void 0) return open.find(({ captureId }) => captureId === id) ?? null;
	const newest = open.at(-1);
	if (newest) return newest;
	throw new UsageError("NOT_FOUND", "no capture is under way in the cluster: name one that is not finished");
}
/** Of what has not begun there is nothing to steer. */
async function steerWaiting(agreement, { id }, { wish, io }) {
	if (!("want" in wish) || wish.want !== "cancel") throw new UsageError("USAGE", `job ${id} has not begun its capture yet: it can only be cancelled`);
	await agreement.management.jobs.askCancel(id, await now(agreement));
	io.out(`job ${id} is cancelled\n`);
}
/** Nobody has it: a machine is asked to go on with it, or to end it by the same steps. */
async function takeUp(agreement, { id, wish, io }) {
	const want = "want" in wish ? wish.want : null;
	if (id === void 0 || want === null || want === "pause") throw new IsochronError("NOT_FOUND", `no machine of the cluster is at capture ${id ?? ""}: it rests as it was left`);
	const before = await jobOf(agreement, id);
	if (before === null) throw new UsageError("NOT_FOUND", `no job of the cluster was at capture ${JSON.stringify(id)}`);
	const input = {
		captureId: id,
		site: before.site,
		options: before.options
	};
	await agreement.control.ask(id, { want: "run" });
	const job = await addJob(agreement, {
		kind: want === "cancel" ? "end" : "resume",
		input,
		about: id
	});
	io.out(`job ${job.id} ${want === "cancel" ? "ends" : "goes on with"} capture ${id}\n`);
}
/** The newest job that was at a capture: what it was asked for with holds for whoever goes on. */
async function jobOf({ management }, captureId) {
	for (let before = null, seen = 0; seen < MOST_JOBS;) {
		const part = await management.jobs.list({
			limit: 100,
			before
		});
		for (const job of part.items) if (job.captureId === captureId) return ground(job);
		seen += part.items.length;
		if (part.next === null) return null;
		before = part.next;
	}
	return null;
}
function ground(job) {
	const understood = understoodJob(job);
	const { options } = job.input;
	return understood === null ? null : {
		site: understood.site,
		options
	};
}
async function now(agreement) {
	return instant(Math.floor(await agreement.readTime()));
}
function wordOf(wish) {
	if ("edit" in wish) return "change as told, within a second or two";
	return {
		pause: "pause: it waits after the requests in flight",
		run: "go on",
		cancel: "end: it writes its index and report after the requests in flight"
	}[wish.want];
}
//#endregion
//#region src/cli/options/edit-options.ts
/** A duration in milliseconds. */
function durationOption(text) {
	const delayMs = parseDurationMs(text);
	if (delayMs !== null) return delayMs;
	throw new InvalidArgumentError("expected a duration like 250ms, 1s or 2m");
}
/** One more regular expression. */
function patternOption(text, before = []) {
	try {
		new RegExp(text, "u");
	} catch {
		throw new InvalidArgumentError("expected a regular expression");
	}
	return [...before, text];
}
//#endregion
//#region src/cli/commands/captures-control.ts
/** Adds the sub-verbs. */
function addControlCommands(captures, io) {
	const verb = (name, description) => addSettings(captures.command(name).description(description).argument("[capture]", "the capture's id (default: the newest that is not finished)"), ["archive", ...CLUSTER_PLACE]);
	const pause = verb("pause", "let a running capture wait after the requests in flight");
	pause.action((id) => steer(pause, io, {
		id,
		wish: () => ({ want: "pause" }),
		act: pauseCapture
	}));
	const resume = verb("resume", "let a paused capture go on");
	resume.action((id) => steer(resume, io, {
		id,
		wish: () => ({ want: "run" }),
		act: resumePaused
	}));
	const cancel = verb("cancel", "end a capture now; what was captured stays and is judged");
	cancel.action((id) => steer(cancel, io, {
		id,
		wish: () => ({ want: "cancel" }),
		act: cancelRunning
	}));
	const edit = verb("edit", "change scope and limits of a capture while it runs").option("--max-pages <n>", "visit at most this many pages", wholeNumber(1)).option("--delay <time>", "pause between requests to a host", durationOption).option("--exclude <regex...>", "ask for no more URLs that match", patternOption);
	edit.action((id) => steer(edit, io, {
		id,
		wish: () => ({ edit: editOf(edit) }),
		act: editRunning
	}));
}
/** One capture of an archive, or of a cluster where one is named. */
async function steer(command, io, { id, wish, act }) {
	const place = await clusterPlaceOf(command, io);
	if (place === null) return withCapture(command, io, id, act);
	const wished = wish();
	const cluster = await openCluster(place);
	try {
		await steerCapture(id, wished, {
			cluster,
			io
		});
	} finally {
		await cluster.close();
	}
}
async function withCapture(command, io, id, act) {
	const archive = await openForReading(settingsOf(command, ["archive"], io).archive, io);
	try {
		const capture = choose$1(await archive.catalog.captures.list(), id, archive.dir);
		const running = await runningCapture(archive);
		if (running !== null && running.id !== capture.id) throw new IsochronError("ARCHIVE_BUSY", `another capture is running in ${archive.dir}: ${running.id}`);
		const chosen = {
			archive,
			capture,
			isRunning: running !== null,
			command,
			io
		};
		if (isTestimony(capture)) throw new UsageError("USAGE", `capture ${capture.id} is a testimony: whoever tells it goes on with it, and ends it`);
		await (isRefresh(capture) ? controlRefresh(chosen) : act(chosen));
	} finally {
		await archive.close();
	}
}
function choose$1(captures, id, dir) {
	const capture = captures.find((one) => id === void 0 ? isUnfinished(one) && !isRefresh(one) && !isTestimony(one) : one.id === id);
	if (!capture) {
		const what = id === void 0 ? "no unfinished capture" : `no capture ${JSON.stringify(id)}`;
		throw new UsageError("NOT_FOUND", `${what} in ${dir}; isochron captures lists them`);
	}
	if (isUnfinished(capture)) return capture;
	throw new UsageError("USAGE", `capture ${capture.id} is ${capture.phase}: there is nothing to control`);
}
async function pauseCapture({ archive, capture, isRunning, io }) {
	if (!isRunning) return io.out(atRest(capture, archive));
	await archive.control.ask(capture.id, { want: "pause" });
	io.out(`capture ${capture.id} is asked to pause: it waits after the requests in flight. Go on with: isochron captures resume ${capture.id} --archive ${shellWord(archive.dir)}\n`);
}
async function resumePaused({ archive, capture, isRunning, io }) {
	if (!isRunning) return io.out(atRest(capture, archive));
	await archive.control.ask(capture.id, { want: "run" });
	io.out(`capture ${capture.id} is asked to go on\n`);
}
async function cancelRunning({ archive, capture, isRunning, command, io }) {
	if (isRunning) {
		await archive.control.ask(capture.id, { want: "cancel" });
		return io.out(`capture ${capture.id} is asked to end: it writes its index and report after the requests in flight\n`);
	}
	const kept = await keptOptions(archive, capture);
	await withWorld(settingsOf(command, WORLD_SETTINGS, io, kept?.options), io, async (world) => {
		const { files } = await cancelCapture(capture, world);
		io.out(`capture ${capture.id} was not running and is now cancelled; report: ${files.html}\n`);
	});
}
/** Looks of a watch are the watch's to steer; those that nobody goes on with can be ended. */
async function controlRefresh({ archive, capture, isRunning, command, io }) {
	if (isRunning || command.name() !== "cancel") throw new UsageError("USAGE", `capture ${capture.id} holds looks of a watch at ${capture.site}: steer the watch; isochron captures cancel ends it when no process has it`);
	const kept = await keptOptions(archive, capture);
	await withWorld(settingsOf(command, WORLD_SETTINGS, io, kept?.options), io, async (world) => {
		await endRefresh(capture, world);
		io.out(`capture ${capture.id}, looks of a watch, was not running and has now ended\n`);
	});
}
async function editRunning({ archive, capture, isRunning, command, io }) {
	const edit = {
		askedAt: new SystemClock().now(),
		...editOf(command)
	};
	const words = editWords(edit);
	await archive.control.ask(capture.id, { edit });
	const when = isRunning ? "within a second or two" : "when it is resumed";
	io.out(`capture ${capture.id}: ${words}; in force ${when}\n`);
}
/** @throws UsageError where nothing is to change */
function editOf(command) {
	const { maxPages, delay, exclude } = command.opts();
	if (maxPages === void 0 && delay === void 0 && exclude === void 0) throw new UsageError("USAGE", "nothing to change: give --max-pages, --delay or --exclude");
	return {
		...maxPages === void 0 ? {} : { maxPages },
		...delay === void 0 ? {} : { delayMs: delay },
		...exclude === void 0 ? {} : { exclude }
	};
}
function atRest({ id }, { dir }) {
	return `capture ${id} is not running: it rests as it was left. Go on with: isochron capture --resume --archive ${shellWord(dir)}\n`;
}
//#endregion
//#region src/cli/commands/captures-patch.ts
var SETTINGS = [...WORLD_SETTINGS, "progress"];
/** Adds the sub-verb. */
function addPatchCommand(captures, io) {
	const command = captures.command("patch").description("fetch requisites that a finished capture lacks; they are never sharp").argument("[capture]", "the capture's id (default: the newest that has ended)");
	addSettings(command, SETTINGS).option("--json", "print one JSON document; progress goes to stderr").action((id) => patch(id, command, io));
}
async function patch(id, command, io) {
	const kept = await optionsOfPatched(id, command, io);
	const settings = settingsOf(command, SETTINGS, io, kept?.options);
	const extras = await requestExtras(command, io, kept ?? void 0);
	const progress = new ProgressLine(io, settings.progress);
	await withWorld({
		...settings,
		extras
	}, io, async (opened) => {
		const world = {
			...opened,
			logger: progress.beside(opened.logger)
		};
		const watcher = {
			signal: io.signal,
			onProgress: progress.show
		};
		try {
			const captures = await world.archive.catalog.captures.list();
			const outcome = await patchCapture(choose(captures, id), world, watcher);
			progress.end();
			printOutcome(outcome, world, command.optsWithGlobals().json === true, io);
		} finally {
			progress.end();
		}
	});
}
/** A patch is asked for as the capture was. */
async function optionsOfPatched(id, command, io) {
	const archive = await openForReading(settingsOf(command, ["archive"], io).archive, io);
	try {
		const capture = choose(await archive.catalog.captures.list(), id);
		const kept = await keptOptions(archive, capture);
		if (kept !== null) requireSameMachine(capture, kept, command, io);
		return kept;
	} finally {
		await archive.close();
	}
}
function choose(captures, id) {
	const found = captures.find((one) => id === void 0 ? one.finishedAt !== null && one.asOf !== null && isOfMoment(one) : one.id === id);
	const what = id === void 0 ? "no finished capture to patch" : `no capture ${JSON.stringify(id)}`;
	if (!found) throw new UsageError("NOT_FOUND", `${what}; isochron captures lists them`);
	if (isRefresh(found)) throw new UsageError("USAGE", `capture ${found.id} holds looks of a watch, which show no page whole: patch a capture of the site`);
	if (isTestimony(found)) throw new UsageError("USAGE", `capture ${found.id} is a testimony, for which no server was asked: patch a capture of the site`);
	if (patchedBy(found) !== null) throw new UsageError("USAGE", `capture ${found.id} is itself a patch of ${patchedBy(found)}: patch that one`);
	return found;
}
//#endregion
//#region src/cli/commands/captures.ts
/** Adds the verb. */
function addCapturesCommand(program, io) {
	const command = program.command("captures").description("list the captures of an archive, newest first; control those that run");
	readsCluster(addSettings(command, ["archive"]), io).option("--json", "print one JSON document").action(() => listCaptures(command, io));
	addControlCommands(command, io);
	addPatchCommand(command, io);
}
async function listCaptures(command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const archive = await openForReading(dir, io);
	try {
		const running = await runningStates(archive, io);
		const captures = await archive.catalog.captures.list();
		const rows = await Promise.all(captures.map((one) => rowOf(one, archive, running.get(one.id) ?? null)));
		if (command.opts().json) io.out(`${printableJson({ captures: rows })}\n`);
		else io.out(rows.length === 0 ? `no captures in ${dir}\n` : rows.map(line).join(""));
	} finally {
		await archive.close();
	}
}
/** What runs, here or on the machines of a cluster. */
async function runningStates(archive, io) {
	const read = clusterAtHand(io);
	if (read !== null) return statesOnBoard(await read.cluster.agreement.board.list());
	const running = await runningCapture(archive);
	if (running === null) return /* @__PURE__ */ new Map();
	const { state = "running" } = await archive.catalog.runStatus.get(running.id) ?? {};
	return /* @__PURE__ */ new Map([[running.id, state]]);
}
async function rowOf(capture, archive, state) {
	const isOpen = isUnfinished(capture);
	const report = isOpen ? null : await archive.results.getReportHead(capture.id);
	return {
		capture: capture.id,
		site: capture.site,
		phase: capture.phase,
		state: isOpen ? state ?? "interrupted" : null,
		startedAt: toIso(capture.startedAt),
		asOf: capture.asOf === null ? null : toIso(capture.asOf),
		...figuresOf(report),
		patchOf: patchedBy(capture),
		imported: isImport(capture),
		isRefresh: isRefresh(capture),
		tier: capture.settings.testimony?.tier ?? null,
		title: await titleOf(capture, archive)
	};
}
function figuresOf(report) {
	return {
		pages: report?.all.pages ?? null,
		sharp: report?.all.sharp ?? null,
		refresh: report?.refresh ?? null,
		testimony: report?.testimony ?? null
	};
}
/** Its own title, or else its site's. */
async function titleOf({ id, site }, { descriptions }) {
	return ((await descriptions.get({
		kind: "capture",
		capture: id
	}))?.elements.title ?? (await descriptions.get({
		kind: "site",
		site
	}))?.elements.title)?.[0] ?? null;
}
function line(row) {
	return `${resultLine(row)}${row.title === null ? "" : `  ${printable(row.title)}\n`}`;
}
function resultLine(row) {
	const { capture, site, phase, state, asOf, pages, sharp, patchOf, imported } = row;
	if (row.tier !== null) return `${capture}  ${site.padEnd(24)}  ${toldLine(row, row.tier)}\n`;
	if (row.isRefresh) return `${capture}  ${site.padEnd(24)}  ${looksLine(row)}\n`;
	if (imported && pages !== null) return `${capture}  ${site.padEnd(24)}  ${pages} pages from other tools' records, none proved\n`;
	if (patchOf !== null && pages !== null) return `${capture}  ${site.padEnd(24)}  ${pages} requisites fetched afterwards for ${patchOf}\n`;
	const result = pages === null ? `${phase}${state === null ? "" : ` (${state})`}` : `${phase === "cancelled" ? "cancelled, " : ""}${sharp} of ${pages} pages sharp as of ${asOf}`;
	return `${capture}  ${site.padEnd(24)}  ${result}\n`;
}
function toldLine({ testimony, phase, state }, tier) {
	if (testimony !== null) return testimonyWords(testimony);
	return `${TELLER[tier]}, ${state === null ? phase : `not over yet (${state})`}`;
}
function looksLine({ startedAt, refresh, phase, state }) {
	const words = refreshWords(Date.parse(startedAt), refresh);
	if (refresh !== null) return words;
	return `${words}, ${state === null ? phase : `not over yet (${state})`}`;
}
//#endregion
export { addCapturesCommand };
