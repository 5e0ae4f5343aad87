import type { PageList, PageQueue } from "#frontier/index.js";
import type { CaptureRun } from "../run/capture-run.js";
import type { ConditionalRevisits } from "./conditional-revisits.js";
/** Plans every host's revisits; hosts have slots of their own, so their expectations add up. */
export declare function planRevisits(run: CaptureRun, byHost: ReadonlyMap<string, PageList>, conditional: ConditionalRevisits): Promise<Map<string, PageQueue>>;
