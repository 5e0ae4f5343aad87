import { type HistoryEvent } from "../living-site/history/events.js";
import type { History } from "./history.js";
/** Reads and checks a history file (TSV or JSON lines, plain or compressed); a broken line is named. */
export declare function readHistoryColumns(file: string): Promise<History>;
/** Gathers events, which must come in order of time; none at all is an error. */
export declare function gatherHistory(name: string, events: AsyncIterable<HistoryEvent>): Promise<History>;
