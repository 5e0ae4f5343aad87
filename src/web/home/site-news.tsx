// What is going on with a site, wherever it is named: that it is being captured, what is wrong with its newest capture
// or its watch, and what a watch does next.
import type { SiteListing } from "#server/sites-schema.js";
import { LIVE_HREF } from "../shell/route.js";
import { CONDITION_SENTENCES, isTroubled } from "../watch/watch-words.js";
import { When } from "../watch/when.js";

/** What is wrong with the newest capture, in a sentence. */
const TROUBLE: Readonly<Record<NonNullable<SiteListing["trouble"]>, string>> = {
  failed: "The last capture failed: no address that it began with showed anything.",
  interrupted: "The last capture was interrupted. isochron capture --resume goes on with it.",
  waiting: "No machine has the capture that was begun last; one that is free goes on with it.",
  cancelled: "The last capture was ended before it was done.",
  "many-failures": "Many pages of the last capture could not be had.",
};

/** Nothing where all is well and quiet. */
export function SiteNews({ listing: { isRunning, trouble, watch } }: { readonly listing: SiteListing }) {
  return (
    <>
      {isRunning && (
        <p>
          <a href={LIVE_HREF}>It is being captured now</a>
        </p>
      )}
      {trouble !== null && (
        <p class="trouble">
          <span aria-hidden="true">▲ </span>
          {TROUBLE[trouble]}
        </p>
      )}
      {watch !== null && <WatchNews watch={watch} />}
    </>
  );
}

function WatchNews({ watch }: { readonly watch: NonNullable<SiteListing["watch"]> }) {
  const { condition, nextTurnAt, nextSharpAt } = watch;
  if (isTroubled(condition))
    return (
      <p class="trouble">
        <span aria-hidden="true">▲ </span>
        {CONDITION_SENTENCES[condition]}
      </p>
    );
  if (condition === "paused") return <p class="faint">Under watch, paused.</p>;
  return (
    <p class="faint">
      Under watch: next turn <When at={nextTurnAt} />
      {nextSharpAt !== null && (
        <>
          , next whole capture <When at={nextSharpAt} />
        </>
      )}
      .
    </p>
  );
}
