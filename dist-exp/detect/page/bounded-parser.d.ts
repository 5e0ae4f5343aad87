import { type LinkedNode } from "./linked-tree.js";
/** Reads a text as a browser with scripts switched on does; of XML, self-closing tags and CDATA sections are known. */
export declare function parseBounded(html: string, isXml: boolean): LinkedNode;
