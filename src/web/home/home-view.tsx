// The home: the archive's sites, and a box to find pages in them.
import type { SiteList } from "#server/sites-schema.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { SearchBox } from "../parts/search-box.js";
import { ClusterLine } from "../machines/cluster-line.js";
import { SiteCard } from "./site-card.js";
import { fetchSites } from "./sites-api.js";
import { Welcome } from "./welcome.js";

/** The sites captured last, and ways to the others. */
export function View({ place: { query } }: ViewProps) {
  const [cursor, q] = [query.get("cursor"), query.get("q")];
  const asked = { ...(cursor !== null && { cursor }), ...(q !== null && { q }) };
  return (
    <Loaded what={`sites ${JSON.stringify(asked)}`} load={() => fetchSites(asked)}>
      {(list) => (
        <>
          <Title text="Sites" />
          <ClusterLine />
          {list.sites.length === 0 && cursor === null && q === null ? (
            <Welcome />
          ) : (
            <Sites list={list} q={q} isFirst={cursor === null} />
          )}
        </>
      )}
    </Loaded>
  );
}

interface SitesProps {
  readonly list: SiteList;
  readonly q: string | null;
  readonly isFirst: boolean;
}

function Sites({ list: { sites, next }, q, isFirst }: SitesProps) {
  const named: Record<string, string> = q === null ? {} : { q };
  return (
    <>
      <header class="home-opening">
        <h1>{q === null ? "Sites" : `Sites with “${q}” in their name`}</h1>
        <SearchBox />
      </header>
      {sites.length === 0 && <p class="lead">No site has that in its name.</p>}
      <ul class="sites">
        {sites.map((site) => (
          <li key={site.site}>
            <SiteCard listing={site} />
          </li>
        ))}
      </ul>
      <p class="actions">
        {(!isFirst || q !== null) && (
          <a class="button" href={hrefOf([])}>
            From the beginning
          </a>
        )}
        {next !== null && (
          <a class="button" href={hrefOf([], { ...named, cursor: next })}>
            More sites
          </a>
        )}
      </p>
    </>
  );
}
