//#region src/formats/http/page-state.ts
/** 404 and 410 are states like any other; server errors and the like prove nothing. */
function isPageState(status) {
	return status >= 200 && status < 400 || status === 404 || status === 410;
}
//#endregion
export { isPageState as t };
