import type { SharpSchedule } from "#model/index.js";
/** What is taken, for messages. */
export declare const SHARP_WORDS: string;
/** Reads them; `undefined` when they say nothing of the kind. */
export declare function parseSharp(text: string): SharpSchedule | undefined;
/** The same as a person would write it. */
export declare function formatSharp(schedule: SharpSchedule): string;
