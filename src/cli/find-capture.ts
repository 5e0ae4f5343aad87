// The capture that a user means.
import { UsageError } from "#errors.js";
import { isOfMoment, type Capture } from "#model/index.js";
import type { Archive } from "#ports/index.js";
import { siteNamed } from "#study/index.js";

/** By its id, or the newest finished one of a site or of all. */
export async function findCapture(archive: Archive, text: string | null): Promise<Capture> {
  const captures = await archive.catalog.captures.list();
  const named = captures.find(({ id }) => id === text);
  if (named) return named;
  const site = text === null ? null : await siteNamed(text, archive);
  const found = captures.find(
    (one) => one.phase === "finished" && isOfMoment(one) && (text === null || one.site === site),
  );
  if (found) return found;
  const what = text === null || site !== null ? "no finished capture" : "no capture";
  const of = text === null ? "" : ` ${site === null ? "or site " : "of "}${JSON.stringify(text)}`;
  throw new UsageError("NOT_FOUND", `${what}${of} in ${archive.dir}; isochron captures lists them`);
}
