// The API's documents about search, checked on arrival: shared by the server and the UI.
import * as z from "zod/mini";
import { TEXT_FORMS } from "#model/index.js";
export { TEXT_FORMS } from "#model/index.js";
/** Longer questions are refused. */
export const MOST_QUERY_CHARS = 500;
const milliseconds = z.string().check(z.regex(/^-?\d{1,15}$/));
const short = z.string().check(z.maxLength(2048));
/** What `GET /api/search` is asked with; times are milliseconds UTC. */
export const searchQuerySchema = z.object({
    /** Words, "phrases", -left -out, begin*; anything else is plain text. */
    q: z.string().check(z.minLength(1), z.maxLength(MOST_QUERY_CHARS)),
    /** Only what a reader of this instant would be shown. */
    at: z.optional(milliseconds),
    /** Only what was seen within a span. */
    from: z.optional(milliseconds),
    to: z.optional(milliseconds),
    site: z.optional(short),
    type: z.optional(z.enum(TEXT_FORMS)),
    /** `de`, `pt` …: what comes before the first hyphen of a page's language. */
    language: z.optional(z.string().check(z.regex(/^[A-Za-z]{2,8}$/))),
    /** The beginning of an address. */
    prefix: z.optional(short),
    /** 1 to 100, 20 unless told. */
    limit: z.optional(z.string().check(z.regex(/^(?:[1-9]\d?|100)$/))),
    /** `next` of the answer before. */
    cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
});
const span = z.object({ from: z.number(), to: z.number() });
/** A piece of a snippet: plain text, never markup. */
const snippetPiece = z.object({ text: z.string(), isHit: z.boolean() });
const searchHit = z.object({
    url: z.string(),
    /** Empty where there is none. */
    title: z.string(),
    /** The sites whose captures saw it. */
    sites: z.array(z.string()),
    /** The newest capture that saw it within what was asked for. */
    capture: z.string(),
    type: z.enum(TEXT_FORMS),
    language: z.nullable(z.string()),
    /** The first and the last look that showed this text. */
    firstSeenAt: z.number(),
    lastSeenAt: z.number(),
    /** From look to look without another state of the page in between, oldest first; some at most. */
    seen: z.array(span),
    /**
     * With `at`: whether that instant lies between two looks that showed this text, or one of them is merely the look
     * nearest to it. `null` without `at`. Neither is a proof: certificates are.
     */
    standing: z.nullable(z.enum(["between", "told", "nearest"])),
    /** There when others tell of it: of all its times, or of some. */
    told: z.optional(z.enum(["all", "some"])),
    /** The instant to replay it at: `<replayUrl>/<timestamp>/<url>`. */
    replayAt: z.number(),
    snippet: z.array(snippetPiece),
    /** Whether the text was longer than what is searched. */
    isCut: z.boolean(),
});
const counts = z.array(z.object({ name: z.string(), count: z.number() }));
/** `GET /api/search`. */
export const searchAnswerSchema = z.object({
    hits: z.array(searchHit),
    /** Versions found; at least so many where `isExact` is false. */
    total: z.object({ count: z.number(), isExact: z.boolean() }),
    /** Over all that `total` counts, most first; `unknown` where a page names no language. */
    facets: z.object({ sites: counts, types: counts, languages: counts, years: counts }),
    /** For the next page of hits; `null` at the end. */
    next: z.nullable(z.string()),
    /** Ended captures whose text is not in the index yet. */
    unindexed: z.number(),
    /** Prefix of replay addresses. */
    replayUrl: z.string(),
});
