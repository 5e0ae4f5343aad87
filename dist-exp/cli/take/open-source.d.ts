import type { Instant, PageUrl } from "#model/index.js";
import type { Archive, Clock } from "#ports/index.js";
import { type Source } from "#take/index.js";
/** What a command line says of its source. */
export interface SourceFlags {
    readonly branch: string;
    readonly dir?: string;
    readonly cleanUrls?: boolean;
    readonly map?: string;
    readonly at?: Instant;
    readonly ask?: string;
}
/** What opening one needs. */
export interface Opening {
    readonly root: PageUrl;
    readonly flags: SourceFlags;
    readonly clock: Clock;
    readonly archive: Archive;
}
/** An open source, and how what was opened for it is closed. */
export interface OpenedSource {
    readonly source: Source;
    close(): Promise<void>;
}
/** Opens the source that is named. @throws UsageError */
export declare function openSource(text: string, opening: Opening): Promise<OpenedSource>;
