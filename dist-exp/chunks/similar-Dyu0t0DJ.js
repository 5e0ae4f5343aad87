import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { Kn as parsePageUrl, Zn as toIso } from "./formats-CP_ayLbB.js";
import { i as nearPages, r as sketchVersions } from "./study-CIoHvote.js";
import { i as isImport } from "./surt-CmP5UFl-.js";
import { ft as pageLabel } from "./missing-page-text-DkML2foU.js";
import { n as printable, r as printableJson } from "./printable-CT0AKITj.js";
import { _ as NearDuplicateIndex } from "./detect-DtnlVCiD.js";
import { c as openForReading, s as openForAdding } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { Option } from "commander";
//#region src/cli/commands/similar.ts
/** Adds the verb. */
function addSimilarCommand(program, io) {
	const command = program.command("similar").description("find pages of the archive that say nearly the same: mirrors, copies, moved pages").argument("[url]", "the page (its newest version); without one, all pages are compared");
	readsCluster(addSettings(command, ["archive"]), io).addOption(new Option("--least <similarity>", "least similarity of the words, 0 to 1").argParser(similarityOption).default(.8)).option("--json", "print one JSON document").action((url) => runSimilar(url, command, io));
}
function similarityOption(text) {
	const value = Number(text);
	if (text.trim() === "" || !(value > 0 && value <= 1)) throw new UsageError("USAGE", `--least: expected a number above 0 and up to 1, got ${JSON.stringify(text)}`);
	return value;
}
async function runSimilar(text, command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const { least, json } = command.opts();
	const url = text === void 0 ? null : parsePageUrl(text);
	if (text !== void 0 && url === null) throw new UsageError("USAGE", `not a URL: ${JSON.stringify(text)}`);
	await sketchImports(dir, io);
	const archive = await openForReading(dir, io);
	try {
		const groups = url ? [await nearTo(url, archive.catalog.sketches, least)] : await allNear(archive.catalog.sketches, least);
		if (json) io.out(`${printableJson({
			least,
			groups
		})}\n`);
		else io.out(asText(groups, url !== null));
	} finally {
		await archive.close();
	}
}
/** Captures are sketched when they end; imports, which may be huge, when somebody first asks. */
async function sketchImports(dir, io) {
	const reader = await openForReading(dir, io);
	const imports = (await reader.catalog.captures.list()).filter(isImport);
	const isBusy = reader.hasWriter();
	await reader.close();
	if (imports.length === 0 || isBusy) return;
	const archive = await openForAdding(dir, io);
	try {
		for (const { id } of imports) await sketchVersions(archive, id, io.signal);
	} finally {
		await archive.close();
	}
}
/** One page against all. */
async function nearTo(url, sketches, least) {
	const found = await nearPages(sketches, url, { least });
	if (!found) throw new UsageError("NOT_FOUND", `no text version of ${url} in the archive`);
	const near = found.near.map((one) => ({
		...one,
		at: toIso(one.at)
	}));
	return {
		url,
		at: toIso(found.at),
		near
	};
}
/** All against all: the newest version of each page, by banding. */
async function allNear(sketches, least) {
	const newest = /* @__PURE__ */ new Map();
	for await (const sketch of sketches.all()) newest.set(sketch.url, sketch);
	const index = new NearDuplicateIndex();
	const groups = /* @__PURE__ */ new Map();
	for (const sketch of newest.values()) {
		const [nearest] = index.find(sketch.signature, least);
		if (nearest) {
			const near = {
				url: sketch.url,
				at: toIso(sketch.at),
				similarity: nearest.similarity
			};
			groups.set(nearest.id, [...groups.get(nearest.id) ?? [], near]);
		} else index.add(sketch.url, sketch.signature);
	}
	return [...groups].map(([url, near]) => ({
		url,
		at: toIso(newest.get(url).at),
		near: near.sort(bySimilarity)
	})).sort((a, b) => b.near.length - a.near.length || (a.url < b.url ? -1 : 1));
}
function bySimilarity(a, b) {
	return b.similarity - a.similarity || (a.url < b.url ? -1 : 1);
}
function asText(groups, isOnePage) {
	const shown = groups.filter(({ near }) => near.length > 0);
	if (shown.length === 0) return isOnePage ? "no other page is near it\n" : "no two pages are near one another\n";
	return shown.map(({ url, at, near }) => {
		const rows = near.map((row) => `  ${(100 * row.similarity).toFixed(0).padStart(3)} %  ${printable(pageLabel(row.url))}  ${row.at}\n`);
		return `${printable(pageLabel(url))}  ${at}\n${rows.join("")}`;
	}).join("\n");
}
//#endregion
export { addSimilarCommand };
