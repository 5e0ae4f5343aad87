import type { AbsentAddress } from "#model/index.js";
import { type CopyTold } from "./copy-words.js";
/** README.txt: what this is, in plain words. */
export declare function copyReadme(told: Pick<CopyTold, "head" | "counts">): string;
/** manifest.json in pieces: one line per page and per address that is not there. */
export declare function copyManifest({ head, counts, pages }: CopyTold, absent: readonly AbsentAddress[]): Generator<string>;
