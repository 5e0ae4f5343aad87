import { type CaptureControl } from "#model/index.js";
import type { ControlChannel } from "#ports/index.js";
import type { Database } from "./database.js";
/** Wishes in PostgreSQL. */
export declare class PostgresControl implements ControlChannel {
    #private;
    constructor(database: Database);
    ask(captureId: string, { want, edit }: Parameters<ControlChannel["ask"]>[1]): Promise<void>;
    look(captureId: string): Promise<CaptureControl | null>;
}
