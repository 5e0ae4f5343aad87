// The certificate's shape. Fields may be added, never renamed: people script against them.
import type { Digest } from "./sighting.js";
import type { Verdict } from "./verdict.js";

/** ISO 8601 UTC with milliseconds. */
type IsoTime = string;

/** One WARC record that a statement rests on. */
export interface CertificateRecord {
  readonly id: string;
  readonly file: string;
  readonly offset: number;
  readonly sentAt: IsoTime;
  readonly lastByteAt: IsoTime;
}

/** What the capture says about one page. */
export interface CertificatePage {
  readonly url: string;
  readonly kind: "document" | "requisite" | "other";
  readonly verdict: Verdict;
  /** Closed; the interval that the evidence proves, `null` when it proves none. */
  readonly interval: { readonly from: IsoTime; readonly to: IsoTime } | null;
  readonly payloadDigest: Digest | null;
  readonly contentDigest: Digest | null;
  /** `observed`, `attested:last-modified`, `attested:304`, or `none`. */
  readonly evidence: string;
  /** Why the page is not sharp, in one sentence. */
  readonly reason: string | null;
  readonly records: readonly CertificateRecord[];
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
  readonly requestProfile: Readonly<Record<string, string>>;
  readonly software: string;
  readonly warcs: readonly { readonly file: string; readonly sha256: string; readonly sizeBytes: number }[];
  readonly pages: readonly CertificatePage[];
}
