// The tables at the end of a report: hosts, media types, statuses and seeds, from one pass over the pages.
import { hostOf } from "#model/index.js";
/** Longer tables are cut; what lies beyond is added up in a last row. */
const MOST_ROWS = 1000;
/** Counts judged pages, one at a time and in order, in each of the tables. */
export class TableCount {
    #hosts = new Map();
    #mediaTypes = new Map();
    #statuses = new Map();
    #seeds;
    constructor({ evidence }) {
        this.#seeds = new SeedTable(evidence);
    }
    see(page) {
        countHost(this.#hosts, page);
        countMediaType(this.#mediaTypes, page);
        countStatus(this.#statuses, page);
        this.#seeds.count(page);
    }
    result() {
        return {
            hosts: longest(this.#hosts, (sum, row) => {
                for (const name of ["pages", "sharp", "failed", "requests", "bytes", "fetchMs"])
                    sum[name] += row[name];
            }),
            mediaTypes: longest(this.#mediaTypes, (sum, row) => {
                for (const name of ["pages", "sharp", "bytes"])
                    sum[name] += row[name];
            }),
            statuses: longest(this.#statuses, (sum, row) => void (sum.pages += row.pages)),
            seeds: this.#seeds.rows(),
        };
    }
}
function countHost(hosts, { page, verdict, sightings }) {
    const name = hostOf(page.url);
    const row = hosts.get(name) ?? { name, pages: 0, sharp: 0, failed: 0, requests: 0, bytes: 0, fetchMs: 0 };
    hosts.set(name, row);
    row.pages++;
    if (verdict === "sharp")
        row.sharp++;
    if (verdict === "failed" || verdict === "blocked")
        row.failed++;
    for (const { outcome, times } of sightings) {
        if (outcome.kind === "refused")
            continue;
        row.requests++;
        row.fetchMs += times.lastByteAt - times.sentAt;
        if (outcome.kind === "captured")
            row.bytes += outcome.payloadBytes;
    }
}
function countMediaType(types, { verdict, version }) {
    const first = version?.sightings[0];
    if (!first)
        return;
    const { contentType } = first.outcome.identity;
    const name = contentType?.split(";", 1)[0].trim().toLowerCase() || "none given";
    const row = types.get(name) ?? { name, pages: 0, sharp: 0, bytes: 0 };
    types.set(name, row);
    row.pages++;
    if (verdict === "sharp")
        row.sharp++;
    row.bytes += first.outcome.payloadBytes;
}
function countStatus(statuses, page) {
    const name = statusOf(page);
    const row = statuses.get(name) ?? { name, pages: 0 };
    statuses.set(name, row);
    row.pages++;
}
/** The status of the version held, else why there is none. */
function statusOf({ verdict, version, sightings }) {
    if (version)
        return String(version.identity.status);
    const last = sightings.at(-1)?.outcome;
    return last?.kind === "failed" ? `failed: ${last.code}` : verdict;
}
/** Which seed led to how many pages; pages come in the order in which they were found. */
class SeedTable {
    #numberOf;
    #rows;
    #rowNumbers;
    /** By page: the row of the seed that led to it, counted from 1. */
    #seedOf;
    #page = 0;
    constructor({ capture, pages, numberOf }) {
        this.#numberOf = numberOf;
        const row = { verdict: "skipped", reason: null, status: null, pages: 0 };
        this.#rows = [...new Set(capture.seeds)].map((name) => ({ name, ...row }));
        this.#rowNumbers = new Map(this.#rows.map(({ name }, number) => [name, number + 1]));
        this.#seedOf = new Uint32Array(pages.length);
    }
    count({ page, verdict, reason, version }) {
        const own = this.#rowNumbers.get(page.url) ?? 0;
        if (own > 0)
            Object.assign(this.#rows[own - 1], { verdict, reason, status: version?.identity.status ?? null });
        const from = own > 0 || page.via === null ? own : (this.#seedOf[this.#numberOf(page.via)] ?? 0);
        if (from > 0)
            this.#rows[from - 1].pages++;
        this.#seedOf[this.#page++] = from;
    }
    rows() {
        return this.#rows.slice(0, MOST_ROWS);
    }
}
/** Most pages first; what is beyond the table's length goes into one last row. */
function longest(rows, add) {
    const sorted = [...rows.values()].sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
    const [kept, others] = [sorted.slice(0, MOST_ROWS), sorted.slice(MOST_ROWS)];
    const [first, ...rest] = others;
    if (!first)
        return kept;
    const sum = { ...first, name: `${others.length} others` };
    for (const row of rest)
        add(sum, row);
    return [...kept, sum];
}
