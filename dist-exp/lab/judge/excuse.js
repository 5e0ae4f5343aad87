/** What excuses a claim of these looks for one departure from the truth; `null` when one of them could have told. */
export function excuseFor(stretch, looks, until) {
    if (stretch.differsIn === "varying")
        return excuse("varied-unseen", looks.at(-1), stretch);
    const byMaking = [...looks].sort((a, b) => a.madeAt - b.madeAt);
    const before = byMaking.findLast(({ madeAt }) => madeAt < stretch.from);
    const after = byMaking.find(({ madeAt }) => madeAt >= stretch.to);
    if (!before)
        return null;
    if (!after) {
        // Nothing shows that the state came back; only a hidden copy can have vouched to the end.
        const stale = looks.find((look) => look.sentAt >= until && isHiddenCopy(look, stretch));
        return stale ? excuse("cached-without-a-sign", stale, stretch) : null;
    }
    if (isHiddenCopy(before, stretch))
        return excuse("cached-without-a-sign", before, stretch);
    if (stretch.from <= before.lastByteAt)
        return excuse("changed-into-a-fetch", before, stretch);
    if (stretch.to > after.sentAt)
        return excuse("changed-into-a-fetch", after, stretch);
    return excuse("returned-between-looks", after, stretch);
}
/** Whether the look was sent when its state was over at the origin, and had no sign to tell it by. */
function isHiddenCopy({ sentAt, madeAt, answer }, { from }) {
    return !answer.hasCacheSign && madeAt < from && from <= sentAt;
}
function excuse(kind, look, { from }) {
    return { kind, look: new Date(look.sentAt).toISOString(), change: new Date(from).toISOString() };
}
