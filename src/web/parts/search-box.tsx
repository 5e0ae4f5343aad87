// One box for addresses and words: a whole address leads to its page, everything else to what is found.
import { useState } from "preact/hooks";
import { MOST_QUERY_CHARS } from "#server/search-schema.js";
import { hrefOf } from "../shell/route.js";

/** Goes to the page or to the search; `also` is asked with it. */
export function SearchBox({
  text = "",
  also = {},
}: {
  readonly text?: string;
  readonly also?: Readonly<Record<string, string>>;
}) {
  const [typed, setTyped] = useState(text);
  const go = (event: Event): void => {
    event.preventDefault();
    const asked = typed.trim();
    if (asked !== "") location.hash = leadsTo(asked, also);
  };
  return (
    <form class="search" role="search" onSubmit={go}>
      <label>
        <span class="unseen">An address, or words</span>
        <input
          type="search"
          value={typed}
          maxLength={MOST_QUERY_CHARS}
          placeholder="An address, or words"
          autocomplete="off"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button strong">
        Search
      </button>
    </form>
  );
}

function leadsTo(asked: string, also: Readonly<Record<string, string>>): string {
  const isAddress = /^https?:\/\/\S+$/i.test(asked) && URL.canParse(asked);
  return isAddress ? hrefOf(["page", new URL(asked).href]) : hrefOf(["search"], { ...also, q: asked });
}
