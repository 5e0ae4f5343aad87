import { type Column } from "./column.js";
import type { Engine } from "./engine.js";
/** Tables that fill at the same time, and share what may be held. */
export interface Crowd {
    tables: number;
}
/** Rows that wait in the engine, which puts what does not fit into memory into its folder. */
export declare class WaitingTable<Source> {
    #private;
    readonly name: string;
    private constructor();
    static make<Source>(engine: Engine, name: string, columns: readonly Column<Source>[], crowd?: Crowd): Promise<WaitingTable<Source>>;
    get rows(): number;
    /** Keeps a row; it can be asked for once {@link settle} has been called. */
    add(source: Source): Promise<void>;
    /** Hands everything to the engine. */
    settle(): Promise<void>;
    /** Forgets all rows. */
    empty(): Promise<void>;
    drop(): Promise<void>;
}
