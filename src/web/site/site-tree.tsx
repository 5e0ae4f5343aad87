// What lies in the site, directory by directory; each level is fetched when it is opened.
import { useState } from "preact/hooks";
import type { TreeLevel } from "#server/sites-schema.js";
import { fetchTree } from "../home/sites-api.js";
import { shownUrl } from "../parts/shown-url.js";
import { Loaded } from "../shell/loaded.js";
import { hrefOf } from "../shell/route.js";
import type { SitePartProps } from "./site-part.js";

/** The directories below each address that the site begins with. */
export function SiteTree({ told: { roots, listing } }: SitePartProps) {
  return (
    <section aria-labelledby="tree" class="tree">
      <h2 id="tree">What lies in it</h2>
      <p>Addresses of which the archive holds something, from any of its captures.</p>
      <ul>
        {roots.map((root, i) => (
          <Directory key={root} site={listing.site} name={shownUrl(root)} url={root} isOpen={i === 0} />
        ))}
      </ul>
    </section>
  );
}

interface DirectoryProps {
  readonly site: string;
  readonly name: string;
  readonly url: string;
  readonly isOpen?: boolean;
}

function Directory({ site, name, url, isOpen = false }: DirectoryProps) {
  const [opened, setOpened] = useState(isOpen);
  return (
    <li>
      <details open={isOpen} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary>
          <bdi>{name}</bdi>
        </summary>
        {opened && <Level site={site} url={url} />}
      </details>
    </li>
  );
}

/** A level, and on request what follows it. */
function Level({
  site,
  url,
  cursor,
}: {
  readonly site: string;
  readonly url: string;
  readonly cursor?: string;
}) {
  const asked = { prefix: url, ...(cursor !== undefined && { cursor }) };
  return (
    <Loaded what={`tree ${url} ${cursor}`} load={() => fetchTree(site, asked)}>
      {(level) => <Entries site={site} url={url} level={level} />}
    </Loaded>
  );
}

function Entries({
  site,
  url,
  level,
}: {
  readonly site: string;
  readonly url: string;
  readonly level: TreeLevel;
}) {
  const [more, setMore] = useState(false);
  if (level.entries.length === 0 && level.next === null) return <p class="faint">Nothing lies here.</p>;
  return (
    <>
      <ul>
        {level.entries.map((entry) =>
          entry.kind === "directory" ? (
            <Directory key={`${entry.url} `} site={site} name={`${shownUrl(entry.name)}/`} url={entry.url} />
          ) : (
            <li key={entry.url}>
              <a href={hrefOf(["page", entry.url])}>
                <bdi>{entry.name === "/" ? "the front page" : shownUrl(entry.name)}</bdi>
              </a>
              {entry.mime !== null && !entry.mime.startsWith("text/html") && (
                <span class="faint"> {entry.mime.slice(0, 60)}</span>
              )}
            </li>
          ),
        )}
      </ul>
      {level.next !== null &&
        (more ? (
          <Level site={site} url={url} cursor={level.next} />
        ) : (
          <button type="button" class="button" onClick={() => setMore(true)}>
            More
          </button>
        ))}
    </>
  );
}
