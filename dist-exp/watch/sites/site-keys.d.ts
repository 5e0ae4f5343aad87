import { type ScopeKind, type ScopeRules, type SitePlan } from "#model/index.js";
import { type SaidHints } from "./hint-keys.js";
import { Wrong } from "./yaml/fault.js";
import type { YamlNode } from "./yaml/yaml-tree.js";
/** What a site, or the defaults of all, may say. */
export interface SiteValues extends Omit<SitePlan, "name" | "seeds" | "scope" | "hints">, Omit<ScopeRules, "kind"> {
    readonly scope: ScopeKind;
    readonly hints: SaidHints;
}
/** One key. */
export interface SiteKey {
    /** How its value is told in the help. */
    readonly value: string;
    readonly doc: string;
    /** Whether it takes several values. */
    readonly isList: boolean;
    readonly read: (node: YamlNode) => Partial<SiteValues> | Wrong;
}
/** All of them but the name and the addresses, in the order in which they are explained. */
export declare const SITE_KEYS: Readonly<Record<string, SiteKey>>;
/** Used where neither the site nor the file's defaults say anything. */
export declare const SITE_DEFAULTS: SiteValues;
