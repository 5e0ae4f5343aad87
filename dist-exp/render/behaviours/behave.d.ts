import { type Behaviour } from "#model/index.js";
import { type Settling } from "../page/settle.js";
/** Does what is wanted, and lets the page come to rest at its beginning. */
export declare function behave(at: Settling, wanted: readonly Behaviour[]): Promise<void>;
