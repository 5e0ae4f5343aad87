export { verifyCertificate } from "./verify-certificate.js";
export { verifyPackage, type PackageVerification } from "./verify-package.js";
export { StoredAnswers } from "./stored-answers.js";
export type { Verification } from "./verification.js";
export { certificateSchema } from "./certificate-shape.js";
