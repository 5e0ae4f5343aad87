import type { LinkRewriter } from "./rewrite.js";
/** Whether it is a script by its media type. */
export declare function isScript(type: string | null): boolean;
/** Leads imports, also those made by `import("…")`, into the archive; the rest keeps every byte, whatever its encoding. */
export declare function rewriteModules(content: Uint8Array, url: string, rewrite: LinkRewriter): Uint8Array;
