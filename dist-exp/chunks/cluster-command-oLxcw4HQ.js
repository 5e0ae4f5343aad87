import { r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Zn as toIso } from "./formats-CP_ayLbB.js";
import { n as clusterOf, r as rebuildAgreement } from "./store-B-jxG4ia.js";
import { n as printable, r as printableJson, t as counted } from "./printable-CT0AKITj.js";
import { r as cliLogger } from "./open-world-zuh7A_hR.js";
import { a as requirePlace, i as reachCluster, l as foundCluster, r as openCluster, t as CLUSTER_PLACE, u as checkCluster } from "./cluster-address-D3WV7l3N.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { t as FindingsReported } from "./findings-CzK4YIf4.js";
import { n as readSigningKey, t as makeSigningKey } from "./signing-key-EaQD4Npi.js";
import { createHash, randomUUID } from "node:crypto";
//#region src/store/remote/write-once.ts
/** Puts an object twice, reads and lists it, and takes it away. @throws IsochronError that says what the store lacks */
async function requireWriteOnce(bucket) {
	const key = `checks/${randomUUID()}`;
	const outcomes = [await bucket.putOnce(key, contentOf("first"))];
	try {
		outcomes.push(await bucket.putOnce(key, contentOf("other")));
		const isKept = await textOf(bucket, key) === "first";
		if (outcomes.join() !== "put,exists" || !isKept) throw failure(bucket, "replaces objects in spite of If-None-Match: it cannot be shared, take another");
		if (!await isListed(bucket, key)) throw failure(bucket, "does not list what was just put: it cannot be shared, take another");
	} finally {
		await bucket.delete(key);
	}
}
async function textOf(bucket, key) {
	const reader = await bucket.open(key);
	if (!reader) throw failure(bucket, "does not have what was just put: it cannot be shared, take another");
	try {
		return Buffer.from(await reader.read(0, reader.sizeBytes)).toString();
	} finally {
		reader.close();
	}
}
async function isListed(bucket, key) {
	for await (const { key: found } of bucket.list(key)) if (found === key) return true;
	return false;
}
function failure({ place }, line) {
	return new IsochronError("CLUSTER", `${place}: the store ${line}`);
}
function contentOf(text) {
	const bytes = Buffer.from(text);
	return {
		sizeBytes: bytes.length,
		sha256: createHash("sha256").update(bytes).digest("hex"),
		pieces: async function* () {
			yield bytes;
		}
	};
}
//#endregion
//#region src/cli/cluster/cluster-status.ts
var MOST_JOBS = 1e3;
/** So many are told of in words. */
var JOBS_TOLD = 20;
/** Asks for all of it. */
async function clusterStatus({ agreement, facts }) {
	const at = Math.floor(await agreement.readTime());
	const [machines, runs, open] = await Promise.all([
		agreement.machines.list(),
		agreement.board.list(),
		agreement.management.jobs.open(1001)
	]);
	const jobs = open.slice(0, MOST_JOBS).map(({ id, kind, state, attempts, captureId, by, askedAt }) => {
		return {
			id,
			kind,
			state,
			attempts,
			captureId,
			by,
			askedAt
		};
	});
	return {
		id: facts.id,
		store: facts.store,
		at,
		machines,
		runs,
		jobs,
		isCut: open.length > MOST_JOBS
	};
}
/** In lines for a terminal. */
function statusWords({ id, store, at, machines, runs, jobs, isCut }) {
	const waiting = jobs.filter(({ state }) => state === "waiting");
	return `${[
		`cluster ${id} at ${store}, ${toIso(at)}`,
		"",
		`${counted(machines.length, "machine")}:`,
		...machines.map((machine) => machineLine(machine, at)),
		"",
		`${counted(runs.length, "capture")} under way:`,
		...runs.map(runLine),
		"",
		`${counted(waiting.length, "job")} waiting${isCut ? ", and more" : ""}:`,
		...waiting.slice(0, JOBS_TOLD).map((job) => `  job ${job.id}  ${job.kind}  asked for by ${job.by}`)
	].map((line) => printable(line)).join("\n")}\n`;
}
function machineLine({ name, software, sites, mostSites, seenAt, isDraining, figures }, at) {
	const heard = `heard of ${Math.max(0, Math.round((at - seenAt) / 1e3))} s ago`;
	const figure = (key) => figures[key] ?? 0;
	const told = `clock within ${figure("clockErrorMs")} ms, ${figure("uploadBacklogBytes")} bytes to upload`;
	return `  ${name}  ${sites.length} of ${mostSites} sites${isDraining ? ", takes nothing new" : ""}  ${heard}  ${told}  ${software}`;
}
function runLine({ site, captureId, status }) {
	const { state = "", progress } = status ?? {};
	const { pass = "", done, total } = progress ?? {};
	return `  ${site}  ${captureId}  ${state}  ${pass}${typeof done === "number" && typeof total === "number" ? `  ${done} of ${total}` : ""}`;
}
//#endregion
//#region src/cli/cluster/cluster-command.ts
/** Adds the verb with its sub-verbs. */
function addClusterCommand(program, io) {
	const cluster = program.command("cluster").description("many machines at one archive: make it, look at it, restore it");
	const verb = (name, description) => addSettings(cluster.command(name).description(description), CLUSTER_PLACE);
	const init = verb("init", "prepare database and store; running it again adds what a newer version needs");
	addSettings(init, ["signingKey"]).action(() => initCluster(init, io));
	const status = verb("status", "machines, captures under way, and jobs").option("--json", "print one JSON document");
	status.action(() => withCluster(status, io, (opened) => printStatus(opened, status, io)));
	const drain = verb("drain", "let a machine, or all of them, take nothing new; what runs goes on").argument("[machine]", "its name, as status shows it").option("--undo", "let it take jobs again");
	drain.action((name) => withCluster(drain, io, (opened) => drainMachines(opened, name ?? null, drain, io)));
	const check = verb("check", "hold database and store against each other").option("--json", "print one JSON document");
	check.action(() => withCluster(check, io, (opened) => printCheck(opened, check, io)));
	const restore = verb("restore", "the database is gone: bring back from the store alone what counts of every site");
	addSettings(restore, ["signingKey"]).action(() => restoreCluster(restore, io));
}
async function withCluster(command, io, act) {
	const opened = await openCluster(await requirePlace(command, io));
	try {
		await act(opened);
	} finally {
		await opened.close();
	}
}
async function initCluster(command, io) {
	const place = await requirePlace(command, io);
	const file = settingsOf(command, ["signingKey"], io).signingKey;
	const key = await makeSigningKey(file);
	const reached = await reachCluster(place, true);
	try {
		if (await reached.agreement.facts() === null) await requireFresh(reached.bucket);
		await requireWriteOnce(reached.bucket);
		const { facts, isNew } = await foundCluster(reached, key.sha256);
		io.out(`cluster ${facts.id} ${isNew ? "is made" : "is as it was"}: its store is ${facts.store}\n`);
		if (key.isNew) io.out(`its signing key is new: give ${file} to every worker, and keep a copy of it apart\n`);
	} finally {
		await reached.close();
	}
}
/** A store with a cluster in it, and a database without: most likely the database was lost. */
async function requireFresh(bucket) {
	const id = await clusterOf(bucket);
	if (id === null) return;
	const what = `${bucket.place} holds cluster ${id}, of which the database knows nothing`;
	throw new IsochronError("CLUSTER", `${what}: isochron cluster restore brings it back, or name another prefix`);
}
async function printStatus(opened, command, io) {
	const status = await clusterStatus(opened);
	io.out(command.opts().json ? `${printableJson(status)}\n` : statusWords(status));
}
async function drainMachines({ agreement }, name, command, io) {
	const { undo = false } = command.opts();
	const names = (await agreement.machines.list()).map((machine) => machine.name);
	if (name !== null && !names.includes(name)) throw new IsochronError("NOT_FOUND", `no machine ${JSON.stringify(name)}; there are: ${names.join(", ") || "none"}`);
	await agreement.machines.drain(name, !undo);
	const who = name ?? (names.length === 1 ? names[0] : `all ${names.length} machines`);
	io.out(`${who}: ${undo ? "jobs are taken again" : "nothing new is taken"} with the next beat\n`);
}
async function printCheck(opened, command, io) {
	const found = await checkCluster(opened, io.signal);
	if (command.opts().json) io.out(`${printableJson(found)}\n`);
	else {
		for (const { where, what } of found.faults) io.out(`${where}: ${what}\n`);
		const { sites, objects, bytes, leftOver } = found;
		io.out(`${sites} sites, ${objects} objects of ${bytes} bytes; ${found.faults.length} faults; ${leftOver} objects in the store count no more\n`);
	}
	if (found.faults.length > 0) throw new FindingsReported();
}
async function restoreCluster(command, io) {
	const place = await requirePlace(command, io);
	const key = await readSigningKey(settingsOf(command, ["signingKey"], io).signingKey);
	const reached = await reachCluster(place, true);
	try {
		const { bucket, agreement } = reached;
		const id = await clusterOf(bucket);
		if (id === null) throw new IsochronError("NOT_FOUND", `${bucket.place} holds no cluster: nothing to restore`);
		const { facts } = await foundCluster(reached, key.sha256, id);
		const done = await rebuildAgreement({
			bucket,
			agreement,
			cluster: facts.id,
			logger: cliLogger(io)
		});
		io.out(`cluster ${facts.id} is back: ${done.sites} sites with ${done.objects} objects brought back\n`);
	} finally {
		await reached.close();
	}
}
//#endregion
export { addClusterCommand, requireWriteOnce as t };
