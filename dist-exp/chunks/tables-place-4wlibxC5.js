import { a as UsageError, i as StoreError } from "./errors-D1qh0Uhd.js";
import { Tr as storeFailure } from "./messages-BR4EaSfy.js";
import { k as copyFailure, z as withStagingFolder } from "./store-B-jxG4ia.js";
import { n as realFolder, r as removeEarlier, t as putInPlace } from "./folder-in-place-BCjJRHrH.js";
import { i as settingsOf } from "./options-Bi6gmiK1.js";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { mkdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
//#region src/store/tables/tables-folder.ts
/** Refuses a place in which something else lies. */
function requireTablesFolder(dir, note) {
	if (!existsSync(dir)) return;
	const name = JSON.stringify(dir);
	const real = realFolder(dir);
	if (real === null) throw new UsageError("BAD_INPUT", `${name} is a file: name a folder`);
	if (readdirSync(real).length > 0 && !existsSync(join(real, note))) throw new UsageError("BAD_INPUT", `${name} holds other files than tables of ours: name another folder`);
}
/** Makes the folder: `write` fills it and returns the text of its note. */
async function writeTablesFolder(dir, note, write) {
	requireTablesFolder(dir, note);
	const place = realFolder(dir) ?? resolve(dir);
	try {
		await withStagingFolder(place, async (staged) => {
			const [tables, waitingFolder] = [join(staged, "tables"), join(staged, "waiting")];
			await mkdir(tables);
			const text = await write({
				makeFolder: (name) => madeFolder(tables, name),
				waitingFolder
			});
			await writeFile(join(tables, note), text, { flag: "wx" });
			putInPlace(tables, place);
			await removeEarlier(place);
		});
	} catch (error) {
		throw copyFailure(error, dir);
	}
}
async function madeFolder(tables, name) {
	const folder = join(tables, name);
	await mkdir(folder, { recursive: true });
	return folder;
}
/** A folder of tables, links followed, and the text of its note; `null` where there is none. */
async function openTablesFolder(dir, note, mostBytes) {
	const file = join(dir, note);
	if (!existsSync(file)) return null;
	try {
		const { size } = await stat(file);
		if (size > mostBytes) throw new StoreError("FORMAT", `${file} has ${size} bytes: it is no note of tables`);
		return {
			folder: await realpath(dir),
			note: await readFile(file, "utf8")
		};
	} catch (error) {
		throw storeFailure(error, "reading", dir);
	}
}
/** Lends a folder for what a question cannot hold in memory; nobody else may read it. */
function withWaitingFolder(use) {
	const name = join(tmpdir(), `isochron-query-${userInfo().uid}`);
	return withStagingFolder(name, use, 448);
}
//#endregion
//#region src/cli/query/tables-place.ts
/** Settings of whatever uses the engine. */
var ENGINE_SETTINGS = [
	"memoryLimit",
	"spillLimit",
	"threads"
];
/** The place by option, environment or default; `output` is what a verb's own option says. */
function tablesPlace(command, io, output) {
	const { archive, parquet } = settingsOf(command, ["archive", "parquet"], io);
	const named = output ?? parquet;
	return {
		archive,
		dir: named === "" ? join(archive, "parquet") : named,
		isNamed: named !== ""
	};
}
/** What the engine may take. */
function engineTerms(command, io) {
	const { memoryLimit, spillLimit, threads } = settingsOf(command, ENGINE_SETTINGS, io);
	return {
		memoryBytes: memoryLimit,
		waitingBytes: spillLimit,
		threads
	};
}
//#endregion
export { requireTablesFolder as a, openTablesFolder as i, engineTerms as n, withWaitingFolder as o, tablesPlace as r, writeTablesFolder as s, ENGINE_SETTINGS as t };
