// The testimony's shape as it must lie in the file (docs/certificate.md, Testimonies).
import { z } from "zod";
import { Count, DigestText, FileName, Hash, Iso, RecordId, RunShape, SignatureShape, } from "../certificate-shape.js";
/** A few paragraphs at most. */
const Words = z.string().max(65_536);
const Place = { id: RecordId, file: FileName, offset: Count };
/** One version. */
export const VersionShape = z.looseObject({
    url: z.string().max(16_384),
    variant: z.string().max(1024).optional(),
    from: Iso,
    to: Iso,
    isCurrent: z.literal(true).optional(),
    count: z.number().int().positive().optional(),
    status: z.number().int(),
    location: z.string().nullable(),
    contentType: z.string().nullable(),
    contentDigest: DigestText,
    payloadDigest: DigestText,
    origin: Words,
    conversion: Words.nullable(),
    leftOut: Words.optional(),
    records: z.tuple([
        z.looseObject({ ...Place, type: z.enum(["resource", "response", "revisit"]) }),
        z.looseObject({ ...Place, type: z.literal("metadata") }),
    ]),
    told: z.looseObject(Place),
});
/** A testimony without its versions. */
export const TestimonyShape = z.looseObject({
    format: z.literal("isochron-testimony/1"),
    site: z.string(),
    capture: z.string(),
    tier: z.enum(["source", "served"]),
    by: Words,
    startedAt: Iso,
    finishedAt: Iso,
    statement: z.string(),
    cannotProve: z.array(z.string()),
    seeds: z.array(z.string()),
    settings: z.record(z.string(), z.unknown()),
    software: z.string(),
    clock: z.looseObject({ runs: z.array(RunShape).min(1) }).optional(),
    counts: z.looseObject({ pages: Count, versions: Count, answers: Count.optional() }),
    notes: z.array(z.string()),
    warcs: z.array(z.looseObject({ file: FileName, sha256: Hash, sizeBytes: Count, records: Count })),
    merkle: z.looseObject({ algorithm: z.literal("rfc6962-sha256"), leaves: Count, root: Hash }),
    signature: SignatureShape,
});
