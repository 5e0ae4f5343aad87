import { z } from "zod";
/** One version. */
export declare const VersionShape: z.ZodObject<{
    url: z.ZodString;
    variant: z.ZodOptional<z.ZodString>;
    from: z.ZodString;
    to: z.ZodString;
    isCurrent: z.ZodOptional<z.ZodLiteral<true>>;
    count: z.ZodOptional<z.ZodNumber>;
    status: z.ZodNumber;
    location: z.ZodNullable<z.ZodString>;
    contentType: z.ZodNullable<z.ZodString>;
    contentDigest: z.ZodString;
    payloadDigest: z.ZodString;
    origin: z.ZodString;
    conversion: z.ZodNullable<z.ZodString>;
    leftOut: z.ZodOptional<z.ZodString>;
    records: z.ZodTuple<[z.ZodObject<{
        type: z.ZodEnum<{
            revisit: "revisit";
            response: "response";
            resource: "resource";
        }>;
        id: z.ZodString;
        file: z.ZodString;
        offset: z.ZodNumber;
    }, z.core.$loose>, z.ZodObject<{
        type: z.ZodLiteral<"metadata">;
        id: z.ZodString;
        file: z.ZodString;
        offset: z.ZodNumber;
    }, z.core.$loose>], null>;
    told: z.ZodObject<{
        id: z.ZodString;
        file: z.ZodString;
        offset: z.ZodNumber;
    }, z.core.$loose>;
}, z.core.$loose>;
/** A testimony without its versions. */
export declare const TestimonyShape: z.ZodObject<{
    format: z.ZodLiteral<"isochron-testimony/1">;
    site: z.ZodString;
    capture: z.ZodString;
    tier: z.ZodEnum<{
        source: "source";
        served: "served";
    }>;
    by: z.ZodString;
    startedAt: z.ZodString;
    finishedAt: z.ZodString;
    statement: z.ZodString;
    cannotProve: z.ZodArray<z.ZodString>;
    seeds: z.ZodArray<z.ZodString>;
    settings: z.ZodRecord<z.ZodString, z.ZodUnknown>;
    software: z.ZodString;
    clock: z.ZodOptional<z.ZodObject<{
        runs: z.ZodArray<z.ZodObject<{
            startedAt: z.ZodString;
            by: z.ZodString;
            boundMs: z.ZodNullable<z.ZodNumber>;
            errorMs: z.ZodNumber;
            doubts: z.ZodArray<z.ZodObject<{
                kind: z.ZodEnum<{
                    uptime: "uptime";
                    dates: "dates";
                    files: "files";
                }>;
                ms: z.ZodNumber;
                host: z.ZodNullable<z.ZodString>;
                against: z.ZodString;
            }, z.core.$loose>>;
        }, z.core.$loose>>;
    }, z.core.$loose>>;
    counts: z.ZodObject<{
        pages: z.ZodNumber;
        versions: z.ZodNumber;
        answers: z.ZodOptional<z.ZodNumber>;
    }, z.core.$loose>;
    notes: z.ZodArray<z.ZodString>;
    warcs: z.ZodArray<z.ZodObject<{
        file: z.ZodString;
        sha256: z.ZodString;
        sizeBytes: z.ZodNumber;
        records: z.ZodNumber;
    }, z.core.$loose>>;
    merkle: z.ZodObject<{
        algorithm: z.ZodLiteral<"rfc6962-sha256">;
        leaves: z.ZodNumber;
        root: z.ZodString;
    }, z.core.$loose>;
    signature: z.ZodObject<{
        algorithm: z.ZodLiteral<"Ed25519">;
        canonicalisation: z.ZodLiteral<"RFC 8785">;
        publicKey: z.ZodString;
        value: z.ZodString;
    }, z.core.$loose>;
}, z.core.$loose>;
/** A testimony (without its versions) whose shape is right; whether it is true is another matter. */
export type ShapedTestimony = z.infer<typeof TestimonyShape>;
/** One version of it. */
export type ShapedVersion = z.infer<typeof VersionShape>;
