import type { PageStep } from "#model/index.js";
import { type Settling } from "../page/settle.js";
/** Takes them; what comes of each is on record. */
export declare function takeSteps(at: Settling, steps: readonly PageStep[]): Promise<void>;
