// Any two versions of a page: their texts line by line, their pictures, and how a browser showed them.
import type { ApiPageHistory, ApiVersion } from "#server/page-schema.js";
import { fetchDiff } from "../shell/api.js";
import { Loaded } from "../shell/loaded.js";
import { replaceQuery, type Place } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { DiffRows } from "./diff-rows.js";
import { isInlineAt } from "./diff-view.js";
import { pictureUrl } from "./page-api.js";

interface CompareProps {
  readonly place: Place;
  readonly history: ApiPageHistory;
  readonly chosen: ApiVersion | null;
}

/** Two choices, ways of looking, and what there is to see. */
export function Compare({ place, history, chosen }: CompareProps) {
  const { url, versions, screenshots } = history;
  if (versions.length < 2 || !chosen) return <p>There is one version, and nothing to compare it with.</p>;
  const after = asked(versions, place.query.get("to")) ?? chosen;
  const before =
    asked(versions, place.query.get("from")) ??
    versions.find(({ number }) => number === after.number - 1) ??
    versions.find((one) => one !== after)!;
  const ask = (change: Record<string, string>): void => {
    const { section: _section, ...query } = Object.fromEntries(place.query);
    replaceQuery(place, { ...query, ...change });
  };
  const ways = waysFor(before, after, screenshots.length > 0);
  const how = ways.find(([id]) => id === (place.query.get("how") ?? wished(place)))?.[0] ?? ways[0]![0];
  return (
    <>
      <div class="filters pair">
        <Choice name="Earlier" versions={versions} value={before} onChoose={(from) => ask({ from })} />
        <Choice name="Later" versions={versions} value={after} onChoose={(to) => ask({ to })} />
        <div role="group" aria-label="Way of looking">
          {ways.map(([id, name]) => (
            <button key={id} type="button" aria-pressed={id === how} onClick={() => ask({ how: id })}>
              {name}
            </button>
          ))}
        </div>
      </div>
      {how === "side" || how === "inline" ? (
        <TextDiff url={url} before={before} after={after} isInline={how === "inline"} />
      ) : (
        <Pictures url={url} before={before} after={after} isView={how === "screens"} />
      )}
    </>
  );
}

function wished({ query }: Place): string {
  return isInlineAt(query) ? "inline" : "side";
}

function waysFor(before: ApiVersion, after: ApiVersion, hasScreenshots: boolean) {
  const arePictures = [before, after].every(({ contentType }) => contentType?.startsWith("image/"));
  const ways: [id: string, name: string][] = arePictures
    ? [["pictures", "pictures"]]
    : [
        ["side", "side by side"],
        ["inline", "one below the other"],
      ];
  return hasScreenshots ? [...ways, ["screens", "as a browser showed them"] as [string, string]] : ways;
}

function asked(versions: readonly ApiVersion[], at: string | null): ApiVersion | null {
  return versions.find(({ firstAt }) => String(firstAt) === at) ?? null;
}

interface ChoiceProps {
  readonly name: string;
  readonly versions: readonly ApiVersion[];
  readonly value: ApiVersion;
  readonly onChoose: (firstAt: string) => void;
}

function Choice({ name, versions, value, onChoose }: ChoiceProps) {
  const times = useTimes();
  return (
    <label>
      {name}{" "}
      <select value={String(value.firstAt)} onChange={(event) => onChoose(event.currentTarget.value)}>
        {versions.map(({ number, firstAt }) => (
          <option key={number} value={String(firstAt)}>
            version {number}, {times.full(firstAt)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Pair {
  readonly url: string;
  readonly before: ApiVersion;
  readonly after: ApiVersion;
}

function TextDiff({ url, before, after, isInline }: Pair & { readonly isInline: boolean }) {
  const [from, to] = [before.firstAt, after.firstAt];
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

function Pictures({ url, before, after, isView }: Pair & { readonly isView: boolean }) {
  const times = useTimes();
  return (
    <div class="pictures">
      {[before, after].map(({ number, firstAt }) => (
        <figure key={number}>
          <img
            src={pictureUrl(url, firstAt, isView)}
            alt={isView ? `Version ${number} in a browser` : `Version ${number} of the picture`}
            loading="lazy"
          />
          <figcaption>
            Version {number}, {times.full(firstAt)}
            {isView && "; the picture of the capture nearest to it"}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
