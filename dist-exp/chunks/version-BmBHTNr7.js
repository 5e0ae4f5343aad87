import { readFileSync } from "node:fs";
//#region src/cli/version.ts
var { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
/** The program's version. */
var VERSION = version;
/** Name and version, as written into WARCs and certificates. */
var SOFTWARE = `isochron/${version}`;
//#endregion
export { VERSION as n, SOFTWARE as t };
