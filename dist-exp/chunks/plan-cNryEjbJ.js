import { a as UsageError, o as unreadableFile } from "./errors-D1qh0Uhd.js";
import "./formats-CP_ayLbB.js";
import { r as poissonSurvival, s as ratePerSlot } from "./survival-Cqme4lsu.js";
import { n as printable } from "./printable-CT0AKITj.js";
import { i as plannerByName, n as PLANNERS } from "./schedule-B2MCa9oZ.js";
import { t as wholeNumber } from "./whole-number-DSJinVeL.js";
import { readFileSync } from "node:fs";
import { Option } from "commander";
//#region src/cli/options/plan-input.ts
/** More pages than this are refused; planning a million takes minutes and about a gigabyte. */
var MOST_PAGES = 5e6;
/**
* Reads pages in the order of their lines; blank lines are passed over.
* @throws UsageError (BAD_INPUT) naming the line, for anything that cannot be planned as it stands.
*/
function planFromJsonLines(text, source) {
	const refuse = (line, problem) => {
		throw new UsageError("BAD_INPUT", `${source}, line ${line}: ${problem}`);
	};
	const lines = readLines(text, refuse);
	if (lines.length === 0) throw new UsageError("BAD_INPUT", `${source} holds no pages`);
	const indexOf = /* @__PURE__ */ new Map();
	lines.forEach(({ id, line }, i) => {
		const earlier = indexOf.get(id);
		if (earlier !== void 0) refuse(line, `duplicate id ${quoted(id)}, first on line ${lines[earlier].line}`);
		indexOf.set(id, i);
	});
	return lines.map((page) => ({
		id: page.id,
		survival: poissonSurvival(ratePerSlot(page.rate)),
		weight: page.weight,
		trustedLastModified: page.trustedLastModified,
		links: page.links.map((id) => indexOf.get(id) ?? refuse(page.line, `link to unknown page ${quoted(id)}`))
	}));
}
function readLines(text, refuse) {
	const pages = [];
	let line = 0;
	for (const content of eachLine(text)) {
		line++;
		if (content.trim() === "") continue;
		if (pages.length === MOST_PAGES) refuse(line, `more than ${MOST_PAGES} pages`);
		pages.push(readPage(content, line, refuse));
	}
	return pages;
}
/** Lines without a copy of the whole text in pieces; a leading byte order mark is not part of the first. */
function* eachLine(text) {
	let start = text.startsWith("﻿") ? 1 : 0;
	while (start < text.length) {
		const end = text.indexOf("\n", start);
		yield text.slice(start, end < 0 ? text.length : end);
		start = end < 0 ? text.length : end + 1;
	}
}
function readPage(content, line, refuse) {
	const { id, ratePerSlot: rate, weight = 1, trustedLastModified = false, links = [] } = parse(content, line, refuse);
	if (typeof id !== "string" || id === "") return refuse(line, `"id" must be a non-empty string`);
	if (!isNonNegative(rate)) return refuse(line, `"ratePerSlot" must be a finite number of at least 0`);
	if (!isNonNegative(weight)) return refuse(line, `"weight" must be a finite number of at least 0`);
	if (typeof trustedLastModified !== "boolean") return refuse(line, `"trustedLastModified" must be true or false`);
	if (!isStrings(links)) return refuse(line, `"links" must be a list of page ids`);
	return {
		line,
		id,
		rate,
		weight,
		trustedLastModified,
		links
	};
}
function parse(content, line, refuse) {
	let value;
	try {
		value = JSON.parse(content);
	} catch {
		return refuse(line, "not valid JSON");
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse(line, "not a JSON object");
	return value;
}
function isNonNegative(value) {
	return typeof value === "number" && Number.isFinite(value) && value >= 0;
}
function isStrings(value) {
	return Array.isArray(value) && value.every((item) => typeof item === "string");
}
/** Ids come from outside: control characters are escaped and long ones cut. */
function quoted(id) {
	return JSON.stringify(id.length > 80 ? `${id.slice(0, 80)}…` : id);
}
//#endregion
//#region src/cli/run-plan.ts
var DEFAULT_THRESHOLD = .3;
/** Plans the pages of the input; `readText` gives the text of a file. */
function runPlan(options, readText) {
	const { model = "papers", links = false, threshold = DEFAULT_THRESHOLD } = options;
	check(threshold >= 0 && threshold <= 1, "--threshold must be between 0 and 1");
	check(isCount(options.sizeGuess ?? 1, 1), "--size-guess must be a whole number of at least 1");
	check(isCount(options.budget ?? 0, 0), "--budget must be a whole number of at least 0");
	const named = options.strategy === void 0 ? null : choosePlanner(options.strategy);
	const pages = planFromJsonLines(readText(options.input), options.input);
	const plan = (named ?? choosePlanner(defaultStrategy(pages, links))).plan({
		pages,
		model,
		known: links ? "first" : "all",
		sizeGuess: options.sizeGuess ?? null,
		revisitBudget: options.budget ?? null,
		threshold
	});
	const ids = (indices) => indices.map((i) => pages[i].id);
	return {
		strategy: plan.strategy,
		family: plan.family,
		model,
		pages: pages.length,
		expectedSharp: plan.expectedSharp,
		upperBound: plan.upperBound,
		ratio: plan.upperBound > 0 ? plan.expectedSharp / plan.upperBound : 1,
		visits: ids(plan.visits),
		revisits: ids(plan.revisits),
		hopeless: ids(plan.hopeless)
	};
}
/** The plan for people: the figures, then both orders, at most `most` pages of each. */
function renderPlan(output, most = 20) {
	const list = (ids) => {
		const shown = ids.slice(0, most).map(printable).join(" ");
		return ids.length > most ? `${shown} … (${ids.length - most} more)` : shown || "none";
	};
	return [
		`Strategy       ${output.strategy} (${output.family}, ${output.model} slots)`,
		`Pages          ${output.pages}`,
		`Expected sharp ${output.expectedSharp.toFixed(3)}`,
		`Upper bound    ${output.upperBound.toFixed(3)}, of which the plan reaches ${(100 * output.ratio).toFixed(2)} %`,
		`Visits         ${list(output.visits)}`,
		`Revisits       ${list(output.revisits)}`,
		`Hopeless       ${list(output.hopeless)}`,
		""
	].join("\n");
}
/** The best of its kind: stamps that are trusted are made use of where all pages are known. */
function defaultStrategy(pages, links) {
	if (links) return "optimal-online";
	return pages.some((page) => page.trustedLastModified) ? "optimal/hybrid" : "optimal";
}
function choosePlanner(name) {
	const planner = plannerByName(name);
	if (planner !== null) return planner;
	const names = PLANNERS.map((known) => known.name).join(", ");
	throw new UsageError("USAGE", `no strategy ${JSON.stringify(name)}; there are ${names}`);
}
function check(holds, problem) {
	if (!holds) throw new UsageError("USAGE", problem);
}
function isCount(value, least) {
	return Number.isSafeInteger(value) && value >= least;
}
//#endregion
//#region src/cli/commands/plan.ts
var INPUT_LINE = "{\"id\":\"p1\",\"ratePerSlot\":0.01,\"weight\":1,\"trustedLastModified\":false,\"links\":[\"p2\"]}";
/** Adds the verb. */
function addPlanCommand(program, io) {
	const command = program.command("plan").description("the best visit–revisit order for given pages and rates, its expected sharpness and the bound").requiredOption("--input <file>", `pages, one JSON object per line: ${INPUT_LINE}`).option("--strategy <name>", "which planner (default: the optimal one, with --links the optimal online one)").addOption(new Option("--model <name>", "how slots are counted").choices(["papers", "live"]).default("papers")).option("--links", "only the first page is known at the start; the rest turns up through links").option("--size-guess <n>", "guess of the number of pages, with --links", wholeNumber(1)).option("--budget <n>", "at most this many revisits", wholeNumber(0)).option("--threshold <p>", "a page whose chance to be sharp is below this is hopeless (default: 0.3)", Number).option("--json", "print one JSON document");
	command.action(() => {
		const options = command.opts();
		const output = runPlan(options, readText);
		io.out(options.json ? `${JSON.stringify(output)}\n` : renderPlan(output));
	});
}
function readText(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (cause) {
		throw unreadableFile(path, cause);
	}
}
//#endregion
export { addPlanCommand };
