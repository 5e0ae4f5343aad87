import { type PageUrl } from "#model/index.js";
import { type SourceList } from "./source-list.js";
/** Reads a sitemap in XML; entries of an index are further lists. Pages of higher priority come first. */
export declare function parseSitemap(xml: string, base: PageUrl): SourceList;
/** Reads a sitemap that is a plain list, one URL per line; lines that are none are passed over. */
export declare function parseTextSitemap(text: string): SourceList;
