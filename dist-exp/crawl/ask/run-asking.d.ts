import type { PageUrl } from "#model/index.js";
import type { FetchRequest, WarcSink } from "#ports/index.js";
import type { Answered, Asker } from "./asker.js";
import type { Knocks } from "./knock.js";
import type { RobotsRules } from "./robots-rules.js";
/** The questions of one capture. */
export declare class RunAsking {
    #private;
    constructor(asker: Asker, robots: RobotsRules, sink: WarcSink, knocks?: Knocks | null);
    /** Asks for a page; whoever keeps the look writes it down. */
    page(request: FetchRequest): Promise<Answered>;
    /** Asks with a secret: nobody is knocked at with it, and whoever asks keeps what may be kept. */
    secretly(request: FetchRequest): Promise<Answered>;
    /** Asks for a list of URLs, or whether it changed, and keeps what came of it. */
    source(url: PageUrl, conditional?: FetchRequest["conditional"]): Promise<Answered>;
    /** Asks for a page that cannot exist, and keeps what came of it. */
    trial(url: PageUrl): Promise<Answered>;
}
