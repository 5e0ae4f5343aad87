// Two versions line by line: side by side, or one below the other.
import { count } from "#chart/index.js";
import type { ApiDiff } from "#server/api-schema.js";

/** Kept lines shown around a change. */
const CONTEXT = 2;

type Row = ApiDiff["rows"][number];

interface DiffRowsProps {
  readonly diff: ApiDiff;
  readonly isInline: boolean;
}

/** The changed rows with a little around them. */
export function DiffRows({ diff, isInline }: DiffRowsProps) {
  const shown = nearChanges(diff.rows);
  if (diff.rows.every(({ change }) => change === "kept")) return <p>Both read the same.</p>;
  return isInline ? <Inline shown={shown} /> : <SideBySide diff={diff} shown={shown} />;
}

function SideBySide({ diff, shown }: { readonly diff: ApiDiff; readonly shown: readonly (Row | number)[] }) {
  return (
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
            <tr key={i} class="skipped">
              <td colSpan={2}>… {count(row)} lines unchanged</td>
            </tr>
          ) : (
            <tr key={i} class={classOf(row)}>
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
  );
}

function Inline({ shown }: { readonly shown: readonly (Row | number)[] }) {
  return (
    <ol class="diff inline">
      {shown.map((row, i) =>
        typeof row === "number" ? (
          <li key={i} class="skipped">
            … {count(row)} lines unchanged
          </li>
        ) : (
          <li key={i} class={classOf(row)}>
            {row.change === "kept" ? (
              <Line segments={row.after} tag="ins" />
            ) : (
              <>
                {row.before !== null && (
                  <p class="before">
                    <Line segments={row.before} tag="del" />
                  </p>
                )}
                {row.after !== null && (
                  <p class="after">
                    <Line segments={row.after} tag="ins" />
                  </p>
                )}
              </>
            )}
          </li>
        ),
      )}
    </ol>
  );
}

function classOf({ change, excuse }: Row): string {
  return excuse === null ? change : `${change} excused`;
}

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
