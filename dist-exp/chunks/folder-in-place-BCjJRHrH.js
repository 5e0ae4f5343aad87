import { lstatSync, readdirSync, realpathSync, renameSync, rmSync, rmdirSync } from "node:fs";
import { rm } from "node:fs/promises";
//#region src/store/folder-in-place.ts
/** Gives a folder its name, instead of what is there; at once, so that no stop comes between. */
function putInPlace(staged, place) {
	if (lstatSync(place, { throwIfNoEntry: false }) === void 0) return renameSync(staged, place);
	if (readdirSync(place).length === 0) {
		rmdirSync(place);
		return renameSync(staged, place);
	}
	rmSync(earlierName(place), {
		recursive: true,
		force: true
	});
	renameSync(place, earlierName(place));
	try {
		renameSync(staged, place);
	} catch (error) {
		renameSync(earlierName(place), place);
		throw error;
	}
}
/** The earlier folder while the new one takes its place. */
function earlierName(place) {
	return `${place}.old.part`;
}
/** Removes the folder that was there before. */
async function removeEarlier(place) {
	await rm(earlierName(place), {
		recursive: true,
		force: true
	});
}
/** The folder that a name stands for; `null` when it is none, or not there. */
function realFolder(dir) {
	try {
		const real = realpathSync(dir);
		return lstatSync(real).isDirectory() ? real : null;
	} catch {
		return null;
	}
}
//#endregion
export { realFolder as n, removeEarlier as r, putInPlace as t };
