import type { YamlEntry, YamlList, YamlMap, YamlNode } from "../yaml/yaml-tree.js";
import { type SaidData, type SaidPairs } from "./said-data.js";
/** Sets a key of a map. */
export declare function setEntry(text: string, map: YamlMap, key: string, data: SaidData): string;
/** Takes a key out of a map that has others. */
export declare function removeEntry(text: string, map: YamlMap, key: string): string;
/** Makes keys of a site that is a mere address. */
export declare function addressToMap(text: string, node: YamlNode, isFlow: boolean): string;
/** A site as it comes to stand in the list. */
export type NewItem = string | SaidPairs;
/** Puts a site behind the others; `entry` is that of the list, which may have none yet. */
export declare function appendItem(text: string, entry: YamlEntry, item: NewItem, isFlow: boolean): string;
/** Puts a list of one site behind a text that holds none. */
export declare function appendList(text: string, item: NewItem): string;
/** Takes a site out. */
export declare function removeItem(text: string, list: YamlList, index: number): string;
