import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { _ as archiveKeySha256, y as newArchiveKey } from "./messages-BR4EaSfy.js";
import "./store-B-jxG4ia.js";
import { h as readOwn } from "./open-world-zuh7A_hR.js";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
//#region src/cli/cluster/signing-key.ts
var OWNER_ONLY = 384;
/** Reads the key that was given to this machine. @throws UsageError */
async function readSigningKey(file) {
	if (file === null) throw new UsageError("USAGE", "which key does the archive sign with? --signing-key FILE, as isochron cluster init made it (or ISOCHRON_SIGNING_KEY_FILE)");
	const pem = await readOwn(file, `--signing-key ${JSON.stringify(file)}`);
	return {
		pem,
		sha256: archiveKeySha256(pem)
	};
}
/** The same, where it may be made now. @throws UsageError */
async function makeSigningKey(file) {
	if (file === null || existsSync(file)) return {
		...await readSigningKey(file),
		isNew: false
	};
	await writeFile(file, newArchiveKey(), {
		flag: "wx",
		mode: OWNER_ONLY
	}).catch((error) => {
		throw new UsageError("BAD_INPUT", `--signing-key ${JSON.stringify(file)}: it cannot be written`, { cause: error });
	});
	return {
		...await readSigningKey(file),
		isNew: true
	};
}
//#endregion
export { readSigningKey as n, makeSigningKey as t };
