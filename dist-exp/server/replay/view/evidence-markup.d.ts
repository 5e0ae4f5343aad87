import type { PartFacts, ViewFacts } from "./view-facts.js";
import { type PartState } from "./view-words.js";
/** Where links of the panel lead. */
export interface PanelPlace {
    readonly prefix: string;
    readonly uiOrigin: string;
    readonly isOutlined: boolean;
}
/** The panel. */
export declare function evidencePanel(facts: ViewFacts, place: PanelPlace): string;
/** How well a part is known. */
export declare function stateOf({ record }: PartFacts): PartState;
