// Any two versions of a page: their texts line by line, their pictures, and how a browser showed them.
import type { ApiPageHistory, ApiVersion } from "#server/page-schema.js";
import { fetchDiff } from "../shell/api.js";
import { Loaded } from "../shell/loaded.js";
import { replaceQuery, type Place } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { Choice } from "./choice.js";
import { CompareArchived, CompareScreens, type VersionPair } from "./compare-pictures.js";
import { DiffRows } from "./diff-rows.js";
import { isInlineAt } from "./diff-view.js";
import { Ways } from "./ways.js";

interface CompareProps {
  readonly place: Place;
  readonly history: ApiPageHistory;
  readonly chosen: ApiVersion | null;
}

/** Two choices, ways of looking, and what there is to see. */
export function Compare({ place, history, chosen }: CompareProps) {
  const { url, versions, screenshots } = history;
  const pair = chosen && pairOf(versions, chosen, place.query);
  const ways = waysFor(pair, screenshots);
  if (ways.length === 0) return <p>There is one version, and nothing to compare it with.</p>;
  const how = ways.find(([id]) => id === (place.query.get("how") ?? wished(place)))?.[0] ?? ways[0]![0];
  const ask = (change: Record<string, string>): void => {
    const { section: _section, ...query } = Object.fromEntries(place.query);
    replaceQuery(place, { ...query, ...change });
  };
  const laying = { laid: place.query.get("laid"), lay: (laid: string) => ask({ laid }) };
  const isText = how === "side" || how === "inline";
  return (
    <>
      <Ways label="Way of looking" offered={ways} chosen={how} onChoose={(id) => ask({ how: id })} />
      {how === "screens" && (
        <CompareScreens history={history} pair={pair} query={place.query} ask={ask} {...laying} />
      )}
      {how !== "screens" && pair && (
        <>
          <VersionChoices versions={versions} pair={pair} ask={ask} />
          {isText && <TextDiff url={url} pair={pair} isInline={how === "inline"} />}
          {!isText && <CompareArchived url={url} pair={pair} {...laying} />}
        </>
      )}
    </>
  );
}

/** What the address asks for, else the chosen version and the one before it; `null` where there is only one. */
function pairOf(
  versions: readonly ApiVersion[],
  chosen: ApiVersion,
  query: URLSearchParams,
): VersionPair | null {
  if (versions.length < 2) return null;
  const after = asked(versions, query.get("to")) ?? chosen;
  const before =
    asked(versions, query.get("from")) ??
    versions.find(({ number }) => number === after.number - 1) ??
    versions.find((one) => one !== after)!;
  return { before, after };
}

interface VersionChoicesProps {
  readonly versions: readonly ApiVersion[];
  readonly pair: VersionPair;
  readonly ask: (change: Record<string, string>) => void;
}

function VersionChoices({ versions, pair, ask }: VersionChoicesProps) {
  const times = useTimes();
  const offered = versions.map(({ number, firstAt }): [number, string] => [
    firstAt,
    `version ${number}, ${times.full(firstAt)}`,
  ]);
  return (
    <div class="filters pair">
      <Choice
        name="Earlier"
        offered={offered}
        value={pair.before.firstAt}
        onChoose={(from) => ask({ from })}
      />
      <Choice name="Later" offered={offered} value={pair.after.firstAt} onChoose={(to) => ask({ to })} />
    </div>
  );
}

function wished({ query }: Place): string {
  return isInlineAt(query) ? "inline" : "side";
}

function waysFor(pair: VersionPair | null, screenshots: readonly number[]): [id: string, name: string][] {
  const ways: [id: string, name: string][] = [];
  const arePictures = pair && [pair.before, pair.after].every((one) => one.contentType?.startsWith("image/"));
  if (arePictures) ways.push(["pictures", "pictures"]);
  else if (pair) ways.push(["side", "side by side"], ["inline", "one below the other"]);
  // A page that scripts build may look different while its own bytes stay the same.
  if (screenshots.length > 1) ways.push(["screens", "as a browser showed it"]);
  return ways;
}

function asked(versions: readonly ApiVersion[], at: string | null): ApiVersion | null {
  return versions.find(({ firstAt }) => String(firstAt) === at) ?? null;
}

interface TextDiffProps {
  readonly url: string;
  readonly pair: VersionPair;
  readonly isInline: boolean;
}

function TextDiff({ url, pair, isInline }: TextDiffProps) {
  const [from, to] = [pair.before.firstAt, pair.after.firstAt];
  if (url.includes("#"))
    return (
      <p>This page is a request with a body or fields of its own; such answers are not compared here.</p>
    );
  return (
    <Loaded what={`${url} ${from} ${to}`} load={() => fetchDiff(url, from, to)}>
      {(diff) => (
        <>
          <p>
            <strong>{diff.result.verdict}</strong>, importance {diff.result.importance.toFixed(3)}.{" "}
            {diff.result.explanation}
          </p>
          <DiffRows diff={diff} isInline={isInline} />
        </>
      )}
    </Loaded>
  );
}
