import type { SecretSource } from "#model/index.js";
import { type Reader } from "./values.js";
/** `smtp://host:port`, the port said in any case. */
export declare const mailServer: Reader<string>;
/** As the settings have it, and names of a house's own machines too. */
export declare const mailAddress: Reader<string>;
/** `env:NAME` or `file:/path`. */
export declare const secretSource: Reader<SecretSource>;
