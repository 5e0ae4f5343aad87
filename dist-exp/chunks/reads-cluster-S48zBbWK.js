import { x as publicKeySha256 } from "./messages-BR4EaSfy.js";
import { Fn as strictJsonObject } from "./formats-CP_ayLbB.js";
import { t as openMirror } from "./store-B-jxG4ia.js";
import { r as SETTINGS } from "./config-BR9CBN-t.js";
import { c as openForReading, r as cliLogger } from "./open-world-zuh7A_hR.js";
import { n as clusterPlaceOf, r as openCluster, t as CLUSTER_PLACE } from "./cluster-address-D3WV7l3N.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { a as mirrorAt, i as letClusterGo, r as holdCluster, t as clusterAtHand } from "./cluster-at-hand-gq404j8J.js";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { homedir } from "node:os";
//#region src/cli/cluster/reads-cluster.ts
/** Adds the settings of a cluster to a verb that has the setting `archive` and reads it. */
function readsCluster(command, io) {
	addSettings(command, CLUSTER_PLACE);
	return command.hook("preAction", async (defining, acting) => {
		const place = defining === acting ? await clusterPlaceOf(command, io) : null;
		if (place !== null) await beginReading(place, command, io);
	});
}
async function beginReading(place, command, io) {
	const cluster = await openCluster(place);
	try {
		const { agreement, bucket, facts } = cluster;
		const dir = mirrorFolder(command, io, facts.id);
		const { objects } = agreement;
		const mirror = await openMirror({
			dir,
			bucket,
			objects,
			cluster: facts.id,
			logger: cliLogger(io)
		});
		holdCluster(io, {
			cluster,
			mirror
		});
		await mirror.refresh(io.signal);
		command.setOptionValue("archive", dir);
	} catch (error) {
		await letClusterGo(io);
		await cluster.close();
		throw error;
	}
}
/** Where the user says, or with what can be made anew. */
function mirrorFolder(command, io, cluster) {
	if (command.optsWithGlobals().archive !== void 0 || (io.env[SETTINGS.archive.env] ?? "") !== "") return settingsOf(command, ["archive"], io).archive;
	const cache = io.env["XDG_CACHE_HOME"] || join(homedir(), ".cache");
	return join(cache, "isochron", cluster.replaceAll(/[^A-Za-z0-9-]/g, "_"));
}
/** Brings the WARC files of captures into the mirror, for verbs that read all their bytes; elsewhere they lie there. */
async function bringCaptures(dir, { site, capture }, io) {
	const mirror = mirrorAt(dir, io);
	if (mirror === null) return;
	const archive = await openForReading(dir, io);
	try {
		const captures = (await archive.catalog.captures.list()).filter((one) => (capture === void 0 || one.id === capture) && (site === void 0 || one.site === site));
		await mirror.bringCaptures(new Set(captures.map(({ id }) => id)));
	} finally {
		await archive.close();
	}
}
/** The same for the capture in whose folder a certificate lies. */
async function bringCaptureOf(certificate, root, io) {
	await mirrorAt(root, io)?.bringCaptures(/* @__PURE__ */ new Set([basename(dirname(certificate))]));
}
/** The key that a certificate names, where it is the cluster's own. */
function clusterKeyOf(certificate, root, io) {
	const facts = mirrorAt(root, io) && clusterAtHand(io)?.cluster.facts;
	const head = join(dirname(certificate), "seal.json");
	if (!facts || !existsSync(head)) return {};
	const seal = strictJsonObject(readFileSync(head))?.["signature"];
	const key = typeof seal === "object" && seal !== null ? seal.publicKey : null;
	if (typeof key !== "string" || publicKeySha256(key) !== facts.keySha256) return {};
	return { archiveKey: key };
}
//#endregion
export { readsCluster as i, bringCaptures as n, clusterKeyOf as r, bringCaptureOf as t };
