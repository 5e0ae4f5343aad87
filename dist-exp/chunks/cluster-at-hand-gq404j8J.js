import { resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
//#region src/cli/cluster/cluster-at-hand.ts
var atHand = /* @__PURE__ */ new WeakMap();
/** From now on the verb with this outside reads a cluster. */
function holdCluster(io, read) {
	atHand.set(io, read);
}
/** The cluster that the verb reads; `null` where it reads an archive of this machine's. */
function clusterAtHand(io) {
	return atHand.get(io) ?? null;
}
/** The mirror in a directory, if it is the one that the verb reads. */
function mirrorAt(dir, io) {
	const mirror = clusterAtHand(io)?.mirror;
	return mirror && resolve(mirror.dir) === resolve(dir) ? mirror : null;
}
/** Closes what the verb read. */
async function letClusterGo(io) {
	const read = clusterAtHand(io);
	if (read === null) return;
	atHand.delete(io);
	read.mirror.close();
	await read.cluster.close();
}
/** Brings the mirror up to date over and over; the function given back ends that. */
function followCluster({ mirror }, everyMs, io) {
	const end = new AbortController();
	const following = follow(mirror, {
		everyMs,
		signal: AbortSignal.any([io.signal, end.signal]),
		io
	});
	return () => {
		end.abort();
		return following;
	};
}
/** A failure is told of once until it is over: what was there before is shown meanwhile. */
async function follow(mirror, { everyMs, signal, io }) {
	let isTold = false;
	for (;;) {
		await setTimeout(everyMs, void 0, { signal }).catch(() => void 0);
		if (signal.aborted) return;
		try {
			await mirror.refresh(signal);
			isTold = false;
		} catch (error) {
			if (signal.aborted) return;
			const why = error instanceof Error ? error.message : String(error);
			if (!isTold) io.err(`isochron: what is shown is not up to date: ${why}\n`);
			isTold = true;
		}
	}
}
//#endregion
export { mirrorAt as a, letClusterGo as i, followCluster as n, holdCluster as r, clusterAtHand as t };
