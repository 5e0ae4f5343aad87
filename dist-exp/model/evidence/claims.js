import { TOLD_CANNOT_PROVE } from "./told-claims.js";
/** What `sharp` means, in one sentence. */
export const SHARP_MEANING = "A page is sharp when we received two complete, identical responses to the same request, one finished before " +
    "the time point and one sent after it, and saw no differing one between them.";
/** What a certificate states of every page that it marks sharp. */
export const STATEMENT = "For each page marked sharp we received two complete responses to the same request, one finished before asOf, " +
    "one sent after it, that were identical, and none differing was seen between. Identical is meant strictly: " +
    "status, Location, content type and every byte of the decoded content; no difference, however small, was forgiven. " +
    "The first response is held whole; of a second one with the same payload its head is held and the digest of its body.";
/** The same of a capture that borrows: its first response may be a head whose body an earlier capture holds. */
export const STATEMENT_BORROWING = STATEMENT.replace("The first response is held whole;", "The first response is held whole, or its head is held with the digest of its body, and the body is that of an equal response in an earlier capture's file, named with it;");
/** The statement of version 0.1.0, which said of both responses that they were held. */
const STATEMENT_OF_0_1_0 = "For each page marked sharp we hold two complete responses to the same request, one finished before asOf, " +
    "one sent after it, that were identical, and none differing was seen between. Identical is meant strictly: " +
    "status, Location, content type and every byte of the decoded content; no difference, however small, was forgiven.";
/** Where no document was shown in a browser; versions before said so of every capture. */
const UNSEEN = "Pages that nothing linked to, and what scripts would have loaded in a browser.";
/** Where some were: what is proved of these, and what is not. */
const UNSEEN_BUT_SHOWN = "Pages that nothing linked to; what scripts would have loaded in documents that were not shown in a browser; and " +
    "what those that were shown would have loaded and looked like in another browser, at another moment or after other " +
    "acts. Of a shown document the responses that it was given are proved as all responses are; that it asked for nothing " +
    "else, and what it showed, is the maker's word, which can be checked by showing it again from them.";
/** What no capture of this kind can prove, whatever its figures. */
export const CANNOT_PROVE = [
    "That nothing changed between two identical responses: a page that changed and changed back in between looks the same.",
    "What other visitors were shown: servers may answer differently by address, language, cookie or browser. Every statement holds for the one request profile recorded in the certificate.",
    "What the origin held when a cache answered: observed means served to us.",
    "That the server's own words are true: dates, ETags and 304 answers can be wrong. What rests on them is called attested and never counted as sharp.",
    "Absolute time beyond the accuracy of this machine's clock: a time stamp from outside, where there is one, says only that something existed by then.",
    UNSEEN,
];
/** The same where documents may have been shown in a browser. */
export const SHOWN_CANNOT_PROVE = ofShown(CANNOT_PROVE);
/** The ones that hold for a capture, by whether documents of it were shown in a browser; of what is told, others. */
export function cannotProveOf({ rendered, testimony, }) {
    if (testimony)
        return TOLD_CANNOT_PROVE[testimony.tier];
    return rendered === undefined ? CANNOT_PROVE : SHOWN_CANNOT_PROVE;
}
/** What is said of captures in which documents were shown in a browser, in place of what is said of others. */
function ofShown(limits) {
    return limits.map((one) => (one === UNSEEN ? UNSEEN_BUT_SHOWN : one));
}
/** Of a body that was received twice and is held once: the second was compared and its digest written down. */
const SECOND_BODY = "That the second body was as its digest says, where only its head is held: we compared it when it came, and nobody can compare it again.";
/** Of a body that was received before and is held from then: both of this capture's were compared by digest. */
const BORROWED_BODY = "That a body borrowed from an earlier capture came again, beyond its digest: we compared it when it came, and nobody can compare it again. What was received earlier supplies the bytes and is no look of this capture.";
/** Holds for the signed certificate only; the rest of what cannot be proved holds for every output. */
const SIGNER_UNKNOWN = "Who made it: the signature shows that nothing was altered after signing, not whose key it is.";
/** What a certificate must say that it cannot prove, to the letter. */
export const CERTIFICATE_CANNOT_PROVE = [...CANNOT_PROVE, SECOND_BODY, SIGNER_UNKNOWN];
/** The same of a capture that borrows. */
export const BORROWING_CANNOT_PROVE = [
    ...CANNOT_PROVE,
    SECOND_BODY,
    BORROWED_BODY,
    SIGNER_UNKNOWN,
];
/** The limits of each statement; those of captures with shown documents are said of no other. */
function limitsOf(plain) {
    return { plain, shown: ofShown(plain) };
}
/** The only statements that a certificate of this format may make, each with the limits of its own version. */
export const FORMAT_WORDS = new Map([
    [STATEMENT, limitsOf(CERTIFICATE_CANNOT_PROVE)],
    [STATEMENT_BORROWING, limitsOf(BORROWING_CANNOT_PROVE)],
    [STATEMENT_OF_0_1_0, { plain: [...CANNOT_PROVE, SIGNER_UNKNOWN], shown: null }],
]);
