import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Zn as toIso } from "./formats-CP_ayLbB.js";
import { S as openWatchToRead, T as SitesFile } from "./store-B-jxG4ia.js";
import { n as printable, r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { n as PlanFile, r as SITE_KEYS, t as changePlan } from "./watch-KgibvOYd.js";
import { i as settingsOf, r as collect, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as writtenSite } from "./written-site-BBFsQ2HP.js";
import { Option } from "commander";
//#region src/cli/sites/site-status.ts
/** The sites, each with what there is to say of it. */
async function listStatuses(sites, open) {
	const reader = await open?.() ?? null;
	try {
		const rows = [];
		for (const site of sites) rows.push({
			site,
			status: await reader?.statusOf(site.name) ?? null
		});
		return rows;
	} finally {
		reader?.close();
	}
}
//#endregion
//#region src/cli/sites/site-words.ts
/** One line of the list. */
function siteLine({ site, status }) {
	const { name, wants, requestsPerDay, seeds, isPaused } = site;
	const more = seeds.length > 1 ? ` and ${seeds.length - 1} more` : "";
	const state = status ? `  ${inShort(status)}` : isPaused ? "  paused" : "";
	const facts = `${wants.padEnd(8)}  ${counted(requestsPerDay, "request")} a day`;
	return `${printable(`${name.padEnd(24)}  ${facts}  ${seeds[0] ?? ""}${more}${state}`)}\n`;
}
/** Everything that is in force for a site, and what its watch says. */
function siteLines({ site, status }) {
	const plan = writtenSite(site).map(([key, value]) => `  ${key}: ${value}`);
	const watch = status ? statusLines(status) : [];
	return [
		site.name,
		...plan,
		...watch
	].map((line) => `${printable(line)}\n`).join("");
}
var CONDITIONS = {
	watching: "under watch",
	paused: "paused",
	spent: "nothing more may be spent for now",
	dead: "nobody answers there; it is asked again more and more rarely",
	"disk-full": "stopped: the disk is full",
	"not-running": "nobody runs the watch"
};
function inShort({ condition, requestsToday, completeness }) {
	const most = requestsToday.most === null ? "" : ` of ${requestsToday.most}`;
	const held = completeness ? `, ${percent(completeness.share)} of its versions held` : "";
	return `${CONDITIONS[condition]}, ${requestsToday.spent}${most} requests spent today${held}`;
}
function statusLines(status) {
	const { condition, note, at, pages, looks, versions, requestsToday, bytesThisMonth } = status;
	const kept = `${pages.watched} watched, ${pages.asleep} asleep, ${pages.gone} gone`;
	return [
		`as of ${toIso(at)}: ${CONDITIONS[condition]}${note === null ? "" : ` (${note})`}`,
		`  pages: ${kept}; ${counted(looks, "look")}, ${counted(versions, "version")}`,
		`  requests today: ${spendingText(requestsToday)}`,
		`  bytes this month: ${spendingText(bytesThisMonth)}`,
		...qualityLines(status),
		...skipLines(status),
		...turnLines(status),
		...status.nextLooks.map(({ url, because, gain }) => `  would look at ${url} (${because}, gain ${gain.toPrecision(2)})`)
	];
}
/** What is set aside for work under way counts as spent. */
function spendingText({ spent, most }) {
	return `${spent} spent, ${most === null ? "no limit" : `${Math.max(0, most - spent)} left of ${most}`}`;
}
function qualityLines({ completeness, freshness, proved }) {
	return [
		`  completeness: ${completeness ? `${percent(completeness.share)} of the weight of all versions is held (${percent(completeness.low)} to ${percent(completeness.high)} in nine of ten cases)` : "nothing can be said yet"}`,
		...freshness === null ? [] : [`  freshness: ${percent(freshness)} of the pages are thought to be as last seen`],
		proved === null ? "  proved: no whole capture yet" : `  proved: ${percent(proved.share)} of the pages as of ${toIso(proved.asOf)} (capture ${proved.captureId})`
	];
}
function skipLines({ skip }) {
	if (skip === void 0) return [];
	const { asked, beganAt, endsAt, isWhole, isOver, verified, unverified, delivered } = skip;
	const way = isWhole ? "which passes over nothing: too little is known yet" : isOver ? "which is over" : "which goes on";
	const told = delivered ? `${percent(delivered.share)} of the changes of the last rounds were found (${percent(delivered.low)} to ${percent(delivered.high)} in nine of ten cases), by what was looked at by lot` : "what was looked at by lot says nothing yet";
	return [`  round: from ${toIso(beganAt)} to ${toIso(endsAt)}, ${way}; ${counted(verified, "page")} seen, ${unverified} unverified`, `  recall: ${percent(asked)} asked for; ${told}`];
}
function turnLines({ lastTurnAt, nextTurnAt, nextSharpAt }) {
	return [
		["last turn", lastTurnAt],
		["next turn", nextTurnAt],
		["next whole capture", nextSharpAt]
	].flatMap(([what, at]) => at === null ? [] : [`  ${what}: ${toIso(at)}`]);
}
function percent(share) {
	return `${(share * 100).toFixed(1)} %`;
}
//#endregion
//#region src/cli/sites/read-sites.ts
/** Prints all sites. */
async function runList(command, io, openStatus) {
	const { name, plan } = await planOf(command, io);
	const rows = await listStatuses(plan.sites, opener(command, io, openStatus));
	if (isJson(command)) return io.out(`${printableJson({
		file: name,
		...plan,
		sites: rows.map(asJson)
	})}\n`);
	if (rows.length === 0) io.out(`no sites in ${printable(name)}: isochron sites add puts one under watch\n`);
	for (const row of rows) io.out(siteLine(row));
}
/** Prints one of them. */
async function runShow(name, command, { io, openStatus }) {
	const { name: file, plan } = await planOf(command, io);
	const site = plan.sites.find((one) => one.name === name);
	if (!site) throw noSite(name, file);
	const [row] = await listStatuses([site], opener(command, io, openStatus));
	io.out(isJson(command) ? `${printableJson(asJson(row))}\n` : siteLines(row));
}
function asJson({ site, status }) {
	return {
		...site,
		status
	};
}
/** One site of the file. @throws UsageError when there is none of this name */
async function siteOf(name, command, io) {
	const { name: file, plan } = await planOf(command, io, false);
	const site = plan.sites.find((one) => one.name === name);
	if (!site) throw noSite(name, file);
	return site;
}
function noSite(name, file) {
	return new UsageError("NOT_FOUND", printable(`no site ${JSON.stringify(name.slice(0, 100))} in ${file}; isochron sites list shows them`));
}
async function planOf(command, io, isTold = true) {
	const file = fileOf(command, io);
	const { plan, warnings } = await PlanFile.open(file);
	if (isTold) for (const warning of warnings) io.err(`isochron: ${warning}\n`);
	return {
		name: file.name,
		plan
	};
}
/** The file that a command is about. */
function fileOf(command, io) {
	return new SitesFile(settingsOf(command, ["file"], io).file);
}
function opener(command, io, openStatus) {
	return openStatus && (() => openStatus(settingsOf(command, ["archive"], io).archive));
}
function isJson(command) {
	return command.opts().json === true;
}
//#endregion
//#region src/cli/sites/change-sites.ts
/** Puts a site under watch. */
async function runAdd(add, command, io) {
	const { site } = await change({
		add,
		says: Object.fromEntries(command.options.filter((option) => option.long !== "--file").map((option) => [option.name(), command.opts()[option.attributeName()]]).filter((pair) => pair[1] !== void 0))
	}, command, io);
	io.out(siteLine({
		site,
		status: null
	}));
}
/** Changes what is said of a site. */
async function runEdit(name, texts, { command, io }) {
	const { site } = await change({
		edit: name,
		says: Object.fromEntries(texts.map(keyAndValue))
	}, command, io);
	io.out(siteLine({
		site,
		status: null
	}));
}
function keyAndValue(text) {
	const at = text.indexOf("=");
	if (at > 0) return [text.slice(0, at).trim(), text.slice(at + 1)];
	throw new UsageError("USAGE", `expected key=value, like requests-per-day=500, got ${JSON.stringify(text.slice(0, 80))}`);
}
/** Asks for nothing more. */
async function runPause(name, command, io) {
	if ((await siteOf(name, command, io)).isPaused) return io.out(`${printable(name)} is paused already\n`);
	await change({
		edit: name,
		says: { paused: "true" }
	}, command, io);
	io.out(`${printable(name)} is paused: nothing is asked of it until isochron sites resume ${printable(name)}\n`);
}
/** The key goes again, unless the defaults of the file pause every site. */
async function runResume(name, command, io) {
	if (!(await siteOf(name, command, io)).isPaused) return io.out(`${printable(name)} is not paused\n`);
	if ((await change({
		edit: name,
		says: { paused: "" }
	}, command, io)).site.isPaused) await change({
		edit: name,
		says: { paused: "false" }
	}, command, io);
	io.out(`${printable(name)} is under watch again\n`);
}
/** Takes a site out. */
async function runRemove(name, command, io) {
	await change({ remove: name }, command, io);
	io.out(`${printable(name)} is no longer under watch; the archive keeps everything that it holds of it\n`);
}
/** Changes the file, or leaves it as it is and says why. */
async function change(wanted, command, io) {
	const file = fileOf(command, io);
	let done = null;
	await file.change((text) => {
		const made = changePlan(text, wanted, file.name);
		if ("faults" in made) throw new UsageError("BAD_INPUT", made.faults.map(printable).join("\n"));
		done = made;
		return made.text;
	});
	const { warnings } = done;
	for (const warning of warnings) io.err(`isochron: ${warning}\n`);
	return done;
}
//#endregion
//#region src/cli/sites/sites-command.ts
/** Adds the verb; `openStatus` reads what a watch says of the sites, where there is one to ask. */
function addSitesCommand(program, io, openStatus) {
	const sites = program.command("sites").description("the sites under watch: a file of your own, and verbs to change it").addHelpText("after", OTHER_WAYS);
	addAdd(sites, io);
	const list = asking(sites.command("list").description("the sites under watch"), openStatus).action(() => runList(list, io, openStatus));
	const show = asking(sites.command("show").description("everything that is in force for one site, and how its watch stands").argument("<name>", NAME), openStatus).action((name) => runShow(name, show, {
		io,
		openStatus
	}));
	addEdit(sites, io);
	addPauses(sites, io);
	const remove = addSettings(sites.command("remove").description("take a site out of the file").argument("<name>", NAME), ["file"]).action((name) => runRemove(name, remove, io));
}
var OTHER_WAYS = `
A watch asks from outside. Of a site that is yours its source tells more (isochron take: git history, files, exports),
and a recorder before its server what visitors are given (isochron record).`;
var NAME = "the site's name";
function asking(command, openStatus) {
	return addSettings(command, openStatus ? ["file", "archive"] : ["file"]).option("--json", "print one JSON document");
}
var ADD_EXAMPLES = `
Values are written as in the file (docs/guide/watch-sites.md). What is left out has its default there.

Examples:
  isochron sites add https://example.org/
  isochron sites add https://news.example/ --name news --requests-per-day 2000 --sharp "weekly sunday 03:00"`;
function addAdd(sites, io) {
	const add = sites.command("add").description("put a site under watch; the file is made when it is missing").argument("<url...>", "where it begins").option("--name <name>", "what it is called (default: its first host)");
	for (const [key, { value, doc, isList }] of Object.entries(SITE_KEYS)) {
		const option = new Option(`--${key} <${value}>`, `${doc}${isList ? " (repeatable)" : ""}`);
		add.addOption(isList ? option.argParser(collect) : option);
	}
	addSettings(add, ["file"]).addHelpText("after", ADD_EXAMPLES).action((urls) => runAdd(urls, add, io));
}
var EDIT_EXAMPLES = `
Examples:
  isochron sites edit news requests-per-day=4000 sharp="daily 02:00"
  isochron sites edit news 'tell=[desk, hook]' bytes-per-month=`;
function addEdit(sites, io) {
	const edit = sites.command("edit").description("change what is said of a site; comments and all else in the file stay as they are").argument("<name>", NAME).argument("<changes...>", "key=value, as in the file; key= takes the key out");
	addSettings(edit, ["file"]).addHelpText("after", EDIT_EXAMPLES).action((name, changes) => runEdit(name, changes, {
		command: edit,
		io
	}));
}
function addPauses(sites, io) {
	const pause = addSettings(sites.command("pause").description("ask a site for nothing until it is resumed").argument("<name>", NAME), ["file"]).action((name) => runPause(name, pause, io));
	const resume = addSettings(sites.command("resume").description("go on with a site that was paused").argument("<name>", NAME), ["file"]).action((name) => runResume(name, resume, io));
}
//#endregion
//#region src/cli/watch/watched-sites.ts
/** Adds the verb. */
function addWatchedSitesCommand(program, io) {
	addSitesCommand(program, io, openStatus);
}
var openStatus = async (archive) => {
	const stores = openWatchToRead(archive);
	if (stores === null) return null;
	return {
		statusOf: (site) => stores.memory.status(site),
		close: () => stores.close()
	};
};
//#endregion
export { addWatchedSitesCommand };
