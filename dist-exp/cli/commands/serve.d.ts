import type { Command } from "commander";
import { type Management, type ReaderGroup, type ServedCluster } from "#server/index.js";
import type { Archive, NewsReader, WatchMemoryReads } from "#ports/index.js";
import type { Io } from "../io.js";
/** Adds the verb. */
export declare function addServeCommand(program: Command, io: Io): void;
/** Where to listen; a port that nobody chose gives way to the next free one when it is taken, and we say so. */
export interface ServeOptions {
    readonly host: string;
    readonly port: number;
    readonly replayPort: number;
    readonly replayDomain: string;
    readonly timeGate?: "redirect" | "direct";
    readonly repository?: {
        readonly name: string;
        readonly adminEmail: string;
    };
    readonly choice?: "coherent" | "nearest";
    readonly patienceMs?: number;
    readonly exactPorts?: readonly ("port" | "replayPort")[];
    readonly token?: string;
    readonly readers?: readonly ReaderGroup[];
    readonly management?: Management;
    readonly watch?: WatchMemoryReads;
    readonly news?: NewsReader;
    readonly cluster?: ServedCluster;
    /** A site through whose view a tour leads. */
    readonly tourOf?: string;
}
/** Serves until Ctrl-C; `onceListening` begins what should only begin when the ports are ours. */
export declare function serveUntilStopped(archive: Archive, options: ServeOptions, io: Io, onceListening?: () => void): Promise<void>;
