import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Yn as parseIso } from "./formats-CP_ayLbB.js";
import { a as startLivingSite, o as TRUTH_PATH, t as EXPERIMENTS } from "./lab-xztJM_rt.js";
import { r as printableJson } from "./printable-CT0AKITj.js";
import { a as parseDurationMs } from "./config-BR9CBN-t.js";
import { t as wholeNumber } from "./whole-number-DSJinVeL.js";
import { t as untilAborted } from "./until-aborted-CqQRLQcb.js";
import { InvalidArgumentError, Option } from "commander";
//#region src/cli/options/lab-options.ts
/** Every option that some experiment has; some are of the protocol in docs/papers/near-miner.md. */
var OPTIONS = {
	seed: () => new Option("--seed <n>", "seed of everything random").argParser(wholeNumber(0)).default(1),
	runs: () => new Option("--runs <n>", "simulated runs, or drawn sites").argParser(wholeNumber(1)),
	pages: () => new Option("--pages <n>", "pages of the synthetic sites (default: the paper's number)").argParser(wholeNumber(1)),
	strategies: () => new Option("--strategies <names>", "strategies to compare, separated by commas"),
	history: () => new Option("--history <file>", "a real change history (.tsv.gz; .jsonl.br with pages) instead of synthetic sites"),
	rates: () => new Option("--rates <how>", "whether planners know the rates or learn them").choices(["known", "estimated"]),
	slotSeconds: () => new Option("--slot-seconds <n>", "seconds per slot on a real history").argParser(wholeNumber(1)),
	start: () => new Option("--start <week>", "first training week; may repeat (default: eight spread over the history)").argParser((text, before) => [...before ?? [], wholeNumber(0)(text)]),
	windows: () => new Option("--windows <n>", "windows slid by one week from each start").argParser(wholeNumber(1)),
	train: () => new Option("--train <n>", "weekly versions to learn from").argParser(wholeNumber(2)),
	alpha: () => new Option("--alpha <share>", "a directory changed significantly from this degree of change on").argParser(share),
	recall: () => new Option("--recall <share>", "recall that the learned rule is asked for").argParser(share),
	budget: () => new Option("--budget <share>", "looks per day as a share of the pages, up to 10 (default: 0.05; 1 with --living)").argParser(looksPerPage),
	living: () => new Option("--living", "the whole loop of a watch on a living site, in virtual time"),
	days: () => new Option("--days <n>", "days watched, up to 366 (default: 28)").argParser(wholeNumber(1)),
	hosts: () => new Option("--hosts <n>", "hosts of the largest cluster (default: 10000)").argParser(wholeNumber(1)),
	workers: () => new Option("--workers <n>", "workers before them (default: one for 1000 hosts)").argParser(wholeNumber(1)),
	closedLoop: () => new Option("--closed-loop", "also run the learned rule on what its own skipping crawler saw (by --seed)")
};
function share(text) {
	const number = Number(text);
	if (/^\d*\.?\d+$/.test(text) && number <= 1) return number;
	throw new InvalidArgumentError("expected a share from 0 to 1");
}
function looksPerPage(text) {
	const number = Number(text);
	if (/^\d*\.?\d+$/.test(text) && number <= 10) return number;
	throw new InvalidArgumentError("expected looks per page and day, from 0 to 10");
}
/** Adds all options; only those that the experiment may use are shown by --help. */
function addLabOptions(command, experiment) {
	const shown = new Set([
		{},
		{ history: "" },
		{
			history: "",
			closedLoop: true
		},
		{ living: true }
	].flatMap((own) => experiment.uses(own)));
	for (const name of Object.keys(OPTIONS)) command.addOption(OPTIONS[name]().hideHelp(!shown.has(name)));
}
/** The flags, unless one was given on which the tables asked for do not hang. */
function usedLabFlags(command, experiment) {
	const flags = command.opts();
	const used = experiment.uses(flags);
	const unused = Object.keys(OPTIONS).filter((name) => command.getOptionValueSource(name) === "cli" && !used.includes(name));
	if (unused.length === 0) return flags;
	const when = !mayUse(experiment, "history") ? "" : flags.history === void 0 ? " without --history" : " with --history";
	throw new UsageError("USAGE", `lab ${experiment.key}${when} does not use ${dashed(unused)}; it uses ${dashed(used)}: leave the rest out`);
}
function mayUse(experiment, name) {
	return experiment.uses({ history: "" }).includes(name) && !experiment.uses({}).includes(name);
}
function dashed(names) {
	return names.map((name) => OPTIONS[name]().long).join(", ");
}
//#endregion
//#region src/cli/commands/lab-living-site.ts
/** Adds the sub-verb. */
function addLivingSiteCommand(lab, io) {
	const command = lab.command("living-site").description("serve a generated site whose pages change, and its ground truth at /__truth").option("--port <n>", "port to listen on; 0 takes any free one", wholeNumber(0), 8080).option("--host <address>", "address to listen on", "127.0.0.1").option("--pages <n>", "how many pages, requisites included", wholeNumber(1), 150).option("--seed <n>", "the same seed gives the same site", wholeNumber(0), 1).addOption(new Option("--preset <name>", "how it behaves").choices([
		"plain",
		"demo",
		"everything"
	]).default("demo")).option("--speed <factor>", "how much faster than real time the site lives", "1").option("--history <file>", "replay a real history (.tsv.gz or .jsonl.br) instead of a generated site").option("--from <date>", "with --history: begin of the window, like 2024-07-01").option("--to <date>", "with --history: end of the window").option("--play <time>", "with --history: how long the window takes on the site's clock", "1h").option("--truth <file>", "write the ground truth to this file at the end");
	command.action(() => serveLivingSite(command.opts(), io));
}
async function serveLivingSite(flags, io) {
	const { port, host, pages, seed, preset } = flags;
	const history = flags.history === void 0 ? {} : { history: historyOf(flags.history, flags) };
	const site = await startLivingSite({
		port,
		host,
		pages,
		seed,
		preset,
		...history,
		speed: factorOf(flags.speed)
	});
	io.out(`${site.url} is alive; its ground truth: ${new URL(TRUTH_PATH, site.url).href}\n`);
	await untilAborted(io.signal);
	if (flags.truth !== void 0) await site.writeTruth(flags.truth);
	await site.close();
}
function historyOf(file, { from, to, play }) {
	const playMs = parseDurationMs(play);
	if (playMs === null || playMs === 0) throw new UsageError("USAGE", `--play: expected a duration like 10m, got ${JSON.stringify(play)}`);
	return {
		file,
		playMs,
		...from === void 0 ? {} : { fromSeconds: seconds("--from", from) },
		...to === void 0 ? {} : { toSeconds: seconds("--to", to) }
	};
}
function seconds(flag, text) {
	const at = parseIso(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T00:00:00Z` : text);
	if (at === null) throw new UsageError("USAGE", `${flag}: expected a date like 2024-07-01, got ${JSON.stringify(text)}`);
	return Math.floor(at / 1e3);
}
function factorOf(speed) {
	const factor = Number(speed);
	if (factor > 0 && factor <= 1e6) return factor;
	throw new UsageError("USAGE", `--speed: expected a factor above 0, got ${JSON.stringify(speed)}`);
}
//#endregion
//#region src/cli/commands/lab.ts
/** Adds the verb with one sub-verb per experiment. */
function addLabCommand(program, io) {
	const lab = program.command("lab").description("measuring instruments, and the papers' experiments made again");
	addLivingSiteCommand(lab, io);
	for (const experiment of EXPERIMENTS) addExperimentCommand(lab, experiment, io);
}
function addExperimentCommand(lab, experiment, io) {
	const command = lab.command(experiment.key).description(experiment.summary);
	addLabOptions(command, experiment);
	command.option("--json", "print one JSON document").option("--html", "print a page with charts");
	command.action(async () => {
		const { json, html } = command.opts();
		const { strategies, start, ...flags } = usedLabFlags(command, experiment);
		const outcome = await experiment.run({
			...flags,
			...start ? { starts: start } : {},
			strategies: strategies?.split(",")
		});
		io.out(json ? `${printableJson(outcome.result)}\n` : html ? outcome.html : outcome.table);
	});
}
//#endregion
export { addLabCommand };
