import type { CertificateMerkle, CertificateRun, CertificateSignature, CertificateWarc } from "./certificate.js";
import type { Digest } from "./sighting.js";
import type { ToldTier } from "./told.js";
/** ISO 8601 UTC with milliseconds. */
type IsoTime = string;
/** Where a record of it lies; `file` and `offset` are hints, `id` is the identity. */
export interface TestimonyPlace {
    readonly id: string;
    readonly file: string;
    readonly offset: number;
}
/** One content of one page, and the time that is told of it. */
export interface TestimonyVersion {
    readonly url: string;
    /** Served: which visitors were given it; missing for the public one. */
    readonly variant?: string;
    /** Closed: both ends belong to it. */
    readonly from: IsoTime;
    readonly to: IsoTime;
    /** Source: nothing had replaced it when it was taken. */
    readonly isCurrent?: true;
    /** Served: how many equal answers were counted, the first included. */
    readonly count?: number;
    /** With the URL, the identity of the version; of a content that no server sent the status is 200. */
    readonly status: number;
    readonly location: string | null;
    readonly contentType: string | null;
    readonly contentDigest: Digest;
    readonly payloadDigest: Digest;
    /** Where it was found, in the teller's words. */
    readonly origin: string;
    /** What was done to make a page of it; `null` when its bytes are those of the source. */
    readonly conversion: string | null;
    /** What of the answer's head is not held; missing where nothing was left out. */
    readonly leftOut?: string;
    /** The record with the content, then the one beside it that says where it is from. */
    readonly records: readonly (TestimonyPlace & {
        readonly type: string;
    })[];
    /** The record in which the time is told. */
    readonly told: TestimonyPlace;
}
/** The signed statement of what was told. */
export interface TestimonyStatement {
    readonly format: "isochron-testimony/1";
    readonly site: string;
    readonly capture: string;
    readonly tier: ToldTier;
    /** Where it comes from, in words. */
    readonly by: string;
    readonly startedAt: IsoTime;
    readonly finishedAt: IsoTime;
    readonly statement: string;
    readonly cannotProve: readonly string[];
    readonly seeds: readonly string[];
    readonly settings: Readonly<Record<string, unknown>>;
    readonly software: string;
    /** The clocks of its runs, in order; missing where none is on record. */
    readonly clock?: {
        readonly runs: readonly CertificateRun[];
    };
    readonly counts: {
        readonly pages: number;
        readonly versions: number;
        /** Served: the sum of what the versions count. */
        readonly answers?: number;
    };
    readonly notes: readonly string[];
    readonly warcs: readonly CertificateWarc[];
    /** Over the versions, in order. */
    readonly merkle: CertificateMerkle;
    /** By the archive's key, over the canonical JSON (RFC 8785) of all members but `versions` and `signature`. */
    readonly signature: CertificateSignature;
    /** In the order of the records in which they are told. */
    readonly versions: readonly TestimonyVersion[];
}
/** The same with versions that come one at a time, as often as they are asked for. */
export type StreamedTestimony = Omit<TestimonyStatement, "versions"> & {
    readonly versions: AsyncIterable<TestimonyVersion>;
};
export {};
