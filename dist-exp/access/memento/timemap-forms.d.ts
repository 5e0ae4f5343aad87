import { type TimeMapForm } from "./memento-links.js";
import type { TimeMapPage } from "./timemap.js";
/** Where the addresses in a TimeMap lead: all of them are on one origin. */
type Base = string;
/** A page of a TimeMap as text, piece by piece. */
export declare function writeTimeMap(page: TimeMapPage, form: TimeMapForm, base: Base): Iterable<string>;
export {};
