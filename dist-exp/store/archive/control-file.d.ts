import type { CaptureControl } from "#model/index.js";
import type { ControlChannel, Logger } from "#ports/index.js";
import { type FileSystem } from "../file-system.js";
/** The control files of one archive. */
export declare class ControlFiles implements ControlChannel {
    #private;
    constructor(dir: string, fs: FileSystem, logger: Logger);
    ask(captureId: string, { want, edit }: Parameters<ControlChannel["ask"]>[1]): Promise<void>;
    look(captureId: string): Promise<CaptureControl | null>;
}
