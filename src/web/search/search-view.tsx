// What was found: a page by its address, sites by their names, and pages by their words.
import { searchAnswerSchema, searchQuerySchema, type SearchAnswer } from "#server/search-schema.js";
import { addressesSchema } from "#server/sites-schema.js";
import { fetchSites } from "../home/sites-api.js";
import { SearchBox } from "../parts/search-box.js";
import { shownHost, shownUrl } from "../parts/shown-url.js";
import { fetchJson } from "../shell/api.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { Facets } from "./facets.js";
import { SearchHits } from "./search-hits.js";

/** The view; everything that is asked stands in its address. */
export function View({ place }: ViewProps) {
  const q = place.query.get("q")?.trim() ?? "";
  const { q: _q, cursor: _cursor, ...also } = Object.fromEntries(place.query);
  return (
    <>
      <Title text={q === "" ? "Search" : `${q}: search`} />
      <header class="home-opening">
        <h1>Search</h1>
        <SearchBox key={q} text={q} also={also} />
      </header>
      {q === "" ? (
        <p>
          Whole addresses lead to their page. Words are looked for in the text of archived pages:{" "}
          <code>"words in a row"</code>, <code>-without</code>, <code>begin*</code>.
        </p>
      ) : (
        <>
          <Names q={q} />
          <Words place={place} />
        </>
      )}
    </>
  );
}

/** Pages and sites that are meant by what was typed. */
function Names({ q }: { readonly q: string }) {
  const isAddress = /^(?:https?:\/\/)?[^\s/]+\.[^\s/]+(?:\/\S*)?$/i.test(q) || /^https?:\/\//i.test(q);
  const load = async (): Promise<{ addresses: string[]; sites: string[] }> => {
    const [addresses, { sites }] = await Promise.all([
      isAddress ? fetchAddresses(q) : [],
      q.length <= 300 ? fetchSites({ q, limit: "10" }) : { sites: [] },
    ]);
    return { addresses, sites: sites.map(({ site }) => site) };
  };
  return (
    <Loaded what={`names ${q}`} load={load}>
      {({ addresses, sites }) => (
        <>
          {sites.length > 0 && (
            <section aria-labelledby="sites">
              <h2 id="sites">Sites of this name</h2>
              <ul>
                {sites.map((site) => (
                  <li key={site}>
                    <a href={hrefOf(["sites", site])}>{shownHost(site)}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {isAddress && <Addresses q={q} addresses={addresses} />}
        </>
      )}
    </Loaded>
  );
}

function Addresses({ q, addresses }: { readonly q: string; readonly addresses: readonly string[] }) {
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses">Addresses that begin so</h2>
      {addresses.length === 0 && <p>The archive holds nothing at {shownUrl(q)} or below it.</p>}
      <ul class="addresses">
        {addresses.map((url) => (
          <li key={url}>
            <a href={hrefOf(["page", url])}>
              <bdi>{shownUrl(url)}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words({ place }: ViewProps) {
  const asked = Object.fromEntries([...place.query].filter(([, value]) => value !== ""));
  const isAskable = searchQuerySchema.safeParse(asked).success;
  if (!isAskable)
    return (
      <p role="alert">This question cannot be asked: one of its parts is too long or has another form.</p>
    );
  return (
    <section aria-labelledby="words">
      <h2 id="words">Pages with these words</h2>
      <Loaded what={`words ${place.query.toString()}`} load={() => fetchAnswer(asked)}>
        {(answer) => (
          <>
            <Facets place={place} answer={answer} />
            <SearchHits place={place} answer={answer} />
          </>
        )}
      </Loaded>
    </section>
  );
}

async function fetchAddresses(prefix: string): Promise<string[]> {
  const query = new URLSearchParams({ prefix }).toString();
  return addressesSchema.parse(await fetchJson(`/api/addresses?${query}`)).addresses;
}

async function fetchAnswer(asked: Readonly<Record<string, string>>): Promise<SearchAnswer> {
  return searchAnswerSchema.parse(await fetchJson(`/api/search?${new URLSearchParams(asked).toString()}`));
}
