import { type AsidePass } from "#formats/run-records/index.js";
import type { PageUrl } from "#model/index.js";
import type { WarcSink } from "#ports/index.js";
import { type Answered } from "./asker.js";
/** Writes what came of a question, whatever it was, and gives up what was put aside for it. */
export declare function keepAside(sink: WarcSink, url: PageUrl, pass: AsidePass, answered: Answered): Promise<void>;
