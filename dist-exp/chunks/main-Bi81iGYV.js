import { r as IsochronError, t as ERROR_CODES } from "./errors-D1qh0Uhd.js";
import { i as letClusterGo } from "./cluster-at-hand-gq404j8J.js";
import { n as VERSION } from "./version-BmBHTNr7.js";
import { t as FindingsReported } from "./findings-CzK4YIf4.js";
import { Command, CommanderError } from "commander";
//#region src/cli/verbs.ts
/** Verbs that hear a stop themselves, and have something to put in order before they end; all others just end. */
var HEAR_STOPS = /* @__PURE__ */ new Set([
	"demo",
	"survey",
	"capture",
	"captures",
	"serve",
	"check-replay",
	"watch",
	"take",
	"record",
	"worker",
	"query"
]);
/** Whether the verb of a command line hears a stop itself. */
function hearsStops([verb = "", noun]) {
	return HEAR_STOPS.has(verb) || verb === "lab" && noun === "living-site" || verb === "export" && noun === "parquet";
}
/** By heading and name: how a verb is loaded. */
var VERBS = {
	"Capture a site": {
		demo: async () => (await import("./demo-BK8PyXOM.js")).addDemoCommand,
		survey: async () => (await import("./survey-CY41-7a2.js")).addSurveyCommand,
		capture: async () => (await import("./capture-CGR1SGmE.js")).addCaptureCommand,
		captures: async () => (await import("./captures-9RRLWDxu.js")).addCapturesCommand,
		take: async () => (await import("./take-command-CcQyXnQn.js")).addTakeCommand
	},
	"Keep sites under watch": {
		watch: async () => (await import("./watch-command-BzJBg7bI.js")).addWatchCommand,
		sites: async () => (await import("./watched-sites-BybeFua1.js")).addWatchedSitesCommand
	},
	"Record what visitors are given": { record: async () => (await import("./record-command-DCuZ402B.js")).addRecordCommand },
	"Read and replay it": {
		serve: async () => (await import("./serve-C1D8hp-Y.js")).addServeCommand,
		"check-replay": async () => (await import("./check-replay-command-DNz1yqAI.js")).addCheckReplayCommand,
		search: async () => (await import("./search-command-CCjxDd2Z.js")).addSearchCommand,
		report: async () => (await import("./report-DuX6HFaq.js")).addReportCommand,
		why: async () => (await import("./why-ipZVHdxB.js")).addWhyCommand,
		rules: async () => (await import("./rules-Ctr4U49t.js")).addRulesCommand,
		similar: async () => (await import("./similar-Dyu0t0DJ.js")).addSimilarCommand
	},
	"Prove it": {
		verify: async () => (await import("./verify-6KHbcqBM.js")).addVerifyCommand,
		certificate: async () => (await import("./certificate-CDcYxVOB.js")).addCertificateCommand
	},
	"See what changed": {
		diff: async () => (await import("./detect-BUn5yVlP.js")).addDiffCommand,
		detect: async () => (await import("./detect-BUn5yVlP.js")).addDetectCommand,
		compare: async () => (await import("./compare-command-CUly3AyN.js")).addCompareCommand,
		mine: async () => (await import("./mine-C_WiHpPF.js")).addMineCommand,
		query: async () => (await import("./query-command-Cev_gacU.js")).addQueryCommand
	},
	"Work with archive files": {
		import: async () => (await import("./import-BMDSqANm.js")).addImportCommand,
		describe: async () => (await import("./describe-t9D4gRGu.js")).addDescribeCommand,
		export: async () => (await import("./export-SLz6YfBZ.js")).addExportCommand,
		warc: async () => (await import("./warc-XqQKCY39.js")).addWarcCommand,
		cdx: async () => (await import("./cdx-Cx_lgnhv.js")).addCdxCommand,
		surt: async () => (await import("./cdx-Cx_lgnhv.js")).addSurtCommand,
		reindex: async () => (await import("./import-BMDSqANm.js")).addReindexCommand
	},
	"Work on many machines": {
		worker: async () => (await import("./worker-command-OxDfaG6r.js")).addWorkerCommand,
		cluster: async () => (await import("./cluster-command-oLxcw4HQ.js")).addClusterCommand
	},
	"Plan and experiment": {
		plan: async () => (await import("./plan-cNryEjbJ.js")).addPlanCommand,
		lab: async () => (await import("./lab-CbFLq2yh.js")).addLabCommand
	}
};
//#endregion
//#region src/cli/main.ts
/** Runs one command line; returns the exit code (0 ok, 1 findings, 2 usage or input, 3 environment). */
async function main(argv, io) {
	const program = await buildProgram(io, argv[0]);
	try {
		const work = program.parseAsync([...argv], { from: "user" });
		await (hearsStops(argv) ? work : Promise.race([work, stopOf(io.signal)]));
		return 0;
	} catch (error) {
		if (error instanceof CommanderError) return explainUsage(error, io, groupOf(program, argv));
		return io.signal.aborted && isAbort(error) ? explain(STOPPED, io) : explain(error, io);
	} finally {
		await letClusterGo(io);
	}
}
function groupOf(program, [verb, ...rest]) {
	const verbs = program.commands.find((command) => command.name() === verb)?.commands ?? [];
	if (verb === void 0 || verbs.length === 0) return null;
	const called = rest.find((word) => !word.startsWith("-")) ?? null;
	return {
		name: verb,
		verbs: verbs.map((command) => command.name()).join(", "),
		called
	};
}
/** A wait that Ctrl-C or SIGTERM ended is an end that was asked for, in whatever verb it waited. */
var STOPPED = new IsochronError("INTERRUPTED", "stopped");
/** The same of a verb that was in the middle of its work. */
var STOPPED_AMID = new IsochronError("INTERRUPTED", "stopped before it was done; nothing half-written is left");
/** Says that a verb was stopped in the middle of its work; returns the exit code. */
function explainStop(err) {
	err(`isochron: ${STOPPED_AMID.message}\n`);
	return ERROR_CODES[STOPPED_AMID.code].exit;
}
/** Rejects when a stop is asked for: what the verb is at then goes nowhere, since the process ends (bin.ts). */
function stopOf(signal) {
	return new Promise((_, reject) => {
		const stop = () => reject(STOPPED_AMID);
		if (signal.aborted) stop();
		else signal.addEventListener("abort", stop, { once: true });
	});
}
function isAbort(error) {
	return error instanceof Error && error.name === "AbortError";
}
/** The command tree: the named verb alone, none where the version is asked for, otherwise all of them. */
async function buildProgram(io, verb) {
	const program = new Command("isochron").description("Archives a web site as of one moment, and proves it.").version(VERSION).showHelpAfterError(false).showSuggestionAfterError(true);
	const isKnown = Object.values(VERBS).some((verbs) => verb !== void 0 && Object.hasOwn(verbs, verb));
	const asksForVersion = verb === "--version" || verb === "-V";
	for (const [heading, verbs] of asksForVersion ? [] : Object.entries(VERBS)) {
		program.commandsGroup(`${heading}:`);
		for (const [name, load] of Object.entries(verbs)) if (!isKnown || name === verb) (await load())(program, io);
	}
	for (const command of allCommands(program)) command.exitOverride().configureOutput({
		writeOut: (text) => io.out(text),
		writeErr: () => void 0
	});
	return program;
}
function allCommands(command) {
	return [command, ...command.commands.flatMap(allCommands)];
}
function explain(error, io) {
	if (error instanceof FindingsReported) return 1;
	if (error instanceof IsochronError) {
		io.err(`isochron: ${error.message}\n`);
		return ERROR_CODES[error.code].exit;
	}
	io.err(`isochron: a fault of the program: ${error instanceof Error ? error.stack ?? error.message : String(error)}\n`);
	return ERROR_CODES.INTERNAL.exit;
}
function explainUsage(error, io, group) {
	if (error.exitCode === 0) return 0;
	io.err(`isochron: ${usageLine(error, group)}\n`);
	return ERROR_CODES.USAGE.exit;
}
function usageLine({ code, message }, group) {
	if (code === "commander.help") return group ? `${group.name} needs a verb: ${group.verbs}; try: isochron ${group.name} --help` : "which verb? try: isochron --help";
	if (code === "commander.excessArguments" && group?.called) return `unknown command '${group.name} ${group.called}'; there are: ${group.verbs}; see --help`;
	return `${message.replace(/^error: /, "").replaceAll("\n", " ").replace(/\.$/, "")}; see --help`;
}
//#endregion
export { explainStop, main };
