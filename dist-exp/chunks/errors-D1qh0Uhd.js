//#region src/errors.ts
/** Every code, with the exit code of the command line and what it means. */
var ERROR_CODES = {
	USAGE: {
		exit: 2,
		doc: "the command line or a setting is wrong"
	},
	BAD_INPUT: {
		exit: 2,
		doc: "an input file or value cannot be used as it is"
	},
	NOT_FOUND: {
		exit: 2,
		doc: "no such capture, page or archive"
	},
	WITHHELD: {
		exit: 2,
		doc: "a rule of the archive keeps it from this group of readers"
	},
	PRIVATE_ADDRESS: {
		exit: 2,
		doc: "the host is on a private network; --allow-private permits it"
	},
	UNREACHABLE: {
		exit: 3,
		doc: "no seed could be fetched, or no time stamp that was asked for"
	},
	ARCHIVE_NEWER: {
		exit: 3,
		doc: "the archive was written by a newer version"
	},
	ARCHIVE_UNWRITABLE: {
		exit: 3,
		doc: "the archive directory cannot be read or written"
	},
	ARCHIVE_BUSY: {
		exit: 3,
		doc: "another process is writing to the archive"
	},
	ARCHIVE_BROKEN: {
		exit: 3,
		doc: "the archive's own files contradict each other"
	},
	DISK_FULL: {
		exit: 3,
		doc: "the disk is full; what was acknowledged is safe"
	},
	OUT_OF_MEANS: {
		exit: 3,
		doc: "this machine has no file descriptors, ports or memory left for connections; the capture can be resumed"
	},
	PROXY: {
		exit: 3,
		doc: "the proxy cannot be reached or does not take us; the capture can be resumed"
	},
	FORMAT: {
		exit: 3,
		doc: "a file does not follow its format"
	},
	INTERRUPTED: {
		exit: 3,
		doc: "stopped by a signal; the capture can be resumed"
	},
	CANCELLED: {
		exit: 3,
		doc: "cancelled on request before any page was captured"
	},
	CLUSTER: {
		exit: 3,
		doc: "the cluster's database or store cannot be reached, or does not take us"
	},
	NO_BROWSER: {
		exit: 3,
		doc: "there is no Chromium to show pages with"
	},
	PORT_TAKEN: {
		exit: 3,
		doc: "the port asked for is in use"
	},
	INTERNAL: {
		exit: 3,
		doc: "a fault of the program"
	}
};
/** Any failure of ours that a caller may act on. */
var IsochronError = class extends Error {
	name = "IsochronError";
	code;
	constructor(code, message, options) {
		super(message, options);
		this.code = code;
	}
};
/** The user must change the command line, a setting or an input (exit 2). */
var UsageError = class extends IsochronError {
	name = "UsageError";
};
/** A file does not follow its format: says where. */
var FormatError = class extends IsochronError {
	name = "FormatError";
	file;
	offset;
	constructor(message, file, offset, options) {
		super("FORMAT", `${file} at byte ${offset}: ${message}`, options);
		this.file = file;
		this.offset = offset;
	}
};
/** The archive cannot be read or written. */
var StoreError = class extends IsochronError {
	name = "StoreError";
};
/** Why a file that somebody has named cannot be read, with a way on. */
function unreadableFile(path, cause) {
	const { code } = cause;
	if (code === "ENOENT") return new UsageError("NOT_FOUND", `no file ${path}`, { cause });
	if (code === "EISDIR") return new UsageError("BAD_INPUT", `${path} is a directory: name a file`, { cause });
	return new UsageError("BAD_INPUT", `cannot read ${path} (${code ?? (cause instanceof Error ? cause.message : String(cause))})`, { cause });
}
//#endregion
export { UsageError as a, StoreError as i, FormatError as n, unreadableFile as o, IsochronError as r, ERROR_CODES as t };
