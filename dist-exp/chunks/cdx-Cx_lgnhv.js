import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Ut as CDX_MATCHES, gn as formatLine } from "./messages-BR4EaSfy.js";
import { Zn as toIso } from "./formats-CP_ayLbB.js";
import { n as surt } from "./surt-CmP5UFl-.js";
import { K as queryCdx } from "./store-B-jxG4ia.js";
import { l as surtPrefix } from "./seeds-YrbBSZSj.js";
import { n as printable, r as printableJson } from "./printable-CT0AKITj.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { t as wholeNumber } from "./whole-number-DSJinVeL.js";
import { n as lastInstantOption, t as instantOption } from "./instant-option-0tbjoDki.js";
import { Option } from "commander";
//#region src/cli/commands/cdx.ts
/** Adds the verb `cdx`. */
function addCdxCommand(program, io) {
	const command = program.command("cdx").description("find captures of a URL in the archive's indexes; prints CDXJ lines").argument("<url>", "the URL, or the beginning of one with --match").addOption(new Option("--match <how>", "which URLs answer").choices([...CDX_MATCHES]).default("exact")).option("--from <time>", "captures from this time on", instantOption).option("--to <time>", "captures up to this time; a year, month or day means all of it", lastInstantOption).option("--closest <time>", "nearest first", instantOption).option("--limit <n>", "at most this many", wholeNumber(1)).option("--json", "print one JSON document");
	readsCluster(addSettings(command, ["archive"]), io).action((url) => answer(url, command, io));
}
/** A scheme; or, as people type them, a host: of one name where the whole of it is asked for. */
var URL_START = /^[a-z][a-z\d+.-]*:\S|^(?:localhost|\[[\da-f:.]+\]|[^\s/?#:]+\.[^\s/?#.:]+)(?:[:/?#]|$)/i;
var HOST = /^[^\s/?#]+$/;
/** What is no URL would find nothing, and nobody would know why. */
function requireUrl(url, match) {
	if (URL_START.test(url) || (match === "host" || match === "domain") && HOST.test(url)) return;
	const told = JSON.stringify(printable(url.slice(0, 200)));
	throw new UsageError("BAD_INPUT", `not a URL: ${told}; it begins with a scheme or a host, as in https://example.org/`);
}
async function answer(url, command, io) {
	const { archive } = settingsOf(command, ["archive"], io);
	const { json, match, from, to, closest, limit } = command.opts();
	requireUrl(url, match);
	const given = Object.entries({
		match,
		from,
		to,
		closest,
		limit
	}).filter(([, value]) => value !== void 0);
	const entries = [];
	for await (const entry of queryCdx(archive, {
		url,
		...Object.fromEntries(given)
	})) if (json) entries.push(entry);
	else io.out(`${printable(formatLine(entry).trimEnd())}\n`);
	const rows = entries.map((entry) => ({
		...entry,
		at: toIso(entry.at)
	}));
	if (json) io.out(`${printableJson({ captures: rows })}\n`);
}
/** Adds the verb `surt`. */
function addSurtCommand(program, io) {
	const command = program.command("surt").description("the look-up keys (SURT) of URLs").argument("<url...>", "URLs").option("--prefix", "SURT prefixes for --scope surt instead: scheme, www and case kept, cut at the last slash");
	command.action((urls) => {
		const { prefix } = command.opts();
		for (const url of urls) io.out(`${printable(prefix ? prefixOf(url) : surt(url))}\n`);
	});
}
function prefixOf(url) {
	const prefix = surtPrefix(url);
	if (prefix === null) throw new UsageError("BAD_INPUT", `no host in ${JSON.stringify(url.slice(0, 200))}`);
	return prefix;
}
//#endregion
export { addCdxCommand, addSurtCommand };
