import { a as UsageError } from "./errors-D1qh0Uhd.js";
import "./formats-CP_ayLbB.js";
import { m as siteNamed } from "./study-CIoHvote.js";
import { a as isOfMoment } from "./surt-CmP5UFl-.js";
//#region src/cli/find-capture.ts
/** By its id, or the newest finished one of a site or of all; where told, also one of no moment if there is no other. */
async function findCapture(archive, text, { elseOfNone = false } = {}) {
	const captures = await archive.catalog.captures.list();
	const named = captures.find(({ id }) => id === text);
	if (named) return named;
	const site = text === null ? null : await siteNamed(text, archive);
	const finished = captures.filter((one) => one.phase === "finished" && (text === null || one.site === site));
	const found = finished.find(isOfMoment) ?? (elseOfNone ? finished[0] : void 0);
	if (found) return found;
	const what = text === null || site !== null ? "no finished capture" : "no capture";
	const of = text === null ? "" : ` ${site === null ? "or site " : "of "}${JSON.stringify(text)}`;
	throw new UsageError("NOT_FOUND", `${what}${of} in ${archive.dir}; isochron captures lists them`);
}
//#endregion
export { findCapture as t };
