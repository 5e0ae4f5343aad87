//#region src/model/pages/page-hint.ts
/** All of them, the most restless first. */
var CHANGE_FREQS = [
	"always",
	"hourly",
	"daily",
	"weekly",
	"monthly",
	"yearly",
	"never"
];
//#endregion
export { CHANGE_FREQS as t };
