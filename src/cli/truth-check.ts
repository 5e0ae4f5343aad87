// The demo's own judge: the living site knows what it was, so every claim can be held against it.
import { checkAgainstTruth, type Truth } from "#lab/index.js";
import type { Certificate } from "#model/index.js";

/** One paragraph: how many of the sharp pages are true by the site's own record. */
export function compareWithTruth(certificate: Certificate, truth: Truth): string {
  const sharp = certificate.pages.filter((page) => page.verdict === "sharp");
  const { counts } = checkAgainstTruth(sharp, truth);
  const wrong = sharp.length - counts.held - counts.returned;
  return (
    `\n  Held against the living site's own record: ${counts.held} of ${sharp.length} sharp pages were as claimed, ` +
    `${counts.returned} changed and changed back between the sightings (which no two sightings can tell), ${wrong} claims were false.\n`
  );
}
