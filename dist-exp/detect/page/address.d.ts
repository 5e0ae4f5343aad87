import type { ScrubRules } from "../scrub/rules.js";
/**
 * The target in comparable form, `null` for what leads nowhere else (fragments, scripts, mail). Scheme http or
 * https, default documents, a closing slash and the fragment make no difference: the same page is reached.
 */
export declare function comparableAddress(raw: string, base: string | null, kind: "link" | "image", rules: ScrubRules): string | null;
