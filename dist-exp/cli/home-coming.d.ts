import type { WaczFile } from "#store/index.js";
/** Verifies every certificate in a package, and holds each report against its certificate. */
export declare function isTruePackage(wacz: WaczFile): Promise<boolean>;
