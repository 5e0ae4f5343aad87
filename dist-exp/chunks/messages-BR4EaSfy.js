import { a as UsageError, i as StoreError, n as FormatError, o as unreadableFile, r as IsochronError, t as ERROR_CODES } from "./errors-D1qh0Uhd.js";
import { $t as hasZlibHeader, A as unknown, C as object, Cn as ChunkedScanner, D as string, Dn as findHeadEnd, E as strictObject, En as asBuffer, Fn as strictJsonObject, Gn as hostOf$1, Ht as parseHttpDate, In as wellFormed, Jn as instant, Mn as tokenText, Nt as readResponse, On as headerMembers, Pn as strictJson, Qn as toTimestamp17, Qt as decodeContent, S as number, Wt as mediaType, Xn as parseTimestamp, Xt as SHOW_LIMITS, Yn as parseIso, Zn as toIso, _ as _enum, an as OFFSETS, b as literal, bn as parseHttpResponse, cn as MOST_BLOCK_BYTES, dn as isZstdFrame, fn as readBlockHead, gn as ZstdDamage, hn as littleEndian, in as MATCH_LENGTHS, kn as headerValue, ln as isDictionaryFrame, mn as skippableBytes, nn as FrameDecoder, on as readHuffmanTable, pn as readFrameHead, qt as sha256Digest, rn as LITERAL_LENGTHS, sn as readFseTable, tn as beginsZstd, un as isSkippableFrame, v as array, xn as parseResponseHead, yn as parseHttpRequest } from "./formats-CP_ayLbB.js";
import { a as isOfMoment, c as isUnfinished, d as isPageUrl$1, h as requestPartOf, n as surt, p as pagesLike, r as surtHostPrefix, u as addressOf } from "./surt-CmP5UFl-.js";
import { t as CHANGE_FREQS } from "./page-hint-CXbsmSS3.js";
import { accessSync, closeSync, constants, copyFileSync, createReadStream, existsSync, fstatSync, mkdtempSync, openSync, read, readSync, readdirSync, rmSync, statSync, writeSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { constants as constants$1, copyFile, link, mkdir, open, readFile, readdir, rename, rm, stat } from "node:fs/promises";
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, hash, randomBytes, randomUUID, sign } from "node:crypto";
import Database from "libsql";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { constants as constants$3, crc32, createGzip, createInflateRaw, deflateRawSync, gunzipSync, gzip, gzipSync, inflateRawSync } from "node:zlib";
import { Readable } from "node:stream";
import { promisify } from "node:util";
//#region src/store/store-failure.ts
var FORBIDDEN = /* @__PURE__ */ new Set([
	"EACCES",
	"EPERM",
	"EROFS",
	"ENOTDIR",
	"EISDIR",
	"ENAMETOOLONG",
	"SQLITE_READONLY"
]);
/** A store error for a failed operation on a path; our own errors pass through. */
function storeFailure(error, doing, path) {
	if (error instanceof IsochronError) return error;
	const { code, message } = describe(error);
	if (code === "ENOSPC" || code === "EDQUOT" || code.startsWith("SQLITE_FULL")) return new StoreError("DISK_FULL", `disk full while ${doing} ${path}: free some space, then resume; what was acknowledged is safe`, { cause: error });
	if (FORBIDDEN.has(code) || code.startsWith("SQLITE_CANTOPEN") || code.startsWith("SQLITE_READONLY")) {
		const what = doing === "reading" ? `cannot read ${path}` : `cannot write while ${doing} ${path}`;
		return new StoreError("ARCHIVE_UNWRITABLE", `${what} (${code}): choose another --archive directory or change its permissions`, { cause: error });
	}
	if (code.startsWith("SQLITE_BUSY")) return new StoreError("ARCHIVE_BUSY", `${path} is in use by another process: wait for it to end`, { cause: error });
	return new StoreError("ARCHIVE_BROKEN", `failed while ${doing} ${path}: ${message}`, { cause: error });
}
/** The same for a file that somebody has named: that it is not there, or may not be read, is theirs to mend. */
function inputFailure(error, path) {
	const { code } = describe(error);
	if (code === "ENOENT" || FORBIDDEN.has(code)) return unreadableFile(path, error);
	return storeFailure(error, "reading", path);
}
function describe(error) {
	const message = error instanceof Error ? error.message : String(error);
	const code = error?.code;
	if (/ConnectionFailed.*: 14\b/.test(message)) return {
		code: "SQLITE_CANTOPEN",
		message
	};
	return {
		code: typeof code === "string" ? code : "",
		message
	};
}
//#endregion
//#region src/store/blobs/file-source.ts
/** Up to this size reading takes less time than asking another thread to read. */
var SOON_BYTES$2 = 131072;
/** Small reads share their memory: allocating it would take longer than reading. */
var SHARED_BYTES = 262144;
var SMALL_BYTES = 32768;
/** Opens a file for reading; throws what the operating system says when it cannot. */
function fileSource(path) {
	const file = openedFile(path);
	return new FileSource(file, () => closeSync(file.descriptor));
}
/** Opens a file without taking charge of closing it. */
function openedFile(path) {
	const descriptor = openSync(path, "r");
	try {
		const info = fstatSync(descriptor);
		if (info.isDirectory()) throw Object.assign(/* @__PURE__ */ new Error(`${path} is a directory`), { code: "EISDIR" });
		return {
			descriptor,
			sizeBytes: info.size,
			ino: info.ino,
			dev: info.dev
		};
	} catch (error) {
		closeSync(descriptor);
		throw error;
	}
}
/** Opens a file that somebody has named; one that is not there, or may not be read, is an error of theirs. */
function inputSource(path) {
	try {
		return fileSource(path);
	} catch (error) {
		throw inputFailure(error, path);
	}
}
/** One reader's view of an open file; what closing it takes is told by whoever opened the file. */
var FileSource = class {
	sizeBytes;
	#descriptor;
	#release;
	#isClosed = false;
	constructor({ descriptor, sizeBytes }, release) {
		this.#descriptor = descriptor;
		this.sizeBytes = sizeBytes;
		this.#release = release;
	}
	read(offset, lengthBytes, lent) {
		if (this.#isClosed) throw new Error("a file is read that has been closed");
		const wanted = Math.max(0, Math.min(lengthBytes, this.sizeBytes - offset));
		if (lent && wanted > 0 && wanted <= lent.length) return lent.subarray(0, readSync(this.#descriptor, lent, 0, wanted, offset));
		const buffer = wanted <= SMALL_BYTES ? sharedBuffer(wanted) : Buffer.allocUnsafe(wanted);
		if (wanted > SOON_BYTES$2) return this.#fill(buffer, offset);
		return buffer.subarray(0, wanted === 0 ? 0 : readSync(this.#descriptor, buffer, 0, wanted, offset));
	}
	close() {
		if (this.#isClosed) return;
		this.#isClosed = true;
		this.#release();
	}
	async #fill(buffer, offset) {
		let filled = 0;
		while (filled < buffer.length) {
			const bytesRead = await readInto(this.#descriptor, buffer, filled, offset + filled);
			if (bytesRead === 0) break;
			filled += bytesRead;
		}
		return buffer.subarray(0, filled);
	}
};
var shared = Buffer.allocUnsafeSlow(SHARED_BYTES);
var sharedUsed = 0;
/** A part of the shared memory that nobody else has; all of it is let go when none of its parts is held any more. */
function sharedBuffer(sizeBytes) {
	if (sharedUsed + sizeBytes > shared.length) {
		shared = Buffer.allocUnsafeSlow(SHARED_BYTES);
		sharedUsed = 0;
	}
	sharedUsed += sizeBytes;
	return shared.subarray(sharedUsed - sizeBytes, sharedUsed);
}
function readInto(descriptor, buffer, from, position) {
	return new Promise((resolve, reject) => read(descriptor, buffer, from, buffer.length - from, position, (error, bytesRead) => error ? reject(error) : resolve(bytesRead)));
}
//#endregion
//#region src/store/blobs/kept-files.ts
/** So many files are kept open; one more, and the one that was asked for longest ago is let go. */
var MOST_FILES = 32;
/** What nobody has asked for so long is let go: a file that was removed shall not hold its place on the disk. */
var IDLE_MS = 1e3;
/** Opens files for reading and keeps them open for the next reader. */
var KeptFiles = class {
	/** By path, the one that was asked for longest ago first. */
	#files = /* @__PURE__ */ new Map();
	#sweep = null;
	/** Opens a file as `fileSource` does; throws what the operating system says when it cannot. */
	open(path) {
		const file = this.#current(path) ?? this.#opened(path);
		this.#files.delete(path);
		this.#files.set(path, file);
		file.readers++;
		this.#bound();
		this.#sweep ??= setTimeout(() => this.#letIdleGo(), IDLE_MS).unref();
		return new FileSource(file, () => {
			file.readers--;
			closeUnread(file);
		});
	}
	/** Lets all go; what is being read is closed behind its reader. */
	close() {
		if (this.#sweep) clearTimeout(this.#sweep);
		this.#sweep = null;
		for (const path of this.#files.keys()) this.#letGo(path);
	}
	/** The open file of a path, if it is still that. */
	#current(path) {
		const file = this.#files.get(path);
		if (file === void 0) return null;
		const found = statSync(path, { throwIfNoEntry: false });
		if (found?.ino !== file.ino || found.dev !== file.dev) {
			this.#letGo(path);
			return null;
		}
		file.sizeBytes = found.size;
		file.askedAtMs = performance.now();
		return file;
	}
	#opened(path) {
		return {
			...openedFile(path),
			readers: 0,
			askedAtMs: performance.now(),
			isLetGo: false
		};
	}
	#bound() {
		for (const path of this.#files.keys()) {
			if (this.#files.size <= MOST_FILES) return;
			this.#letGo(path);
		}
	}
	#letIdleGo() {
		this.#sweep = null;
		const before = performance.now() - IDLE_MS;
		for (const [path, { askedAtMs }] of this.#files) if (askedAtMs <= before) this.#letGo(path);
		if (this.#files.size > 0) this.#sweep = setTimeout(() => this.#letIdleGo(), IDLE_MS).unref();
	}
	#letGo(path) {
		const file = this.#files.get(path);
		if (file === void 0) return;
		this.#files.delete(path);
		file.isLetGo = true;
		closeUnread(file);
	}
};
function closeUnread(file) {
	if (file.isLetGo && file.readers === 0) closeSync(file.descriptor);
}
//#endregion
//#region src/store/blobs/blob-key.ts
var TEMPORARY$1 = ".tmp";
/** Refuses a key that could lead out of the store, or that an unfinished file might have. */
function requireKey(key) {
	if (key.split("/").some((segment) => segment === "" || segment === "." || segment === "..") || /[\\\0]|^[a-z]:/i.test(key) || key.endsWith(TEMPORARY$1)) throw new StoreError("BAD_INPUT", `not a name inside an archive: ${JSON.stringify(key.slice(0, 200))}`);
	return key;
}
/** Whether a file of this name may be a blob. */
function isBlobName(name) {
	return !name.endsWith(TEMPORARY$1);
}
/** Keys in the order of their UTF-8 bytes, as object stores list them. */
function byKey({ key: a }, { key: b }) {
	return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
//#endregion
//#region src/store/blobs/layered-blobs.ts
/** Two stores as one. */
var LayeredBlobs = class {
	#upper;
	#beneath;
	/** Deleted here: what lies beneath is seen no more. */
	#gone = /* @__PURE__ */ new Set();
	#changes = 0;
	constructor(upper, beneath) {
		this.#upper = upper;
		this.#beneath = beneath;
	}
	async put(key, content) {
		await this.#upper.put(key, content);
		this.#gone.delete(key);
	}
	async open(key) {
		const own = await this.#upper.open(key);
		if (own !== null || this.#gone.has(key)) return own;
		return this.#beneath.open(key);
	}
	async list(prefix) {
		const own = await this.#upper.list(prefix);
		const seen = new Set(own.map(({ key }) => key));
		const others = await this.#beneath.list(prefix);
		return [...own, ...others.filter(({ key }) => !seen.has(key) && !this.#gone.has(key))].sort(byKey);
	}
	stamp(folder) {
		const [own, others] = [this.#upper.stamp(folder), this.#beneath.stamp(folder)];
		if (typeof own === "string" && typeof others === "string") return `${own} ${others} ${this.#changes}`;
		return Promise.all([own, others]).then((both) => `${both.join(" ")} ${this.#changes}`);
	}
	async delete(key) {
		this.#gone.add(requireKey(key));
		this.#changes++;
		await this.#upper.delete(key);
	}
};
//#endregion
//#region src/store/unfinished-files.ts
var unfinished = null;
var told = null;
/** Names that no finished file has. */
var TEMPORARY = /\.(?:tmp|part)$/;
/** Notes a file that was begun; whatever way the process ends by itself, it is gone then. */
function begun$1(path) {
	if (!TEMPORARY.test(path)) return;
	if (unfinished === null) process.once("exit", removeAll);
	(unfinished ??= /* @__PURE__ */ new Set()).add(path);
	told?.({
		path,
		isBegun: true
	});
}
/** Forgets one that has its name, or is gone. */
function ended(path) {
	if (unfinished?.delete(path)) told?.({
		path,
		isBegun: false
	});
}
/** A thread that is ended from outside cannot put anything in order: whoever may end it hears of its files. */
function tellOfUnfinished(listener) {
	told = listener;
}
/** Removes what an ended thread has left. */
function removeUnfinished(paths) {
	for (const path of paths) if (TEMPORARY.test(path)) rmSync(path, {
		force: true,
		recursive: true,
		maxRetries: 5,
		retryDelay: 20
	});
}
function removeAll() {
	removeUnfinished(unfinished ?? []);
}
//#endregion
//#region src/store/temporary-name.ts
var NAME$1 = /^\.(\d{1,10})-[0-9a-f]{12}\.tmp$/;
/** File systems keep times in steps. */
var STEP_MS = 2e3;
/** A name beside `path` that no other writer has. */
function temporaryName(path) {
	return `${path}.${process.pid}-${randomBytes(6).toString("hex")}.tmp`;
}
/** What processes that are no more have left of `path`. */
async function abandoned(path) {
	const [folder, name] = [dirname(path), basename(path)];
	const found = [];
	for (const entry of await readdir(folder).catch(() => [])) {
		const pid = entry.startsWith(name) ? NAME$1.exec(entry.slice(name.length))?.[1] : void 0;
		if (pid !== void 0 && await isAbandoned(join(folder, entry), Number(pid))) found.push(join(folder, entry));
	}
	return found;
}
async function isAbandoned(path, pid) {
	if (pid !== process.pid) return !isRunning(pid);
	const startedMs = Date.now() - process.uptime() * 1e3;
	return await stat(path).then((info) => info.mtimeMs, () => Infinity) < startedMs - STEP_MS;
}
function isRunning(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === "EPERM";
	}
}
//#endregion
//#region src/store/file-system.ts
var SOON_BYTES$1 = 131072;
var NodeOutputFile = class {
	#handle;
	#position;
	constructor(handle, position) {
		this.#handle = handle;
		this.#position = position;
	}
	async write(bytes) {
		for (let done = 0; done < bytes.length;) {
			const bytesWritten = await this.#writeSome(bytes, done);
			done += bytesWritten;
			this.#position += bytesWritten;
		}
	}
	async #writeSome(bytes, done) {
		const left = bytes.length - done;
		if (left <= SOON_BYTES$1) return writeSync(this.#handle.fd, bytes, done, left, this.#position);
		return (await this.#handle.write(bytes, done, left, this.#position)).bytesWritten;
	}
	async sync() {
		await this.#handle.sync();
	}
	async truncate(sizeBytes) {
		await this.#handle.truncate(sizeBytes);
		this.#position = sizeBytes;
	}
	async close() {
		await this.#handle.close();
	}
};
/** Said by file systems in which a file has one name only. */
var NO_LINKS = /* @__PURE__ */ new Set([
	"EPERM",
	"ENOTSUP",
	"EOPNOTSUPP",
	"ENOSYS"
]);
/** The real file system. */
var nodeFileSystem = {
	async open(path, flags, mode) {
		const handle = await open(path, flags, mode);
		begun$1(path);
		return new NodeOutputFile(handle, flags === "wx" ? 0 : (await handle.stat()).size);
	},
	async rename(from, to) {
		await rename(from, to);
		ended(from);
		begun$1(to);
	},
	async link(from, to) {
		try {
			await link(from, to);
		} catch (error) {
			const { code = "" } = error;
			if (!NO_LINKS.has(code)) throw error;
			await copyFile(from, to, constants$1.COPYFILE_EXCL);
		}
	},
	async remove(path) {
		await rm(path, { force: true });
		ended(path);
	},
	async makeDirectory(path) {
		const first = await mkdir(path, { recursive: true });
		if (first === void 0) return;
		const top = resolve(first);
		for (let made = resolve(path); made.length >= top.length; made = dirname(made)) await nodeFileSystem.syncDirectory(dirname(made));
	},
	async syncDirectory(path) {
		const handle = await open(path, "r");
		try {
			await handle.sync();
		} finally {
			await handle.close();
		}
	}
};
/** Makes a file appear whole or not at all: temporary name, sync, rename, sync of the directory. */
async function writeAtomically(fs, path, chunks, mode) {
	const temporary = temporaryName(path);
	try {
		for (const left of await abandoned(path)) await fs.remove(left);
		await writeAll(await fs.open(temporary, "wx", mode), chunks);
		await fs.rename(temporary, path);
		await fs.syncDirectory(dirname(path));
	} catch (error) {
		await fs.remove(temporary).catch(() => void 0);
		throw storeFailure(error, "writing", path);
	}
}
/** The same for what is made once: `false` when another process was first, whose file stays. */
async function writeOnce(fs, path, bytes, mode) {
	const temporary = temporaryName(path);
	try {
		await writeAll(await fs.open(temporary, "wx", mode), [bytes]);
		await fs.link(temporary, path);
		await fs.syncDirectory(dirname(path));
		return true;
	} catch (error) {
		if (error.code === "EEXIST") return false;
		throw storeFailure(error, "writing", path);
	} finally {
		await fs.remove(temporary).catch(() => void 0);
	}
}
async function writeAll(file, chunks) {
	try {
		for await (const chunk of chunks) await file.write(chunk);
		await file.sync();
	} finally {
		await file.close();
	}
}
//#endregion
//#region src/store/blobs/local-blobs.ts
/** Changes within the grain of the file system's clock could hide. */
var MTIME_GRAIN_MS = 100;
/** The blobs of one directory. */
var LocalBlobs = class {
	#dir;
	#fs;
	/** Folders asked for their stamps, which happens before every look-up. */
	#folders = /* @__PURE__ */ new Map();
	#reading;
	#untrusted = 0;
	constructor(dir, fs, reading = {}) {
		this.#dir = dir;
		this.#fs = fs;
		this.#reading = {
			open: fileSource,
			...reading
		};
	}
	async put(key, content) {
		const path = this.#path(key);
		try {
			await this.#fs.makeDirectory(dirname(path));
		} catch (error) {
			throw storeFailure(error, "creating", dirname(path));
		}
		await writeAtomically(this.#fs, path, content instanceof Uint8Array ? [content] : content);
	}
	async open(key) {
		const path = this.#path(key);
		try {
			return this.#reading.open(path);
		} catch (error) {
			if (isMissing$1(error)) return null;
			throw storeFailure(error, "reading", path);
		}
	}
	async list(prefix) {
		const folder = prefix.slice(0, prefix.lastIndexOf("/") + 1);
		if (folder !== "") requireKey(folder.slice(0, -1));
		return [...this.#below(folder)].filter(({ key }) => key.startsWith(prefix)).sort(byKey);
	}
	stamp(folder) {
		let path = this.#folders.get(folder);
		if (path === void 0) this.#folders.set(folder, path = this.#path(folder));
		const mtimeMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
		if (mtimeMs === void 0) return "";
		return mtimeMs < Date.now() - MTIME_GRAIN_MS ? String(mtimeMs) : `untrusted ${++this.#untrusted}`;
	}
	async delete(key) {
		const path = this.#path(key);
		if (!existsSync(path)) return;
		try {
			await this.#fs.remove(path);
			await this.#fs.syncDirectory(dirname(path));
		} catch (error) {
			throw storeFailure(error, "removing", path);
		}
	}
	#path(key) {
		return join(this.#dir, requireKey(key));
	}
	*#below(folder) {
		for (const entry of entriesOf(join(this.#dir, folder))) {
			const key = `${folder}${entry.name}`;
			if (entry.isDirectory()) yield* this.#below(`${key}/`);
			else if (isBlobName(entry.name)) yield* this.#listed(key);
		}
	}
	*#listed(key) {
		const found = statSync(join(this.#dir, key), { throwIfNoEntry: false });
		if (found) yield {
			key,
			sizeBytes: found.size,
			version: `${found.ino} ${found.mtimeMs} ${found.size}`
		};
	}
};
function entriesOf(path) {
	try {
		return readdirSync(path, { withFileTypes: true });
	} catch (error) {
		if (isMissing$1(error)) return [];
		throw storeFailure(error, "reading", path);
	}
}
function isMissing$1(error) {
	const { code } = error;
	return code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR";
}
//#endregion
//#region src/model/pages/page-look.ts
/** What a text was taken from. */
var TEXT_FORMS = [
	"html",
	"text",
	"xml",
	"pdf"
];
/** Groups looks, which come oldest first, into runs. Of two looks equally near to an instant the earlier one is meant. */
function lookRuns(looks) {
	const runs = [];
	for (const look of looks) {
		const last = runs.at(-1);
		if (last && last[0].text === look.text) last.push(look);
		else runs.push([look]);
	}
	return runs.map((run, i) => ({
		text: run[0].text,
		looks: run,
		nearestAfter: i === 0 ? -Infinity : midway(runs[i - 1].at(-1), run[0]),
		nearestUntil: i === runs.length - 1 ? Infinity : midway(run.at(-1), runs[i + 1][0])
	}));
}
function midway(a, b) {
	return Math.floor((a.at + b.at) / 2);
}
/**
* The same looks with none in the middle of a row that one capture saw alike: what they tell of a time and of who may
* know of it, its first and its last do.
*/
function thinnedLooks(looks) {
	const isSame = (a, b) => a !== void 0 && a.text === b.text && a.captureId === b.captureId;
	return looks.filter((look, i) => !(isSame(looks[i - 1], look) && isSame(looks[i + 1], look)));
}
//#endregion
//#region src/model/evidence/sighting.ts
/** One sentence per label, for people. */
var PAGE_LABELS = {
	"script-built": "its content is built by script",
	"needs-cookie": "answered with a cookie and a redirect to itself: what was seen is that redirect, not the page (--cookie-jar)",
	"sent-once": "sent by a step that does not say it may be sent again: it was asked for once",
	"soft-404": "answered as found, with what the site shows for pages that do not exist"
};
/** Whether the sighting shows a state of its page. */
function isCaptured(sighting) {
	return sighting.outcome.kind === "captured";
}
/** Equal keys mean equal identity. */
function identityKey(identity) {
	return JSON.stringify([
		identity.status,
		identity.location,
		identity.contentType,
		identity.contentDigest
	]);
}
//#endregion
//#region src/model/evidence/told.ts
/** Who tells it: the owner's files, history or export, or a recorder before the server. */
var TOLD_TIERS = ["source", "served"];
//#endregion
//#region src/model/evidence/standing-share.ts
/** What all captures' findings of one host come to: one that caught it lying is enough; nobody's finding is no trust. */
function hostWordOf(host, found) {
	const skews = found.map(({ trust }) => trust?.skewUpperMs ?? Infinity);
	const skewUpperMs = Math.max(...skews);
	const isTested = found.length > 0;
	return {
		host,
		trust: isTested && skewUpperMs < Infinity ? { skewUpperMs } : null,
		isNotModifiedTrusted: isTested && found.every((one) => one.isNotModifiedTrusted)
	};
}
/** The sightings without 304s that the host's word is not good enough for: all of them, or those to its Last-Modified. */
function believedLooks(sightings, word) {
	const isWorthless = ({ outcome }) => outcome.kind === "unchanged" && (!word.isNotModifiedTrusted || outcome.by === "last-modified" && word.trust === null);
	return sightings.some(isWorthless) ? sightings.filter((one) => !isWorthless(one)) : sightings;
}
/** Sums up changes of intervals: eight bytes for each end, however many pages there are. */
var StepTally = class {
	#more = new Instants();
	#fewer = new Instants();
	/** Intervals that are known now; with −1 such as are not any more. Closed at both ends, in whole milliseconds. */
	add(intervals, sign = 1) {
		const [begun, ended] = sign === 1 ? [this.#more, this.#fewer] : [this.#fewer, this.#more];
		for (const { from, to } of intervals) {
			begun.push(from);
			ended.push(to + 1);
		}
	}
	get changes() {
		const [more, fewer] = [this.#more.inOrder(), this.#fewer.inOrder()];
		return merged(onceEach(more, 1), onceEach(fewer, -1));
	}
};
/** A growing list of instants. */
var Instants = class {
	#items = /* @__PURE__ */ new Float64Array(64);
	#length = 0;
	push(at) {
		if (this.#length === this.#items.length) {
			const bigger = new Float64Array(2 * this.#length);
			bigger.set(this.#items);
			this.#items = bigger;
		}
		this.#items[this.#length++] = at;
	}
	inOrder() {
		return this.#items.slice(0, this.#length).sort();
	}
};
/** Each instant of a list in order once, with how often it stands there. */
function onceEach(all, sign) {
	const by = new Int32Array(all.length);
	let n = 0;
	for (const at of all) {
		if (n === 0 || all[n - 1] !== at) all[n++] = at;
		by[n - 1] += sign;
	}
	return {
		at: all.subarray(0, n),
		by: by.subarray(0, n)
	};
}
/** Several lists of changes as one. */
function mergedChanges(lists) {
	if (lists.length === 0) return {
		at: /* @__PURE__ */ new Float64Array(),
		by: /* @__PURE__ */ new Int32Array()
	};
	let round = [...lists];
	while (round.length > 1) round = round.flatMap((one, i) => i % 2 === 1 ? [] : [i + 1 < round.length ? merged(one, round[i + 1]) : one]);
	return round[0];
}
function merged(a, b) {
	const most = a.at.length + b.at.length;
	const [at, by] = [new Float64Array(most), new Int32Array(most)];
	let [i, j, n] = [
		0,
		0,
		0
	];
	while (i < a.at.length || j < b.at.length) {
		const next = Math.min(a.at[i] ?? Infinity, b.at[j] ?? Infinity);
		let sum = 0;
		if (a.at[i] === next) sum += a.by[i++];
		if (b.at[j] === next) sum += b.by[j++];
		if (sum === 0) continue;
		at[n] = next;
		by[n++] = sum;
	}
	return {
		at: at.slice(0, n),
		by: by.slice(0, n)
	};
}
/** As a list of gaps and changes in turn: short as text. */
function packChanges({ at, by }) {
	return Array.from({ length: 2 * at.length }, (_, i) => {
		const k = i >> 1;
		return i % 2 === 1 ? by[k] : at[k] - (k === 0 ? 0 : at[k - 1]);
	});
}
/** Reads what {@link packChanges} wrote. */
function unpackChanges(packed) {
	const count = packed.length >> 1;
	const [at, by] = [new Float64Array(count), new Int32Array(count)];
	let last = 0;
	for (let k = 0; k < count; k++) {
		at[k] = last = instant(last + packed[2 * k]);
		by[k] = packed[2 * k + 1];
	}
	return {
		at,
		by
	};
}
//#endregion
//#region src/model/captures/capture-lists.ts
/** What is asked for of captures that are given newest first. */
function askedCaptures(newestFirst, asked) {
	const { site, behind, from = -Infinity, to = Infinity, unfinished, ofMoment, endedFrom, limit } = asked;
	const at = behind === void 0 ? -1 : newestFirst.findIndex(({ id }) => id === behind);
	if (behind !== void 0 && at === -1) return [];
	return newestFirst.slice(at + 1).filter((one) => site === void 0 || one.site === site).filter((one) => unfinished === void 0 || isUnfinished(one)).filter((one) => ofMoment === void 0 || isOfMoment(one)).filter(({ finishedAt }) => endedFrom === void 0 || finishedAt !== null && finishedAt >= endedFrom).filter(({ asOf, startedAt }) => (asOf ?? startedAt) >= from && (asOf ?? startedAt) <= to).slice(0, limit);
}
/** Counts captures by their phases. */
function phasesOf(phases) {
	const counted = {
		visiting: 0,
		revisiting: 0,
		finished: 0,
		failed: 0,
		cancelled: 0
	};
	for (const [phase, captures] of phases) counted[phase] += captures;
	return counted;
}
/** The sites of captures that are given newest first. */
function askedSites(newestFirst, asked) {
	const { contains = "", named, behind, limit } = asked;
	const sites = /* @__PURE__ */ new Map();
	for (const { site, startedAt } of newestFirst) {
		const { captures, lastAt } = sites.get(site) ?? {
			captures: 0,
			lastAt: startedAt
		};
		sites.set(site, {
			site,
			captures: captures + 1,
			firstAt: startedAt,
			lastAt
		});
	}
	const part = inSmallLetters(contains);
	return [...sites.values()].filter(({ site }) => named === void 0 || site === named).filter(({ site }) => inSmallLetters(site).includes(part)).filter((one) => behind === void 0 || order(behind, one) < 0).sort(order).slice(0, limit);
}
function order(a, b) {
	return b.lastAt - a.lastAt || (a.site < b.site ? -1 : a.site > b.site ? 1 : 0);
}
function inSmallLetters(text) {
	return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
//#endregion
//#region src/model/captures/description.ts
/** The fifteen elements, in the order in which Dublin Core lists them. */
var DC_ELEMENTS = [
	"title",
	"creator",
	"subject",
	"description",
	"publisher",
	"contributor",
	"date",
	"type",
	"format",
	"identifier",
	"source",
	"language",
	"relation",
	"coverage",
	"rights"
];
/** Characters of one value. */
var MOST_DC_CHARS = 8192;
/** The pairs of element and value in the elements' order. */
function dcPairs(elements) {
	return DC_ELEMENTS.flatMap((name) => (elements[name] ?? []).map((value) => [name, value]));
}
/** Whether elements are few and short enough to be kept. */
function isWithinBounds(elements) {
	const values = dcPairs(elements).map(([, value]) => value);
	const chars = values.reduce((sum, { length }) => sum + length, 0);
	return values.length <= 200 && chars <= 65536 && values.every(({ length }) => length > 0 && length <= 8192);
}
//#endregion
//#region src/model/pages/refusal.ts
/** Every reason not to ask for a URL. Codes may be added, never renamed: people script against them. */
var REFUSALS = {
	robots: "excluded by robots.txt",
	"robots-unknown": "robots.txt could not be fetched",
	"out-of-scope": "outside the scope",
	"not-included": "matches no pattern of what to include",
	excluded: "matches a pattern of what to exclude",
	"too-deep": "too many links from a seed",
	"max-pages": "over the limit of pages",
	"max-pages-per-host": "over the limit of pages of its host",
	"held-elsewhere": "already held by another collection",
	"max-bytes": "over the limit of bytes",
	"max-requests": "over the limit of requests",
	deadline: "after the deadline of the capture",
	/** Of captures made while there was such a limit beside the deadline. */
	"max-time": "over the limit of time",
	"host-given-up": "its host failed too often in a row and was left alone",
	"private-address": "not a public address",
	secret: "of a session that a secret opens, asked for by steps alone: what is on record of it is masked and proves nothing",
	"sent-once": "sent by a step that does not say it may be sent again",
	"repeating-path": "path segments that repeat: a trap",
	calendar: "a date far from now: an endless calendar",
	pagination: "too many pages of one list: endless pagination",
	"session-id": "a session identifier in the URL",
	facets: "too many combinations of query parameters",
	"url-length": "too long a URL",
	"path-depth": "too deep a path",
	"link-spam": "beyond the most links taken from one page",
	"mirror-host": "its host shows the same pages as another one",
	"soft-404": "found on a page that stands for a missing one",
	"shape-budget": "too many URLs of one shape",
	"frontier-full": "over the limit of known URLs"
};
/** The reason as it is kept: the code, its words, and what it was in this case. */
function refusalReason(code, detail) {
	return `${code}: ${REFUSALS[code]}${detail === void 0 ? "" : ` (${detail})`}`;
}
/** The code at the head of a reason, or `null` when it names none. */
function refusalCodeOf(reason) {
	const code = /^([a-z0-9-]+):/.exec(reason ?? "")?.[1] ?? "";
	return Object.hasOwn(REFUSALS, code) ? code : null;
}
/** The same rule and shape, counted in two parts; what both counted counts once. */
function mergeRefused(held, more) {
	const hashes = [.../* @__PURE__ */ new Set([...held.hashes, ...more.hashes])].sort((a, b) => a - b);
	const examples = [.../* @__PURE__ */ new Set([...held.examples, ...more.examples])];
	return {
		...held,
		hashes: hashes.slice(0, 128),
		examples: examples.slice(0, 3)
	};
}
//#endregion
//#region src/model/access/access-rule.ts
/** The group of whoever brings no token of a group. */
var PUBLIC_GROUP = "public";
/** Reads `P1Y`, `P6M`, `P2W`, `P30D` or several of them in this order; `null` for anything else. */
function parseCalendarSpan(text) {
	const match = /^P(?=\d)(?:(\d{1,3})Y)?(?:(\d{1,4})M)?(?:(\d{1,5})W)?(?:(\d{1,5})D)?$/.exec(text);
	if (!match) return null;
	const [years, months, weeks, days] = match.slice(1).map((digits) => Number(digits ?? 0));
	return {
		years,
		months,
		days: weeks * 7 + days
	};
}
/** A span as it is written in a file. */
function formatCalendarSpan({ years, months, days }) {
	const parts = [
		years > 0 && `${years}Y`,
		months > 0 && `${months}M`,
		days > 0 && `${days}D`
	].filter(Boolean);
	return `P${parts.length === 0 ? "0D" : parts.join("")}`;
}
/** The end of a span that begins at an instant, by the calendar in UTC; 29 February and a year is 1 March. */
function endOfSpan(at, { years, months, days }) {
	const date = new Date(at);
	date.setUTCFullYear(date.getUTCFullYear() + years, date.getUTCMonth() + months, date.getUTCDate() + days);
	const end = date.getTime();
	return Number.isNaN(end) ? 864e13 : end;
}
//#endregion
//#region src/store/catalog/capture-id.ts
/** Refuses what could not be a file's name everywhere. */
function requireCaptureId(id) {
	if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(id)) throw new StoreError("BAD_INPUT", `not a capture id: ${JSON.stringify(id)}`);
}
//#endregion
//#region src/store/catalog/sqlite/capture-table.ts
var PATCH_COLUMNS = {
	phase: "phase",
	plannedAsOf: "planned_as_of",
	asOf: "as_of",
	finishedAt: "finished_at",
	expectedSharp: "expected_sharp",
	upperBound: "upper_bound",
	runs: "runs",
	cookies: "cookies"
};
/** The captures of one catalog. */
var SqliteCaptureStore = class {
	#driver;
	#byId;
	#newestFirst;
	#asked = /* @__PURE__ */ new Map();
	#byNumber;
	#numbers = /* @__PURE__ */ new Map();
	#ids = /* @__PURE__ */ new Map();
	constructor(driver) {
		this.#driver = driver;
		this.#byId = driver.prepare("SELECT * FROM captures WHERE id = ?");
		this.#byNumber = driver.prepare("SELECT id FROM captures WHERE no = ?");
		this.#newestFirst = driver.prepare("SELECT * FROM captures ORDER BY started_at DESC, no DESC");
	}
	/** Prepared when it is needed: a reader's table may lack the newest column. */
	get #insert() {
		return this.#driver.prepare(`INSERT INTO captures (id, site, seeds, phase, started_at, planned_as_of, as_of, finished_at, settings,
         expected_sharp, upper_bound, runs, cookies) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
	}
	async create(capture) {
		requireCaptureId(capture.id);
		if (this.#byId.get(capture.id)) throw new StoreError("BAD_INPUT", `capture ${capture.id} is already in the archive`);
		this.#insert.run(capture.id, capture.site, JSON.stringify(capture.seeds), capture.phase, capture.startedAt, capture.plannedAsOf, capture.asOf, capture.finishedAt, JSON.stringify(capture.settings), capture.expectedSharp, capture.upperBound, asText(capture.runs), asText(capture.cookies));
	}
	async update(id, patch) {
		const changes = Object.keys(PATCH_COLUMNS).filter((key) => patch[key] !== void 0);
		const no = this.numberOf(id);
		if (changes.length === 0) return;
		const assignments = changes.map((key) => `${PATCH_COLUMNS[key]} = ?`).join(", ");
		const values = changes.map((key) => key === "runs" || key === "cookies" ? asText(patch[key]) : patch[key] ?? null);
		this.#driver.prepare(`UPDATE captures SET ${assignments} WHERE no = ?`).run(...values, no);
	}
	async get(id) {
		const row = this.#byId.get(id);
		return row ? toCapture(row) : null;
	}
	async list() {
		return this.#newestFirst.all().map(toCapture);
	}
	async some(asked) {
		const { behind, limit } = asked;
		const last = behind === void 0 ? void 0 : this.#byId.get(behind);
		if (behind !== void 0 && !last) return [];
		const conditions = conditionsOf(asked, last);
		const by = asked.endedFrom === void 0 ? "started_at" : "+started_at";
		const sql = `SELECT * FROM captures ${joined$1("WHERE", conditions)} ORDER BY ${by} DESC, no DESC LIMIT ?`;
		return this.#ask(sql, conditions, limit).map(toCapture);
	}
	async sites({ contains, named, behind, limit }) {
		const which = [];
		if (named !== void 0) which.push(["site = ?", named]);
		if (contains !== void 0) which.push(["instr(lower(site), lower(?)) > 0", contains]);
		const place = behind ? [[
			"(max(started_at) < ? OR (max(started_at) = ? AND site > ?))",
			behind.lastAt,
			behind.lastAt,
			behind.site
		]] : [];
		const sql = `SELECT site, count(*) AS captures, min(started_at) AS first_at, max(started_at) AS last_at
      FROM captures ${joined$1("WHERE", which)} GROUP BY site ${joined$1("HAVING", place)}
      ORDER BY last_at DESC, site LIMIT ?`;
		return this.#ask(sql, [...which, ...place], limit).map((row) => ({
			site: String(row["site"]),
			captures: Number(row["captures"]),
			firstAt: instant(Number(row["first_at"])),
			lastAt: instant(Number(row["last_at"]))
		}));
	}
	async phases() {
		return phasesOf(this.#ask("SELECT phase, count(*) AS captures FROM captures GROUP BY phase LIMIT ?", [], -1).map((row) => [row["phase"], Number(row["captures"])]));
	}
	#ask(sql, conditions, limit) {
		let statement = this.#asked.get(sql);
		if (!statement) this.#asked.set(sql, statement = this.#driver.prepare(sql));
		return statement.all(...conditions.flatMap(([, ...values]) => values), limit);
	}
	/** The number that stands for a capture in the other tables. */
	numberOf(id) {
		const known = this.#numbers.get(id);
		if (known !== void 0) return known;
		const row = this.#byId.get(id);
		if (!row) throw new StoreError("NOT_FOUND", `no capture ${id} in the archive`);
		const no = Number(row["no"]);
		this.#numbers.set(id, no);
		return no;
	}
	/** The id of the capture that a number stands for, which never changes. */
	idOf(no) {
		const known = this.#ids.get(no);
		if (known !== void 0) return known;
		const row = this.#byNumber.get(no);
		if (!row) throw new StoreError("ARCHIVE_BROKEN", `the catalog has looks of a capture that it does not know`);
		const id = String(row["id"]);
		this.#ids.set(no, id);
		return id;
	}
};
function conditionsOf({ site, from, to, unfinished, ofMoment, endedFrom }, last) {
	const conditions = [];
	if (site !== void 0) conditions.push(["site = ?", site]);
	if (last) conditions.push([
		"(started_at, no) < (?, ?)",
		last["started_at"],
		last["no"]
	]);
	if (from !== void 0) conditions.push(["coalesce(as_of, started_at) >= ?", from]);
	if (to !== void 0) conditions.push(["coalesce(as_of, started_at) <= ?", to]);
	if (unfinished) conditions.push(["phase IN ('visiting', 'revisiting')"]);
	if (ofMoment) conditions.push(["coalesce(settings ->> 'patchOf', settings ->> 'refresh', settings ->> 'testimony', 0) = 0"]);
	if (endedFrom !== void 0) conditions.push(["finished_at >= ?", endedFrom]);
	return conditions;
}
function joined$1(word, conditions) {
	return conditions.length === 0 ? "" : `${word} ${conditions.map(([sql]) => sql).join(" AND ")}`;
}
function toCapture(row) {
	return {
		id: String(row["id"]),
		site: String(row["site"]),
		seeds: JSON.parse(String(row["seeds"])),
		phase: row["phase"],
		startedAt: instant(Number(row["started_at"])),
		plannedAsOf: toInstant(row["planned_as_of"]),
		asOf: toInstant(row["as_of"]),
		finishedAt: toInstant(row["finished_at"]),
		settings: JSON.parse(String(row["settings"])),
		expectedSharp: row["expected_sharp"],
		upperBound: row["upper_bound"],
		...typeof row["runs"] === "string" && { runs: JSON.parse(row["runs"]) },
		...typeof row["cookies"] === "string" && { cookies: JSON.parse(row["cookies"]) }
	};
}
function asText(list) {
	return list === void 0 ? null : JSON.stringify(list);
}
function toInstant(value) {
	return value === null || value === void 0 ? null : instant(Number(value));
}
//#endregion
//#region src/store/catalog/sqlite/driver.ts
/** An open database, synchronous. */
var SqliteDriver = class {
	#path;
	#database;
	/** Steps that share the transaction under way; settled by its commit. */
	#batch = null;
	#inBatch = false;
	/** Prepared once: every look uses them. */
	#savepoint = null;
	#release = null;
	/** `read` refuses every change and never makes the file; SQLite may be given it by another `name`. */
	constructor(path, mode, name = path) {
		this.#path = path;
		if (mode === "read" && !existsSync(path)) throw new StoreError("NOT_FOUND", `no archive catalog at ${path}`);
		this.#database = this.#guard("opening", () => new Database(name));
		try {
			this.exec(`PRAGMA busy_timeout = 5000; ${mode === "read" ? "PRAGMA query_only = ON" : ""}`);
		} catch (error) {
			this.#database.close();
			throw error;
		}
	}
	exec(sql) {
		this.#guard("using", () => this.#database.exec(sql));
	}
	/**
	* Runs the steps at once, together with all others given before the event loop turns, in one transaction:
	* one commit for all that is known of a page. Resolves when they are committed. Steps that refuse bad input
	* must do so before they change anything; any other failure undoes the whole batch.
	*/
	batched(steps) {
		return new Promise((resolve, reject) => {
			let result;
			try {
				if (this.#batch === null) this.#beginBatch();
				this.#inBatch = true;
				result = steps();
			} catch (error) {
				this.#inBatch = false;
				if (!isRefusal(error)) this.#failBatch(error);
				return reject(error);
			}
			this.#inBatch = false;
			this.#batch.push({
				resolve: () => resolve(result),
				reject
			});
		});
	}
	/** The same for steps of which all must hold or none, also when a later one refuses. */
	whole(steps) {
		this.#savepoint ??= this.prepare("SAVEPOINT whole");
		this.#release ??= this.prepare("RELEASE whole");
		const [savepoint, release] = [this.#savepoint, this.#release];
		return this.batched(() => {
			savepoint.run();
			try {
				const result = steps();
				release.run();
				return result;
			} catch (error) {
				if (isRefusal(error)) this.exec("ROLLBACK TO whole; RELEASE whole");
				throw error;
			}
		});
	}
	#failBatch(error) {
		const batch = this.#batch ?? [];
		this.#batch = null;
		this.#rollBack();
		for (const { reject } of batch) reject(error);
	}
	#beginBatch() {
		this.exec("BEGIN IMMEDIATE");
		this.#batch = [];
		setImmediate(() => this.#endBatch());
	}
	/** What is not part of the batch comes after it, or its own promise would depend on the batch's commit. */
	#endBatch() {
		const batch = this.#batch;
		if (batch === null || this.#inBatch) return;
		this.#batch = null;
		try {
			this.exec("COMMIT");
		} catch (error) {
			this.#batch = batch;
			return this.#failBatch(error);
		}
		for (const { resolve } of batch) resolve();
	}
	#rollBack() {
		try {
			this.#database.exec("ROLLBACK");
		} catch {}
	}
	prepare(sql) {
		const statement = this.#guard("using", () => this.#database.prepare(sql));
		return {
			run: (...parameters) => {
				this.#endBatch();
				return this.#guard("writing", () => statement.run(...parameters).changes);
			},
			get: (...parameters) => this.#guard("reading", () => withoutMetadata(statement.get(...parameters))),
			all: (...parameters) => this.#guard("reading", () => statement.all(...parameters))
		};
	}
	/** Runs the steps as one transaction: all of them or none. */
	transaction(steps) {
		this.#endBatch();
		this.exec("BEGIN IMMEDIATE");
		try {
			const result = steps();
			this.exec("COMMIT");
			return result;
		} catch (error) {
			this.#rollBack();
			throw error;
		}
	}
	close() {
		this.#endBatch();
		this.#database.close();
	}
	#guard(doing, action) {
		try {
			return action();
		} catch (error) {
			throw storeFailure(error, doing, this.#path);
		}
	}
};
function isRefusal(error) {
	return error instanceof StoreError && (error.code === "BAD_INPUT" || error.code === "NOT_FOUND");
}
function withoutMetadata(row) {
	if (row === void 0) return void 0;
	const { _metadata, ...columns } = row;
	return columns;
}
//#endregion
//#region src/store/catalog/sqlite/row-pages.ts
var ROWS_PER_PAGE = 1e3;
/** All rows of a query that can go on after a key. */
function* readInPages(readAfter, start, keyOf) {
	for (let after = start;;) {
		const rows = readAfter(after, ROWS_PER_PAGE);
		yield* rows;
		if (rows.length < ROWS_PER_PAGE) return;
		after = keyOf(rows.at(-1));
	}
}
//#endregion
//#region src/formats/urls/url-key.ts
/** First 48 bits of the URL's SHA-256: a safe integer; equal keys still need the URLs compared. */
function urlKey(url) {
	return hash("sha256", url, "buffer").readUIntBE(0, 6);
}
//#endregion
//#region src/store/catalog/sqlite/frontier-table.ts
/** The frontiers of one catalog. */
var SqliteFrontierStore = class {
	#driver;
	#captures;
	#find;
	#known;
	#lastSeq;
	#insert;
	#setState;
	#after;
	#makeRoom;
	#forget;
	#cutBack;
	constructor(driver, captures) {
		this.#driver = driver;
		this.#captures = captures;
		this.#find = driver.prepare("SELECT seq FROM frontier INDEXED BY frontier_by_url WHERE capture_no = ? AND url_key = ? AND url = ?");
		this.#lastSeq = driver.prepare("SELECT max(seq) AS seq FROM frontier WHERE capture_no = ?");
		this.#known = driver.prepare(`SELECT page.key AS place FROM json_each(?2) AS page CROSS JOIN frontier INDEXED BY frontier_by_url
         ON capture_no = ?1 AND url_key = page.value ->> 0 AND frontier.url = page.value ->> 1`);
		this.#insert = driver.prepare(`INSERT INTO frontier (capture_no, url_key, url, seq, kind, depth, via, state, reason, late, hint)
         SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
           value ->> 7, value ->> 8, value ->> 9 FROM json_each(?2)`);
		this.#setState = driver.prepare("UPDATE frontier INDEXED BY frontier_by_url SET state = ?, reason = ? WHERE capture_no = ? AND url_key = ? AND url = ?");
		this.#after = driver.prepare("SELECT * FROM frontier WHERE capture_no = ? AND seq > ? ORDER BY seq LIMIT ?");
		this.#makeRoom = driver.prepare("DELETE FROM frontier WHERE capture_no = ? AND seq = ?");
		this.#forget = driver.prepare("DELETE FROM frontier INDEXED BY frontier_by_url WHERE capture_no = ? AND url_key = ? AND url = ?");
		this.#cutBack = driver.prepare("DELETE FROM frontier WHERE capture_no = ? AND seq >= ?");
	}
	async add(captureId, pages) {
		const no = this.#captures.numberOf(captureId);
		return this.#driver.batched(() => {
			const seq = this.#lastSeqOf(no) + 1;
			const added = this.#unknown(no, pages).map((page, i) => ({
				...page,
				seq: seq + i
			}));
			if (added.length > 0) this.#insert.run(no, JSON.stringify(added.map(toValues)));
			return added;
		});
	}
	/** Those that are not in the frontier, each once. */
	#unknown(no, pages) {
		const keys = pages.map(({ url }) => [urlKey(url), url]);
		const seen = /* @__PURE__ */ new Set();
		for (const { place } of this.#known.all(no, JSON.stringify(keys))) seen.add(pages[Number(place)].url);
		return pages.filter(({ url }) => !seen.has(url) && seen.add(url));
	}
	async setState(captureId, url, state, reason) {
		await this.#driver.batched(() => this.updateState(captureId, url, state, reason));
	}
	/** For a transaction under way; refuses before it changes anything. */
	updateState(captureId, url, state, reason) {
		const no = this.#captures.numberOf(captureId);
		if (this.#setState.run(state, reason, no, urlKey(url), url) === 0) throw new StoreError("NOT_FOUND", `capture ${captureId} does not know ${url}`);
	}
	#lastSeqOf(no) {
		return Number(this.#lastSeq.get(no)?.["seq"] ?? -1);
	}
	knows(captureId, url) {
		return this.#find.get(this.#captures.numberOf(captureId), urlKey(url), url) !== void 0;
	}
	/** Puts pages in their places of a frontier that is rebuilt; what stood there before makes room. */
	put(captureId, pages) {
		const no = this.#captures.numberOf(captureId);
		this.#driver.transaction(() => {
			for (const page of pages) {
				this.#makeRoom.run(no, page.seq);
				this.#forget.run(no, urlKey(page.url), page.url);
				this.#insert.run(no, JSON.stringify([toValues(page)]));
			}
		});
	}
	/** Forgets all pages from this place on. */
	forgetFrom(captureId, seq) {
		this.#cutBack.run(this.#captures.numberOf(captureId), seq);
	}
	async *pages(captureId) {
		const no = this.#captures.numberOf(captureId);
		const rows = readInPages((after, limit) => this.#after.all(no, after, limit), -1, seqOf);
		for (const row of rows) yield toPage(row);
	}
};
/** In the order in which they are inserted. */
function toValues({ url, seq, kind, depth, via, state, reason, late, hint }) {
	const found = [
		kind,
		depth,
		via,
		state,
		reason,
		late ? 1 : 0
	];
	return [
		urlKey(url),
		url,
		seq,
		...found,
		hint ? JSON.stringify(hint) : null
	];
}
function seqOf(row) {
	return Number(row["seq"]);
}
function toPage(row) {
	return {
		url: row["url"],
		kind: row["kind"],
		depth: Number(row["depth"]),
		via: row["via"],
		seq: seqOf(row),
		state: row["state"],
		reason: row["reason"],
		late: row["late"] === 1,
		...row["hint"] === null ? {} : { hint: JSON.parse(String(row["hint"])) }
	};
}
//#endregion
//#region src/store/catalog/sqlite/refusal-table.ts
/** The refusals of one catalog; their number is bounded by whoever counts them. */
var SqliteRefusalStore = class {
	#driver;
	#captures;
	#replace;
	#all;
	constructor(driver, captures) {
		this.#driver = driver;
		this.#captures = captures;
		this.#replace = driver.prepare("INSERT OR REPLACE INTO refusals VALUES (?, ?, ?, ?, ?)");
		this.#all = driver.prepare("SELECT * FROM refusals WHERE capture_no = ? ORDER BY code, shape");
	}
	async put(captureId, shapes) {
		const no = this.#captures.numberOf(captureId);
		await this.#driver.batched(() => {
			for (const { code, shape, hashes, examples } of shapes) this.#replace.run(no, code, shape, JSON.stringify(hashes), JSON.stringify(examples));
		});
	}
	async *ofCapture(captureId) {
		for (const row of this.#all.all(this.#captures.numberOf(captureId))) yield {
			code: row["code"],
			shape: String(row["shape"]),
			hashes: JSON.parse(String(row["hashes"])),
			examples: JSON.parse(String(row["examples"]))
		};
	}
};
//#endregion
//#region src/store/catalog/sqlite/rate-table.ts
/** The rates of one catalog. */
var SqliteRateStore = class {
	#find;
	#replace;
	#sampleSite;
	#sampleAll;
	constructor(driver) {
		this.#find = driver.prepare(`SELECT rate FROM json_each(?2) AS page CROSS JOIN rates
       ON site = ?1 AND url_key = page.value ->> 0 AND rates.url = page.value ->> 1`);
		this.#replace = driver.prepare(`INSERT OR REPLACE INTO rates
       SELECT ?1, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?2)`);
		this.#sampleSite = driver.prepare("SELECT rate FROM rates WHERE site = ? ORDER BY url_key LIMIT ?");
		this.#sampleAll = driver.prepare("SELECT rate FROM rates INDEXED BY rates_by_url ORDER BY url_key LIMIT ?");
	}
	async ofPages(site, urls) {
		return this.#find.all(site, JSON.stringify(urls.map((url) => [urlKey(url), url]))).map(toRate);
	}
	async put(site, rates) {
		const rows = rates.map((rate) => [
			urlKey(rate.url),
			rate.url,
			JSON.stringify(rate)
		]);
		if (rows.length > 0) this.#replace.run(site, JSON.stringify(rows));
	}
	async sample(site, limit) {
		return (site === null ? this.#sampleAll.all(limit) : this.#sampleSite.all(site, limit)).map(toRate);
	}
};
function toRate(row) {
	return JSON.parse(String(row["rate"]));
}
//#endregion
//#region src/store/catalog/sqlite/rendering-table.ts
/** The renderings of one catalog; none in a file that is older than they are. */
var SqliteRenderingStore = class {
	#driver;
	#captures;
	#statements = null;
	constructor(driver, captures) {
		this.#driver = driver;
		this.#captures = captures;
		if (driver.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'renderings'").get() === void 0) return;
		this.#statements = {
			put: driver.prepare("INSERT OR REPLACE INTO renderings VALUES (?, ?, ?)"),
			after: driver.prepare("SELECT * FROM renderings WHERE capture_no = ? AND document > ? ORDER BY document LIMIT ?"),
			one: driver.prepare("SELECT rendering FROM renderings WHERE capture_no = ? AND document = ?")
		};
	}
	async put(captureId, rendering) {
		const no = this.#captures.numberOf(captureId);
		await this.#driver.batched(() => this.#statements.put.run(no, rendering.document, JSON.stringify(rendering)));
	}
	async *ofCapture(captureId) {
		const { after } = this.#statements ?? {};
		if (!after) return;
		const no = this.#captures.numberOf(captureId);
		const readAfter = (last, limit) => after.all(no, last, limit);
		for (const row of readInPages(readAfter, "", (last) => String(last["document"]))) yield JSON.parse(String(row["rendering"]));
	}
	async ofDocument(captureId, document) {
		const row = this.#statements?.one.get(this.#captures.numberOf(captureId), document);
		return row ? JSON.parse(String(row["rendering"])) : null;
	}
};
//#endregion
//#region src/store/catalog/sqlite/requisite-table.ts
/** The requisites of one catalog. */
var SqliteRequisiteStore = class {
	#driver;
	#captures;
	#replace;
	#after;
	#ofDocument;
	constructor(driver, captures) {
		this.#driver = driver;
		this.#captures = captures;
		this.#replace = driver.prepare("INSERT OR REPLACE INTO requisites VALUES (?, ?, ?)");
		this.#after = driver.prepare("SELECT * FROM requisites WHERE capture_no = ? AND document > ? ORDER BY document LIMIT ?");
		this.#ofDocument = driver.prepare(`SELECT c.id, r.requisites FROM captures c CROSS JOIN requisites r
         ON r.capture_no = c.no AND r.document = ? ORDER BY c.no`);
	}
	async setRequisites(captureId, document, requisites) {
		await this.#driver.batched(() => this.replace(captureId, document, requisites));
	}
	/** For a transaction under way. */
	replace(captureId, document, requisites) {
		this.#replace.run(this.#captures.numberOf(captureId), document, JSON.stringify(requisites));
	}
	async *requisites(captureId) {
		const no = this.#captures.numberOf(captureId);
		const readAfter = (after, limit) => this.#after.all(no, after, limit);
		for (const row of readInPages(readAfter, "", (last) => String(last["document"]))) yield {
			document: row["document"],
			requisites: JSON.parse(String(row["requisites"]))
		};
	}
	async ofDocument(document) {
		return this.#ofDocument.all(document).map((row) => ({
			captureId: String(row["id"]),
			requisites: JSON.parse(String(row["requisites"]))
		}));
	}
};
//#endregion
//#region src/store/catalog/sqlite/schema.ts
/** Step n takes a catalog from version n to n + 1. Never edit a step that was released: add one. */
var MIGRATIONS = [
	`CREATE TABLE captures (
     no INTEGER PRIMARY KEY,
     id TEXT NOT NULL UNIQUE,
     site TEXT NOT NULL,
     seeds TEXT NOT NULL,
     phase TEXT NOT NULL,
     started_at INTEGER NOT NULL,
     planned_as_of INTEGER,
     as_of INTEGER,
     finished_at INTEGER,
     settings TEXT NOT NULL,
     expected_sharp REAL,
     upper_bound REAL
   );
   CREATE TABLE frontier (
     capture_no INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     url TEXT NOT NULL,
     url_key INTEGER NOT NULL,
     kind TEXT NOT NULL,
     depth INTEGER NOT NULL,
     via TEXT,
     state TEXT NOT NULL,
     reason TEXT,
     late INTEGER NOT NULL,
     PRIMARY KEY (capture_no, seq)
   ) WITHOUT ROWID;
   CREATE INDEX frontier_by_url ON frontier (capture_no, url_key);
   CREATE TABLE requisites (
     capture_no INTEGER NOT NULL,
     document TEXT NOT NULL,
     requisites TEXT NOT NULL,
     PRIMARY KEY (capture_no, document)
   ) WITHOUT ROWID;
   CREATE TABLE sightings (
     capture_no INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     url TEXT NOT NULL,
     url_key INTEGER NOT NULL,
     pass TEXT NOT NULL,
     sent_at INTEGER NOT NULL,
     first_byte_at INTEGER NOT NULL,
     last_byte_at INTEGER NOT NULL,
     outcome TEXT NOT NULL,
     records TEXT NOT NULL,
     PRIMARY KEY (capture_no, seq)
   ) WITHOUT ROWID;
   CREATE INDEX sightings_by_url ON sightings (url_key, sent_at);
   CREATE TABLE warc_files (
     file TEXT PRIMARY KEY,
     capture_no INTEGER NOT NULL,
     number INTEGER NOT NULL,
     synced_bytes INTEGER NOT NULL,
     sha256 TEXT
   ) WITHOUT ROWID;
   CREATE INDEX warc_files_by_capture ON warc_files (capture_no, number);`,
	`CREATE TABLE sketches (
     no INTEGER PRIMARY KEY,
     url_key INTEGER NOT NULL,
     url TEXT NOT NULL,
     content_digest TEXT NOT NULL,
     at INTEGER NOT NULL,
     payload_digest TEXT NOT NULL,
     text_digest TEXT NOT NULL,
     scrubbed_digest TEXT NOT NULL,
     rule_set TEXT NOT NULL,
     signature TEXT NOT NULL
   );
   CREATE INDEX sketches_by_url ON sketches (url_key, content_digest);`,
	`ALTER TABLE frontier ADD COLUMN hint TEXT;`,
	`CREATE TABLE run_status (
     capture_no INTEGER PRIMARY KEY,
     state TEXT NOT NULL,
     at INTEGER NOT NULL,
     progress TEXT,
     edits_applied INTEGER NOT NULL,
     notes TEXT NOT NULL
   );`,
	`CREATE TABLE refusals (
     capture_no INTEGER NOT NULL,
     code TEXT NOT NULL,
     shape TEXT NOT NULL,
     hashes TEXT NOT NULL,
     examples TEXT NOT NULL,
     PRIMARY KEY (capture_no, code, shape)
   ) WITHOUT ROWID;`,
	`CREATE TABLE rates (
     site TEXT NOT NULL,
     url_key INTEGER NOT NULL,
     url TEXT NOT NULL,
     rate TEXT NOT NULL,
     PRIMARY KEY (site, url_key, url)
   ) WITHOUT ROWID;
   CREATE INDEX rates_by_url ON rates (url_key);`,
	`ALTER TABLE captures ADD COLUMN runs TEXT;`,
	`ALTER TABLE captures ADD COLUMN cookies TEXT;`,
	`CREATE TABLE standing (
     no INTEGER PRIMARY KEY,
     capture_no INTEGER NOT NULL UNIQUE,
     pages INTEGER NOT NULL,
     changes TEXT NOT NULL
   );
   CREATE TABLE host_words (
     host TEXT NOT NULL,
     capture_no INTEGER NOT NULL,
     skew_upper_ms REAL,
     not_modified INTEGER NOT NULL,
     PRIMARY KEY (host, capture_no)
   ) WITHOUT ROWID;
   CREATE INDEX host_words_by_capture ON host_words (capture_no);`,
	`CREATE TABLE renderings (
     capture_no INTEGER NOT NULL,
     document TEXT NOT NULL,
     rendering TEXT NOT NULL,
     PRIMARY KEY (capture_no, document)
   ) WITHOUT ROWID;`,
	`CREATE TABLE numbered_sightings (
     no INTEGER PRIMARY KEY,
     capture_no INTEGER NOT NULL,
     seq INTEGER NOT NULL,
     url TEXT NOT NULL,
     url_key INTEGER NOT NULL,
     pass TEXT NOT NULL,
     sent_at INTEGER NOT NULL,
     first_byte_at INTEGER NOT NULL,
     last_byte_at INTEGER NOT NULL,
     outcome TEXT NOT NULL,
     records TEXT NOT NULL
   );
   INSERT INTO numbered_sightings
     SELECT NULL, capture_no, seq, url, url_key, pass, sent_at, first_byte_at, last_byte_at, outcome, records
       FROM sightings ORDER BY capture_no, seq;
   DROP TABLE sightings;
   ALTER TABLE numbered_sightings RENAME TO sightings;
   CREATE UNIQUE INDEX sightings_by_place ON sightings (capture_no, seq);
   CREATE INDEX sightings_by_url ON sightings (url_key, sent_at);`,
	`CREATE TABLE requests (
     address_key INTEGER NOT NULL,
     url TEXT NOT NULL,
     PRIMARY KEY (address_key, url)
   ) WITHOUT ROWID;`,
	`CREATE INDEX captures_by_site ON captures (site, started_at);
   CREATE INDEX captures_by_start ON captures (started_at);
   CREATE INDEX captures_by_phase ON captures (phase, started_at);
   CREATE INDEX captures_by_end ON captures (finished_at);`
];
/** The newest catalog version this program knows. */
var SCHEMA_VERSION = MIGRATIONS.length;
/** Brings a catalog up to date; refuses one from a newer program. */
function migrate(driver, path) {
	if (checkVersion(driver, path) === SCHEMA_VERSION) return;
	driver.transaction(() => {
		for (let version = checkVersion(driver, path); version < SCHEMA_VERSION; version++) driver.exec(`${MIGRATIONS[version]} PRAGMA user_version = ${version + 1};`);
	});
}
/** The oldest version that can be read as it is: the last steps only added, or laid otherwise, what readers do without. */
var READABLE_VERSION = SCHEMA_VERSION - 7;
/** For readers, who may not change anything. */
function requireCurrent(driver, path) {
	if (checkVersion(driver, path) < READABLE_VERSION) throw new StoreError("ARCHIVE_BROKEN", `${path} has an older format: open it for writing once (isochron reindex)`);
}
function checkVersion(driver, path) {
	const version = Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
	if (version > SCHEMA_VERSION) throw new StoreError("ARCHIVE_NEWER", `${path} has format ${version}, this program knows up to ${SCHEMA_VERSION}: use a newer version of isochron`);
	return version;
}
//#endregion
//#region src/store/catalog/recent-sighting.ts
/** What a watcher is shown of a sighting whose last byte came at an instant. */
function recentSighting({ seq, url, pass, outcome }, at) {
	const [status, bytes] = outcome.kind === "captured" ? [outcome.identity.status, outcome.payloadBytes] : [null, null];
	return {
		seq,
		url,
		pass,
		at,
		outcome: outcome.kind,
		status,
		bytes
	};
}
//#endregion
//#region src/store/catalog/sqlite/run-status-table.ts
/** The run states of one catalog. */
var SqliteRunStatusStore = class {
	#captures;
	#put;
	#get;
	#states;
	#sightings;
	#warcBytes;
	#recent;
	constructor(driver, captures) {
		this.#captures = captures;
		this.#put = driver.prepare("INSERT OR REPLACE INTO run_status VALUES (?, ?, ?, ?, ?, ?)");
		this.#get = driver.prepare("SELECT * FROM run_status WHERE capture_no = ?");
		this.#states = driver.prepare("SELECT state, count(*) AS pages FROM frontier WHERE capture_no = ? GROUP BY state");
		this.#sightings = driver.prepare("SELECT count(*) AS sightings FROM sightings WHERE capture_no = ?");
		this.#warcBytes = driver.prepare("SELECT sum(synced_bytes) AS bytes FROM warc_files WHERE capture_no = ?");
		this.#recent = driver.prepare("SELECT seq, url, pass, last_byte_at, outcome FROM sightings WHERE capture_no = ? ORDER BY seq DESC LIMIT ?");
	}
	async put(captureId, status) {
		this.#put.run(this.#captures.numberOf(captureId), status.state, status.at, status.progress === null ? null : JSON.stringify(status.progress), status.editsApplied, JSON.stringify(status.notes));
	}
	async get(captureId) {
		const row = this.#get.get(this.#captures.numberOf(captureId));
		return row ? toStatus(row) : null;
	}
	async counts(captureId) {
		const no = this.#captures.numberOf(captureId);
		const pages = {
			known: 0,
			visited: 0,
			failed: 0,
			refused: 0,
			skipped: 0
		};
		for (const row of this.#states.all(no)) pages[row["state"]] = Number(row["pages"]);
		return {
			pages,
			sightings: Number(this.#sightings.get(no)?.["sightings"] ?? 0),
			warcBytes: Number(this.#warcBytes.get(no)?.["bytes"] ?? 0)
		};
	}
	async recent(captureId, most) {
		return this.#recent.all(this.#captures.numberOf(captureId), most).map(toRecent);
	}
};
function toStatus(row) {
	const progress = row["progress"];
	return {
		state: row["state"],
		at: instant(Number(row["at"])),
		progress: typeof progress === "string" ? JSON.parse(progress) : null,
		editsApplied: Number(row["edits_applied"]),
		notes: JSON.parse(String(row["notes"]))
	};
}
function toRecent(row) {
	return recentSighting({
		seq: Number(row["seq"]),
		url: row["url"],
		pass: row["pass"],
		outcome: JSON.parse(String(row["outcome"]))
	}, instant(Number(row["last_byte_at"])));
}
//#endregion
//#region src/store/catalog/sqlite/request-table.ts
/** More of one address are not looked through: somebody waits for the page. */
var MOST_PAGES = 500;
/** The requests of one catalog; none in a file that is older than they are. */
var RequestTable = class {
	#statements;
	constructor(driver) {
		const isThere = driver.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'requests'").get() !== void 0;
		this.#statements = isThere ? {
			put: driver.prepare("INSERT OR IGNORE INTO requests VALUES (?, ?)"),
			like: driver.prepare(`SELECT url FROM requests WHERE address_key = ? AND url >= ? AND url < ?
               AND CASE WHEN ? = '' THEN instr(url, '&:body=') = 0 ELSE substr(url, -length(?)) = ? END
               ORDER BY url LIMIT ${MOST_PAGES}`)
		} : null;
	}
	/** For a transaction under way; a plain page is none. */
	put(url) {
		if (requestPartOf(url) !== null) this.#statements?.put.run(urlKey(addressOf(url)), url);
	}
	/** Pages that ask an address by this method with this body. */
	to(address, asked) {
		const { from, before, end: told } = pagesLike(address, asked);
		const end = told ?? "";
		return (this.#statements?.like.all(urlKey(address), from, before, end, end, end) ?? []).map((row) => row["url"]);
	}
};
//#endregion
//#region src/store/catalog/sqlite/sighting-table.ts
/** The sightings of one catalog. */
var SqliteSightingStore = class {
	#driver;
	#captures;
	#insert;
	#after;
	#ofUrl;
	#lastSeq;
	#delete;
	#forgetVisit;
	#requests;
	constructor(driver, captures) {
		this.#driver = driver;
		this.#captures = captures;
		this.#requests = new RequestTable(driver);
		this.#insert = driver.prepare(`INSERT OR IGNORE INTO sightings (capture_no, seq, url, url_key, pass, sent_at, first_byte_at, last_byte_at,
         outcome, records) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
		this.#after = driver.prepare(`SELECT s.*, c.id AS capture_id FROM sightings s JOIN captures c ON c.no = s.capture_no
         WHERE s.capture_no = ? AND s.seq > ? ORDER BY s.seq LIMIT ?`);
		this.#ofUrl = driver.prepare(`SELECT group_concat('[' || s.sent_at || ',' || s.capture_no || ',' || s.seq || ',' || s.first_byte_at || ',' ||
           s.last_byte_at || ',' || json_quote(s.pass) || ',' || s.outcome || ',' || s.records || ']') AS looks
         FROM sightings s WHERE s.url_key = ? AND s.url = ?`);
		this.#lastSeq = driver.prepare("SELECT max(seq) AS seq FROM sightings WHERE capture_no = ?");
		this.#delete = driver.prepare("DELETE FROM sightings WHERE capture_no = ? AND seq = ?");
		this.#forgetVisit = driver.prepare(`UPDATE frontier INDEXED BY frontier_by_url SET state = 'known', reason = NULL WHERE capture_no = ? AND url_key = ? AND url = ?
         AND NOT EXISTS (SELECT 1 FROM sightings s INDEXED BY sightings_by_url
           WHERE s.capture_no = frontier.capture_no AND s.url_key = frontier.url_key AND s.url = frontier.url)`);
	}
	async add(sighting) {
		await this.#driver.batched(() => this.insert(sighting));
	}
	/** For a transaction under way; refuses before it changes anything. */
	insert(sighting) {
		const { captureId, seq, url, pass, times, outcome, records } = sighting;
		if (this.#insert.run(this.#captures.numberOf(captureId), seq, url, urlKey(url), pass, times.sentAt, times.firstByteAt, times.lastByteAt, JSON.stringify(outcome), JSON.stringify(records)) === 0) throw new StoreError("BAD_INPUT", `capture ${captureId} already has a sighting ${seq}`);
		this.#requests.put(url);
	}
	async *ofCapture(captureId) {
		yield* this.#ofCapture(captureId);
	}
	async ofPage(url) {
		const looks = this.#ofUrl.get(urlKey(url), url)?.["looks"] ?? "";
		return JSON.parse(`[${String(looks)}]`).sort(byTime).map((look) => ofTold(url, this.#captures.idOf(look[1]), look));
	}
	async requestsTo(address, asked) {
		return this.#requests.to(address, asked);
	}
	/** The place after a capture's last sighting. */
	nextSeq(captureId) {
		return Number(this.#lastSeq.get(this.#captures.numberOf(captureId))?.["seq"] ?? -1) + 1;
	}
	/** Forgets sightings with a record beyond a file's first bytes, and makes pages left without any `known` again. */
	forgetLost(captureId, file, keptBytes) {
		const no = this.#captures.numberOf(captureId);
		const isLost = (record) => record.file === file && record.offset + record.length > keptBytes;
		const lost = [];
		for (const sighting of this.#ofCapture(captureId)) if (sighting.records.some(isLost)) lost.push(sighting);
		this.#driver.transaction(() => {
			for (const { seq } of lost) this.#delete.run(no, seq);
			for (const { url } of lost) this.#forgetVisit.run(no, urlKey(url), url);
		});
		return lost.length;
	}
	/** Forgets the sightings at these places. */
	forget(captureId, seqs) {
		const no = this.#captures.numberOf(captureId);
		this.#driver.transaction(() => {
			for (const seq of seqs) this.#delete.run(no, seq);
		});
	}
	*#ofCapture(captureId) {
		const no = this.#captures.numberOf(captureId);
		const readAfter = (after, limit) => this.#after.all(no, after, limit);
		for (const row of readInPages(readAfter, -1, (last) => Number(last["seq"]))) yield toSighting(row);
	}
};
function toSighting(row) {
	return {
		url: row["url"],
		captureId: String(row["capture_id"]),
		seq: Number(row["seq"]),
		pass: row["pass"],
		times: {
			sentAt: instant(Number(row["sent_at"])),
			firstByteAt: instant(Number(row["first_byte_at"])),
			lastByteAt: instant(Number(row["last_byte_at"]))
		},
		outcome: JSON.parse(String(row["outcome"])),
		records: JSON.parse(String(row["records"]))
	};
}
/** Oldest first; of one time as they were captured. */
function byTime(a, b) {
	return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
function ofTold(url, captureId, look) {
	const [sentAt, , seq, firstByteAt, lastByteAt, pass, outcome, records] = look;
	return {
		url,
		captureId,
		seq,
		pass,
		times: {
			sentAt: instant(sentAt),
			firstByteAt: instant(firstByteAt),
			lastByteAt: instant(lastByteAt)
		},
		outcome,
		records
	};
}
//#endregion
//#region src/store/catalog/sqlite/sketch-table.ts
/** The sketches of one catalog. */
var SqliteSketchStore = class {
	#insert;
	#find;
	#ofPage;
	#after;
	constructor(driver) {
		this.#insert = driver.prepare(`INSERT INTO sketches (url_key, url, content_digest, at, payload_digest, text_digest, scrubbed_digest,
         rule_set, signature)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
       WHERE NOT EXISTS (SELECT 1 FROM sketches WHERE url_key = ?1 AND content_digest = ?3 AND url = ?2)`);
		this.#find = driver.prepare("SELECT 1 AS found FROM sketches WHERE url_key = ? AND content_digest = ? AND url = ?");
		this.#ofPage = driver.prepare("SELECT * FROM sketches WHERE url_key = ? AND url = ? ORDER BY at, no");
		this.#after = driver.prepare("SELECT * FROM sketches WHERE no > ? ORDER BY no LIMIT ?");
	}
	async add(sketch) {
		const { url, contentDigest, at, payloadDigest, textDigest, scrubbedDigest, ruleSet } = sketch;
		const signature = signatureText(sketch.signature);
		this.#insert.run(urlKey(url), url, contentDigest, at, payloadDigest, textDigest, scrubbedDigest, ruleSet, signature);
	}
	async has(url, contentDigest) {
		return this.#find.get(urlKey(url), contentDigest, url) !== void 0;
	}
	async ofPage(url) {
		return this.#ofPage.all(urlKey(url), url).map(sketchOf);
	}
	async *all() {
		const readAfter = (after, limit) => this.#after.all(after, limit);
		for (const row of readInPages(readAfter, 0, (last) => Number(last["no"]))) yield sketchOf(row);
	}
};
/** Little-endian words in base64, whatever the machine. */
function signatureText(signature) {
	const bytes = Buffer.alloc(signature.length * 4);
	signature.forEach((word, i) => bytes.writeUInt32LE(word, i * 4));
	return bytes.toString("base64");
}
function sketchOf(row) {
	const bytes = Buffer.from(String(row["signature"]), "base64");
	return {
		url: row["url"],
		contentDigest: row["content_digest"],
		at: instant(Number(row["at"])),
		payloadDigest: row["payload_digest"],
		textDigest: row["text_digest"],
		scrubbedDigest: row["scrubbed_digest"],
		ruleSet: row["rule_set"],
		signature: Uint32Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4))
	};
}
//#endregion
//#region src/store/catalog/sqlite/standing-table.ts
/** The shares of one catalog; a catalog that was made before there were any is read as one without. */
var SqliteStandingStore = class {
	#driver;
	#captures;
	#hasTable;
	constructor(driver, captures) {
		this.#driver = driver;
		this.#captures = captures;
		const table = driver.prepare("SELECT 1 AS found FROM sqlite_master WHERE type = 'table' AND name = ?");
		this.#hasTable = table.get("standing") !== void 0;
	}
	async put(captureId, { pages, changes, hosts }) {
		const no = this.#captures.numberOf(captureId);
		const rows = hosts.map(({ host, trust, isNotModifiedTrusted }) => [
			host,
			trust?.skewUpperMs ?? null,
			isNotModifiedTrusted ? 1 : 0
		]);
		this.#driver.transaction(() => {
			this.#driver.prepare(`INSERT OR REPLACE INTO standing
           VALUES ((SELECT coalesce(max(no), 0) + 1 FROM standing), ?, ?, ?)`).run(no, pages, JSON.stringify(packChanges(changes)));
			this.#driver.prepare("DELETE FROM host_words WHERE capture_no = ?").run(no);
			this.#driver.prepare(`INSERT INTO host_words
           SELECT value ->> 0, ?1, value ->> 1, value ->> 2 FROM json_each(?2)`).run(no, JSON.stringify(rows));
		});
	}
	async forget(site) {
		const ofSite = "capture_no IN (SELECT no FROM captures WHERE site = ?)";
		this.#driver.transaction(() => {
			for (const table of ["standing", "host_words"]) this.#driver.prepare(`DELETE FROM ${table} WHERE ${ofSite}`).run(site);
		});
	}
	async captures(site) {
		return this.#ofSite(site, "c.id").map((row) => String(row["id"]));
	}
	async ofSite(site) {
		return this.#ofSite(site, "s.pages, s.changes").map((row) => ({
			pages: Number(row["pages"]),
			changes: unpackChanges(JSON.parse(String(row["changes"])))
		}));
	}
	async ofHost(host) {
		if (!this.#hasTable) return [];
		return this.#driver.prepare("SELECT skew_upper_ms, not_modified FROM host_words WHERE host = ? ORDER BY capture_no").all(host).map(({ skew_upper_ms: skew, not_modified: counts }) => ({
			host,
			trust: typeof skew === "number" ? { skewUpperMs: skew } : null,
			isNotModifiedTrusted: counts === 1
		}));
	}
	async stamp() {
		if (!this.#hasTable) return "";
		const row = this.#driver.prepare("SELECT max(no) AS last, count(*) AS rows FROM standing").get();
		return `${row?.["last"] ?? 0} ${row?.["rows"] ?? 0}`;
	}
	#ofSite(site, columns) {
		if (!this.#hasTable) return [];
		return this.#driver.prepare(`SELECT ${columns} FROM standing s JOIN captures c ON c.no = s.capture_no
         WHERE c.site = ? ORDER BY s.no`).all(site);
	}
};
//#endregion
//#region src/store/catalog/sqlite/upkeep.ts
/** The upkeep of one catalog. */
function sqliteUpkeep({ sightings, frontier, warcFiles }) {
	return {
		warcFiles,
		forgetLost: async (captureId, file, keptBytes) => sightings.forgetLost(captureId, file, keptBytes),
		forgetSightings: async (captureId, seqs) => sightings.forget(captureId, seqs),
		nextSeq: async (captureId) => sightings.nextSeq(captureId),
		knowsPage: async (captureId, url) => frontier.knows(captureId, url),
		putPages: async (captureId, pages) => frontier.put(captureId, pages),
		forgetPagesFrom: async (captureId, seq) => frontier.forgetFrom(captureId, seq)
	};
}
//#endregion
//#region src/store/catalog/sqlite/still-file.ts
var NOTHING = () => void 0;
/** The file itself where something can be written beside it; otherwise as a file that nobody changes, or a copy. */
function readableFile(path, canWrite = isWritable(path)) {
	if (canWrite || !existsSync(path)) return {
		name: path,
		release: NOTHING
	};
	if (!existsSync(`${path}-wal`)) return {
		name: `${pathToFileURL(resolve(path)).href}?immutable=1`,
		release: NOTHING
	};
	if (existsSync(`${path}-shm`) || statSync(`${path}-wal`).size === 0) return {
		name: path,
		release: NOTHING
	};
	return copied(path);
}
/** What a crash left in the log belongs to the catalog; only where something can be written are the two put together. */
function copied(path) {
	const folder = mkdtempSync(join(tmpdir(), "isochron-catalog-"));
	const name = join(folder, "catalog.sqlite");
	for (const suffix of ["", "-wal"]) copyFileSync(path + suffix, name + suffix, constants.COPYFILE_FICLONE);
	return {
		name,
		release: () => rmSync(folder, {
			recursive: true,
			force: true
		})
	};
}
/** Whether this process may change the file and make others beside it. */
function isWritable(path) {
	try {
		accessSync(path, constants.W_OK);
		accessSync(dirname(resolve(path)), constants.W_OK);
		return true;
	} catch {
		return false;
	}
}
//#endregion
//#region src/store/catalog/sqlite/warc-file-table.ts
var SELECT = "SELECT w.*, c.id AS capture_id FROM warc_files w JOIN captures c ON c.no = w.capture_no";
/** The WARC files of one catalog. */
var WarcFileTable = class {
	#driver;
	#captures;
	#insert;
	#setSynced;
	#finish;
	#delete;
	#ofCapture;
	#unfinished;
	constructor(driver, captures) {
		this.#driver = driver;
		this.#captures = captures;
		this.#insert = driver.prepare("INSERT INTO warc_files VALUES (?, ?, ?, 0, NULL)");
		this.#setSynced = driver.prepare("UPDATE warc_files SET synced_bytes = ? WHERE file = ?");
		this.#finish = driver.prepare("UPDATE warc_files SET synced_bytes = ?, sha256 = ? WHERE file = ?");
		this.#delete = driver.prepare("DELETE FROM warc_files WHERE file = ?");
		this.#ofCapture = driver.prepare(`${SELECT} WHERE w.capture_no = ? ORDER BY w.number`);
		this.#unfinished = driver.prepare(`${SELECT} WHERE w.sha256 IS NULL ORDER BY w.file`);
	}
	async begin(captureId, file, number) {
		this.#insert.run(file, this.#captures.numberOf(captureId), number);
	}
	async checkpoint(file, syncedBytes) {
		this.#setSynced.run(syncedBytes, file);
		this.#driver.prepare("PRAGMA wal_checkpoint(PASSIVE)").all();
	}
	async finish(file, sizeBytes, sha256) {
		this.#finish.run(sizeBytes, sha256, file);
	}
	async forget(file) {
		this.#delete.run(file);
	}
	async ofCapture(captureId) {
		return this.#ofCapture.all(this.#captures.numberOf(captureId)).map(toListed);
	}
	async unfinished() {
		return this.#unfinished.all().map(toListed);
	}
};
function toListed(row) {
	return {
		file: String(row["file"]),
		captureId: String(row["capture_id"]),
		number: Number(row["number"]),
		syncedBytes: Number(row["synced_bytes"]),
		sha256: row["sha256"]
	};
}
//#endregion
//#region src/store/catalog/sqlite/catalog.ts
/** Opens the catalog file; a writer makes or migrates it, a reader changes nothing. */
function openCatalog(path, mode) {
	const file = mode === "read" ? readableFile(path) : {
		name: path,
		release: () => void 0
	};
	const driver = openDriver(path, mode, file);
	try {
		if (mode === "read") requireCurrent(driver, path);
		else {
			driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000;");
			migrate(driver, path);
		}
		return {
			...catalogOn(driver),
			close: () => closeBoth(driver, file)
		};
	} catch (error) {
		closeBoth(driver, file);
		throw error;
	}
}
/** Whether all of a catalog can be read and its tables agree with their indexes; asks every page of the file. */
function isWholeCatalog(path) {
	try {
		const driver = new SqliteDriver(path, "read");
		try {
			return driver.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"] === "ok";
		} finally {
			driver.close();
		}
	} catch (error) {
		if (error instanceof IsochronError && error.code === "ARCHIVE_BROKEN") return false;
		throw error;
	}
}
function openDriver(path, mode, file) {
	try {
		return new SqliteDriver(path, mode, file.name);
	} catch (error) {
		file.release();
		throw error;
	}
}
function closeBoth(driver, file) {
	driver.close();
	file.release();
}
/** The tables on an open database. */
function catalogOn(driver) {
	const captures = new SqliteCaptureStore(driver);
	const frontier = new SqliteFrontierStore(driver, captures);
	const requisites = new SqliteRequisiteStore(driver, captures);
	const sightings = new SqliteSightingStore(driver, captures);
	return {
		captures,
		frontier,
		requisites,
		sightings,
		renderings: new SqliteRenderingStore(driver, captures),
		refusals: new SqliteRefusalStore(driver, captures),
		rates: new SqliteRateStore(driver),
		sketches: new SqliteSketchStore(driver),
		standing: new SqliteStandingStore(driver, captures),
		runStatus: new SqliteRunStatusStore(driver, captures),
		upkeep: sqliteUpkeep({
			sightings,
			frontier,
			warcFiles: new WarcFileTable(driver, captures)
		}),
		keepLook: ({ sighting, requisites: needs, state }) => driver.whole(() => {
			const { captureId, url } = sighting;
			sightings.insert(sighting);
			if (needs.length > 0) requisites.replace(captureId, url, needs);
			if (state !== null) frontier.updateState(captureId, url, state, null);
		}),
		close: () => driver.close()
	};
}
//#endregion
//#region src/store/catalog/sqlite/clustered/copy-catalog.ts
/** A writer on a thread of its own may come in between. */
var MOST_TRIES = 100;
/** Copies the catalog file; `to` must not be there yet. */
async function copyCatalog(path, to) {
	const driver = new SqliteDriver(path, "write");
	try {
		await holdStill(driver, path);
		await copyFile(path, to, constants$1.COPYFILE_EXCL | constants$1.COPYFILE_FICLONE);
		driver.exec("COMMIT");
	} catch (error) {
		throw storeFailure(error, "copying", path);
	} finally {
		driver.close();
	}
}
/** Begins to read the file when all of the catalog is in it, and nothing in the log. */
async function holdStill(driver, path) {
	for (let tries = 0; tries < MOST_TRIES; tries++) {
		driver.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
		driver.exec("BEGIN");
		driver.prepare("SELECT count(*) FROM captures").all();
		if (isEmpty(`${path}-wal`)) return;
		driver.exec("COMMIT");
		await new Promise(setImmediate);
	}
	throw new StoreError("ARCHIVE_BUSY", `${path} is written to without a pause: it cannot be copied`);
}
function isEmpty(path) {
	return (statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0;
}
//#endregion
//#region src/store/catalog/sqlite/clustered/capture-tables.ts
/** All of them; those with many rows first. */
var CAPTURE_TABLES = [
	{
		name: "sightings",
		key: "seq",
		own: "no"
	},
	{
		name: "frontier",
		key: "seq"
	},
	{
		name: "requisites",
		key: "document"
	},
	{
		name: "renderings",
		key: "document"
	},
	{
		name: "refusals",
		key: null
	},
	{
		name: "warc_files",
		key: null
	},
	{
		name: "run_status",
		key: null
	},
	{
		name: "standing",
		key: null,
		own: "no"
	},
	{
		name: "host_words",
		key: null
	}
];
/** Those that change also when a capture has long ended. */
var LATER_TABLES = CAPTURE_TABLES.filter(({ name }) => [
	"run_status",
	"standing",
	"host_words"
].includes(name));
//#endregion
//#region src/store/catalog/sqlite/clustered/forget-captures.ts
/** Forgets these captures, all or none. */
function forgetCaptures(path, ids) {
	const driver = new SqliteDriver(path, "write");
	try {
		migrate(driver, path);
		driver.transaction(() => {
			for (const id of ids) forget(driver, id);
		});
	} finally {
		driver.close();
	}
}
function forget(driver, id) {
	const no = "(SELECT no FROM captures WHERE id = ?)";
	for (const { name } of CAPTURE_TABLES) driver.prepare(`DELETE FROM ${name} WHERE capture_no = ${no}`).run(id);
	driver.prepare("DELETE FROM captures WHERE id = ?").run(id);
}
//#endregion
//#region src/store/catalog/sqlite/clustered/carry-rows.ts
/** Carries a table's rows from the attached catalog `incoming` into `main`, within the transaction under way. */
async function carryRows(driver, { name, key, own }, { from, into }) {
	const columns = columnsOf(driver, name).filter((column) => column !== "capture_no" && column !== own);
	const insert = (condition) => `INSERT INTO main.${name} (capture_no, ${columns.join(", ")})
       SELECT ?, ${columns.join(", ")} FROM incoming.${name} WHERE capture_no = ? ${condition}`;
	if (key === null) {
		driver.prepare(insert("")).run(into, from);
		return;
	}
	const some = driver.prepare(insert(`AND ${key} > ? AND ${key} <= ? ORDER BY ${key}`));
	for await (const [after, last] of spans(driver, {
		name,
		key
	}, from)) some.run(into, from, after, last);
}
/** Keys by which a capture's rows fall into pieces: behind the first of the two, up to the second. */
async function* spans(driver, { name, key }, from) {
	const place = `SELECT ${key} AS at FROM incoming.${name} WHERE capture_no = ?`;
	const end = driver.prepare(`SELECT max(at) AS at FROM (${place})`).get(from)?.["at"] ?? null;
	if (end === null) return;
	const next = driver.prepare(`${place} AND ${key} > ? ORDER BY ${key} LIMIT 1 OFFSET 4999`);
	for (let after = typeof end === "number" ? -1 : ""; after !== end;) {
		const last = next.get(from, after)?.["at"] ?? end;
		yield [after, last];
		after = last;
		await new Promise(setImmediate);
	}
}
function columnsOf(driver, table) {
	return driver.prepare(`PRAGMA main.table_info(${table})`).all().map((row) => String(row["name"]));
}
//#endregion
//#region src/store/catalog/sqlite/clustered/merge-catalog.ts
/** Puts a site's captures, and what is known of its pages, in the place of what was there of them. */
async function mergeCatalog(options) {
	const { into, from } = options;
	upToDate(from);
	upToDate(into);
	const driver = new SqliteDriver(into, "write");
	try {
		driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
		driver.exec(`ATTACH '${from.replaceAll("'", "''")}' AS incoming`);
		await inTransaction(driver, () => new SiteMerge(driver, options).run());
	} finally {
		driver.close();
	}
}
function upToDate(path) {
	const driver = new SqliteDriver(path, "write");
	try {
		migrate(driver, path);
	} finally {
		driver.close();
	}
}
async function inTransaction(driver, steps) {
	driver.exec("BEGIN IMMEDIATE");
	try {
		await steps();
		driver.exec("COMMIT");
	} catch (error) {
		try {
			driver.exec("ROLLBACK");
		} catch {}
		throw error;
	}
}
/** Columns of a capture beside its number. */
var CAPTURE_COLUMNS = "id, site, seeds, phase, started_at, planned_as_of, as_of, finished_at, settings, expected_sharp, upper_bound, runs, cookies";
var SiteMerge = class {
	#driver;
	#site;
	#options;
	constructor(driver, options) {
		this.#driver = driver;
		this.#site = options.site;
		this.#options = options;
	}
	async run() {
		this.#requireSite();
		this.#forgetGone();
		const incoming = this.#driver.prepare("SELECT no, id, phase FROM incoming.captures ORDER BY no").all();
		for (const capture of incoming) await this.#merge(capture);
		this.#mergeRates();
		this.#mergeFound();
	}
	#requireSite() {
		const other = this.#driver.prepare("SELECT site FROM incoming.captures WHERE site <> ?").get(this.#site);
		if (other) throw new StoreError("ARCHIVE_BROKEN", `the catalog of ${this.#site} holds a capture of ${String(other["site"])}`);
	}
	/** Captures that were begun, and of which nothing was ever acknowledged. */
	#forgetGone() {
		const gone = this.#driver.prepare("SELECT no FROM main.captures WHERE site = ? AND id NOT IN (SELECT id FROM incoming.captures)").all(this.#site);
		for (const { no } of gone) {
			this.#clear(Number(no), CAPTURE_TABLES);
			this.#driver.prepare("DELETE FROM main.captures WHERE no = ?").run(no);
		}
	}
	async #merge({ no, id, phase }) {
		const own = this.#driver.prepare("SELECT no, site FROM main.captures WHERE id = ?").get(id);
		if (own && own["site"] !== this.#site) return this.#options.logger.log("warn", `capture ${String(id)} of ${this.#site} has the id of one of ${String(own["site"])}: it is left out`);
		const from = Number(no);
		const into = own ? Number(own["no"]) : this.#nextNumber();
		const isSame = own !== void 0 && phase === "finished" && this.#isSame(from, into);
		const tables = isSame ? LATER_TABLES : this.#hasOpenFile(from) ? [] : CAPTURE_TABLES;
		this.#clear(into, isSame ? LATER_TABLES : CAPTURE_TABLES);
		if (!isSame) this.#putCapture(from, into);
		for (const table of tables) await carryRows(this.#driver, table, {
			from,
			into
		});
	}
	#nextNumber() {
		const last = this.#driver.prepare("SELECT coalesce(max(no), 0) AS no FROM main.captures").get();
		return this.#options.numberAfter(Number(last["no"]));
	}
	/** A capture that ended is what it was, unless it was made anew. */
	#isSame(from, into) {
		const row = (schema) => `SELECT ${CAPTURE_COLUMNS} FROM ${schema}.captures WHERE no = ?`;
		if (this.#driver.prepare(`${row("incoming")} EXCEPT ${row("main")}`).get(from, into)) return false;
		return CAPTURE_TABLES.filter((table) => !LATER_TABLES.includes(table)).every(({ name }) => this.#count("incoming", name, from) === this.#count("main", name, into));
	}
	#count(schema, table, no) {
		const sql = `SELECT count(*) AS n FROM ${schema}.${table} WHERE capture_no = ?`;
		return Number(this.#driver.prepare(sql).get(no)["n"]);
	}
	/** What lies in a file that was open when the catalog was copied is not acknowledged: nothing is shown of it. */
	#hasOpenFile(from) {
		return this.#driver.prepare("SELECT 1 FROM incoming.warc_files WHERE capture_no = ? AND sha256 IS NULL").get(from) !== void 0;
	}
	#clear(no, tables) {
		for (const { name } of tables) this.#driver.prepare(`DELETE FROM main.${name} WHERE capture_no = ?`).run(no);
	}
	#putCapture(from, into) {
		this.#driver.prepare(`INSERT OR REPLACE INTO main.captures (no, ${CAPTURE_COLUMNS})
           SELECT ?, ${CAPTURE_COLUMNS} FROM incoming.captures WHERE no = ?`).run(into, from);
	}
	#mergeRates() {
		this.#driver.prepare("DELETE FROM main.rates WHERE site = ?").run(this.#site);
		this.#driver.prepare("INSERT OR REPLACE INTO main.rates SELECT * FROM incoming.rates WHERE site = ?").run(this.#site);
	}
	/** What is found by address alone is only added to: it says nothing that another site could say otherwise. */
	#mergeFound() {
		const columns = "url_key, url, content_digest, at, payload_digest, text_digest, scrubbed_digest, rule_set, signature";
		this.#driver.exec(`INSERT INTO main.sketches (${columns}) SELECT ${columns} FROM incoming.sketches AS s WHERE NOT EXISTS
         (SELECT 1 FROM main.sketches WHERE url_key = s.url_key AND url = s.url AND content_digest = s.content_digest);
       INSERT OR IGNORE INTO main.requests SELECT * FROM incoming.requests;`);
	}
};
//#endregion
//#region src/store/catalog/sqlite/clustered/mirror-file.ts
var VERSION$1 = 1;
var TABLES$3 = `
  CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE sites (site TEXT PRIMARY KEY, catalog_key TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE objects (
    site TEXT NOT NULL,
    name TEXT NOT NULL,
    key TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (site, name)
  ) WITHOUT ROWID;
  CREATE INDEX objects_by_name ON objects (name);`;
/** The list of one mirror. */
var MirrorFile = class {
	#driver;
	#byName;
	#below;
	#ofSite;
	#changes = 0;
	constructor(path) {
		this.#driver = new SqliteDriver(path, "write");
		try {
			this.#driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
			this.#driver.transaction(() => prepareTables$3(this.#driver, path));
			this.#byName = this.#driver.prepare("SELECT * FROM objects WHERE name = ?");
			this.#below = this.#driver.prepare("SELECT * FROM objects WHERE name >= ? AND name < ? ORDER BY name");
			this.#ofSite = this.#driver.prepare("SELECT * FROM objects WHERE site = ? ORDER BY name");
		} catch (error) {
			this.#driver.close();
			throw error;
		}
	}
	fact(name) {
		const row = this.#driver.prepare("SELECT value FROM facts WHERE name = ?").get(name);
		return row ? String(row["value"]) : null;
	}
	setFact(name, value) {
		this.#driver.prepare("INSERT OR REPLACE INTO facts VALUES (?, ?)").run(name, value);
	}
	ofSite(site) {
		return this.#ofSite.all(site).map(toObject);
	}
	byName(name) {
		const row = this.#byName.get(name);
		return row ? toObject(row) : null;
	}
	/** The site whose object has a name, if any. */
	siteOf(name) {
		const row = this.#byName.get(name);
		return row ? String(row["site"]) : null;
	}
	/** In the order of their names. */
	below(prefix) {
		return this.#below.all(prefix, `${prefix}\u{10FFFF}`).map(toObject);
	}
	/** All or none: these are there, those are not. */
	change(site, put, gone) {
		const insert = this.#driver.prepare("INSERT OR REPLACE INTO objects VALUES (?, ?, ?, ?, ?)");
		const remove = this.#driver.prepare("DELETE FROM objects WHERE site = ? AND name = ?");
		this.#changes++;
		this.#driver.transaction(() => {
			for (const { name, key, sizeBytes, sha256 } of put) insert.run(site, name, key, sizeBytes, sha256);
			for (const name of gone) remove.run(site, name);
		});
	}
	/** Which copy of the site's catalog was merged; `null` for none. */
	mergedOf(site) {
		const row = this.#driver.prepare("SELECT catalog_key FROM sites WHERE site = ?").get(site);
		return row ? String(row["catalog_key"]) : null;
	}
	setMerged(site, key) {
		this.#driver.prepare("INSERT OR REPLACE INTO sites VALUES (?, ?)").run(site, key);
	}
	/** A number for a capture that is new here: above the last one, and never the same twice. */
	numberAfter(last) {
		const next = Math.max(last, Number(this.fact("captures") ?? 0)) + 1;
		this.setFact("captures", String(next));
		return next;
	}
	/** Another word after every change by anybody. */
	version() {
		const others = this.#driver.prepare("PRAGMA data_version").get()?.["data_version"] ?? 0;
		return `${String(others)} ${this.#changes}`;
	}
	close() {
		this.#driver.close();
	}
};
function prepareTables$3(driver, path) {
	const version = Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
	if (version > VERSION$1) throw new StoreError("ARCHIVE_NEWER", `${path} has format ${version}, this program knows up to ${VERSION$1}: use a newer version of isochron`);
	if (version === 0) driver.exec(`${TABLES$3} PRAGMA user_version = ${VERSION$1};`);
}
function toObject(row) {
	return {
		name: String(row["name"]),
		key: String(row["key"]),
		sizeBytes: Number(row["size_bytes"]),
		sha256: String(row["sha256"])
	};
}
//#endregion
//#region src/store/catalog/sqlite/writer-lock.ts
var LOCK_FILE = "writer.lock";
/** Longer than a probe holds on: someone who only looks must not turn a writer away. */
var PROBE_MS = 250;
var MIRROR_LOCK = "mirror.lock";
var RULES_LOCK = "access-rules.lock";
/** Far longer than a change of rules, or of sites, takes. */
var RULES_WAIT_MS = 1e4;
/** Whether some process holds the archive's writer lock. */
function hasWriter(dir) {
	if (!existsSync(join(dir, LOCK_FILE))) return false;
	const driver = new SqliteDriver(join(dir, LOCK_FILE), "read");
	try {
		driver.exec("PRAGMA busy_timeout = 0");
		driver.prepare("SELECT count(*) FROM sqlite_master").all();
		return false;
	} catch (error) {
		if (error instanceof IsochronError && error.code === "ARCHIVE_BUSY") return true;
		throw error;
	} finally {
		driver.close();
	}
}
/** Takes the archive's writer lock; returns how to give it back. */
function lockForWriting(dir) {
	const busy = `another process is writing to ${dir}: wait for it to end, or use another --archive`;
	return lock(join(dir, LOCK_FILE), PROBE_MS, busy);
}
/** Takes the lock of an archive's rules, which may change while a capture runs; waits for whoever holds it. */
function lockRules(dir) {
	const busy = `another process has been changing the rules of ${dir} for ten seconds: look what it waits for, and try again`;
	return lock(join(dir, RULES_LOCK), RULES_WAIT_MS, busy);
}
/** Takes the lock of a file of sites; waits for whoever holds it. */
function lockSites(file) {
	const busy = `another process has been changing ${file} for ten seconds: look what it waits for, and try again`;
	return lock(join(dirname(file), `.${basename(file)}.lock`), RULES_WAIT_MS, busy);
}
/** Takes the lock of a mirror of a cluster, which one process at a time brings up to date. @throws ARCHIVE_BUSY at once */
function lockMirror(dir) {
	return lock(join(dir, MIRROR_LOCK), 0, `another process is bringing the mirror in ${dir} up to date`);
}
function lock(path, waitMs, busy) {
	const driver = new SqliteDriver(path, "write");
	try {
		driver.exec(`PRAGMA busy_timeout = ${waitMs}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;`);
	} catch (error) {
		driver.close();
		if (error instanceof IsochronError && error.code === "ARCHIVE_BUSY") throw new StoreError("ARCHIVE_BUSY", busy, { cause: error });
		throw error;
	}
	return () => driver.close();
}
//#endregion
//#region src/store/manage/job-states.ts
/** Said of a job that was begun too often without an end. */
var TOO_OFTEN = "its process ended too often before it was done; the last lines that it said are below";
//#endregion
//#region src/store/catalog/sqlite/one-format.ts
/** Makes the tables where there are none yet. @throws ARCHIVE_NEWER */
function prepareTables$2(driver, path, { tables, format }) {
	const version = Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
	if (version === 0) driver.exec(`${tables} PRAGMA user_version = ${format};`);
	if (version > format) throw new StoreError("ARCHIVE_NEWER", `${path} has format ${version}, this program knows up to ${format}: use a newer version of isochron`);
}
//#endregion
//#region src/store/catalog/sqlite/job-table.ts
var FORMAT$2 = 1;
var TABLES$2 = `CREATE TABLE jobs (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     kind TEXT NOT NULL,
     input TEXT NOT NULL,
     asked_by TEXT NOT NULL,
     asked_at INTEGER NOT NULL,
     state TEXT NOT NULL,
     attempts INTEGER NOT NULL,
     started_at INTEGER,
     ended_at INTEGER,
     capture_id TEXT,
     cancel_asked INTEGER NOT NULL,
     why TEXT,
     result TEXT NOT NULL,
     log TEXT NOT NULL,
     fence INTEGER NOT NULL,
     holder TEXT,
     held_until INTEGER NOT NULL
   );
   CREATE INDEX jobs_by_state ON jobs (state, id);
   CREATE TABLE acts (
     no INTEGER PRIMARY KEY AUTOINCREMENT,
     at INTEGER NOT NULL,
     who TEXT NOT NULL,
     what TEXT NOT NULL,
     about TEXT NOT NULL,
     outcome TEXT NOT NULL
   );`;
/** Opens the database, and makes it when it is missing. @throws ARCHIVE_NEWER */
function openManagementFile(path) {
	const driver = new SqliteDriver(path, "write");
	try {
		driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
		driver.transaction(() => prepareTables$2(driver, path, {
			tables: TABLES$2,
			format: FORMAT$2
		}));
		return {
			jobs: new SqliteJobs(driver),
			acts: new SqliteActs(driver),
			close: () => driver.close()
		};
	} catch (error) {
		driver.close();
		throw error;
	}
}
var SqliteJobs = class {
	#driver;
	constructor(driver) {
		this.#driver = driver;
	}
	async add({ kind, input, by, askedAt, captureId = null }) {
		return this.#driver.transaction(() => {
			this.#run("INSERT INTO jobs VALUES (NULL, ?, ?, ?, ?, 'waiting', 0, NULL, NULL, ?, 0, NULL, 'null', '[]', 0, NULL, 0)", [
				kind,
				JSON.stringify(input),
				by,
				askedAt,
				captureId
			]);
			return toJob(this.#rows("SELECT * FROM jobs ORDER BY id DESC LIMIT 1")[0]);
		});
	}
	async claim(terms) {
		return this.#driver.transaction(() => {
			const [kinds, except] = [JSON.stringify(terms.kinds), JSON.stringify(terms.except ?? [])];
			for (;;) {
				const [row] = this.#rows(`SELECT * FROM jobs WHERE (state = 'waiting' OR (state = 'running' AND held_until <= ?))
             AND kind IN (SELECT value FROM json_each(?)) AND id NOT IN (SELECT value FROM json_each(?))
             ORDER BY id LIMIT 1`, [
					terms.now,
					kinds,
					except
				]);
				if (!row) return null;
				const claim = {
					id: Number(row["id"]),
					fence: Number(row["fence"]) + 1
				};
				if (this.#take(row, claim, terms)) return {
					job: this.#job(claim.id),
					claim
				};
			}
		});
	}
	/** Whether the job is to be worked on; one that is not has ended by this. */
	#take(row, { id, fence }, { now, leaseMs, holder, mostAttempts }) {
		const isCancelled = row["cancel_asked"] === 1;
		if (!isCancelled && Number(row["attempts"]) < mostAttempts) {
			this.#run(`UPDATE jobs SET state = 'running', fence = ?, holder = ?, held_until = ?, attempts = attempts + 1,
           started_at = coalesce(started_at, ?) WHERE id = ?`, [
				fence,
				holder,
				now + leaseMs,
				now,
				id
			]);
			return true;
		}
		const [state, why] = isCancelled ? ["cancelled", null] : ["failed", TOO_OFTEN];
		this.#run("UPDATE jobs SET state = ?, fence = ?, ended_at = ?, why = ? WHERE id = ?", [
			state,
			fence,
			now,
			why,
			id
		]);
		return false;
	}
	async beat({ id, fence }, beat) {
		const { now, leaseMs, captureId = null, log } = beat;
		return this.#run(`UPDATE jobs SET held_until = ?, capture_id = coalesce(?, capture_id), log = coalesce(?, log)
         WHERE id = ? AND fence = ? AND state = 'running'`, [
			now + leaseMs,
			captureId,
			log === void 0 ? null : JSON.stringify(log),
			id,
			fence
		]) === 0 ? null : { cancelAsked: this.#job(id).cancelAsked };
	}
	async end({ id, fence }, at, end) {
		const why = end.state === "failed" ? end.why : null;
		const result = JSON.stringify(end.state === "done" ? end.result : null);
		return this.#run("UPDATE jobs SET state = ?, ended_at = ?, why = ?, result = ? WHERE id = ? AND fence = ? AND state = 'running'", [
			end.state,
			at,
			why,
			result,
			id,
			fence
		]) > 0;
	}
	async giveBack({ id, fence }, isAttempt) {
		return this.#run("UPDATE jobs SET state = 'waiting', attempts = attempts - ? WHERE id = ? AND fence = ? AND state = 'running'", [
			isAttempt ? 0 : 1,
			id,
			fence
		]) > 0;
	}
	async askCancel(id, at) {
		return this.#run(`UPDATE jobs SET cancel_asked = 1, ended_at = CASE state WHEN 'waiting' THEN ? END,
         state = CASE state WHEN 'waiting' THEN 'cancelled' ELSE state END
         WHERE id = ? AND state IN ('waiting', 'running')`, [at, id]) === 0 ? null : this.#job(id);
	}
	async get(id) {
		return this.#job(id);
	}
	async list({ limit, before }) {
		return listed(this.#rows("SELECT * FROM jobs WHERE id < ? ORDER BY id DESC LIMIT ?", upTo$1(limit, before)).map(toJob), limit, ({ id }) => id);
	}
	async open(limit) {
		return this.#rows("SELECT * FROM jobs WHERE state IN ('waiting', 'running') ORDER BY id LIMIT ?", [limit]).map(toJob);
	}
	#job(id) {
		const [row] = this.#rows("SELECT * FROM jobs WHERE id = ?", [id]);
		return row ? toJob(row) : null;
	}
	#rows(sql, parameters = []) {
		return this.#driver.prepare(sql).all(...parameters);
	}
	#run(sql, parameters) {
		return this.#driver.prepare(sql).run(...parameters);
	}
};
var SqliteActs = class {
	#driver;
	constructor(driver) {
		this.#driver = driver;
	}
	async append({ at, who, what, about, outcome }) {
		this.#driver.prepare("INSERT INTO acts VALUES (NULL, ?, ?, ?, ?, ?)").run(at, who, what, about, outcome);
	}
	async list({ limit, before }) {
		return listed(this.#driver.prepare("SELECT * FROM acts WHERE no < ? ORDER BY no DESC LIMIT ?").all(...upTo$1(limit, before)).map(toAct), limit, ({ no }) => no);
	}
};
function upTo$1(limit, before) {
	return [before ?? Number.MAX_SAFE_INTEGER, limit];
}
function listed(items, limit, numberOf) {
	const last = items.at(-1);
	return {
		items,
		next: last !== void 0 && items.length === limit && numberOf(last) > 1 ? numberOf(last) : null
	};
}
function toJob(row) {
	const at = (value) => typeof value === "number" ? instant(value) : null;
	return {
		id: Number(row["id"]),
		kind: String(row["kind"]),
		input: JSON.parse(String(row["input"])),
		by: String(row["asked_by"]),
		askedAt: instant(Number(row["asked_at"])),
		state: row["state"],
		attempts: Number(row["attempts"]),
		startedAt: at(row["started_at"]),
		endedAt: at(row["ended_at"]),
		captureId: row["capture_id"],
		cancelAsked: row["cancel_asked"] === 1,
		why: row["why"],
		result: JSON.parse(String(row["result"])),
		log: JSON.parse(String(row["log"]))
	};
}
function toAct(row) {
	const { no, at, who, what, about, outcome } = row;
	return {
		no: Number(no),
		at: instant(Number(at)),
		who: String(who),
		what: String(what),
		about: String(about),
		outcome: String(outcome)
	};
}
//#endregion
//#region src/store/catalog/sqlite/record-table.ts
var FORMAT$1 = 1;
var TABLES$1 = `CREATE TABLE head (one INTEGER PRIMARY KEY CHECK (one = 1), head TEXT NOT NULL);
   CREATE TABLE pages (url TEXT PRIMARY KEY, page TEXT NOT NULL) WITHOUT ROWID;`;
/** Opens the database, and makes it when it is missing. @throws ARCHIVE_NEWER */
function openJournalFile(path) {
	const driver = new SqliteDriver(path, "write");
	try {
		driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 67108864;");
		driver.transaction(() => prepareTables$2(driver, path, {
			tables: TABLES$1,
			format: FORMAT$1
		}));
		return new SqliteJournal(driver);
	} catch (error) {
		driver.close();
		throw error;
	}
}
var SqliteJournal = class {
	#driver;
	#one;
	#put;
	#putHead;
	#after;
	constructor(driver) {
		this.#driver = driver;
		this.#one = driver.prepare("SELECT page FROM pages WHERE url = ?");
		this.#put = driver.prepare("INSERT OR REPLACE INTO pages (url, page) VALUES (?, ?)");
		this.#putHead = driver.prepare("INSERT OR REPLACE INTO head (one, head) VALUES (1, ?)");
		this.#after = driver.prepare("SELECT page FROM pages WHERE url > ? ORDER BY url LIMIT ?");
	}
	async head() {
		const row = this.#driver.prepare("SELECT head FROM head").get();
		return row === void 0 ? null : JSON.parse(String(row["head"]));
	}
	async pages(urls) {
		return urls.flatMap((url) => {
			const row = this.#one.get(url);
			return row === void 0 ? [] : [JSON.parse(String(row["page"]))];
		});
	}
	async commit(head, pages) {
		this.#driver.transaction(() => {
			for (const page of pages) this.#put.run(page.url, JSON.stringify(page));
			this.#putHead.run(JSON.stringify(head));
		});
	}
	async pagesAfter(url, limit) {
		return this.#after.all(url, limit).map((row) => JSON.parse(String(row["page"])));
	}
	async clear(head) {
		this.#driver.transaction(() => {
			this.#driver.exec("DELETE FROM pages");
			this.#putHead.run(JSON.stringify(head));
		});
	}
	close() {
		this.#driver.close();
	}
};
//#endregion
//#region src/store/catalog/sqlite/search/tags.ts
/** The tags of a text, always in the same order. */
function tagsOf({ sites, form, language }) {
	return [
		...[...sites].map(siteTag).sort(),
		`f${form}`,
		...language === null ? [] : [languageTag(language)]
	].join(" ");
}
/** What FTS5 is asked; everything in it is a token of ours in quotes, so that nothing typed can be its syntax. */
function expressionOf({ words, site, form, language }) {
	return `{title body} : ((${words.all.map(quoted$1).join(" AND ")})${words.none.map((phrase) => ` NOT ${quoted$1(phrase)}`).join("")})${[
		...site === void 0 ? [] : [siteTag(site)],
		...form === void 0 ? [] : [`f${form}`],
		...language === void 0 ? [] : [languageTag(language)]
	].map((tag) => ` AND tags : "${tag}"`).join("")}`;
}
function quoted$1({ tokens, isPrefix }) {
	return `"${tokens.join(" ").replaceAll("\"", "")}"${isPrefix ? " *" : ""}`;
}
function siteTag(site) {
	return `s${createHash("sha256").update(site).digest("hex").slice(0, 16)}`;
}
function languageTag(language) {
	return `l${language.toLowerCase()}`;
}
//#endregion
//#region src/store/catalog/sqlite/search/find-texts.ts
/** Texts at a time, one more than are counted: what a statement finds is read before others are answered. */
var AT_ONCE = 5001;
/** For those from whom something is kept no score is reckoned: it depends on how often words stand in all texts. */
var AT_ONCE_UNSCORED = 4e3;
/** A word in the title says more of a page than one in its text; tags say nothing. */
var SCORE = "-bm25(words, 6.0, 1.0, 0.0)";
/** Yields the texts that a question finds. */
function* findTexts(driver, rows, question) {
	const isScored = question.isForSome !== true;
	const atOnce = isScored ? AT_ONCE : AT_ONCE_UNSCORED;
	const { sql, values } = narrowingOf(question);
	const statement = driver.prepare(`SELECT t.id, ${isScored ? SCORE : "0"} AS score, t.title, t.language, t.form, t.is_cut, p.url, p.looks
       FROM words CROSS JOIN texts t ON t.id = words.rowid CROSS JOIN pages p ON p.no = t.page_no
      WHERE words MATCH ? AND words.rowid < ?${sql}
      ORDER BY words.rowid DESC LIMIT ${atOnce}`);
	const expression = expressionOf(question);
	for (let before = Number.MAX_SAFE_INTEGER;;) {
		const some = statement.all(expression, before, ...values);
		yield some.map((row) => foundText(row, rows));
		if (some.length < atOnce) return;
		before = Number(some.at(-1)["id"]);
	}
}
/** Times of all looks rule out nothing where some looks are kept from whoever asks. */
function narrowingOf({ urlPrefix, at, from, to, isForSome }) {
	const parts = [];
	if (urlPrefix !== void 0) parts.push({
		sql: "substr(p.url, 1, length(?)) = ?",
		values: [urlPrefix, urlPrefix]
	});
	if (at !== void 0 && !isForSome) parts.push({
		sql: "t.nearest_after < ? AND t.nearest_until >= ?",
		values: [at, at]
	});
	if (from !== void 0 && !isForSome) parts.push({
		sql: "t.last_at >= ?",
		values: [from]
	});
	if (to !== void 0 && !isForSome) parts.push({
		sql: "t.first_at <= ?",
		values: [to]
	});
	return {
		sql: parts.map((part) => ` AND ${part.sql}`).join(""),
		values: parts.flatMap((part) => part.values)
	};
}
function foundText(row, rows) {
	return {
		id: Number(row["id"]),
		url: row["url"],
		key: String(row["id"]),
		title: String(row["title"]),
		language: row["language"],
		form: row["form"],
		isCut: row["is_cut"] === 1,
		score: Number(row["score"]),
		looks: rows.read(String(row["looks"]))
	};
}
//#endregion
//#region src/store/catalog/sqlite/search/schema.ts
/** Changes with the tables, and with the rule by which texts are cut into tokens. */
var VERSION = 1;
var TABLES = `
  CREATE TABLE pages (
    no INTEGER PRIMARY KEY,
    url_key INTEGER NOT NULL,
    url TEXT NOT NULL,
    looks TEXT NOT NULL
  );
  CREATE INDEX pages_by_key ON pages (url_key);
  CREATE TABLE texts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    page_no INTEGER NOT NULL,
    key TEXT NOT NULL,
    title TEXT NOT NULL,
    language TEXT,
    form TEXT NOT NULL,
    is_cut INTEGER NOT NULL,
    tags TEXT NOT NULL,
    first_at INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    nearest_after INTEGER NOT NULL,
    nearest_until INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX texts_by_page ON texts (page_no, key);
  CREATE TABLE bodies (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
  CREATE TABLE names (no INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE captures (id TEXT PRIMARY KEY) WITHOUT ROWID;
  CREATE VIRTUAL TABLE words USING fts5(
    title, body, tags, content='', contentless_delete=1, tokenize='ascii'
  );`;
/** Makes the tables of a new file; `false` for a file of an older version, which is left as it is. */
function prepareTables$1(driver, path) {
	const version = versionOf$1(driver, path);
	if (version === VERSION) return true;
	if (version !== 0) return false;
	driver.transaction(() => {
		if (versionOf$1(driver, path) === 0) driver.exec(`${TABLES} PRAGMA user_version = ${VERSION};`);
	});
	return true;
}
/** For readers, who may not change anything. */
function requireVersion(driver, path) {
	if (versionOf$1(driver, path) !== VERSION) throw new StoreError("ARCHIVE_BROKEN", `${path} has an older format: isochron reindex makes it anew`);
}
function versionOf$1(driver, path) {
	const version = Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
	if (version > VERSION) throw new StoreError("ARCHIVE_NEWER", `${path} has format ${version}, this program knows up to ${VERSION}: use a newer version of isochron`);
	return version;
}
//#endregion
//#region src/store/catalog/sqlite/search/look-rows.ts
/** Names by number, and looks written with them. */
var LookRows = class {
	#add;
	#byName;
	#byNo;
	#names = /* @__PURE__ */ new Map();
	#numbers = /* @__PURE__ */ new Map();
	constructor(driver) {
		this.#add = driver.prepare("INSERT OR IGNORE INTO names (name) VALUES (?)");
		this.#byName = driver.prepare("SELECT no FROM names WHERE name = ?");
		this.#byNo = driver.prepare("SELECT name FROM names WHERE no = ?");
	}
	write(looks, numberOf) {
		const rows = looks.map(({ at, captureId, site, text, parts = [] }) => {
			return [
				at,
				...[captureId, site].map((name) => this.#numberOf(name)),
				text === null ? 0 : numberOf(text),
				...parts.map((part) => this.#numberOf(part))
			];
		});
		return JSON.stringify(rows);
	}
	read(text) {
		return JSON.parse(text).map(([at, capture, site, no, ...parts]) => ({
			at: instant(at),
			captureId: this.#nameOf(capture),
			site: this.#nameOf(site),
			text: no === 0 ? null : String(no),
			...parts.length > 0 && { parts: parts.map((part) => this.#nameOf(part)) }
		}));
	}
	/** Numbers that were given in a transaction which did not hold are nobody's. */
	forget() {
		this.#names.clear();
		this.#numbers.clear();
	}
	#numberOf(name) {
		const known = this.#numbers.get(name);
		if (known !== void 0) return known;
		this.#add.run(name);
		const no = Number(this.#byName.get(name)["no"]);
		this.#numbers.set(name, no);
		return no;
	}
	#nameOf(no) {
		const known = this.#names.get(no);
		if (known !== void 0) return known;
		const name = String(this.#byNo.get(no)?.["name"] ?? "");
		this.#names.set(no, name);
		return name;
	}
};
//#endregion
//#region src/store/catalog/sqlite/search/text-tables.ts
/** Fast: texts are written often, and read one at a time. */
var DEFLATE = { level: 4 };
/** Before all times, and after them. */
var FOREVER = 9e15;
/** The tables that hold texts. */
var TextTables = class {
	rows;
	#driver;
	#prepared = /* @__PURE__ */ new Map();
	constructor(driver) {
		this.#driver = driver;
		this.rows = new LookRows(driver);
	}
	/** Replaces what is known of a page; inside a transaction. */
	put({ url, looks, texts }) {
		const no = this.#pageNo(url);
		const held = new Map((no === null ? [] : this.#textsOf(no)).map((text) => [text.key, text]));
		const given = new Map(texts.map((text) => [text.key, text]));
		const known = thinnedLooks(looks.map((look) => look.text === null || held.has(look.text) || given.has(look.text) ? look : {
			...look,
			text: null
		}));
		const named = new Set(known.flatMap(({ text }) => text ?? []));
		for (const [key, { id }] of held) if (!named.has(key)) this.#remove(id);
		if (named.size === 0) {
			if (no !== null) this.#run("DELETE FROM pages WHERE no = ?", no);
			return;
		}
		const page = no ?? this.#addPage(url);
		const ids = /* @__PURE__ */ new Map();
		for (const key of named) ids.set(key, this.#keep(page, held.get(key) ?? null, given.get(key), known));
		this.#run("UPDATE pages SET looks = ? WHERE no = ?", this.rows.write(known, (key) => ids.get(key)), page);
	}
	/** Forgets a page and every request to its address; inside a transaction. */
	forget(address) {
		for (const row of this.#statement("SELECT no, url FROM pages WHERE url = ? OR substr(url, 1, length(?) + 1) = ? || '#'").all(address, address, address)) {
			for (const { id } of this.#textsOf(Number(row["no"]))) this.#remove(id);
			this.#run("DELETE FROM pages WHERE no = ?", Number(row["no"]));
		}
	}
	held(url) {
		const no = this.#pageNo(url);
		return new Set(no === null ? [] : this.#textsOf(no).map(({ key }) => key));
	}
	body(id) {
		const row = this.#statement("SELECT body FROM bodies WHERE id = ?").get(id);
		return row === void 0 ? "" : inflateRawSync(row["body"]).toString("utf8");
	}
	#pageNo(url) {
		const row = this.#statement("SELECT no FROM pages WHERE url_key = ? AND url = ?").get(urlKey(url), url);
		return row === void 0 ? null : Number(row["no"]);
	}
	#addPage(url) {
		this.#run("INSERT INTO pages (url_key, url, looks) VALUES (?, ?, '[]')", urlKey(url), url);
		return this.#pageNo(url);
	}
	#textsOf(page) {
		return this.#statement("SELECT id, key, title, language, form, tags FROM texts WHERE page_no = ?").all(page);
	}
	/** Keeps a text with the times of its looks; its words are written anew where another site has seen it too. */
	#keep(page, held, given, looks) {
		const text = held ?? given;
		const tags = tagsOf({
			sites: new Set(looks.filter((look) => look.text === text.key).map(({ site }) => site)),
			form: text.form,
			language: text.language
		});
		const id = held?.id ?? this.#addText(page, given, tags);
		if (held !== null && held.tags !== tags) {
			this.#run("UPDATE texts SET tags = ? WHERE id = ?", tags, id);
			this.#run("DELETE FROM words WHERE rowid = ?", id);
			this.#addWords(id, {
				title: held.title,
				text: this.body(id)
			}, tags);
		}
		this.#run("UPDATE texts SET first_at = ?, last_at = ?, nearest_after = ?, nearest_until = ? WHERE id = ?", ...timesOf(text.key, looks), id);
		return id;
	}
	#addText(page, given, tags) {
		const { key, title, language, form, isCut, text } = given;
		this.#run(`INSERT INTO texts (page_no, key, title, language, form, is_cut, tags, first_at, last_at, nearest_after,
         nearest_until) VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0)`, page, key, title, language, form, Number(isCut), tags);
		const row = this.#statement("SELECT id FROM texts WHERE page_no = ? AND key = ?").get(page, key);
		const id = Number(row["id"]);
		this.#run("INSERT INTO bodies (id, body) VALUES (?, ?)", id, deflateRawSync(text, DEFLATE));
		this.#addWords(id, given, tags);
		return id;
	}
	#addWords(id, { title, text }, tags) {
		this.#run("INSERT INTO words (rowid, title, body, tags) VALUES (?, ?, ?, ?)", id, tokenText(title), tokenText(text), tags);
	}
	#remove(id) {
		this.#run("DELETE FROM words WHERE rowid = ?", id);
		this.#run("DELETE FROM bodies WHERE id = ?", id);
		this.#run("DELETE FROM texts WHERE id = ?", id);
	}
	#run(sql, ...parameters) {
		this.#statement(sql).run(...parameters);
	}
	#statement(sql) {
		const held = this.#prepared.get(sql) ?? this.#driver.prepare(sql);
		this.#prepared.set(sql, held);
		return held;
	}
};
/** The first and the last look, and the widest span in which one of them is nearest. */
function timesOf(key, looks) {
	const runs = lookRuns(looks).filter(({ text }) => text === key);
	const all = runs.flatMap((run) => run.looks);
	return [
		all[0].at,
		all.at(-1).at,
		Math.max(-9e15, runs[0].nearestAfter),
		Math.min(FOREVER, runs.at(-1).nearestUntil)
	];
}
//#endregion
//#region src/store/catalog/sqlite/search/search-file.ts
/** One search index. */
var SearchFile = class {
	isKept = true;
	#path;
	#mode;
	#logger;
	#opened = null;
	constructor(path, mode, logger) {
		this.#path = path;
		this.#mode = mode;
		this.#logger = logger;
	}
	async *find(question) {
		const opened = this.#open();
		if (opened === null) return;
		for (const some of findTexts(opened.driver, opened.tables.rows, question)) {
			yield some;
			await new Promise(setImmediate);
			if (this.#opened !== opened) return;
		}
	}
	async textOf({ id }) {
		return this.#open()?.tables.body(id) ?? "";
	}
	async captures() {
		const rows = this.#open()?.driver.prepare("SELECT id FROM captures").all() ?? [];
		return new Set(rows.map((row) => String(row["id"])));
	}
	async held(url) {
		return this.#open()?.tables.held(url) ?? /* @__PURE__ */ new Set();
	}
	async put(pages) {
		const { driver, tables } = this.#openToWrite();
		try {
			driver.transaction(() => {
				for (const page of pages) tables.put(page);
			});
		} catch (error) {
			tables.rows.forget();
			throw error;
		}
	}
	async finish(captureId) {
		this.#openToWrite().driver.prepare("INSERT OR IGNORE INTO captures (id) VALUES (?)").run(captureId);
	}
	async clear() {
		this.close();
		this.#remove();
		this.#openToWrite();
	}
	/**
	* Forgets all texts of these addresses so that nothing of them is left in the file, and which captures are whole: what
	* the archive still holds of them is added again by the next who adds.
	*/
	removeForGood(addresses) {
		if (!existsSync(this.#path)) return;
		try {
			const { driver, tables } = this.#openToWrite();
			driver.transaction(() => {
				for (const address of addresses) tables.forget(address);
				driver.exec("DELETE FROM captures");
			});
			driver.exec("INSERT INTO words (words) VALUES ('optimize')");
			driver.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
		} catch {
			this.close();
			this.#remove();
		}
	}
	close() {
		this.#opened?.driver.close();
		this.#opened?.file.release();
		this.#opened = null;
	}
	#openToWrite() {
		if (this.#mode === "read") throw new StoreError("INTERNAL", "the search index is open for reading only");
		return this.#open();
	}
	#open() {
		if (this.#opened !== null && this.#mode === "read" && this.#opened.identity !== identityOf(this.#path)) this.close();
		if (this.#opened !== null) return this.#opened;
		if (this.#mode === "read" && !existsSync(this.#path)) return null;
		this.#opened = this.#mode === "read" ? openToRead(this.#path) : this.#openOrRemake();
		return this.#opened;
	}
	/** A writer's: what cannot be read is removed, as it can be made anew. */
	#openOrRemake() {
		try {
			const opened = openToWrite(this.#path);
			if (opened) return opened;
		} catch (error) {
			if (!(error instanceof IsochronError) || error.code !== "ARCHIVE_BROKEN") throw error;
		}
		this.#logger?.log("warn", `${this.#path} cannot be read; the search index is made anew`);
		this.#remove();
		return openToWrite(this.#path);
	}
	#remove() {
		for (const suffix of [
			"-wal",
			"-shm",
			""
		]) rmSync(this.#path + suffix, { force: true });
	}
};
function openToRead(path) {
	return openWith({
		path,
		mode: "read",
		file: readableFile(path)
	}, (driver) => {
		requireVersion(driver, path);
		return true;
	});
}
function openToWrite(path) {
	return openWith({
		path,
		mode: "write",
		file: {
			name: path,
			release: () => void 0
		}
	}, (driver) => {
		driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 4000; PRAGMA secure_delete = ON;");
		return prepareTables$1(driver, path);
	});
}
/** `null` for a file that is of no use. */
function openWith({ path, mode, file }, isReady) {
	let driver = null;
	try {
		driver = new SqliteDriver(path, mode, file.name);
		if (isReady(driver)) return {
			driver,
			tables: new TextTables(driver),
			file,
			identity: identityOf(path)
		};
	} catch (error) {
		driver?.close();
		file.release();
		throw error;
	}
	driver.close();
	file.release();
	return null;
}
function identityOf(path) {
	const stats = statSync(path, { throwIfNoEntry: false });
	return stats === void 0 ? "" : `${stats.dev} ${stats.ino} ${stats.birthtimeMs}`;
}
//#endregion
//#region src/store/watch/hint-counts.ts
var DAY_MS$1 = 864e5;
/** The UTC day that an instant lies in, as its first instant. */
function dayOf$1(at) {
	return instant(Math.floor(at / DAY_MS$1) * DAY_MS$1);
}
/** Adds to the day's sum. A clock set back by up to a day begins no new one, so that nothing is spent twice. */
function spentMore(before, at, requests) {
	const day = dayOf$1(at);
	return before !== void 0 && day <= before.day && day >= before.day - DAY_MS$1 ? {
		...before,
		requests: before.requests + requests
	} : {
		day,
		requests
	};
}
//#endregion
//#region src/store/catalog/sqlite/watch/hint-table.ts
/** What the tables are made with. */
var HINT_TABLES = `CREATE TABLE hint_sources (
     no INTEGER PRIMARY KEY AUTOINCREMENT,
     site TEXT NOT NULL,
     url TEXT NOT NULL,
     held TEXT NOT NULL,
     tried REAL NOT NULL,
     right REAL NOT NULL,
     expected REAL NOT NULL,
     UNIQUE (site, url)
   );
   CREATE TABLE hint_claims (
     source_no INTEGER NOT NULL,
     url TEXT NOT NULL,
     site TEXT NOT NULL,
     claimed INTEGER NOT NULL,
     heard_at INTEGER NOT NULL,
     is_open INTEGER NOT NULL,
     PRIMARY KEY (source_no, url)
   ) WITHOUT ROWID;
   CREATE INDEX open_hint_claims ON hint_claims (site, url) WHERE is_open = 1;
   CREATE TABLE hint_spending (site TEXT PRIMARY KEY, day INTEGER NOT NULL, requests INTEGER NOT NULL);`;
var OF_SITE = "SELECT * FROM hint_sources WHERE site = ? ORDER BY no";
var PUT = `INSERT INTO hint_sources (site, url, held, tried, right, expected) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (site, url) DO UPDATE SET held = excluded.held`;
var NUMBER = "(SELECT no FROM hint_sources WHERE site = ?1 AND url = ?2)";
var CLAIMS = `SELECT claim.url, claimed FROM json_each(?3) AS page CROSS JOIN hint_claims AS claim
  ON source_no = ${NUMBER} AND claim.url = page.value`;
var HEAR = `INSERT INTO hint_claims (source_no, url, site, claimed, heard_at, is_open)
  SELECT no, value ->> 2, site, value ->> 3, value ->> 4, value ->> 5
  FROM json_each(?) CROSS JOIN hint_sources ON site = value ->> 0 AND url = value ->> 1
  WHERE true ON CONFLICT DO UPDATE
  SET claimed = excluded.claimed, heard_at = excluded.heard_at, is_open = excluded.is_open`;
var RETAIN = `DELETE FROM hint_claims WHERE source_no = ${NUMBER} AND (is_open = 0 OR heard_at < ?4)
  AND url NOT IN (SELECT value FROM json_each(?3))`;
var OPEN$1 = `SELECT claim.*, source.url AS source FROM hint_claims AS claim JOIN hint_sources AS source
  ON no = source_no WHERE claim.site = ? AND is_open = 1 ORDER BY heard_at DESC, claim.url LIMIT ?`;
var TRIED = "site = ?1 AND url = ?2 AND is_open = 1 AND heard_at <= ?3";
var FADE = `CASE WHEN tried >= 100 THEN 0.5 ELSE 1 END`;
var COUNT = `UPDATE hint_sources SET
  tried = 1 + tried * ${FADE}, right = ?4 + right * ${FADE}, expected = ?5 + expected * ${FADE}
  WHERE no IN (SELECT source_no FROM hint_claims WHERE ${TRIED})`;
var SPEND = `INSERT INTO hint_spending VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET
  requests = excluded.requests + CASE WHEN excluded.day BETWEEN day - 86400000 AND day THEN requests ELSE 0 END,
  day = CASE WHEN excluded.day BETWEEN day - 86400000 AND day THEN day ELSE excluded.day END
  RETURNING requests`;
var CHUNK = 5e3;
/** Lists and claims of a watch's database. */
var SqliteHints = class {
	#driver;
	#statements = /* @__PURE__ */ new Map();
	constructor(driver) {
		this.#driver = driver;
	}
	async sources(site) {
		return this.#on(OF_SITE).all(site).map(toSource);
	}
	async put(sources) {
		this.#driver.transaction(() => {
			for (const { site, url, tried, right, expected, ...held } of sources) this.#on(PUT).run(site, url, JSON.stringify(held), tried, right, expected);
		});
	}
	async drop(site, sources) {
		this.#driver.transaction(() => {
			for (const url of sources) {
				this.#on(`DELETE FROM hint_claims WHERE source_no = ${NUMBER}`).run(site, url);
				this.#on("DELETE FROM hint_sources WHERE site = ? AND url = ?").run(site, url);
			}
		});
	}
	async claims(site, source, urls) {
		const found = /* @__PURE__ */ new Map();
		for (const part of chunks$1(urls)) for (const { url, claimed } of this.#on(CLAIMS).all(site, source, JSON.stringify(part))) found.set(url, instant(Number(claimed)));
		return found;
	}
	async hear(claims) {
		this.#driver.transaction(() => {
			for (const part of chunks$1(claims)) this.#on(HEAR).run(JSON.stringify(part.map(claimRow)));
		});
	}
	async retain(site, source, urls, openSince) {
		this.#on(RETAIN).run(site, source, JSON.stringify(urls), openSince);
	}
	async open(site, limit) {
		return this.#on(OPEN$1).all(site, limit).map(toHint);
	}
	async settle({ site, url, lookedAt, wasRight, expected }) {
		if (this.#on(`SELECT 1 AS found FROM hint_claims WHERE ${TRIED}`).get(site, url, lookedAt) === void 0) return;
		this.#driver.transaction(() => {
			this.#on(COUNT).run(site, url, lookedAt, wasRight ? 1 : 0, expected);
			this.#on(`UPDATE hint_claims SET is_open = 0 WHERE ${TRIED}`).run(site, url, lookedAt);
		});
	}
	async spend(site, day, requests) {
		if (requests === 0) return this.#spent(site, day);
		return Number(this.#on(SPEND).get(site, dayOf$1(day), requests)?.["requests"]);
	}
	#spent(site, at) {
		const row = this.#on("SELECT day, requests FROM hint_spending WHERE site = ?").get(site);
		return spentMore(row && {
			day: instant(Number(row["day"])),
			requests: Number(row["requests"])
		}, at, 0).requests;
	}
	async forget(site) {
		this.#driver.transaction(() => {
			this.#on("DELETE FROM hint_claims WHERE source_no IN (SELECT no FROM hint_sources WHERE site = ?)").run(site);
			this.#on("DELETE FROM hint_sources WHERE site = ?").run(site);
		});
	}
	#on(sql) {
		let statement = this.#statements.get(sql);
		if (!statement) this.#statements.set(sql, statement = this.#driver.prepare(sql));
		return statement;
	}
};
function* chunks$1(all) {
	for (let start = 0; start < all.length; start += CHUNK) yield all.slice(start, start + CHUNK);
}
function claimRow({ site, source, url, claimed, heardAt, isOpen }) {
	return [
		site,
		source,
		url,
		claimed,
		heardAt,
		isOpen ? 1 : 0
	];
}
function toSource(row) {
	return {
		...JSON.parse(String(row["held"])),
		site: String(row["site"]),
		url: row["url"],
		tried: Number(row["tried"]),
		right: Number(row["right"]),
		expected: Number(row["expected"])
	};
}
function toHint({ site, url, source, claimed, heard_at: heardAt }) {
	return {
		site: String(site),
		url,
		source,
		claimed: instant(Number(claimed)),
		heardAt: instant(Number(heardAt))
	};
}
//#endregion
//#region src/store/watch/budget-part.ts
var DAY_MS = 864e5;
/** The UTC day of an instant, counted from the epoch. */
function dayOf(at) {
	return Math.floor(at / DAY_MS);
}
/** The first day of the UTC month of an instant. */
function monthOf(at) {
	const date = new Date(at);
	return Math.floor(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / DAY_MS);
}
/** As much of what is wanted as there is. */
function grantOf({ wanted, requestsPerDay, bytesPerMonth }, spent) {
	const left = (most, gone, want) => Math.max(0, Math.min(want, most === null ? want : Math.floor(most - gone)));
	return {
		requests: left(requestsPerDay, spent.requests, wanted.requests),
		bytes: left(bytesPerMonth, spent.bytes, wanted.bytes)
	};
}
/** The tables of {@link SqliteWatchMemory}. */
var MEMORY_TABLES = `CREATE TABLE watched_sites (
     site TEXT PRIMARY KEY,
     state TEXT,
     status TEXT
   ) WITHOUT ROWID;
   CREATE TABLE watched_minds (site TEXT PRIMARY KEY, mind BLOB NOT NULL);
   CREATE TABLE watched_pages (
     site TEXT NOT NULL,
     number INTEGER NOT NULL,
     url TEXT NOT NULL,
     state TEXT NOT NULL,
     kind TEXT NOT NULL,
     depth INTEGER NOT NULL,
     via TEXT,
     added_at INTEGER NOT NULL,
     PRIMARY KEY (site, number)
   ) WITHOUT ROWID;
   CREATE UNIQUE INDEX watched_pages_by_url ON watched_pages (site, url);
   CREATE TABLE spent (
     site TEXT NOT NULL,
     day INTEGER NOT NULL,
     requests INTEGER NOT NULL,
     bytes INTEGER NOT NULL,
     PRIMARY KEY (site, day)
   ) WITHOUT ROWID;
   CREATE TABLE turns (
     site TEXT NOT NULL,
     at INTEGER NOT NULL,
     turn TEXT NOT NULL,
     PRIMARY KEY (site, at)
   ) WITHOUT ROWID;`;
/** Pages read at a time. */
var BATCH = 1e3;
var PAGE = "json_array(number, url, state, kind, depth, via, added_at)";
var PAGES$1 = `SELECT json_group_array(${PAGE}) AS pages FROM
  (SELECT * FROM watched_pages WHERE site = ? AND number > ? ORDER BY number LIMIT ${BATCH})`;
/** The memory of a watch on disk. */
var SqliteWatchMemory = class {
	#driver;
	/** Prepared once: every turn of every site uses them. */
	#statements = /* @__PURE__ */ new Map();
	constructor(driver) {
		this.#driver = driver;
	}
	async state(site) {
		return this.#column(site, "state");
	}
	async mind(site) {
		const mind = this.#on("SELECT mind FROM watched_minds WHERE site = ?").get(site)?.["mind"];
		return mind instanceof Uint8Array ? mind : null;
	}
	async pages(site) {
		const pages = this.#pagesAfter(site, -1);
		for (let read = pages.length; read === BATCH;) {
			const more = this.#pagesAfter(site, pages.at(-1).number);
			pages.push(...more);
			read = more.length;
		}
		return pages;
	}
	async page(site, url) {
		const sql = `SELECT ${PAGE} AS page FROM watched_pages WHERE site = ? AND url = ?`;
		const row = this.#on(sql).get(site, url);
		return row === void 0 ? null : pageOf(JSON.parse(String(row["page"])));
	}
	async take(wish) {
		return this.#driver.transaction(() => {
			const granted = grantOf(wish, this.#spent(wish.site, wish.at));
			this.#add(wish.site, wish.at, granted);
			return granted;
		});
	}
	async giveBack(site, at, { requests, bytes }) {
		this.#driver.transaction(() => this.#add(site, at, {
			requests: -requests,
			bytes: -bytes
		}));
	}
	async spent(site, at) {
		return this.#spent(site, at);
	}
	/** Sites that end their turns together share one commit, and so one sync of the disk. */
	endTurn({ site, mind, pages, state, status, turn }) {
		return this.#driver.batched(() => {
			this.#on("INSERT INTO watched_sites (site, state, status) VALUES (?, ?, ?) ON CONFLICT (site) DO UPDATE SET state = excluded.state, status = excluded.status").run(site, state, JSON.stringify(status));
			if (mind !== null) this.#on("INSERT INTO watched_minds (site, mind) VALUES (?, ?) ON CONFLICT (site) DO UPDATE SET mind = excluded.mind").run(site, mind);
			if (pages.length > 0) this.#putPages(site, pages);
			if (turn !== null) this.#on("INSERT OR REPLACE INTO turns (site, at, turn) VALUES (?, ?, ?)").run(site, turn.at, JSON.stringify(turn));
		});
	}
	async tell(status) {
		this.#driver.transaction(() => this.#say(status.site, status));
	}
	async status(site) {
		const status = this.#column(site, "status");
		return status === null ? null : JSON.parse(status);
	}
	async statuses() {
		return this.#on("SELECT status FROM watched_sites WHERE status IS NOT NULL ORDER BY site").all().map(({ status }) => JSON.parse(String(status)));
	}
	async turns(site, limit, before) {
		return this.#on("SELECT turn FROM turns WHERE site = ? AND at < ? ORDER BY at DESC LIMIT ?").all(site, before ?? Number.MAX_SAFE_INTEGER, limit).map(({ turn }) => JSON.parse(String(turn)));
	}
	async forget(site) {
		this.#driver.transaction(() => {
			for (const table of [
				"watched_sites",
				"watched_minds",
				"watched_pages",
				"turns"
			]) this.#on(`DELETE FROM ${table} WHERE site = ?`).run(site);
		});
	}
	async trim(before) {
		this.#driver.transaction(() => {
			this.#on("DELETE FROM turns WHERE at < ?").run(before);
			this.#on("DELETE FROM spent WHERE day < ?").run(monthOf(before));
		});
	}
	#pagesAfter(site, after) {
		const row = this.#on(PAGES$1).get(site, after);
		return JSON.parse(String(row?.["pages"] ?? "[]")).map(pageOf);
	}
	#column(site, name) {
		const value = this.#on(`SELECT ${name} FROM watched_sites WHERE site = ?`).get(site)?.[name] ?? null;
		return value === null ? null : String(value);
	}
	#on(sql) {
		let statement = this.#statements.get(sql);
		if (!statement) this.#statements.set(sql, statement = this.#driver.prepare(sql));
		return statement;
	}
	#say(site, status) {
		this.#on("INSERT INTO watched_sites (site, status) VALUES (?, ?) ON CONFLICT (site) DO UPDATE SET status = excluded.status").run(site, JSON.stringify(status));
	}
	#putPages(site, pages) {
		const put = this.#on(`INSERT INTO watched_pages (site, number, url, state, kind, depth, via, added_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (site, number) DO UPDATE SET state = excluded.state, kind = excluded.kind, depth = excluded.depth, via = excluded.via`);
		for (const { number, url, state, kind, depth, via, addedAt } of pages) put.run(site, number, url, state, kind, depth, via, addedAt);
	}
	#spent(site, at) {
		const day = dayOf(at);
		const row = this.#on("SELECT COALESCE(SUM(CASE WHEN day = ? THEN requests END), 0) AS requests, COALESCE(SUM(bytes), 0) AS bytes FROM spent WHERE site = ? AND day BETWEEN ? AND ?").get(day, site, monthOf(at), day);
		return {
			requests: Number(row?.["requests"] ?? 0),
			bytes: Number(row?.["bytes"] ?? 0)
		};
	}
	#add(site, at, { requests, bytes }) {
		this.#on(`INSERT INTO spent (site, day, requests, bytes) VALUES (?, ?, ?, ?)
         ON CONFLICT (site, day) DO UPDATE SET requests = requests + excluded.requests, bytes = bytes + excluded.bytes`).run(site, dayOf(at), requests, bytes);
	}
};
function pageOf([number, url, state, kind, depth, via, addedAt]) {
	if (typeof url !== "string") throw new StoreError("ARCHIVE_BROKEN", "a page under watch has no address");
	return {
		number: Number(number),
		url,
		state,
		kind,
		depth: Number(depth),
		via,
		addedAt: instant(Number(addedAt))
	};
}
//#endregion
//#region src/store/watch/news-deliveries.ts
/**
* The key of a delivery, from its channel and its first piece of news: no news goes over a channel twice, so that no two
* deliveries have the same.
*/
function deliveryKey(channel, firstNews) {
	const text = JSON.stringify([
		"isochron-delivery/1",
		channel,
		firstNews
	]);
	return `isochron-${hash("sha256", text, "hex").slice(0, 32)}`;
}
//#endregion
//#region src/store/catalog/sqlite/watch/news-table.ts
/** Of deliveries that have ended only the sums outlive {@link SqliteNews.trim}. */
var NEWS_TABLES = `CREATE TABLE news (
     no INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     site TEXT NOT NULL,
     at INTEGER NOT NULL,
     item TEXT NOT NULL
   );
   CREATE INDEX news_by_site ON news (site, no);
   CREATE INDEX news_by_time ON news (at);
   CREATE TABLE deliveries (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     channel TEXT NOT NULL,
     key TEXT NOT NULL UNIQUE,
     state TEXT NOT NULL,
     tries INTEGER NOT NULL,
     due_at INTEGER NOT NULL,
     ended_at INTEGER,
     failed_at INTEGER,
     why TEXT
   );
   CREATE INDEX deliveries_by_state ON deliveries (state, due_at, id);
   CREATE INDEX deliveries_by_failure ON deliveries (failed_at) WHERE failed_at IS NOT NULL;
   CREATE TABLE delivery_news (
     delivery INTEGER NOT NULL,
     no INTEGER NOT NULL,
     PRIMARY KEY (delivery, no)
   ) WITHOUT ROWID;
   CREATE INDEX delivery_news_by_news ON delivery_news (no);
   CREATE TABLE delivery_sums (name TEXT PRIMARY KEY, sum INTEGER NOT NULL) WITHOUT ROWID;
   INSERT INTO delivery_sums VALUES ('delivered', 0), ('given-up', 0), ('repeated', 0);`;
/** News on disk; every call is one transaction. */
var SqliteNews = class {
	#driver;
	/** Prepared once: a watch of a year tells of many things. */
	#statements = /* @__PURE__ */ new Map();
	constructor(driver) {
		this.#driver = driver;
	}
	async add(items, due) {
		return this.#driver.transaction(() => {
			const added = /* @__PURE__ */ new Map();
			const isNew = (item) => {
				const row = [
					item.id,
					item.site,
					item.at,
					JSON.stringify(item)
				];
				if (this.#run("INSERT OR IGNORE INTO news VALUES (NULL, ?, ?, ?, ?)", row) === 0) return false;
				added.set(item.id, this.#number("SELECT last_insert_rowid() AS number", []));
				return true;
			};
			const fresh = items.filter(isNew);
			for (const one of due) this.#join(one, added);
			return fresh;
		});
	}
	async list({ site, limit, before = Number.MAX_SAFE_INTEGER }) {
		return (site === void 0 ? this.#rows("SELECT no, item FROM news WHERE no < ? ORDER BY no DESC LIMIT ?", [before, limit]) : this.#rows("SELECT no, item FROM news WHERE site = ? AND no < ? ORDER BY no DESC LIMIT ?", [
			site,
			before,
			limit
		])).map((row) => ({
			no: Number(row["no"]),
			item: itemOf(row)
		}));
	}
	async find(id) {
		const [row] = this.#rows("SELECT no, item FROM news WHERE id = ?", [id]);
		return row === void 0 ? null : {
			no: Number(row["no"]),
			item: itemOf(row)
		};
	}
	async take({ now, limit, bringing }) {
		return this.#driver.transaction(() => {
			return this.#rows(`SELECT * FROM deliveries WHERE state IN ('waiting', 'begun') AND due_at <= ?
           AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY due_at, id LIMIT ?`, [
				now,
				JSON.stringify([...bringing]),
				limit
			]).map((row) => this.#begin(row));
		});
	}
	async delivered(id, at) {
		this.#end(`UPDATE deliveries SET state = 'delivered', ended_at = ?, failed_at = NULL, why = NULL WHERE id = ? AND state = 'begun'`, [at, id], "delivered");
	}
	async failed(id, { at, why, again }) {
		const set = `failed_at = ?, why = ?, state = ?, due_at = coalesce(?, due_at), ended_at = ?`;
		const values = again === null ? [
			at,
			why,
			"given-up",
			null,
			at
		] : [
			at,
			why,
			"waiting",
			again,
			null
		];
		const sql = `UPDATE deliveries SET ${set} WHERE id = ? AND state = 'begun'`;
		this.#end(sql, [...values, id], again === null ? "given-up" : null);
	}
	async putBack(id, dueAt) {
		this.#run(`UPDATE deliveries SET state = 'waiting', tries = tries - 1, due_at = ? WHERE id = ? AND state = 'begun'`, [dueAt, id]);
	}
	async counts() {
		const sums = new Map(this.#rows("SELECT * FROM delivery_sums", []).map(({ name, sum }) => [String(name), Number(sum)]));
		return {
			waiting: this.#number("SELECT count(*) AS number FROM deliveries WHERE state IN ('waiting', 'begun')", []),
			delivered: sums.get("delivered") ?? 0,
			givenUp: sums.get("given-up") ?? 0,
			repeated: sums.get("repeated") ?? 0
		};
	}
	async troubles(limit) {
		return this.#rows("SELECT * FROM deliveries WHERE failed_at IS NOT NULL ORDER BY failed_at DESC, id LIMIT ?", [limit]).map((row) => ({
			channel: String(row["channel"]),
			key: String(row["key"]),
			tries: Number(row["tries"]),
			at: instant(Number(row["failed_at"])),
			why: String(row["why"]),
			again: row["state"] === "given-up" ? null : instant(Number(row["due_at"]))
		}));
	}
	async trim(before) {
		this.#driver.transaction(() => {
			this.#run(`DELETE FROM delivery_news WHERE delivery IN (SELECT id FROM deliveries WHERE ended_at < ?)`, [before]);
			this.#run("DELETE FROM deliveries WHERE ended_at < ?", [before]);
			this.#run(`DELETE FROM news WHERE at < ? AND no NOT IN (SELECT no FROM delivery_news WHERE delivery IN (SELECT id FROM deliveries WHERE state IN ('waiting', 'begun')))`, [before]);
		});
	}
	#join({ channel, news, dueAt, most }, added) {
		let [delivery, room] = this.#openFor(channel, dueAt, most);
		for (const id of new Set(news)) {
			const no = added.get(id);
			if (no === void 0) continue;
			if (room <= 0) {
				const row = [
					channel,
					deliveryKey(channel, id),
					dueAt
				];
				this.#run("INSERT INTO deliveries VALUES (NULL, ?, ?, 'waiting', 0, ?, NULL, NULL, NULL)", row);
				[delivery, room] = [this.#number("SELECT last_insert_rowid() AS number", []), most];
			}
			this.#run("INSERT INTO delivery_news VALUES (?, ?)", [delivery, no]);
			room--;
		}
	}
	/** The delivery that news may still join, and how many. What was tried once stays as it was sent. */
	#openFor(channel, dueAt, most) {
		const [row] = this.#rows(`SELECT id, (SELECT count(*) FROM delivery_news WHERE delivery = id) AS news FROM deliveries
         WHERE state = 'waiting' AND due_at = ? AND channel = ? AND tries = 0 ORDER BY id DESC LIMIT 1`, [dueAt, channel]);
		return row ? [Number(row["id"]), most - Number(row["news"])] : [0, 0];
	}
	#begin(row) {
		const id = Number(row["id"]);
		if (row["state"] === "begun") this.#count("repeated");
		this.#run("UPDATE deliveries SET state = 'begun', tries = tries + 1 WHERE id = ?", [id]);
		const items = this.#rows(`SELECT item FROM delivery_news JOIN news USING (no) WHERE delivery = ? ORDER BY no LIMIT 200`, [id]).map(itemOf);
		const all = this.#number("SELECT count(*) AS number FROM delivery_news WHERE delivery = ?", [id]);
		return {
			id,
			channel: String(row["channel"]),
			key: String(row["key"]),
			items,
			left: all - items.length,
			tries: Number(row["tries"]) + 1,
			dueAt: instant(Number(row["due_at"]))
		};
	}
	#end(sql, values, name) {
		this.#driver.transaction(() => {
			if (this.#run(sql, values) > 0 && name !== null) this.#count(name);
		});
	}
	#count(name) {
		this.#run("UPDATE delivery_sums SET sum = sum + 1 WHERE name = ?", [name]);
	}
	#number(sql, values) {
		return Number(this.#rows(sql, values)[0]["number"]);
	}
	#rows(sql, values) {
		return this.#prepared(sql).all(...values);
	}
	#run(sql, values) {
		return this.#prepared(sql).run(...values);
	}
	#prepared(sql) {
		let statement = this.#statements.get(sql);
		if (!statement) this.#statements.set(sql, statement = this.#driver.prepare(sql));
		return statement;
	}
};
function itemOf(row) {
	return JSON.parse(String(row["item"]));
}
//#endregion
//#region src/store/catalog/sqlite/watch/pause-table.ts
/** The table of {@link SqlitePauses}; databases that were made before there was one get it when they are written. */
var PAUSE_TABLE = `CREATE TABLE IF NOT EXISTS kept_pauses (
     name TEXT PRIMARY KEY,
     asked_ms INTEGER NOT NULL,
     pause_ms INTEGER NOT NULL
   );`;
/** Those kept last last: a row that is replaced gets a new number. */
var ALL = "SELECT name, asked_ms, pause_ms FROM kept_pauses ORDER BY rowid";
/** Pauses on disk. */
var SqlitePauses = class {
	#driver;
	constructor(driver) {
		this.#driver = driver;
	}
	async all() {
		return this.#driver.prepare(ALL).all().map((row) => ({
			name: String(row["name"]),
			askedMs: Number(row["asked_ms"]),
			pauseMs: Number(row["pause_ms"])
		}));
	}
	async keep({ name, askedMs, pauseMs }) {
		this.#driver.prepare("INSERT OR REPLACE INTO kept_pauses (name, asked_ms, pause_ms) VALUES (?, ?, ?)").run(name, askedMs, pauseMs);
	}
	async forget(name) {
		this.#driver.prepare("DELETE FROM kept_pauses WHERE name = ?").run(name);
	}
};
//#endregion
//#region src/store/catalog/sqlite/watch/watch-file.ts
var FORMAT = 1;
/** Opens the database; to write it is made when it is missing. @throws ARCHIVE_NEWER */
function openWatchFile(path, mode) {
	const driver = new SqliteDriver(path, mode);
	try {
		if (mode === "write") {
			driver.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000;");
			driver.transaction(() => prepareTables(driver));
		}
		requireKnown(driver, path);
		return {
			memory: new SqliteWatchMemory(driver),
			news: new SqliteNews(driver),
			hints: new SqliteHints(driver),
			pauses: new SqlitePauses(driver),
			close: () => driver.close()
		};
	} catch (error) {
		driver.close();
		throw error;
	}
}
function versionOf(driver) {
	return Number(driver.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
}
function prepareTables(driver) {
	if (versionOf(driver) === 0) driver.exec(`${MEMORY_TABLES} ${NEWS_TABLES} ${HINT_TABLES} PRAGMA user_version = ${FORMAT};`);
	driver.exec(PAUSE_TABLE);
}
function requireKnown(driver, path) {
	const version = versionOf(driver);
	if (version > FORMAT) throw new StoreError("ARCHIVE_NEWER", `${path} has format ${version}, this program knows up to ${FORMAT}: use a newer version of isochron`);
}
//#endregion
//#region src/store/cdxj/line.ts
var REVISIT_MIME = "warc/revisit";
/** One entry as a line without its line end; field names and string values as pywb writes them. */
function formatLine(entry) {
	const json = JSON.stringify({
		url: entry.url,
		mime: entry.recordType === "revisit" ? REVISIT_MIME : entry.mime ?? "unk",
		...entry.status === null ? {} : { status: String(entry.status) },
		...entry.digest === null ? {} : { digest: entry.digest },
		length: String(entry.length),
		offset: String(entry.offset),
		filename: entry.file,
		...entry.recordType === "resource" ? { type: "resource" } : {},
		...entry.method === void 0 ? {} : {
			method: entry.method,
			requestBody: entry.requestBody ?? ""
		}
	});
	return [
		entry.surt,
		toTimestamp17(entry.at),
		escapeNonAscii(json)
	].join(" ");
}
/** Reads a line of ours or of other tools; says what is wrong with it when it cannot. */
function parseLine(line) {
	const [, surt, timestamp, json] = /^(\S+) (\d{4,17}) (\{.*\})$/s.exec(line) ?? [];
	if (surt === void 0 || json === void 0) return { problem: "not a CDXJ line" };
	const at = parseTimestamp(timestamp);
	if (at === null) return { problem: `not a timestamp: ${timestamp}` };
	const fields = parseObject(json);
	if (!fields) return { problem: "not a JSON object" };
	return toEntry(surt, at, fields);
}
/** The time of a line, without reading the rest of it; `null` when it has none. */
function instantOf(line) {
	const start = line.indexOf(" ") + 1;
	const end = line.indexOf(" ", start);
	return start > 0 && end > 0 ? parseTimestamp(line.slice(start, end)) : null;
}
function toEntry(surt, at, fields) {
	const { url, filename, mime, digest } = fields;
	const offset = toCount(fields["offset"]);
	if (typeof url !== "string" || typeof filename !== "string" || offset === null) return { problem: "url, filename or offset is missing" };
	return {
		surt,
		at,
		url,
		status: toCount(fields["status"]),
		mime: typeof mime === "string" && mime !== "unk" && mime !== REVISIT_MIME ? mime : null,
		digest: typeof digest === "string" ? digest : null,
		file: filename,
		offset,
		length: toCount(fields["length"]) ?? 0,
		recordType: mime === REVISIT_MIME ? "revisit" : fields["type"] === "resource" ? "resource" : "response",
		...requestOf(fields)
	};
}
function requestOf({ method, requestBody }) {
	if (typeof method !== "string" || method === "GET") return {};
	return {
		method,
		...typeof requestBody === "string" ? { requestBody } : {}
	};
}
function parseObject(json) {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
}
function toCount(value) {
	const number = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
	return typeof number === "number" && Number.isSafeInteger(number) && number >= 0 ? number : null;
}
function escapeNonAscii(json) {
	return json.replace(/[^\x20-\x7e]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
//#endregion
//#region src/store/cdxj/at-hand.ts
/** Goes on with a value at once where it is at hand, else when it has come. */
function whenThere(value, goOn) {
	return value instanceof Promise ? value.then(goOn) : goOn(value);
}
//#endregion
//#region src/store/cdxj/line-source.ts
/** More than this are never at hand at once: a walk through a large index takes no more memory than a short one. */
var MOST_LINES = 2048;
/** How many lines the next batch has. */
function moreLines(lines) {
	return Math.min(4 * lines, MOST_LINES);
}
/** The end of every source. */
var NO_LINES = {
	lines: [],
	more: null
};
/** All lines from a key on, some at a time. */
async function* walkFrom(source, key) {
	for (let batch = await source.from(key);; batch = await batch.more()) {
		if (batch.lines.length > 0) yield batch.lines;
		if (batch.more === null) return;
	}
}
/** The lines that begin so, some at a time; from one of them on where that is given. */
async function* linesFrom$1(source, prefix, first = prefix) {
	for await (const lines of walkFrom(source, first)) {
		const own = beginning(lines, prefix);
		yield own;
		if (own.length < lines.length) return;
	}
}
/** The same all at once, without a generator: for look-ups, of which there are many. */
function collectLines(source, prefix) {
	const first = source.from(prefix);
	if (!(first instanceof Promise)) {
		const own = beginning(first.lines, prefix);
		if (own.length < first.lines.length || first.more === null) return own;
	}
	const collect = (before, { lines, more }) => {
		const own = beginning(lines, prefix);
		const all = before.length === 0 ? own : [...before, ...own];
		if (own.length < lines.length || more === null) return all;
		return whenThere(more(), (batch) => collect(all, batch));
	};
	return whenThere(first, (batch) => collect([], batch));
}
function beginning(lines, prefix) {
	if (lines.length === 0 || lines.at(-1).startsWith(prefix)) return lines;
	return lines.slice(0, lines.findIndex((line) => !line.startsWith(prefix)));
}
//#endregion
//#region src/store/cdxj/merge.ts
var LINES_PER_BATCH = 1024;
/** One sorted source, read line by line. */
var LineCursor = class {
	#batches;
	#lines = [];
	#next = 0;
	/** The line at hand; `null` at the end. */
	line = null;
	constructor(batches) {
		this.#batches = Symbol.asyncIterator in batches ? batches[Symbol.asyncIterator]() : batches[Symbol.iterator]();
	}
	/** Steps to the next line; a promise only when more has to be read. */
	advance() {
		if (this.#next < this.#lines.length) {
			this.line = this.#lines[this.#next++];
			return;
		}
		return this.#refill();
	}
	async #refill() {
		do {
			const { value, done } = await this.#batches.next();
			if (done) {
				this.line = null;
				return;
			}
			this.#lines = value;
			this.#next = 0;
		} while (this.#lines.length === 0);
		this.line = this.#lines[this.#next++];
	}
};
/** All lines of sorted sources in byte order, each once. */
async function* mergeSorted(sources) {
	const heap = [];
	for (const source of sources) {
		const cursor = new LineCursor(source);
		await cursor.advance();
		if (cursor.line !== null) heap.push(cursor);
	}
	for (let i = (heap.length >> 1) - 1; i >= 0; i--) siftDown(heap, i);
	let batch = [];
	let last = null;
	for (let top = heap[0]; top; top = heap[0]) {
		if (top.line !== last) batch.push(last = top.line);
		const reading = top.advance();
		if (reading) await reading;
		if (top.line === null) removeTop(heap);
		else siftDown(heap, 0);
		if (batch.length < LINES_PER_BATCH) continue;
		yield batch;
		batch = [];
	}
	if (batch.length > 0) yield batch;
}
function removeTop(heap) {
	const last = heap.pop();
	if (heap.length === 0) return;
	heap[0] = last;
	siftDown(heap, 0);
}
function siftDown(heap, from) {
	const cursor = heap[from];
	let at = from;
	for (;;) {
		let child = 2 * at + 1;
		if (child >= heap.length) break;
		if (child + 1 < heap.length && heap[child + 1].line < heap[child].line) child++;
		if (cursor.line <= heap[child].line) break;
		heap[at] = heap[child];
		at = child;
	}
	heap[at] = cursor;
}
//#endregion
//#region src/store/cdxj/lines-of-file.ts
/** Longest index line taken. */
var MAX_LINE_BYTES = 1048576;
/** Many sorted runs may be open at once. */
var READ_BYTES$1 = 32768;
var LINES_PER_WRITE = 256;
/** Lines as bytes, each with its line end, in pieces that are small beside what is kept of a site. */
async function* asBytes(batches) {
	for await (const lines of batches) for (let i = 0; i < lines.length; i += LINES_PER_WRITE) yield Buffer.from(`${lines.slice(i, i + LINES_PER_WRITE).join("\n")}\n`, "latin1");
}
/** All lines without their line ends, many at a time. */
async function* lineBatches(source, name) {
	let rest = "";
	for (let offset = 0; offset < source.sizeBytes;) {
		const bytes = asBuffer(await source.read(offset, READ_BYTES$1));
		if (bytes.length === 0) throw new FormatError("the file became shorter while being read", name, offset);
		const lines = (rest + bytes.toString("latin1")).split("\n");
		rest = lines.pop();
		if (rest.length > 1048576) throw new FormatError("a line longer than any index line", name, offset);
		offset += bytes.length;
		if (lines.length > 0) yield lines;
	}
	if (rest !== "") yield [rest];
}
/** The same, checked: each line must not sort before the one above it. */
async function* sortedLineBatches(source, name) {
	let last = "";
	let offset = 0;
	for await (const lines of lineBatches(source, name)) {
		for (const line of lines) {
			if (line < last) throw new FormatError("the index is not sorted: rebuild it (isochron reindex)", name, offset);
			last = line;
			offset += line.length + 1;
		}
		yield lines;
	}
}
//#endregion
//#region src/store/cdxj/sorted-file.ts
var USUAL_LINE_BYTES = 500;
/** A line and the end of the one before it, nearly always. */
var PROBE_BYTES = 1024;
/** Every search begins with the same probes: the lines of so many halvings stay in memory, 32767 at most. */
var CACHED_DEPTH = 15;
/** The last stretch is read at once and halved in memory. */
var STRETCH_BYTES = 8192;
/** Behind it, so that the captures of a page that begin in it are there too. */
var TAIL_BYTES = 2048;
/** As far from each other as blocks of a compressed index are, about. */
var MARK_BYTES = 16384;
var LF$3 = 10;
/** Sorted lines opened for look-up; memory stays flat. */
var SortedFile = class {
	name;
	#source;
	#sizeBytes;
	/** Lent for each read that is answered at once: what it holds is taken out before the next. */
	#scratch = Buffer.allocUnsafe(10240);
	/** The tree of halvings: the root is 1, below i lie 2i and 2i + 1. */
	#probes;
	/** Takes the source over: closing this closes it. */
	constructor(source, name) {
		this.name = name;
		this.#source = source;
		this.#sizeBytes = source.sizeBytes;
		const depth = Math.ceil(Math.log2(1 + this.#sizeBytes / STRETCH_BYTES));
		this.#probes = Array.from({ length: 1 << Math.min(depth, CACHED_DEPTH) });
	}
	from(key) {
		const bound = this.#lowerBound(key);
		if (bound instanceof Promise) return bound.then(({ offset, window }) => this.#batch(window, offset, key, 8));
		return this.#batch(bound.window, bound.offset, key, 8);
	}
	/** The same with the one line before, which names the block that may hold the key. */
	fromBefore(key) {
		return whenThere(this.#lowerBound(key), ({ before, window }) => this.#batch(window, before?.start ?? 0, "", 8));
	}
	/** One line of every so many bytes, the same ones whoever asks. */
	async *marks(key) {
		const { offset } = await this.#lowerBound(key);
		const first = Math.floor(offset / MARK_BYTES) + 1;
		for (let at = first * MARK_BYTES; at < this.#sizeBytes; at += MARK_BYTES) {
			const line = await this.#firstLineFrom(at, -1);
			if (line === null) return;
			yield [line.text];
		}
	}
	ends() {
		const tail = Math.max(0, this.#sizeBytes - PROBE_BYTES);
		return whenThere(this.#source.read(0, PROBE_BYTES), (head) => {
			const first = asBuffer(head).toString("latin1").split("\n", 1)[0];
			if (first === "") return {
				first: this.#sizeBytes === 0 ? null : "",
				last: null
			};
			return whenThere(this.#source.read(tail, PROBE_BYTES), (bytes) => {
				const text = asBuffer(bytes).toString("latin1").replace(/\n$/, "");
				const before = text.lastIndexOf("\n");
				return {
					first,
					last: before < 0 && tail > 0 ? null : text.slice(before + 1)
				};
			});
		});
	}
	close() {
		this.#source.close();
	}
	#batch(window, start, key, most) {
		if (start >= this.#sizeBytes) return NO_LINES;
		const lines = [];
		let [offset, last] = [start, key];
		for (let line = this.#lineIn(window, start); line !== null; line = this.#lineIn(window, offset)) {
			if (line.text < last) throw this.#unsorted(offset);
			lines.push(last = line.text);
			offset = line.next;
			if (lines.length === most) break;
		}
		if (lines.length === 0) return this.#readBatch(start, key, most);
		return {
			lines,
			more: () => this.#readBatch(offset, last, moreLines(most))
		};
	}
	#readBatch(start, key, most) {
		return whenThere(this.#windowWith(start, start, most * USUAL_LINE_BYTES), (window) => this.#batch(window, start, key, most));
	}
	#lowerBound(key, known = null) {
		let [low, high] = [0, this.#sizeBytes];
		let before = null;
		let highText = null;
		for (let place = 1; high - low > STRETCH_BYTES;) {
			const middle = low + (high - low >> 1);
			let found = this.#probes[place];
			if (found === void 0) found = known?.get(place);
			if (found === void 0) found = this.#probe(middle, low, place);
			if (found instanceof Promise) return this.#boundLater(key, known, place, found);
			const line = found;
			const isBehind = line === null || line.start >= high;
			if (!isBehind) this.#checkBetween(line, before, highText);
			if (!isBehind && line.text < key) {
				[low, before] = [line.next, line];
				place = 2 * place + 1;
			} else {
				high = middle;
				if (!isBehind) highText = line.text;
				place = 2 * place;
			}
		}
		const read = this.#windowWith(low, high, Math.max(0, high - low) + TAIL_BYTES);
		if (!(read instanceof Promise)) return this.#boundWithin({
			offset: low,
			before,
			window: read
		}, high, highText, key);
		const [from, text] = [{
			offset: low,
			before
		}, highText];
		return read.then((window) => this.#boundWithin({
			...from,
			window
		}, high, text, key));
	}
	async #boundLater(key, known, place, pending) {
		return this.#lowerBound(key, (known ?? /* @__PURE__ */ new Map()).set(place, await pending));
	}
	#boundWithin({ offset, before: first, window }, to, toText, key) {
		let [low, high, before, highText] = [
			offset,
			to,
			first,
			toText
		];
		while (low < high) {
			const line = this.#lineIn(window, lineStart(window, low + (high - low >> 1), low));
			this.#checkBetween(line, before, highText);
			if (line.text < key) [low, before] = [line.next, line];
			else [high, highText] = [line.start, line.text];
		}
		return {
			offset: low,
			before,
			window
		};
	}
	#checkBetween({ text, start }, before, highText) {
		if (before !== null && text < before.text || highText !== null && text > highText) throw this.#unsorted(start);
	}
	#probe(middle, low, place) {
		return whenThere(this.#firstLineFrom(middle, low), (line) => {
			if (place < this.#probes.length) this.#probes[place] = line;
			return line;
		});
	}
	#firstLineFrom(offset, floor) {
		if (offset === floor) return this.#lineAt(offset);
		return whenThere(this.#windowWith(offset - 1, offset - 1, PROBE_BYTES), (window) => {
			const end = endOfLine(window, offset - 1);
			if (end === null || end + 1 >= this.#sizeBytes) return null;
			return this.#lineIn(window, end + 1) ?? this.#lineAt(end + 1);
		});
	}
	#lineAt(start) {
		return whenThere(this.#windowWith(start, start, PROBE_BYTES), (window) => this.#lineIn(window, start));
	}
	/** The line at an offset; `null` when the window does not hold all of it. */
	#lineIn(window, start) {
		if (start < window.start) return null;
		const end = endOfLine(window, start);
		if (end === null && window.start + window.bytes.length < this.#sizeBytes) return null;
		const stop = end ?? this.#sizeBytes;
		if (start >= this.#sizeBytes) return null;
		return {
			text: window.bytes.toString("latin1", start - window.start, stop - window.start),
			start,
			next: stop + 1
		};
	}
	#windowWith(offset, last, bytes) {
		const read = this.#source.read(offset, bytes, this.#scratch);
		if (!(read instanceof Uint8Array)) return this.#grown(offset, last, bytes, read);
		const window = {
			start: offset,
			bytes: asBuffer(read)
		};
		return this.#isEnough(window, last) ? window : this.#grown(offset, last, bytes, read);
	}
	async #grown(offset, last, bytes, first) {
		let window = {
			start: offset,
			bytes: asBuffer(await first)
		};
		for (let wanted = bytes; !this.#isEnough(window, last);) {
			const end = offset + window.bytes.length;
			if (window.bytes.length < wanted) throw new FormatError("the file became shorter while being read", this.name, end);
			if (wanted > 1048576 + bytes) throw new FormatError("a line longer than any index line", this.name, offset);
			wanted *= 2;
			window = {
				start: offset,
				bytes: asBuffer(await this.#source.read(offset, wanted))
			};
		}
		return window;
	}
	#isEnough(window, last) {
		const { start, bytes } = window;
		return start + bytes.length >= this.#sizeBytes || endOfLine(window, Math.max(start, last - 1)) !== null;
	}
	#unsorted(offset) {
		return new FormatError("the index is not sorted: rebuild it (isochron reindex)", this.name, offset);
	}
};
/** Offset of the line end at or behind an offset; `null` when the window has none. */
function endOfLine({ start, bytes }, offset) {
	const end = bytes.indexOf(LF$3, offset - start);
	return end < 0 ? null : start + end;
}
/** Start of the line that an offset lies in; `floor` is known to be the start of a line. */
function lineStart({ start, bytes }, offset, floor) {
	if (offset <= floor) return floor;
	const end = bytes.lastIndexOf(LF$3, offset - 1 - start);
	return end < floor - start ? floor : start + end + 1;
}
//#endregion
//#region src/store/cdxj/spanned-source.ts
/** Reads both ends of a source. An index that is not sorted or cannot be read is asked always: it says so. */
async function spanned(lines) {
	try {
		const ends = await lines.ends();
		const { first, last } = ends;
		if (first === null || last === null || first <= last) return {
			lines,
			...ends
		};
	} catch {}
	return {
		lines,
		first: "",
		last: null
	};
}
/** Whether there can be lines that begin so, from one of them on where that is given. */
function mayHold({ first, last }, prefix, from = prefix) {
	if (first === null || last !== null && last < from) return false;
	return first < prefix || first.startsWith(prefix);
}
//#endregion
//#region src/store/cdxj/zipnum.ts
var MAX_BLOCK_BYTES$2 = 67108864;
/** Room for one block of usual lines. */
var INFLATED_BYTES = 16384;
var CACHED_BLOCKS = 64;
/** The data file's name without its ending, as a block index gives it; `null` for an index of nothing. */
async function partNamedBy(blocks) {
	const [first] = (await blocks.from("")).lines;
	if (first === void 0) return null;
	const part = first.split("	")[1] ?? "";
	if (part === "" || part === ".." || /[/\\]/.test(part)) throw new FormatError(`not the name of a part: ${part.slice(0, 80)}`, blocks.name, 0);
	return part;
}
/** `folder/part.cdxj.gz`, beside the block index. */
function partKey(indexKey, part) {
	return `${indexKey.slice(0, indexKey.lastIndexOf("/") + 1)}${part}.cdxj.gz`;
}
/** Opens a compressed index by the key of its block index; `null` when there is none. */
async function openZipNum(blobs, indexKey) {
	const index = await blobs.open(indexKey);
	if (!index) return null;
	const blocks = new SortedFile(index, indexKey);
	try {
		const part = await partNamedBy(blocks);
		if (part === null) return new ZipNumFile(blocks, null, indexKey);
		const data = await blobs.open(partKey(indexKey, part));
		if (!data) throw new StoreError("ARCHIVE_BROKEN", `${indexKey} names ${part}, which is not there`);
		return new ZipNumFile(blocks, data, partKey(indexKey, part));
	} catch (error) {
		blocks.close();
		throw error;
	}
}
/** A compressed index opened for look-up; a few blocks stay in memory. */
var ZipNumFile = class {
	name;
	#blocks;
	#data;
	#cache = /* @__PURE__ */ new Map();
	constructor(blocks, data, name) {
		this.name = name;
		this.#blocks = blocks;
		this.#data = data;
	}
	async from(key) {
		return this.#blockFrom(await this.#blocks.fromBefore(key), 0, key, key);
	}
	/** Where blocks begin. */
	async *marks(key) {
		for await (const entries of walkFrom(this.#blocks, key)) yield entries.map((entry) => entry.slice(0, entry.indexOf("	")));
	}
	/** The last line lies somewhere in the last block. */
	ends() {
		return whenThere(this.#blocks.ends(), ({ first }) => ({
			first: first && first.split("	", 1)[0],
			last: null
		}));
	}
	/** All lines, block by block, checked to be sorted. */
	async *batches() {
		let last = "";
		for await (const entries of walkFrom(this.#blocks, "")) for (const entry of entries) {
			const { offset, length } = this.#parse(entry);
			const { lines } = linesOf(await this.#inflate(offset, length), 0, Number.POSITIVE_INFINITY);
			last = this.#checkSorted(lines, last, offset);
			yield lines;
		}
	}
	async #blockFrom(entries, at, key, last) {
		const entry = entries.lines[at];
		if (entry === void 0) return entries.more === null ? NO_LINES : this.#blockFrom(await entries.more(), 0, key, last);
		const { offset, length } = this.#parse(entry);
		const block = this.#cache.get(offset) ?? await this.#block(offset, length);
		const next = (before) => this.#blockFrom(entries, at + 1, key, before);
		return this.#within({
			block,
			offset,
			next
		}, lowerBound(block, key), last, 8);
	}
	#within(open, from, last, most) {
		if (from >= open.block.length) return open.next(last);
		const { lines, end } = linesOf(open.block, from, most);
		const before = this.#checkSorted(lines, last, open.offset);
		return {
			lines,
			more: () => this.#within(open, end, before, moreLines(most))
		};
	}
	close() {
		this.#data?.close();
		this.#blocks.close();
	}
	#checkSorted(lines, before, offset) {
		let last = before;
		for (const line of lines) {
			if (line < last) throw new FormatError("the index is not sorted: rebuild it (isochron reindex)", this.name, offset);
			last = line;
		}
		return last;
	}
	#parse(entry) {
		const [, , offset = "", length = ""] = entry.split("	");
		const block = {
			offset: Number(offset),
			length: Number(length)
		};
		if (!(/^\d{1,15}$/.test(offset) && /^\d{1,15}$/.test(length)) || block.offset + block.length > (this.#data?.sizeBytes ?? 0)) throw new FormatError(`not a block of the index: ${entry.slice(0, 80)}`, this.#blocks.name, 0);
		return block;
	}
	async #block(offset, length) {
		const block = await this.#inflate(offset, length);
		if (this.#cache.size >= CACHED_BLOCKS) this.#cache.delete(this.#cache.keys().next().value);
		this.#cache.set(offset, block);
		return block;
	}
	async #inflate(offset, length) {
		if (length > MAX_BLOCK_BYTES$2) throw new FormatError("a block too large", this.name, offset);
		const bytes = await this.#data.read(offset, length);
		try {
			return gunzipSync(bytes, {
				maxOutputLength: MAX_BLOCK_BYTES$2,
				chunkSize: INFLATED_BYTES
			}).toString("latin1");
		} catch (error) {
			throw new FormatError("a block that cannot be decompressed", this.name, offset, { cause: error });
		}
	}
};
/** So many lines of a block from the one that begins at a place on; empty ones are passed over. */
function linesOf(block, from, most) {
	const lines = [];
	let start = from;
	while (start < block.length && lines.length < most) {
		const end = lineEnd(block, start);
		if (end > start) lines.push(block.slice(start, end));
		start = end + 1;
	}
	return {
		lines,
		end: start
	};
}
/** Where the first line begins that is not before the key: halving by whole lines. */
function lowerBound(block, key) {
	let [low, high] = [0, block.length];
	while (low < high) {
		const middle = low + (high - low >> 1);
		const start = middle === 0 ? 0 : Math.max(low, block.lastIndexOf("\n", middle - 1) + 1);
		const end = lineEnd(block, start);
		if (block.slice(start, end) < key) low = end + 1;
		else high = start;
	}
	return low;
}
function lineEnd(block, start) {
	const end = block.indexOf("\n", start);
	return end < 0 ? block.length : end;
}
//#endregion
//#region src/store/cdxj/archive-index.ts
/** Where the indexes of an archive lie. */
var INDEX_FOLDER = "indexes";
/** Looks captures up in every index of a folder. */
var ArchiveIndex = class {
	#blobs;
	#folder;
	#open = /* @__PURE__ */ new Map();
	#listed = null;
	/** The same once it is known: look-ups then wait for nothing. */
	#current = null;
	/** Walks under way; what was replaced meanwhile is closed behind the last of them. */
	#walks = 0;
	#retired = [];
	constructor(blobs, folder = INDEX_FOLDER) {
		this.#blobs = blobs;
		this.#folder = folder;
	}
	/**
	* Captures of a URL, oldest first: those of exactly this URL, and those with an equal key (other scheme, case, www,
	* order of parameters), among which whoever asks chooses.
	*/
	async lookup(url) {
		return (await this.entriesOf(surt(url))).sort((a, b) => a.at - b.at);
	}
	/** Entries with exactly this key, in byte order of their lines. */
	async entriesOf(key) {
		return (await this.linesOf([`${key} `])).map((line) => this.entryOf(line));
	}
	/** The lines with these beginnings, which are given in byte order, all at once: for few. */
	linesOf(prefixes) {
		const sources = this.#sources();
		this.#walks++;
		const lines = !(sources instanceof Promise) && sources.length === 1 && prefixes.length === 1 ? collectLines(sources[0].lines, prefixes[0]) : this.#collected(sources, prefixes);
		if (lines instanceof Promise) return lines.finally(() => this.#endWalk());
		this.#endWalk();
		return lines;
	}
	async #collected(found, prefixes) {
		const sources = await found;
		const all = [];
		for (const prefix of prefixes) for (const source of sources) if (mayHold(source, prefix)) all.push(...await collectLines(source.lines, prefix));
		return sources.length === 1 ? all : all.sort(byBytes);
	}
	/** The lines with these beginnings, which are given in byte order, from one of them on, some at a time. */
	linesWith(prefixes, from = "") {
		const firstOf = (prefix) => from > prefix ? from : prefix;
		return this.#merged(prefixes, {
			linesOf: (source, prefix) => linesFrom$1(source, prefix, firstOf(prefix)),
			isAsked: (source, prefix) => mayHold(source, prefix, firstOf(prefix))
		});
	}
	/** Lines behind one of these beginnings, or beginnings of them, about equally far from each other. */
	marksBehind(prefix) {
		return this.#merged([prefix], {
			linesOf: (source) => source.marks(prefix),
			isAsked: () => true
		});
	}
	async *#merged(prefixes, { linesOf, isAsked }) {
		this.#walks++;
		try {
			const all = await this.#sources();
			for (const prefix of prefixes) {
				const sources = all.filter((source) => isAsked(source, prefix));
				if (sources.length === 1) yield* linesOf(sources[0].lines, prefix);
				else yield* mergeSorted(sources.map(({ lines }) => linesOf(lines, prefix)));
			}
		} finally {
			this.#endWalk();
		}
	}
	/** What a line says; one that cannot be read is refused loudly. */
	entryOf(line) {
		const entry = parseLine(line);
		if ("problem" in entry) throw new FormatError(`${entry.problem}: ${line.slice(0, 80)}`, this.#folder, 0);
		return entry;
	}
	close() {
		for (const { lines } of this.#open.values()) lines.close();
		for (const lines of this.#retired.splice(0)) lines.close();
		this.#open.clear();
		[this.#listed, this.#current] = [null, null];
	}
	#endWalk() {
		if (--this.#walks === 0) for (const lines of this.#retired.splice(0)) lines.close();
	}
	#sources() {
		const stamp = this.#blobs.stamp(this.#folder);
		return stamp === this.#current?.stamp ? this.#current.sources : this.#sourcesAt(stamp);
	}
	async #sourcesAt(asked) {
		const stamp = await asked;
		if (this.#listed?.stamp !== stamp) {
			const sources = (this.#listed?.sources ?? Promise.resolve([])).catch(() => []).then(() => this.#opened());
			this.#listed = {
				stamp,
				sources
			};
			sources.catch(() => this.#listed = null);
		}
		const sources = await this.#listed.sources;
		if (this.#listed?.stamp === stamp) this.#current = {
			stamp,
			sources
		};
		return sources;
	}
	async #opened(tries = 3) {
		try {
			return await this.#reopen();
		} catch (error) {
			if (!(error instanceof StoreError) || tries === 1) throw error;
			return this.#opened(tries - 1);
		}
	}
	async #reopen() {
		const found = inForce(await this.#blobs.list(`${this.#folder}/`), this.#folder);
		const open = /* @__PURE__ */ new Map();
		for (const { key, version } of found) {
			const known = this.#open.get(key);
			if (known?.version === version) {
				open.set(key, known);
				continue;
			}
			const lines = await openLines(this.#blobs, key);
			if (!lines) throw new StoreError("ARCHIVE_BROKEN", `${key} is not there any more`);
			open.set(key, {
				version,
				...await spanned(lines)
			});
		}
		for (const [key, { lines }] of this.#open) if (open.get(key)?.lines !== lines) this.#retired.push(lines);
		this.#open = open;
		return [...open.values()];
	}
};
/** The indexes among the blobs of a folder; a plain one beside a block index is one that it has replaced. */
function inForce(blobs, folder) {
	const own = blobs.filter(({ key }) => !key.slice(folder.length + 1).includes("/"));
	const blockIndexes = own.filter(({ key }) => key.endsWith(".idx"));
	const replaced = new Set(blockIndexes.map(({ key }) => key.replace(/\.idx$/, ".cdxj")));
	return [...own.filter(({ key }) => key.endsWith(".cdxj") && !replaced.has(key)), ...blockIndexes];
}
/** Opens an index of either form; `null` when it is not there. */
async function openLines(blobs, key) {
	if (key.endsWith(".idx")) return openZipNum(blobs, key);
	const reader = await blobs.open(key);
	return reader && new SortedFile(reader, key);
}
/** Lines are ASCII: the order of their UTF-16 code units is byte order. */
function byBytes(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
//#endregion
//#region src/formats/http/stored-message.ts
var FRAMING$1 = /^(?:transfer-encoding|content-length)[ \t]*:/i;
var CODING = /^content-encoding[ \t]*:/i;
var FRAMING_OR_CODING = /^(?:transfer-encoding|content-length|content-encoding)[ \t]*:/i;
/** No server sends a longer head whose lines end oddly. */
var MAX_ODD_HEAD_BYTES = 65536;
/**
* The same response with a head that is true of its body. Crawlers store bodies of which they have taken the transfer
* or content coding away, cut or mended them, and leave the head as it was; bytes that are as they say stay as they are.
*/
function asStored(bytes) {
	const lines = withOneLineEnd(bytes);
	const head = parseResponseHead(lines);
	if (!head.ok || !head.terminated || head.framing.kind === "none") return lines;
	const { body, isSo } = unframed(lines.subarray(head.headerEnd), head);
	const isCoded = isCodedAsSaid(body, head);
	return isSo && isCoded ? lines : reframed(lines, head, body, isCoded ? FRAMING$1 : FRAMING_OR_CODING);
}
/**
* The head of a long response, of which only the beginning is at hand, where it is not true of the body: by the record's
* length, the first chunk, the first bytes of gzip. `null` when nothing speaks against it.
*/
function mendedHead(first, bodyBytes) {
	const head = parseResponseHead(first);
	if (!head.ok || !head.terminated || head.framing.kind === "none") return null;
	const { body, isSo } = begun(first.subarray(head.headerEnd), head, bodyBytes);
	const isCoded = mayBeCodedAsSaid(body, head);
	if (isSo && isCoded) return null;
	const kept = withoutFields(headLines$1(first, head), isSo ? CODING : isCoded ? FRAMING$1 : FRAMING_OR_CODING);
	return {
		head: Buffer.from([
			...kept,
			"",
			""
		].join("\r\n"), "latin1"),
		headerEnd: head.headerEnd
	};
}
function begun(beginning, { framing }, bodyBytes) {
	if (framing.kind !== "chunked") return {
		body: beginning,
		isSo: framing.kind !== "length" || framing.bytes === bodyBytes
	};
	const scanner = new ChunkedScanner();
	const { data } = scanner.gather(beginning, 0);
	return scanner.chunks === 0 ? {
		body: beginning,
		isSo: false
	} : {
		body: data,
		isSo: true
	};
}
function unframed(stored, { framing }) {
	if (framing.kind !== "chunked") return {
		body: stored,
		isSo: framing.kind !== "length" || framing.bytes === stored.length
	};
	const scanner = new ChunkedScanner();
	const pieces = [];
	scanner.push(stored, 0, (start, end) => pieces.push(stored.subarray(start, end)));
	if (scanner.chunks === 0 && !scanner.isDone) return {
		body: stored,
		isSo: stored.length === 0
	};
	return {
		body: Buffer.concat(pieces),
		isSo: scanner.isDone
	};
}
/** Whether the body is in the coding that its head names; where its first bytes do not tell, decoding does. */
function isCodedAsSaid(body, { headers }) {
	const last = headerMembers(headers, "content-encoding").map((coding) => coding.toLowerCase()).filter((coding) => coding !== "identity").at(-1);
	if (last === void 0 || body.length === 0) return true;
	const asBegun = beginsAsSaid(body, last);
	if (asBegun !== null) return asBegun;
	if (last === "deflate" && hasZlibHeader(body)) return true;
	const { kind } = decodeContent(body, headers, SHOW_LIMITS);
	return kind === "ok" || kind === "too-large";
}
/** What the first bytes tell; `null` for codings of which they do not. */
function beginsAsSaid(body, coding) {
	if (coding === "gzip" || coding === "x-gzip") return body[0] === 31 && body[1] === 139;
	return coding === "zstd" ? beginsZstd(body) : null;
}
/** The same where only the beginning of a body is at hand: what it does not tell has to be believed. */
function mayBeCodedAsSaid(body, { headers }) {
	const last = headerMembers(headers, "content-encoding").at(-1)?.toLowerCase();
	return last === void 0 || body.length === 0 || (beginsAsSaid(body, last) ?? true);
}
function headLines$1(bytes, { headerEnd }) {
	return asBuffer(bytes).toString("latin1", 0, headerEnd).trimEnd().split(/\r?\n/);
}
function reframed(bytes, head, body, dropped) {
	const text = [
		...withoutFields(headLines$1(bytes, head), dropped),
		`Content-Length: ${body.length}`,
		"",
		""
	].join("\r\n");
	return Buffer.concat([Buffer.from(text, "latin1"), body]);
}
/** Lines without those of some fields, and without the lines that continue them. */
function withoutFields(lines, dropped) {
	let isDropped = false;
	return lines.filter((line) => {
		if (!/^[ \t]/.test(line)) isDropped = dropped.test(line);
		return !isDropped;
	});
}
function withOneLineEnd(bytes) {
	const buffer = asBuffer(bytes);
	const headEnd = findHeadEnd(buffer, 0);
	const odd = buffer.subarray(0, headEnd < 0 ? MAX_ODD_HEAD_BYTES : headEnd).indexOf("\r\r\n");
	if (odd < 0 || odd > MAX_ODD_HEAD_BYTES) return bytes;
	const text = buffer.toString("latin1", 0, MAX_ODD_HEAD_BYTES);
	const blank = /\r*\n\r*\n/.exec(text);
	if (!blank || blank.index + blank[0].length <= odd) return bytes;
	const head = `${text.slice(0, blank.index).replace(/\r+\n/g, "\r\n")}\r\n\r\n`;
	return Buffer.concat([Buffer.from(head, "latin1"), bytes.subarray(blank.index + blank[0].length)]);
}
//#endregion
//#region src/store/blobs/open-blob.ts
var PIECE_BYTES$2 = 1048576;
/** Opens a blob that something in the archive speaks of. */
async function openBlob(blobs, key) {
	const reader = await blobs.open(key);
	if (!reader) throw new StoreError("ARCHIVE_BROKEN", `${key} is not in the archive: put the file back, or make the indexes anew without it (isochron reindex)`);
	return reader;
}
/** What reading a blob gives; it is closed when that ends. */
async function withBlob(blobs, key, use) {
	const reader = await openBlob(blobs, key);
	try {
		return await use(reader);
	} finally {
		reader.close();
	}
}
/** The items that reading a blob gives, one by one; it is closed behind the last. */
async function* eachOfBlob(blobs, key, items) {
	const reader = await openBlob(blobs, key);
	try {
		yield* items(reader);
	} finally {
		reader.close();
	}
}
/** The same of a file that is no blob. */
async function* eachOfFile(path, items, open = fileSource) {
	const reader = open(path);
	try {
		yield* items(reader);
	} finally {
		reader.close();
	}
}
/** A source's bytes from an offset to an end, piece by piece. */
async function* bytesOf(source, from = 0, to = source.sizeBytes) {
	for (let offset = from; offset < to;) {
		const bytes = await source.read(offset, Math.min(PIECE_BYTES$2, to - offset));
		if (bytes.length === 0) return;
		offset += bytes.length;
		yield bytes;
	}
}
/** A small blob whole; `null` when there is none. */
async function wholeBlob(blobs, key) {
	const reader = await blobs.open(key);
	if (!reader) return null;
	try {
		return Buffer.from(await reader.read(0, reader.sizeBytes));
	} finally {
		reader.close();
	}
}
/** SHA-256 of a source's bytes, hexadecimal. */
async function sha256Of(source) {
	const hash = createHash("sha256");
	for await (const piece of bytesOf(source)) hash.update(piece);
	return hash.digest("hex");
}
/** A source's bytes from an offset to an end, as a source. */
function slice(source, from, to) {
	return {
		sizeBytes: to - from,
		read: (offset, bytes) => source.read(from + offset, Math.max(0, Math.min(bytes, to - from - offset)))
	};
}
//#endregion
//#region src/store/warc/read/member-kind.ts
/** Up to this a member is decompressed at once; longer ones as a stream. */
var MAX_OUTPUT_AT_ONCE = 16777216;
/** Deflate cannot expand more than 1032 times; a page is far below that, and small bombs do no harm. */
var BOMB = {
	bytes: 268435456,
	ratio: 500
};
/** Whether data expands beyond all reason. */
function isBomb(sizeBytes, compressedBytes) {
	return sizeBytes > BOMB.bytes && sizeBytes > BOMB.ratio * compressedBytes;
}
/** Bytes that were decompressed at once. */
function memorySegment(bytes, coding, { offset, end, damage }) {
	let given = false;
	return {
		offset,
		coding,
		end,
		damage,
		next() {
			if (given || bytes.length === 0) return null;
			given = true;
			return bytes;
		},
		probe: (position) => bytes.subarray(position)
	};
}
//#endregion
//#region src/store/warc/read/gzip-member.ts
var MAX_INPUT_AT_ONCE = 4194304;
/** Of a member without any of the optional parts. */
var HEAD_BYTES$1 = 10;
var TRAILER_BYTES = 8;
/** Most records fit in one: of those that do not, all chunks are copied once more. */
var OUTPUT_CHUNK_BYTES = 32768;
/** Whether a gzip member could begin here: magic, deflate, no reserved flag (RFC 1952 section 2.3.1). */
function isGzipStart(bytes) {
	return bytes[0] === 31 && bytes[1] === 139 && bytes[2] === 8 && (bytes[3] ?? 0) < 32;
}
/** The gzip members of one file. */
var GzipMembers = class {
	coding = "gzip";
	#window;
	constructor(window) {
		this.#window = window;
	}
	isStart(bytes) {
		return isGzipStart(bytes);
	}
	indexIn(bytes, from) {
		return bytes.indexOf(31, from);
	}
	open(offset) {
		return gzipSegment(this.#window, offset);
	}
};
/** The member at an offset; what is wrong with it is told when it has been read. */
async function gzipSegment(window, offset) {
	const headBytes = await headLength(window, offset);
	if (headBytes === null) return emptySegment(offset, window.sizeBytes, truncation$1("the file ends inside a gzip header"));
	const dataStart = offset + headBytes;
	return (window.isNarrow ? null : await inflateAtOnce(window, offset, dataStart)) ?? streamed$1(window, offset, dataStart);
}
async function headLength(window, offset) {
	const bytes = await window.at(offset, 65536);
	const flags = bytes[3] ?? 0;
	let end = HEAD_BYTES$1;
	if (flags & 4) end += 2 + (bytes.length >= 12 ? bytes.readUInt16LE(10) : 0);
	for (const flag of [8, 16]) {
		if (!(flags & flag)) continue;
		const zero = bytes.indexOf(0, end);
		if (zero < 0) return null;
		end = zero + 1;
	}
	if (flags & 2) end += 2;
	return end <= bytes.length ? end : null;
}
function emptySegment(offset, end, damage) {
	return {
		offset,
		coding: "gzip",
		next: async () => null,
		probe: null,
		end,
		damage
	};
}
async function inflateAtOnce(window, offset, dataStart) {
	for (let inputBytes = 65536; inputBytes <= MAX_INPUT_AT_ONCE; inputBytes *= 4) {
		const input = await window.at(dataStart, inputBytes);
		const inflated = tryInflate(input);
		if (inflated === "more" && dataStart + input.length < window.sizeBytes) continue;
		if (typeof inflated === "string") return null;
		const end = dataStart + inflated.consumed + TRAILER_BYTES;
		const trailer = await window.at(end - TRAILER_BYTES, TRAILER_BYTES);
		return memorySegment(inflated.bytes, "gzip", {
			offset,
			...checkTrailer(trailer, end, inflated.bytes)
		});
	}
	return null;
}
/** The content of the one member that these bytes are, all of it and nothing else; `null` for anything less plain. */
function inflatedMember(bytes) {
	if (!isGzipStart(bytes) || bytes[3] !== 0 || bytes.length > MAX_INPUT_AT_ONCE) return null;
	const inflated = tryInflate(bytes.subarray(HEAD_BYTES$1));
	if (typeof inflated === "string") return null;
	const trailer = bytes.subarray(HEAD_BYTES$1 + inflated.consumed);
	return trailer.length === TRAILER_BYTES && compareTrailer(trailer, crc32(inflated.bytes), inflated.bytes.length) === null ? inflated.bytes : null;
}
function tryInflate(input) {
	try {
		const { buffer, engine } = inflateRawSync(input, {
			info: true,
			maxOutputLength: MAX_OUTPUT_AT_ONCE,
			chunkSize: OUTPUT_CHUNK_BYTES
		});
		return {
			bytes: buffer,
			consumed: engine.bytesWritten
		};
	} catch (error) {
		return error.code === "Z_BUF_ERROR" ? "more" : "failed";
	}
}
function checkTrailer(trailer, end, bytes) {
	if (trailer.length < TRAILER_BYTES) return {
		end: end - TRAILER_BYTES + trailer.length,
		damage: truncation$1("the file ends inside a gzip trailer")
	};
	return {
		end,
		damage: compareTrailer(trailer, crc32(bytes), bytes.length)
	};
}
function compareTrailer(trailer, crc, sizeBytes) {
	if (trailer.readUInt32LE(0) === crc && trailer.readUInt32LE(4) === sizeBytes % 2 ** 32) return null;
	return {
		code: "gzip-checksum",
		message: "decompressed data does not match the member's checksum"
	};
}
function streamed$1(window, offset, dataStart) {
	const inflate = createInflateRaw({ finishFlush: constants$3.Z_FINISH });
	const input = Readable.from(chunks(window, dataStart), { objectMode: false });
	input.on("error", (error) => inflate.destroy(error));
	inflate.on("error", () => input.destroy());
	const output = input.pipe(inflate)[Symbol.asyncIterator]();
	let crc = 0;
	let sizeBytes = 0;
	const state = {
		end: offset,
		damage: null
	};
	const finish = async (damage) => {
		const dataEnd = dataStart + inflate.bytesWritten;
		const trailer = (await window.at(dataEnd, TRAILER_BYTES)).subarray(0, TRAILER_BYTES);
		const end = damage ? dataEnd : dataEnd + TRAILER_BYTES;
		state.end = damage?.code === "truncated" ? window.sizeBytes : Math.min(window.sizeBytes, end);
		state.damage = damage ?? (trailer.length < TRAILER_BYTES ? truncation$1("the file ends inside a gzip trailer") : compareTrailer(trailer, crc, sizeBytes));
		inflate.destroy();
		return null;
	};
	return {
		offset,
		coding: "gzip",
		probe: null,
		get end() {
			return state.end;
		},
		get damage() {
			return state.damage;
		},
		async next() {
			if (state.end > offset) return null;
			try {
				const { value, done } = await output.next();
				if (done) return await finish(null);
				const bytes = value;
				crc = crc32(bytes, crc);
				sizeBytes += bytes.length;
				if (isBomb(sizeBytes, inflate.bytesWritten)) return await finish({
					code: "gzip-bomb",
					message: `more than ${BOMB.ratio} times its compressed size`
				});
				return bytes;
			} catch (error) {
				return finish(inflateDamage(error));
			}
		}
	};
}
async function* chunks(window, start) {
	for (let offset = start; offset < window.sizeBytes;) {
		const bytes = await window.at(offset, 1);
		if (bytes.length === 0) return;
		offset += bytes.length;
		yield bytes;
	}
}
function inflateDamage(error) {
	const { code, message } = error;
	if (code === "Z_BUF_ERROR") return truncation$1("the file ends inside compressed data");
	return {
		code: "gzip-damaged",
		message: `compressed data cannot be read (${message})`
	};
}
function truncation$1(message) {
	return {
		code: "truncated",
		message
	};
}
//#endregion
//#region src/formats/seals/canonical-json.ts
/** JSON without white space, members sorted by the UTF-16 code units of their names (RFC 8785 section 3.2). */
function canonicalJson(value) {
	if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	const object = value;
	let members = "";
	for (const name of Object.keys(object).sort(byCodeUnits)) {
		const member = object[name];
		if (member === void 0) continue;
		members += `${members === "" ? "" : ","}${JSON.stringify(name)}:${canonicalJson(member)}`;
	}
	return `{${members}}`;
}
function byCodeUnits(a, b) {
	return a < b ? -1 : 1;
}
//#endregion
//#region src/store/warc/read/record-date.ts
var PARTS = /^(\d{4})(?:[-/.]?(\d\d)(?:[-/.]?(\d\d)(?:[T_ ]?(\d\d)(?::?(\d\d)(?::?(\d\d)(?:[.,]?(\d{1,9}))?)?)?)?)?)?\s*(?:Z|UTC|GMT)?$/i;
/** Records of one second, or of one capture, follow each other. */
var last = {
	text: "",
	at: null
};
/** The instant that a record names, UTC unless it says otherwise; `null` when it names none. */
function recordDate(text) {
	if (last.text !== text) last = {
		text,
		at: parsed$2(text)
	};
	return last.at;
}
function parsed$2(text) {
	const match = PARTS.exec(text.trim());
	if (!match) return otherwise(text);
	const [year, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match.slice(1, 7).map(orUndefined);
	const ms = Number((match[7] ?? "").padEnd(3, "0").slice(0, 3));
	const at = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59), ms);
	return new Date(at).getUTCDate() === day && month <= 12 && hour < 24 && minute < 60 && second < 61 ? instant(at) : null;
}
function orUndefined(digits) {
	return digits === void 0 ? void 0 : Number(digits);
}
/** With an offset from UTC, or as mail and HTTP write dates; without any, the zone of this machine means nothing. */
function otherwise(text) {
	if (!/[+-]\d\d:?\d\d$|GMT|UTC/i.test(text.trim())) return null;
	const at = Date.parse(text);
	return Number.isNaN(at) ? null : instant(at);
}
//#endregion
//#region src/store/warc/read/head-findings.ts
var TYPES_WITH_TARGET = /* @__PURE__ */ new Set([
	"response",
	"request",
	"resource",
	"revisit",
	"conversion",
	"continuation"
]);
/** Content-Length as a number of bytes; `null` when there is none that can be used. */
function declaredLength(head) {
	const text = headerValue(head.fields, "Content-Length");
	if (text === null || !/^\d{1,15}$/.test(text)) return null;
	return Number(text);
}
/** The target without the angle brackets that the grammar of WARC 1.0 (section 4, `"<" URI ">"`) asks for. */
function targetOf(head) {
	const text = headerValue(head.fields, "WARC-Target-URI");
	return text?.startsWith("<") && text.endsWith(">") ? text.slice(1, -1) : text;
}
/** Everything in the head that the standard does not allow. */
function headFindings(head) {
	const findings = [];
	if (head.malformedLines > 0) findings.push(["head-malformed", `${head.malformedLines} lines of the head are no fields`]);
	if (head.format.startsWith("WARC/")) findings.push(...missingFields(head));
	const date = headerValue(head.fields, "WARC-Date");
	if (date !== null && recordDate(date) === null) findings.push(["date-malformed", `not a date: ${quote(date)}`]);
	const target = targetOf(head);
	if (target !== null && !/^[a-z][a-z0-9+.-]*:[^\s<>]*$/i.test(target)) findings.push(["target-malformed", `not a URI: ${quote(target)}`]);
	return findings;
}
function missingFields(head) {
	const mandatory = [
		"WARC-Type",
		"WARC-Record-ID",
		"WARC-Date"
	];
	const type = headerValue(head.fields, "WARC-Type")?.toLowerCase() ?? "";
	if (TYPES_WITH_TARGET.has(type)) mandatory.push("WARC-Target-URI");
	return mandatory.filter((name) => headerValue(head.fields, name) === null).map((name) => ["field-missing", `${name} is missing`]);
}
function quote(text) {
	return JSON.stringify(text.slice(0, 200));
}
//#endregion
//#region src/store/warc/read/record-head.ts
/** Longest head taken; longer ones are hostile. */
var MAX_HEAD_BYTES = 262144;
var MAX_ARC_LINE_BYTES = 16384;
var LF$2 = 10;
var CR$2 = 13;
/** Reads a WARC head at the start of the bytes; `isAll` says that no more will come. */
function readWarcHead(bytes, isAll) {
	if (!isWarcStart(bytes)) return bytes.length < 5 && !isAll ? "more" : "none";
	const end = findBlankLine(bytes);
	if (end > 262144 || end < 0 && bytes.length >= 262144) return "too-long";
	if (end < 0) return isAll ? "cut" : "more";
	const [first = "", ...lines] = decode(bytes.subarray(0, end)).split(/\r*\n/);
	const { fields, malformedLines } = readFields(lines);
	const hasCr = bytes.subarray(0, end).includes(CR$2);
	return {
		format: first.trim().toUpperCase(),
		fields,
		malformedLines,
		headBytes: end,
		hasCr
	};
}
/** Whether a WARC record begins here; some tools write `warc/1.0`. */
function isWarcStart(bytes) {
	const [first = 0, , , , slash, digit = 0] = bytes;
	if ((first | 32) !== 119 || slash !== 47 || digit < 48 || digit > 57) return false;
	return bytes.toString("latin1", 0, 4).toUpperCase() === "WARC";
}
/** Reads an ARC 1 record line (`URL IP date type length`) as the fields a WARC record would have. */
function readArcHead(bytes, isAll) {
	const end = bytes.indexOf(LF$2);
	if (end < 0 && !isAll && bytes.length < MAX_ARC_LINE_BYTES) return "more";
	if (end < 0 || end > MAX_ARC_LINE_BYTES) return "none";
	const fields = readArcLine(decode(bytes.subarray(0, end)).replace(/\r$/, ""));
	return fields ? {
		format: "ARC/1",
		fields,
		malformedLines: 0,
		headBytes: end + 1,
		hasCr: bytes[end - 1] === CR$2
	} : "none";
}
function readArcLine(line) {
	if (/^filedesc:\S/i.test(line)) return readVersionLine(line);
	const words = line.split(" ");
	const dateAt = words.findLastIndex((word, i) => i >= 2 && i >= words.length - 8 && /^\d{12,18}$/.test(word));
	if (dateAt < 0 || dateAt > words.length - 2 || !/^[\w.-]+:./.test(line)) return null;
	const target = words.slice(0, dateAt - 1).join(" ");
	return [
		["WARC-Type", /^https?:/i.test(target) ? "response" : "resource"],
		["WARC-Target-URI", target],
		["WARC-IP-Address", words[dateAt - 1]],
		["WARC-Date", arcDate(words[dateAt])],
		["Content-Type", words.slice(dateAt + 1, -1).join(" ")],
		["Content-Length", words.at(-1)]
	];
}
function readVersionLine(line) {
	const [target = "", ...words] = line.split(/ +/);
	const date = words.find((word) => /^\d{8,18}$/.test(word));
	const length = /^\d{1,15}$/.test(words.at(-1) ?? "") && words.at(-1) !== date ? words.at(-1) : null;
	return [
		["WARC-Type", "warcinfo"],
		["WARC-Target-URI", target],
		["WARC-IP-Address", words.find((word) => /^[\d.]+$/.test(word) && word.includes(".")) ?? "0.0.0.0"],
		...date === void 0 ? [] : [["WARC-Date", arcDate(date)]],
		["Content-Type", words.find((word) => word.includes("/")) ?? "text/plain"],
		...length === null ? [] : [["Content-Length", length]]
	];
}
function arcDate(digits) {
	const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?/.exec(digits) ?? [];
	return `${y}-${mo}-${d}T${h ?? "00"}:${mi ?? "00"}:${s ?? "00"}Z`;
}
/** Index after the first empty line, -1 when there is none; lines may end in LF, CRLF, and even CR CR LF. */
function findBlankLine(bytes) {
	for (let lf = bytes.indexOf(LF$2); lf >= 0; lf = bytes.indexOf(LF$2, lf + 1)) {
		let next = lf + 1;
		while (bytes[next] === CR$2) next++;
		if (bytes[next] === LF$2) return next + 1;
	}
	return -1;
}
function readFields(lines) {
	const fields = [];
	let malformedLines = 0;
	for (const line of lines) {
		if (line.trim() === "") continue;
		const colon = line.indexOf(":");
		if (/^[ \t]/.test(line) && fields.length > 0) fields.at(-1)[1] = `${fields.at(-1)[1]} ${line.trim()}`.trim();
		else if (colon > 0) fields.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
		else malformedLines++;
	}
	return {
		fields,
		malformedLines
	};
}
function decode(bytes) {
	const text = bytes.toString("utf8");
	return text.includes("�") ? bytes.toString("latin1") : text;
}
//#endregion
//#region src/store/warc/read/block-reader.ts
var PIECE_BYTES$1 = 1048576;
/** Reads a block once; what nobody read is passed over by {@link BlockReader.drain}. */
var BlockReader = class {
	#cursor;
	#bytes;
	#left;
	constructor(cursor, bytes) {
		this.#cursor = cursor;
		this.#bytes = bytes;
		this.#left = bytes;
	}
	/** Bytes that the length promised and the segment did not hold; known after the block was read. */
	get missingBytes() {
		return this.#left;
	}
	get readBytes() {
		return this.#bytes - this.#left;
	}
	async *[Symbol.asyncIterator]() {
		while (this.#left > 0) {
			const bytes = await this.#cursor.take(Math.min(this.#left, PIECE_BYTES$1));
			if (!bytes) return;
			this.#left -= bytes.length;
			yield bytes;
		}
	}
	async drain() {
		while (this.#left > 0) {
			const bytes = await this.#cursor.take(Math.min(this.#left, PIECE_BYTES$1));
			if (!bytes) return;
			this.#left -= bytes.length;
		}
	}
};
//#endregion
//#region src/store/warc/read/source-window.ts
var WINDOW = {
	first: 262144,
	most: 2097152
};
/** For those who read at somebody else's pace and may be many: what is read ahead is held until it is wanted. */
var NARROW_WINDOW = {
	first: 65536,
	most: 65536
};
/** A source seen through a window; whoever opened the source closes it. */
var SourceWindow = class {
	sizeBytes;
	#source;
	#start = 0;
	#buffer = Buffer.alloc(0);
	#bytes;
	#nextBytes;
	constructor(source, bytes = WINDOW) {
		this.#source = source;
		this.#bytes = bytes;
		this.#nextBytes = bytes.first;
		this.sizeBytes = source.sizeBytes;
	}
	/** Whether as little as possible shall be held at once. */
	get isNarrow() {
		return this.#bytes === NARROW_WINDOW;
	}
	/** At least `minBytes` from an offset on, more when they are at hand, fewer only at the source's end; a promise only where they have to be read. */
	at(offset, minBytes) {
		const end = this.#start + this.#buffer.length;
		return offset >= this.#start && (offset + minBytes <= end || end >= this.sizeBytes && offset <= end) ? this.#buffer.subarray(offset - this.#start) : this.#fill(offset, minBytes);
	}
	async #fill(offset, minBytes) {
		const isNext = offset > this.#start && offset <= this.#start + this.#buffer.length;
		this.#nextBytes = isNext ? Math.min(2 * this.#nextBytes, this.#bytes.most) : this.#bytes.first;
		const bytes = asBuffer(await this.#source.read(offset, Math.max(minBytes, this.#nextBytes)));
		this.#start = offset;
		this.#buffer = bytes;
		return bytes;
	}
};
//#endregion
//#region src/store/warc/read/next-record.ts
var MAX_CONVERTED_BYTES = 16777216;
var STEP_BYTES = 65536;
var MAX_SEPARATOR_BYTES = 16;
var LOOK_AHEAD_BYTES$1 = 32768;
var LF$1 = 10;
var CR$1 = 13;
/** Checks a declared length against what follows; where that lies too far ahead it has to be believed. */
async function blockExtent(cursor, head, format) {
	const declared = declaredLength(head);
	const probe = cursor.probeFor(declared ?? 0);
	if (!probe) return {
		bytes: declared ?? 0,
		problem: null
	};
	const start = cursor.position;
	if (declared !== null && await endsAt(probe, start, declared, format)) return {
		bytes: declared,
		problem: null
	};
	const next = await findNext(probe, start, format);
	const available = await trimSeparator(probe, start, next.at, format);
	if (declared === null) return {
		bytes: available,
		problem: "length-missing"
	};
	if (next.isRecord && next.at < start + declared) return {
		bytes: available,
		problem: "length-wrong"
	};
	if (declared > 0 && (await probe(start + declared - 1, 1)).length === 0) return shortExtent(probe, start, declared, head);
	const tail = await probe(start + declared, MAX_SEPARATOR_BYTES);
	if (/^(?:\r?\n){2}/.test(tail.toString("latin1", 0, 4))) return {
		bytes: declared,
		problem: null
	};
	return {
		bytes: available,
		problem: "length-wrong"
	};
}
async function shortExtent(probe, start, declared, head) {
	const short = {
		bytes: declared,
		problem: "short"
	};
	if (declared > MAX_CONVERTED_BYTES || head.hasCr && head.format !== "ARC/1") return short;
	const text = (await probe(start, declared)).toString("latin1");
	if (text.includes("\r\n") || head.format === "ARC/1" && !text.startsWith("HTTP/")) return short;
	const lineEnds = text.split("\n").length - 1;
	if (declared - text.length > lineEnds) return short;
	const separator = (head.format === "ARC/1" ? /\n$/ : /\n{1,2}$/).exec(text);
	return {
		bytes: text.length - (separator?.[0].length ?? 0),
		problem: "length-wrong"
	};
}
/** Moves the cursor to the next record, or to the segment's end; returns the bytes passed over. */
async function skipToRecord(cursor, format) {
	const start = cursor.position;
	const { probe } = cursor.segment;
	const target = probe ? (await findNext(probe, start + 1, format)).at : Number.MAX_SAFE_INTEGER;
	while (cursor.position < target && !(!probe && await atRecord(cursor, start, format))) {
		const bytes = await cursor.peek(STEP_BYTES);
		if (bytes.length === 0) break;
		cursor.skip(Math.min(bytes.length, target - cursor.position, probe ? bytes.length : lineLength(bytes)));
	}
	return cursor.position - start;
}
async function atRecord(cursor, start, format) {
	return cursor.position > start && isRecordStart(await cursor.peek(LOOK_AHEAD_BYTES$1), format);
}
function lineLength(bytes) {
	const lf = bytes.indexOf(LF$1);
	return lf < 0 ? bytes.length : lf + 1;
}
/** Passes over empty lines; returns how many line ends there were. */
function skipLineEnds(cursor) {
	const first = cursor.peek(1);
	if (first instanceof Promise) return first.then(() => skipMore(cursor, 0));
	const lines = skipThose(cursor, first);
	const rest = cursor.peek(1);
	if (rest instanceof Promise) return rest.then(() => skipMore(cursor, lines));
	return isLineEnd(rest[0]) ? skipMore(cursor, lines) : lines;
}
async function skipMore(cursor, before) {
	let lines = before;
	for (;;) {
		const bytes = await cursor.peek(1);
		if (!isLineEnd(bytes[0])) return lines;
		lines += skipThose(cursor, bytes);
	}
}
function skipThose(cursor, bytes) {
	let [length, lines] = [0, 0];
	for (; isLineEnd(bytes[length]); length++) if (bytes[length] === LF$1) lines++;
	cursor.skip(length);
	return lines;
}
function isLineEnd(byte) {
	return byte === CR$1 || byte === LF$1;
}
/** Whether a record begins at the start of these bytes. */
function isRecordStart(bytes, format) {
	if (isWarcStart(bytes)) return hasField(bytes);
	return format === "arc" && typeof readArcHead(bytes, true) !== "string";
}
function hasField(bytes) {
	return /^WARC\/\d+\.\d+[ \t]*\r*\n[\w-]+[ \t]*:/i.test(bytes.toString("latin1", 0, 128));
}
function isSureStart(bytes, format) {
	if (!isRecordStart(bytes, format)) return false;
	if (!isWarcStart(bytes)) return true;
	const head = readWarcHead(bytes, true);
	return typeof head !== "string" && headerValue(head.fields, "WARC-Type") !== null && headerValue(head.fields, "Content-Length") !== null;
}
async function endsAt(probe, start, declared, format) {
	const last = declared === 0 ? 0 : 1;
	const lookAhead = format === "arc" ? LOOK_AHEAD_BYTES$1 : 256;
	const bytes = await probe(start + declared - last, last + lookAhead);
	if (bytes.length < last) return false;
	const tail = bytes.subarray(last);
	const rest = tail.subarray(separatorLength(tail));
	return rest.length === 0 || isRecordStart(rest, format);
}
function separatorLength(bytes) {
	let length = 0;
	while (length < MAX_SEPARATOR_BYTES && (bytes[length] === CR$1 || bytes[length] === LF$1)) length++;
	return length;
}
async function findNext(probe, from, format) {
	let end = from;
	for (let position = from;; position += STEP_BYTES) {
		const bytes = await probe(position, 98304);
		if (bytes.length === 0) return {
			at: end,
			isRecord: false
		};
		end = position + bytes.length;
		const limit = Math.min(bytes.length, STEP_BYTES);
		for (let lf = position === from ? -1 : bytes.indexOf(LF$1); lf < limit; lf = bytes.indexOf(LF$1, lf + 1)) {
			if (isSureStart(bytes.subarray(lf + 1, lf + 1 + LOOK_AHEAD_BYTES$1), format)) return {
				at: position + lf + 1,
				isRecord: true
			};
			if (bytes.indexOf(LF$1, lf + 1) < 0) break;
		}
	}
}
async function trimSeparator(probe, start, next, format) {
	const from = Math.max(start, next - 4);
	const before = (await probe(from, next - from)).subarray(0, next - from).toString("latin1");
	const separator = (format === "arc" ? /\r?\n$/ : /(?:\r?\n){1,2}$/).exec(before);
	return next - start - (separator?.[0].length ?? 0);
}
//#endregion
//#region src/store/warc/read/joined-members.ts
/** As much of a member as shows whether a record begins with it. */
var START_BYTES = 4096;
var FIRST_WORD = "WARC/";
var LENGTH = /\nContent-Length: ?(\d{1,15})\r\n/i;
/** Two line ends, behind a head and behind a record. */
var SEPARATOR_BYTES = 4;
var LF = 10;
var CR = 13;
/** The member at an offset, with those after it that go on with its last record. */
async function joinedMembers(kind, window, offset) {
	const first = await kind.open(offset);
	if (first.probe === null) return new JoinedMembers(kind, window, first);
	const bytes = await first.probe(0, 1);
	if (first.damage || !isCutShort(bytes)) return first;
	const more = await continuation(kind, window, first.end);
	return more ? new JoinedMembers(kind, window, first, more) : first;
}
/** Whether the last record would go on behind these bytes. */
function isCutShort(bytes) {
	if (isOneRecord(bytes)) return false;
	for (let at = behindLineEnds(bytes, 0); at < bytes.length;) {
		const head = readWarcHead(at === 0 ? bytes : bytes.subarray(at), true);
		if (typeof head === "string") return head === "cut" || FIRST_WORD.startsWith(bytes.toString("latin1", at));
		at += head.headBytes + (declaredLength(head) ?? 0);
		if (at > bytes.length) return true;
		at = behindLineEnds(bytes, at);
	}
	return false;
}
function isOneRecord(bytes) {
	const headEnd = bytes.indexOf("\r\n\r\n");
	if (headEnd < 0) return false;
	const length = LENGTH.exec(bytes.toString("latin1", 0, headEnd + 2))?.[1];
	return length !== void 0 && headEnd + SEPARATOR_BYTES + Number(length) + SEPARATOR_BYTES === bytes.length;
}
function behindLineEnds(bytes, from) {
	let at = from;
	while (bytes[at] === CR || bytes[at] === LF) at++;
	return at;
}
function beginsRecord(bytes) {
	return isRecordStart(bytes.subarray(behindLineEnds(bytes, 0)), "arc");
}
/** The member at an offset when it is whole and begins no record. */
async function continuation(kind, window, offset) {
	for (let at = offset; at < window.sizeBytes;) {
		if (!kind.isStart(await window.at(at, 4))) return null;
		const member = await kind.open(at);
		if (member.probe === null) return streamedContinuation(member);
		if (member.damage) return null;
		const bytes = await member.probe(0, START_BYTES);
		if (bytes.length > 0) return beginsRecord(bytes) ? null : member;
		at = member.end;
	}
	return null;
}
async function streamedContinuation(member) {
	const start = await member.next();
	if (start === null || beginsRecord(start)) return null;
	const held = [start];
	return {
		offset: member.offset,
		coding: member.coding,
		probe: null,
		next: async () => held.shift() ?? member.next(),
		get end() {
			return member.end;
		},
		get damage() {
			return member.damage;
		}
	};
}
/** One member after the other, as long as the next one begins no record; of a long one that is known at its end. */
var JoinedMembers = class {
	offset;
	coding;
	probe = null;
	#kind;
	#window;
	#current;
	#following;
	isJoined;
	constructor(kind, window, first, following = null) {
		this.offset = first.offset;
		this.coding = first.coding;
		this.#kind = kind;
		this.#window = window;
		this.#current = first;
		this.#following = following;
		this.isJoined = following !== null;
	}
	get end() {
		return this.#current.end;
	}
	get damage() {
		return this.#current.damage;
	}
	async next() {
		for (;;) {
			const bytes = await this.#current.next();
			if (bytes !== null || this.#current.damage) return bytes;
			const more = this.#following ?? await continuation(this.#kind, this.#window, this.#current.end);
			this.#following = null;
			if (!more) return null;
			this.#current = more;
			this.isJoined = true;
		}
	}
};
//#endregion
//#region src/store/warc/read/segment.ts
/** A plain file from an offset on. */
function plainSegment(window, offset) {
	let position = offset;
	return {
		offset,
		coding: null,
		async next() {
			const bytes = await window.at(position, 1);
			position += bytes.length;
			return bytes.length === 0 ? null : bytes;
		},
		probe: (at, minBytes) => window.at(offset + at, minBytes),
		end: window.sizeBytes,
		damage: null
	};
}
/** How far ahead of its cursor a segment without random access is looked into. */
var LOOK_AHEAD_BYTES = 16777216;
/** Reads a segment through a small buffer of bytes not yet consumed. */
var SegmentCursor = class {
	segment;
	#buffer = Buffer.alloc(0);
	#position = 0;
	#ended = false;
	constructor(segment) {
		this.segment = segment;
	}
	/** Position of the next byte. */
	get position() {
		return this.#position;
	}
	/** Bytes at hand, at least `minBytes` unless the segment ends before; a promise only where they have to be fetched. */
	peek(minBytes) {
		return this.#buffer.length >= minBytes || this.#ended ? this.#buffer : this.#fetch(minBytes);
	}
	async #fetch(minBytes) {
		const pieces = this.#buffer.length === 0 ? [] : [this.#buffer];
		for (let atHand = this.#buffer.length; atHand < minBytes && !this.#ended;) {
			const bytes = await this.segment.next();
			if (bytes === null) this.#ended = true;
			else pieces.push(bytes);
			atHand += bytes?.length ?? 0;
		}
		this.#buffer = pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
		return this.#buffer;
	}
	/** Random access as far as a block of this length reaches: the segment's own, or a look ahead; `null` beyond that. */
	probeFor(blockBytes) {
		if (this.segment.probe) return this.segment.probe;
		return blockBytes <= LOOK_AHEAD_BYTES / 2 ? (at, minBytes) => this.#lookAhead(at, minBytes) : null;
	}
	async #lookAhead(position, minBytes) {
		const skipBytes = position - this.#position;
		if (skipBytes > LOOK_AHEAD_BYTES) return Buffer.alloc(0);
		const doubled = Math.min(2 * this.#buffer.length, LOOK_AHEAD_BYTES);
		const wanted = skipBytes + minBytes;
		return (await this.peek(wanted > this.#buffer.length ? Math.max(wanted, doubled) : wanted)).subarray(skipBytes);
	}
	/** Drops bytes that were at hand. */
	skip(bytes) {
		this.#buffer = this.#buffer.subarray(bytes);
		this.#position += bytes;
	}
	/** The next bytes up to a limit; `null` at the end. */
	async take(maxBytes) {
		const bytes = (await this.peek(1)).subarray(0, maxBytes);
		if (bytes.length === 0) return null;
		this.skip(bytes.length);
		return bytes;
	}
	/** Reads to the end, so that the segment's end and damage are known; gives up after a limit. */
	async drain(maxBytes) {
		let drained = 0;
		for (let bytes = await this.take(maxBytes); bytes && drained < maxBytes; bytes = await this.take(maxBytes)) drained += bytes.length;
		return drained;
	}
};
//#endregion
//#region src/formats/zstd/decode-frame.ts
/** What a frame holds, up to a limit; the frame must be all there is. */
function decodeFrame(bytes, mostBytes, dictionary) {
	const head = isZstdFrame(bytes) ? readFrameHead(bytes) : null;
	if (!head) throw new ZstdDamage("it is no Zstandard frame");
	const decoder = new FrameDecoder(head, dictionary ?? null);
	const pieces = [];
	let [at, total, isLast] = [
		head.headBytes,
		0,
		false
	];
	while (!isLast) {
		const block = readBlockHead(within(bytes, at, 3), decoder.mostBlockBytes);
		const piece = decoder.decode(block, within(bytes, at + 3, block.storedBytes));
		pieces.push(piece);
		at += 3 + block.storedBytes;
		isLast = block.isLast;
		if ((total += piece.length) > mostBytes) throw new ZstdDamage(`more than ${mostBytes} bytes`, "too-large");
	}
	decoder.finish();
	const checksum = decoder.checksum();
	if (checksum !== null && checksum !== littleEndian(within(bytes, at, 4), 0, 4)) throw new ZstdDamage("it does not match its checksum");
	return Buffer.concat(pieces);
}
function within(bytes, at, count) {
	if (at + count > bytes.length) throw new ZstdDamage("a frame is cut");
	return bytes.subarray(at, at + count);
}
//#endregion
//#region src/formats/zstd/dictionary.ts
var MAGIC$1 = 3962610743;
/** Reads a dictionary; bytes that are none are refused. */
function readDictionary(bytes) {
	if (bytes.length < 8 || littleEndian(bytes, 0, 4) !== MAGIC$1) throw new ZstdDamage("it is no Zstandard dictionary", "dictionary");
	const padded = new Uint8Array(bytes.length + 8);
	padded.set(bytes);
	const tree = readHuffmanTable(padded, 8, bytes.length);
	let at = tree.end;
	const table = ({ limits }) => {
		const read = readFseTable(padded, at, bytes.length, limits);
		at = read.end;
		return read.table;
	};
	const [offsets, matchLengths, literalLengths] = [
		table(OFFSETS),
		table(MATCH_LENGTHS),
		table(LITERAL_LENGTHS)
	];
	const content = bytes.subarray(at + 12);
	const repeats = [
		0,
		0,
		0
	];
	for (const i of [
		0,
		1,
		2
	]) repeats[i] = littleEndian(bytes, at + 4 * i, 4);
	if (at + 12 > bytes.length || repeats.some((offset) => offset === 0 || offset > content.length)) throw new ZstdDamage("the dictionary's offsets lead out of it", "dictionary");
	return {
		id: littleEndian(bytes, 4, 4),
		tree: tree.table,
		offsets,
		matchLengths,
		literalLengths,
		repeats,
		content
	};
}
//#endregion
//#region src/store/warc/read/zstd-frames.ts
/** Dictionaries up to this, as they lie there and decompressed; WARC-zstd 1.0 asks for no more. */
var MOST_DICTIONARY_BYTES = 8388608;
var MAGIC = Buffer.from("28b52ffd", "hex");
var BLOCK_HEAD_BYTES = 3;
var CHECKSUM_BYTES = 4;
/** The frames of one file. */
var ZstdFrames = class {
	coding = "zstd";
	#window;
	#dictionary = null;
	#isBegun = false;
	constructor(window) {
		this.#window = window;
	}
	isStart(bytes) {
		return isZstdFrame(bytes) || isSkippableFrame(bytes);
	}
	indexIn(bytes, from) {
		return bytes.indexOf(MAGIC, from);
	}
	async open(offset) {
		const start = await this.#window.at(offset, 8);
		if (isSkippableFrame(start)) return this.#passOver(offset, start);
		if (!this.#isBegun && offset > 0) await this.#readFirst();
		this.#isBegun = true;
		return this.#frame(offset);
	}
	async #readFirst() {
		const start = await this.#window.at(0, 8);
		if (isSkippableFrame(start)) await this.#passOver(0, start);
	}
	/** Nothing of a skippable frame is content; one is the dictionary of those behind it. */
	async #passOver(offset, start) {
		this.#isBegun = true;
		const end = offset + 8 + skippableBytes(start);
		const damage = start.length < 8 || end > this.#window.sizeBytes ? truncation("the file ends inside a frame that is to be passed over") : isDictionaryFrame(start) ? await this.#takeDictionary(offset + 8, end) : null;
		return memorySegment(Buffer.alloc(0), "zstd", {
			offset,
			end: Math.min(end, this.#window.sizeBytes),
			damage
		});
	}
	async #takeDictionary(start, end) {
		this.#dictionary = null;
		try {
			const sizeBytes = end - start;
			if (sizeBytes > MOST_DICTIONARY_BYTES) throw new ZstdDamage(`more than ${MOST_DICTIONARY_BYTES} bytes`);
			const bytes = (await this.#window.at(start, sizeBytes)).subarray(0, sizeBytes);
			this.#dictionary = readDictionary(isZstdFrame(bytes) ? decodeFrame(bytes, MOST_DICTIONARY_BYTES) : bytes);
			return null;
		} catch (error) {
			if (!(error instanceof ZstdDamage)) throw error;
			return {
				code: "zstd-dictionary",
				message: `the dictionary cannot be read: ${error.message}`
			};
		}
	}
	async #frame(offset) {
		const reader = new FrameReader(this.#window, offset, this.#dictionary);
		const pieces = [];
		const mostBytes = this.#window.isNarrow ? 1 : MAX_OUTPUT_AT_ONCE;
		for (let bytes = 0; bytes < mostBytes;) {
			const piece = await reader.next();
			if (piece === null) return memorySegment(joined(pieces), "zstd", reader);
			pieces.push(piece);
			bytes += piece.length;
		}
		return streamed(reader, pieces);
	}
};
function joined(pieces) {
	return pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
}
function streamed(reader, first) {
	return {
		offset: reader.offset,
		coding: "zstd",
		probe: null,
		get end() {
			return reader.end;
		},
		get damage() {
			return reader.damage;
		},
		next: async () => first.shift() ?? reader.next()
	};
}
/** Blocks pulled from the file one by one; what is wrong with the frame is told when it has been read. */
var FrameReader = class {
	offset;
	#window;
	#dictionary;
	#decoder = null;
	#isDone = false;
	#sizeBytes = 0;
	end;
	damage = null;
	constructor(window, offset, dictionary) {
		this.#window = window;
		this.#dictionary = dictionary;
		this.offset = offset;
		this.end = offset;
	}
	async next() {
		try {
			while (!this.#isDone) {
				this.#decoder ??= await this.#begin();
				const bytes = await this.#block(this.#decoder);
				if (bytes.length > 0) return bytes;
			}
		} catch (error) {
			if (!(error instanceof ZstdDamage)) throw error;
			this.#stop(damageOf(error));
		}
		return null;
	}
	async #begin() {
		const head = readFrameHead(await this.#window.at(this.end, 18));
		if (!head) throw new Cut("frame's head");
		this.end += head.headBytes;
		try {
			return new FrameDecoder(head, this.#dictionary);
		} catch (error) {
			await this.#passBlocks(head);
			throw error;
		}
	}
	async #passBlocks({ hasChecksum }) {
		for (let isLast = false; !isLast;) {
			const block = readBlockHead(await this.#take(BLOCK_HEAD_BYTES, "block's head"), MOST_BLOCK_BYTES);
			await this.#take(block.storedBytes, "block");
			isLast = block.isLast;
		}
		if (hasChecksum) await this.#take(CHECKSUM_BYTES, "checksum");
	}
	async #block(decoder) {
		const head = readBlockHead(await this.#take(BLOCK_HEAD_BYTES, "block's head"), decoder.mostBlockBytes);
		const bytes = decoder.decode(head, await this.#take(head.storedBytes, "block"));
		this.#sizeBytes += bytes.length;
		if (head.isLast) await this.#finish(decoder);
		else if (isBomb(this.#sizeBytes, this.end - this.offset)) throw new ZstdDamage("far more than its compressed size", "bomb");
		return bytes;
	}
	async #finish(decoder) {
		decoder.finish();
		const checksum = decoder.checksum();
		this.#isDone = true;
		if (checksum === null) return;
		const stored = await this.#window.at(this.end, CHECKSUM_BYTES);
		if (stored.length < CHECKSUM_BYTES) return this.#stop(truncation("the file ends inside a Zstandard checksum"));
		this.end += CHECKSUM_BYTES;
		if (littleEndian(stored, 0, CHECKSUM_BYTES) !== checksum) this.damage = {
			code: "zstd-checksum",
			message: "decompressed data does not match the frame's checksum"
		};
	}
	async #take(bytes, what) {
		const taken = (await this.#window.at(this.end, bytes)).subarray(0, bytes);
		if (taken.length < bytes) throw new Cut(what);
		this.end += bytes;
		return taken;
	}
	#stop(damage) {
		this.#isDone = true;
		this.damage = damage;
		if (damage.code === "truncated") this.end = this.#window.sizeBytes;
	}
};
/** The file ends inside a part of a frame. */
var Cut = class extends ZstdDamage {
	constructor(what) {
		super(`the file ends inside a Zstandard ${what}`);
	}
};
var CODES = {
	damaged: "zstd-damaged",
	dictionary: "zstd-dictionary",
	"too-large": "zstd-too-large",
	bomb: "zstd-bomb"
};
function damageOf(error) {
	if (error instanceof Cut) return truncation(error.message);
	return {
		code: CODES[error.kind],
		message: `compressed data cannot be read (${error.message})`
	};
}
function truncation(message) {
	return {
		code: "truncated",
		message
	};
}
//#endregion
//#region src/store/warc/read/members.ts
var SEARCH_BYTES = 65536;
var MAGIC_BYTES = 4;
/** Damage behind which the next member may have been read as part of this one. */
var HIDING = /* @__PURE__ */ new Set([
	"truncated",
	"gzip-damaged",
	"zstd-damaged"
]);
/** Members of whatever kind a file has. */
var Members = class {
	#window;
	#kinds;
	/** What was last seen: others are looked for behind its damage. */
	#kind;
	constructor(window) {
		this.#window = window;
		const gzip = new GzipMembers(window);
		this.#kinds = [gzip, new ZstdFrames(window)];
		this.#kind = gzip;
	}
	/** The member that begins at an offset, with those that go on with its record; `null` when none does. */
	async at(offset) {
		const kind = this.#kindOf(await this.#window.at(offset, MAGIC_BYTES));
		if (!kind) return null;
		this.#kind = kind;
		return joinedMembers(kind, this.#window, offset);
	}
	async mayHideOthers({ damage, end }) {
		if (damage === null) return false;
		if (damage.code !== "gzip-checksum") return HIDING.has(damage.code);
		return !this.#kindOf(await this.#window.at(end, MAGIC_BYTES));
	}
	/** Where the next member begins that holds a record; where the file ends when there is none. */
	async find(from, format) {
		for (let offset = from; offset < this.#window.sizeBytes;) {
			const bytes = await this.#window.at(offset, SEARCH_BYTES);
			for (let i = this.#kind.indexIn(bytes, 0); i >= 0; i = this.#kind.indexIn(bytes, i + 1)) if (this.#kind.isStart(bytes.subarray(i)) && await this.#holdsRecord(offset + i, format)) return offset + i;
			offset += Math.max(1, bytes.length - 3);
		}
		return this.#window.sizeBytes;
	}
	async #holdsRecord(offset, format) {
		return isRecordStart(await new SegmentCursor(await this.#kind.open(offset)).peek(4096), format);
	}
	#kindOf(bytes) {
		return this.#kinds.find((kind) => kind.isStart(bytes));
	}
};
//#endregion
//#region src/store/warc/read/warc-reader.ts
/** All records and findings of a source, in order, from the beginning of a record on; findings carry the name. */
function readWarc(source, name, offset = 0, window) {
	return new WarcFileReader(new SourceWindow(source, window), name).items(offset);
}
var SHARED = {
	gzip: ["gzip-whole-file", "several records in one gzip member"],
	zstd: ["zstd-whole-file", "several records in one Zstandard frame"]
};
var WarcFileReader = class {
	#window;
	#members;
	#name;
	#format = null;
	#recordsSeen = 0;
	#saidWholeFile = false;
	constructor(window, name) {
		this.#window = window;
		this.#members = new Members(window);
		this.#name = name;
	}
	async *items(from) {
		for (let offset = from; offset < this.#window.sizeBytes;) {
			const segment = await this.#segmentAt(offset);
			if (segment) {
				yield* this.#segmentItems(new SegmentCursor(segment));
				if (!await this.#members.mayHideOthers(segment)) {
					offset = Math.max(segment.end, offset + 1);
					continue;
				}
				offset++;
			}
			const next = await this.#members.find(offset, this.#expected);
			if (!segment) yield this.#finding(offset, "junk", `${next - offset} bytes that belong to no record`);
			offset = next;
		}
		if (this.#recordsSeen === 0 && this.#window.sizeBytes > 0) yield this.#finding(from, "not-warc", "no WARC or ARC record in the file");
	}
	async #segmentAt(offset) {
		const member = await this.#members.at(offset);
		if (member) return member;
		return offset === 0 || await this.#plainRecordAt(offset) ? plainSegment(this.#window, offset) : null;
	}
	async #plainRecordAt(offset) {
		return isRecordStart(await this.#window.at(offset, MAX_HEAD_BYTES), this.#expected);
	}
	/** Until a record was seen, the file may be of either kind. */
	get #expected() {
		return this.#format ?? "arc";
	}
	async *#segmentItems(cursor) {
		const { segment } = cursor;
		const isJoined = segment.isJoined === true;
		if (isJoined) yield* this.#splitRecord(segment);
		let records = 0;
		for (;;) {
			await skipLineEnds(cursor);
			if ((await cursor.peek(1)).length === 0) break;
			const head = await this.#readHead(cursor);
			if (typeof head === "string") {
				yield* this.#passJunk(cursor, head);
				continue;
			}
			this.#format ??= head.format.startsWith("ARC") ? "arc" : "warc";
			this.#recordsSeen++;
			if (++records === 2 && segment.coding !== null && !this.#saidWholeFile) {
				this.#saidWholeFile = true;
				yield this.#finding(segment.offset, ...SHARED[segment.coding]);
			}
			const begun = await this.#beginRecord(cursor, head);
			yield {
				kind: "record",
				record: begun.record
			};
			await begun.block.drain();
			for (const item of await this.#endOf(cursor, begun, records === 1)) yield item;
		}
		const { damage } = segment;
		if (segment.isJoined && !isJoined) yield* this.#splitRecord(segment);
		if (damage) yield this.#finding(segment.offset, damage.code, damage.message);
	}
	*#splitRecord({ offset, coding }) {
		if (coding === "gzip") yield this.#finding(offset, "gzip-split-record", "a record in several gzip members");
	}
	async #readHead(cursor) {
		for (let bytes = 4096;; bytes *= 4) {
			const peeked = await cursor.peek(bytes);
			const isAll = peeked.length < bytes;
			let head = readWarcHead(peeked, isAll);
			if (head === "none" && this.#format !== "warc") head = readArcHead(peeked, isAll);
			if (head !== "more") return head;
		}
	}
	async *#passJunk(cursor, problem) {
		const offset = this.#placeOf(cursor);
		const skipped = await skipToRecord(cursor, this.#expected);
		if (cursor.segment.damage) return;
		const code = problem === "too-long" ? "head-too-long" : problem === "cut" ? "truncated" : "junk";
		yield this.#finding(offset, code, `${skipped} bytes passed over: ${junkReason(problem)}`);
	}
	async #beginRecord(cursor, head) {
		const offset = this.#placeOf(cursor);
		const start = cursor.position;
		cursor.skip(head.headBytes);
		const extent = await blockExtent(cursor, head, this.#expected);
		const block = new BlockReader(cursor, extent.bytes);
		const blockBytes = knownBytes(cursor, extent);
		return {
			head,
			record: {
				...toldRecord(head, {
					offset,
					coding: cursor.segment.coding,
					blockBytes
				}),
				block
			},
			block,
			extent,
			start
		};
	}
	async #endOf(cursor, begun, isFirst) {
		const { head, record, block, extent, start } = begun;
		const { offset } = record;
		const end = cursor.position;
		const separatorLines = await skipLineEnds(cursor);
		const isLast = (await cursor.peek(1)).length === 0;
		const isPacked = cursor.segment.coding !== null;
		const isTorn = isLast && isTearing(cursor.segment);
		const isSplit = isLast && cursor.segment.isJoined === true;
		const items = headFindings(head).map(([code, message]) => this.#finding(offset, code, message));
		const problem = isTorn ? null : blockProblem(head, extent, block, isPacked) ?? separatorProblem(isSplit ? 2 : separatorLines, isLast && !isPacked && head.format !== "ARC/1");
		if (problem) items.push(this.#finding(offset, ...problem));
		items.push({
			kind: "end",
			record,
			length: isPacked ? sharedOrWhole(cursor.segment, isFirst && isLast) : end - start,
			isWhole: !isTorn && problem?.[0] !== "truncated"
		});
		return items;
	}
	#placeOf(cursor) {
		return cursor.segment.coding !== null ? cursor.segment.offset : cursor.segment.offset + cursor.position;
	}
	#finding(offset, code, message) {
		return {
			kind: "finding",
			finding: {
				file: this.#name,
				offset,
				code,
				message
			}
		};
	}
};
function knownBytes(cursor, { bytes, problem }) {
	return cursor.probeFor(bytes) && problem !== "short" ? bytes : null;
}
function isTearing({ damage }) {
	return damage !== null && damage.code !== "gzip-checksum" && damage.code !== "zstd-checksum";
}
function sharedOrWhole(segment, isAlone) {
	return isAlone ? segment.end - segment.offset : null;
}
function blockProblem(head, extent, block, isPacked) {
	const declared = declaredLength(head);
	if (declared === null) return ["length-missing", "Content-Length is missing or no number"];
	if (block.missingBytes > 0 && !isPacked) return ["truncated", `the file ends ${block.missingBytes} bytes before the record does`];
	if (block.readBytes !== declared || extent.problem !== null) return ["length-wrong", `Content-Length says ${declared} bytes, ${block.readBytes} are there`];
	return null;
}
function separatorProblem(lineEnds, endsPlainFile) {
	if (lineEnds >= (endsPlainFile ? 2 : 1)) return null;
	return ["separator", "no empty line after the record"];
}
function junkReason(problem) {
	if (problem === "too-long") return `a head longer than ${MAX_HEAD_BYTES} bytes`;
	return problem === "cut" ? "the file ends inside a record's head" : "they belong to no record";
}
/** A record as its head tells of it. */
function toldRecord(head, { offset, coding, blockBytes }) {
	const field = (name) => headerValue(head.fields, name);
	return {
		offset,
		coding,
		blockBytes,
		format: head.format,
		type: (field("WARC-Type") ?? "unknown").toLowerCase(),
		id: field("WARC-Record-ID"),
		date: recordDate(field("WARC-Date") ?? ""),
		target: targetOf(head),
		fields: head.fields,
		field
	};
}
//#endregion
//#region src/store/warc/read/record-at-once.ts
/** Two line ends stand behind a record (WARC 1.1 section 4). */
var SEPARATOR = Buffer.from("\r\n\r\n");
/** Reads the bytes as one whole record of a file at an offset; `null` where they are anything else. */
function recordAtOnce(bytes, offset) {
	const content = inflatedMember(bytes);
	const head = content && readWarcHead(content, true);
	if (!content || !head || typeof head === "string") return null;
	const blockBytes = declaredLength(head);
	if (blockBytes === null) return null;
	const end = head.headBytes + blockBytes;
	if (content.length !== end + SEPARATOR.length || content.compare(SEPARATOR, 0, SEPARATOR.length, end) !== 0) return null;
	return {
		record: toldRecord(head, {
			offset,
			coding: "gzip",
			blockBytes
		}),
		block: content.subarray(head.headBytes, end)
	};
}
//#endregion
//#region src/store/warc/read/record-at.ts
/** Larger blocks are not taken into memory. */
var MAX_BLOCK_BYTES$1 = 536870912;
/** Longer blocks are read in pieces; the first one holds any HTTP head that is taken. */
var FIRST_BYTES = 1048576;
/** Reads the block of the record at a place whole; refuses one that is cut or too large. */
async function readBlockAt(blobs, place) {
	return withBlob(blobs, place.file, async (source) => {
		const { first, isAll } = await firstPart(source, place, MAX_BLOCK_BYTES$1);
		if (!isAll) throw tooLarge(place);
		return first;
	});
}
/** Reads the record at a place as far as memory allows; refuses one that is cut. */
async function openRecordAt(blobs, place) {
	return withBlob(blobs, place.file, async (source) => {
		const { record, first, isAll } = await firstPart(source, place, FIRST_BYTES);
		const pieces = () => eachOfBlob(blobs, place.file, (again) => blockPieces(again, place));
		return {
			...record,
			first,
			pieces: isAll ? null : pieces
		};
	});
}
async function firstPart(source, place, mostBytes) {
	const { file, offset, length } = place;
	const isHinted = length !== void 0 && length > 0 && length < FIRST_BYTES;
	let found = null;
	if (isHinted) {
		const bytes = asBuffer(await source.read(offset, length));
		const once = recordAtOnce(bytes, offset);
		if (once && once.block.length < mostBytes) return {
			record: once.record,
			first: once.block,
			isAll: true
		};
		found = await firstOf(nothingBut(bytes, offset), place, mostBytes);
	}
	if (found === null || found === "cut") found = await firstOf(source, place, mostBytes);
	if (found === "cut") throw isCut(place);
	if (found === null) throw new FormatError("no record begins here", file, offset);
	return found;
}
async function firstOf(source, place, mostBytes) {
	let first = null;
	for await (const item of readWarc(source, place.file, place.offset)) {
		if (item.kind === "record") {
			first = await upTo(item.record.block, mostBytes);
			if (first.length >= mostBytes) return {
				record: item.record,
				first,
				isAll: false
			};
		}
		if (item.kind !== "end") continue;
		if (!item.isWhole || !first) return "cut";
		return {
			record: item.record,
			first,
			isAll: true
		};
	}
	return null;
}
/** A source of which only these bytes are to be had. */
function nothingBut(bytes, from) {
	return {
		sizeBytes: from + bytes.length,
		read: (offset, lengthBytes) => bytes.subarray(offset - from, offset - from + lengthBytes)
	};
}
async function upTo(block, mostBytes) {
	const pieces = [];
	let bytes = 0;
	for await (const piece of block) {
		bytes += piece.length;
		pieces.push(piece);
		if (bytes >= mostBytes) break;
	}
	return pieces.length === 1 ? pieces[0] : Buffer.concat(pieces);
}
async function* blockPieces(source, place) {
	for await (const item of readWarc(source, place.file, place.offset, NARROW_WINDOW)) {
		if (item.kind === "record") yield* item.record.block;
		if (item.kind !== "end") continue;
		if (!item.isWhole) throw isCut(place);
		return;
	}
}
/** A block's bytes in one piece, up to a limit. */
function readBlock({ block, offset }, file) {
	return inOnePiece(block, {
		file,
		offset
	});
}
/** The same of a block read from elsewhere, with the place to be named when it is too large. */
async function inOnePiece(block, place) {
	const bytes = await upTo(block, 536870913);
	if (bytes.length > MAX_BLOCK_BYTES$1) throw tooLarge(place);
	return bytes;
}
function isCut({ file, offset }) {
	return new FormatError("the record is cut", file, offset);
}
function tooLarge({ file, offset }) {
	return new FormatError("the record is too large to be read whole", file, offset);
}
//#endregion
//#region src/store/cdxj/stored-response.ts
/** Reads the response that an entry points to, whole. */
async function readStored(blobs, index, entry) {
	return {
		entry,
		httpBytes: await wholeBlock(await openStored(blobs, index, entry), entry)
	};
}
/** Opens the response that an entry points to, of any length. */
async function openStored(blobs, index, entry) {
	const record = await openEntry(blobs, entry);
	const isRevisit = record.type === "revisit";
	const original = isRevisit ? await requireOriginal(blobs, index, record) : record;
	if (original.type === "resource") return responseOf(original);
	return truthful(isRevisit ? revisited(record, original) : record, bodyBytesOf(original));
}
/** A resource record holds the content alone: it is shown as an answer that says no more than that. */
async function asResponse(record, place) {
	return wholeBlock(responseOf(record), place);
}
function responseOf({ first, pieces, field }) {
	const type = (field("Content-Type") ?? "application/octet-stream").replaceAll(/[^\x20-\x7e]/g, "");
	const head = Buffer.from(`HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${field("Content-Length")}\r\n\r\n`, "latin1");
	return {
		first: Buffer.concat([head, first]),
		pieces: pieces && (() => withHead(head, pieces(), 0))
	};
}
/** By the record's own length, whatever the head says. */
function bodyBytesOf({ first, field }) {
	const head = parseResponseHead(first);
	return Number(field("Content-Length")) - (head.ok ? head.headerEnd : 0);
}
/** A head that is true of its body; of a long one by what the record's length and its beginning tell. */
function truthful({ first, pieces }, bodyBytes) {
	if (pieces === null) return {
		first: asBuffer(asStored(first)),
		pieces
	};
	const mended = mendedHead(first, bodyBytes);
	if (mended === null) return {
		first,
		pieces
	};
	const { head, headerEnd } = mended;
	return {
		first: Buffer.concat([head, first.subarray(headerEnd)]),
		pieces: () => withHead(head, pieces(), headerEnd)
	};
}
/** The response at a place as the crawl received it, of any length: a 304 stays one. */
async function openReceived(blobs, index, place) {
	const record = await openEntry(blobs, place);
	if (record.type !== "revisit") return record;
	const head = parseResponseHead(record.first);
	return head.ok && head.status === 304 ? record : resolved(blobs, index, record);
}
async function openEntry(blobs, entry) {
	checkInside(entry.file);
	const record = await openRecordAt(blobs, entry);
	if (record.target !== entry.url) throw new StoreError("ARCHIVE_BROKEN", `${entry.file} at byte ${entry.offset} does not hold ${entry.url}: rebuild the indexes (isochron reindex)`);
	return record;
}
/** A block in one piece; the place is named when it is too large. */
async function wholeBlock({ first, pieces }, { file, offset }) {
	return pieces ? inOnePiece(pieces(), {
		file,
		offset
	}) : first;
}
async function resolved(blobs, index, revisit) {
	return revisited(revisit, await requireOriginal(blobs, index, revisit));
}
async function requireOriginal(blobs, index, revisit) {
	const original = await findOriginal(blobs, index, revisit);
	if (original) return original;
	throw new StoreError("NOT_FOUND", `the original of the revisit of ${revisit.target} is not in the archive`);
}
function checkInside(file) {
	try {
		requireKey(file);
	} catch (cause) {
		throw new StoreError("ARCHIVE_BROKEN", `the index names a file outside the archive: ${file}`, { cause });
	}
}
/** The response that a revisit refers to, as far as the index knows it. */
async function findOriginal(blobs, index, revisit) {
	const id = revisit.field("WARC-Refers-To");
	const target = revisit.field("WARC-Refers-To-Target-URI") ?? revisit.target ?? "";
	const date = parseIso(revisit.field("WARC-Refers-To-Date") ?? "");
	const digest = revisit.field("WARC-Payload-Digest");
	const candidates = (await index.entriesOf(surt(target))).filter((entry) => entry.recordType !== "revisit");
	const rank = (entry) => (entry.url === target ? 0 : 4) + (entry.at === date ? 0 : 2) + (entry.digest === digest ? 0 : 1);
	for (const entry of candidates.sort((a, b) => rank(a) - rank(b) || b.at - a.at)) {
		const isSame = digest !== null && entry.digest === digest;
		if (id === null && !isSame && entry.at !== date) continue;
		const record = await openEntry(blobs, entry);
		if (id === null || record.id === id) return record;
	}
	const same = candidates.find((entry) => digest !== null && entry.digest === digest);
	return same ? openEntry(blobs, same) : null;
}
var FRAMING = /^(?:transfer-encoding|content-length)[ \t]*:/i;
/** The revisit's own head with the original's body; how the body is framed is the original's affair. */
function revisited(revisit, original) {
	const head = parseResponseHead(revisit.first);
	const whole = parseResponseHead(original.first);
	const isNotModified = revisit.field("WARC-Profile")?.endsWith("/server-not-modified") ?? false;
	if (!head.ok || !whole.ok || isNotModified || head.status === 304) return original;
	const own = headLines(revisit.first, head.headerEnd).filter((line) => !FRAMING.test(line));
	const framing = headLines(original.first, whole.headerEnd).filter((line) => FRAMING.test(line));
	const ownHead = Buffer.from([
		...own,
		...framing,
		"",
		""
	].join("\r\n"), "latin1");
	const { pieces } = original;
	return {
		first: Buffer.concat([ownHead, original.first.subarray(whole.headerEnd)]),
		pieces: pieces && (() => withHead(ownHead, pieces(), whole.headerEnd))
	};
}
async function* withHead(head, pieces, headerEnd) {
	yield head;
	let skipBytes = headerEnd;
	for await (const piece of pieces) {
		const skipped = Math.min(skipBytes, piece.length);
		skipBytes -= skipped;
		yield piece.subarray(skipped);
	}
}
function headLines(block, end) {
	return block.toString("latin1", 0, end).trimEnd().split(/\r?\n/);
}
//#endregion
//#region src/store/cdxj/query.ts
/** How far a URL reaches. */
var CDX_MATCHES = [
	"exact",
	"prefix",
	"host",
	"domain"
];
/** Entries in order of key and time, or nearest first; of the lines only those given out are read whole. */
async function* queryIndex(index, query) {
	const { closest, limit = Number.POSITIVE_INFINITY } = query;
	if (closest !== void 0) {
		const found = index.linesOf(prefixesOf(query));
		const lines = inSpan(index, query, found instanceof Promise ? await found : found);
		for (const { line } of nearestFirst(lines, closest).slice(0, limit)) yield index.entryOf(line);
		return;
	}
	let given = 0;
	for await (const lines of index.linesWith(prefixesOf(query))) for (const { line } of inSpan(index, query, lines)) {
		if (given++ >= limit) return;
		yield index.entryOf(line);
	}
}
/** The beginnings that lines must have, in byte order. */
function prefixesOf({ url, match = "exact" }) {
	if (match === "all") return [""];
	const key = surt(url);
	switch (match) {
		case "exact": return [`${key} `];
		case "prefix": return [/[^/]\/$/.test(url) && !key.endsWith("/") ? `${key}/` : key];
		case "host": return [surtHostPrefix(hostOf(url), "host")];
		case "domain": {
			const domain = surtHostPrefix(hostOf(url), "domain");
			return [
				`${domain})`,
				`${domain},`,
				`${domain}:`
			];
		}
	}
}
function hostOf(url) {
	const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#]+)/i.exec(url.trim())?.[1];
	if (host === void 0) throw new UsageError("BAD_INPUT", `no host in ${JSON.stringify(url)}`);
	return host;
}
function inSpan(index, query, lines) {
	const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = query;
	return lines.map((line) => ({
		line,
		at: instantOf(line) ?? index.entryOf(line).at
	})).filter(({ at }) => at >= from && at <= to);
}
function nearestFirst(lines, at) {
	return lines.sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at) || a.at - b.at);
}
//#endregion
//#region src/store/cdxj/walk.ts
/** The entries of a stretch, some at a time. */
async function* walkIndex(index, walk) {
	const { from, before } = walk;
	for await (const lines of index.linesWith(prefixesOf(walk), from)) {
		const own = before === void 0 ? lines : lines.filter((line) => line < before);
		yield own.map((line) => index.entryOf(line));
		if (own.length < lines.length) return;
	}
}
/** The marks inside a stretch, in order; that of its first line, which cuts off nothing, is none. */
async function* marksIn(index, walk) {
	const prefixes = prefixesOf(walk);
	const first = await firstLine(index.linesWith(prefixes));
	if (first === null) return;
	for (const prefix of prefixes) for await (const marks of index.marksBehind(prefix)) {
		yield marks.filter((mark) => mark.startsWith(prefix) && mark > first);
		if (!(marks.at(-1) ?? prefix).startsWith(prefix)) break;
	}
}
async function firstLine(batches) {
	for await (const [line] of batches) if (line !== void 0) return line;
	return null;
}
//#endregion
//#region src/store/archive/layout.ts
/** The catalog of all captures. */
var CATALOG_FILE = "catalog.sqlite";
/** What a mirror of a cluster knows of its objects. */
var MIRROR_FILE = "mirror.sqlite";
/** The words of all pages, beside the catalog. */
var SEARCH_FILE = "search.sqlite";
/** `warcs/<site>/<capture>-NNNNN.warc.gz`. */
function warcFileName(site, captureId, number) {
	return `warcs/${siteFolder(site)}/${captureId}-${String(number).padStart(5, "0")}.warc.gz`;
}
/** `indexes/<site>.cdxj`. */
function indexFileName(site) {
	return `indexes/${siteFolder(site)}.cdxj`;
}
/** `captures/<capture>`. */
function captureFolder(captureId) {
	return `captures/${captureId}`;
}
/** What may lie in a capture's folder: results, and what seals them (docs/certificate.md). */
var CAPTURE_FILES = [
	"report.json",
	"report.html",
	"certificate.json",
	"testimony.json",
	"seal.json",
	"seal.p7s",
	"start.json",
	"start.tsr",
	"end.tsr",
	"removals.json"
];
/** What lies there for this machine alone: no package takes it along, and none brings it. */
var OWN_FILES = [
	"asked.json",
	"check-replay.json",
	"notes.json"
];
/** Where all descriptions lie. */
var DESCRIPTIONS = "descriptions";
/** `descriptions/sites/<site>` or `descriptions/captures/<capture>`. */
function describedFolder(of) {
	const name = of.kind === "site" ? siteFolder(of.site) : of.capture;
	return `${DESCRIPTIONS}/${of.kind}s/${name}`;
}
/** `captures/<capture>/control.json`. */
function controlFileName(captureId) {
	return `${captureFolder(captureId)}/control.json`;
}
/** A site's name as a file name on any system, one to one; `host:port` stays readable as `host+port`. */
function siteFolder(site) {
	return site.replaceAll(/[^A-Za-z0-9.:-]/gu, (c) => [...Buffer.from(c)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")).replaceAll(":", "+").replace(/^\./, "%2e").replace(/\.$/, "%2e");
}
/** The site's name of a folder that {@link siteFolder} made. */
function siteOfFolder(folder) {
	return folder.replaceAll("+", ":").replaceAll(/(?:%[0-9a-f]{2})+/g, (run) => Buffer.from(run.replaceAll("%", ""), "hex").toString("utf8"));
}
/** All WARC files of an archive, relative to it, in order. */
async function warcFilesIn(blobs) {
	return (await blobs.list("warcs/")).map(({ key }) => key).filter((key) => /^warcs\/[^/]+\/[^/]+\.warc(?:\.gz)?$/.test(key));
}
//#endregion
//#region src/store/archive/modified-at.ts
/** Epoch milliseconds; minus infinity of a file that is not there yet, or no more: it tells no time. */
function modifiedAt(path) {
	return stat(path).then(({ mtimeMs }) => mtimeMs, () => -Infinity);
}
//#endregion
//#region src/store/cdxj/sorted-runs.ts
/** So much is sorted at once: some eight thousand lines. */
var RUN_BYTES = 2097152;
/** After so many runs they grow: all of them are open while they are merged. */
var RUNS_OF_A_SIZE = 64;
/** Takes lines in any order and gives them back in sorted sources. */
var SortedRuns = class {
	#fs;
	#prefix;
	#runBytes;
	#paths = [];
	#lines = [];
	#waitingBytes = 0;
	sizeBytes = 0;
	/** Temporary files are named after `prefix`; what a killed process leaves in `indexes` is removed at the next start. */
	constructor(fs, prefix, runBytes = RUN_BYTES) {
		this.#fs = fs;
		this.#prefix = prefix;
		this.#runBytes = runBytes;
	}
	/** Takes a line; a promise only when a run is full and has to be written. */
	add(line) {
		this.#lines.push(line);
		this.sizeBytes += line.length + 1;
		this.#waitingBytes += line.length + 1;
		const fullBytes = this.#runBytes * (1 + Math.floor(this.#paths.length / RUNS_OF_A_SIZE));
		return this.#waitingBytes < fullBytes ? void 0 : this.#spill();
	}
	/** Sorted sources of all lines. */
	sources() {
		return [...this.#paths.map(linesOfRun), [sorted(this.#lines)]];
	}
	/** Forgets all lines. */
	async remove() {
		this.#lines = [];
		for (const path of this.#paths.splice(0)) await this.#fs.remove(path);
	}
	async #spill() {
		const path = `${this.#prefix}.run${this.#paths.length}.tmp`;
		const lines = sorted(this.#lines);
		[this.#lines, this.#waitingBytes] = [[], 0];
		await this.#fs.makeDirectory(dirname(path));
		await this.#fs.remove(path);
		const file = await this.#fs.open(path, "wx");
		this.#paths.push(path);
		try {
			for await (const bytes of asBytes([lines])) await file.write(bytes);
		} finally {
			await file.close();
		}
	}
};
function linesOfRun(path) {
	return eachOfFile(path, (source) => lineBatches(source, path));
}
/** Lines are ASCII: the order of their UTF-16 code units is byte order. */
function sorted(lines) {
	return lines.sort((a, b) => a < b ? -1 : a > b ? 1 : 0);
}
//#endregion
//#region src/store/cdxj/write-zipnum.ts
/** A look-up decompresses one block: small ones keep it quick, and cost a third in size. */
var LINES_PER_BLOCK = 32;
var BLOCKS_PER_WRITE = 256;
/** Writes `x.idx`, one line `key<TAB>part<TAB>offset<TAB>length<TAB>number` per block, and `part.cdxj.gz`. */
async function writeZipNum(blobs, indexKey, batches, { fs, prefix }) {
	const old = await partsOf(blobs, indexKey);
	const number = 1 + Math.max(0, ...old.map((one) => one.number));
	const part = `${indexKey.slice(indexKey.lastIndexOf("/") + 1).replace(/\.idx$/, "")}~${number}`;
	const writer = new BlockWriter(part);
	const waiting = `${prefix}.lines.tmp`;
	await fs.makeDirectory(dirname(waiting));
	await fs.remove(waiting);
	const lines = await fs.open(waiting, "wx");
	try {
		try {
			const data = writer.blocksOf(batches, (text) => lines.write(Buffer.from(text, "latin1")));
			await blobs.put(partKey(indexKey, part), data);
		} finally {
			await lines.close();
		}
		await blobs.put(indexKey, eachOfFile(waiting, bytesOf));
	} finally {
		await fs.remove(waiting);
	}
	for (const { key } of old) await blobs.delete(key);
	return {
		lines: writer.lines,
		blocks: writer.blocks
	};
}
/** Removes a compressed index, its block index first. */
async function removeZipNum(blobs, indexKey) {
	await blobs.delete(indexKey);
	for (const { key } of await partsOf(blobs, indexKey)) await blobs.delete(key);
}
/** Data files of a folder that no block index names: left by a process that was killed. */
async function orphanedParts(blobs, folder) {
	const keys = (await blobs.list(`${folder}/`)).map(({ key }) => key);
	const named = /* @__PURE__ */ new Set();
	for (const key of keys.filter((one) => one.endsWith(".idx"))) {
		const reader = await blobs.open(key);
		if (!reader) continue;
		const blocks = new SortedFile(reader, key);
		const part = await partNamedBy(blocks).finally(() => blocks.close());
		if (part !== null) named.add(partKey(key, part));
	}
	return keys.filter((key) => /~\d+\.cdxj\.gz$/.test(key) && !named.has(key));
}
/** Data files that belong to a block index, now or before. */
async function partsOf(blobs, indexKey) {
	const prefix = `${indexKey.replace(/\.idx$/, "")}~`;
	return (await blobs.list(prefix)).flatMap(({ key }) => {
		const number = /^(\d+)\.cdxj\.gz$/.exec(key.slice(prefix.length))?.[1];
		return number === void 0 ? [] : [{
			key,
			number: Number(number)
		}];
	});
}
var BlockWriter = class {
	#part;
	#offset = 0;
	lines = 0;
	blocks = 0;
	constructor(part) {
		this.#part = part;
	}
	async *blocksOf(batches, writeIndex) {
		for await (const lines of inBlocks(batches, LINES_PER_BLOCK * BLOCKS_PER_WRITE)) {
			const blocks = [];
			let index = "";
			for (let i = 0; i < lines.length; i += LINES_PER_BLOCK) {
				const block = lines.slice(i, i + LINES_PER_BLOCK);
				const bytes = gzipSync(Buffer.from(`${block.join("\n")}\n`, "latin1"));
				index += `${[
					keyOf$2(block[0]),
					this.#part,
					this.#offset,
					bytes.length,
					++this.blocks
				].join("	")}\n`;
				this.#offset += bytes.length;
				this.lines += block.length;
				blocks.push(bytes);
			}
			await writeIndex(index);
			yield Buffer.concat(blocks);
		}
	}
};
async function* inBlocks(batches, linesPerBlock) {
	let block = [];
	for await (const lines of batches) for (const line of lines) {
		block.push(line);
		if (block.length < linesPerBlock) continue;
		yield block;
		block = [];
	}
	if (block.length > 0) yield block;
}
function keyOf$2(line) {
	return line.split(" ", 2).join(" ");
}
//#endregion
//#region src/store/cdxj/build-index.ts
/** Beyond this size of its lines an index is kept in compressed blocks (ZipNum): some four million lines. */
var LARGE_INDEX_BYTES = 1e9;
/**
* Merges entries, and runs of lines that were sorted before, into an index; lines it has already are not doubled.
* The runs are gone afterwards.
*/
async function mergeIntoIndex(target, entries, sorted = []) {
	await buildIndex(target, entries, {
		...await oldIndex(target),
		sorted
	});
}
/** Puts a new index of these entries in the place of an old one, if any. */
async function replaceIndex(target, entries) {
	await buildIndex(target, entries, {
		...NONE,
		sorted: []
	});
}
var NONE = {
	batches: [],
	sizeBytes: 0,
	close: () => void 0
};
async function oldIndex({ blobs, key }) {
	const blocks = await openZipNum(blobs, blockIndexOf(key));
	if (blocks) return {
		batches: [blocks.batches()],
		sizeBytes: Number.POSITIVE_INFINITY,
		close: () => blocks.close()
	};
	const plain = await blobs.open(key);
	if (!plain) return NONE;
	const { sizeBytes } = plain;
	return {
		batches: [sortedLineBatches(plain, key)],
		sizeBytes,
		close: () => plain.close()
	};
}
/** `x.idx` of `x.cdxj`. */
function blockIndexOf(key) {
	return `${key.replace(/\.cdxj$/, "")}.idx`;
}
async function buildIndex({ blobs, key, temporary, largeBytes = LARGE_INDEX_BYTES }, entries, { batches, sizeBytes, close, sorted }) {
	const fresh = new SortedRuns(temporary.fs, temporary.prefix);
	const runs = [...sorted, fresh];
	try {
		for await (const entry of entries) {
			const spilling = fresh.add(formatLine(entry));
			if (spilling) await spilling;
		}
		const lines = mergeSorted([...batches, ...runs.flatMap((run) => run.sources())]);
		if (runs.reduce((sum, run) => sum + run.sizeBytes, sizeBytes) > largeBytes) {
			await writeZipNum(blobs, blockIndexOf(key), lines, temporary);
			await blobs.delete(key);
		} else {
			await blobs.put(key, asBytes(lines));
			await removeZipNum(blobs, blockIndexOf(key));
		}
	} catch (error) {
		throw storeFailure(error, "indexing", key);
	} finally {
		close();
		for (const run of runs) await run.remove();
	}
}
//#endregion
//#region src/formats/urls/request-query.ts
/** Longer bodies are looked up by their beginning. */
var MOST_QUERY_CHARS = 4096;
/** Deeper structures are cut off: whoever reads them must not run out of stack. */
var DEEPEST = 64;
/** The URL itself for a GET; otherwise with `__wb_method=…&` and the body as a query. */
function requestKeyUrl(url, request) {
	if (request.method === "GET") return url;
	return `${url}${url.includes("?") ? "&" : "?"}__wb_method=${request.method}&${decoded(bodyQuery(request))}`;
}
/** The body as a query, as it also stands in an index line. */
function bodyQuery({ contentType, body }) {
	const text = Buffer.from(body).toString("utf8");
	return queryOf(contentType.split(";", 1)[0].trim().toLowerCase(), text, {
		contentType,
		body
	}).slice(0, MOST_QUERY_CHARS);
}
function queryOf(mime, text, { contentType, body }) {
	const json = mime === "application/json" || mime === "text/plain" ? parsed$1(text) : void 0;
	if (mime === "application/x-www-form-urlencoded") return text;
	if (mime === "application/json") return flattened(json);
	if (mime === "text/plain" && json !== void 0) return flattened(json);
	if (mime === "multipart/form-data") return formFields(text, contentType);
	return `__wb_post_data=${Buffer.from(body).toString("base64")}`;
}
/** Every value of a JSON document under its own name; a name that comes again gets a number. */
function flattened(json) {
	const query = new URLSearchParams();
	const seen = /* @__PURE__ */ new Map();
	const add = (value, key, depth) => {
		if (depth > DEEPEST) return;
		if (Array.isArray(value)) for (const one of value) add(one, key, depth + 1);
		else if (typeof value === "object" && value !== null) for (const [name, one] of Object.entries(value)) add(one, name, depth + 1);
		else if (value !== "") query.set(freeKey(query, seen, key), String(value));
	};
	if (json !== void 0) add(json, "", 0);
	return query.toString();
}
function freeKey(query, seen, key) {
	if (!query.has(key)) return key;
	const number = (seen.get(key) ?? 1) + 1;
	seen.set(key, number);
	return `${key}.${number}_`;
}
function formFields(text, contentType) {
	const query = new URLSearchParams();
	const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
	if (boundary === void 0) return "";
	for (const part of text.split(boundary)) {
		const [, name, value] = /name="([^"]+)"\r\n\r\n(.*)/i.exec(part) ?? [];
		if (name !== void 0) query.set(name, value ?? "");
	}
	return query.toString();
}
function parsed$1(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** A query that is no URI text is left out, as the others do. */
function decoded(query) {
	try {
		return decodeURI(query);
	} catch {
		return "";
	}
}
//#endregion
//#region src/store/warc/read/paired-records.ts
/** Of a longer request only this much is looked at. */
var MAX_REQUEST_BYTES = 65536;
/** All records but requests, each with its request, in order. */
async function* pairedRecords(items, { read, onFinding, onItem }) {
	const pairing = new Pairing();
	let current = null;
	for await (const item of items) {
		const heard = onItem?.(item);
		if (heard) await heard;
		if (item.kind === "finding") onFinding?.(item.finding);
		else if (item.kind === "record") current = item.record.type === "request" ? { held: {
			record: item.record,
			request: await requestIn(item.record)
		} } : { read: await read(item.record) };
		else {
			const paired = current && pairing.take(item, current);
			if (paired) yield paired;
		}
	}
	const last = pairing.rest();
	if (last) yield last;
}
/** The last record waits for the request behind it, and the last request for the record behind it. */
var Pairing = class {
	#before = null;
	#waiting = null;
	/** Takes what was read to its end; the record that waits for nothing more, if there is one. */
	take(end, current) {
		return "held" in current ? this.#takeRequest(current.held) : this.#takeAnswer(end, current.read);
	}
	#takeRequest(held) {
		const waiting = this.#waiting;
		const isAnswered = waiting !== null && waiting.request === null && belong(waiting.record, held.record);
		[this.#waiting, this.#before] = [null, isAnswered ? null : held];
		return waiting && (isAnswered ? {
			...waiting,
			request: held.request
		} : waiting);
	}
	#takeAnswer(end, read) {
		const done = this.rest();
		const { record, length, isWhole } = end;
		const before = this.#before;
		const request = before && belong(record, before.record) ? before.request : null;
		this.#waiting = {
			record,
			length,
			isWhole,
			request,
			read
		};
		return done;
	}
	rest() {
		const waiting = this.#waiting;
		this.#waiting = null;
		return waiting;
	}
};
function belong(answer, request) {
	if (answer.type === "metadata" || answer.target !== request.target) return false;
	const named = [answer.field("WARC-Concurrent-To"), request.field("WARC-Concurrent-To")];
	if (named.every((id) => id === null)) return true;
	return named[0] === request.id || named[1] === answer.id || named[0] !== null && named[0] === named[1];
}
async function requestIn(record) {
	const pieces = [];
	let bytes = 0;
	for await (const piece of record.block) {
		pieces.push(piece.subarray(0, MAX_REQUEST_BYTES - bytes));
		bytes += piece.length;
		if (bytes >= MAX_REQUEST_BYTES) break;
	}
	return recordedRequest(pieces.length === 1 ? pieces[0] : Buffer.concat(pieces));
}
/** The request in a block, or in its first part. */
function recordedRequest(block) {
	const parsed = parseHttpRequest(block);
	if (!parsed.ok) return null;
	const { method, body } = parsed;
	return {
		method,
		contentType: parsed.header("content-type") ?? "",
		body,
		bytes: block
	};
}
//#endregion
//#region src/store/warc/record.ts
/** Stands on records that are not what was sent and received, and says what of them is masked (section 5.1 allows it). */
var MASKED_FIELD = "Isochron-Masked";
/** Whether the record can be made in one piece. */
function isWhole(draft) {
	return draft.block instanceof Uint8Array;
}
/** Size of the record's block. */
function blockBytes({ block }) {
	return block instanceof Uint8Array ? block.length : block.sizeBytes;
}
/** A fresh WARC-Record-ID, as it stands in the header, with its angle brackets. */
function newRecordId() {
	return `<urn:uuid:${randomUUID()}>`;
}
var RECORD_END = Buffer.from("\r\n\r\n");
/** The record's bytes before compression: head, block, two empty lines (section 4). */
function encodeRecord(draft) {
	const head = headOf(draft, sha256Digest(draft.block));
	const headBytes = Buffer.byteLength(head);
	const record = Buffer.allocUnsafe(headBytes + draft.block.length + RECORD_END.length);
	record.write(head, 0);
	record.set(draft.block, headBytes);
	record.set(RECORD_END, headBytes + draft.block.length);
	return record;
}
/** The same bytes in pieces, for a block of any size. */
async function* recordPieces(draft) {
	if (isWhole(draft)) {
		yield encodeRecord(draft);
		return;
	}
	yield Buffer.from(headOf(draft, draft.block.digest));
	yield* draft.block.read();
	yield RECORD_END;
}
function headOf(draft, blockDigest) {
	let head = `WARC/1.1\r\nWARC-Type: ${draft.type}\r\n`;
	head += `WARC-Record-ID: ${oneLine(draft.id)}\r\nWARC-Date: ${toIso(draft.date)}\r\n`;
	for (const [name, value] of draft.fields) head += `${name}: ${oneLine(value)}\r\n`;
	head += `WARC-Block-Digest: ${blockDigest}\r\n`;
	if (draft.contentType !== null) head += `Content-Type: ${oneLine(draft.contentType)}\r\n`;
	return `${head}Content-Length: ${blockBytes(draft)}\r\n\r\n`;
}
/** `application/warc-fields`: one `name: value` per line; line breaks and backslashes are escaped by a backslash. */
function encodeWarcFields(fields) {
	let lines = "";
	for (const [name, value] of Object.entries(fields)) lines += `${checkName(name)}: ${escapeValue(value)}\r\n`;
	return Buffer.from(lines);
}
/** Reads what {@link encodeWarcFields} wrote, and warc-fields of others; of equal names the last one counts. */
function decodeWarcFields(bytes) {
	const fields = {};
	for (const line of Buffer.from(bytes).toString("utf8").split(/\r?\n/)) {
		const colon = line.indexOf(":");
		if (colon > 0) fields[line.slice(0, colon).trim()] = unescapeValue(line.slice(colon + 1).trim());
	}
	return fields;
}
function checkName(name) {
	if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) throw new RangeError(`not a field name: ${JSON.stringify(name)}`);
	return name;
}
function escapeValue(value) {
	if (!/[\\\r\n]|^\s|\s$/.test(value)) return value;
	return value.replace(/[\\\r\n]/g, (c) => c === "\\" ? "\\\\" : c === "\r" ? "\\r" : "\\n").replace(/^\s|\s$/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
function unescapeValue(value) {
	return value.replace(/\\(?:u([0-9a-f]{4})|([\\rn]))/g, (_, hex, c) => {
		if (hex !== void 0) return String.fromCharCode(Number.parseInt(hex, 16));
		return c === "r" ? "\r" : c === "n" ? "\n" : "\\";
	});
}
function oneLine(value) {
	return /[\r\n]/.test(value) ? value.replace(/[\r\n]+/g, " ") : value;
}
//#endregion
//#region src/store/warc/check/labelled-digest.ts
var ALGORITHMS = {
	md5: "md5",
	sha1: "sha1",
	sha256: "sha256",
	sha384: "sha384",
	sha512: "sha512"
};
var BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Reads `label:value`; `null` when the label is none we know. A value of no known form matches nothing. */
function parseDigest(text) {
	const [, label = "", value = ""] = /^([\w-]+)[:=](\S+)$/.exec(text.trim()) ?? [];
	const algorithm = ALGORITHMS[label.toLowerCase().replace("-", "")];
	if (algorithm === void 0) return null;
	const bytes = createHash(algorithm).digest().length;
	return {
		algorithm,
		hex: decodeDigest(value, bytes) ?? ""
	};
}
function decodeDigest(value, bytes) {
	const bare = value.replace(/=+$/, "");
	if (bare.length === bytes * 2) return /^[0-9a-f]+$/i.test(bare) ? bare.toLowerCase() : null;
	if (bare.length === Math.ceil(bytes * 8 / 5)) return decodeBase32(bare)?.toString("hex") ?? null;
	if (bare.length === Math.ceil(bytes * 8 / 6) && /^[\w+/-]+$/.test(bare)) return Buffer.from(bare, "base64").toString("hex");
	return null;
}
/** Whether the bytes hashed so far have this digest. */
function matches(digest, hash) {
	return hash.copy().digest("hex") === digest.hex;
}
function decodeBase32(text) {
	const bytes = [];
	let bits = 0;
	let value = 0;
	for (const char of text.toUpperCase()) {
		const digit = BASE32.indexOf(char);
		if (digit < 0) return null;
		value = (value << 5 | digit) & 4095;
		bits += 5;
		if (bits < 8) continue;
		bits -= 8;
		bytes.push(value >> bits & 255);
	}
	return Buffer.from(bytes);
}
/** Bytes in base32, as crawlers write SHA-1 (RFC 4648 section 6). */
function base32(bytes) {
	let text = "";
	let [bits, value] = [0, 0];
	for (const byte of bytes) {
		value = (value << 8 | byte) & 65535;
		for (bits += 8; bits >= 5; bits -= 5) text += BASE32[value >> bits - 5 & 31];
	}
	return bits > 0 ? text + BASE32[value << 5 - bits & 31] : text;
}
//#endregion
//#region src/store/cdxj/index-entries.ts
/** Enough of a block for any HTTP head that the parser takes. */
var HEAD_BYTES = 266240;
/** Of a longer block without a digest none is made: it would have to be held whole. */
var MAX_DIGESTED_BYTES = 67108864;
/** Entries of the responses, revisits and resources of a WARC file; `onFinding` hears what is wrong with it, `onBlock` how responses begin. */
async function* indexEntries(source, file, onFinding, onBlock) {
	const read = (record) => draftOf(record, onBlock);
	const reading = {
		read,
		onFinding
	};
	for await (const { length, isWhole, request, read } of pairedRecords(readWarc(source, file), reading)) if (read && isWhole && length !== null) yield entryOf(read, {
		file,
		length,
		request
	});
}
/** The entry of a record at its place; what answers anything but a GET is found by its request too. */
function entryOf(draft, { file, length, request }) {
	const { url } = draft;
	if (request === null || request.method === "GET") return {
		...draft,
		surt: surt(url),
		file,
		length
	};
	const [method, requestBody] = [request.method, bodyQuery(request)];
	return {
		...draft,
		surt: surt(requestKeyUrl(url, request)),
		file,
		length,
		method,
		requestBody
	};
}
/** Reads as much of a record's block as its entry needs; `null` for a record that replay does not show. */
async function draftOf(record, onBlock) {
	const { type, target } = record;
	if (type !== "response" && type !== "revisit" && type !== "resource" || target === null) return null;
	if (record.field("Isochron-Masked") !== null) return null;
	const isDigested = type === "revisit" || record.field("WARC-Payload-Digest") !== null;
	const block = await headBytes(record.block, isDigested ? HEAD_BYTES : MAX_DIGESTED_BYTES);
	if (type === "response") onBlock?.(record.offset, block);
	return draftFrom(record, block);
}
/** The same from a block, or its first part, that is at hand. */
function draftFrom(record, block) {
	const { type, date, offset } = record;
	const http = type === "resource" ? null : responseHead(block);
	const mime = http ? mediaType(http.header("content-type")) : mediaType(record.field("Content-Type"));
	return {
		at: date ?? dateOfHead(http),
		url: record.target,
		offset,
		status: http?.status ?? null,
		digest: record.field("WARC-Payload-Digest") ?? computedDigest(record, block),
		mime: type === "revisit" ? null : mime,
		recordType: type
	};
}
function responseHead(block) {
	const head = parseResponseHead(block);
	return head.ok ? head : null;
}
/** A record without a date is found all the same: by its server's clock, or at the beginning of time. */
function dateOfHead(http) {
	return parseHttpDate(http?.header("date") ?? "") ?? instant(0);
}
/** As crawlers write it: SHA-1 of the body without its transfer coding, in base32; of a body that is cut there is none. */
function computedDigest(record, block) {
	if (record.type === "revisit" || block.length >= MAX_DIGESTED_BYTES) return null;
	if (record.field("WARC-Truncated") !== null) return null;
	const parsed = record.type === "resource" ? null : parseHttpResponse(asStored(block));
	const payload = parsed?.ok ? parsed.body : block;
	return `sha1:${base32(createHash("sha1").update(payload).digest())}`;
}
/** As much of a response as its head can take, or more when asked for. */
async function headBytes(pieces, mostBytes = HEAD_BYTES) {
	const taken = [];
	let bytes = 0;
	for await (const piece of pieces) {
		taken.push(piece);
		bytes += piece.length;
		if (bytes >= mostBytes) break;
	}
	const [only] = taken;
	return taken.length === 1 && Buffer.isBuffer(only) ? only : Buffer.concat(taken);
}
//#endregion
//#region src/formats/run-records/fields.ts
var MAX_ROWS = 1e3;
var MAX_CHARACTERS = 262144;
/** Rows as JSON lists, each short enough for one record. */
function* batches(rows) {
	let items = [];
	let characters = 0;
	for (const row of rows) {
		const item = rowJson(row);
		if (items.length >= MAX_ROWS || items.length > 0 && characters + item.length > MAX_CHARACTERS) {
			yield {
				json: `[${items.join(",")}]`,
				count: items.length
			};
			[items, characters] = [[], 0];
		}
		items.push(item);
		characters += item.length;
	}
	if (items.length > 0) yield {
		json: `[${items.join(",")}]`,
		count: items.length
	};
}
/** A row whose texts may have been cut within a character: a strict reader would take none of it. */
function rowJson(row) {
	const json = JSON.stringify(row);
	if (!/\\ud[89a-f]/.test(json)) return json;
	return JSON.stringify(row, (_, value) => typeof value === "string" ? wellFormed(value) : value);
}
/** The value of a field of JSON, when it is there and has the shape. */
function readJson(text, is) {
	const value = parsed(text);
	return is(value) ? value : null;
}
/** The value of a field of JSON, of any shape; `undefined` when there is none. */
function parsed(text) {
	if (text === void 0) return void 0;
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** A whole number in digits. */
function wholeNumber(text) {
	return text !== void 0 && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
/** A number as JavaScript prints it. */
function anyNumber(text) {
	const value = text !== void 0 && /^-?\d{1,25}(\.\d{1,25})?(e[+-]\d{1,3})?$/.test(text) ? Number(text) : NaN;
	return Number.isFinite(value) ? value : null;
}
//#endregion
//#region src/formats/run-records/shapes.ts
var LAST_INSTANT = 864e13;
/** Any text. */
var isText = (value) => typeof value === "string";
/** True or false. */
var isFlag = (value) => typeof value === "boolean";
/** A number that can be calculated with. */
var isNumber = (value) => Number.isFinite(value);
/** How many, or the place in an order. */
var isCount = (value) => Number.isSafeInteger(value) && value >= 0;
/** An instant of a capture: none was made before 1970. */
var isTime = (value) => isCount(value) && value <= LAST_INSTANT;
/** An instant that others name, of any age. */
var isDate = (value) => Number.isSafeInteger(value) && Math.abs(value) <= LAST_INSTANT;
/** A URL as the crawl writes it, normalised. */
var isPageUrl = isPageUrl$1;
/** Text of bounded length. */
function isTextUpTo(most) {
	return (value) => isText(value) && value.length <= most;
}
/** One of a few words. */
function isOneOf(words) {
	return (value) => words.includes(value);
}
/** What a page is to the site. */
var isPageKind = isOneOf([
	"document",
	"requisite",
	"other"
]);
/** How far a page has come. */
var isFrontierState = isOneOf([
	"known",
	"visited",
	"failed",
	"refused",
	"skipped"
]);
/** The shape, or nothing. */
function orNull(is) {
	return (value) => value === null || is(value);
}
/** A list whose every member has the shape. */
function isListOf(is, most = Infinity) {
	return (value) => Array.isArray(value) && value.length <= most && value.every(is);
}
/** A list of so many members, each with the shape of its place. */
function isRow(...members) {
	return (value) => Array.isArray(value) && value.length === members.length && members.every((is, place) => is(value[place]));
}
/** The members that are there, and no others; `null` when one of them has another shape. */
function membersOf(value, members) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
	const said = value;
	const taken = {};
	for (const name of Object.keys(members)) {
		if (!Object.hasOwn(said, name)) continue;
		if (!members[name](said[name])) return null;
		taken[name] = said[name];
	}
	return taken;
}
/** All members; `null` when one is missing or has another shape. */
function wholeOf(value, members) {
	const taken = membersOf(value, members);
	return taken !== null && Object.keys(members).every((name) => Object.hasOwn(taken, name)) ? taken : null;
}
//#endregion
//#region src/formats/run-records/frontier-record.ts
/** Pages whose places follow each other from `first` on, as many records as they need. */
function* frontierRecords(pages, first) {
	let seq = first;
	for (const { json, count } of batches(rowsOf$1(pages))) {
		yield {
			fields: {
				"isochron-frontier": String(seq),
				pages: json
			},
			count
		};
		seq += count;
	}
}
/** The pages of one record, with their places. */
function readFrontierRecord(fields) {
	const first = wholeNumber(fields["isochron-frontier"]);
	const rows = readJson(fields["pages"], isPageRows);
	if (first === null || rows === null) return null;
	return rows.map(([url, kind, depth, via, late, state = "known", reason = null, hint = null], i) => {
		const page = {
			url,
			kind,
			depth,
			via,
			late,
			state,
			reason,
			seq: first + i
		};
		return hint ? {
			...page,
			hint
		} : page;
	});
}
/** What only some pages have stands at the end. */
function* rowsOf$1(pages) {
	for (const { url, kind, depth, via, late, state, reason, hint } of pages) {
		const row = [
			url,
			kind,
			depth,
			via,
			late
		];
		yield state === "known" && !hint ? row : [
			...row,
			state,
			reason,
			hint ?? null
		];
	}
}
var HINT = {
	changeFreq: orNull(isOneOf(CHANGE_FREQS)),
	lastModified: orNull(isDate),
	source: isOneOf([
		"sitemap",
		"feed",
		"oai"
	])
};
var isHint = (value) => wholeOf(value, HINT) !== null;
var SHORT = [
	isPageUrl,
	isPageKind,
	isCount,
	orNull(isPageUrl),
	isFlag
];
var isShortRow = isRow(...SHORT);
var isLongRow = isRow(...SHORT, isFrontierState, orNull(isText), orNull(isHint));
var isPageRows = isListOf((row) => isShortRow(row) || isLongRow(row));
//#endregion
//#region src/formats/run-records/refusal-record.ts
/** More than a crawl writes of one shape: files may come from elsewhere. */
var MOST_HASHES = 1e5;
var MOST_EXAMPLES = 10;
var LONGEST_TEXT = 1e3;
/** Refusals in order, as many records as they need. */
function* refusalRecords(shapes) {
	for (const { json, count } of batches(rowsOf(shapes))) yield {
		fields: { "isochron-refusals": json },
		count
	};
}
/** The refusals that any of a capture's own records tells. */
function readRefusalRecord(fields) {
	const rows = readJson(fields["isochron-refusals"], isRefusalRows);
	return rows && rows.map(([code, shape, hashes, examples]) => ({
		code,
		shape,
		hashes,
		examples
	}));
}
function* rowsOf(shapes) {
	for (const { code, shape, hashes, examples } of shapes) yield [
		code,
		shape,
		hashes,
		examples
	];
}
var isCode = (value) => isText(value) && Object.hasOwn(REFUSALS, value);
var isShortText = isTextUpTo(LONGEST_TEXT);
var isRefusalRows = isListOf(isRow(isCode, isShortText, isListOf(isCount, MOST_HASHES), isListOf(isShortText, MOST_EXAMPLES)));
//#endregion
//#region src/formats/run-records/state-record.ts
/** States in the order they were reached, as many records as they need. */
function* stateRecords(states) {
	for (const { json, count } of batches(states.map(({ url, state, reason }) => [
		url,
		state,
		reason
	]))) yield {
		fields: { "isochron-states": json },
		count
	};
}
/** The states of one record. */
function readStateRecord(fields) {
	const rows = readJson(fields["isochron-states"], isStateRows);
	return rows && rows.map(([url, state, reason]) => ({
		url,
		state,
		reason
	}));
}
var isStateRows = isListOf(isRow(isPageUrl, isFrontierState, orNull(isText)));
//#endregion
//#region src/formats/run-records/requisites-record.ts
/** A list as records that go before the look, and as fields of the look. */
function requisitesRecords(document, requisites) {
	const parts = [...batches(requisites)];
	const last = parts.pop();
	return {
		before: parts.map(({ json }, part) => ({
			"isochron-requisites": json,
			document,
			part: String(part)
		})),
		beside: last === void 0 ? {} : { requisites: last.json }
	};
}
/** A part that goes before the look. */
function readRequisitesRecord(fields) {
	const { document } = fields;
	const part = wholeNumber(fields["part"]);
	const requisites = readJson(fields["isochron-requisites"], isUrls);
	return part === null || requisites === null || !isPageUrl(document) ? null : {
		document,
		part,
		requisites
	};
}
/** The last part, or all, beside the look itself. */
function readLookRequisites(fields) {
	return readJson(fields["requisites"], isUrls) ?? [];
}
var isUrls = isListOf(isPageUrl);
//#endregion
//#region src/formats/run-records/rendering-record.ts
/** More than any page is let to ask for. */
var MOST_PARTS = 1e4;
/** The rendering as it is written when it is over. */
function renderingRecord(rendering) {
	return { "isochron-rendering": JSON.stringify(rendering) };
}
/** What is told of a rendering. */
function readRenderingRecord(fields) {
	return readJson(fields["isochron-rendering"], isRendering);
}
var OPEN = {
	kind: isTextUpTo(64),
	url: isText,
	detail: isText
};
var isOpenPart = (value) => wholeOf(value, OPEN) !== null;
var isDigest = (value) => isText(value) && /^sha-256:[0-9a-f]{64}$/.test(value);
var STEP = {
	place: isTextUpTo(64),
	step: isText,
	end: isTextUpTo(64),
	requests: isListOf(isText, MOST_PARTS),
	wentTo: orNull(isText),
	textDigest: isDigest,
	pictures: isListOf(isTextUpTo(64), MOST_PARTS)
};
var areSteps = isListOf((value) => wholeOf(value, STEP) !== null, MOST_PARTS);
var RENDERING = {
	document: isPageUrl,
	renderedBy: isText,
	at: isTime,
	failure: orNull(isText),
	requests: isListOf(isPageUrl, MOST_PARTS),
	open: isListOf(isOpenPart, MOST_PARTS),
	isClosed: isFlag,
	doubts: isListOf(isText, MOST_PARTS),
	textDigest: orNull(isDigest),
	title: isText,
	language: isText
};
var isRendering = (value) => {
	if (wholeOf(value, RENDERING) === null) return false;
	const { steps } = value;
	return steps === void 0 || areSteps(steps);
};
//#endregion
//#region src/formats/run-records/capture-record.ts
/** The fields by which a warcinfo record names its capture. */
function captureFields(capture) {
	return {
		isPartOf: capture.id,
		"isochron-capture": JSON.stringify(capture)
	};
}
/** The capture that a warcinfo record belongs to. */
function readCaptureFields(fields) {
	const said = parsed(fields["isochron-capture"]);
	const capture = wholeOf(Object.assign({
		runs: [],
		cookies: []
	}, said), CAPTURE);
	if (capture === null) return null;
	const { runs = [], cookies = [], ...rest } = capture;
	return {
		...rest,
		...runs.length > 0 && { runs },
		...cookies.length > 0 && { cookies }
	};
}
/** A change of the capture itself: its phase, t*, its end. */
function changeRecord(patch) {
	return { "isochron-change": JSON.stringify(patch) };
}
/** What changes by a record. */
function readChangeRecord(fields) {
	return membersOf(parsed(fields["isochron-change"]), CHANGE);
}
/** Settings are a few levels deep; whoever writes or compares them must not run out of stack. */
var DEEPEST_SETTING = 32;
/** More than any capture is interrupted. */
var MOST_RUNS = 1e4;
var RUN = {
	startedAt: isTime,
	by: isTextUpTo(200),
	boundMs: orNull(isCount),
	bootId: orNull(isTextUpTo(100)),
	uptimeMs: orNull(isCount),
	filesAt: orNull(isTime),
	errorMs: isCount
};
/** More than the jar takes. */
var MOST_COOKIES = 1e5;
var COOKIE = {
	host: isTextUpTo(300),
	path: isTextUpTo(4096),
	secure: isFlag,
	name: isTextUpTo(300),
	value: isTextUpTo(4096)
};
var CHANGE = {
	phase: isOneOf([
		"visiting",
		"revisiting",
		"finished",
		"failed",
		"cancelled"
	]),
	plannedAsOf: orNull(isTime),
	asOf: orNull(isTime),
	finishedAt: orNull(isTime),
	expectedSharp: orNull(isNumber),
	upperBound: orNull(isNumber),
	runs: isListOf((value) => wholeOf(value, RUN) !== null, MOST_RUNS),
	cookies: isListOf((value) => wholeOf(value, COOKIE) !== null, MOST_COOKIES)
};
var CAPTURE = {
	id: (value) => isText(value) && /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(value),
	site: isText,
	seeds: isListOf((value) => isText(value)),
	startedAt: isTime,
	settings: (value) => typeof value === "object" && value !== null && !Array.isArray(value) && isShallow(value, DEEPEST_SETTING),
	...CHANGE
};
/** Whether a value out of JSON is at most so many levels deep. */
function isShallow(value, levels) {
	if (typeof value !== "object" || value === null) return value !== void 0;
	return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}
//#endregion
//#region src/formats/run-records/plan-record.ts
/** The plan as it is written when t* is fixed. */
function planRecord(plan) {
	const { strategy, plannedAsOf, expectedSharp, upperBound, expectedAttested } = plan;
	return {
		"isochron-plan": strategy,
		plannedAsOf: toIso(plannedAsOf),
		expectedSharp: String(expectedSharp),
		upperBound: String(upperBound),
		...expectedAttested > 0 ? { expectedAttested: String(expectedAttested) } : {}
	};
}
/** What is told of a plan. */
function readPlanRecord(fields) {
	const attested = fields["expectedAttested"];
	return {
		strategy: fields["isochron-plan"] ?? null,
		plannedAsOf: parseIso(fields["plannedAsOf"] ?? ""),
		expectedSharp: anyNumber(fields["expectedSharp"]),
		upperBound: anyNumber(fields["upperBound"]),
		expectedAttested: attested === void 0 ? 0 : anyNumber(attested)
	};
}
//#endregion
//#region src/formats/run-records/description-record.ts
/** The target URI of what is said of a site or capture. */
function descriptionTarget(of) {
	return of.kind === "site" ? `urn:isochron:site:${encodeURIComponent(wellFormed(of.site))}:description` : `urn:isochron:capture:${of.capture}:description`;
}
/** Whether a name is one that a capture can have. */
function isCaptureId(name) {
	return /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/.test(name);
}
/** Values that cannot be written whole (lone surrogates) are made well-formed by whoever gives them. */
function descriptionRecord(of, elements) {
	const name = of.kind === "site" ? of.site : of.capture;
	return {
		"isochron-describes": `${of.kind} ${name}`,
		"isochron-description": JSON.stringify(elements)
	};
}
/** `null` for what has not the shape that is written, or is longer. */
function readDescriptionRecord(fields) {
	const [, kind, name = ""] = /^(site|capture) (.+)$/s.exec(fields["isochron-describes"] ?? "") ?? [];
	const elements = readJson(fields["isochron-description"], isDublinCore);
	if (elements === null) return null;
	if (kind === "site") return {
		of: {
			kind,
			site: name
		},
		elements
	};
	return kind === "capture" && isCaptureId(name) ? {
		of: {
			kind,
			capture: name
		},
		elements
	} : null;
}
var isTexts = isListOf(isText);
var ELEMENTS = Object.fromEntries(DC_ELEMENTS.map((name) => [name, isTexts]));
function isDublinCore(value) {
	const known = membersOf(value, ELEMENTS);
	return known !== null && Object.keys(known).length === Object.keys(value).length && isWithinBounds(known);
}
//#endregion
//#region src/formats/run-records/resume-record.ts
/** Where a capture stands whose catalog holds these sightings. */
function standingOf(sightings, pages) {
	const held = new Set(sightings);
	let nextSeq = 0;
	for (const seq of held) nextSeq = Math.max(nextSeq, seq + 1);
	const missing = [];
	for (let seq = 0; seq < nextSeq; seq++) if (!held.has(seq)) missing.push(seq);
	return {
		nextSeq,
		missing,
		pages
	};
}
/** A resume as it is put on record. */
function resumeRecord({ nextSeq, missing, pages }) {
	return {
		"isochron-resume": String(nextSeq),
		missing: JSON.stringify(missing),
		pages: String(pages)
	};
}
/** What a resume put on record. */
function readResumeRecord(fields) {
	const nextSeq = wholeNumber(fields["isochron-resume"]);
	const pages = wholeNumber(fields["pages"]);
	const missing = readJson(fields["missing"], isListOf(isCount));
	return nextSeq === null || pages === null || missing === null ? null : {
		nextSeq,
		missing,
		pages
	};
}
//#endregion
//#region src/formats/run-records/control-record.ts
/** A pause, when it is over. */
function pauseRecord({ paused, resumed }) {
	return {
		paused: toIso(paused),
		resumed: toIso(resumed)
	};
}
/** A change of scope or limits, when it comes into force. */
function editRecord(edit) {
	return { edit: JSON.stringify(edit) };
}
//#endregion
//#region src/formats/run-records/told-record.ts
var MOST_WORDS = 4096;
/** Longer names of visitors tell nothing more. */
var MOST_VARIANT = 500;
/** The record beside a content. */
function contentFields({ origin, conversion, leftOut }) {
	return {
		"isochron-content": origin.slice(0, MOST_WORDS),
		...conversion !== null && { conversion: conversion.slice(0, MOST_WORDS) },
		...leftOut !== null && { leftOut: leftOut.slice(0, MOST_WORDS) }
	};
}
/** How a content was come by; `null` beside anything else. */
function readContentFields(fields) {
	const origin = fields["isochron-content"];
	if (origin === void 0) return null;
	return {
		origin,
		conversion: fields["conversion"] ?? null,
		leftOut: fields["leftOut"] ?? null
	};
}
/** What is told of a content. */
function toldFields(seq, { kind, records, validators }, told) {
	const { tier, from, to, count, isCurrent, variant } = told;
	return {
		"isochron-told": tier,
		from: toIso(from),
		to: toIso(to),
		...count !== void 0 && { count: String(count) },
		...isCurrent && { isCurrent: "true" },
		...variant !== void 0 && { variant: variant.slice(0, MOST_VARIANT) },
		seq: String(seq),
		kind,
		content: JSON.stringify(records),
		...validators.lastModified !== null && { lastModified: toIso(validators.lastModified) }
	};
}
/** What is told of a content; `null` for any other record, and for one that cannot be so. */
function readToldFields(fields) {
	const { kind, variant } = fields;
	const tier = fields["isochron-told"];
	const [seq, from, to] = [
		wholeNumber(fields["seq"]),
		timeOf$1(fields["from"]),
		timeOf$1(fields["to"])
	];
	const records = readJson(fields["content"], isListOf(isRecordRef, MOST_RECORDS));
	if (!isTier(tier) || !isPageKind(kind) || seq === null || from === null || to === null) return null;
	if (from > to || records === null || records.length === 0) return null;
	const count = wholeNumber(fields["count"]);
	return {
		seq,
		kind,
		told: {
			tier,
			from,
			to,
			...count !== null && { count },
			...fields["isCurrent"] === "true" && { isCurrent: true },
			...variant !== void 0 && { variant: variant.slice(0, MOST_VARIANT) }
		},
		records,
		lastModified: timeOf$1(fields["lastModified"])
	};
}
function timeOf$1(text) {
	return text === void 0 ? null : parseIso(text);
}
var MOST_RECORDS = 4;
var isTier = isOneOf(TOLD_TIERS);
/** Relative, with forward slashes, and never upwards. */
var FILE$1 = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,1024}$/;
var RECORD = {
	id: isTextUpTo(300),
	type: isTextUpTo(20),
	file: (value) => isTextUpTo(1024)(value) && FILE$1.test(value),
	offset: isCount,
	length: isCount
};
var isRecordRef = (value) => wholeOf(value, RECORD) !== null;
//#endregion
//#region src/formats/run-records/borrowed-record.ts
var DIGEST = /^sha-256:[0-9a-f]{64}$/;
/** Relative, with forward slashes, and never upwards. */
var FILE = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,1024}$/;
var isName = isTextUpTo(1024);
/** The field, to stand in the metadata record beside the revisit. */
function borrowedField({ blockDigest, file, offset, length }) {
	return { borrowed: canonicalJson({
		blockDigest,
		file,
		offset,
		length
	}) };
}
/** What the field says; `null` where there is none, or none that can be read. */
function readBorrowed(fields) {
	const said = strictJsonObject(fields["borrowed"] ?? "");
	if (said === null) return null;
	const { blockDigest, file, offset, length } = said;
	if (!(isName(file) && FILE.test(file) && isName(blockDigest) && DIGEST.test(blockDigest)) || !isCount(offset) || !isCount(length)) return null;
	return {
		blockDigest,
		file,
		offset,
		length
	};
}
//#endregion
//#region src/formats/run-records/look-record.ts
var PASSES = [
	"visit",
	"revisit",
	"probe",
	"late"
];
/** A response that could not be read: kept, and no look; a record of its own tells the failure. */
var UNREAD_PASS = "unread";
/** What a look comes to whose response was cut because the capture may take no more bytes. */
var CUT_BY_MAX_BYTES = {
	kind: "failed",
	code: "truncated",
	message: refusalReason("max-bytes", "the response was cut there")
};
/** The note of a look at a page. */
function lookNote({ url, kind, depth, via }, pass, seq, label = null) {
	const note = {
		pass,
		seq: String(seq),
		kind,
		depth: String(depth)
	};
	const request = requestPartOf(url);
	if (request !== null) note["request"] = request;
	if (via) note["via"] = via;
	if (label) note["label"] = label;
	return note;
}
/** What stands beside a look; `null` for fetches that are none. */
function readLookNote(fields) {
	const { pass, kind, via, label } = fields;
	if (!isPass(pass)) return null;
	return {
		pass,
		seq: wholeNumber(fields["seq"]),
		kind: isPageKind(kind) ? kind : "document",
		depth: wholeNumber(fields["depth"]) ?? 0,
		via: isPageUrl(via) ? via : null,
		label: isLabel(label) ? label : null,
		request: fields["request"] ?? null,
		limit: fields["limit"] === "max-bytes" ? "max-bytes" : null
	};
}
/** The note of a fetch that is no look at a page. */
function asideNote(pass) {
	return { pass };
}
/** The note of a fetch that was asked with a secret: as what page, and what of it is not as it was. */
function secretNote(url, altered) {
	const request = requestPartOf(url);
	return {
		pass: "secret",
		masked: altered,
		...request !== null && { request }
	};
}
/** The note of a look whose links were read only as far as the content was held. */
function cutNote(note, contentBytes) {
	return {
		...note,
		linksOf: `the first ${contentBytes} bytes of the content`
	};
}
/** The note of a look whose response was cut by a limit of the capture. */
function limitNote(note, limit) {
	return limit === null ? { ...note } : {
		...note,
		limit
	};
}
/** The note beside a response that could not be read. */
function unreadNote(note) {
	return {
		...note,
		pass: UNREAD_PASS
	};
}
/** A fetch without a response: its times, its note and why there is none. */
function noResponseFields(note, { kind, code, message, times }) {
	return {
		...timeFields(times),
		...note,
		outcome: kind,
		code,
		message
	};
}
/** Why there is no response; `null` where nothing is said about it. */
function readNoResponse(fields) {
	const { outcome, code = "unknown", message = "" } = fields;
	return outcome === "failed" || outcome === "refused" ? {
		kind: outcome,
		code,
		message
	} : null;
}
/** The three time stamps of a fetch. */
function timeFields({ sentAt, firstByteAt, lastByteAt }) {
	return {
		sentAt: toIso(sentAt),
		firstByteAt: toIso(firstByteAt),
		lastByteAt: toIso(lastByteAt)
	};
}
/** The three time stamps; what is not told is the record's date. */
function readTimes(fields, date) {
	const at = (name) => parseIso(fields[name] ?? "") ?? instant(date);
	return {
		sentAt: at("sentAt"),
		firstByteAt: at("firstByteAt"),
		lastByteAt: at("lastByteAt")
	};
}
var isPass = isOneOf(PASSES);
var isLabel = isOneOf([
	"soft-404",
	"needs-cookie",
	"sent-once"
]);
//#endregion
//#region src/store/warc/content-records.ts
var IDENTICAL_PAYLOAD = "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest";
/** The drafts in the order they are written; all carry the date of the content. */
function contentRecords(record, head) {
	const { url, at: date, note, refersTo } = record;
	const target = ["WARC-Target-URI", addressOf(url)];
	const place = [target, ["WARC-Payload-Digest", record.payload.digest]];
	const content = refersTo ? revisit$1(record, place, head) : whole(record, place);
	return [content, {
		type: "metadata",
		id: newRecordId(),
		date,
		fields: [target, ["WARC-Concurrent-To", content.id]],
		contentType: "application/warc-fields",
		block: encodeWarcFields(note)
	}];
}
function whole({ type, contentType, at: date, block }, fields) {
	const draft = {
		type,
		id: newRecordId(),
		date,
		fields,
		contentType
	};
	return block instanceof Uint8Array ? {
		...draft,
		block
	} : {
		...draft,
		block
	};
}
function revisit$1({ url, contentType, at: date, refersTo, block, type }, place, head) {
	const bytes = block instanceof Uint8Array ? block.length : block.sizeBytes;
	const fields = [
		...place,
		["WARC-Profile", IDENTICAL_PAYLOAD],
		["WARC-Refers-To", refersTo.id],
		["WARC-Refers-To-Target-URI", addressOf(url)],
		["WARC-Refers-To-Date", toIso(refersTo.date)],
		...head.length < bytes ? [["WARC-Truncated", "length"]] : []
	];
	const ofBlock = type === "response" ? contentType : null;
	return {
		type: "revisit",
		id: newRecordId(),
		date,
		fields,
		contentType: ofBlock,
		block: asBuffer(head)
	};
}
/** The head of an answer, as far as it is at hand; nothing of what has none. */
async function headOfContent({ block, payload: { offset } }) {
	if (offset === 0) return /* @__PURE__ */ new Uint8Array();
	if (block instanceof Uint8Array) return block.subarray(0, offset);
	const pieces = [];
	let bytes = 0;
	for await (const piece of block.read()) {
		pieces.push(piece);
		if ((bytes += piece.length) >= offset) break;
	}
	return Buffer.concat(pieces).subarray(0, offset);
}
//#endregion
//#region src/store/warc/exchange-records.ts
var REVISIT_PROFILES = {
	"identical-payload-digest": "http://netpreserve.org/warc/1.1/revisit/identical-payload-digest",
	"server-not-modified": "http://netpreserve.org/warc/1.1/revisit/server-not-modified"
};
/**
* The drafts in the order they are written; all carry the time the request was sent as their date. With a body that an
* earlier capture lends, the response is a revisit of that one, and the metadata says where it is.
*/
function exchangeRecords(given, lent = null) {
	const record = lent ? {
		...given,
		refersTo: lent,
		note: {
			...given.note,
			...borrowedField(lent)
		}
	} : given;
	const { exchange, url } = record;
	const target = [["WARC-Target-URI", addressOf(url)]];
	const address = exchange.remoteAddress ? [["WARC-IP-Address", exchange.remoteAddress]] : [];
	const masked = record.masked === void 0 ? [] : [[MASKED_FIELD, record.masked]];
	const response = responseRecord(record, [
		...target,
		...address,
		...masked
	]);
	const beside = [...target, ["WARC-Concurrent-To", response.id]];
	const date = exchange.times.sentAt;
	return [
		{
			type: "request",
			id: newRecordId(),
			date,
			fields: [
				...beside,
				...address,
				...masked
			],
			contentType: "application/http;msgtype=request",
			block: exchange.requestBytes
		},
		response,
		{
			type: "metadata",
			id: newRecordId(),
			date,
			fields: beside,
			contentType: "application/warc-fields",
			block: encodeWarcFields(metadataFields(record))
		}
	];
}
/** The three time stamps of the fetch, its connection, and what is noted beside it. */
function metadataFields({ exchange: { times, connection }, note }) {
	const fields = timeFields(times);
	if (connection) fields["connection"] = wordsOf(connection);
	return Object.assign(fields, note);
}
/** One connection serves many pages. */
var connectionWords$1 = /* @__PURE__ */ new WeakMap();
function wordsOf(connection) {
	let words = connectionWords$1.get(connection);
	if (words === void 0) connectionWords$1.set(connection, words = canonicalJson(connection));
	return words;
}
function responseRecord(record, place) {
	const { exchange, payload } = record;
	const fields = [...place];
	if (payload) fields.push(["WARC-Payload-Digest", payload.digest]);
	const id = newRecordId();
	const date = exchange.times.sentAt;
	const contentType = "application/http;msgtype=response";
	if (record.refersTo && payload) return {
		id,
		date,
		contentType,
		...revisit(record, payload.offset, fields)
	};
	if (exchange.truncated) fields.push(["WARC-Truncated", exchange.truncated]);
	const { spooled, responseBytes } = exchange;
	return spooled ? {
		type: "response",
		id,
		date,
		contentType,
		fields,
		block: spooled
	} : {
		type: "response",
		id,
		date,
		contentType,
		fields,
		block: responseBytes
	};
}
function revisit(record, headEnd, place) {
	const { responseBytes, spooled } = record.exchange;
	const parsed = parseResponseHead(responseBytes);
	const notModified = parsed.ok && parsed.status === 304;
	const profile = REVISIT_PROFILES[notModified ? "server-not-modified" : "identical-payload-digest"];
	const block = responseBytes.subarray(0, headEnd);
	const fields = notModified ? place.filter(([name]) => name !== "WARC-Payload-Digest") : place;
	const refersTo = [
		["WARC-Profile", profile],
		["WARC-Refers-To", record.refersTo.id],
		["WARC-Refers-To-Target-URI", record.url],
		["WARC-Refers-To-Date", toIso(record.refersTo.date)]
	];
	const cut = block.length < (spooled?.sizeBytes ?? responseBytes.length) ? [["WARC-Truncated", "length"]] : [];
	return {
		type: "revisit",
		fields: [
			...fields,
			...refersTo,
			...cut
		],
		block
	};
}
//#endregion
//#region src/store/warc/gzipped.ts
/** A member from no more than this is made at once: a stream for each of many small records costs more than they do. */
var AT_ONCE_BYTES = 32768;
/** A member of few bytes, made in this very turn; the window is no larger than the bytes need. */
function gzippedAtOnce(bytes) {
	const windowBits = Math.min(15, Math.max(10, Math.ceil(Math.log2(bytes.length + 1))));
	return gzipSync(bytes, {
		windowBits,
		memLevel: Math.min(8, windowBits - 6)
	});
}
/** Compresses piece by piece: little more than one piece and what it becomes is in memory. */
async function* gzipped(pieces) {
	const waiting = pieces[Symbol.asyncIterator]();
	const first = [];
	let firstBytes = 0;
	for (;;) {
		const { done, value } = await waiting.next();
		if (done === true) return yield gzippedAtOnce(Buffer.concat(first));
		first.push(value);
		firstBytes += value.length;
		if (firstBytes > AT_ONCE_BYTES) break;
	}
	yield* throughStream(first, waiting);
}
async function* throughStream(first, rest) {
	const gzip = createGzip({ chunkSize: 65536 });
	const compressed = [];
	gzip.on("data", (bytes) => compressed.push(bytes));
	try {
		for (const piece of first) await write(gzip, piece);
		for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
			yield* compressed.splice(0);
			await write(gzip, next.value);
		}
		const ended = new Promise((resolve) => gzip.on("end", resolve));
		gzip.end();
		await ended;
		yield* compressed.splice(0);
	} finally {
		gzip.destroy();
		await rest.return?.();
	}
}
function write(gzip, piece) {
	return new Promise((resolve, reject) => gzip.write(piece, (error) => error ? reject(error) : resolve()));
}
//#endregion
//#region src/store/warc/warc-writer.ts
var compressAside = promisify(gzip);
/** Up to this size a record is compressed sooner than another thread could be asked to. */
var SOON_BYTES = 131072;
/** One gzip member; a window no larger than the record saves clearing memory that nothing will use. */
async function compress(record) {
	if (record.length > SOON_BYTES) return compressAside(record);
	return gzippedAtOnce(record);
}
/** One WARC file being written, from its first byte to its finish. */
var WarcWriter = class WarcWriter {
	path;
	#fs;
	#output;
	#sha256 = createHash("sha256");
	#sizeBytes = 0;
	#failure = null;
	constructor(fs, path, output) {
		this.path = path;
		this.#fs = fs;
		this.#output = output;
	}
	/** Makes a new file; one that is there already is never touched. */
	static async create(fs, path) {
		try {
			await fs.makeDirectory(dirname(path));
			return new WarcWriter(fs, path, await fs.open(path, "wx"));
		} catch (error) {
			throw storeFailure(error, "creating", path);
		}
	}
	get sizeBytes() {
		return this.#sizeBytes;
	}
	/** Appends the records side by side; resolves when all are written, otherwise none of them is. */
	async append(drafts, file) {
		const lengths = drafts.every(isWhole) ? await this.#appendWhole(drafts) : await this.#stream(drafts.map(recordPieces));
		let offset = this.#sizeBytes - lengths.reduce((sum, length) => sum + length, 0);
		return drafts.map(({ id, type }, i) => {
			const length = lengths[i];
			offset += length;
			return {
				id,
				type,
				file,
				offset: offset - length,
				length
			};
		});
	}
	/** Appends one record of any size in constant memory; its head must be right about its block's length. */
	async appendStreamed(pieces) {
		const offset = this.#sizeBytes;
		const [length] = await this.#stream([pieces]);
		return {
			offset,
			length
		};
	}
	/** Appends one record that is in memory whole. */
	async appendRecord(record) {
		await this.#appendBytes(await compress(record));
	}
	async #appendWhole(drafts) {
		const members = await Promise.all(drafts.map((draft) => compress(encodeRecord(draft))));
		await this.#appendBytes(Buffer.concat(members));
		return members.map(({ length }) => length);
	}
	/** Writes records in pieces, all or none; returns their lengths in the file. */
	async #stream(records) {
		const offset = this.#sizeBytes;
		const sha256 = this.#sha256.copy();
		const lengths = [];
		await this.#guard("writing", async () => {
			try {
				for (const pieces of records) {
					const start = this.#sizeBytes;
					for await (const bytes of gzipped(pieces)) await this.#streamOut(bytes);
					lengths.push(this.#sizeBytes - start);
				}
			} catch (error) {
				this.#sizeBytes = offset;
				this.#sha256 = sha256;
				await this.#cutBack(error);
				throw error;
			}
		});
		return lengths;
	}
	async #streamOut(bytes) {
		if (this.#failure) throw this.#failure;
		await this.#output.write(bytes);
		this.#sha256.update(bytes);
		this.#sizeBytes += bytes.length;
	}
	/** Everything appended so far survives power loss when this resolves. */
	async sync() {
		await this.#guard("syncing", async () => {
			await this.#output.sync();
			await this.#fs.syncDirectory(dirname(this.path));
		});
	}
	/** Syncs and closes; returns the digest of the whole file, hexadecimal. */
	async finish() {
		try {
			await this.sync();
		} finally {
			await this.#output.close();
		}
		return this.#sha256.digest("hex");
	}
	/** Closes without syncing, after a failure. */
	async abandon() {
		await this.#output.close();
	}
	async #appendBytes(bytes) {
		if (this.#failure) await this.#cutBack(this.#failure);
		if (this.#failure) throw storeFailure(this.#failure, "writing", this.path);
		await this.#guard("writing", async () => {
			try {
				await this.#output.write(bytes);
			} catch (error) {
				await this.#cutBack(error);
				throw error;
			}
		});
		this.#sha256.update(bytes);
		this.#sizeBytes += bytes.length;
	}
	async #cutBack(cause) {
		try {
			await this.#output.truncate(this.#sizeBytes);
			this.#failure = null;
		} catch {
			this.#failure = cause;
		}
	}
	async #guard(doing, action) {
		try {
			return await action();
		} catch (error) {
			throw storeFailure(error, doing, this.path);
		}
	}
};
//#endregion
//#region src/store/warc/warc-summary.ts
/** Reads a source once; damage ends the count where it is. */
async function summariseWarc(source) {
	const servers = /* @__PURE__ */ new Map();
	const connections = /* @__PURE__ */ new Map();
	let records = 0;
	for await (const item of readWarc(source, "")) {
		if (item.kind === "record" && item.record.type === "metadata") {
			const connection = await connectionOf(item.record);
			if (connection) connections.set(JSON.stringify(connection), connection);
		}
		if (item.kind !== "end") continue;
		records++;
		const server = serverOf(item.record);
		if (server) servers.set(JSON.stringify(server), server);
	}
	return {
		records,
		servers: [...servers.values()],
		connections: [...connections.values()]
	};
}
var MAX_BLOCK_BYTES = 65536;
async function connectionOf({ target, block }) {
	let text = "";
	for await (const piece of block) if (text.length < MAX_BLOCK_BYTES) text += piece.toString("utf8");
	if (target === null || !URL.canParse(target)) return null;
	const said = connectionWords(text);
	return said === null ? null : connectionOfWords(target, said);
}
/** A metadata record's field `connection`. */
function connectionWords(text) {
	return /^connection: (\{.*\})\r?$/m.exec(text)?.[1] ?? null;
}
/** The connection to a target's host, as that field says it. */
function connectionOfWords(target, said) {
	const { client, resolved, proxy, tls } = JSON.parse(said);
	return {
		host: new URL(target).host,
		client,
		resolved,
		...proxy !== void 0 && { proxy },
		tls
	};
}
function serverOf(record) {
	const address = record.field("WARC-IP-Address");
	if (address === null || record.target === null || !URL.canParse(record.target)) return null;
	return {
		host: new URL(record.target).host,
		address
	};
}
//#endregion
//#region src/store/warc/written-file.ts
/** Summary and index lines of one file, gathered while it is written from its first byte. */
var WrittenFile = class {
	#file;
	#servers = /* @__PURE__ */ new Map();
	#connections = /* @__PURE__ */ new Map();
	#records = 0;
	/** `null` once they were handed over, or could not be kept: then the file has to be read. */
	#lines;
	constructor(file, lines) {
		this.#file = file;
		this.#lines = lines;
	}
	/** Takes note of records just written. */
	async add(drafts, refs) {
		const request = requestAmong(drafts);
		for (const [i, draft] of drafts.entries()) {
			this.#records++;
			this.#addServer(field(draft, "WARC-Target-URI"), field(draft, "WARC-IP-Address"));
			if (draft.type === "metadata") this.#addConnection(draft);
			if (isIndexed(draft)) await this.#addLine(draft, refs[i], request);
		}
	}
	get summary() {
		return {
			records: this.#records,
			servers: [...this.#servers.values()],
			connections: [...this.#connections.values()]
		};
	}
	/** Whether there are lines that nobody took. */
	get hasLines() {
		return this.#lines !== null;
	}
	/** Hands over the index lines, as reading the file would give them; `null` when they are not to be had. */
	takeLines() {
		const lines = this.#lines;
		this.#lines = null;
		return lines;
	}
	#addServer(target, address) {
		if (target === null || address === null) return;
		const host = hostOf$1(target);
		const key = `${address} ${host}`;
		if (!this.#servers.has(key)) this.#servers.set(key, {
			host,
			address
		});
	}
	/** Told apart by their words: reading them anew for every page would cost more than writing it. */
	#addConnection(draft) {
		const target = field(draft, "WARC-Target-URI");
		if (!isWhole(draft) || target === null) return;
		const said = connectionWords(asBuffer(draft.block).toString("utf8"));
		if (said === null) return;
		const key = `${hostOf$1(target)} ${said}`;
		if (!this.#connections.has(key)) this.#connections.set(key, connectionOfWords(target, said));
	}
	async #addLine(draft, ref, request) {
		const url = field(draft, "WARC-Target-URI");
		const lines = this.#lines;
		if (lines === null || url === null) return;
		try {
			const block = isWhole(draft) ? draft.block : await headBytes(draft.block.read());
			const { length } = ref;
			const entry = entryOf(draftOfLine(draft, ref, {
				url,
				block
			}), {
				file: this.#file,
				length,
				request
			});
			await lines.add(formatLine(entry));
		} catch {
			this.#lines = null;
			await lines.remove().catch(() => void 0);
		}
	}
};
/** Only what is no plain GET is found by its request; most are. */
function requestAmong(drafts) {
	const draft = drafts.find(({ type }) => type === "request");
	if (!draft || !isWhole(draft)) return null;
	const block = asBuffer(draft.block);
	return block.toString("latin1", 0, 4) === "GET " ? null : recordedRequest(block);
}
function isIndexed(draft) {
	const { type } = draft;
	if (field(draft, "Isochron-Masked") !== null) return false;
	return type === "response" || type === "revisit" || type === "resource";
}
function draftOfLine(draft, { offset }, { url, block }) {
	const head = draft.type === "resource" ? null : parseResponseHead(block);
	const type = head?.ok ? head.header("content-type") : draft.type === "resource" ? draft.contentType : null;
	return {
		at: draft.date,
		url,
		offset,
		status: head?.ok ? head.status : null,
		digest: field(draft, "WARC-Payload-Digest"),
		mime: draft.type === "revisit" || head && !head.ok ? null : mediaType(type),
		recordType: draft.type
	};
}
function field({ fields }, name) {
	return fields.find(([own]) => own === name)?.[1] ?? null;
}
//#endregion
//#region src/store/warc/capture-sink.ts
/** Writes a capture's records; files are made when first needed. */
var CaptureSink = class {
	#options;
	#written = /* @__PURE__ */ new Map();
	#writer = null;
	#file = "";
	#warcinfoBytes = 0;
	#begunAt = instant(0);
	#closed = false;
	#lastTask = Promise.resolve();
	constructor(options) {
		this.#options = options;
	}
	writeExchange(record) {
		return this.#inTurn(async () => {
			const lent = await this.#lent(record);
			const written = await this.#append(exchangeRecords(record, lent), record.exchange.times.sentAt);
			if (!lent) return written;
			const { id, file, offset, length } = lent;
			return [...written, {
				id,
				type: "borrowed",
				file,
				offset,
				length
			}];
		});
	}
	/** A body of this capture's own comes first: then nothing else has to travel with it. */
	async #lent({ url, payload, refersTo, mayBorrow }) {
		if (refersTo || !payload || !mayBorrow) return null;
		return this.#options.lend({
			url,
			digest: payload.digest,
			identity: mayBorrow
		});
	}
	async writeMetadata(target, fields, at) {
		const draft = {
			type: "metadata",
			id: newRecordId(),
			date: at,
			fields: [["WARC-Target-URI", asUri(target)]],
			contentType: "application/warc-fields",
			block: encodeWarcFields(fields)
		};
		const [ref] = await this.#inTurn(() => this.#append([draft], at));
		return ref;
	}
	async writeResource({ target, contentType, bytes, at, masked }) {
		const digest = `sha-256:${createHash("sha256").update(bytes).digest("hex")}`;
		const draft = {
			type: "resource",
			id: newRecordId(),
			date: at,
			fields: [
				["WARC-Target-URI", asUri(target)],
				["WARC-Payload-Digest", digest],
				...masked === void 0 ? [] : [[MASKED_FIELD, masked]]
			],
			contentType,
			block: bytes
		};
		const [ref] = await this.#inTurn(() => this.#append([draft], at));
		return ref;
	}
	writeContent(record) {
		return this.#inTurn(async () => {
			const head = record.refersTo ? await headOfContent(record) : /* @__PURE__ */ new Uint8Array();
			const at = Math.max(record.at, this.#options.capture.startedAt);
			return this.#append(contentRecords(record, head), instant(at));
		});
	}
	/** What is known of a finished file of this sink; `null` for files of others. */
	written(file) {
		return (this.#writer && file === this.#file ? null : this.#written.get(file)) ?? null;
	}
	/** Whether it is closed and in the index: what else it knows can be read from its files. */
	get isSpent() {
		return this.#closed && [...this.#written.values()].every(({ hasLines }) => !hasLines);
	}
	/** Gives up index lines that nobody took: those of a capture that was interrupted. */
	async forgetLines() {
		for (const written of this.#written.values()) await written.takeLines()?.remove();
	}
	async sync() {
		if (this.#closed) return;
		return this.#inTurn(async () => {
			if (!this.#writer) return;
			await this.#writer.sync();
			await this.#options.files.checkpoint(this.#file, this.#writer.sizeBytes);
		});
	}
	async close() {
		if (this.#closed) return;
		await this.#inTurn(() => this.#finish());
		this.#closed = true;
	}
	#inTurn(task) {
		if (this.#closed) throw new StoreError("INTERNAL", `the WARC of ${this.#options.capture.id} is closed`);
		const result = this.#lastTask.then(task);
		this.#lastTask = result.catch(() => void 0);
		return result;
	}
	async #append(drafts, at) {
		const bytes = drafts.reduce((sum, draft) => sum + blockBytes(draft), 0);
		const refs = await (await this.#writerFor(bytes, at)).append(drafts, this.#file);
		await this.#written.get(this.#file).add(drafts, refs);
		return refs;
	}
	async #writerFor(bytes, at) {
		if (this.#writer !== null && this.#writer.sizeBytes > this.#warcinfoBytes && (this.#isFull(bytes) || this.#isOld(at))) await this.#finish();
		return this.#writer ?? this.#begin(at);
	}
	#isFull(bytes) {
		return this.#writer.sizeBytes + bytes > this.#options.maxFileBytes;
	}
	#isOld(at) {
		return at - this.#begunAt > (this.#options.sealing?.maxAgeMs ?? Infinity);
	}
	async #begin(at) {
		const { capture, dir, files, fs } = this.#options;
		let number = (await files.ofCapture(capture.id)).at(-1)?.number ?? 0;
		do
			this.#file = warcFileName(capture.site, capture.id, ++number);
		while (existsSync(join(dir, this.#file)));
		await files.begin(capture.id, this.#file, number);
		const path = join(dir, this.#file);
		let writer = null;
		try {
			writer = await WarcWriter.create(fs, path);
			const drafts = [this.#warcinfo(at)];
			const written = new WrittenFile(this.#file, new SortedRuns(fs, join(dir, "indexes", basename(path))));
			await written.add(drafts, await writer.append(drafts, this.#file));
			this.#written.set(this.#file, written);
		} catch (error) {
			await writer?.abandon();
			await this.#undoBegin(path);
			throw error;
		}
		this.#warcinfoBytes = writer.sizeBytes;
		this.#writer = writer;
		this.#begunAt = at;
		return writer;
	}
	async #undoBegin(path) {
		const { files, fs } = this.#options;
		try {
			await fs.remove(path);
			await files.forget(this.#file);
		} catch {}
	}
	#warcinfo(date) {
		const { capture, software } = this.#options;
		const fields = {
			software,
			format: "WARC File Format 1.1",
			conformsTo: "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/",
			...captureFields(capture)
		};
		return {
			type: "warcinfo",
			id: newRecordId(),
			date,
			contentType: "application/warc-fields",
			fields: [["WARC-Filename", this.#file.slice(this.#file.lastIndexOf("/") + 1)]],
			block: encodeWarcFields(fields)
		};
	}
	async #finish() {
		const writer = this.#writer;
		if (!writer) return;
		this.#writer = null;
		const { sizeBytes } = writer;
		const sha256 = await writer.finish();
		await this.#options.files.finish(this.#file, sizeBytes, sha256);
		this.#options.sealing?.onSealed({
			file: this.#file,
			sizeBytes,
			sha256
		});
	}
};
function asUri(target) {
	return target.replace(/[^\x21-\x7e]+|[<>"]/gu, encodeURIComponent);
}
//#endregion
//#region src/store/warc/lending.ts
/** A reference takes some hundreds of bytes itself: what is shorter is stored. */
var LEAST_BYTES = 1024;
/** So many candidates are read again; beyond them storing the body is cheaper than looking for it. */
var MOST_READ = 3;
/** Whoever lends to a capture: the archive's finished captures; one lookup in the catalog per body, none kept. */
async function lenderTo(archive, { id: own, startedAt }) {
	const all = await archive.captures.list();
	const finished = new Set(all.filter(({ id, phase }) => id !== own && phase === "finished").map(({ id }) => id));
	if (finished.size === 0) return async () => null;
	const sealed = new SealedFiles(archive.list);
	return async (wanted) => {
		const candidates = (await archive.sightings.ofPage(wanted.url)).filter(isCaptured).filter((one) => finished.has(one.captureId) && one.times.lastByteAt < startedAt).filter((one) => isEqual(one, wanted));
		for (const candidate of candidates.slice(0, MOST_READ)) {
			const record = candidate.records.find(({ type }) => type === "response");
			if (!record || !await sealed.has(candidate.captureId, record.file)) continue;
			const lent = await readAgain(archive.blobs, record, candidate, wanted);
			if (lent) return lent;
		}
		return null;
	};
}
/** Our own full responses alone: of others' records nobody vouches for what they hold. */
function isEqual({ outcome, records }, { digest, identity }) {
	return outcome.imported !== true && outcome.told === void 0 && outcome.payloadBytes >= LEAST_BYTES && outcome.payloadDigest === digest && identityKey(outcome.identity) === identityKey(identity) && records.some(({ type }) => type === "response");
}
/** Which files of finished captures are whole, as the catalog says. */
var SealedFiles = class {
	#list;
	#ofCapture = /* @__PURE__ */ new Map();
	constructor(list) {
		this.#list = list;
	}
	async has(captureId, file) {
		let files = this.#ofCapture.get(captureId);
		if (!files) {
			const rows = await this.#list.ofCapture(captureId);
			files = new Set(rows.filter(({ sha256 }) => sha256 !== null).map((row) => row.file));
			this.#ofCapture.set(captureId, files);
		}
		return files.has(file);
	}
};
/** The catalog may be wrong and disks forget: what is to be referred to is read once more, as a verifier will. */
async function readAgain(blobs, ref, { times: { sentAt } }, { url, digest, identity }) {
	try {
		const record = await openRecordAt(blobs, ref);
		if (!(record.id === ref.id && record.type === "response" && record.target === url) || record.date !== sentAt || record.field("WARC-Truncated") !== null) return null;
		const blockDigest = await digestOf$1(record);
		if (record.field("WARC-Block-Digest") !== blockDigest || !await shows(record, digest, identity)) return null;
		const { file, offset, length } = ref;
		return {
			id: ref.id,
			date: sentAt,
			blockDigest,
			file,
			offset,
			length
		};
	} catch (error) {
		if (error instanceof FormatError || isMissing(error)) return null;
		throw error;
	}
}
async function shows(record, digest, identity) {
	const read = await readResponse(record);
	if (!read.ok || read.kind !== "identified" || !read.complete) return false;
	return read.payloadDigest === digest && identityKey(read.identity) === identityKey(identity);
}
async function digestOf$1({ first, pieces }) {
	const hash = createHash("sha256");
	if (pieces === null) hash.update(first);
	else for await (const piece of pieces()) hash.update(piece);
	return `sha-256:${hash.digest("hex")}`;
}
function isMissing(error) {
	return error instanceof StoreError && error.code === "ARCHIVE_BROKEN";
}
//#endregion
//#region src/store/warc/read/fields-at.ts
/** Names and texts; of a block of another kind, nothing that means anything. */
async function fieldsAt(blobs, place) {
	return decodeWarcFields(await readBlockAt(blobs, place));
}
//#endregion
//#region src/store/warc/sighted-response.ts
/** Other tools write revisits of revisits; longer chains, or circles, are hostile. */
var MOST_HOPS = 8;
/** Status line, headers and body as received; `null` when there was no response, or it is not in the archive any more. */
async function readSighted(records, { url, times, records: refs, outcome }) {
	const ref = refs.find(({ type }) => type === "response" || type === "revisit" || type === "resource");
	if (!ref) return null;
	const own = await openIfSame(records.blobs, ref, ref.id) ?? await openMoved(records, ref.id, url, isToldOutcome(outcome) ? null : times);
	if (!own) return null;
	const original = own.type === "revisit" ? await originalOf(records, own, MOST_HOPS) : own;
	if (original?.type === "resource") return asResponse(original, ref);
	if (!original) return null;
	const bytes = await wholeBlock(own === original ? own : revisited(own, original), ref);
	return outcome?.kind === "captured" && outcome.imported ? asStored(bytes) : bytes;
}
function isToldOutcome(outcome) {
	return outcome?.kind === "captured" && outcome.told !== void 0;
}
async function originalOf(records, revisit, hops) {
	const id = revisit.field("WARC-Refers-To");
	const target = revisit.field("WARC-Refers-To-Target-URI") ?? revisit.target;
	const named = id === null || target === null ? null : await openNamed(records, id, target);
	if (named?.type === "revisit") return hops === 0 ? null : originalOf(records, named, hops - 1);
	return named ?? findOriginal(records.blobs, records.index, revisit);
}
async function openNamed({ blobs, sightings }, id, url) {
	for (const { records } of await sightings.ofPage(url)) {
		const ref = records.find((record) => record.id === id);
		if (ref) return openIfSame(blobs, ref, id);
	}
	return null;
}
/** A record whose file was written anew, after others were removed from it: the index knows where it is now. */
async function openMoved({ blobs, index }, id, url, times) {
	for (const entry of await index.entriesOf(surt(url))) {
		const record = times === null || entry.at === times.sentAt ? await openIfSame(blobs, entry, id) : null;
		if (record) return record;
	}
	return null;
}
async function openIfSame(blobs, place, id) {
	const reader = await blobs.open(place.file);
	reader?.close();
	if (!reader) return null;
	try {
		const record = await openRecordAt(blobs, place);
		return (record.id ?? "") === id ? record : null;
	} catch (error) {
		if (error instanceof FormatError) return null;
		throw error;
	}
}
//#endregion
//#region src/store/warc/capture-warcs.ts
var MAX_WARC_BYTES = 1e9;
/** The WARC files of one archive directory. */
var CaptureWarcs = class {
	#options;
	#sinks = /* @__PURE__ */ new Set();
	constructor(options) {
		this.#options = options;
	}
	async open(captureId) {
		const { dir, blobs, captures, list, sightings, fs, maxWarcBytes, software, sealing } = this.#options;
		const capture = await this.#capture(captureId);
		const sink = new CaptureSink({
			dir,
			capture,
			lend: await lenderTo({
				blobs,
				captures,
				sightings,
				list
			}, capture),
			files: list,
			fs,
			maxFileBytes: maxWarcBytes ?? MAX_WARC_BYTES,
			software: software ?? "isochron",
			...sealing && { sealing }
		});
		for (const one of this.#sinks) if (one.isSpent) this.#sinks.delete(one);
		this.#sinks.add(sink);
		return sink;
	}
	async index(captureId) {
		const { dir, blobs, list, fs } = this.#options;
		const { site } = await this.#capture(captureId);
		for (const sink of this.#sinks) await sink.sync();
		const sorted = [];
		const unread = [];
		for (const { file } of await list.ofCapture(captureId)) {
			const lines = this.#written(file)?.takeLines();
			if (lines) sorted.push(lines);
			else unread.push(file);
		}
		const key = indexFileName(site);
		await mergeIntoIndex({
			blobs,
			key,
			temporary: {
				fs,
				prefix: join(dir, key)
			}
		}, this.#entriesOf(unread), sorted);
	}
	async files(captureId) {
		const { blobs, list } = this.#options;
		const rows = await list.ofCapture(captureId);
		return Promise.all(rows.map(async ({ file, syncedBytes, sha256 }) => {
			const summary = this.#written(file)?.summary ?? await withBlob(blobs, file, summariseWarc);
			if (sha256 !== null) return {
				file,
				sizeBytes: syncedBytes,
				sha256,
				...summary
			};
			return withBlob(blobs, file, async (source) => ({
				file,
				sizeBytes: source.sizeBytes,
				sha256: await sha256Of(source),
				...summary
			}));
		}));
	}
	async sizes(captureId) {
		const { blobs, list } = this.#options;
		const rows = await list.ofCapture(captureId);
		return Promise.all(rows.map(async ({ file, syncedBytes, sha256 }) => ({
			file,
			sizeBytes: sha256 === null ? await withBlob(blobs, file, async (one) => one.sizeBytes) : syncedBytes
		})));
	}
	async writtenAt(captureId) {
		const { dir, list } = this.#options;
		const rows = await list.ofCapture(captureId);
		const times = await Promise.all(rows.map(({ file }) => modifiedAt(join(dir, file))));
		const newest = Math.max(...times);
		return newest === -Infinity ? null : instant(Math.floor(newest));
	}
	read(sighting) {
		const { blobs, sightings, archived: index } = this.#options;
		return readSighted({
			blobs,
			sightings,
			index
		}, sighting);
	}
	readFields(place) {
		return fieldsAt(this.#options.blobs, place);
	}
	/** Closes what is open; lines of captures that were interrupted are given up. */
	async close() {
		for (const sink of this.#sinks) await sink.close();
		for (const sink of this.#sinks) await sink.forgetLines();
	}
	async #capture(captureId) {
		const capture = await this.#options.captures.get(captureId);
		if (!capture) throw new StoreError("NOT_FOUND", `no capture ${captureId} in ${this.#options.dir}`);
		return capture;
	}
	async *#entriesOf(files) {
		const { blobs, logger } = this.#options;
		for (const file of files) yield* eachOfBlob(blobs, file, (source) => indexEntries(source, file, (finding) => logger?.log("warn", "a finding while indexing", { ...finding })));
	}
	/** What a sink of this process knows of a file; others must be read. */
	#written(file) {
		for (const sink of this.#sinks) {
			const written = sink.written(file);
			if (written) return written;
		}
		return null;
	}
};
//#endregion
//#region src/store/archive/control-file.ts
var MAX_CONTROL_BYTES = 1e6;
var count = number().int().min(0);
var controlSchema = object({
	want: _enum([
		"run",
		"pause",
		"cancel"
	]),
	edits: array(object({
		askedAt: count.transform((at) => at),
		maxPages: count.optional(),
		delayMs: count.optional(),
		exclude: array(string()).optional()
	}))
});
var NOTHING_ASKED = {
	want: "run",
	edits: []
};
/** The control files of one archive. */
var ControlFiles = class {
	#dir;
	#fs;
	#logger;
	#seen = /* @__PURE__ */ new Map();
	constructor(dir, fs, logger) {
		this.#dir = dir;
		this.#fs = fs;
		this.#logger = logger;
	}
	async ask(captureId, { want, edit }) {
		const before = await this.look(captureId) ?? NOTHING_ASKED;
		const control = {
			want: want ?? before.want,
			edits: [...before.edits, ...edit ? [edit] : []]
		};
		const folder = join(this.#dir, captureFolder(captureId));
		try {
			await this.#fs.makeDirectory(folder);
		} catch (error) {
			throw storeFailure(error, "creating", folder);
		}
		const text = `${JSON.stringify(control, null, 2)}\n`;
		await writeAtomically(this.#fs, join(this.#dir, controlFileName(captureId)), [Buffer.from(text)]);
	}
	async look(captureId) {
		const path = join(this.#dir, controlFileName(captureId));
		const stamp = await stampOf(path);
		if (stamp === null) return null;
		const seen = this.#seen.get(captureId);
		if (seen?.stamp === stamp) return seen.control;
		const control = await this.#read(path);
		this.#seen.set(captureId, {
			stamp,
			control: control ?? seen?.control ?? null
		});
		return control ?? seen?.control ?? null;
	}
	/** A file that says nothing we understand is passed over: a capture must not stop for it. */
	async #read(path) {
		try {
			const bytes = await readFile(path);
			if (bytes.length <= MAX_CONTROL_BYTES) return controlSchema.parse(JSON.parse(bytes.toString()));
		} catch (error) {
			this.#logger.log("warn", `${path} cannot be read and is passed over`, { error: String(error) });
			return null;
		}
		this.#logger.log("warn", `${path} is too large and is passed over`);
		return null;
	}
};
/** Changes with every replacement of the file; `null` when there is none. */
async function stampOf(path) {
	try {
		const { ino, mtimeMs, size } = await stat(path);
		return `${ino}:${mtimeMs}:${size}`;
	} catch (error) {
		if (error.code === "ENOENT") return null;
		throw storeFailure(error, "reading", path);
	}
}
//#endregion
//#region src/store/archive/description-files.ts
/** No description takes more, compressed or not. */
var MOST_BYTES$2 = 1048576;
/** The descriptions of one archive. */
var DescriptionFiles = class {
	#blobs;
	#software;
	constructor(blobs, software = "isochron") {
		this.#blobs = blobs;
		this.#software = software;
	}
	async get(of) {
		return newestOf(this.#blobs, await descriptionKeys(this.#blobs, of));
	}
	async put(of, elements, at) {
		const written = wellFormedElements(elements);
		if (!isWithinBounds(written)) throw new StoreError("BAD_INPUT", "a description of more values, or longer ones, than are kept");
		const before = await this.get(of);
		const said = {
			of,
			elements: written,
			at: instant(Math.max(at, (before?.at ?? -1) + 1))
		};
		const bytes = descriptionBytes(said, this.#software);
		await this.#blobs.put(keyOf$1(said, bytes), bytes);
		return said;
	}
	async *all() {
		for (const keys of await keysByFolder(this.#blobs)) {
			const newest = await newestOf(this.#blobs, keys);
			if (newest) yield newest;
		}
	}
};
/** What was ever said of a site or capture, by key, oldest first. */
async function descriptionKeys(blobs, of) {
	return (await blobs.list(`${describedFolder(of)}/`)).map(({ key }) => key).filter(isDescription);
}
/** What a file says; `null` when it is no description. */
async function readDescription(source, name) {
	if (source.sizeBytes > MOST_BYTES$2) return null;
	let found = null;
	let said = null;
	for await (const item of readWarc(source, name)) {
		if (item.kind === "record") said = await saidBy(item.record, name);
		if (item.kind !== "end" || !item.isWhole || said === null || item.record.date === null) continue;
		found = {
			...said,
			at: item.record.date
		};
	}
	return found;
}
/** Where what is said lies: by time, so that the last key is the latest. */
function keyOf$1({ of, at }, bytes) {
	const digest = createHash("sha256").update(bytes).digest("hex");
	return `${describedFolder(of)}/${toTimestamp17(at)}-${digest.slice(0, 8)}.warc.gz`;
}
async function saidBy(record, name) {
	if (record.type !== "metadata" || (record.blockBytes ?? Infinity) > MOST_BYTES$2) return null;
	return readDescriptionRecord(decodeWarcFields(await readBlock(record, name)));
}
/** One that is damaged says nothing: what was said before it counts again, and an audit tells of it. */
async function newestOf(blobs, keys) {
	for (const key of keys.toReversed()) {
		const found = await withBlob(blobs, key, (source) => readDescription(source, key));
		if (found && key.startsWith(`${describedFolder(found.of)}/`)) return found;
	}
	return null;
}
async function keysByFolder(blobs) {
	const folders = /* @__PURE__ */ new Map();
	for (const { key } of (await blobs.list(`${DESCRIPTIONS}/`)).filter((one) => isDescription(one.key))) {
		const folder = key.slice(0, key.lastIndexOf("/"));
		const keys = folders.get(folder);
		if (keys) keys.push(key);
		else folders.set(folder, [key]);
	}
	return [...folders.values()];
}
function isDescription(key) {
	return /^descriptions\/(?:sites|captures)\/[^/]+\/\d{17}-[0-9a-f]{8}\.warc\.gz$/.test(key);
}
/** A warcinfo and the record itself, each a member of its own (WARC 1.1 sections 6.2 and 6.6). */
function descriptionBytes({ of, elements, at }, software) {
	const info = {
		software,
		format: "WARC File Format 1.1",
		conformsTo: "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/",
		description: "what people say of a site or capture; no captured bytes"
	};
	const common = {
		date: at,
		contentType: "application/warc-fields"
	};
	const drafts = [{
		...common,
		type: "warcinfo",
		fields: [],
		block: encodeWarcFields(info)
	}, {
		...common,
		type: "metadata",
		fields: [["WARC-Target-URI", descriptionTarget(of)]],
		block: encodeWarcFields(descriptionRecord(of, elements))
	}];
	return Buffer.concat(drafts.map((draft) => gzippedAtOnce(encodeRecord({
		...draft,
		id: newRecordId()
	}))));
}
function wellFormedElements(elements) {
	const known = DC_ELEMENTS.filter((name) => (elements[name] ?? []).length > 0);
	return Object.fromEntries(known.map((name) => [name, elements[name].map(wellFormed)]));
}
//#endregion
//#region src/store/archive/spool.ts
var NAME = /^spool-\d+\.tmp$/;
var READ_BYTES = 262144;
/** A spool in a directory; its files are never synced, since nothing acknowledged is in them. */
var FileSpool = class {
	#fs;
	#dir;
	#held = /* @__PURE__ */ new Set();
	#count = 0;
	constructor(fs, dir) {
		this.#fs = fs;
		this.#dir = dir;
	}
	create() {
		const path = join(this.#dir, `spool-${++this.#count}.tmp`);
		this.#held.add(path);
		return new FileSpoolWriter(this.#fs, path, () => this.#remove(path));
	}
	/** Removes what nobody has discarded. */
	async close() {
		for (const path of this.#held) await this.#remove(path);
	}
	async #remove(path) {
		if (this.#held.delete(path)) await this.#fs.remove(path);
	}
};
/** What lies in a spool's file, to be read and at last discarded. */
function spooledAt(place, discard) {
	const read = () => createReadStream(place.path, { highWaterMark: READ_BYTES });
	return {
		...place,
		read,
		discard
	};
}
/** Removes what a killed process has left in a directory. */
async function removeSpooled(fs, dir) {
	for (const name of await readdir(dir)) if (NAME.test(name)) await fs.remove(join(dir, name));
}
var FileSpoolWriter = class {
	#fs;
	#path;
	#remove;
	#hash = createHash("sha256");
	#output = null;
	#sizeBytes = 0;
	constructor(fs, path, remove) {
		this.#fs = fs;
		this.#path = path;
		this.#remove = remove;
	}
	async append(bytes) {
		try {
			this.#output ??= await this.#fs.open(this.#path, "wx", 384);
			await this.#output.write(bytes);
		} catch (error) {
			throw storeFailure(error, "putting aside a long response in", this.#path);
		}
		this.#hash.update(bytes);
		this.#sizeBytes += bytes.length;
	}
	async finish() {
		if (!this.#output) throw new StoreError("INTERNAL", "nothing was put into the spool");
		await this.#close();
		const digest = `sha-256:${this.#hash.digest("hex")}`;
		return spooledAt({
			path: this.#path,
			sizeBytes: this.#sizeBytes,
			digest
		}, this.#remove);
	}
	async discard() {
		await this.#close();
		await this.#remove();
	}
	async #close() {
		const output = this.#output;
		this.#output = null;
		await output?.close();
	}
};
//#endregion
//#region src/store/warc/read/whole-members.ts
/** Offset after the last whole member from an offset on. */
async function wholeMembersEnd(source, from) {
	const window = new SourceWindow(source);
	let end = from;
	while (end < window.sizeBytes && isGzipStart(await window.at(end, 4))) {
		const member = await gzipSegment(window, end);
		while (await member.next());
		if (member.damage) break;
		end = member.end;
	}
	return end;
}
//#endregion
//#region src/store/archive/recovery.ts
/** Removes what an interrupted index build or fetch left; the indexes themselves are replaced whole or not at all. */
async function removeLeftovers({ dir, blobs, fs }) {
	await removeSpooled(fs, dir);
	const indexes = join(dir, INDEX_FOLDER);
	if (!existsSync(indexes)) return;
	for (const name of await readdir(indexes)) if (name.endsWith(".tmp")) await fs.remove(join(indexes, name));
	for (const key of await orphanedParts(blobs, INDEX_FOLDER)) await blobs.delete(key);
}
/** Brings every WARC file that was open when a process died, and the sightings in it, to a whole state. */
async function recoverUnfinished(context) {
	for (const row of await context.upkeep.warcFiles.unfinished()) try {
		await recover(context, row);
	} catch (error) {
		throw storeFailure(error, "recovering", join(context.dir, row.file));
	}
}
async function recover({ dir, upkeep, fs, logger }, row) {
	const path = join(dir, row.file);
	const { sizeBytes, wholeBytes } = await readIfThere(path, async (source) => ({
		sizeBytes: source.sizeBytes,
		wholeBytes: await wholeMembersEnd(source, row.syncedBytes <= source.sizeBytes ? row.syncedBytes : 0)
	}));
	if (wholeBytes < sizeBytes) {
		const fields = {
			file: row.file,
			cutBytes: sizeBytes - wholeBytes,
			keptBytes: wholeBytes
		};
		logger.log("warn", "a torn WARC file was cut back to its last whole record", fields);
		await cut(fs, path, wholeBytes);
	}
	const lost = await upkeep.forgetLost(row.captureId, row.file, wholeBytes);
	if (lost > 0) logger.log("warn", "sightings whose WARC records were lost are forgotten", {
		file: row.file,
		lost
	});
	if (wholeBytes === 0) {
		await fs.remove(path);
		await upkeep.warcFiles.forget(row.file);
	} else await upkeep.warcFiles.finish(row.file, wholeBytes, await read$1(path, sha256Of));
}
async function readIfThere(path, use) {
	return existsSync(path) ? read$1(path, use) : {
		sizeBytes: 0,
		wholeBytes: 0
	};
}
async function read$1(path, use) {
	const source = fileSource(path);
	try {
		return await use(source);
	} finally {
		source.close();
	}
}
async function cut(fs, path, sizeBytes) {
	const file = await fs.open(path, "r+");
	try {
		await file.truncate(sizeBytes);
		await file.sync();
	} finally {
		await file.close();
	}
}
//#endregion
//#region src/store/archive/archive-key.ts
var OWNER_ONLY = 384;
var ARCHIVE_KEY = {
	name: "archive-key",
	make: () => generateKeyPairSync("ed25519").privateKey
};
/** Players know no Ed25519: WACZ-auth's anonymous signatures are ECDSA, and the common player takes P-384 only. */
var PACKAGE_KEY = {
	name: "package-key",
	make: () => generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey
};
/** Signs with the key in `<archive>/keys`; the first use makes it. */
async function signWithArchiveKey(fs, dir, bytes) {
	const key = await privateKeyOf(fs, join(dir, "keys"), ARCHIVE_KEY);
	return {
		algorithm: "Ed25519",
		publicKey: publicPem(key),
		value: sign(null, bytes, key).toString("base64")
	};
}
/** A new signing key as PEM, for whoever keeps it elsewhere than in one archive. */
function newArchiveKey() {
	return ARCHIVE_KEY.make().export({
		type: "pkcs8",
		format: "pem"
	}).toString();
}
/** SHA-256 over the public half of a signing key, hex. @throws BAD_INPUT for what is no Ed25519 key */
function archiveKeySha256(pem) {
	return createHash("sha256").update(publicPem(ed25519Of(pem))).digest("hex");
}
/** The same over a public key that stands somewhere; `null` for what is none. */
function publicKeySha256(pem) {
	try {
		const key = createPublicKey(pem).export({
			type: "spki",
			format: "pem"
		});
		return createHash("sha256").update(key).digest("hex");
	} catch {
		return null;
	}
}
function ed25519Of(pem) {
	try {
		const key = createPrivateKey(pem);
		if (key.asymmetricKeyType === "ed25519") return key;
	} catch {}
	throw new UsageError("BAD_INPUT", "the signing key is no Ed25519 private key in PEM form");
}
/** Gives an archive the key that it signs with; one that has another is refused. */
async function giveArchiveKey(fs, dir, pem) {
	const path = join(dir, "keys", `${ARCHIVE_KEY.name}.pem`);
	await fs.makeDirectory(dirname(path)).catch((error) => {
		throw storeFailure(error, "creating", dirname(path));
	});
	await writeOnce(fs, path, Buffer.from(pem), OWNER_ONLY);
	if (publicPem(await readKey(path)) === publicPem(ed25519Of(pem))) return;
	throw new StoreError("ARCHIVE_BROKEN", `${path} is another key than the one given`);
}
/** The archive's signature for packages (WACZ-auth 0.1.0, anonymous): raw r ‖ s, and a SubjectPublicKeyInfo. */
async function packageSigner(fs, dir) {
	const key = await privateKeyOf(fs, join(dir, "keys"), PACKAGE_KEY);
	const publicKey = createPublicKey(key).export({
		type: "spki",
		format: "der"
	}).toString("base64");
	return (hash) => ({
		signature: sign("sha256", Buffer.from(hash), {
			key,
			dsaEncoding: "ieee-p1363"
		}).toString("base64"),
		publicKey
	});
}
/** The key of its kind, made when there is none: of processes that make one together, the first one's is everybody's. */
async function privateKeyOf(fs, folder, kind) {
	const path = join(folder, `${kind.name}.pem`);
	const publicPath = join(folder, `${kind.name}.pub.pem`);
	if (!existsSync(path) && await makeKey(fs, path, kind)) await writeAtomically(fs, publicPath, [Buffer.from(publicPem(await readKey(path)))]);
	const key = await readKey(path);
	if (!existsSync(publicPath)) await writeOnce(fs, publicPath, Buffer.from(publicPem(key)));
	return key;
}
async function readKey(path) {
	try {
		return createPrivateKey(await readFile(path));
	} catch (error) {
		throw storeFailure(error, "reading", path);
	}
}
async function makeKey(fs, path, { make }) {
	try {
		await fs.makeDirectory(dirname(path));
	} catch (error) {
		throw storeFailure(error, "creating", dirname(path));
	}
	const pem = make().export({
		type: "pkcs8",
		format: "pem"
	});
	return writeOnce(fs, path, Buffer.from(pem), OWNER_ONLY);
}
function publicPem(key) {
	return createPublicKey(key).export({
		type: "spki",
		format: "pem"
	}).toString();
}
//#endregion
//#region src/store/archive/json-pieces.ts
var PAGES_PER_PIECE = 32;
/** The JSON of a document (with more members than its pages), indented by two, its pages last. */
function* jsonPieces({ pages, ...head }) {
	const opening = `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "pages": [`;
	let isEmpty = true;
	for (const some of inGroups$1(pages)) {
		yield Buffer.from(`${isEmpty ? opening : ","}\n    ${indented(some)}`);
		isEmpty = false;
	}
	yield Buffer.from(isEmpty ? `${opening}]\n}\n` : "\n  ]\n}\n");
}
/** Items as they stand in a list within an object: two levels deep. */
function indented(items) {
	return JSON.stringify([items], null, 2).slice(10, -6);
}
function* inGroups$1(pages) {
	let group = [];
	for (const page of pages) {
		group.push(page);
		if (group.length < PAGES_PER_PIECE) continue;
		yield group;
		group = [];
	}
	if (group.length > 0) yield group;
}
//#endregion
//#region src/store/archive/report-head.ts
var PIECE_BYTES = 65536;
var MOST_BYTES$1 = 16777216;
/** Where the pages begin: they are the last member, and no line within another one begins so (json-pieces.ts). */
var PAGES = Buffer.from(",\n  \"pages\": [");
/** What stands before the pages; `null` where they do not stand last, as in a file that somebody wrote anew. */
async function readReportHead(source) {
	let read = Buffer.alloc(0);
	for (let at = 0; at < Math.min(source.sizeBytes, MOST_BYTES$1); at += PIECE_BYTES) {
		read = Buffer.concat([read, await source.read(at, PIECE_BYTES)]);
		const end = read.indexOf(PAGES, Math.max(0, at - PAGES.length));
		if (end >= 0) return JSON.parse(`${read.toString("utf8", 0, end)}}`);
	}
	return null;
}
//#endregion
//#region src/store/archive/report-pages.ts
/** More than any page's row takes. */
var MOST_ROW_BYTES = 16777216;
/** As json-pieces.ts writes them: the list is the last member, each page begins and ends on a line of its own. */
var LIST = Buffer.from("\n  \"pages\": [");
var FIRST_PAGE = Buffer.from("\n    {\n");
/** Walks the pages of report.json; one that somebody wrote anew is read whole, and its places are numbers of pages. */
async function* reportPages(source, from = 0) {
	const list = await listStart(source);
	if (list === null) return yield* pagesOfWhole(source, from);
	if (from !== 0) await requirePlace(source, list, from);
	let row = "";
	for await (const { line, end } of linesFrom(source, from === 0 ? list : from)) {
		if (line === "  ]") return;
		row += line;
		if (row.length > MOST_ROW_BYTES) throw broken();
		if (line !== "    }" && line !== "    },") continue;
		yield {
			page: JSON.parse(row.replace(/,$/, "")),
			next: end
		};
		row = "";
	}
}
async function* linesFrom(source, from) {
	let rest = Buffer.alloc(0);
	let at = from;
	for await (const bytes of bytesOf(source, from)) {
		rest = rest.length === 0 ? Buffer.from(bytes) : Buffer.concat([rest, bytes]);
		let begin = 0;
		for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10, begin)) {
			at += end + 1 - begin;
			yield {
				line: rest.toString("utf8", begin, end),
				end: at
			};
			begin = end + 1;
		}
		rest = rest.subarray(begin);
		if (rest.length > MOST_ROW_BYTES) throw broken();
	}
}
/** Where the line after the list's opening begins; `null` where the list is not of this form, or empty. */
async function listStart(source) {
	let at = 0;
	let tail = Buffer.alloc(0);
	for await (const bytes of bytesOf(source)) {
		const read = Buffer.concat([tail, bytes]);
		const found = read.indexOf(LIST);
		if (found >= 0) return firstPage(source, at - tail.length + found + LIST.length);
		at += bytes.length;
		tail = read.subarray(Math.max(0, read.length - LIST.length));
	}
	return null;
}
async function firstPage(source, behindList) {
	return Buffer.from(await source.read(behindList, FIRST_PAGE.length)).equals(FIRST_PAGE) ? behindList + 1 : null;
}
/** A place comes from outside: it must be one where a page ends. */
async function requirePlace(source, list, from) {
	const before = from > list && from <= source.sizeBytes ? await source.read(from - 8, 8) : [];
	if (!/\n {4}\},?\n$/.test(Buffer.from(before).toString("latin1"))) throw notThere();
}
async function* pagesOfWhole(source, from) {
	const bytes = Buffer.from(await source.read(0, source.sizeBytes));
	const { pages } = JSON.parse(bytes.toString("utf8"));
	if (from > pages.length) throw notThere();
	for (const [i, page] of pages.entries()) if (i >= from) yield {
		page,
		next: i + 1
	};
}
function notThere() {
	return new StoreError("BAD_INPUT", "no page of the report ends here");
}
function broken() {
	return new StoreError("ARCHIVE_BROKEN", "a page in a report is longer than any that was ever written");
}
//#endregion
//#region src/store/archive/testimony-pieces.ts
var VERSIONS_PER_PIECE = 64;
/** The JSON of a testimony, its versions last, one on each line. */
async function* testimonyPieces({ versions, ...head }) {
	yield Buffer.from(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "versions": [`);
	let isFirst = true;
	for await (const some of inGroups(versions)) {
		const lines = some.map((version) => `\n    ${JSON.stringify(version)}`);
		yield Buffer.from(`${isFirst ? "" : ","}${lines.join(",")}`);
		isFirst = false;
	}
	yield Buffer.from(isFirst ? "]\n}\n" : "\n  ]\n}\n");
}
async function* inGroups(versions) {
	let group = [];
	for await (const version of versions) {
		group.push(version);
		if (group.length < VERSIONS_PER_PIECE) continue;
		yield group;
		group = [];
	}
	if (group.length > 0) yield group;
}
//#endregion
//#region src/store/archive/result-files.ts
/** The result files of one archive. */
var ResultFiles = class {
	#options;
	constructor(options) {
		this.#options = options;
	}
	sign(bytes) {
		return signWithArchiveKey(this.#options.fs, this.#options.dir, bytes);
	}
	async put(captureId, { report, certificate, html }) {
		return {
			report: await this.#put(captureId, "report.json", jsonPieces(report)),
			html: await this.#put(captureId, "report.html", Buffer.from(html)),
			certificate: await this.#put(captureId, "certificate.json", jsonPieces(certificate))
		};
	}
	async putReport(captureId, { report, html }) {
		await this.#put(captureId, "report.json", jsonPieces(report));
		await this.#put(captureId, "report.html", Buffer.from(html));
	}
	putTestimony(captureId, testimony) {
		return this.#put(captureId, "testimony.json", testimonyPieces(testimony));
	}
	async putBeside(captureId, name, bytes) {
		if (bytes !== null) return this.#put(captureId, besideName(name), bytes);
		const key = await this.#key(captureId, besideName(name));
		await this.#options.blobs.delete(key);
		return join(this.#options.dir, key);
	}
	async getBeside(captureId, name) {
		return wholeBlob(this.#options.blobs, await this.#key(captureId, besideName(name)));
	}
	async version(captureId) {
		return this.#options.blobs.stamp(captureFolder(captureId));
	}
	async getReport(captureId) {
		return await this.#json(captureId, "report.json");
	}
	async getReportHead(captureId) {
		const key = await this.#key(captureId, "report.json");
		const reader = await this.#options.blobs.open(key);
		if (!reader) return null;
		try {
			return await readReportHead(reader) ?? await this.getReport(captureId);
		} catch (error) {
			throw storeFailure(error, "reading", join(this.#options.dir, key));
		} finally {
			reader.close();
		}
	}
	async *reportPages(captureId, from = 0) {
		const key = await this.#key(captureId, "report.json");
		const reader = await this.#options.blobs.open(key);
		if (!reader) return;
		try {
			yield* reportPages(reader, from);
		} catch (error) {
			throw storeFailure(error, "reading", join(this.#options.dir, key));
		} finally {
			reader.close();
		}
	}
	async writtenAt(captureId) {
		const folder = await this.#key(captureId, "");
		const paths = CAPTURE_FILES.map((file) => join(this.#options.dir, folder, file));
		const times = await Promise.all(paths.map(modifiedAt));
		const newest = Math.max(...times);
		return newest === -Infinity ? null : instant(Math.floor(newest));
	}
	async getCertificate(captureId) {
		return await this.#json(captureId, "certificate.json");
	}
	async #key(captureId, name) {
		const capture = await this.#options.captures.get(captureId);
		if (!capture) throw new StoreError("NOT_FOUND", `no capture ${captureId} in ${this.#options.dir}`);
		return `${captureFolder(capture.id)}/${name}`;
	}
	async #put(captureId, name, content) {
		const key = await this.#key(captureId, name);
		await this.#options.blobs.put(key, content);
		return join(this.#options.dir, key);
	}
	async #json(captureId, name) {
		const key = await this.#key(captureId, name);
		const bytes = await wholeBlob(this.#options.blobs, key);
		try {
			return bytes && JSON.parse(bytes.toString("utf8"));
		} catch (error) {
			throw storeFailure(error, "reading", join(this.#options.dir, key));
		}
	}
};
function besideName(name) {
	const known = [...CAPTURE_FILES, ...OWN_FILES].find((file) => file === name);
	if (known === void 0) throw new StoreError("NOT_FOUND", `no file ${name} lies beside a certificate`);
	return known;
}
//#endregion
//#region src/store/archive/rule-form.ts
/** The file's own name for its form. */
var RULES_FORMAT = "isochron-access-rules/1";
var MOST_RULES = 1e4;
var text = string().min(1).max(1e3);
var ruleSchema = strictObject({
	id: string().regex(/^[\w.-]{1,64}$/, "1 to 64 letters, digits, . _ or -"),
	surt: string().max(4e3).optional(),
	url: string().max(4e3).optional(),
	match: _enum([
		"exact",
		"prefix",
		"domain"
	]).optional(),
	collection: text.optional(),
	from: string().optional(),
	to: string().optional(),
	groups: array(string().regex(/^[\w.-]{1,64}$/)).min(1).max(100).optional(),
	access: _enum([
		"allow",
		"block",
		"embargo",
		"unlist"
	]),
	message: text.optional(),
	until: string().optional(),
	after: string().optional()
});
var fileSchema = strictObject({
	format: literal(RULES_FORMAT),
	rules: array(unknown()).max(MOST_RULES)
});
/** Reads the rules of a file. @throws UsageError that names file, rule and what is wrong with it */
function parseRules(bytes, file) {
	const json = strictJson(bytes);
	if (!json.ok) throw wrong(file, json.problem);
	const read = fileSchema.safeParse(json.value);
	if (!read.success) throw wrong(file, firstProblem(read.error));
	const rules = read.data.rules.map((rule, i) => parseRule(rule, `${file}, rule ${i + 1}`));
	const twice = rules.find(({ id }, i) => rules.findIndex((other) => other.id === id) !== i);
	if (twice) throw wrong(file, `two rules have the id ${JSON.stringify(twice.id)}`);
	return rules;
}
/** Reads one rule; `place` is told with what is wrong. */
function parseRule(value, place) {
	const read = ruleSchema.safeParse(value);
	if (!read.success) throw wrong(place, firstProblem(read.error));
	const rule = read.data;
	const fail = (problem) => {
		throw wrong(`${place} (${rule.id})`, problem);
	};
	const [from, to] = [timeOf(rule.from, "from", fail), timeOf(rule.to, "to", fail)];
	if (from !== null && to !== null && from > to) fail("from is later than to: it would be about nothing");
	return {
		id: rule.id,
		...reachOf(rule, fail),
		collection: rule.collection ?? null,
		from,
		to,
		groups: rule.groups ?? null,
		access: accessOf(rule, fail)
	};
}
/** The rules as the text of their file. */
function formatRules(rules) {
	return `${JSON.stringify({
		format: RULES_FORMAT,
		rules: rules.map(writtenRule)
	}, null, 2)}\n`;
}
/** One rule as it is written; what it leaves open is left out. */
function writtenRule({ id, surt: key, match, access, ...rule }) {
	const { collection, from, to, groups } = rule;
	return {
		id,
		...key !== "" && {
			surt: key,
			match
		},
		...collection !== null && { collection },
		...from !== null && { from: toIso(from) },
		...to !== null && { to: toIso(to) },
		...groups !== null && { groups: [...groups] },
		...writtenAccess(access)
	};
}
function reachOf(rule, fail) {
	const { url, surt: key, match = "prefix" } = rule;
	if (url !== void 0 && key !== void 0) fail("url and surt say the same thing: give one of them");
	if (url !== void 0) return {
		surt: keyOf(url, match),
		match
	};
	if (key === void 0 && rule.match !== void 0) fail("match goes with url or surt");
	if (key !== void 0 && !/^[\x21-\x7e]+$/.test(key)) fail("surt must be a key without spaces, not empty");
	if (key !== void 0 && /[A-Z]|:\/\//.test(key.replace(/%[0-9A-F]{2}/g, ""))) fail("surt must be a key such as org,example)/private (isochron surt <url> prints it); or give url");
	return {
		surt: key ?? "",
		match
	};
}
/** The key of an address; of a domain what the keys of its hosts begin with, of a folder with the slash it has lost. */
function keyOf(url, match) {
	const key = surt(url);
	if (match === "domain") return key.replace(/(?::\d+)?\).*$/s, "");
	return match === "prefix" && /[^/]\/$/.test(url) && !key.endsWith("/") ? `${key}/` : key;
}
function accessOf(rule, fail) {
	const { access, message, until, after } = rule;
	if (access !== "embargo" && (until !== void 0 || after !== void 0)) fail("until and after go with the access embargo");
	if (access === "embargo") return {
		kind: "embargo",
		until: endOf(rule, fail),
		message: message ?? null
	};
	if (access === "block") return {
		kind: "block",
		message: message ?? fail("block needs a message")
	};
	if (message !== void 0) fail("a message goes with block and embargo");
	return { kind: access };
}
function endOf({ until, after }, fail) {
	if (until === void 0 === (after === void 0)) fail("embargo needs until (a date) or after (a span such as P1Y), one of them");
	if (until !== void 0) return timeOf(until, "until", fail);
	return parseCalendarSpan(after) ?? fail(`after: expected a span such as P1Y or P6M, got ${quoted(after)}`);
}
function timeOf(written, name, fail) {
	if (written === void 0) return null;
	const day = /^\d{4}-\d\d-\d\d$/.test(written);
	const at = parseIso(day ? `${written}T00:00:00Z` : written);
	if (at === null) return fail(`${name}: expected 2026-11-15 or 2026-11-15T12:00:00Z, got ${quoted(written)}`);
	return day && name === "to" ? instant(at + 86399999) : at;
}
function writtenAccess(access) {
	if (access.kind === "block") return {
		access: "block",
		message: access.message
	};
	if (access.kind !== "embargo") return { access: access.kind };
	const { until, message } = access;
	return {
		access: "embargo",
		...typeof until === "number" ? { until: toIso(until) } : { after: formatCalendarSpan(until) },
		...message !== null && { message }
	};
}
function quoted(written) {
	return JSON.stringify(written.slice(0, 80));
}
function firstProblem({ issues: [issue] }) {
	const at = issue.path.join(".");
	return at === "" ? issue.message : `${at}: ${issue.message}`;
}
function wrong(place, problem) {
	return new UsageError("BAD_INPUT", `${place}: ${problem}`);
}
//#endregion
//#region src/store/archive/rule-file.ts
/** The rules' file in an archive. */
var RULES_FILE = "access-rules.json";
/** Its log: one JSON line for each change. */
var RULES_LOG = "access-rules.log.jsonl";
var MOST_BYTES = 8e6;
var NO_RULES = {
	version: "none",
	rules: []
};
/** The file is looked at no more often than this: rules are asked for several times for every page that is shown. */
var FRESH_MS = 20;
/** The rules of one archive directory. */
var RuleFile = class {
	#dir;
	#fs;
	#lookedAt = {
		ms: -Infinity,
		stamp: null
	};
	#read = null;
	constructor(dir, fs = nodeFileSystem) {
		this.#dir = dir;
		this.#fs = fs;
	}
	/** Read again whenever the file has changed; no file is no rules, a file that cannot be read is an error. */
	async current() {
		const stamp = this.#freshStamp();
		if (stamp === null) return NO_RULES;
		if (this.#read?.stamp === stamp) return this.#read.rules;
		const bytes = await this.#bytes();
		if (bytes === null) return NO_RULES;
		const rules = {
			version: digestOf(bytes),
			rules: parseRules(bytes, RULES_FILE)
		};
		this.#read = {
			stamp,
			rules
		};
		return rules;
	}
	collectionOf(file) {
		const folder = /^warcs\/([^/]+)\//.exec(file)?.[1];
		return folder === void 0 ? null : siteOfFolder(folder);
	}
	/** Makes a change, whatever others change at the same time; all rules behind it, one that was added last. */
	async change(change) {
		const unlock = lockRules(this.#dir);
		try {
			return await this.#change(change);
		} finally {
			unlock();
		}
	}
	/** On record first: a rule in force is always one that the log tells of. */
	async #change({ add: make, remove, by, at }) {
		this.#lookedAt = {
			ms: -Infinity,
			stamp: null
		};
		const before = (await this.current()).rules;
		const add = make?.(before);
		if (remove !== void 0 && !before.some(({ id }) => id === remove)) throw new UsageError("NOT_FOUND", `no rule ${JSON.stringify(remove)}; isochron rules list shows them`);
		if (add && before.some(({ id }) => id === add.id)) throw new UsageError("BAD_INPUT", `there is a rule ${JSON.stringify(add.id)} already: remove it first`);
		const rules = [...before.filter(({ id }) => id !== remove), ...add ? [add] : []];
		const bytes = Buffer.from(formatRules(rules));
		const gone = before.find(({ id }) => id === remove);
		const found = digestOf(await this.#bytes() ?? Buffer.alloc(0));
		await this.#append({
			at: toIso(at),
			by,
			...add && { add: writtenRule(add) },
			...gone && { remove: writtenRule(gone) },
			before: found,
			after: digestOf(bytes)
		});
		await writeAtomically(this.#fs, join(this.#dir, RULES_FILE), [bytes]);
		this.#lookedAt = {
			ms: -Infinity,
			stamp: null
		};
		return rules;
	}
	async #append(line) {
		const path = join(this.#dir, RULES_LOG);
		try {
			const isThere = statOf(path) !== null;
			const file = await this.#fs.open(path, isThere ? "r+" : "wx");
			try {
				await file.write(Buffer.from(`${JSON.stringify(line)}\n`));
				await file.sync();
			} finally {
				await file.close();
			}
			await this.#fs.syncDirectory(this.#dir);
		} catch (error) {
			throw storeFailure(error, "writing", path);
		}
	}
	#freshStamp() {
		const ms = performance.now();
		if (ms - this.#lookedAt.ms > FRESH_MS) this.#lookedAt = {
			ms,
			stamp: this.#stamp()
		};
		return this.#lookedAt.stamp;
	}
	#stamp() {
		const found = statOf(join(this.#dir, RULES_FILE));
		if (found === null) return null;
		if (found.size > MOST_BYTES) throw new UsageError("BAD_INPUT", `${RULES_FILE}: larger than 8 MB`);
		return `${found.ino}:${found.mtimeNs}:${found.ctimeNs}:${found.size}`;
	}
	async #bytes() {
		const path = join(this.#dir, RULES_FILE);
		try {
			return await readFile(path);
		} catch (error) {
			if (error.code === "ENOENT") return null;
			throw storeFailure(error, "reading", path);
		}
	}
};
/** Without the thread pool, whose way costs ten times this. */
function statOf(path) {
	try {
		return statSync(path, {
			bigint: true,
			throwIfNoEntry: false
		}) ?? null;
	} catch (error) {
		throw storeFailure(error, "reading", path);
	}
}
function digestOf(bytes) {
	return createHash("sha256").update(bytes).digest("hex");
}
//#endregion
//#region src/store/archive/archive.ts
var SILENT = { log: () => void 0 };
/** Opens an archive directory; a writer first repairs what a crash has left, and says so in the log. */
async function openArchive(dir, options = {}) {
	const catalogPath = join(dir, "catalog.sqlite");
	if (options.mode === "read") {
		if (!existsSync(catalogPath)) throw new StoreError("NOT_FOUND", `no archive in ${dir}: capture a site first`);
		return localArchive(dir, openCatalog(catalogPath, "read"), options, () => void 0);
	}
	requireOwn(dir, options);
	const fs = options.fileSystem ?? nodeFileSystem;
	await makeArchiveDirectory(fs, dir);
	const unlock = lockForWriting(dir);
	let catalog = null;
	try {
		catalog = openCatalog(catalogPath, "write");
		const context = {
			dir,
			blobs: blobsOf(dir, fs, options),
			upkeep: catalog.upkeep,
			fs,
			logger: options.logger ?? SILENT
		};
		await removeLeftovers(context);
		await recoverUnfinished(context);
		return localArchive(dir, catalog, options, unlock);
	} catch (error) {
		catalog?.close();
		unlock();
		throw error;
	}
}
/** What is written into a mirror is nobody's: the cluster never hears of it. */
function requireOwn(dir, { beneath }) {
	if (beneath || !existsSync(join(dir, "mirror.sqlite"))) return;
	throw new StoreError("BAD_INPUT", `${dir} mirrors a cluster and is only read: name another --archive`);
}
async function makeArchiveDirectory(fs, dir) {
	try {
		await fs.makeDirectory(dir);
	} catch (error) {
		if (error.code !== "EEXIST") throw storeFailure(error, "creating", dir);
		throw new StoreError("ARCHIVE_UNWRITABLE", `${dir} is a file, not a directory: choose another --archive`);
	}
}
/** Whoever only reads answers many, from the same few files. */
function readingOf(kept) {
	return { open: (path) => kept.open(path) };
}
function blobsOf(dir, fs, { beneath }, reading = {}) {
	const own = new LocalBlobs(dir, fs, reading);
	return beneath ? new LayeredBlobs(own, beneath) : own;
}
function localArchive(dir, catalog, options, unlock) {
	const fs = options.fileSystem ?? nodeFileSystem;
	const kept = options.mode === "read" ? new KeptFiles() : null;
	const blobs = blobsOf(dir, fs, options, kept === null ? {} : readingOf(kept));
	const index = new ArchiveIndex(blobs);
	const warcs = new CaptureWarcs({
		...options,
		dir,
		blobs,
		captures: catalog.captures,
		list: catalog.upkeep.warcFiles,
		sightings: catalog.sightings,
		archived: index,
		fs
	});
	const spool = new FileSpool(fs, dir);
	const search = new SearchFile(join(dir, SEARCH_FILE), options.mode ?? "write", options.logger);
	return {
		dir,
		blobs,
		catalog,
		warcs,
		index: {
			lookup: (url) => index.lookup(url),
			read: (entry) => readStored(blobs, index, entry),
			open: (entry) => openStored(blobs, index, entry),
			walk: (walk) => walkIndex(index, walk),
			marks: (walk) => marksIn(index, walk)
		},
		search,
		results: new ResultFiles({
			dir,
			blobs,
			fs,
			captures: catalog.captures
		}),
		descriptions: new DescriptionFiles(blobs, options.software),
		control: new ControlFiles(dir, fs, options.logger ?? SILENT),
		rules: new RuleFile(dir, fs),
		spool,
		hasWriter: () => hasWriter(dir),
		close: async () => {
			try {
				await warcs.close();
				await spool.close();
			} finally {
				index.close();
				search.close();
				kept?.close();
				catalog.close();
				unlock();
			}
		}
	};
}
//#endregion
//#region src/store/thread/exchange.ts
/** The exchange, ready to be sent. */
function sentExchange(exchange) {
	const { requestBytes, responseBytes, spooled, ...facts } = exchange;
	const bytes = new Uint8Array(requestBytes.length + responseBytes.length);
	bytes.set(requestBytes);
	bytes.set(responseBytes, requestBytes.length);
	return {
		...facts,
		bytes,
		requestLength: requestBytes.length,
		spooledFile: placeOf(spooled)
	};
}
/** The exchange again; whoever sent it discards what is spooled. */
function receivedExchange(sent) {
	const { bytes, requestLength, spooledFile, ...facts } = sent;
	return {
		...facts,
		requestBytes: bytes.subarray(0, requestLength),
		responseBytes: bytes.subarray(requestLength),
		...spooledFile ? { spooled: spooledAt(spooledFile, async () => void 0) } : {}
	};
}
/** The content, ready to be sent. */
function sentContent({ block, ...rest }) {
	return {
		...rest,
		block: block instanceof Uint8Array ? block : placeOf(block)
	};
}
/** The content again; whoever sent it discards what is spooled. */
function receivedContent({ block, ...rest }) {
	const whole = block instanceof Uint8Array;
	return {
		...rest,
		block: whole ? block : spooledAt(block, async () => void 0)
	};
}
function placeOf(spooled) {
	if (!spooled) return null;
	const { path, sizeBytes, digest } = spooled;
	return {
		path,
		sizeBytes,
		digest
	};
}
//#endregion
//#region src/store/thread/remote-store.ts
/** The port, answered by the thread's object of this name. */
function remoteStore(remote, target, crossing) {
	const methods = Object.entries(crossing).map(([method, how]) => [method, how === "walk" ? (...args) => remote.iterate(target, method, args) : (...args) => remote.call(target, method, args)]);
	return Object.fromEntries(methods);
}
//#endregion
//#region src/store/thread/remote-catalog.ts
var CROSSINGS = {
	captures: {
		create: "call",
		update: "call",
		get: "call",
		list: "call",
		some: "call",
		sites: "call",
		phases: "call"
	},
	frontier: {
		add: "call",
		setState: "call",
		pages: "walk"
	},
	requisites: {
		setRequisites: "call",
		requisites: "walk",
		ofDocument: "call"
	},
	sightings: {
		add: "call",
		ofCapture: "walk",
		ofPage: "call",
		requestsTo: "call"
	},
	renderings: {
		put: "call",
		ofCapture: "walk",
		ofDocument: "call"
	},
	refusals: {
		put: "call",
		ofCapture: "walk"
	},
	rates: {
		ofPages: "call",
		put: "call",
		sample: "call"
	},
	sketches: {
		add: "call",
		has: "call",
		ofPage: "call",
		all: "walk"
	},
	standing: {
		put: "call",
		forget: "call",
		captures: "call",
		ofSite: "call",
		ofHost: "call",
		stamp: "call"
	},
	runStatus: {
		put: "call",
		get: "call",
		counts: "call",
		recent: "call"
	}
};
/** The stores that the thread offers by name. */
var CATALOG_STORES = Object.keys(CROSSINGS);
/** The catalog, answered by the thread. */
function remoteCatalog(remote) {
	const store = (name) => remoteStore(remote, name, CROSSINGS[name]);
	return {
		captures: store("captures"),
		frontier: store("frontier"),
		requisites: store("requisites"),
		sightings: store("sightings"),
		renderings: store("renderings"),
		refusals: store("refusals"),
		rates: store("rates"),
		sketches: store("sketches"),
		standing: store("standing"),
		runStatus: store("runStatus"),
		...remoteStore(remote, "catalog", { keepLook: "call" })
	};
}
//#endregion
//#region src/store/thread/messages.ts
/** The error, ready to be sent. */
function packFailure(error) {
	if (!(error instanceof Error)) return {
		name: "Error",
		code: null,
		message: String(error),
		stack: void 0
	};
	const code = error instanceof IsochronError ? error.code : null;
	return {
		name: error.name,
		code,
		message: error.message,
		stack: error.stack
	};
}
/** The error again: of the same class as far as a caller may ask, with the other side's stack. */
function unpackFailure({ name, code, message, stack }) {
	const error = rebuilt(name, code, message);
	if (stack !== void 0) error.stack = stack;
	return error;
}
function rebuilt(name, code, message) {
	if (code === null || !Object.hasOwn(ERROR_CODES, code)) return new Error(message);
	const known = code;
	if (name === "StoreError") return new StoreError(known, message);
	if (name === "UsageError") return new UsageError(known, message);
	return new IsochronError(known, message);
}
//#endregion
export { standingOf as $, StepTally as $n, readWarc as $t, fieldsAt as A, lockMirror as An, SortedRuns as At, readNoResponse as B, endOfSpan as Bn, warcFilesIn as Bt, FileSpool as C, spentMore as Cn, inputSource as Cr, encodeRecord as Ct, readDescription as D, TOO_OFTEN as Dn, requestKeyUrl as Dt, keyOf$1 as E, openManagementFile as En, pairedRecords as Et, cutNote as F, copyCatalog as Fn, SEARCH_FILE as Ft, contentFields as G, refusalReason as Gn, findOriginal as Gt, secretNote as H, REFUSALS as Hn, walkIndex as Ht, limitNote as I, isWholeCatalog as In, captureFolder as It, toldFields as J, dcPairs as Jn, readStored as Jt, readContentFields as K, DC_ELEMENTS as Kn, openReceived as Kt, lookNote as L, openCatalog as Ln, siteFolder as Lt, gzippedAtOnce as M, MirrorFile as Mn, CATALOG_FILE as Mt, CUT_BY_MAX_BYTES as N, mergeCatalog as Nn, DESCRIPTIONS as Nt, ControlFiles as O, hasWriter as On, mergeIntoIndex as Ot, asideNote as P, forgetCaptures as Pn, MIRROR_FILE as Pt, resumeRecord as Q, phasesOf as Qn, readBlockAt as Qt, noResponseFields as R, urlKey as Rn, siteOfFolder as Rt, signWithArchiveKey as S, monthOf as Sn, fileSource as Sr, decodeWarcFields as St, descriptionKeys as T, openJournalFile as Tn, storeFailure as Tr, newRecordId as Tt, unreadNote as U, mergeRefused as Un, CDX_MATCHES as Ut, readTimes as V, formatCalendarSpan as Vn, marksIn as Vt, readBorrowed as W, refusalCodeOf as Wn, queryIndex as Wt, pauseRecord as X, askedCaptures as Xn, openRecordAt as Xt, editRecord as Y, isWithinBounds as Yn, revisited as Yt, readResumeRecord as Z, askedSites as Zn, readBlock as Zt, archiveKeySha256 as _, parseLine as _n, removeUnfinished as _r, draftOf as _t, remoteStore as a, slice as an, identityKey as ar, readRenderingRecord as at, packageSigner as b, dayOf as bn, byKey as br, matches as bt, sentContent as c, asStored as cn, lookRuns as cr, readRequisitesRecord as ct, RULES_FILE as d, openLines as dn, writeAtomically as dr, stateRecords as dt, canonicalJson as en, believedLooks as er, planRecord as et, RULES_LOG as f, SortedFile as fn, writeOnce as fr, readRefusalRecord as ft, ResultFiles as g, formatLine as gn, ended as gr, draftFrom as gt, writtenRule as h, collectLines as hn, begun$1 as hr, readFrontierRecord as ht, remoteCatalog as i, sha256Of as in, PAGE_LABELS as ir, readChangeRecord as it, WarcWriter as j, lockSites as jn, CAPTURE_FILES as jt, readSighted as k, lockForWriting as kn, replaceIndex as kt, sentExchange as l, ArchiveIndex as ln, LocalBlobs as lr, requisitesRecords as lt, parseRule as m, lineBatches as mn, temporaryName as mr, frontierRecords as mt, unpackFailure as n, eachOfBlob as nn, mergedChanges as nr, changeRecord as nt, receivedContent as o, wholeBlob as on, isCaptured as or, renderingRecord as ot, RuleFile as p, MAX_LINE_BYTES as pn, abandoned as pr, refusalRecords as pt, readToldFields as q, MOST_DC_CHARS as qn, openStored as qt, CATALOG_STORES as r, eachOfFile as rn, TOLD_TIERS as rr, readCaptureFields as rt, receivedExchange as s, withBlob as sn, TEXT_FORMS as sr, readLookRequisites as st, packFailure as t, bytesOf as tn, hostWordOf as tr, readPlanRecord as tt, openArchive as u, INDEX_FOLDER as un, nodeFileSystem as ur, readStateRecord as ut, giveArchiveKey as v, openWatchFile as vn, tellOfUnfinished as vr, entryOf as vt, DescriptionFiles as w, SearchFile as wn, inputFailure as wr, encodeWarcFields as wt, publicKeySha256 as x, grantOf as xn, requireKey as xr, parseDigest as xt, newArchiveKey as y, deliveryKey as yn, LayeredBlobs as yr, indexEntries as yt, readLookNote as z, PUBLIC_GROUP as zn, warcFileName as zt };
