// The verifier: checks a certificate from WARC bytes alone and shares no code with what made it.
export { verifyCertificate } from "./verify-certificate.js";
export { verifyPackage, type PackageVerification } from "./verify-package.js";
export { StoredAnswers, type ShownDocument } from "./stored-answers.js";
export type { Verification } from "./verification.js";
export { certificateSchema } from "./certificate-shape.js";
