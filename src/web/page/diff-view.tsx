// What changed on one page between its visit and its revisit: both versions line by line.
import { count } from "#chart/index.js";
import type { ApiDiff } from "#server/api-schema.js";
import { fetchDiff } from "../shell/api.js";
import { Loaded } from "../shell/loaded.js";
import type { ViewProps } from "../shell/view-props.js";

/** Kept lines shown around a change. */
const CONTEXT = 2;

/** The page of one difference. */
export function View({ place: { path } }: ViewProps) {
  const [from, to] = [Number(path[1]), Number(path[2])];
  const url = path[3]!;
  return (
    <Loaded what={`${url} ${from} ${to}`} load={() => fetchDiff(url, from, to)}>
      {(diff) => (
        <>
          <header>
            <p class="eyebrow">What changed</p>
            <h1 class="url">{url}</h1>
            <p>
              <strong>{diff.result.verdict}</strong>, importance {diff.result.importance.toFixed(3)}.{" "}
              {diff.result.explanation}
            </p>
          </header>
          <Rows diff={diff} />
        </>
      )}
    </Loaded>
  );
}

function Rows({ diff }: { readonly diff: ApiDiff }) {
  const shown = nearChanges(diff.rows);
  return (
    <div class="scroll" tabIndex={0}>
      <table class="diff">
        <thead>
          <tr>
            <th scope="col">{diff.beforeLabel}</th>
            <th scope="col">{diff.afterLabel}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, i) =>
            typeof row === "number" ? (
              <tr key={i} class="faint">
                <td colSpan={2}>… {count(row)} lines unchanged</td>
              </tr>
            ) : (
              <tr key={i} class={row.excuse === null ? row.change : `${row.change} excused`}>
                <td>
                  <Line segments={row.before} tag="del" />
                </td>
                <td>
                  <Line segments={row.after} tag="ins" />
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

type Row = ApiDiff["rows"][number];

/** Changed rows with a little around them; a number stands for so many kept rows left out. */
function nearChanges(rows: readonly Row[]): (Row | number)[] {
  const near = new Set<number>();
  rows.forEach((row, i) => {
    if (row.change === "kept") return;
    for (let k = i - CONTEXT; k <= i + CONTEXT; k++) near.add(k);
  });
  const shown: (Row | number)[] = [];
  for (const [i, row] of rows.entries()) {
    const last = shown.at(-1);
    if (near.has(i)) shown.push(row);
    else if (typeof last === "number") shown[shown.length - 1] = last + 1;
    else shown.push(1);
  }
  return shown;
}

function Line({ segments, tag: Tag }: { readonly segments: Row["before"]; readonly tag: "del" | "ins" }) {
  if (segments === null) return null;
  return (
    <>{segments.map(({ text, changed }, i) => [i > 0 && " ", changed ? <Tag key={i}>{text}</Tag> : text])}</>
  );
}
