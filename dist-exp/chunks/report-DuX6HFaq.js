import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Jn as dcPairs, rr as TOLD_TIERS } from "./messages-BR4EaSfy.js";
import { Kn as parsePageUrl, Zn as toIso } from "./formats-CP_ayLbB.js";
import { Dt as provedIntervals } from "./render-DH98pEeP.js";
import { G as coherentOver, K as largestCoherentSet, U as ToldCoverage, W as archiveView, ct as bestSpan, g as sightingsByPage, l as measureCapture, m as siteNamed, p as capturesOfSite, s as siteSeries, u as measureSite } from "./study-CIoHvote.js";
import { a as isOfMoment, c as isUnfinished, o as isRefresh, s as isTestimony } from "./surt-CmP5UFl-.js";
import { N as renderTerminal, U as fullTime, _ as renderSiteViewHtml, ft as pageLabel, g as replayHeadline, j as renderHtml, lt as TELLER, v as renderSeriesHtml, x as renderMeasuresTerminal, y as renderSeriesTerminal } from "./missing-page-text-DkML2foU.js";
import { ct as isTold } from "./store-B-jxG4ia.js";
import { n as printable, r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { a as parseDurationMs } from "./config-BR9CBN-t.js";
import { D as shellWord } from "./crawl-DVwKRWnu.js";
import { c as openForReading } from "./open-world-zuh7A_hR.js";
import { r as keptReplayCheck } from "./kept-replay-check-CyY_EBUb.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { t as findCapture } from "./find-capture-NN4qzVmh.js";
import { readFileSync, statSync } from "node:fs";
import { InvalidArgumentError } from "commander";
//#region src/cli/site-view/told-view.ts
/** Reads what the testimonies of a site tell; none for a tier of which there is none. */
async function toldViews(archive, captures) {
	const views = [];
	for (const tier of TOLD_TIERS.toReversed()) {
		const own = captures.filter(({ settings }) => settings.testimony?.tier === tier);
		if (own.length === 0) continue;
		const coverage = new ToldCoverage();
		for (const { id } of own) for await (const sighting of archive.catalog.sightings.ofCapture(id)) if (isTold(sighting)) coverage.see(sighting);
		const steps = coverage.steps().map(({ at, weight }) => ({
			at: toIso(at),
			pages: weight
		}));
		const { pages, versions } = coverage;
		views.push({
			tier,
			testimonies: own.length,
			pages,
			versions,
			steps
		});
	}
	return views;
}
//#endregion
//#region src/cli/site-view/archive-view.ts
/** Reads every sighting of a site's captures; `null` when it has none. */
async function siteView(archive, site, spanMs) {
	const all = await capturesOfSite(site, archive);
	const captures = all.filter((one) => !isTestimony(one));
	const told = await toldViews(archive, all);
	const sightings = await sightingsByPage(captures.reverse(), archive);
	if (sightings.size === 0 && told.length === 0) return null;
	const view = archiveView(sightings);
	const proved = [...sightings].map(([page, seen]) => provedPage(page, seen));
	const refreshes = captures.filter(isRefresh).length;
	const preferred = view.steps.at(-1)?.at ?? 0;
	return {
		site,
		captures: captures.filter(isOfMoment).length,
		...refreshes > 0 && { refreshes },
		pages: view.pages,
		steps: view.steps.map(({ at, weight }) => ({
			at: toIso(at),
			pages: weight
		})),
		best: bestOf(proved, preferred),
		span: spanMs === null ? null : spanOf(proved, spanMs, preferred),
		...told.length > 0 && { told }
	};
}
function provedPage(page, seen) {
	return {
		page,
		weight: 1,
		intervals: provedIntervals(seen)
	};
}
function bestOf(proved, preferred) {
	const set = largestCoherentSet(proved, preferred);
	if (!set) return null;
	const { asOf, span, members, spoilers } = set;
	return {
		asOf: toIso(asOf),
		...isoSpan(span),
		pages: members.length,
		spoilers
	};
}
function spanOf(proved, spanMs, preferred) {
	const intervals = proved.flatMap((page) => page.intervals.map((own) => ({
		...own,
		weight: 1
	})));
	const span = bestSpan(intervals, spanMs, preferred);
	return span && {
		...isoSpan(span),
		pages: coherentOver(proved, span).length
	};
}
function isoSpan({ from, to }) {
	return {
		from: toIso(from),
		to: toIso(to)
	};
}
var MOST_SPOILERS = 20;
var ROWS = 24;
var BAR_WIDTH = 40;
/** The view for people: the curve in rows, the best instant, the best interval, what spoils it. */
function siteViewText(view, printable) {
	const { site, captures, refreshes = 0, pages, best, span } = view;
	const watched = refreshes === 0 ? "" : ` and ${counted(refreshes, "day")} of a watch's looks`;
	const lines = [`${printable(site)}: ${counted(pages, "page")} in ${counted(captures, "capture")}${watched}, as seen (observed only)`];
	lines.push(...rows(view.steps, pages));
	if (best) {
		lines.push(`best instant: ${best.asOf}: ${best.pages} of ${pages} pages, the same from ${best.from} to ${best.to}`);
		for (const url of best.spoilers.slice(0, MOST_SPOILERS)) lines.push(`  not proved there: ${printable(pageLabel(url))}`);
		if (best.spoilers.length > MOST_SPOILERS) lines.push(`  and ${best.spoilers.length - MOST_SPOILERS} more; --json lists them`);
	} else lines.push("no page was seen twice in one state: nothing is proved at any instant");
	if (span) lines.push(`as of [${span.from}, ${span.to}]: ${span.pages} of ${pages} pages seen identical before and after it, none differing between`);
	for (const told of view.told ?? []) lines.push(...toldLines(told));
	return `${lines.join("\n")}\n`;
}
function toldLines({ tier, testimonies, pages, versions, steps }) {
	const words = `${counted(pages, "page")}, ${counted(versions, "version")} in ${testimonies === 1 ? "1 testimony" : `${testimonies} testimonies`}`;
	return [`${tier} (${TELLER[tier]}; nothing of it is proved by looks): ${words}`, ...rows(steps, pages)];
}
function rows(steps, pages) {
	return thinned(steps).map(({ at, pages: some }) => `  ${at}  ${"█".repeat(Math.round(BAR_WIDTH * some / pages)).padEnd(BAR_WIDTH)} ${some}`);
}
/** Of many steps the highest of each of some equal parts, so that no peak is lost. */
function thinned(steps) {
	const size = Math.ceil(steps.length / ROWS);
	const rows = [];
	for (let i = 0; i < steps.length; i += size) rows.push(steps.slice(i, i + size).reduce((best, step) => step.pages > best.pages ? step : best));
	return rows;
}
//#endregion
//#region src/cli/options/importance-option.ts
var MOST_FILE_BYTES = 268435456;
var MOST_KEYWORDS = 100;
/** Reads the option: `pagerank`, `keywords:a,b`, or a file of weights. */
function importanceChoice(text) {
	if (text === "pagerank") return { kind: "pagerank" };
	if (text.startsWith("keywords:")) return {
		kind: "keywords",
		keywords: keywordsIn(text)
	};
	return weightsIn(text);
}
function keywordsIn(text) {
	const keywords = text.slice(9).split(",").map((word) => word.trim()).filter((word) => word !== "");
	if (keywords.length === 0 || keywords.length > MOST_KEYWORDS) throw new UsageError("USAGE", `--importance keywords: expects 1 to ${MOST_KEYWORDS} words, as in keywords:a,b`);
	return keywords;
}
/** One line per page: a weight from 0 to 1, white space, the address or `*` for all others; `#` begins a remark. */
function weightsIn(path) {
	const weights = /* @__PURE__ */ new Map();
	let otherwise = 1;
	for (const [i, line] of readText(path).split(/\r?\n/).entries()) {
		if (/^\s*(?:#|$)/.test(line)) continue;
		const [, figure = "", name = ""] = /^\s*(\d*\.?\d+)\s+(\S+)\s*$/.exec(line) ?? [];
		const weight = Number(figure);
		const url = name === "*" ? "*" : parsePageUrl(name);
		if (figure === "" || weight > 1 || url === null) throw new UsageError("BAD_INPUT", `${path} line ${i + 1}: expected a weight from 0 to 1 and an address or *`);
		if (url === "*") otherwise = weight;
		else weights.set(url, weight);
	}
	return {
		kind: "given",
		name: path,
		weights,
		otherwise
	};
}
function readText(path) {
	try {
		if (statSync(path).size > MOST_FILE_BYTES) throw new UsageError("BAD_INPUT", `${path} is too large`);
		return readFileSync(path, "utf8");
	} catch (cause) {
		if (cause instanceof UsageError) throw cause;
		throw new UsageError("NOT_FOUND", `--importance: expected pagerank, keywords:a,b or a file of weights; ${JSON.stringify(path)} cannot be read`, { cause });
	}
}
//#endregion
//#region src/cli/commands/report.ts
/** Adds the verb. */
function addReportCommand(program, io) {
	const command = program.command("report").description("say what a capture proves, page by page").argument("[capture]", "the capture's id, or a site for its newest (default: the newest finished one)");
	readsCluster(addSettings(command, ["archive"]), io).option("--json", "print one JSON document").option("--html", "print a self-contained HTML page").option("--all", "list every page that is not sharp").option("--measures", "add the literature's measures: coherence, completeness, blur, composite mementos").option("--importance <how>", "weigh pages in the measures: pagerank, keywords:a,b, or a file with a weight and an address per line").option("--archive-view <site>", "instead: how much of a site is proved at every instant, over all its captures").option("--span <time>", "with --archive-view: also the best interval of this length, such as 1h", span).option("--series <site>", "instead: the quality of a site's captures, one after the other").addHelpText("after", EXAMPLES).action((id) => printReport(id ?? null, command, io));
}
var EXAMPLES = `
Examples:
  isochron report --measures --importance pagerank
  isochron report --archive-view example.org --measures --html > example.html
  isochron report --series example.org
  isochron report localhost:8080`;
function span(text) {
	const lengthMs = parseDurationMs(text);
	if (lengthMs === null) throw new InvalidArgumentError("Expected a duration like 250ms, 1s or 2m.");
	return lengthMs;
}
async function printReport(id, command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const options = command.opts();
	requireOneSubject(id, options);
	const choice = options.importance === void 0 ? null : importanceChoice(options.importance);
	const archive = await openForReading(dir, io);
	const job = {
		archive,
		options,
		io,
		choice,
		isMeasured: options.measures === true || choice !== null
	};
	try {
		if (options.archiveView !== void 0) await printView(await siteOf(options.archiveView, archive), job);
		else if (options.series !== void 0) await printSeries(await siteOf(options.series, archive), job);
		else await printCapture(id, job);
	} finally {
		await archive.close();
	}
}
/** One report has one subject; which of two was meant is not guessed. */
function requireOneSubject(id, { archiveView, series }) {
	const named = [
		...id === null ? [] : ["a capture"],
		...archiveView === void 0 ? [] : ["--archive-view"],
		...series === void 0 ? [] : ["--series"]
	];
	if (named.length > 1) throw new UsageError("USAGE", `${named.join(" and ")}: ask for one of them at a time`);
}
async function printCapture(id, { archive, options, io, choice, isMeasured }) {
	const { capture, report } = await findReport(archive, id);
	const measures = isMeasured ? await measureCapture(capture, archive, choice) : null;
	const look = {
		colour: io.interactive,
		width: io.columns
	};
	const described = await describedAs(capture, archive);
	const check = await keptReplayCheck(archive.results, capture.id);
	const noted = check ? {
		...report,
		notes: [...report.notes, checkedWords(check)]
	} : report;
	const checked = check && { replayCheck: {
		checkedAt: check.checkedAt,
		counts: check.counts
	} };
	if (options.json) io.out(asJson({
		...report,
		...measures && { measures },
		...described,
		...checked
	}));
	else if (options.html) io.out(renderHtml(noted, measures));
	else {
		for (const [element, value] of dcPairs(described?.description ?? {})) io.out(`  ${element.padEnd(12)}${printable(value)}\n`);
		io.out(renderTerminal(noted, {
			...look,
			...options.all ? { mostPages: Infinity } : {}
		}));
		if (measures) io.out(`\n${renderMeasuresTerminal(measures, look)}`);
	}
}
/** How its pages came out in replay, by the last check that was made. */
function checkedWords(check) {
	return `${replayHeadline(check)} (checked ${fullTime(check.checkedAt)})`;
}
/** What people say of the capture, or of its site where they say nothing of it. */
async function describedAs({ id, site }, { descriptions }) {
	const own = await descriptions.get({
		kind: "capture",
		capture: id
	});
	const description = {
		...(await descriptions.get({
			kind: "site",
			site
		}))?.elements,
		...own?.elements
	};
	return dcPairs(description).length === 0 ? null : { description };
}
async function printView(site, { archive, options, io, choice, isMeasured }) {
	const view = await siteView(archive, site, options.span ?? null);
	if (!view) throw noSite(site, archive);
	const measures = isMeasured ? await measureSite(site, archive, choice) : [];
	if (options.json) io.out(asJson(isMeasured ? {
		...view,
		measures
	} : view));
	else if (options.html) io.out(renderSiteViewHtml(view, measures));
	else {
		io.out(siteViewText(view, printable));
		for (const one of measures) io.out(`\n${renderMeasuresTerminal(one, {
			colour: io.interactive,
			width: io.columns
		})}`);
	}
}
async function printSeries(site, { archive, options, io }) {
	const series = await siteSeries(site, archive);
	if (series.points.length === 0) throw noSite(site, archive);
	if (options.json) io.out(asJson(series));
	else io.out(options.html ? renderSeriesHtml(series) : renderSeriesTerminal(series));
}
function asJson(value) {
	return `${printableJson(value)}\n`;
}
/** The site meant; what is none of the archive's is told as it was typed. */
async function siteOf(text, archive) {
	const site = await siteNamed(text, archive);
	if (site === null) throw noSite(text, archive);
	return site;
}
function noSite(site, { dir }) {
	return new UsageError("NOT_FOUND", `no capture of ${JSON.stringify(site)} in ${dir}; isochron captures lists the sites`);
}
async function findReport(archive, text) {
	const capture = await findCapture(archive, text, { elseOfNone: true });
	const report = await archive.results.getReport(capture.id);
	if (report) return {
		capture,
		report
	};
	const why = isTestimony(capture) ? "is a testimony that is not over yet: whoever tells it goes on with it, and then it is reported" : isRefresh(capture) ? "holds looks of a watch, which are reported when their day is over" : isUnfinished(capture) ? `is not finished; isochron capture --resume --archive ${shellWord(archive.dir)} finishes it` : capture.phase === "failed" ? "failed: no seed showed any state, so there is nothing to report" : `has no report; isochron capture --resume --archive ${shellWord(archive.dir)} makes it`;
	throw new UsageError("NOT_FOUND", `capture ${capture.id} ${why}`);
}
//#endregion
export { addReportCommand };
