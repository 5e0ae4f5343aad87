import { type FrontierState, type Instant, type PageKind, type PageUrl } from "#model/index.js";
/** Whether a value that came out of a file has the shape of a T. */
export type Is<T> = (value: unknown) => value is T;
/** Any text. */
export declare const isText: Is<string>;
/** True or false. */
export declare const isFlag: Is<boolean>;
/** A number that can be calculated with. */
export declare const isNumber: Is<number>;
/** How many, or the place in an order. */
export declare const isCount: Is<number>;
/** An instant of a capture: none was made before 1970. */
export declare const isTime: Is<Instant>;
/** An instant that others name, of any age. */
export declare const isDate: Is<Instant>;
/** A URL as the crawl writes it, normalised. */
export declare const isPageUrl: Is<PageUrl>;
/** Text of bounded length. */
export declare function isTextUpTo(most: number): Is<string>;
/** One of a few words. */
export declare function isOneOf<T extends string>(words: readonly T[]): Is<T>;
/** What a page is to the site. */
export declare const isPageKind: Is<PageKind>;
/** How far a page has come. */
export declare const isFrontierState: Is<FrontierState>;
/** The shape, or nothing. */
export declare function orNull<T>(is: Is<T>): Is<T | null>;
/** A list whose every member has the shape. */
export declare function isListOf<T>(is: Is<T>, most?: number): Is<T[]>;
/** A list of so many members, each with the shape of its place. */
export declare function isRow<T extends readonly unknown[]>(...members: {
    [K in keyof T]: Is<T[K]>;
}): Is<T>;
/** Shapes by the names of an object's members. */
export type Members<T> = {
    readonly [K in keyof T]-?: Is<T[K]>;
};
/** The members that are there, and no others; `null` when one of them has another shape. */
export declare function membersOf<T extends object>(value: unknown, members: Members<T>): Partial<T> | null;
/** All members; `null` when one is missing or has another shape. */
export declare function wholeOf<T extends object>(value: unknown, members: Members<T>): T | null;
