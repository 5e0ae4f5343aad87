import { Wrong, type Fault } from "./yaml/fault.js";
import type { YamlEntry } from "./yaml/yaml-tree.js";
/** The faults of one file. */
export declare class FaultList {
    #private;
    /** Notes what is wrong at a place. */
    add(at: number, what: string): void;
    /** Notes what is wrong with the value of a key; the value, where nothing is. */
    taken<T>(key: string, read: T | Wrong): T | undefined;
    /** Notes a key that is not known, with what was probably meant. */
    unknown({ key, keyAt }: YamlEntry, owner: string, known: readonly string[]): void;
    get isEmpty(): boolean;
    /** In the order of the file, the last one counting what is left out. */
    all(): readonly Fault[];
}
