// When each content of a WordPress post was published, by the dates of the post and of its revisions. WordPress keeps a
// copy of every content that is saved, dated when it was; the post itself holds the last one.
import { instant, type Instant, type Told } from "#model/index.js";

/** A post or a revision of one, without its content. */
export interface WxrState {
  readonly id: string;
  readonly digest: string;
  readonly savedAt: Instant | null;
}

/** A post with what was kept of its past. */
export interface WxrPost extends WxrState {
  readonly publishedAt: Instant;
  /** When it was changed last, where the export says so. */
  readonly modifiedAt: Instant | null;
  readonly revisions: readonly WxrState[];
}

/** The spans that can be told, by the id of the item that holds the content. */
export function wxrSpans(post: WxrPost, exportedAt: Instant): Map<string, Told> {
  const saved = inOrder(post.revisions);
  const last = saved.at(-1);
  const isKept = last?.digest === post.digest;
  const spans = new Map<string, Told>();
  for (const [i, revision] of saved.entries()) {
    const next = saved[i + 1];
    // The last revision is the post itself; where it is not, what followed it was saved at a time that nobody kept.
    const to = next ? next.savedAt - 1 : isKept ? null : revision.savedAt;
    if (to === null) break;
    const from = Math.max(revision.savedAt, post.publishedAt);
    if (from <= to) spans.set(revision.id, { tier: "source", from: instant(from), to: instant(to) });
  }
  const from = currentSince(post, isKept ? last!.savedAt : null, last?.savedAt ?? null);
  if (from === null || from <= exportedAt)
    spans.set(post.id, { tier: "source", from: from ?? exportedAt, to: exportedAt, isCurrent: true });
  return spans;
}

/** Since when the post has been as it is; `null` where only the export itself shows it. */
function currentSince(post: WxrPost, keptAt: Instant | null, lastSavedAt: Instant | null): Instant | null {
  const changedAt = keptAt ?? post.modifiedAt;
  if (changedAt === null) return null;
  // Changed before its last revision was saved: the dates contradict each other.
  if (lastSavedAt !== null && changedAt < lastSavedAt) return null;
  return instant(Math.max(changedAt, post.publishedAt));
}

interface Saved extends WxrState {
  readonly savedAt: Instant;
}

/** By time; of several saved in one second none is known to have stood. */
function inOrder(revisions: readonly WxrState[]): Saved[] {
  return revisions
    .filter((revision): revision is Saved => revision.savedAt !== null)
    .sort((a, b) => a.savedAt - b.savedAt);
}
