// What a recorder passed over and lost, in words that stand in the testimony.
const WORDS = {
    method: "requests other than GET",
    credentials: "answers to visitors with credentials",
    host: "answers under another host's name",
    address: "answers to targets that are no address of the site",
    "secret-address": "answers to addresses with a secret in them",
    query: "answers to addresses with a query, by rule",
    status: "answers whose status is no state of a page",
    "no-content": "answers without content (HEAD, 304)",
    part: "parts (206)",
    private: "answers marked private or no-store",
    varies: "answers that vary by something of the visitor's own",
    "too-long": "answers too long to be recorded",
    "secret-answer": "answers with a secret in them",
    "cut-short": "answers that did not come whole",
    upgrade: "changes of protocol",
    held: "answers for which there was no memory",
    failed: "answers that a fault of the recorder passed over",
    dropped: "answers lost since the archive did not keep up",
};
/** One line for each kind, in order of their names; kinds without any are left out. */
export function tallyWords(tallies) {
    const counted = Object.entries(tallies).filter(([name, count]) => count > 0 && WORDS[name] !== undefined);
    return counted
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, count]) => `not recorded: ${count} ${WORDS[name]}`);
}
