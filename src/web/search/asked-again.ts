// The same question with something changed; pages of hits begin anew.
import { hrefOf, type Place } from "../shell/route.js";

/** The address; what is empty is asked no more. */
export function askedAgain(place: Place, change: Readonly<Record<string, string>>): string {
  const asked = Object.entries({ ...Object.fromEntries(place.query), cursor: "", ...change });
  return hrefOf(place.path, Object.fromEntries(asked.filter(([, value]) => value !== "")));
}
