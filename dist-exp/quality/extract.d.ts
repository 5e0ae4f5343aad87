import type { Certificate, CertificateEntry, CertificateExtract } from "#model/index.js";
/** The certificate's head and the entries of the pages named; pages that it does not know are left out. */
export declare function extractPages(certificate: Certificate, urls: readonly string[]): Omit<CertificateExtract, "records">;
/** Ids of all records that the entries name: responses, requests and time stamps. */
export declare function recordsNamed(entries: readonly CertificateEntry[]): Set<string>;
/** Responses of earlier captures that looks of these entries borrow from: their ids, and the files they were in. */
export declare function borrowedBy(entries: readonly CertificateEntry[]): Map<string, string>;
