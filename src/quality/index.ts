// What a capture proves: coherence in tiers, host trust, report and certificate.
export { assessCapture, type Assessment, type CaptureEvidence } from "./assess.js";
export { buildReport, type RunFacts } from "./build-report.js";
export { buildCertificate, type CertificateFacts } from "./build-certificate.js";
