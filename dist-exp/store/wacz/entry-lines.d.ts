import type { WaczFile } from "./wacz-file.js";
/** All lines without their line ends; empty ones too. */
export declare function entryLines(wacz: WaczFile, name: string): AsyncGenerator<string>;
