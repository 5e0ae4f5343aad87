import type { OpenPart } from "./rendering.js";
import type { Digest, Pass } from "./sighting.js";
import type { DoubtKind } from "./run-clock.js";
import type { Verdict } from "./verdict.js";
/** ISO 8601 UTC with milliseconds. */
type IsoTime = string;
/** One look at a page: the WARC record that holds what was seen, and when. */
export interface CertificateRecord {
    /** Of the response or revisit; of the metadata record where a fetch brought no response. */
    readonly id: string;
    /** `file` and `offset` are hints, `id` is the identity. */
    readonly file: string;
    readonly offset: number;
    readonly sentAt: IsoTime;
    readonly lastByteAt: IsoTime;
    readonly type: string;
    readonly firstByteAt: IsoTime;
    readonly pass: Pass;
    /** Id of the record with the request; `null` without a response. */
    readonly request: string | null;
    /** Id of the record with the three time stamps; `null` without a response. */
    readonly metadata: string | null;
    /** Whether the page's interval rests on this look. */
    readonly restsOn: boolean;
    /** Of a revisit whose body an earlier capture holds: the response there. It supplies bytes and is no look. */
    readonly borrowed?: BorrowedBody;
}
/** A response of an earlier capture with the same payload. */
export interface BorrowedBody {
    readonly id: string;
    /** The earlier capture's file; in a package the records are in one of its own. */
    readonly file: string;
}
/** What the capture says about one page. */
export interface CertificatePage {
    readonly url: string;
    readonly kind: "document" | "requisite" | "other";
    readonly verdict: Verdict;
    /** Closed; the interval that the evidence proves, `null` when it proves none. */
    readonly interval: {
        readonly from: IsoTime;
        readonly to: IsoTime;
    } | null;
    readonly payloadDigest: Digest | null;
    readonly contentDigest: Digest | null;
    /** With `contentDigest` and the URL, the identity of the version held for t*. */
    readonly status: number | null;
    readonly location: string | null;
    readonly contentType: string | null;
    /** `observed`, `attested:last-modified`, `attested:304`, or `none`. */
    readonly evidence: string;
    /** Why the page is not sharp, in one sentence. */
    readonly reason: string | null;
    /** Every look at the page, in the order of their times. */
    readonly records: readonly CertificateRecord[];
    /** Of a document that was shown in a browser. */
    readonly rendering?: CertificateRendering;
}
/** What a browser made of a document: the maker's word, save that the pages it took are listed and can be checked. */
export interface CertificateRendering {
    /** "Chromium 156.0.1, clock and chance fixed at 2026-11-16T08:00:00Z". */
    readonly renderedBy: string;
    /** Why nothing was shown; `null` where it was. */
    readonly failure: string | null;
    /** URLs of pages that it asked for, each once, in the order of the first request. */
    readonly requests: readonly string[];
    /** What it went on without. */
    readonly open: readonly OpenPart[];
    /** Shown again from the same bytes it asked for the same, for nothing else, and showed the same text. */
    readonly isClosed: boolean;
    /** Why it is not closed. */
    readonly doubts: readonly string[];
    /** SHA-256 of the text that was shown. */
    readonly textDigest: Digest | null;
}
/** What a host's own words were found to be worth, with the responses that decided it. */
export interface CertificateHost {
    readonly host: string;
    readonly lastModified: "trusted" | "distrusted";
    readonly reason: string | null;
    /** Whether 304 answers may carry a claim; certificates made before this was tested do not say. */
    readonly notModified?: "trusted" | "distrusted";
    /** Distrusted by what earlier captures saw, though this capture's looks pass. */
    readonly contradictedEarlier?: true;
    /** Upper bound of (our clock − the server's clock). */
    readonly skewUpperMs: number | null;
    readonly records: readonly string[];
}
/** From where and to whom connections to a host went. */
export interface CertificateConnection {
    readonly host: string;
    /** The client's own address. */
    readonly client: string | null;
    /** The resolver's answer; empty where a proxy looked the name up. */
    readonly resolved: readonly string[];
    /** The proxy that it went through; missing when it went straight to the server. */
    readonly proxy?: string;
    /** SHA-256 of the server's certificates, its own first. */
    readonly tls: {
        readonly protocol: string;
        readonly chain: readonly string[];
    } | null;
}
/** Signs of caches and proxies in a host's answers. */
export interface CertificateCache {
    readonly host: string;
    /** Names of the fields seen, in lower case, sorted: `age`, `via`, `x-cache`, … */
    readonly fields: readonly string[];
}
/** From where the site was seen. */
export interface CertificateVantage {
    /** Addresses of the sockets that the responses came from. */
    readonly servers: readonly {
        readonly host: string;
        readonly address: string;
    }[];
    /** Every distinct connection, by host, as its metadata records say. */
    readonly connections: readonly CertificateConnection[];
    /** Hosts with such signs, each once; `[]` when none showed any. Certificates of older versions do not say. */
    readonly caches?: readonly CertificateCache[];
    /** SHA-256 over the program's files. */
    readonly softwareSha256: string | null;
    readonly operator: string | null;
    /** Who keeps this machine's clock right, or `unknown`. */
    readonly clockSynchronisation: string;
    /** What someone may ask and this certificate does not hold. */
    readonly notRecorded: readonly string[];
}
/** The clock of one run of the capture: a start or a resume. */
export interface CertificateRun {
    /** The clock's reading when it began; a look belongs to the last run that began by its `sentAt`. */
    readonly startedAt: IsoTime;
    /** Who keeps the clock right, in words. */
    readonly by: string;
    /** The most by which it may be wrong, as its keeper or the operator says; `null`: nobody says. */
    readonly boundMs: number | null;
    /** ε: by how much the intervals of its looks are shortened at each end. */
    readonly errorMs: number;
    /** Signs that the clock was set since an earlier run, which began at `against`. */
    readonly doubts: readonly {
        readonly kind: DoubtKind;
        readonly ms: number;
        readonly host: string | null;
        readonly against: IsoTime;
    }[];
}
/** Time stamps of an outside authority (RFC 3161); the one of the end lies beside, as it is over the certificate. */
export interface CertificateTimeStamps {
    /** Where they were asked for. */
    readonly authority: string;
    /** Over start.json: SHA-256 of start.tsr, and the authority's time. */
    readonly start: {
        readonly sha256: string;
        readonly at: IsoTime;
    } | null;
}
/** RFC 6962 tree hash over the canonical JSON of each page, in order. */
export interface CertificateMerkle {
    readonly algorithm: "rfc6962-sha256";
    readonly leaves: number;
    /** Hexadecimal. */
    readonly root: string;
}
/** By the archive's key, over the canonical JSON (RFC 8785) of all members but `pages` and `signature`. */
export interface CertificateSignature {
    readonly algorithm: "Ed25519";
    readonly canonicalisation: "RFC 8785";
    /** SubjectPublicKeyInfo, PEM. */
    readonly publicKey: string;
    /** Base64. */
    readonly value: string;
}
/** The machine-checkable statement of what a capture proves. */
export interface Certificate {
    readonly format: "isochron-certificate/1";
    readonly site: string;
    readonly capture: string;
    readonly asOf: IsoTime;
    readonly plannedAsOf: IsoTime;
    readonly startedAt: IsoTime;
    readonly finishedAt: IsoTime;
    readonly statement: string;
    readonly cannotProve: readonly string[];
    readonly seeds: readonly string[];
    /** The scope rule in words. */
    readonly scope: string;
    readonly settings: Readonly<Record<string, unknown>>;
    readonly requestProfile: Readonly<Record<string, string>>;
    readonly software: string;
    readonly vantage: CertificateVantage;
    /** The clocks of its runs, in order; certificates of older versions do not say, and shorten nothing. */
    readonly clock?: {
        readonly runs: readonly CertificateRun[];
        /** How far off the nearest Date of a server is, when none comes within a day of our clock. */
        readonly datesApartMs?: number;
    };
    /** `null`: none were asked for. */
    readonly timeStamps: CertificateTimeStamps | null;
    readonly planner: {
        readonly strategy: string;
        readonly expectedSharp: number | null;
        readonly upperBound: number | null;
    };
    readonly hosts: readonly CertificateHost[];
    readonly counts: {
        readonly pages: number;
        readonly verdicts: Readonly<Record<Verdict, number>>;
        /** Missing in certificates of older versions. */
        readonly bodies?: HeldBodies;
        /** Documents that were shown in a browser, and those of them that are sharp with all that they asked for; left out when none was shown. */
        readonly rendered?: {
            readonly documents: number;
            readonly sharp: number;
        };
    };
    readonly notes: readonly string[];
    readonly warcs: readonly CertificateWarc[];
    /** Files of earlier captures that lend bodies, by name; left out when there are none. */
    readonly borrowed?: readonly LendingFile[];
    readonly merkle: CertificateMerkle;
    readonly signature: CertificateSignature;
    readonly pages: readonly CertificatePage[];
}
/**
 * Of the sharp pages: how many are held with both bodies, how many with the second's head and digest alone, and how many
 * with heads and digests alone, their body being that of an equal response in an earlier capture's file.
 */
export interface HeldBodies {
    readonly both: number;
    readonly secondByDigest: number;
    /** Left out when nothing is borrowed. */
    readonly firstBorrowed?: number;
}
/** A file of an earlier capture, and how many of its responses are borrowed. */
export interface LendingFile {
    readonly file: string;
    readonly records: number;
}
/** One WARC file as it was when the certificate was made. */
export interface CertificateWarc {
    readonly file: string;
    readonly sha256: string;
    readonly sizeBytes: number;
    readonly records: number;
}
/** One page of a certificate with the proof that the signed Merkle root covers it. */
export interface CertificateEntry {
    readonly page: CertificatePage;
    /** From the leaf's neighbour up to the root's child (RFC 6962 section 2.1.1). */
    readonly proof: readonly {
        readonly side: "left" | "right";
        readonly hash: string;
    }[];
}
/** A self-contained part of a certificate: some pages, their proofs, and the WARC records that they rest on. */
export interface CertificateExtract {
    readonly format: "isochron-extract/1";
    /** The certificate without its pages, signature included. */
    readonly certificate: Omit<Certificate, "pages">;
    /** The page asked for first, then its requisites. */
    readonly entries: readonly CertificateEntry[];
    /** Gzip members as they lie in the WARC files, base64. */
    readonly records: readonly {
        readonly id: string;
        readonly member: string;
    }[];
    /** The same of the responses that these borrow; left out when there are none. */
    readonly borrowed?: readonly {
        readonly id: string;
        readonly member: string;
    }[];
}
/** What was removed from one WARC file, and the file before and after. */
export interface RemovedFrom {
    readonly file: string;
    /** Ids of the records that are gone. */
    readonly records: readonly string[];
    readonly before: Omit<CertificateWarc, "file">;
    readonly after: Omit<CertificateWarc, "file">;
}
/** Records removed by order after the certificate was made: signed with the key that signed the certificate. */
export interface RemovalNotice {
    readonly format: "isochron-removals/1";
    readonly capture: string;
    /** In the order in which they were made. */
    readonly removals: readonly {
        readonly removedAt: IsoTime;
        readonly reason: string;
        readonly orderedBy: string | null;
        readonly files: readonly RemovedFrom[];
    }[];
    /** Over the canonical JSON of all members but this one. */
    readonly signature: CertificateSignature;
}
export {};
