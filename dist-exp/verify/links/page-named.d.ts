import { type PageUrl } from "#model/index.js";
/** `null` when it names none. */
export declare function pageNamed(text: string): PageUrl | null;
