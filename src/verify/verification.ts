// How a verification is asked for and how it ends.
import type { z } from "zod";
import type { FalseLine, FalseLines } from "./false-lines.js";
import type { Denominator } from "./links/denominator.js";

/** Whether the bodies of both responses are here, or the second by its recorded digest alone. */
export interface HeldBodies {
  readonly both: number;
  readonly secondByDigest: number;
}

/** What was checked. */
export interface VerifiedFigures {
  readonly site: string;
  readonly asOf: string;
  readonly pages: number;
  readonly sharp: number;
  readonly attested: number;
  /** Pages whose records were removed by order: as signed, and counted nowhere else. */
  readonly removed: number;
  /** Of the sharp pages, what is held of their two responses. */
  readonly bodies: HeldBodies;
  readonly records: number;
  readonly warcs: number;
  readonly bytes: number;
}

/** How a verification ended. */
export interface Verification {
  readonly ok: boolean;
  /** In the order of the certificate's own logic; the first is the one to name. */
  readonly findings: readonly FalseLine[];
  readonly notes: readonly string[];
  /** What outside signatures and time stamps say, or that there are none. */
  readonly attestations: readonly string[];
  /** Fingerprint of the key that the certificate names. */
  readonly key: string | null;
  readonly figures: VerifiedFigures | null;
  /** Whether everything that captured pages link to is listed. */
  readonly denominator: Denominator;
}

/** Where things lie. */
export interface VerifyOptions {
  /** The directory that the certificate's file names are relative to. */
  readonly root: string;
  /** The public key (PEM) that must have signed, when the reader knows it. */
  readonly expectedKey?: string;
}

/** The end of a verification of something that cannot even be read. */
export function unreadable(lines: FalseLines): Verification {
  return {
    ok: false,
    findings: lines.all,
    notes: [],
    attestations: [],
    key: null,
    figures: null,
    denominator: { isChecked: false, why: "it cannot be read" },
  };
}

/** Where in the document an issue lies, as people write it. */
export function pathText({ path }: z.core.$ZodIssue): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");
}
