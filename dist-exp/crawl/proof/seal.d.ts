import { type Certificate, type CertificateTimeStamps, type TestimonyStatement } from "#model/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import { type Asker } from "../ask/asker.js";
import type { World } from "../world.js";
/** Announces the capture to the authority before the first page is asked for; once, also when it is resumed. */
export declare function announceStart(run: CaptureRun): Promise<void>;
/** What the certificate says of the time stamp at the start. */
export declare function timeStampsOf(run: CaptureRun): Promise<CertificateTimeStamps | null>;
/** A certificate without its pages, or a testimony without its versions. */
type SealedHead = Omit<Certificate, "pages"> | Omit<TestimonyStatement, "versions">;
/** Writes the certificate's head by itself, and over it the CMS signature and the time stamp that were asked for. */
export declare function sealCertificate(certificate: SealedHead, { archive, clock, signer, logger }: Pick<World, "archive" | "clock" | "signer" | "logger">, authority: {
    readonly url: string;
    readonly asker: Asker;
} | null): Promise<readonly string[]>;
/** The same for a certificate that was written before. */
export declare function sealAgain(certificate: SealedHead, world: World, authority: string | null): Promise<readonly string[]>;
export {};
