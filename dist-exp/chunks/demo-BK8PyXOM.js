import { a as startLivingSite } from "./lab-xztJM_rt.js";
import { o as siteFromSeeds } from "./seeds-YrbBSZSj.js";
import { s as captureSite } from "./crawl-DVwKRWnu.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { l as withWorld, n as WORLD_SETTINGS } from "./open-world-zuh7A_hR.js";
import { n as printOutcome, o as ProgressLine } from "./capture-CjNGRu4b.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as wholeNumber } from "./whole-number-DSJinVeL.js";
import { n as serveUntilStopped } from "./serve-DITNPBlY.js";
import { join } from "node:path";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
//#region src/lab/judge/claim.ts
/** The claims of a certificate with this verdict. */
function claimsOf({ pages, asOf }, verdict) {
	return pages.filter((page) => page.verdict === verdict).map((page) => ({
		...page,
		asOf
	}));
}
//#endregion
//#region src/lab/judge/excuse.ts
/** What excuses a claim of these looks for one departure from the truth; `null` when one of them could have told. */
function excuseFor(stretch, looks, until) {
	if (stretch.differsIn === "varying") return excuse("varied-unseen", looks.at(-1), stretch);
	const byMaking = [...looks].sort((a, b) => a.madeAt - b.madeAt);
	const before = byMaking.findLast(({ madeAt }) => madeAt < stretch.from);
	const after = byMaking.find(({ madeAt }) => madeAt >= stretch.to);
	if (!before) return null;
	if (!after) {
		const stale = looks.find((look) => look.sentAt >= until && isHiddenCopy(look, stretch));
		return stale ? excuse("cached-without-a-sign", stale, stretch) : null;
	}
	if (isHiddenCopy(before, stretch)) return excuse("cached-without-a-sign", before, stretch);
	if (stretch.from <= before.lastByteAt) return excuse("changed-into-a-fetch", before, stretch);
	if (stretch.to > after.sentAt) return excuse("changed-into-a-fetch", after, stretch);
	return excuse("returned-between-looks", after, stretch);
}
/** Whether the look was sent when its state was over at the origin, and had no sign to tell it by. */
function isHiddenCopy({ sentAt, madeAt, answer }, { from }) {
	return !answer.hasCacheSign && madeAt < from && from <= sentAt;
}
function excuse(kind, look, { from }) {
	return {
		kind,
		look: new Date(look.sentAt).toISOString(),
		change: new Date(from).toISOString()
	};
}
//#endregion
//#region src/lab/judge/looks.ts
/** Every whole answer that the page gave under the claim's host name, in order. */
function answersTo(claim, page) {
	const { host } = new URL(claim.url);
	return page.answers.filter((answer) => answer.host === host);
}
/** The claim's looks that the site answered with a state, in order; what it has no answer to is no look. */
function looksOf(claim, answers, clocksDifferMs, trueMs) {
	return claim.records.flatMap((record) => {
		const sentAt = Math.floor(trueMs(Date.parse(record.sentAt)));
		const lastByteAt = Math.ceil(trueMs(Date.parse(record.lastByteAt)));
		const within = (slackMs) => answers.filter(({ chosenAt }) => isWithin(Date.parse(chosenAt), sentAt - slackMs, lastByteAt + slackMs));
		const exactly = within(0);
		const chosen = exactly.length > 0 ? exactly : within(clocksDifferMs);
		if (chosen.length !== 1) return [];
		const answer = chosen[0];
		const { pass, restsOn } = record;
		return [{
			sentAt,
			lastByteAt,
			pass,
			restsOn,
			answer,
			madeAt: Date.parse(answer.madeAt)
		}];
	}).sort((a, b) => a.sentAt - b.sentAt);
}
/** Until when a look vouches for what it showed (docs/evidence.md, caches). */
function vouchesUntil({ sentAt, answer }) {
	if (!answer.hasCacheSign) return sentAt;
	return answer.ageSeconds === null ? -Infinity : sentAt - (answer.ageSeconds + 1) * 1e3;
}
function isWithin(at, from, to) {
	return from <= at && at <= to;
}
//#endregion
//#region src/lab/judge/truth-of-claim.ts
/** The page of the site that the claim's path names; the host's name is judged by the answers. */
function pageOf(claim, truth) {
	const { pathname, search } = new URL(claim.url);
	return truth.pages.find(({ path }) => path === pathname + search);
}
/** Where the truth departs from the claim at any instant of the span. */
function wrongStretches(claim, page, span) {
	const stretches = [];
	const first = page.versions[0];
	if (!first || span.from < Date.parse(first.from)) stretches.push({
		from: -Infinity,
		to: first ? Date.parse(first.from) : Infinity,
		differsIn: "status"
	});
	for (const version of page.versions) {
		const differsIn = difference(version, claim);
		if (differsIn === null) continue;
		const to = version.to === null ? Infinity : Date.parse(version.to);
		const [last, from] = [stretches.at(-1), Date.parse(version.from)];
		if (last && last.differsIn === "varying" === (differsIn === "varying") && last.to === from) stretches.splice(-1, 1, {
			...last,
			to
		});
		else stretches.push({
			from,
			to,
			differsIn
		});
	}
	return stretches.filter(({ from, to }) => from <= span.to && to > span.from);
}
/** In what a version is not always what the claim says; `null` when it is, at every request. */
function difference(version, claim) {
	const contents = version.variants ?? [version.contentDigest];
	const shown = contents.find((digest) => digest === claim.contentDigest) ?? contents[0];
	return differsIn({
		...version,
		contentDigest: shown
	}, claim) ?? (contents.some((digest) => digest !== shown) ? "varying" : null);
}
/** The first part of the identity in which two states differ (docs/evidence.md, identity of a version). */
function differsIn(state, claim) {
	return [
		"status",
		"location",
		"contentType",
		"contentDigest"
	].find((part) => state[part] !== claim[part]) ?? null;
}
//#endregion
//#region src/lab/judge/judge.ts
/**
* Judges observed claims. The claimant's clock may differ by so much from the site's, and should be the same; where it
* was wrong by a known law, `trueMs` says when it was what the claimant's looks say, and claims are judged in true time.
*/
function judge(claims, truth, clocksDifferMs = 0, trueMs = (shownMs) => shownMs) {
	const judged = claims.map((claim) => judgeClaim(claim, truth, clocksDifferMs, trueMs));
	const counts = {
		held: 0,
		excused: 0,
		false: 0,
		unjudged: 0
	};
	const excused = {
		"returned-between-looks": 0,
		"changed-into-a-fetch": 0,
		"cached-without-a-sign": 0,
		"varied-unseen": 0
	};
	for (const { outcome, excuses } of judged) {
		counts[outcome]++;
		if (outcome === "excused") excused[excuses[0].kind]++;
	}
	return {
		claims: judged,
		counts,
		excused
	};
}
function judgeClaim(claim, truth, clocksDifferMs, trueMs) {
	const page = pageOf(claim, truth);
	if (!page) return {
		claim,
		outcome: "unjudged",
		faults: [],
		excuses: []
	};
	const { faults, excuses } = findingsOn(claim, page, clocksDifferMs, trueMs);
	return {
		claim,
		outcome: faults.length > 0 ? "false" : excuses.length > 0 ? "excused" : "held",
		faults: [...new Set(faults)],
		excuses: faults.length > 0 ? [] : excuses
	};
}
function findingsOn(claim, page, clocksDifferMs, trueMs) {
	const span = spanOf(claim);
	if (!span) return {
		faults: ["form"],
		excuses: []
	};
	const answers = answersTo(claim, page);
	const looks = looksOf(claim, answers, clocksDifferMs, trueMs);
	const plain = looks.filter(({ restsOn, answer }) => restsOn && !answer.conditional);
	const faults = [
		...page.answers.length > 0 && answers.length === 0 ? ["host"] : [],
		...faultsOfForm(claim, span),
		...faultsOfLooks(claim, plain, answers),
		...faultsOfEnds(span, plain),
		...isSelfVarying(looks) ? ["self-varying"] : []
	];
	const excuses = [];
	for (const stretch of wrongStretches(claim, page, span)) {
		const excuse = faults.length === 0 ? excuseFor(stretch, plain, span.to) : null;
		if (excuse) excuses.push(excuse);
		else faults.push(stretch.differsIn === "varying" ? "self-varying" : stretch.differsIn);
	}
	return {
		faults,
		excuses
	};
}
function spanOf({ interval, contentDigest, status }) {
	if (!interval || contentDigest === null || status === null) return null;
	const [from, to] = [Date.parse(interval.from), Date.parse(interval.to)];
	return from <= to ? {
		from,
		to
	} : null;
}
function faultsOfForm({ asOf }, { from, to }) {
	if (asOf === void 0) return [];
	const at = Date.parse(asOf);
	return from <= at && at <= to ? [] : ["as-of"];
}
function faultsOfLooks(claim, plain, answers) {
	const [first, last] = [plain[0], plain.at(-1)];
	if (plain.length < 2 || !first || !last) return ["looks"];
	const between = answers.filter(({ chosenAt }) => chosenAt > first.answer.chosenAt && chosenAt < last.answer.chosenAt);
	return [...plain.flatMap(({ answer }) => differsIn(answer, claim) ?? []), ...between.some((answer) => differsIn(answer, claim) !== null) ? ["differing-look"] : []];
}
/** Closed, from the last byte of the first look to where the later ones vouch (docs/evidence.md, intervals). */
function faultsOfEnds({ from, to }, [first, ...later]) {
	if (!first || later.length === 0) return [];
	return [...from < first.lastByteAt ? ["from"] : [], ...to > Math.max(...later.map(vouchesUntil)) ? ["to"] : []];
}
/** Two back-to-back answers that differ: never sharp in that capture (docs/evidence.md, noise). */
function isSelfVarying(looks) {
	const probes = looks.filter(({ pass }) => pass === "probe");
	return probes.some(({ answer }, i) => i > 0 && differsIn(answer, probes[i - 1].answer) !== null);
}
//#endregion
//#region src/cli/truth-check.ts
/** One paragraph: how many of the sharp pages are true by the site's own record. */
function compareWithTruth(certificate, truth) {
	const { claims, counts } = judge(claimsOf(certificate, "sharp"), truth);
	const wrong = claims.length - counts.held - counts.excused;
	return `\n  Held against the living site's own record: ${counts.held} of ${claims.length} sharp pages were as claimed, ${counts.excused} changed and changed back between the sightings (which no two sightings can tell), ${wrong} claims were false.\n`;
}
//#endregion
//#region src/cli/commands/demo.ts
var SETTINGS = [
	...WORLD_SETTINGS,
	"delay",
	"strategy",
	"threshold",
	"host",
	"port",
	"replayPort",
	"replayDomain"
];
var DEMO_DELAY = "40ms";
/** Adds the verb. */
function addDemoCommand(program, io) {
	const command = program.command("demo").description("capture a living demo site while it changes, report, and serve the archive").option("--once", "end after the report instead of serving the archive").option("--pages <n>", "size of the demo site", wholeNumber(1), 150).option("--seed <n>", "which demo site", wholeNumber(0), 7).option("--json", "print one JSON document");
	addSettings(command, SETTINGS).addHelpText("after", OWN_DEFAULTS).action(() => runDemo(command, io));
}
var OWN_DEFAULTS = `
The demo's own defaults: --delay ${DEMO_DELAY}, --archive a new temporary directory, and loopback is always allowed.`;
async function runDemo(command, io) {
	const options = command.opts();
	const given = settingsOf(command, SETTINGS, {
		...io,
		env: {
			...io.env,
			ISOCHRON_DELAY: io.env["ISOCHRON_DELAY"] ?? DEMO_DELAY,
			ISOCHRON_ALLOW_PRIVATE: "true"
		}
	});
	const archive = options.archive ?? io.env["ISOCHRON_ARCHIVE"] ?? await mkdtemp(join(tmpdir(), "isochron-demo-"));
	const clock = new SystemClock();
	const site = await startLivingSite({
		preset: "demo",
		pages: options.pages,
		seed: options.seed,
		clock
	});
	try {
		await demonstrate(site, {
			...given,
			archive
		}, options, io);
	} finally {
		await site.close();
	}
}
async function demonstrate(site, settings, options, io) {
	io.err(`A living site of ${options.pages} pages runs on ${site.url} and changes while it is captured.\n`);
	const capture = async (world) => {
		const progress = new ProgressLine(io);
		const { delay, strategy, threshold } = settings;
		const outcome = await captureSite({
			site: siteFromSeeds([site.url]),
			settings: {
				delayMs: delay,
				strategy,
				maxPages: 1e4,
				threshold
			}
		}, world, {
			signal: io.signal,
			onProgress: progress.show
		});
		progress.end();
		printOutcome(outcome, world, options.json === true, io);
		if (!options.json) io.out(compareWithTruth(outcome.certificate, site.truth()));
		if (options.once) {
			if (!options.json) io.out(`\n  To browse it:  ${program(io)} serve --archive ${world.archive.dir}\n`);
			return;
		}
		const { host, port, replayPort, replayDomain } = settings;
		const tourOf = outcome.report.site;
		await serveUntilStopped(world.archive, {
			host,
			port,
			replayPort,
			replayDomain,
			tourOf
		}, io);
	};
	await withWorld(settings, io, capture, site.clock);
}
/** How this program is called here: from a clone, the launcher beside package.json. */
function program(io) {
	return io.env["npm_lifecycle_event"] === "demo" ? "./isochron" : "isochron";
}
//#endregion
export { addDemoCommand };
