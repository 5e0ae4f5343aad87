import { type PageUrl } from "#model/index.js";
import type { Answered } from "../ask/asker.js";
/** Whether the answer is such a redirect: what was seen is then the door, not the page. */
export declare function needsCookie(url: PageUrl, { result, reading }: Answered): boolean;
/** Report and certificate say it once for each host. */
export declare function tellOfDoor(notes: string[], url: PageUrl): void;
