// What a capture claims and what it can never claim, in the words that every output uses (docs/evidence.md).

/** What `sharp` means, in one sentence. */
export const SHARP_MEANING =
  "A page is sharp when we hold two complete, identical responses to the same request, one finished before " +
  "the time point and one sent after it, and saw no differing one between them.";

/** What no capture of this kind can prove, whatever its figures. */
export const CANNOT_PROVE: readonly string[] = [
  "That nothing changed between two identical responses: a page that changed and changed back in between looks the same.",
  "What other visitors were shown: servers may answer differently by address, language, cookie or browser. Every statement holds for the one request profile recorded in the certificate.",
  "What the origin held when a cache answered: observed means served to us.",
  "That the server's own words are true: dates, ETags and 304 answers can be wrong. What rests on them is called attested and never counted as sharp.",
  "Absolute time beyond the accuracy of this machine's clock: a time stamp from outside, where there is one, says only that something existed by then.",
  "Pages that nothing linked to, and what scripts would have loaded in a browser.",
];
