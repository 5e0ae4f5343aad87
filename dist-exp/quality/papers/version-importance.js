/**
 * w(P[t]) = w[t′] · w(P), t′ the last change at or before t. The paper leaves a page's first version, which no
 * change made, undefined: it counts 1 here.
 */
export function versionImportance(changes, at, pageImportance) {
    let last = null;
    for (const change of changes)
        if (change.at <= at && (!last || change.at >= last.at))
            last = change;
    return (last?.importance ?? 1) * pageImportance;
}
