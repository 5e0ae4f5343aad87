import * as z from "zod/mini";
declare const pageVersion: z.ZodMiniObject<{
    number: z.ZodMiniNumber<number>;
    status: z.ZodMiniNumber<number>;
    contentType: z.ZodMiniNullable<z.ZodMiniString<string>>;
    location: z.ZodMiniNullable<z.ZodMiniString<string>>;
    sizeBytes: z.ZodMiniNumber<number>;
    digest: z.ZodMiniString<string>;
    firstAt: z.ZodMiniNumber<number>;
    lastAt: z.ZodMiniNumber<number>;
    looks: z.ZodMiniNumber<number>;
    captures: z.ZodMiniArray<z.ZodMiniString<string>>;
    observed: z.ZodMiniNullable<z.ZodMiniObject<{
        from: z.ZodMiniNumber<number>;
        to: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    attested: z.ZodMiniNullable<z.ZodMiniObject<{
        from: z.ZodMiniNumber<number>;
        to: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    possible: z.ZodMiniObject<{
        from: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        to: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>;
    isVarying: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** A version of a page as the UI reads it. */
export type ApiVersion = z.infer<typeof pageVersion>;
/** What the owner or a recorder tells of a page: of a time, by a tier of its own. */
declare const toldVersion: z.ZodMiniObject<{
    tier: z.ZodMiniEnum<{
        source: "source";
        served: "served";
    }>;
    from: z.ZodMiniNumber<number>;
    to: z.ZodMiniNumber<number>;
    count: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    isCurrent: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
    variant: z.ZodMiniOptional<z.ZodMiniString<string>>;
    status: z.ZodMiniNumber<number>;
    contentType: z.ZodMiniNullable<z.ZodMiniString<string>>;
    sizeBytes: z.ZodMiniNumber<number>;
    digest: z.ZodMiniString<string>;
    capture: z.ZodMiniString<string>;
}, z.core.$strip>;
/** It as the UI reads it. */
export type ApiTold = z.infer<typeof toldVersion>;
/** `GET /api/page`: versions newest first, some at a time. */
export declare const pageSchema: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    replayUrl: z.ZodMiniString<string>;
    versions: z.ZodMiniArray<z.ZodMiniObject<{
        number: z.ZodMiniNumber<number>;
        status: z.ZodMiniNumber<number>;
        contentType: z.ZodMiniNullable<z.ZodMiniString<string>>;
        location: z.ZodMiniNullable<z.ZodMiniString<string>>;
        sizeBytes: z.ZodMiniNumber<number>;
        digest: z.ZodMiniString<string>;
        firstAt: z.ZodMiniNumber<number>;
        lastAt: z.ZodMiniNumber<number>;
        looks: z.ZodMiniNumber<number>;
        captures: z.ZodMiniArray<z.ZodMiniString<string>>;
        observed: z.ZodMiniNullable<z.ZodMiniObject<{
            from: z.ZodMiniNumber<number>;
            to: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        attested: z.ZodMiniNullable<z.ZodMiniObject<{
            from: z.ZodMiniNumber<number>;
            to: z.ZodMiniNumber<number>;
        }, z.core.$strip>>;
        possible: z.ZodMiniObject<{
            from: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
            to: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
        }, z.core.$strip>;
        isVarying: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    totalVersions: z.ZodMiniNumber<number>;
    cursor: z.ZodMiniNullable<z.ZodMiniString<string>>;
    told: z.ZodMiniArray<z.ZodMiniObject<{
        tier: z.ZodMiniEnum<{
            source: "source";
            served: "served";
        }>;
        from: z.ZodMiniNumber<number>;
        to: z.ZodMiniNumber<number>;
        count: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
        isCurrent: z.ZodMiniOptional<z.ZodMiniLiteral<true>>;
        variant: z.ZodMiniOptional<z.ZodMiniString<string>>;
        status: z.ZodMiniNumber<number>;
        contentType: z.ZodMiniNullable<z.ZodMiniString<string>>;
        sizeBytes: z.ZodMiniNumber<number>;
        digest: z.ZodMiniString<string>;
        capture: z.ZodMiniString<string>;
    }, z.core.$strip>>;
    totalTold: z.ZodMiniNumber<number>;
    looks: z.ZodMiniNumber<number>;
    looksInVain: z.ZodMiniNumber<number>;
    captures: z.ZodMiniArray<z.ZodMiniObject<{
        id: z.ZodMiniString<string>;
        site: z.ZodMiniString<string>;
        asOf: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    }, z.core.$strip>>;
    screenshots: z.ZodMiniArray<z.ZodMiniNumber<number>>;
    hasExtracts: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** A page over all its captures. */
export type ApiPageHistory = z.infer<typeof pageSchema>;
/** `GET /api/page/change`: what changed between two looks, in one sentence. */
export declare const pageChangeSchema: z.ZodMiniObject<{
    result: z.ZodMiniObject<{
        verdict: z.ZodMiniEnum<{
            identical: "identical";
            insignificant: "insignificant";
            minor: "minor";
            major: "major";
            structural: "structural";
            removed: "removed";
        }>;
        importance: z.ZodMiniNumber<number>;
        explanation: z.ZodMiniString<string>;
    }, z.core.$strip>;
}, z.core.$strip>;
/** `GET /api/page/similar`. */
export declare const similarSchema: z.ZodMiniObject<{
    at: z.ZodMiniNullable<z.ZodMiniNumber<number>>;
    near: z.ZodMiniArray<z.ZodMiniObject<{
        url: z.ZodMiniString<string>;
        at: z.ZodMiniNumber<number>;
        similarity: z.ZodMiniNumber<number>;
    }, z.core.$strip>>;
    isWhole: z.ZodMiniBoolean<boolean>;
}, z.core.$strip>;
/** Pages that say nearly the same. */
export type ApiSimilar = z.infer<typeof similarSchema>;
/** `GET /api/page/why`: as the verb says it. */
export declare const whySchema: z.ZodMiniObject<{
    capture: z.ZodMiniString<string>;
    answer: z.ZodMiniString<string>;
    code: z.ZodMiniNullable<z.ZodMiniString<string>>;
    found: z.ZodMiniNullable<z.ZodMiniObject<{
        kind: z.ZodMiniString<string>;
        depth: z.ZodMiniNumber<number>;
        via: z.ZodMiniNullable<z.ZodMiniString<string>>;
        state: z.ZodMiniString<string>;
        late: z.ZodMiniBoolean<boolean>;
    }, z.core.$strip>>;
    looks: z.ZodMiniArray<z.ZodMiniObject<{
        at: z.ZodMiniString<string>;
        pass: z.ZodMiniString<string>;
        outcome: z.ZodMiniString<string>;
        detail: z.ZodMiniNullable<z.ZodMiniString<string>>;
    }, z.core.$strip>>;
    verdict: z.ZodMiniNullable<z.ZodMiniString<string>>;
    reason: z.ZodMiniNullable<z.ZodMiniString<string>>;
    labels: z.ZodMiniArray<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** What became of a page in a capture. */
export type ApiWhy = z.infer<typeof whySchema>;
/** `GET /api/page/certificate`: the page's entry, with its proof. */
export declare const certificateEntrySchema: z.ZodMiniObject<{
    certificate: z.ZodMiniObject<{
        capture: z.ZodMiniString<string>;
        site: z.ZodMiniString<string>;
        asOf: z.ZodMiniString<string>;
    }, z.core.$strip>;
    entries: z.ZodMiniArray<z.ZodMiniObject<{
        page: z.ZodMiniRecord<z.ZodMiniString<string>, z.ZodMiniUnknown>;
        proof: z.ZodMiniUnknown;
    }, z.core.$strip>>;
}, z.core.$strip>;
/** The query of the routes about a page. */
export declare const pageAskedSchema: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    cursor: z.ZodMiniOptional<z.ZodMiniString<string>>;
    capture: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
/** The query of `GET /api/page/picture`: an archived picture, or a page as a browser showed it. */
export declare const pictureAskedSchema: z.ZodMiniObject<{
    url: z.ZodMiniString<string>;
    at: z.ZodMiniString<string>;
    view: z.ZodMiniOptional<z.ZodMiniLiteral<"1">>;
}, z.core.$strip>;
export {};
