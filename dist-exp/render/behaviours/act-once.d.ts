import type { Behaviour } from "#model/index.js";
import { type Settling } from "../page/settle.js";
/** Does one thing to a page, and says to the page's side whether it brought anything. */
export declare function actOnce(at: Settling, kind: Behaviour, target: string): Promise<void>;
