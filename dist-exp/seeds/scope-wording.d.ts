import type { ScopeRules } from "#model/index.js";
/** One line, `pages on example.org, at most 2 links from a seed; requisites of these pages anywhere`. */
export declare function ruleInWords(reach: string, rules: ScopeRules): string;
