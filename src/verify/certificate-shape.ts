// The certificate's shape as it must lie in the file; docs/certificate.schema.json is made from it.
import { z } from "zod";

/** ISO 8601, UTC, with milliseconds. */
export const Iso = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  .refine((text) => !Number.isNaN(Date.parse(text)), "not a time");
/** `sha-256:` and hexadecimal digits. */
export const DigestText = z.string().regex(/^sha-256:[0-9a-f]{64}$/);
/** With its angle brackets. */
export const RecordId = z.string().regex(/^<[^<>\s]{1,512}>$/);
/** SHA-256, hexadecimal. */
export const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** How many, or where. */
export const Count = z.number().int().nonnegative();
/** Relative, with forward slashes, and never upwards: a certificate must not make us read other files. */
export const FileName = z.string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,1024}$/);

const VERDICT = z.enum([
  "sharp",
  "attested",
  "seen",
  "changed",
  "self-varying",
  "gone",
  "failed",
  "blocked",
  "excluded",
  "late",
  "skipped",
]);

const RecordShape = z.looseObject({
  id: RecordId,
  type: z.enum(["response", "revisit", "metadata"]),
  file: FileName,
  offset: Count,
  pass: z.enum(["visit", "revisit", "probe", "late"]),
  sentAt: Iso,
  firstByteAt: Iso,
  lastByteAt: Iso,
  request: RecordId.nullable(),
  metadata: RecordId.nullable(),
  restsOn: z.boolean(),
  borrowed: z.strictObject({ id: RecordId, file: FileName }).optional(),
});

const RenderingShape = z.looseObject({
  renderedBy: z.string(),
  failure: z.string().nullable(),
  requests: z.array(z.string()),
  open: z.array(z.looseObject({ kind: z.string(), url: z.string(), detail: z.string() })),
  isClosed: z.boolean(),
  doubts: z.array(z.string()),
  textDigest: DigestText.nullable(),
});

/** One page. */
export const PageShape = z.looseObject({
  url: z.string().max(16_384),
  kind: z.enum(["document", "requisite", "other"]),
  verdict: VERDICT,
  interval: z.object({ from: Iso, to: Iso }).nullable(),
  payloadDigest: DigestText.nullable(),
  contentDigest: DigestText.nullable(),
  status: z.number().int().nullable(),
  location: z.string().nullable(),
  contentType: z.string().nullable(),
  evidence: z.enum(["observed", "attested:last-modified", "attested:304", "none"]),
  reason: z.string().nullable(),
  records: z.array(RecordShape),
  rendering: RenderingShape.optional(),
});

/** By whom it is signed. */
export const SignatureShape = z.looseObject({
  algorithm: z.literal("Ed25519"),
  canonicalisation: z.literal("RFC 8785"),
  publicKey: z.string().max(4096),
  value: z.string().max(1024),
});

/** The clock of one run. */
export const RunShape = z.looseObject({
  startedAt: Iso,
  by: z.string(),
  boundMs: Count.nullable(),
  errorMs: Count,
  doubts: z.array(
    z.looseObject({
      kind: z.enum(["uptime", "dates", "files"]),
      ms: Count,
      host: z.string().nullable(),
      against: Iso,
    }),
  ),
});

/** Everything but the pages. */
export const HeadShape = z.looseObject({
  format: z.literal("isochron-certificate/1"),
  site: z.string(),
  capture: z.string(),
  asOf: Iso,
  plannedAsOf: Iso,
  startedAt: Iso,
  finishedAt: Iso,
  statement: z.string(),
  cannotProve: z.array(z.string()),
  seeds: z.array(z.string()),
  scope: z.string(),
  settings: z.record(z.string(), z.unknown()),
  requestProfile: z.record(z.string(), z.string()),
  software: z.string(),
  vantage: z.looseObject({
    servers: z.array(z.object({ host: z.string(), address: z.string() })),
    connections: z
      .array(
        z.looseObject({
          host: z.string(),
          client: z.string().nullable(),
          resolved: z.array(z.string()),
          proxy: z.string().optional(),
          tls: z.object({ protocol: z.string(), chain: z.array(Hash) }).nullable(),
        }),
      )
      .optional(),
    caches: z.array(z.looseObject({ host: z.string(), fields: z.array(z.string()) })).optional(),
    softwareSha256: Hash.nullish(),
    operator: z.string().nullish(),
    clockSynchronisation: z.string().optional(),
    notRecorded: z.array(z.string()),
  }),
  clock: z
    .looseObject({
      runs: z.array(RunShape).min(1),
      datesApartMs: Count.optional(),
    })
    .optional(),
  timeStamps: z
    .looseObject({
      authority: z.string(),
      start: z.looseObject({ sha256: Hash, at: Iso }).nullable(),
    })
    .nullish(),
  planner: z.looseObject({
    strategy: z.string(),
    expectedSharp: z.number().nullable(),
    upperBound: z.number().nullable(),
  }),
  hosts: z.array(
    z.looseObject({
      host: z.string(),
      lastModified: z.enum(["trusted", "distrusted"]),
      reason: z.string().nullable(),
      notModified: z.enum(["trusted", "distrusted"]).optional(),
      contradictedEarlier: z.literal(true).optional(),
      skewUpperMs: z.number().nullable(),
      records: z.array(RecordId),
    }),
  ),
  counts: z.looseObject({
    pages: Count,
    verdicts: z.record(VERDICT, Count),
    bodies: z.looseObject({ both: Count, secondByDigest: Count, firstBorrowed: Count.optional() }).optional(),
    rendered: z.looseObject({ documents: Count, sharp: Count }).optional(),
  }),
  notes: z.array(z.string()),
  warcs: z.array(z.looseObject({ file: FileName, sha256: Hash, sizeBytes: Count, records: Count })),
  borrowed: z
    .array(z.strictObject({ file: FileName, records: Count }))
    .min(1)
    .optional(),
  merkle: z.looseObject({ algorithm: z.literal("rfc6962-sha256"), leaves: Count, root: Hash }),
  signature: SignatureShape,
});

const MAX_MEMBER_TEXT = 700_000_000;

const MemberShape = z.looseObject({ id: RecordId, member: z.string().max(MAX_MEMBER_TEXT) });

/** A part of a certificate with its records. */
export const ExtractShape = z.looseObject({
  format: z.literal("isochron-extract/1"),
  certificate: HeadShape,
  entries: z
    .array(
      z.looseObject({
        page: PageShape,
        proof: z.array(z.object({ side: z.enum(["left", "right"]), hash: Hash })).max(64),
      }),
    )
    .min(1),
  records: z.array(MemberShape).default([]),
  borrowed: z.array(MemberShape).default([]),
});

const FileFactsShape = z.object({ sha256: Hash, sizeBytes: Count, records: Count });

/** Records removed after the certificate was made. */
export const RemovalsShape = z.looseObject({
  format: z.literal("isochron-removals/1"),
  capture: z.string(),
  removals: z.array(
    z.looseObject({
      removedAt: Iso,
      reason: z.string(),
      orderedBy: z.string().nullable(),
      files: z.array(
        z.looseObject({
          file: FileName,
          records: z.array(RecordId).min(1),
          before: FileFactsShape,
          after: FileFactsShape,
        }),
      ),
    }),
  ),
  signature: SignatureShape,
});

/** A whole certificate. */
export const CertificateShape = HeadShape.extend({ pages: z.array(PageShape) });

/** The same as a JSON Schema, as published in docs/certificate.schema.json. */
export function certificateSchema(): Record<string, unknown> {
  return {
    $id: "isochron-certificate/1",
    title: "Isochron certificate",
    ...(z.toJSONSchema(CertificateShape) as Record<string, unknown>),
  };
}

/** A certificate whose shape is right; whether it is true is another matter. */
export type ShapedCertificate = z.infer<typeof CertificateShape>;

/** An extract whose shape is right. */
export type ShapedExtract = z.infer<typeof ExtractShape>;

/** A certificate without its pages. */
export type ShapedHead = z.infer<typeof HeadShape>;

/** One page of it. */
export type ShapedPage = z.infer<typeof PageShape>;

/** One look in a page of it. */
export type ShapedRecord = z.infer<typeof RecordShape>;
