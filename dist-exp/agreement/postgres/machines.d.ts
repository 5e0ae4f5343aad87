import type { Machine, MachineBeat, MachineList } from "#ports/index.js";
import type { Statements } from "./database.js";
/** Machines in PostgreSQL. */
export declare class PostgresMachines implements MachineList {
    #private;
    constructor(database: Statements);
    beat(beat: MachineBeat): Promise<{
        readonly isDraining: boolean;
    }>;
    drain(name: string | null, isDraining: boolean): Promise<void>;
    leave(name: string): Promise<void>;
    list(): Promise<Machine[]>;
}
