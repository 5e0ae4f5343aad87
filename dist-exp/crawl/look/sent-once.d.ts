import { type FrontierPage, type Sighting } from "#model/index.js";
import type { Answered } from "../ask/asker.js";
/** The look with its mark: a label on what showed a state, words on what failed. */
export declare function sentOnce<T extends Answered>(look: T): T & {
    readonly label: "sent-once";
};
/** Whether a page was sent so. */
export declare function wasSentOnce(sightings: readonly Sighting[]): boolean;
/** Whether a page is what steps sent, which is theirs to send again, or asked for with a secret. */
export declare function isOfSteps({ url, reason }: Pick<FrontierPage, "url" | "reason">): boolean;
