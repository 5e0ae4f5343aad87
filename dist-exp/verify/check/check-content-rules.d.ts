import { type DecodeLimits } from "#formats/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import type { FalseLines } from "../false-lines.js";
/** The rules that the settings name; a name that is not known here is false, since nothing can be recomputed by it. */
export declare function checkContentRules({ settings }: Pick<ShapedHead, "settings">, lines: FalseLines): DecodeLimits;
