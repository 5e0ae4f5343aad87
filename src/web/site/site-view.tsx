// One site: what the archive proves of it over its life, when it was captured, how it changes, and what lies in it.
import { Loaded } from "../shell/loaded.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { fetchSite } from "../home/sites-api.js";
import { shownHost } from "../parts/shown-url.js";
import { SiteCalendar } from "./calendar.js";
import { SiteFacts } from "./site-facts.js";
import { SiteHabits } from "./site-habits.js";
import { SiteLifePicture } from "./site-life.js";
import { SiteOpening } from "./site-opening.js";
import { SiteTree } from "./site-tree.js";
import { SiteCaptureList } from "./site-captures.js";
import { Tour } from "./tour.js";
import { SiteWatchPart } from "../watch/site-watch-part.js";

/** The page of one site. */
export function View({ place }: ViewProps) {
  const site = place.path[1]!;
  return (
    <Loaded what={site} load={() => fetchSite(site)}>
      {(told) => (
        <div class="site">
          <Title text={told.listing.title ?? shownHost(site)} />
          <SiteOpening told={told} place={place} />
          <SiteLifePicture told={told} place={place} />
          <SiteWatchPart told={told} place={place} />
          <SiteCalendar told={told} place={place} />
          <SiteCaptureList told={told} place={place} />
          <SiteHabits told={told} place={place} />
          <SiteTree told={told} place={place} />
          <SiteFacts told={told} place={place} />
          {place.query.has("tour") && <Tour place={place} />}
        </div>
      )}
    </Loaded>
  );
}
