/** What is stated of every version that the owner's source tells of. */
const SOURCE_STATEMENT = "The site's source says of each version listed that this was the content of the page from `from` to `to`, both " +
    "included; where isCurrent is said, nothing had replaced it when the source was taken, and `to` is that instant. " +
    "The content is held as it was found, or as the conversion named with it made it. This is what the source says was " +
    "published: no server was asked for it, and nobody here saw it served.";
/** What is stated of every version that a recorder before the server tells of. */
const SERVED_STATEMENT = "Of each version listed the recorder before the server says that the server answered visitors with this content " +
    "`count` times, from `from`, when the first of these answers was complete, to `to`, when the request of the last came " +
    "(of a single answer both are one instant), and that it saw no other answer of this variant between them. The content " +
    "is held as it was sent, save what is named as left out of its head; the answers counted after it were compared as " +
    "they passed, and are not held. What happened between two answers nobody saw.";
/** First of all limits: no file shows a lie that its teller agreed with himself on. */
const INSIDER = "That the teller tells the truth: whoever holds the archive's key, or had the source or the recorder in hand at the " +
    "time, can tell anything that agrees with itself, and no verifier will see it.";
const SILENCE = "What was there when nothing is told: a page without a version at an instant, and a page that is not listed, may " +
    "have been there all the same. No gap says that a server answered 404.";
const CLOCK = "Absolute time beyond the accuracy of the clocks that told it: a time stamp from outside, where there is one, says " +
    "only that the testimony existed by then.";
const SIGNER = "Who made it: the signature shows that nothing was altered after signing, not whose key it is.";
const SOURCE_LIMITS = [
    INSIDER,
    "That it was published: what changed in a source is not thereby what a server gave out, nor when.",
    "That the source's dates are true: a committer's date is what the committer's machine wrote, a history can be rewritten, and a field of a database can be set to anything.",
    "What visitors were given: servers add and leave out, caches keep what is over, and a page that a conversion made need not be the one that the site made of the same source.",
    SILENCE,
    CLOCK,
    SIGNER,
];
const SERVED_LIMITS = [
    INSIDER,
    "That the count is true: it is the recorder's own word, and so is that the answers counted were equal and that it saw no other between them.",
    "What happened between two answers: a page that changed and changed back in between looks the same.",
    "What visitors were given by others: answers of caches before the recorder, and what did not pass through it, are out of its sight.",
    "What was left out: of what is named as left out only the name is known.",
    SILENCE,
    CLOCK,
    SIGNER,
];
/** The words of a testimony, by its tier; no other may stand in one. */
export const TESTIMONY_WORDS = {
    source: { statement: SOURCE_STATEMENT, cannotProve: SOURCE_LIMITS },
    served: { statement: SERVED_STATEMENT, cannotProve: SERVED_LIMITS },
};
