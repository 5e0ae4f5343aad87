// What became of a page in one capture, and what proves it: the verb's own words, the certificate's entry, and downloads.
import type { ApiPageHistory, ApiVersion, ApiWhy } from "#server/page-schema.js";
import { DataTable } from "../parts/data-table.js";
import { PageAddress } from "../parts/page-address.js";
import { Loaded } from "../shell/loaded.js";
import { captureHref, replaceQuery, type Place } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { fetchEntry, fetchWhy, proofUrl } from "./page-api.js";
import { pageHref } from "./page-href.js";

interface PageProofProps {
  readonly place: Place;
  readonly history: ApiPageHistory;
  readonly chosen: ApiVersion | null;
}

/** A capture is chosen; the newest that saw the chosen version unless somebody does. */
export function PageProof({ place, history, chosen }: PageProofProps) {
  const { url, captures, hasExtracts } = history;
  const times = useTimes();
  const wished = place.query.get("capture") ?? chosen?.captures[0];
  const capture = captures.find(({ id }) => id === wished) ?? captures[0];
  if (!capture) return <p>No capture tells of it.</p>;
  const choose = (id: string): void => {
    const { section: _section, ...query } = Object.fromEntries(place.query);
    replaceQuery(place, { ...query, capture: id });
  };
  return (
    <>
      <div class="filters pair">
        <label>
          Capture{" "}
          <select value={capture.id} onChange={(event) => choose(event.currentTarget.value)}>
            {captures.map(({ id, asOf }) => (
              <option key={id} value={id}>
                {id}
                {asOf === null ? "" : `, as of ${times.full(asOf)}`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p>
        <a href={captureHref(capture.id)}>The whole capture</a>
      </p>
      <Loaded what={`why ${url} ${capture.id}`} load={() => fetchWhy(url, capture.id)}>
        {(why) => <WhyFacts why={why} />}
      </Loaded>
      <h3>In the certificate</h3>
      <CertificateEntry url={url} capture={capture.id} hasExtracts={hasExtracts} />
    </>
  );
}

interface CertificateEntryProps {
  readonly url: string;
  readonly capture: string;
  readonly hasExtracts: boolean;
}

function CertificateEntry({ url, capture, hasExtracts }: CertificateEntryProps) {
  return (
    <Loaded what={`entry ${url} ${capture}`} load={() => fetchEntry(url, capture)}>
      {(entry) => (
        <>
          <pre class="json" tabIndex={0}>
            {JSON.stringify(entry, null, 2)}
          </pre>
          <p class="actions">
            <a class="button" href={proofUrl("certificate", url, capture)} download>
              Download this entry
            </a>
            <a class="button" href={proofUrl("declaration", url, capture)} download>
              Download a declaration to sign
            </a>
            {hasExtracts && (
              <a class="button" href={proofUrl("extract", url, capture)} download>
                Download the proof of this page
              </a>
            )}
          </p>
          {hasExtracts && (
            <p class="faint">
              The proof holds the page’s records and those of what it needs;{" "}
              <code>isochron verify extract.json</code> checks it alone.
            </p>
          )}
        </>
      )}
    </Loaded>
  );
}

function WhyFacts({ why }: { readonly why: ApiWhy }) {
  const { answer, code, found, looks, labels } = why;
  return (
    <>
      <p class="lead">{answer}</p>
      <dl>
        {code !== null && (
          <>
            <dt>Refused by</dt>
            <dd>
              <code>{code}</code>
            </dd>
          </>
        )}
        {found && (
          <>
            <dt>Found</dt>
            <dd>
              as a {found.kind}, {found.depth === 0 ? "a seed" : `${found.depth} links from a seed`}
              {found.late && ", late"}
              {found.via !== null && (
                <>
                  , on{" "}
                  <a href={pageHref(found.via)}>
                    <PageAddress url={found.via} />
                  </a>
                </>
              )}
            </dd>
          </>
        )}
        {labels.length > 0 && (
          <>
            <dt>Labels</dt>
            <dd>{labels.join(", ")}</dd>
          </>
        )}
      </dl>
      {looks.length > 0 && (
        <DataTable
          label="Looks of this capture"
          rows={looks}
          rowKey={({ at, pass }) => `${at} ${pass}`}
          columns={[
            { name: "sent (UTC)", cell: ({ at }) => at, class: "time" },
            { name: "pass", cell: ({ pass }) => pass },
            { name: "outcome", cell: ({ outcome }) => outcome },
            { name: "detail", cell: ({ detail }) => detail ?? "–", class: "wide" },
          ]}
        />
      )}
    </>
  );
}
