import type { SeriesReport } from "#model/index.js";
/** Text that ends with a line end. */
export declare function renderSeriesTerminal({ site, points, completenessModel }: SeriesReport): string;
