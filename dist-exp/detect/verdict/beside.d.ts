import type { PageDelta } from "../delta/block-delta.js";
import { type PageModel } from "../page/page-model.js";
/** In words, each kind of difference that is no change of what the page says; nothing where operations say it all. */
export declare function differencesBeside(before: PageModel, after: PageModel, delta: PageDelta): string[];
