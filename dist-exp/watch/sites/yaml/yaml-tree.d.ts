import { type Fault } from "./fault.js";
interface Place {
    /** Where it begins, and where its last word ends: before comments and line ends. */
    readonly at: number;
    readonly end: number;
}
/** A word, or several. */
export interface YamlText extends Place {
    readonly kind: "text";
    readonly text: string;
}
/** Several of a kind; `isFlow` in brackets. */
export interface YamlList extends Place {
    readonly kind: "list";
    readonly isFlow: boolean;
    readonly items: readonly YamlNode[];
}
/** Keys and values, no key twice; `isFlow` in braces. */
export interface YamlMap extends Place {
    readonly kind: "map";
    readonly isFlow: boolean;
    readonly entries: readonly YamlEntry[];
}
/** One key with its value. */
export interface YamlEntry {
    readonly key: string;
    readonly keyAt: number;
    readonly keyEnd: number;
    readonly value: YamlNode;
}
/** What a text holds. */
export type YamlNode = YamlText | YamlList | YamlMap;
/** The tree, `null` where there is nothing but comments; or what is wrong. */
export type YamlReading = {
    readonly root: YamlNode | null;
} | {
    readonly faults: readonly Fault[];
};
/** Reads a text that has no byte order mark any more. */
export declare function readYaml(text: string): YamlReading;
/** A key without a value, or a text of comments alone. */
export declare function isNothing(node: YamlNode): boolean;
export {};
