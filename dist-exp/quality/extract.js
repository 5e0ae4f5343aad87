// A part of a certificate that stands on its own: chosen pages with the proofs that the signed root covers them.
import { canonicalJson, merkleLeaf, merkleProof } from "#formats/index.js";
/** The certificate's head and the entries of the pages named; pages that it does not know are left out. */
export function extractPages(certificate, urls) {
    const { pages, ...head } = certificate;
    const leaves = pages.map((page) => merkleLeaf(canonicalJson(page)));
    const indexes = new Map(pages.map((page, i) => [page.url, i]));
    const entries = [...new Set(urls)].flatMap((url) => {
        const index = indexes.get(url);
        return index === undefined ? [] : [{ page: pages[index], proof: merkleProof(leaves, index) }];
    });
    return { format: "isochron-extract/1", certificate: head, entries };
}
/** Ids of all records that the entries name: responses, requests and time stamps. */
export function recordsNamed(entries) {
    const ids = entries.flatMap(({ page }) => page.records.flatMap((r) => [r.id, r.request, r.metadata]));
    return new Set(ids.filter((id) => id !== null));
}
/** Responses of earlier captures that looks of these entries borrow from: their ids, and the files they were in. */
export function borrowedBy(entries) {
    const looks = entries.flatMap(({ page }) => page.records);
    return new Map(looks.flatMap(({ borrowed }) => (borrowed ? [[borrowed.id, borrowed.file]] : [])));
}
