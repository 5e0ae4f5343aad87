/** What a watcher is shown of a sighting whose last byte came at an instant. */
export function recentSighting({ seq, url, pass, outcome }, at) {
    const [status, bytes] = outcome.kind === "captured" ? [outcome.identity.status, outcome.payloadBytes] : [null, null];
    return { seq, url, pass, at, outcome: outcome.kind, status, bytes };
}
