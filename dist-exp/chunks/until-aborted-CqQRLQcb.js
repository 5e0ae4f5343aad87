//#region src/cli/until-aborted.ts
/** Resolves when the user asks to stop. */
function untilAborted(signal) {
	return new Promise((resolve) => {
		if (signal.aborted) resolve();
		else signal.addEventListener("abort", () => resolve(), { once: true });
	});
}
//#endregion
export { untilAborted as t };
