import { type PageUrl } from "#model/index.js";
import { Wrong } from "./yaml/fault.js";
import type { YamlNode } from "./yaml/yaml-tree.js";
/** Reads one value. */
export type Reader<T> = (node: YamlNode) => T | Wrong;
/** A reader of single words; `parse` gives `undefined` for what it does not take. */
export declare function words<T>(parse: (text: string) => T | undefined, expected: string): Reader<T>;
/** One of these words. */
export declare function oneOf<const T extends string>(values: readonly T[]): Reader<T>;
/** The word `none`, or something else. */
export declare function orNone<T>(parse: (text: string) => T | undefined, expected: string): Reader<T | null>;
/** Several, as a list; one may stand by itself, and `none` is an empty list. */
export declare function listOf<T>(read: Reader<T>, most?: number): Reader<readonly T[]>;
/** A whole number within bounds. */
export declare function wholeFrom(least: number): (text: string) => number | undefined;
/** A number of pages or requests. */
export declare const count: Reader<number>;
/** A number that need not be whole. */
export declare function numberFrom(least: number, most: number): (text: string) => number | undefined;
/** A size, as settings have it. */
export declare function size(text: string): number | undefined;
/** A pause, as settings have it. */
export declare const pause: Reader<number>;
/** A switch. */
export declare const yesOrNo: Reader<boolean>;
/** Some words of a person. */
export declare const sentence: Reader<string>;
/** What sites and channels are called. */
export declare const name: Reader<string>;
/** A web address; one without its scheme is told what it lacks. */
export declare const address: Reader<PageUrl>;
/** A regular expression on addresses, as `--include` has it. */
export declare const pattern: Reader<string>;
