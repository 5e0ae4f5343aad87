import type { Archive } from "#ports/index.js";
import type { Management } from "#server/index.js";
import type { Io } from "../io.js";
/** How a desk is set up. */
export interface DeskOptions {
    readonly archive: Archive;
    /** Of those who manage; a new one unless given. */
    readonly token?: string;
    readonly allowPrivate: boolean;
    readonly surveysAtOnce: number;
}
/** A desk: what the server is given, and the work behind it. */
export interface Desk {
    readonly management: Management;
    /** Begins to work on jobs, those left over from before first. */
    readonly start: () => void;
    /** Ends what runs, so that it can be taken up again. */
    close(): Promise<void>;
}
/** Opens the desk of an archive. */
export declare function openDesk(options: DeskOptions, io: Io): Desk;
/** Makes an archive that does not exist yet: whoever manages it begins with nothing. */
export declare function makeArchive(dir: string, io: Io): Promise<void>;
