import type { WatchPlan } from "#model/index.js";
import { type YamlMap, type YamlNode } from "../yaml/yaml-tree.js";
import { type SaidData } from "./said-data.js";
import { type SaidChanges } from "./said-changes.js";
/** What shall be changed. */
export type PlanChange = {
    readonly add: readonly string[];
    readonly says: SaidChanges;
} | {
    readonly edit: string;
    readonly says: SaidChanges;
} | {
    readonly remove: string;
};
/** A file before a change. */
export interface Before {
    /** `null` for a file that is not there, or has nothing but comments. */
    readonly root: YamlMap | null;
    readonly plan: WatchPlan;
}
/** A file behind it. */
export interface Made {
    readonly text: string;
    /** Of the site in the new list; `null` when it is no more. */
    readonly index: number | null;
    /** The sites as they shall be. */
    readonly sites: readonly SaidData[];
}
/** Why it cannot be made. */
export interface Problem {
    readonly problem: string;
}
/** Makes it. */
export declare function makeChange(text: string, before: Before, change: PlanChange): Made | Problem;
/** The nodes of the sites in the list. */
export declare function siteNodes(root: YamlMap): readonly YamlNode[];
