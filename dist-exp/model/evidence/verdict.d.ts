/** Every verdict; each page of the denominator has exactly one. */
export declare const VERDICTS: readonly ["sharp", "attested", "seen", "changed", "self-varying", "gone", "failed", "blocked", "excluded", "late", "skipped"];
/** What a capture says about one page at t*. */
export type Verdict = (typeof VERDICTS)[number];
/** One sentence per verdict, for people. */
export declare const VERDICT_MEANING: Readonly<Record<Verdict, string>>;
