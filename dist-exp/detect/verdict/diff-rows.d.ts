import type { DiffRow } from "#model/index.js";
import type { PageDelta } from "../delta/block-delta.js";
import { type PageModel } from "../page/page-model.js";
/** Rows in reading order: the newer version's lines, with deleted ones where they stood. */
export declare function diffRows(before: PageModel, after: PageModel, delta: PageDelta): DiffRow[];
