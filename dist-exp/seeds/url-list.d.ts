import { type PageUrl } from "#model/index.js";
/** Reads a list; `name` says where it comes from. Throws a usage error that names the bad lines. */
export declare function parseUrlList(text: string, name: string): PageUrl[];
