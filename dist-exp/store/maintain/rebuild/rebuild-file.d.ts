import type { RebuildContext } from "./rebuild-context.js";
/** Takes one WARC file's share into the catalog. */
export declare function rebuildFromFile(context: RebuildContext, file: string): Promise<void>;
