import { type Sighting } from "#model/index.js";
import type { RenderAnswer, WarcStore } from "#ports/index.js";
/** The answer that a look at a page is to the browser. */
export declare function answerFromArchive(warcs: Pick<WarcStore, "read">, sighting: Sighting): Promise<RenderAnswer>;
/** The look whose answer stands for the page in this pass: the first that showed a state, else the last of all. */
export declare function lookToShow(sightings: readonly Sighting[]): Sighting | null;
