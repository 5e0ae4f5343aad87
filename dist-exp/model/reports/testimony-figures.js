/** Whose word it is, in short. */
export const TELLER = {
    source: "the owner's own record",
    served: "recorded before the server",
};
/** `the owner's own record: 120 pages, 3,412 versions`. */
export function testimonyWords({ tier, pages, versions, answers }) {
    const counts = [counted(pages, "page"), counted(versions, "version")];
    if (tier === "served")
        counts.push(counted(answers, "answer"));
    return `${TELLER[tier]}: ${counts.join(", ")}`;
}
/** The same of one that may not be over yet. */
export function toldWords({ tier, figures, }) {
    return figures === null ? `${TELLER[tier]}, not over yet` : testimonyWords(figures);
}
function counted(amount, word) {
    return `${amount.toLocaleString("en-US")} ${word}${amount === 1 ? "" : "s"}`;
}
