/** Each by what it is: of which shingles, estimated or counted, and whether the edit is the shortest. */
export function similarityWords({ jaccard, k, minhash, edit, isEditLeast }) {
    const words = isEditLeast ? "words kept in order" : "words kept in order, at least";
    return `Jaccard ${jaccard.toFixed(3)} (k = ${k}), MinHash ${minhash.toFixed(3)}, ${words} ${edit.toFixed(3)}`;
}
