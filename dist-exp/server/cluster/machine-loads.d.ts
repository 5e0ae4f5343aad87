import type { ClusterState } from "#ports/index.js";
import type { ApiMachine } from "../cluster-schema.js";
type Load = NonNullable<ApiMachine["load"]>;
/** The loads of all machines at one moment. */
export declare class MachineLoads {
    #private;
    /** `known` are captures that the archive which is served here knows of. */
    constructor({ machines, held, runs }: ClusterState, known: ReadonlySet<string>);
    of(name: string): Load;
    /** Whoever has a site and is not on the list of machines. */
    unnamed(): string[];
}
export {};
