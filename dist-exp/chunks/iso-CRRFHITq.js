import { I as _isoDateTime, h as ZodISODateTime } from "./formats-CP_ayLbB.js";
//#region node_modules/zod/v4/classic/iso.js
function datetime(params) {
	return _isoDateTime(ZodISODateTime, params);
}
//#endregion
export { datetime as t };
