import { type Capture, type DublinCore, type Instant, type ReportHead } from "#model/index.js";
import type { Archive } from "#ports/index.js";
/** A capture in a catalogue. */
export interface CaptureItem {
    readonly capture: Capture;
    readonly report: ReportHead;
    /** When what a catalogue says of it, or of its pages, last changed: a whole second. */
    readonly datestamp: Instant;
    /** What is said of it, and of its site. */
    readonly own: DublinCore;
    readonly site: DublinCore;
    /** The capture whose missing requisites it holds. */
    readonly patchOf: string | null;
}
/** The items of one archive; figures of reports are read once for each version of them. */
export declare class CaptureItems {
    #private;
    constructor(archive: Archive);
    /** All of them, those that changed first at the beginning. */
    list(): Promise<CaptureItem[]>;
    /** What is said of the sites that have captures, by their names. */
    sites(): Promise<{
        readonly site: string;
        readonly said: DublinCore;
    }[]>;
}
/** Items by the time of their change; of equal times by name, so that every list has one order. */
export declare function inOrder(a: CaptureItem, b: CaptureItem): number;
