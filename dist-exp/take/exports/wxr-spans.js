// When each content of a WordPress post was published, by the dates of the post and of its revisions. WordPress keeps a
// copy of every content that is saved, dated when it was; the post itself holds the last one.
import { instant } from "#model/index.js";
/** The spans that can be told, by the id of the item that holds the content. */
export function wxrSpans(post, exportedAt) {
    const saved = inOrder(post.revisions);
    const last = saved.at(-1);
    const isKept = last?.digest === post.digest;
    const spans = new Map();
    for (const [i, revision] of saved.entries()) {
        const next = saved[i + 1];
        // The last revision is the post itself; where it is not, what followed it was saved at a time that nobody kept.
        const to = next ? next.savedAt - 1 : isKept ? null : revision.savedAt;
        if (to === null)
            break;
        const from = Math.max(revision.savedAt, post.publishedAt);
        if (from <= to)
            spans.set(revision.id, { tier: "source", from: instant(from), to: instant(to) });
    }
    const from = currentSince(post, isKept ? last.savedAt : null, last?.savedAt ?? null);
    if (from === null || from <= exportedAt)
        spans.set(post.id, { tier: "source", from: from ?? exportedAt, to: exportedAt, isCurrent: true });
    return spans;
}
/** Since when the post has been as it is; `null` where only the export itself shows it. */
function currentSince(post, keptAt, lastSavedAt) {
    const changedAt = keptAt ?? post.modifiedAt;
    if (changedAt === null)
        return null;
    // Changed before its last revision was saved: the dates contradict each other.
    if (lastSavedAt !== null && changedAt < lastSavedAt)
        return null;
    return instant(Math.max(changedAt, post.publishedAt));
}
/** By time; of several saved in one second none is known to have stood. */
function inOrder(revisions) {
    return revisions
        .filter((revision) => revision.savedAt !== null)
        .sort((a, b) => a.savedAt - b.savedAt);
}
