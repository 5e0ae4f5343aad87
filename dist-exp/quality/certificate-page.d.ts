import { type CertificatePage, type Sighting } from "#model/index.js";
import type { PageAssessment } from "./page-verdict.js";
/** All that the certificate says of a page. */
export declare function certificatePage(assessed: PageAssessment): CertificatePage;
/** Which records hold what a sighting saw, by their type. */
export declare function recordIds({ records }: Sighting): Record<"response" | "request" | "metadata", string | null>;
