import type { PageUrl } from "#model/index.js";
import { type SourceList } from "./source-list.js";
/** Reads a list by its content, not by its name; `problem` when it is none that we know. */
export declare function readSource(bytes: Uint8Array, contentType: string | null, url: PageUrl): SourceList;
