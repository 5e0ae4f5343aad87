import { o as receivedContent, r as CATALOG_STORES, s as receivedExchange, t as packFailure, u as openArchive } from "../../chunks/messages-BR4EaSfy.js";
import { parentPort, workerData } from "node:worker_threads";
//#region src/store/thread/cursors.ts
var AT_ONCE = 500;
/** The walks under way. */
var Cursors = class {
	#targetNamed;
	#open = /* @__PURE__ */ new Map();
	#count = 0;
	constructor(targetNamed) {
		this.#targetNamed = targetNamed;
	}
	open(target, method, args) {
		const items = this.#targetNamed(target)[method].apply(this.#targetNamed(target), [...args]);
		this.#open.set(++this.#count, items[Symbol.asyncIterator]());
		return this.#count;
	}
	/** The next items; none at the end. */
	async next(cursor) {
		const items = this.#open.get(cursor);
		const some = [];
		while (items && some.length < AT_ONCE) {
			const { done, value } = await items.next();
			if (done) break;
			some.push(value);
		}
		return some;
	}
	async close(cursor) {
		await this.#open.get(cursor)?.return?.();
		this.#open.delete(cursor);
	}
};
//#endregion
//#region src/store/thread/archive-thread.ts
var port = parentPort;
var answers = [];
var logged = [];
var { dir, options } = workerData;
var targets = /* @__PURE__ */ new Map();
port.on("message", (calls) => {
	for (const call of calls) answer(call);
});
port.on("messageerror", (error) => {
	throw error;
});
targets.set("thread", { open });
async function open() {
	const logger = { log: (...args) => tell(() => void logged.push(args)) };
	const archive = await openArchive(dir, {
		...options,
		logger
	});
	const { catalog } = archive;
	for (const name of CATALOG_STORES) targets.set(name, catalog[name]);
	targets.set("catalog", { keepLook: (look) => catalog.keepLook(look) });
	targets.set("warcs", warcCalls(archive));
	targets.set("archive", { close: () => archive.close() });
	targets.set("cursors", new Cursors((name) => targets.get(name)));
}
/** A sink travels by its name. */
function warcCalls({ warcs }) {
	let sinks = 0;
	return {
		open: async (captureId) => {
			const name = `warc ${++sinks}`;
			targets.set(name, sinkCalls(await warcs.open(captureId)));
			return name;
		},
		index: (captureId) => warcs.index(captureId),
		files: (captureId) => warcs.files(captureId),
		sizes: (captureId) => warcs.sizes(captureId),
		writtenAt: (captureId) => warcs.writtenAt(captureId)
	};
}
function sinkCalls(sink) {
	return {
		writeExchange: (record, sent) => sink.writeExchange({
			...record,
			exchange: receivedExchange(sent)
		}),
		writeMetadata: (...args) => sink.writeMetadata(...args),
		writeResource: (resource) => sink.writeResource(resource),
		writeContent: (content) => sink.writeContent(receivedContent(content)),
		sync: () => sink.sync(),
		close: () => sink.close()
	};
}
async function answer({ id, target, method, args }) {
	try {
		const value = await targets.get(target)[method](...args);
		tell(() => void answers.push({
			id,
			value
		}));
	} catch (error) {
		tell(() => void answers.push({
			id,
			failure: packFailure(error)
		}));
	}
}
/** What is said before the microtasks are done goes into one message. */
function tell(add) {
	if (answers.length === 0 && logged.length === 0) queueMicrotask(send);
	add();
}
function send() {
	const message = {
		answers,
		logged
	};
	answers = [];
	logged = [];
	port.postMessage(message);
}
//#endregion
export {};
