import type { Io } from "../io.js";
import { type RecordFlags } from "./record-options.js";
/** Where and how much is written. */
export interface RecordSettings {
    readonly archive: string;
    readonly warcSize: number;
}
/** Records until it is stopped. */
export declare function runRecord(flags: RecordFlags, settings: RecordSettings, io: Io): Promise<void>;
