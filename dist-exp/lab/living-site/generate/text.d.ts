import type { Random } from "#ports/index.js";
/** Two or three words for a title or an address, such as "oak lamp". */
export declare function thing(random: Random): string;
/** A matter of the town, such as "ferry timetable". */
export declare function topic(random: Random): string;
/** One sentence about a matter. */
export declare function sentence(random: Random): string;
/** A paragraph of some sentences. */
export declare function paragraph(random: Random, sentences: number): string;
/** The first letter made a capital one. */
export declare function capitalised(text: string): string;
/** Text made safe for HTML content and double-quoted attributes. */
export declare function escapeHtml(text: string): string;
