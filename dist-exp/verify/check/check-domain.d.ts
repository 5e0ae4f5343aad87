import { type X509Certificate } from "node:crypto";
import { z } from "zod";
import type { FalseLines } from "../false-lines.js";
/** What a domain's signature consists of; strict, as "MUST not contain any property that is not listed". */
export declare const DomainSignedShape: z.ZodObject<{
    hash: z.ZodString;
    created: z.ZodString;
    software: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    version: z.ZodOptional<z.ZodString>;
    signature: z.ZodString;
    domain: z.ZodString;
    domainCert: z.ZodString;
    crossSignedCert: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    timeSignature: z.ZodString;
    timestampCert: z.ZodString;
}, z.core.$strict>;
type DomainSigned = z.infer<typeof DomainSignedShape>;
/** Who signed, where nothing is wrong. */
export interface DomainSignature {
    /** Fingerprint of the key. */
    readonly key: string;
    readonly signedBy: readonly string[];
    readonly onTrust: readonly string[];
}
/** Checks a domain's signature over the text of a hash; `null` when it is wrong. */
export declare function checkDomain(signed: DomainSigned, roots: readonly X509Certificate[], lines: FalseLines): DomainSignature | null;
export {};
