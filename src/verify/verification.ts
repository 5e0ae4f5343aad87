// How a verification is asked for and how it ends.
import type { z } from "zod";
import { NO_ACCOUNT, type Account } from "./account.js";
import { fingerprintOf } from "./check/check-seal.js";
import type { FalseLine, FalseLines } from "./false-lines.js";
import type { Denominator } from "./links/denominator.js";
import type { VerifiedFigures } from "./page-figures.js";
import type { VerifiedTestimony } from "./testimony/testimony-account.js";

/** How a verification ended. */
export interface Verification extends Account {
  readonly ok: boolean;
  /** In the order of the certificate's own logic; the first is the one to name. */
  readonly findings: readonly FalseLine[];
  readonly notes: readonly string[];
  /** What outside signatures and time stamps say, or that there are none. */
  readonly attestations: readonly string[];
  /** Fingerprint of the key that the certificate names. */
  readonly key: string | null;
  /** Whose it is, as far as the reader has said. */
  readonly keyIs: KeyStanding;
  readonly figures: VerifiedFigures | null;
  /** Of a testimony, in place of `figures`. */
  readonly testimony?: VerifiedTestimony;
  /** Whether everything that captured pages link to is listed. */
  readonly denominator: Denominator;
}

/** Where things lie. */
export interface VerifyOptions {
  /** The directory that the certificate's file names are relative to. */
  readonly root: string;
  /** The public key (PEM) that must have signed, when the reader knows it. */
  readonly expectedKey?: string;
  /** The public key (PEM) of the archive in which the certificate lies, when it lies in one. */
  readonly archiveKey?: string;
}

/** `given`: the one that the reader named; `archive`: that of the archive it lies in; `unknown`: nobody said. */
export type KeyStanding = "given" | "archive" | "unknown";

/** Checks the key against the one that must have signed, and says what is known of it. */
export function keyStanding(
  key: string | null,
  { expectedKey, archiveKey }: Pick<VerifyOptions, "expectedKey" | "archiveKey">,
  onOther: () => void,
): KeyStanding {
  if (expectedKey !== undefined) {
    if (key !== fingerprintOf(expectedKey)) onOther();
    return "given";
  }
  return archiveKey !== undefined && key === fingerprintOf(archiveKey) ? "archive" : "unknown";
}

/** The end of a verification of something that cannot even be read. */
export function unreadable(lines: FalseLines): Verification {
  return {
    ok: false,
    findings: lines.all,
    notes: [],
    attestations: [],
    key: null,
    keyIs: "unknown",
    ...NO_ACCOUNT,
    figures: null,
    denominator: { isChecked: false, why: "it cannot be read" },
  };
}

/** Where in the document an issue lies, as people write it. */
export function pathText({ path }: Pick<z.core.$ZodIssue, "path">): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .replace(/^\./, "");
}
