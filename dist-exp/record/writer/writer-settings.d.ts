import type { JsonValue } from "#model/index.js";
/** How a writer writes. */
export interface WriterSettings {
    readonly archive: string;
    readonly run: string;
    readonly site: string;
    /** The public address of the site. */
    readonly as: string;
    /** Who tells it, in words. */
    readonly by: string;
    /** The rules in force; part of the testimony. */
    readonly rules: Readonly<Record<string, JsonValue>>;
    readonly software: string;
    readonly maxWarcBytes: number;
    readonly maxPages: number;
}
