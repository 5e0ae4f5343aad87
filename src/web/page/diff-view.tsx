// What changed on one page between its visit and its revisit.
import { fetchDiff } from "../shell/api.js";
import { PageAddress } from "../parts/page-address.js";
import { Loaded } from "../shell/loaded.js";
import { replaceQuery } from "../shell/route.js";
import { Title } from "../shell/title.js";
import type { ViewProps } from "../shell/view-props.js";
import { DiffRows } from "./diff-rows.js";
import { pageHref } from "./page-href.js";

/** The page of one difference. */
export function View({ place }: ViewProps) {
  const { path, query } = place;
  const [from, to] = [Number(path[1]), Number(path[2])];
  const url = path[3]!;
  const isInline = isInlineAt(query);
  return (
    <Loaded what={`${url} ${from} ${to}`} load={() => fetchDiff(url, from, to)}>
      {(diff) => (
        <>
          <Title text={`What changed: ${url}`} />
          <header>
            <p class="eyebrow">
              <a href={pageHref(url, from)}>All versions</a> / What changed
            </p>
            <h1>
              <PageAddress url={url} />
            </h1>
            <p>
              <strong>{diff.result.verdict}</strong>, importance {diff.result.importance.toFixed(3)}.{" "}
              {diff.result.explanation}
            </p>
          </header>
          <p>
            <button
              type="button"
              class="button"
              onClick={() => replaceQuery(place, { how: isInline ? "side" : "inline" })}
            >
              {isInline ? "Show side by side" : "Show one below the other"}
            </button>
          </p>
          <DiffRows diff={diff} isInline={isInline} />
        </>
      )}
    </Loaded>
  );
}

/** Two columns of text need a wide window, unless somebody wishes for them. */
export function isInlineAt(query: URLSearchParams): boolean {
  const how = query.get("how");
  return how === null ? matchMedia("(max-width: 44rem)").matches : how === "inline";
}
