import { type Certificate, type CertificateRun, type CertificateSignature, type Instant, type Streamed } from "#model/index.js";
import type { Assessment } from "./assess.js";
import type { SettledClock } from "./clock-doubts.js";
import { type AssessmentSummary } from "./summary.js";
import { type VantageFacts } from "./vantage.js";
/** What the run knows and the sightings do not. */
export interface CertificateFacts extends VantageFacts {
    readonly finishedAt: Instant;
    readonly strategy: string;
    readonly scope: string;
    readonly requestProfile: Readonly<Record<string, string>>;
    readonly software: string;
    readonly warcs: readonly (Certificate["warcs"][number] & VantageFacts["warcs"][number])[];
    readonly notes: readonly string[];
    readonly clocks: readonly SettledClock[];
    /** How far off the nearest Date of a server is, when none comes within a day. */
    readonly datesApartMs: number | null;
}
/** Signs bytes with the archive's key. */
export type Sign = (bytes: Uint8Array) => Promise<Pick<CertificateSignature, "algorithm" | "publicKey" | "value">>;
/** Makes and signs the certificate of a capture; its pages are made one at a time as they are asked for. */
export declare function buildCertificate(assessment: Assessment, facts: CertificateFacts, sign: Sign, summary?: AssessmentSummary): Promise<Streamed<Certificate>>;
/** A run's clock as it is signed. */
export declare function certificateRun({ startedAt, by, boundMs, errorMs, doubts }: SettledClock): CertificateRun;
