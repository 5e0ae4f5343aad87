import { type CertificateExtract } from "#model/index.js";
/** What a declaration speaks of; the records themselves lie in the extract. */
type DeclaredExtract = Omit<CertificateExtract, "records">;
/** A self-contained page that asks nobody for anything; every string from the web is escaped. */
export declare function renderDeclaration(extract: DeclaredExtract): string;
export {};
