import { type PackageOptions } from "./gather-package.js";
/** The WACZ of a selection piece by piece, at the reader's pace; what is put aside for it is gone when it ends or is left. */
export declare function waczPieces(dir: string, options: PackageOptions): AsyncGenerator<Uint8Array>;
