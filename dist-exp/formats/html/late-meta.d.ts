import { type EncodingOfLabel } from "./charset-prescan.js";
/** The encoding that the first meta element with a usable one names; `null` when there is none. */
export declare function lateMetaCharset(bytes: Buffer, encodingOf: EncodingOfLabel): string | null;
