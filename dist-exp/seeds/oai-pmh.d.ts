import { type PageUrl } from "#model/index.js";
import { type SourceList } from "./source-list.js";
/** The first request of a repository: records in Dublin Core, unless the address asks for something itself. */
export declare function firstOaiRequest(url: PageUrl): PageUrl;
/** Reads one part of a list; the resumption token leads to the next. */
export declare function parseOaiList(xml: string, request: PageUrl): SourceList;
