// Two pictures: side by side, one over the other with a line between, or what differs of them alone.
import { useState } from "preact/hooks";
import type { ApiPageHistory, ApiVersion } from "#server/page-schema.js";
import { useTimes, type Times } from "../shell/times.js";
import { Choice } from "./choice.js";
import { pictureUrl } from "./page-api.js";
import { Ways } from "./ways.js";

const LAID = [
  ["beside", "side by side"],
  ["over", "one over the other"],
  ["difference", "what differs"],
] as const;

/** Two versions. */
export interface VersionPair {
  readonly before: ApiVersion;
  readonly after: ApiVersion;
}

interface Laying {
  /** As the address says. */
  readonly laid: string | null;
  readonly lay: (laid: string) => void;
}

interface CompareArchivedProps extends Laying {
  readonly url: string;
  readonly pair: VersionPair;
}

/** Two versions of a page that is a picture. */
export function CompareArchived({ url, pair, ...laying }: CompareArchivedProps) {
  const times = useTimes();
  const [first, second] = [pair.before, pair.after].map(({ number, firstAt }) => ({
    src: pictureUrl(url, firstAt, false),
    name: `Version ${number}, ${times.full(firstAt)}`,
  }));
  return <Laid first={first!} second={second!} {...laying} />;
}

interface CompareScreensProps extends Laying {
  readonly history: Pick<ApiPageHistory, "url" | "versions" | "screenshots">;
  /** Where there are two versions: what is looked at unless the address says otherwise. */
  readonly pair: VersionPair | null;
  readonly query: URLSearchParams;
  readonly ask: (change: Record<string, string>) => void;
}

/** Two showings of a page in a browser. */
export function CompareScreens({ history, pair, query, ask, ...laying }: CompareScreensProps) {
  const times = useTimes();
  const { url, versions, screenshots } = history;
  const [from, to] = screensOf(screenshots, pair, query);
  const [first, second] = [from, to].map((at) => ({
    src: pictureUrl(url, at, true),
    name: `In a browser, ${times.full(at)}${standing(versions, at)}`,
  }));
  const offered = screenshots.map((at): [number, string] => [at, nameOf(versions, at, times)]);
  return (
    <>
      <div class="filters pair">
        <Choice name="Earlier" offered={offered} value={from} onChoose={(at) => ask({ from: at })} />
        <Choice name="Later" offered={offered} value={to} onChoose={(at) => ask({ to: at })} />
      </div>
      <Laid first={first!} second={second!} {...laying} />
    </>
  );
}

/** Those nearest to what is asked for: never one beside itself, as nobody would learn anything from it. */
function screensOf(
  newestFirst: readonly number[],
  pair: VersionPair | null,
  query: URLSearchParams,
): [from: number, to: number] {
  const wish = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise);
  const to = nearest(newestFirst, wish("to", pair?.after.firstAt ?? newestFirst[0]!));
  const others = newestFirst.filter((at) => at !== to);
  const before = others.find((at) => at < to) ?? others[0]!;
  return [nearest(others, wish("from", pair?.before.firstAt ?? before)), to];
}

function nearest(times: readonly number[], wish: number): number {
  const distance = (at: number): number => Math.abs(at - wish);
  return times.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function nameOf(versions: readonly ApiVersion[], at: number, times: Times): string {
  return `${times.full(at)}${standing(versions, at)}`;
}

/** Which version was shown. Showings are dated by the second in which the page was asked for. */
function standing(versions: readonly ApiVersion[], at: number): string {
  const own = versions.find(({ firstAt, lastAt }) => at >= firstAt - 1000 && at <= lastAt);
  return own ? `, version ${own.number}` : "";
}

interface Shown {
  readonly src: string;
  readonly name: string;
}

interface LaidProps extends Laying {
  readonly first: Shown;
  readonly second: Shown;
}

function Laid({ first, second, laid, lay }: LaidProps) {
  const how = LAID.find(([id]) => id === laid)?.[0] ?? "beside";
  return (
    <>
      <Ways label="How they lie" offered={LAID} chosen={how} onChoose={lay} />
      {how === "beside" && (
        <div class="pictures">
          {[first, second].map((shown) => (
            <figure key={shown.src}>
              <Drawn shown={shown} />
              <figcaption>{shown.name}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {how === "over" && <Over first={first} second={second} />}
      {how === "difference" && (
        <figure class="overlaid">
          <Layers first={first} second={second} class="layers difference" />
          <figcaption>
            White where both are the same. {first.name}. {second.name}.
          </figcaption>
        </figure>
      )}
    </>
  );
}

function Over({ first, second }: Pick<LaidProps, "first" | "second">) {
  const [percent, setPercent] = useState(50);
  return (
    <figure class="overlaid">
      <label>
        The line between them{" "}
        <input
          type="range"
          min="0"
          max="100"
          value={percent}
          onInput={(event) => setPercent(Number(event.currentTarget.value))}
        />
      </label>
      <Layers first={first} second={second} class="layers" cutPercent={percent} />
      <figcaption>
        Left of the line: {first.name}. Right of it: {second.name}.
      </figcaption>
    </figure>
  );
}

interface LayersProps extends Pick<LaidProps, "first" | "second"> {
  readonly class: string;
  readonly cutPercent?: number;
}

function Layers({ first, second, class: kind, cutPercent = 0 }: LayersProps) {
  return (
    <div class={kind}>
      <Drawn shown={first} />
      {/* Set through the style object, which the page's policy allows. */}
      <div class="upper" style={{ clipPath: `inset(0 0 0 ${cutPercent}%)` }}>
        <Drawn shown={second} />
      </div>
    </div>
  );
}

/** What cannot be shown here is said where it would stand. */
function Drawn({ shown: { src, name } }: { readonly shown: Shown }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === src)
    return <p class="faint">This picture cannot be shown here; replay shows what is kept.</p>;
  return <img src={src} alt={name} onError={() => setMissing(src)} />;
}
