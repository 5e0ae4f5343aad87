#!/usr/bin/env node
import { setMaxListeners } from "node:events";
import { Worker, isMainThread, parentPort, workerData } from "node:worker_threads";
import { PerformanceObserver } from "node:perf_hooks";
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
//#region src/cli/thrifty-heap.ts
/** Old objects are collected when they have grown by so much since the last time; by up to 300 % otherwise. */
var GROWTH_PERCENT = 25;
/** Young objects get so much room, in two halves; up to 33 MB otherwise. */
var YOUNG_BYTES = 33554432;
/** Makes the collector of this process thrifty, for as long as it runs; to be called before much is loaded. */
function keepHeapSmall() {
	setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
	boundYoungSpace();
	new PerformanceObserver(boundYoungSpace).observe({ entryTypes: ["gc"] });
}
/** The collector widens the space for young objects by this factor when many survive; it may narrow it at any time. */
function boundYoungSpace() {
	setFlagsFromString(`--semi-space-growth-factor=${youngBytes() < YOUNG_BYTES ? 2 : 1}`);
}
function youngBytes() {
	return getHeapSpaceStatistics().find(({ space_name: name }) => name === "new_space")?.space_size ?? 0;
}
//#endregion
//#region src/cli/verb-thread.ts
/** Of these, some write files: judging the pages of a large import takes as long as reading them. */
var WRITERS = /* @__PURE__ */ new Set([ "reindex"]);
var COMPUTE = /* @__PURE__ */ new Set([
	"detect",
	"diff",
	"mine",
	"plan",
	"lab",
	...WRITERS
]);
/** Whether the verb of a command line computes for long; those that serve until they are stopped do not. */
function computesLong([verb = "", noun]) {
	return COMPUTE.has(verb) && noun !== "living-site";
}
/** To be called on the thread: from then on the process knows which files it would have to remove. */
async function tellOfFiles([verb = ""]) {
	if (!WRITERS.has(verb)) return;
	const { tellOfUnfinished } = await import("../chunks/store-B6xICcgo.js");
	tellOfUnfinished((file) => parentPort.postMessage(file));
}
/** Runs a command line on a thread that begins with `program`; its exit code, or `null` when a stop came before it. */
function runOnThread(program, argv, { signal, ...terms }) {
	const worker = new Worker(program, {
		argv: [...argv],
		workerData: terms
	});
	const unfinished = /* @__PURE__ */ new Set();
	return new Promise((resolve, reject) => {
		let exitCode = null;
		worker.on("message", (said) => {
			if (typeof said === "number") exitCode = said;
			else if (said.isBegun) unfinished.add(said.path);
			else unfinished.delete(said.path);
		});
		worker.once("exit", () => void (signal.aborted || resolve(exitCode)));
		worker.once("error", reject);
		const stop = () => void endThread(worker, unfinished).then(() => resolve(null), reject);
		signal.addEventListener("abort", stop, { once: true });
	});
}
/** Nothing that it was at may go on, nor stay behind half-written. */
async function endThread(worker, unfinished) {
	await worker.terminate();
	if (unfinished.size === 0) return;
	const { removeUnfinished } = await import("../chunks/store-B6xICcgo.js");
	removeUnfinished(unfinished);
}
//#endregion
//#region src/cli/bin.ts
if ([
	"capture",
	
	"reindex",
	"serve"
].includes(process.argv[2] ?? "")) keepHeapSmall();
var argv = process.argv.slice(2);
var stop = new AbortController();
setMaxListeners(0, stop.signal);
if (isMainThread) listen();
var exitCode = await (isMainThread && computesLong(argv) ? onThread() : here());
if (isMainThread) end(exitCode);
else parentPort.postMessage(exitCode);
function listen() {
	for (const [name, exitCode] of [["SIGINT", 130], ["SIGTERM", 143]]) process.on(name, () => stop.signal.aborted ? process.exit(exitCode) : stop.abort());
	process.stdout.on("error", () => void 0);
	process.stderr.on("error", () => void 0);
}
/** How wide the terminal is and whether somebody looks at it; a thread is told. */
function terms() {
	if (!isMainThread) return workerData;
	const { stderr, stdout } = process;
	const columns = (stderr.isTTY ? stderr.columns : stdout.columns) ?? 100;
	return {
		interactive: stderr.isTTY === true && process.env["TERM"] !== "dumb",
		columns
	};
}
async function here() {
	if (!isMainThread) await tellOfFiles(argv);
	const { main } = await import("../chunks/main-Bi81iGYV.js");
	return main(argv, {
		out: (text) => void process.stdout.write(text),
		err: (text) => void process.stderr.write(text),
		input: process.stdin,
		env: process.env,
		interactive: terms().interactive,
		get columns() {
			return terms().columns;
		},
		signal: stop.signal
	});
}
async function onThread() {
	const exitCode = await runOnThread(new URL(import.meta.url), argv, {
		...terms(),
		signal: stop.signal
	});
	if (exitCode !== null) return exitCode;
	const { explainStop } = await import("../chunks/main-Bi81iGYV.js");
	return explainStop((text) => void process.stderr.write(text));
}
function end(exitCode) {
	process.exitCode = exitCode;
	if (!stop.signal.aborted) return;
	const exit = () => process.exit();
	setTimeout(exit, 1e3).unref();
	process.stdout.write("", () => process.stderr.write("", exit));
}
//#endregion
export {};
