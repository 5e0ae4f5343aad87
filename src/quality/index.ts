// What a capture proves: coherence in tiers, host trust, report and certificate.
export { assessCapture, testHosts, type Assessment, type CaptureEvidence } from "./assess.js";
export { assessImport } from "./assess-import.js";
export { assessRefresh } from "./assess-refresh.js";
export { comparePage, type ComparedPage } from "./testimony/compare-page.js";
export { testimonyReport, TestimonyTally, type TestimonyFacts } from "./testimony/testimony-tally.js";
export type { PageAssessment } from "./page-verdict.js";
export { datesApart } from "./dates-apart.js";
export { settleClocks, type SettledClock } from "./clock-doubts.js";
export { buildReport, reportPage, type RunFacts } from "./build-report.js";
export { holdReport, MOST_PAGES_HELD } from "./held-report.js";
export { SightingLog } from "./sighting-log.js";
export { reportFigures, summarise, type AssessmentSummary } from "./summary.js";
export { buildCertificate, type CertificateFacts } from "./build-certificate.js";
export { buildTestimony, type SigningFacts } from "./testimony/build-testimony.js";
export { bestSpan, bestTime } from "./best-time.js";
export {
  coherentOver,
  coherentSetAt,
  largestCoherentSet,
  type CoherentSet,
  type ProvedPage,
} from "./coherent-set.js";
export { archiveView, ToldCoverage, type ArchiveView } from "./archive-view.js";
export { againstNotModified, testHost, type HostTrust } from "./host-trust.js";
export { standingShare, type ShareOf } from "./standing/standing-share.js";
export * from "./papers/index.js";
export { archiveMeasures, captureMeasures, siteMeasures, type PageKnowledge } from "./measures/measures.js";
export { COMPLETENESS_MODEL } from "./measures/ben-saad-measures.js";
export { crawlRevisit } from "./measures/spaniol-measures.js";
export { borrowedBy, extractPages, recordsNamed } from "./extract.js";
