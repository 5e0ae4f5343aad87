import type { Random } from "#ports/index.js";
import type { CodingHabit } from "../settings.js";
/** The body as the truth's payload digest has it: `regzip` pages send other bytes for the same content. */
export declare function canonicalPayload(coding: CodingHabit, body: Uint8Array): Uint8Array;
/** The body compressed anew: equal content, other bytes. */
export declare function freshPayload(body: Uint8Array, random: Random): Uint8Array;
/** Whether the request allows gzip. */
export declare function acceptsGzip(headers: ReadonlyMap<string, string>): boolean;
