// What every part of a site's view is given, and how its links keep what else is asked.
import type { ApiSite } from "#server/sites-schema.js";
import { hrefOf, type Place } from "../shell/route.js";

/** The site, and where the reader is. */
export interface SitePartProps {
  readonly told: ApiSite;
  readonly place: Place;
}

/** The address of this view with something else asked; what is empty is asked no more. */
export function askedHere(place: Place, change: Readonly<Record<string, string>>): string {
  const asked = Object.entries({ ...Object.fromEntries(place.query), ...change });
  return hrefOf(place.path, Object.fromEntries(asked.filter(([, value]) => value !== "")));
}
