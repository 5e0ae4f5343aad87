// Name and version of the program, from its own package.json.
import { readFileSync } from "node:fs";
const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
/** The program's version. */
export const VERSION = version;
/** Name and version, as written into WARCs and certificates. */
export const SOFTWARE = `isochron/${version}`;
