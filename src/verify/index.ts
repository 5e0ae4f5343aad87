// The verifier: checks a certificate from WARC bytes alone and shares no code with what made it.
export { verifyCertificate, type Verification, type VerifyOptions } from "./verify-certificate.js";
export type { FalseLine } from "./false-lines.js";
