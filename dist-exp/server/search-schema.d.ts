import * as z from "zod/mini";
export { TEXT_FORMS, type TextForm } from "#model/index.js";
/** Longer questions are refused. */
export declare const MOST_QUERY_CHARS = 500;
/** What `GET /api/search` is asked with; times are milliseconds UTC. */
export declare const searchQuerySchema: z.ZodMiniObject<{
    q: z.ZodMiniString<string>;
    at: z.ZodMiniOptional<z.ZodMiniString<string>>;
    from: z.ZodMiniOptional<z.ZodMiniString<string>>;
    to: z.ZodMiniOptional<z.ZodMiniString<string>>;
    site: z.ZodMiniOptional<z.ZodMiniString<string>>;
    type: z.ZodMiniOptional<z.ZodMiniEnum<{
        html: "html";
        text: "text";
        xml: "xml";
        pdf: "pdf";
    }>>;
    language: z.ZodMiniOptional<z.ZodMiniString<string>>;
    prefix: z.ZodMiniOptional<z.ZodMiniString<string>>;
    limit: z.ZodMiniOptional<z.ZodMiniString<string>>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** What it is asked with, as it arrives. */
export type SearchQuery = z.infer<typeof searchQuerySchema>;
declare const searchHit: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    title: z.ZodMiniString<string>;
    sites: z.ZodMiniArray<z.ZodMiniString<string>>;
    capture: z.ZodMiniString<string>;
    type: z.ZodMiniEnum<{
        html: "html";
        text: "text";
        xml: "xml";
        pdf: "pdf";
    }>;
    language: z.ZodMiniNullable<z.ZodMiniString<string>>;
    firstSeenAt: z.ZodMiniNumber<number>;
    lastSeenAt: z.ZodMiniNumber<number>;
    seen: z.ZodMiniArray<z.ZodMiniObject<{
        from: z.ZodMiniNumber<number>;
        to: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    standing: z.ZodMiniNullable<z.ZodMiniEnum<{
        told: "told";
        nearest: "nearest";
        between: "between";
    }>>;
    told: z.ZodMiniOptional<z.ZodMiniEnum<{
        some: "some";
        all: "all";
    }>>;
    replayAt: z.ZodMiniNumber<number>;
    snippet: z.ZodMiniArray<z.ZodMiniObject<{
        text: z.ZodMiniString<string>;
        isHit: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    isCut: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** `GET /api/search`. */
export declare const searchAnswerSchema: z.ZodMiniObject<{
    hits: z.ZodMiniArray<z.ZodMiniObject<{
        url: z.ZodMiniString<string>;
        title: z.ZodMiniString<string>;
        sites: z.ZodMiniArray<z.ZodMiniString<string>>;
        capture: z.ZodMiniString<string>;
        type: z.ZodMiniEnum<{
            html: "html";
            text: "text";
            xml: "xml";
            pdf: "pdf";
        }>;
        language: z.ZodMiniNullable<z.ZodMiniString<string>>;
        firstSeenAt: z.ZodMiniNumber<number>;
        lastSeenAt: z.ZodMiniNumber<number>;
        seen: z.ZodMiniArray<z.ZodMiniObject<{
            from: z.ZodMiniNumber<number>;
            to: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        standing: z.ZodMiniNullable<z.ZodMiniEnum<{
            told: "told";
            nearest: "nearest";
            between: "between";
        }>>;
        told: z.ZodMiniOptional<z.ZodMiniEnum<{
            some: "some";
            all: "all";
        }>>;
        replayAt: z.ZodMiniNumber<number>;
        snippet: z.ZodMiniArray<z.ZodMiniObject<{
            text: z.ZodMiniString<string>;
            isHit: z.ZodMiniBoolean<boolean>;
        }, z.core.$strip>>;
        isCut: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    total: z.ZodMiniObject<{
        count: z.ZodMiniNumber<number>;
        isExact: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>;
    facets: z.ZodMiniObject<{
        sites: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            count: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        types: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            count: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        languages: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            count: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        years: z.ZodMiniArray<z.ZodMiniObject<{
            name: z.ZodMiniString<string>;
            count: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    next: z.ZodMiniNullable<z.ZodMiniString<string>>;
    unindexed: z.ZodMiniNumber<number>;
    replayUrl: z.ZodMiniString<string>;
}, z.core.$strip>;
/** The answer to a search. */
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
/** One hit. */
export type SearchHit = z.infer<typeof searchHit>;
