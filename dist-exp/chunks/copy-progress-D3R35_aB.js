import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { O as requireCopyPath, k as copyFailure, z as withStagingFolder } from "./store-B-jxG4ia.js";
import { n as realFolder, r as removeEarlier, t as putInPlace } from "./folder-in-place-BCjJRHrH.js";
import { closeSync, lstatSync, openSync, readSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { mkdir, open } from "node:fs/promises";
//#region src/store/copy/copy-mark.ts
/** The manifest of a copy, by which it is known for one. */
var COPY_MANIFEST = "manifest.json";
var MARK = "{\"format\":\"isochron-copy/";
/** Whether the folder is a copy that this program made. */
function isCopy(dir) {
	try {
		const file = openSync(join(dir, COPY_MANIFEST), "r");
		try {
			const bytes = Buffer.alloc(25);
			readSync(file, bytes, 0, bytes.length, 0);
			return bytes.toString("latin1") === MARK;
		} finally {
			closeSync(file);
		}
	} catch {
		return false;
	}
}
//#endregion
//#region src/store/copy/copy-folder.ts
/** Refuses a place for a copy in which something lies, unless it is a copy that may be replaced. */
function requireCopyFolder(dir, overwrite) {
	if (!isThere(dir)) return;
	const name = JSON.stringify(dir);
	const real = realFolder(dir);
	if (real === null) throw new UsageError("BAD_INPUT", `${name} is a file: name a folder, or a file that ends in .zip`);
	if (readdirSync(real).length === 0) return;
	if (!isCopy(real)) throw new UsageError("BAD_INPUT", `${name} holds other files than a copy: name another folder`);
	if (!overwrite) throw new UsageError("BAD_INPUT", `${name} holds a copy already: name another folder, or add --overwrite`);
}
function isThere(dir) {
	try {
		return lstatSync(dir, { throwIfNoEntry: false }) !== void 0;
	} catch (error) {
		throw copyFailure(error, dir);
	}
}
/** Writes all files and puts the folder in its place, instead of an earlier copy that is there. */
async function writeCopyFolder(dir, files) {
	const place = realFolder(dir) ?? resolve(dir);
	try {
		return await withStagingFolder(place, async (staged) => {
			const written = await writeAll(staged, files);
			putInPlace(staged, place);
			await removeEarlier(place);
			return written;
		});
	} catch (error) {
		throw copyFailure(error, dir);
	}
}
async function writeAll(staged, files) {
	const made = /* @__PURE__ */ new Set();
	let [count, bytes] = [0, 0];
	for await (const { path, content } of files) {
		const file = join(staged, requireCopyPath(path));
		const folder = dirname(file);
		if (!made.has(folder)) await mkdir(folder, { recursive: true });
		made.add(folder);
		bytes += await writeOne(file, content);
		count++;
	}
	return {
		files: count,
		bytes
	};
}
/** A name is given once: a second file of it is a fault, not a replacement. */
async function writeOne(file, content) {
	const handle = await open(file, "wx");
	let bytes = 0;
	try {
		for await (const piece of content) {
			await handle.writeFile(piece);
			bytes += piece.length;
		}
	} finally {
		await handle.close();
	}
	return bytes;
}
//#endregion
//#region src/cli/copy/copy-progress.ts
var REDRAW_MS = 100;
var QUIET_LINE_MS = 5e3;
var CLEAR_TO_END = "\x1B[K";
/** Call `end` before printing anything else. */
var CopyProgress = class {
	#io;
	#nowMs;
	#words;
	#shownAtMs;
	#drawn = false;
	constructor(io, { words = "pages copied", nowMs = () => performance.now() } = {}) {
		this.#io = io;
		this.#nowMs = nowMs;
		this.#words = words;
		this.#shownAtMs = nowMs();
	}
	show(done, total) {
		const now = this.#nowMs();
		if (now - this.#shownAtMs < (this.#io.interactive ? REDRAW_MS : QUIET_LINE_MS)) return;
		this.#shownAtMs = now;
		const words = `${done} of ${total} ${this.#words}`;
		if (!this.#io.interactive) return this.#io.err(`${words}\n`);
		this.#io.err(`\r${words}${CLEAR_TO_END}`);
		this.#drawn = true;
	}
	end() {
		if (this.#drawn) this.#io.err(`\r${CLEAR_TO_END}`);
		this.#drawn = false;
	}
};
//#endregion
export { COPY_MANIFEST as i, requireCopyFolder as n, writeCopyFolder as r, CopyProgress as t };
