import { type ParsedNode } from "yaml";
import { type Fault } from "./fault.js";
/** What the library made of a text: `null` for comments alone. */
export type Composed = {
    readonly contents: ParsedNode | null;
} | {
    readonly faults: readonly Fault[];
};
/** Parses one document. */
export declare function composeYaml(text: string): Composed;
