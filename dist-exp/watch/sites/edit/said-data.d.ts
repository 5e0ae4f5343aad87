import { type YamlNode } from "../yaml/yaml-tree.js";
/** A text, a list, or keys with values in their order. */
export type SaidData = string | readonly SaidData[] | SaidKeys;
/** Keys with values: no object, since nobody knows what keys a file has. */
export interface SaidKeys {
    readonly pairs: SaidPairs;
}
/** Keys with values, in the order of the file. */
export type SaidPairs = readonly (readonly [key: string, value: SaidData])[];
/** The data of a tree, without places and styles. */
export declare function dataOf(node: YamlNode): SaidData;
/** A value as somebody gives it on a command line: `[a, b]`, `{sitemaps: false}`, `"a text"`, or a text as it stands. */
export declare function saidValue(text: string): SaidData;
/** As it is written into a file, in one line; `isFlow` where it comes to stand in brackets or braces. */
export declare function writtenValue(data: SaidData, isFlow: boolean): string;
/** A key with its value. */
export declare function writtenEntry(key: string, data: SaidData, isFlow: boolean): string;
