import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { sr as TEXT_FORMS } from "./messages-BR4EaSfy.js";
import { Zn as toIso } from "./formats-CP_ayLbB.js";
import { y as searchArchive } from "./render-DH98pEeP.js";
import { t as indexTexts } from "./study-CIoHvote.js";
import { c as isUnfinished } from "./surt-CmP5UFl-.js";
import { n as printable, r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { c as openForReading, s as openForAdding } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { t as wholeNumber } from "./whole-number-DSJinVeL.js";
import { n as lastInstantOption, t as instantOption } from "./instant-option-0tbjoDki.js";
import { n as forGroupOption, t as archiveFor } from "./for-group-DSvNvcww.js";
import { Option } from "commander";
//#region src/cli/search/search-command.ts
var USUAL_LIMIT = 20;
/** Adds the verb. */
function addSearchCommand(program, io) {
	const command = program.command("search").description("find versions of pages by their words").argument("<words...>", "words (all of them), \"phrases\", -without, begin*").option("--at <time>", "only what a reader of this time would be shown", instantOption).option("--from <time>", "only what was seen from this time on", instantOption).option("--to <time>", "only what was seen up to this time; a year, month or day means all of it", lastInstantOption).option("--site <name>", "only pages of this site").addOption(new Option("--type <type>", "only such pages").choices([...TEXT_FORMS])).option("--language <code>", "only pages that say they are written in it, such as de", languageOption).option("--url-prefix <url>", "only addresses that begin so").option("--limit <n>", "at most this many hits", wholeNumber(1), USUAL_LIMIT).option("--json", "print one JSON document").addOption(forGroupOption());
	readsCluster(addSettings(command, ["archive"]), io).addHelpText("after", EXAMPLES).action((words) => search(words, command, io));
}
var EXAMPLES = `
Examples:
  isochron search river flood
  isochron search '"opening hours"' -holiday --at 2026-11-15
  isochron search -- 'kirch*' -dom --language de --json`;
function languageOption(text) {
	if (/^[A-Za-z]{2,8}$/.test(text)) return text.toLowerCase();
	throw new UsageError("USAGE", `--language: expected a code like de, got ${JSON.stringify(text.slice(0, 50))}`);
}
async function search(words, command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const { json, for: group, type, limit, ...narrowing } = command.opts();
	const { at, from, to, site, language, urlPrefix } = narrowing;
	const request = {
		...Object.fromEntries(Object.entries({
			at,
			from,
			to,
			site,
			language,
			urlPrefix,
			form: type
		}).filter(([, value]) => value !== void 0)),
		query: words.join(" "),
		offset: 0,
		limit
	};
	await addMissing(dir, io);
	const archive = await openForReading(dir, io);
	try {
		const result = await searchArchive(archiveFor(archive, group), request);
		io.out(json ? `${printableJson(asJson(result))}\n` : asText(result));
	} finally {
		await archive.close();
	}
}
/** What an interrupted run, an older program or a lost file left out is added first, unless a capture is running. */
async function addMissing(dir, io) {
	const reader = await openForReading(dir, io);
	let isWanted;
	try {
		const ended = (await reader.catalog.captures.list()).filter((capture) => !isUnfinished(capture));
		const done = await reader.search.captures().catch(() => /* @__PURE__ */ new Set());
		isWanted = ended.some(({ id }) => !done.has(id)) && !reader.hasWriter();
	} finally {
		await reader.close();
	}
	if (!isWanted) return;
	try {
		const archive = await openForAdding(dir, io);
		try {
			await indexTexts(archive, io.signal);
		} finally {
			await archive.close();
		}
	} catch (error) {
		if (!(error instanceof IsochronError) || !NOT_WRITTEN.has(error.code)) throw error;
	}
}
var NOT_WRITTEN = /* @__PURE__ */ new Set([
	"ARCHIVE_UNWRITABLE",
	"ARCHIVE_BUSY",
	"DISK_FULL"
]);
/** Times as people and other programs read them. */
function asJson({ hits, ...rest }) {
	return {
		...rest,
		hits: hits.map((hit) => ({
			...hit,
			firstSeenAt: toIso(hit.firstSeenAt),
			lastSeenAt: toIso(hit.lastSeenAt),
			replayAt: toIso(hit.replayAt),
			seen: hit.seen.map(({ from, to }) => ({
				from: toIso(from),
				to: toIso(to)
			}))
		}))
	};
}
function asText({ hits, total, next, unindexed }) {
	const shown = next === null ? "" : `, the first ${hits.length} of them`;
	return `${`${total.isExact ? "" : "at least "}${counted(total.count, "version")}${shown}\n`}${unindexed === 0 ? "" : `${counted(unindexed, "capture")} not searched yet: isochron reindex adds the words of all\n`}${hits.map((hit) => `\n${hitText(hit)}`).join("")}`;
}
var STANDINGS = {
	between: "seen before and after that time",
	told: "told of that time by others",
	nearest: "the nearest look to that time"
};
function hitText(hit) {
	const { url, title, firstSeenAt, lastSeenAt, standing, capture, isCut } = hit;
	const verb = hit.told === "all" ? "told of" : hit.told === "some" ? "seen or told of" : "seen";
	const facts = [
		firstSeenAt === lastSeenAt ? `${verb} ${toIso(firstSeenAt)}` : `${verb} ${toIso(firstSeenAt)} to ${toIso(lastSeenAt)}`,
		...standing === null ? [] : [STANDINGS[standing]],
		`capture ${capture}`,
		...isCut ? ["its beginning is searched"] : []
	];
	const snippet = hit.snippet.map(({ text, isHit }) => isHit ? `[${text}]` : text).join("");
	return [
		title === "" ? url : `${title}  ${url}`,
		facts.join(", "),
		snippet.trim()
	].flatMap((line, i) => line === "" ? [] : [`${i === 0 ? "" : "  "}${printable(line)}\n`]).join("");
}
//#endregion
export { addSearchCommand };
