import { _ as readerArchive } from "./render-DH98pEeP.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { Option } from "commander";
//#region src/cli/options/for-group.ts
/** The option. */
function forGroupOption() {
	return new Option("--for <group>", "only what the rules of access let this group of readers see (public: everybody), without reports and certificates (default: everything)");
}
/** The archive as the group sees it; whole where none is named. */
function archiveFor(archive, group) {
	return group === void 0 ? archive : readerArchive(archive, {
		group,
		clock: new SystemClock()
	});
}
//#endregion
export { forGroupOption as n, archiveFor as t };
