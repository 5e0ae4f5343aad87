// What people say of the site, and what its newest capture was asked for.
import { shownUrl } from "../parts/shown-url.js";
import type { SitePartProps } from "./site-part.js";

/** Description and settings. */
export function SiteFacts({ told: { description, settings, seeds } }: SitePartProps) {
  return (
    <>
      <section aria-labelledby="description">
        <h2 id="description">What is said of it</h2>
        {description.length === 0 ? (
          <p>
            Nothing yet. <code>isochron describe</code> gives it a title, a creator, rights and more, for
            catalogues.
          </p>
        ) : (
          <Pairs pairs={description} />
        )}
      </section>
      <section aria-labelledby="settings">
        <h2 id="settings">What the newest capture was asked for</h2>
        <Pairs
          pairs={[...seeds.map((seed): [string, string] => ["begins with", shownUrl(seed)]), ...settings]}
        />
      </section>
    </>
  );
}

function Pairs({ pairs }: { readonly pairs: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {pairs.map(([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </>
      ))}
    </dl>
  );
}
