import type { Logger, TestimonyEnd } from "#ports/index.js";
import { DayWriter } from "./day-writer.js";
import type { WriterSettings } from "./writer-settings.js";
/** An open writer, and what to close behind it. */
export interface OpenedWriter {
    readonly writer: DayWriter;
    close(): Promise<void>;
}
/** Opens archive and journal for a writer. */
export declare function openDayWriter(settings: WriterSettings, logger: Logger, onConcluded: (end: TestimonyEnd) => void): Promise<OpenedWriter>;
