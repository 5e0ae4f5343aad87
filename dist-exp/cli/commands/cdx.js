// `isochron cdx` and `isochron surt`: questions to the index, and the keys that it is sorted by.
import { Option } from "commander";
import { UsageError } from "#errors.js";
import { printable, surt, surtPrefix, printableJson } from "#formats/index.js";
import { toIso } from "#model/index.js";
import { CDX_MATCHES, formatCdxLine, queryCdx } from "#store/index.js";
import { readsCluster } from "../cluster/reads-cluster.js";
import { instantOption, lastInstantOption } from "../options/instant-option.js";
import { addSettings, settingsOf } from "../options/options.js";
import { wholeNumber } from "../options/whole-number.js";
/** Adds the verb `cdx`. */
export function addCdxCommand(program, io) {
    const command = program
        .command("cdx")
        .description("find captures of a URL in the archive's indexes; prints CDXJ lines")
        .argument("<url>", "the URL, or the beginning of one with --match")
        .addOption(new Option("--match <how>", "which URLs answer").choices([...CDX_MATCHES]).default("exact"))
        .option("--from <time>", "captures from this time on", instantOption)
        .option("--to <time>", "captures up to this time; a year, month or day means all of it", lastInstantOption)
        .option("--closest <time>", "nearest first", instantOption)
        .option("--limit <n>", "at most this many", wholeNumber(1))
        .option("--json", "print one JSON document");
    readsCluster(addSettings(command, ["archive"]), io).action((url) => answer(url, command, io));
}
/** A scheme; or, as people type them, a host: of one name where the whole of it is asked for. */
const URL_START = /^[a-z][a-z\d+.-]*:\S|^(?:localhost|\[[\da-f:.]+\]|[^\s/?#:]+\.[^\s/?#.:]+)(?:[:/?#]|$)/i;
const HOST = /^[^\s/?#]+$/;
/** What is no URL would find nothing, and nobody would know why. */
function requireUrl(url, match) {
    if (URL_START.test(url) || ((match === "host" || match === "domain") && HOST.test(url)))
        return;
    const told = JSON.stringify(printable(url.slice(0, 200)));
    throw new UsageError("BAD_INPUT", `not a URL: ${told}; it begins with a scheme or a host, as in https://example.org/`);
}
async function answer(url, command, io) {
    const { archive } = settingsOf(command, ["archive"], io);
    const { json, match, from, to, closest, limit } = command.opts();
    requireUrl(url, match);
    const given = Object.entries({ match, from, to, closest, limit }).filter(([, value]) => value !== undefined);
    const entries = [];
    for await (const entry of queryCdx(archive, { url, ...Object.fromEntries(given) })) {
        if (json)
            entries.push(entry);
        else
            io.out(`${printable(formatCdxLine(entry).trimEnd())}\n`);
    }
    const rows = entries.map((entry) => ({ ...entry, at: toIso(entry.at) }));
    if (json)
        io.out(`${printableJson({ captures: rows })}\n`);
}
/** Adds the verb `surt`. */
export function addSurtCommand(program, io) {
    const command = program
        .command("surt")
        .description("the look-up keys (SURT) of URLs")
        .argument("<url...>", "URLs")
        .option("--prefix", "SURT prefixes for --scope surt instead: scheme, www and case kept, cut at the last slash");
    command.action((urls) => {
        const { prefix } = command.opts();
        for (const url of urls)
            io.out(`${printable(prefix ? prefixOf(url) : surt(url))}\n`);
    });
}
function prefixOf(url) {
    const prefix = surtPrefix(url);
    if (prefix === null)
        throw new UsageError("BAD_INPUT", `no host in ${JSON.stringify(url.slice(0, 200))}`);
    return prefix;
}
