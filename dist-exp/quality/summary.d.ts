import type { Certificate, CertificateCache, HeldBodies, LendingFile, ReportTables } from "#model/index.js";
import type { Assessment } from "./assess.js";
import type { PageAssessment } from "./page-verdict.js";
import { type Tally } from "./tally.js";
/** The figures of one assessment. */
export interface AssessmentSummary {
    readonly counts: Tally;
    readonly tables: ReportTables;
    readonly merkle: Certificate["merkle"];
    readonly caches: readonly CertificateCache[] | null;
    readonly bodies: HeldBodies;
    /** Files of earlier captures that lend bodies, by name. */
    readonly borrowed: readonly LendingFile[];
}
/** What a report needs of them: no Merkle tree, and no line of a certificate but those of sharp pages. */
export type ReportFigures = Pick<AssessmentSummary, "counts" | "tables" | "bodies">;
/** The figures of a report without a certificate, in one pass; `onPage` hears of each page in it. */
export declare function reportFigures(assessment: Assessment, onPage?: (page: PageAssessment) => void): ReportFigures;
/** Goes through the judged pages once; `onPage` hears of each in the same pass. */
export declare function summarise(assessment: Assessment, onPage?: (page: PageAssessment) => void): AssessmentSummary;
