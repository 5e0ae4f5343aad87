import { type Capture, type KeptContent, type Told } from "#model/index.js";
import type { Archive, Clock, WarcSink } from "#ports/index.js";
import type { ToldSpans } from "./told-spans.js";
/** Where it goes. */
export interface TellingPlace {
    readonly capture: Capture;
    readonly catalog: Archive["catalog"];
    readonly sink: WarcSink;
    readonly clock: Clock;
    readonly spans: ToldSpans;
    readonly nextSeq: number;
}
/** Writes what is told, some at a time. */
export declare class Tellings {
    #private;
    constructor(place: TellingPlace);
    tell(kept: KeptContent, told: Told): Promise<void>;
    /** Resolves when nothing waits any more. */
    settled(): Promise<void>;
}
