import { FaultList } from "./fault-list.js";
import { overlapsOf } from "./overlaps.js";
import { readChannels } from "./read-channels.js";
import { entryOf, placeFor, readSite, readValues } from "./read-site.js";
import { orNone, size } from "./values.js";
import { faultLine, placeOf, quoted, Wrong } from "./yaml/fault.js";
import { isNothing, readYaml } from "./yaml/yaml-tree.js";
const MOST_CHARACTERS = 10_000_000;
const MOST_SITES = 100_000;
const TOP_KEYS = ["defaults", "sites", "tell", "disk-quota", "audit-every"];
/** Reads a file of sites. */
export function readWatchPlan(text, file) {
    const own = withoutMark(text);
    const read = readPlaced(own);
    const lines = (faults) => faults.map((fault) => faultLine(own, file, fault));
    if ("faults" in read)
        return { faults: lines(read.faults) };
    return { plan: read.plan, warnings: lines(read.warnings) };
}
/** The text without the mark that some editors put before it. */
export function withoutMark(text) {
    return text.startsWith("\ufeff") ? text.slice(1) : text;
}
/** Reads a text that has no byte order mark any more. */
export function readPlaced(text) {
    const strange = text.length > MOST_CHARACTERS ? new Wrong(0, "larger than 10 MB") : controlIn(text);
    if (strange)
        return { faults: [strange] };
    const yaml = readYaml(text);
    if ("faults" in yaml)
        return yaml;
    if (yaml.root?.kind !== "map") {
        const found = yaml.root === null ? "holds no sites yet" : `is a ${yaml.root.kind}`;
        return {
            faults: [
                new Wrong(yaml.root?.at ?? 0, `${found}: begin with sites:, then a line like "  - https://example.org/"`),
            ],
        };
    }
    const faults = new FaultList();
    const read = new PlanReader(text, faults).plan(yaml.root);
    return faults.isEmpty ? { ...read, root: yaml.root } : { faults: faults.all() };
}
/** Characters that no YAML file may hold, and that a terminal would obey. */
function controlIn(text) {
    const at = text.search(/(?![\t\n\r])\p{Cc}/u);
    if (at === -1)
        return null;
    const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0");
    return new Wrong(at, `a control character (U+${code}): is this a text file?`);
}
class PlanReader {
    #text;
    #faults;
    constructor(text, faults) {
        this.#text = text;
        this.#faults = faults;
    }
    plan(root) {
        for (const entry of root.entries)
            if (!TOP_KEYS.includes(entry.key))
                this.#faults.unknown(entry, "the file", TOP_KEYS);
        const channelNode = this.#node(root, "tell");
        const channels = channelNode ? readChannels(channelNode, this.#faults) : [];
        const placed = this.#sites(root);
        this.#checkNames(placed);
        const known = new Set(channelNode?.kind === "map" ? channelNode.entries.map(({ key }) => key) : []);
        this.#checkTell(placed, root, known);
        const plan = {
            sites: placed.map(({ site }) => site),
            channels,
            diskQuotaBytes: this.#value(root, "disk-quota", orNone(size, "a size like 500GB")),
            auditDays: this.#value(root, "audit-every", orNone(days, "a number of days or weeks like 30 days")),
        };
        return { plan, warnings: this.#faults.isEmpty ? warningsOf(placed) : [] };
    }
    #sites(root) {
        const said = this.#node(root, "defaults");
        const defaults = said ? this.#defaults(said) : {};
        const entry = entryOf(root, "sites");
        if (!entry)
            this.#faults.add(root.at, 'no sites: add sites:, then a line like "  - https://example.org/"');
        if (!entry || isNothing(entry.value))
            return [];
        const { value } = entry;
        if (value.kind !== "list") {
            this.#faults.add(value.at, `sites: is a ${value.kind}, not a list: begin each site with "- "`);
            return [];
        }
        if (value.items.length > MOST_SITES) {
            this.#faults.add(value.at, `sites: ${value.items.length} sites; at most ${MOST_SITES} are taken`);
            return [];
        }
        return value.items.flatMap((node) => {
            const site = readSite(node, defaults, this.#faults);
            return site === null ? [] : [{ site, node }];
        });
    }
    #defaults(node) {
        if (node.kind === "map")
            return readValues(node, "defaults", this.#faults);
        this.#faults.add(node.at, `defaults: is a ${node.kind}, not keys such as requests-per-day: 500`);
        return {};
    }
    /** Names are folders too, and not every system tells capitals apart. */
    #checkNames(placed) {
        const known = new Map();
        for (const { site, node } of placed) {
            const first = known.get(site.name.toLowerCase());
            if (first) {
                const { line } = placeOf(this.#text, first.at);
                const what = `two sites are named ${quoted(site.name)}, the other in line ${line}: give one another name`;
                this.#faults.add(placeFor(node, "name"), what);
            }
            else
                known.set(site.name.toLowerCase(), node);
        }
    }
    /** What the defaults say is one fault, however many sites follow them. */
    #checkTell(placed, root, known) {
        const checked = new Set();
        const defaults = this.#node(root, "defaults") ?? root;
        for (const { site, node } of placed) {
            const isOwn = node.kind === "map" && entryOf(node, "tell") !== undefined;
            for (const channel of checked.has(site.tell ?? NOBODY) ? NOBODY : (site.tell ?? NOBODY))
                if (!known.has(channel)) {
                    const there = [...known].slice(0, 10).join(", ") || "none; add them under tell: of the file";
                    const what = `tell: no channel ${quoted(channel)}; there are: ${there}`;
                    this.#faults.add(placeFor(isOwn ? node : defaults, "tell"), what);
                }
            checked.add(site.tell ?? NOBODY);
        }
    }
    #value(root, key, read) {
        const node = this.#node(root, key);
        return (node && this.#faults.taken(key, read(node))) ?? null;
    }
    /** A key without a value says nothing, as if it were not there. */
    #node(root, key) {
        const value = entryOf(root, key)?.value;
        return value && !isNothing(value) ? value : null;
    }
}
const NOBODY = [];
function days(text) {
    const [, digits, unit] = /^(\d{1,4})\s*(d|days?|w|weeks?)$/.exec(text) ?? [];
    const number = Number(digits) * (unit?.startsWith("w") ? 7 : 1);
    return number >= 1 && number <= 36_500 ? number : undefined;
}
function warningsOf(placed) {
    const nodes = new Map(placed.map(({ site, node }) => [site, node]));
    return overlapsOf(placed.map(({ site }) => site)).map(({ site, other, host }) => {
        const what = `${quoted(site.name)} and ${quoted(other.name)} both take in pages of ${host}, and both spend on them`;
        return new Wrong(nodes.get(site).at, what);
    });
}
