import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { ir as PAGE_LABELS, or as isCaptured } from "./messages-BR4EaSfy.js";
import { Kn as parsePageUrl, Zn as toIso } from "./formats-CP_ayLbB.js";
import { _ as whyOf, f as captureOfPage } from "./study-CIoHvote.js";
import { d as isPageUrl } from "./surt-CmP5UFl-.js";
import { ft as pageLabel } from "./missing-page-text-DkML2foU.js";
import { S as openWatchToRead } from "./store-B-jxG4ia.js";
import { n as printable, r as printableJson } from "./printable-CT0AKITj.js";
import { D as shellWord } from "./crawl-DVwKRWnu.js";
import { c as openForReading } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
//#region src/cli/watch/watch-why.ts
/** So many turns are looked back at: a week of hours. */
var TURNS = 168;
/** Turns in which it was looked at that are told. */
var TOLD = 5;
/** Asks the watch of an archive; `null` where the page is not under watch. */
async function watchWhy(dir, url, sightings) {
	const stores = openWatchToRead(dir);
	if (stores === null) return null;
	try {
		for (const { site, skip } of await stores.memory.statuses()) {
			const page = await stores.memory.page(site, url);
			if (page === null) continue;
			const turns = (await stores.memory.turns(site, TURNS)).filter(({ kind }) => kind === "refresh");
			return {
				site,
				state: page.state,
				...choices(turns, url),
				round: roundOf(skip, sightings)
			};
		}
		return null;
	} finally {
		stores.close();
	}
}
function choices(turns, url) {
	return {
		chosen: turns.flatMap((turn) => turn.chosen.filter((one) => one.url === url).map(({ because, index }) => ({
			at: toIso(turn.at),
			because,
			index
		}))).slice(0, TOLD),
		turns: turns.length,
		bar: turns[0]?.bar ?? null
	};
}
/** A failed look shows nothing of the page, and what others recorded or told of it is no look of ours. */
function roundOf(skip, sightings) {
	if (skip === void 0) return null;
	const isVerified = sightings.some((sighting) => sighting.times.sentAt >= skip.beganAt && isCaptured(sighting) && sighting.outcome.imported === void 0 && sighting.outcome.told === void 0);
	return {
		beganAt: toIso(skip.beganAt),
		isVerified
	};
}
/** The same in lines for people. */
function watchWhyLines({ site, state, chosen, turns, bar, round }) {
	const needed = bar === null ? "" : `; the last of them took pages from an index of ${bar.toPrecision(2)} on`;
	return [
		`  watch    ${state === "watched" ? "under watch" : state} in ${site}; ${turns} turns of looks remembered${needed}`,
		...chosen.map(({ at, because, index }) => `  chosen   ${at}  ${because}, index ${index.toPrecision(2)}`),
		...chosen.length === 0 && turns > 0 ? ["  chosen   in none of them: others were worth more"] : [],
		...round === null || round.isVerified ? [] : [`  round    unverified: not looked at since the round began at ${round.beganAt}`]
	];
}
//#endregion
//#region src/cli/commands/why.ts
/** Adds the verb. */
function addWhyCommand(program, io) {
	const command = program.command("why").description("say what happened to a URL in a capture, and why").argument("<url>", "the exact address");
	readsCluster(addSettings(command, ["archive"]), io).option("--capture <id>", "the capture's id (default: the newest of the page's site)").option("--json", "print one JSON document").action((url) => printWhy(url, command, io));
}
async function printWhy(text, command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const { capture: id, json } = command.opts();
	const url = isPageUrl(text) ? text : parsePageUrl(text);
	if (url === null) throw new UsageError("USAGE", `not a URL: ${JSON.stringify(text.slice(0, 200))}`);
	const archive = await openForReading(dir, io);
	try {
		const { captures } = archive.catalog;
		const capture = id === void 0 ? await captureOfPage(url, archive) : await captures.get(id);
		if (!capture) throw new UsageError("NOT_FOUND", `no capture${id === void 0 ? "" : ` ${JSON.stringify(id)}`} in ${dir}; isochron captures lists them`);
		const why = await whyOf(archive, capture, url);
		const watch = await watchWhy(dir, url, await archive.catalog.sightings.ofPage(url));
		io.out(json ? `${printableJson({
			...why,
			...watch && { watch }
		})}\n` : inWords(why, watch));
	} finally {
		await archive.close();
	}
}
var MOST_REQUESTS = 20;
function inWords({ url, capture, answer, found, requests, looks, labels }, watch) {
	const from = found && (found.via === null ? "a seed or a listed address" : `a link on ${pageLabel(found.via)}`);
	return `${[
		pageLabel(url),
		...pageLabel(url) === url ? [] : [`  exactly  ${url}`],
		`  ${answer}`,
		`  capture  ${capture}`,
		found && `  found    by ${from}, ${found.kind}, depth ${found.depth}${found.late ? ", after the time point" : ""}`,
		...looks.map(({ at, pass, outcome, detail }) => `  ${pass.padEnd(8)} ${at}  ${outcome}${detail === null ? "" : `: ${detail}`}`),
		...requests.slice(0, MOST_REQUESTS).flatMap((one) => [`  request  ${pageLabel(one)}`, `           isochron why ${shellWord(one)}`]),
		requests.length > MOST_REQUESTS ? `  and ${requests.length - MOST_REQUESTS} more requests; --json lists all` : null,
		...watch === null ? [] : watchWhyLines(watch),
		...labels.map((label) => `  label    ${label}: ${PAGE_LABELS[label]}`)
	].filter((line) => line !== null).map(printable).join("\n")}\n`;
}
//#endregion
export { addWhyCommand };
