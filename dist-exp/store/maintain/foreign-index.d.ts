import type { PageIndex } from "#ports/index.js";
/** Opens an archive directory, a directory of CDXJ files, or one CDXJ file (plain, or ZipNum by its `.idx`). */
export declare function openForeignIndex(path: string): PageIndex;
