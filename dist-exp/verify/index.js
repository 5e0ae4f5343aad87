// The verifier: checks a certificate from WARC bytes alone and shares no code with what made it.
export { verifyCertificate } from "./verify-certificate.js";
export { verifyPackage } from "./verify-package.js";
export { StoredAnswers } from "./stored-answers.js";
export { certificateSchema } from "./certificate-shape.js";
