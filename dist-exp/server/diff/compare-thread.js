import { r as diffVersions } from "../../chunks/detect-DtnlVCiD.js";
import { parentPort } from "node:worker_threads";
//#region src/server/diff/compare-thread.ts
parentPort.on("message", ({ before, after, options }) => {
	parentPort.postMessage(diffVersions(before, after, options));
});
//#endregion
export {};
