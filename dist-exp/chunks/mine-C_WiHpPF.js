import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import "./formats-CP_ayLbB.js";
import { d as mineInputOfArchive, m as siteNamed, p as capturesOfSite, v as mineSite } from "./study-CIoHvote.js";
import { s as isTestimony } from "./surt-CmP5UFl-.js";
import { C as renderMineHtml, w as renderMineTerminal } from "./missing-page-text-DkML2foU.js";
import { ct as isTold } from "./store-B-jxG4ia.js";
import { i as readHistoryColumns, n as historyOfTold, r as mineInputOfHistory } from "./lab-xztJM_rt.js";
import { r as printableJson } from "./printable-CT0AKITj.js";
import { c as openForReading } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { existsSync } from "node:fs";
//#region src/cli/commands/mine.ts
/** Adds the verb. */
function addMineCommand(program, io) {
	const command = program.command("mine").description("how a site changes: rates with their uncertainty, hours and weekdays, directories and rules").argument("<site|history>", "a site of the archive, or a change history (.tsv.gz)").option("--source", "by what the owner told (isochron take), not by our own looks; so where there are no looks").option("--json", "print one JSON document").option("--html", "print a page with charts");
	readsCluster(addSettings(command, ["archive"]), io).action(async (what) => {
		const { archive } = settingsOf(command, ["archive"], io);
		const { json, html, source } = command.opts();
		const input = existsSync(what) ? mineInputOfHistory(await readHistoryColumns(what)) : await siteInput(what, {
			dir: archive,
			isBySource: source === true
		}, io);
		const report = mineSite(input);
		io.out(json ? `${printableJson(report)}\n` : html ? renderMineHtml(report) : renderMineTerminal(report));
	});
}
/** What is named as histories are is meant as one: of an archive nobody has spoken. */
var HISTORY_NAME = /\.(?:tsv|jsonl)(?:\.gz|\.br)?$/i;
async function siteInput(site, { dir, isBySource }, io) {
	if (HISTORY_NAME.test(site)) throw new UsageError("NOT_FOUND", `no file ${site}`);
	const archive = await openNamed(site, dir, io);
	try {
		const name = await siteNamed(site, archive);
		const input = name === null ? null : await inputOf(name, archive, isBySource);
		if (input !== null) return input;
		if (name !== null && isBySource) throw new UsageError("NOT_FOUND", `no owner told of ${JSON.stringify(name)} in ${dir}; isochron take does`);
		throw new UsageError("NOT_FOUND", `no site ${JSON.stringify(site)} in ${dir}, and no such file; isochron captures lists the sites`);
	} finally {
		await archive.close();
	}
}
/** Our own looks go first: where there are any, what the owner told is asked for by its name. */
async function inputOf(site, archive, isBySource) {
	const captures = await capturesOfSite(site, archive);
	const hasLooks = captures.some((capture) => !isTestimony(capture));
	return isBySource || !hasLooks ? toldInput(site, captures, archive) : mineInputOfArchive(site, archive);
}
/** The newest history that the owner told of the site; files alone tell one state, and go last. */
async function toldInput(site, captures, archive) {
	const told = captures.filter(({ settings, phase }) => settings.testimony?.tier === "source" && phase === "finished");
	const newest = told.find(({ settings }) => settings.testimony?.["source"] !== "files") ?? told[0];
	if (newest === void 0) return null;
	const sightings = [];
	for await (const sighting of archive.catalog.sightings.ofCapture(newest.id)) if (isTold(sighting)) sightings.push(sighting);
	const history = historyOfTold(site, sightings, newest.seeds[0] ?? "");
	return history && {
		...mineInputOfHistory(history),
		paths: history.urls
	};
}
/** Without an archive neither reading of the word holds, and both are said. */
async function openNamed(site, dir, io) {
	try {
		return await openForReading(dir, io);
	} catch (error) {
		if (!(error instanceof IsochronError) || error.code !== "NOT_FOUND") throw error;
		throw new UsageError("NOT_FOUND", `no file ${site}, and ${error.message}`, { cause: error });
	}
}
//#endregion
export { addMineCommand };
