import type { Clock, Machine, MachineBeat, MachineList, RunBoard, RunWord, SiteLease } from "#ports/index.js";
/** Machines in memory. */
export declare class MemoryMachines implements MachineList {
    #private;
    constructor(clock: Clock);
    beat(beat: MachineBeat): Promise<{
        readonly isDraining: boolean;
    }>;
    drain(name: string | null, isDraining: boolean): Promise<void>;
    leave(name: string): Promise<void>;
    list(): Promise<Machine[]>;
}
/** Words of runs in memory. */
export declare class MemoryBoard implements RunBoard {
    #private;
    constructor(clock: Clock, holds: (lease: SiteLease) => boolean);
    say(lease: SiteLease, word: Parameters<RunBoard["say"]>[1]): Promise<boolean>;
    list(): Promise<RunWord[]>;
}
