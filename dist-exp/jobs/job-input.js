// What may be asked for from a browser, and how: by the same table of settings as the command line, but never anything
// that names a file, a key or a way out of this machine. Those belong to whoever starts the server.
import { z } from "zod";
import { resolveSettings, SETTINGS } from "#config/index.js";
import { IsochronError } from "#errors.js";
import { MOST_DC_CHARS } from "#model/index.js";
import { scopeOf, siteFromSeeds } from "#seeds/index.js";
/** Settings of a capture that may be chosen from a browser. */
export const OPEN_SETTINGS = [
    "scope",
    "include",
    "exclude",
    "maxDepth",
    "hops",
    "delay",
    "maxPages",
    "maxRequests",
    "deadline",
    "maxBytes",
    "passes",
    "browser",
    "sitemaps",
];
/** Every kind of job. */
export const JOB_KINDS = ["survey", "capture", "resume", "end"];
/** Kinds that write to the archive: one at a time, since an archive has one writer. */
export const WRITING_KINDS = ["capture", "resume", "end"];
const MOST_URLS = 50;
const MOST_PATTERNS = 100;
const address = z.string("an address").trim().min(1, "an address, like https://example.org/").max(4096);
const text = z.string().max(1000, "a shorter text");
const values = z.union([text, z.array(text).max(MOST_PATTERNS)]);
const captureId = z.string().min(1).max(200);
const SCHEMAS = {
    survey: z.strictObject({ url: address }),
    capture: z.strictObject({
        urls: z.array(address).min(1, "an address, like https://example.org/").max(MOST_URLS, "fewer addresses"),
        title: z.string().max(MOST_DC_CHARS, "a shorter title").optional(),
        options: z.partialRecord(z.enum(OPEN_SETTINGS), values),
    }),
    resume: z.strictObject({ captureId }),
    end: z.strictObject({ captureId }),
};
/** Checks what a job is asked for with, field by field. */
export function checkJobInput(kind, given) {
    const parsed = SCHEMAS[kind].safeParse(given);
    if (!parsed.success)
        return { ok: false, problems: parsed.error.issues.map(problemOf) };
    const problems = [...contentProblems(kind, parsed.data)];
    return problems.length > 0 ? { ok: false, problems } : { ok: true, input: parsed.data };
}
/** The input of a job that was checked when it was asked for. */
export function jobInput(kind, input) {
    return SCHEMAS[kind].parse(input);
}
function problemOf({ path, message }) {
    const [first = "", second] = path.map(String);
    return { field: first === "options" ? (second ?? first) : first, message: `expected ${message}` };
}
function* contentProblems(kind, input) {
    if ("url" in input)
        yield* seedProblems([input.url], "url");
    if (kind !== "capture" || !("urls" in input))
        return;
    yield* seedProblems(input.urls, "urls");
    for (const [name, value] of Object.entries(input.options))
        yield* refusalOf(name, () => resolveSettings([name], { [name]: value }, {}));
    yield* scopeProblems(input);
}
function* seedProblems(urls, field) {
    for (const url of urls)
        yield* refusalOf(field, () => siteFromSeeds([url]));
}
/** Whether the scope can be made of what was said; settings that are wrong by themselves are told already. */
function* scopeProblems({ urls, options }) {
    for (const field of ["include", "exclude"]) {
        const patterns = [options[field] ?? []].flat();
        const rules = { kind: "any", surtPrefixes: [], maxDepth: null, hops: 0, maxPagesPerHost: null };
        const own = { include: [], exclude: [], [field]: patterns };
        yield* refusalOf(field, () => scopeOf({ name: "x", seeds: [] }, { ...rules, ...own }));
    }
    if (options["scope"] === "surt")
        yield { field: "scope", message: "SURT prefixes are given on the command line only" };
    if (urls.length === 0)
        yield { field: "urls", message: "expected an address" };
}
/** What the command line would say, without the flag's name where the field says it. */
function* refusalOf(field, attempt) {
    try {
        attempt();
    }
    catch (error) {
        if (!(error instanceof IsochronError))
            throw error;
        const flag = field in SETTINGS ? SETTINGS[field].flag.split(" ")[0] : "";
        const said = flag !== "" && error.message.startsWith(`${flag}: `);
        yield { field, message: said ? error.message.slice(flag.length + 2) : error.message };
    }
}
