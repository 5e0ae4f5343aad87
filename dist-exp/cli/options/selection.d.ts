import type { ResolvedSettings } from "#config/index.js";
import { type CaptureSettings, type ScopeRules } from "#model/index.js";
/** Settings that say what belongs to a capture. */
export declare const SELECTION_SETTINGS: readonly ["preset", "scope", "surtPrefix", "include", "exclude", "maxDepth", "hops", "maxPagesPerHost", "notIn", "sitemaps", "feed", "oai"];
type SelectionSettings = ResolvedSettings<(typeof SELECTION_SETTINGS)[number]>;
/** The part of a capture's settings that the options amount to; paths are made absolute, for a resume elsewhere. */
export declare function selectionOf(settings: SelectionSettings): Pick<CaptureSettings, "scope" | "notIn" | "sources">;
/** The scope rules that the options amount to. */
export declare function scopeRulesOf(settings: SelectionSettings): ScopeRules;
export {};
