import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { existsSync } from "node:fs";
import { Option } from "commander";
//#region src/cli/options/output-file.ts
/** The option that allows it. */
function forceOption() {
	return new Option("--force", "replace the file when it is there already");
}
/** Refuses to write over a file, unless told. */
function requireNewFile(output, force) {
	if (force === true || !existsSync(output)) return;
	const name = JSON.stringify(output);
	throw new UsageError("BAD_INPUT", `--output ${name} is there already: name another file, or add --force`);
}
//#endregion
export { requireNewFile as n, forceOption as t };
