//#region src/cli/findings.ts
/** Thrown by a checking verb after it has printed its findings. */
var FindingsReported = class extends Error {
	name = "FindingsReported";
};
//#endregion
export { FindingsReported as t };
