import { type Truth } from "#lab/index.js";
import type { Certificate } from "#model/index.js";
/** One paragraph: how many of the sharp pages are true by the site's own record. */
export declare function compareWithTruth(certificate: Certificate, truth: Truth): string;
