import type { SitePlan } from "#model/index.js";
import type { FaultList } from "./fault-list.js";
import { type SiteValues } from "./site-keys.js";
import type { YamlEntry, YamlMap, YamlNode } from "./yaml/yaml-tree.js";
/** Keys that one site alone can have. */
export declare const OWN_KEYS: readonly ["url", "urls", "name"];
/** What is said under `defaults`, or of one site. */
export type SaidValues = Partial<SiteValues>;
/** Reads the keys of a map that `sites` and `defaults` share. */
export declare function readValues(map: YamlMap, owner: string, faults: FaultList): SaidValues;
/** Every key that a site, or the defaults of all, can have. */
export declare function keysOf(isSite: boolean): readonly string[];
/** Reads one site: an address, or a map of keys; `null` when it is wrong. */
export declare function readSite(node: YamlNode, defaults: SaidValues, faults: FaultList): SitePlan | null;
/** The entry of a key, when the map has it. */
export declare function entryOf(map: YamlMap, key: string): YamlEntry | undefined;
/** Where a fault of this key is mended: at the key, or at what lacks it. */
export declare function placeFor(node: YamlNode, key: string): number;
