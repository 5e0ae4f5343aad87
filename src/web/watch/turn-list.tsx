// The last turns of a site: what each was used for, why, and what it found.
import { count } from "#chart/index.js";
import type { ApiTurn } from "#server/watch-schema.js";
import { pageHref } from "../page/page-href.js";
import { DataTable, type Column } from "../parts/data-table.js";
import { PageAddress } from "../parts/page-address.js";
import { captureHref } from "../shell/route.js";
import { useTimes } from "../shell/times.js";
import { becauseWords, TURN_WORDS } from "./watch-words.js";

/** Draws them. */
export function TurnList({ turns }: { readonly turns: readonly ApiTurn[] }) {
  const times = useTimes();
  const columns: Column<ApiTurn>[] = [
    { name: "when", cell: ({ at }) => times.full(at), class: "time" },
    { name: "what", cell: (turn) => <What turn={turn} /> },
    { name: "requests", cell: ({ requests }) => count(requests), isNumeric: true },
    { name: "looks", cell: ({ looks }) => count(looks), isNumeric: true },
    { name: "changes", cell: ({ changes }) => count(changes), isNumeric: true },
    { name: "pages", cell: (turn) => <Chosen turn={turn} />, class: "chosen" },
  ];
  return <DataTable label="The last turns" rows={turns} rowKey={({ at }) => at} columns={columns} />;
}

function What({ turn: { kind, because, captureId, turns, until } }: { readonly turn: ApiTurn }) {
  const times = useTimes();
  const run =
    turns === undefined || until === undefined ? "" : `, ${count(turns)} turns until ${times.full(until)}`;
  const words = `${TURN_WORDS[kind]}${run}`;
  return (
    <div>
      {captureId === null ? words : <a href={captureHref(captureId)}>{words}</a>}
      <br />
      <bdi class="faint">{because}</bdi>
    </div>
  );
}

function Chosen({ turn: { chosen, chosenInAll } }: { readonly turn: ApiTurn }) {
  if (chosenInAll === 0) return <span class="faint">–</span>;
  return (
    <details>
      <summary>{count(chosenInAll)} chosen</summary>
      <ul class="plain">
        {chosen.map(({ url, because }) => (
          <li key={url}>
            <a href={pageHref(url)}>
              <PageAddress url={url} />
            </a>{" "}
            <bdi class="faint">{becauseWords(because)}</bdi>
          </li>
        ))}
      </ul>
      {chosenInAll > chosen.length && <p class="faint">and {count(chosenInAll - chosen.length)} more</p>}
    </details>
  );
}
