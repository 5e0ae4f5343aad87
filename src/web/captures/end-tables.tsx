// Hosts, media types, statuses and seeds of a capture.
import { count, duration, percent, size } from "#chart/index.js";
import type { ApiReport } from "#server/api-schema.js";

/** The section; nothing for reports of versions that had no such tables. */
export function EndTables({ report: { tables } }: { readonly report: ApiReport }) {
  if (!tables) return null;
  return (
    <section aria-labelledby="met">
      <h2 id="met">Hosts, types, statuses, seeds</h2>
      <Table
        head={["host", "pages", "sharp", "failed", "requests", "received", "mean fetch"]}
        rows={tables.hosts.map((row) => [
          row.name,
          count(row.pages),
          percent(row.sharp, row.pages),
          count(row.failed),
          count(row.requests),
          size(row.bytes),
          row.requests === 0 ? "–" : duration(row.fetchMs / row.requests),
        ])}
      />
      <Table
        head={["media type", "pages", "sharp", "size"]}
        rows={tables.mediaTypes.map((row) => [
          row.name,
          count(row.pages),
          percent(row.sharp, row.pages),
          size(row.bytes),
        ])}
      />
      <Table head={["status", "pages"]} rows={tables.statuses.map((row) => [row.name, count(row.pages)])} />
      <Table
        head={["seed", "pages reached", "status", "verdict"]}
        rows={tables.seeds.map((row) => [
          row.name,
          row.pages === null ? "–" : count(row.pages),
          row.status === null ? "–" : String(row.status),
          row.verdict,
        ])}
      />
    </section>
  );
}

interface TableProps {
  readonly head: readonly string[];
  /** The name first, then its figures. */
  readonly rows: readonly (readonly string[])[];
}

function Table({ head, rows }: TableProps) {
  return (
    <div class="scroll" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name, i) => (
              <th key={name} scope="col" class={i > 0 ? "n" : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((text, i) => (
                <td key={head[i]} class={i > 0 ? "n" : "url"}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
