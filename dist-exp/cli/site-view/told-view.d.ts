import { type Capture, type ToldView } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** Reads what the testimonies of a site tell; none for a tier of which there is none. */
export declare function toldViews(archive: Archive, captures: readonly Capture[]): Promise<ToldView[]>;
