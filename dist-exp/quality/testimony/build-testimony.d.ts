import { type Capture, type CertificateWarc, type Instant, type StreamedTestimony, type TestimonyVersion, type ToldTier } from "#model/index.js";
import { type Sign } from "../build-certificate.js";
import type { SettledClock } from "../clock-doubts.js";
/** What the writer knows and the versions do not tell. */
export interface SigningFacts {
    readonly capture: Capture;
    readonly tier: ToldTier;
    readonly by: string;
    readonly finishedAt: Instant;
    readonly software: string;
    readonly clocks: readonly SettledClock[];
    readonly notes: readonly string[];
    readonly warcs: readonly CertificateWarc[];
}
/** Makes and signs a testimony; `versions` are gone through once for its root, and again by whoever writes it. */
export declare function buildTestimony(versions: AsyncIterable<TestimonyVersion>, facts: SigningFacts, sign: Sign): Promise<StreamedTestimony>;
