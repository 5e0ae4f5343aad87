import { t as readPdf } from "../../chunks/read-pdf-Cpzmw3Aa.js";
import { parentPort } from "node:worker_threads";
//#region src/detect/pdf/pdf-thread.ts
parentPort.on("message", ({ bytes, bounds }) => {
	readPdf(bytes, bounds).then((read) => parentPort.postMessage(read), () => parentPort.postMessage(null));
});
//#endregion
export {};
