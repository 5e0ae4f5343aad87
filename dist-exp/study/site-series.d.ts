import { type SeriesReport } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** Quality over the captures of a site that have ended, oldest first; patches and looks of a watch are none. */
export declare function siteSeries(site: string, archive: Archive): Promise<SeriesReport>;
