// Which source a command line names: its kind before the colon, its place after it.
import { UsageError } from "#errors.js";
import { HttpFetcher } from "#fetch/index.js";
import { AskedSource, localServer, openFilesSource, openGitSource, openWikiSource, openWxrSource, PLAIN_RULES, readSiteRules, } from "#take/index.js";
import { readAtMost } from "../options/small-file.js";
import { SOFTWARE } from "../version.js";
const MOST_MAP_BYTES = 1_000_000;
const KINDS = ["git", "files", "wxr", "mediawiki"];
/** Options that say something of some kinds only. */
const MEANT_FOR = {
    dir: ["git"],
    cleanUrls: ["git", "files"],
    map: ["git", "files"],
    at: ["files", "wxr", "mediawiki"],
    ask: ["files"],
};
/** Opens the source that is named. @throws UsageError */
export async function openSource(text, opening) {
    const [, kind, place] = /^([a-z]+):(.+)$/s.exec(text) ?? [];
    if (!isKind(kind) || place === undefined)
        throw new UsageError("USAGE", `expected ${KINDS.map((one) => `${one}:…`).join(", ")}, got ${JSON.stringify(text.slice(0, 200))}`);
    refuseStray(kind, opening.flags);
    const source = await OPENERS[kind](place, opening);
    return { source, close: () => source.close() };
}
function isKind(kind) {
    return KINDS.some((one) => one === kind);
}
/** An option that would be passed over in silence is refused. */
function refuseStray(kind, flags) {
    for (const [name, kinds] of Object.entries(MEANT_FOR)) {
        if (kinds.includes(kind) || !(name in flags))
            continue;
        const option = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        throw new UsageError("USAGE", `--${option} says nothing of ${kind}: it is for ${kinds.join(" and ")}`);
    }
}
const OPENERS = {
    async git(dir, { root, flags, clock }) {
        const rules = await rulesOf(flags);
        if (Object.keys(rules.redirects).length > 0)
            throw new UsageError("USAGE", "--map: redirects are told of files alone; since when they stood, a history does not say");
        const folder = (flags.dir ?? "").replace(/^(\.?\/)+|\/+$/g, "");
        return openGitSource({ dir, branch: flags.branch, folder, root, rules }, clock);
    },
    async files(dir, { root, flags, clock, archive }) {
        const request = { dir, root, rules: await rulesOf(flags), at: flags.at ?? null };
        if (flags.ask !== undefined)
            return askedSource(request, flags.ask, { clock, archive });
        return openFilesSource(request, { clock, spool: archive.spool });
    },
    wxr: (file, { root, flags, clock }) => openWxrSource({ file, root, at: flags.at ?? null }, clock.now()),
    mediawiki: (file, { root, flags, clock }) => openWikiSource({ file, root, at: flags.at ?? null }, clock.now()),
};
/** Asks a server of this machine, and no other: its address is loopback, and no redirect is followed. */
function askedSource({ dir, root, rules, at, }, ask, { clock, archive }) {
    if (at !== null)
        throw new UsageError("USAGE", "--ask and --at: what a server sends is of the moment of asking");
    if (Object.keys(rules.redirects).length > 0)
        throw new UsageError("USAGE", "--ask and redirects in --map: the server itself says which there are");
    const fetcher = new HttpFetcher({
        clock,
        userAgent: SOFTWARE,
        allowPrivate: true,
        spool: archive.spool,
    });
    return new AskedSource({ dir, root, rules, ask: localServer(ask) }, fetcher);
}
async function rulesOf({ map, cleanUrls }) {
    const name = `--map ${JSON.stringify(map)}`;
    const rules = map === undefined
        ? PLAIN_RULES
        : readSiteRules((await readAtMost(map, name, MOST_MAP_BYTES)).toString("utf8"), name);
    return cleanUrls === true ? { ...rules, cleanUrls } : rules;
}
