import type { Agreement, Archive, SiteLease } from "#ports/index.js";
/** Tells the machines what a run says. */
export declare function toldArchive(archive: Archive, { board, control }: Pick<Agreement, "board" | "control">, lease: SiteLease): Archive;
