import { type PageUrl } from "#model/index.js";
import type { ShapedCertificate } from "../certificate-shape.js";
import type { Evidence } from "../read/evidence.js";
/** A content to be read for links. */
export interface LinkSource {
    readonly url: PageUrl;
    readonly contentType: string | null;
    readonly contentDigest: string;
    /** Whether every look that showed it is labelled as one at a missing page. */
    readonly isLabelledMissing: boolean;
    readonly lastByteAt: number;
}
/** Where a redirect leads. */
export interface Redirect {
    readonly from: PageUrl;
    readonly to: PageUrl;
    readonly lastByteAt: number;
}
/** What is to be read. */
export interface LinkSources {
    /** By the id of the response record that holds the content. */
    readonly contents: ReadonlyMap<string, readonly LinkSource[]>;
    readonly redirects: readonly Redirect[];
}
/** Goes through the looks once. */
export declare function sourcesOfLinks(certificate: ShapedCertificate, evidence: Evidence): LinkSources;
