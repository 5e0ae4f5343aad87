/** Every code, with the exit code of the command line and what it means. */
export declare const ERROR_CODES: {
    readonly USAGE: {
        readonly exit: 2;
        readonly doc: "the command line or a setting is wrong";
    };
    readonly BAD_INPUT: {
        readonly exit: 2;
        readonly doc: "an input file or value cannot be used as it is";
    };
    readonly NOT_FOUND: {
        readonly exit: 2;
        readonly doc: "no such capture, page or archive";
    };
    readonly WITHHELD: {
        readonly exit: 2;
        readonly doc: "a rule of the archive keeps it from this group of readers";
    };
    readonly PRIVATE_ADDRESS: {
        readonly exit: 2;
        readonly doc: "the host is on a private network; --allow-private permits it";
    };
    readonly UNREACHABLE: {
        readonly exit: 3;
        readonly doc: "no seed could be fetched, or no time stamp that was asked for";
    };
    readonly ARCHIVE_NEWER: {
        readonly exit: 3;
        readonly doc: "the archive was written by a newer version";
    };
    readonly ARCHIVE_UNWRITABLE: {
        readonly exit: 3;
        readonly doc: "the archive directory cannot be read or written";
    };
    readonly ARCHIVE_BUSY: {
        readonly exit: 3;
        readonly doc: "another process is writing to the archive";
    };
    readonly ARCHIVE_BROKEN: {
        readonly exit: 3;
        readonly doc: "the archive's own files contradict each other";
    };
    readonly DISK_FULL: {
        readonly exit: 3;
        readonly doc: "the disk is full; what was acknowledged is safe";
    };
    readonly OUT_OF_MEANS: {
        readonly exit: 3;
        readonly doc: "this machine has no file descriptors, ports or memory left for connections; the capture can be resumed";
    };
    readonly PROXY: {
        readonly exit: 3;
        readonly doc: "the proxy cannot be reached or does not take us; the capture can be resumed";
    };
    readonly FORMAT: {
        readonly exit: 3;
        readonly doc: "a file does not follow its format";
    };
    readonly INTERRUPTED: {
        readonly exit: 3;
        readonly doc: "stopped by a signal; the capture can be resumed";
    };
    readonly CANCELLED: {
        readonly exit: 3;
        readonly doc: "cancelled on request before any page was captured";
    };
    readonly CLUSTER: {
        readonly exit: 3;
        readonly doc: "the cluster's database or store cannot be reached, or does not take us";
    };
    readonly NO_BROWSER: {
        readonly exit: 3;
        readonly doc: "there is no Chromium to show pages with";
    };
    readonly PORT_TAKEN: {
        readonly exit: 3;
        readonly doc: "the port asked for is in use";
    };
    readonly INTERNAL: {
        readonly exit: 3;
        readonly doc: "a fault of the program";
    };
};
/** A stable error code. */
export type ErrorCode = keyof typeof ERROR_CODES;
/** Any failure of ours that a caller may act on. */
export declare class IsochronError extends Error {
    readonly name: string;
    readonly code: ErrorCode;
    constructor(code: ErrorCode, message: string, options?: {
        cause?: unknown;
    });
}
/** The user must change the command line, a setting or an input (exit 2). */
export declare class UsageError extends IsochronError {
    readonly name = "UsageError";
}
/** A file does not follow its format: says where. */
export declare class FormatError extends IsochronError {
    readonly name = "FormatError";
    readonly file: string;
    readonly offset: number;
    constructor(message: string, file: string, offset: number, options?: {
        cause?: unknown;
    });
}
/** The archive cannot be read or written. */
export declare class StoreError extends IsochronError {
    readonly name = "StoreError";
}
/** Why a file that somebody has named cannot be read, with a way on. */
export declare function unreadableFile(path: string, cause: unknown): UsageError;
