import type { ResolvedSettings } from "#config/index.js";
import type { World } from "#crawl/index.js";
import { type RequestExtras } from "#fetch/index.js";
import type { Archive, Clock, Logger } from "#ports/index.js";
import type { Io } from "./io.js";
/** Settings of whatever asks servers for something. */
export declare const NETWORK_SETTINGS: readonly ["allowPrivate", "proxy", "ca", "contact", "connectTimeout", "responseTimeout", "fetchTimeout", "maxResponse", "maxConnections", "maxLookups"];
/** Settings that a live capture needs beside those kept with it. */
export declare const WORLD_SETTINGS: readonly ["archive", "allowPrivate", "proxy", "ca", "contact", "connectTimeout", "responseTimeout", "fetchTimeout", "maxResponse", "maxConnections", "maxLookups", "hostsAtOnce", "warcSize", "signCert", "signKey", "operator", "browserPath", "userAgentProfile"];
type WorldSettings = ResolvedSettings<(typeof WORLD_SETTINGS)[number]> & {
    /** Whether pages are asked for while others are kept, so that the archive is better written by a thread of its own. */
    readonly hurried?: boolean;
    /** Headers and cookies that the user gives. */
    readonly extras?: RequestExtras;
};
/** Opens archive and network for the time of one piece of work, all on one clock. */
export declare function withWorld<T>(settings: WorldSettings, io: Io, work: (world: World) => Promise<T>, clock?: Clock): Promise<T>;
/** What a process says of itself and how it goes out, read and found right before anything is opened. */
export type Network = Awaited<ReturnType<typeof networkOf>>;
/** Settings of a live world that name no archive. */
type NetworkSettings = Omit<WorldSettings, "archive" | "warcSize" | "hurried">;
/** Reads what the settings name. @throws UsageError */
export declare function networkOf(settings: NetworkSettings): Promise<{
    settings: NetworkSettings;
    signer: import("../formats/index.js").CmsSigner | null;
    wayOut: {
        readonly proxy?: import("#fetch/index.js").Proxy;
        readonly allowPrivate?: boolean;
        readonly roots?: import("#fetch/index.js").TrustedRoots;
    };
    userAgent: string;
}>;
/** A live world over an archive that is open; `close` ends its network, and leaves the archive to whoever opened it. */
export declare function liveWorld({ settings, signer, wayOut, userAgent }: Network, on: Pick<World, "archive" | "clock" | "gates" | "logger">): {
    world: World;
    close: () => Promise<void>;
};
/** The bounds of every fetch; connections are as many as the system has open files for. */
export declare function fetchLimits(settings: ResolvedSettings<(typeof NETWORK_SETTINGS)[number]>): {
    connectMs: number;
    firstByteMs: number;
    idleMs: number;
    totalMs: number;
    maxResponseBytes: number;
    maxConnections: number;
    maxLookups: number;
};
/** Opens an archive to read it, also while a capture is writing to it. */
export declare function openForReading(dir: string, io: Io): Promise<Archive>;
/** Opens an archive to add to it what can be made anew at any time, such as words and sketches; a mirror as well. */
export declare function openForAdding(dir: string, io: Io): Promise<Archive>;
/** Warnings and errors go to the terminal as one line each. */
export declare function cliLogger(io: Io): Logger;
export {};
