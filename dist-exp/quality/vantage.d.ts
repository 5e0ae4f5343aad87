import type { CertificateCache, CertificateTimeStamps, CertificateVantage, RunClock } from "#model/index.js";
/** What is known of it. */
export interface VantageFacts {
    readonly warcs: readonly Pick<CertificateVantage, "servers" | "connections">[];
    /** `null`: a run that nobody witnessed, such as one of the lab. */
    readonly witness: Pick<CertificateVantage, "operator" | "clockSynchronisation" | "softwareSha256"> | null;
    readonly timeStamps: CertificateTimeStamps | null;
    readonly clocks: readonly Pick<RunClock, "boundMs">[];
}
/** The certificate's part about it; `caches` is `null` when not every sign was noted. */
export declare function vantageOf(facts: VantageFacts, caches: readonly CertificateCache[] | null): CertificateVantage;
