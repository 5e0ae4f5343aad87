import type { CaptureControl } from "#model/index.js";
import type { ControlChannel } from "#ports/index.js";
/** Wishes in memory. */
export declare class MemoryControl implements ControlChannel {
    #private;
    ask(captureId: string, { want, edit }: Parameters<ControlChannel["ask"]>[1]): Promise<void>;
    look(captureId: string): Promise<CaptureControl | null>;
}
