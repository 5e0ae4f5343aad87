// What is said below the tables of machines: what nobody has in hand, and what words mean.
import { duration } from "#chart/index.js";
import type { ApiCluster } from "#server/cluster-schema.js";
import { shownHost } from "../parts/shown-url.js";
import { captureHref } from "../shell/route.js";
import { useTimes } from "../shell/times.js";

/** What to do first. */
export function Beginning({ left }: Pick<ApiCluster, "left">) {
  return (
    <section class="welcome">
      <p class="lead">No machine is on the list. Whichever is started takes what is waiting.</p>
      <dl class="steps">
        <div>
          <dt>
            <code>isochron worker --cluster … --store …</code>
          </dt>
          <dd>lets a machine take sites until it is stopped; start it on as many as there are.</dd>
        </div>
      </dl>
      {left !== null && <Left left={left} />}
    </section>
  );
}

/** Captures that have begun and that no machine has. */
export function Left({ left: { captures, hasMore } }: { readonly left: NonNullable<ApiCluster["left"]> }) {
  const times = useTimes();
  if (captures.length === 0) return null;
  return (
    <section aria-labelledby="left">
      <h2 id="left">In nobody’s hands</h2>
      <p>
        These captures have begun, and no machine has their site. One that is free goes on with them while
        their jobs stand in the queue.
      </p>
      <ul class="plain">
        {captures.map(({ id, site, startedAt }) => (
          <li key={id}>
            <a href={captureHref(id)}>{shownHost(site)}</a>{" "}
            <span class="faint">begun {times.full(startedAt)}</span>
          </li>
        ))}
      </ul>
      {hasMore && <p class="faint">There are more.</p>}
    </section>
  );
}

/** What the words mean, and which cluster it is for those who manage. */
export function Meanings({ leaseMs, facts }: Pick<ApiCluster, "leaseMs" | "facts">) {
  return (
    <p class="faint words">
      A machine is silent when it has said nothing for {duration(leaseMs)}: others take its sites. One that
      takes nothing new goes on with what it has.
      {facts !== null && (
        <>
          {" "}
          This is cluster <bdi>{facts.id}</bdi>, which keeps its bytes in <bdi>{facts.store}</bdi>.
        </>
      )}
    </p>
  );
}
