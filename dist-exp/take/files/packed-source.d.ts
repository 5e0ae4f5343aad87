import { type Instant } from "#model/index.js";
import type { Source, ToldVersion } from "../source.js";
import type { FilesWorld } from "./directory-source.js";
import { type Publishing } from "./published.js";
/** Which file. */
export interface PackedRequest extends Publishing {
    readonly file: string;
    readonly sizeBytes: number;
    readonly at: Instant | null;
}
/** A tar or zip file as a source. */
export declare class PackedSource implements Source {
    #private;
    readonly by: string;
    readonly settings: Source["settings"];
    constructor(request: PackedRequest, world: FilesWorld);
    versions(): AsyncGenerator<ToldVersion>;
    notes(): string[];
    close(): Promise<void>;
}
