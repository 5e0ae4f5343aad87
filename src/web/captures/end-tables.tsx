// Hosts, media types, statuses and seeds of a capture.
import { count, duration, percent, size } from "#chart/index.js";
import type { ApiReport } from "#server/api-schema.js";
import { DataTable, type Column } from "../parts/data-table.js";

type Tables = NonNullable<ApiReport["tables"]>;
type Row<Name extends keyof Tables> = Tables[Name][number];

interface Counted {
  readonly name: string;
  readonly pages: number;
  readonly sharp: number;
}

const share: Column<Counted> = {
  name: "sharp",
  cell: ({ sharp, pages }) => percent(sharp, pages),
  key: ({ sharp, pages }) => (pages === 0 ? 0 : sharp / pages),
  isNumeric: true,
};

/** What was met, as tables. */
export function EndTables({ tables }: { readonly tables: Tables }) {
  return (
    <>
      <DataTable
        label="Hosts"
        rows={tables.hosts}
        rowKey={nameOf}
        columns={[
          named("host"),
          figure<Row<"hosts">>("pages", ({ pages }) => pages),
          share,
          figure<Row<"hosts">>("failed", ({ failed }) => failed),
          figure<Row<"hosts">>("requests", ({ requests }) => requests),
          figure<Row<"hosts">>("received", ({ bytes }) => bytes, size),
          figure<Row<"hosts">>("mean fetch", meanFetchMs, (ms) => (ms < 0 ? "–" : duration(ms))),
        ]}
      />
      <DataTable
        label="Media types"
        rows={tables.mediaTypes}
        rowKey={nameOf}
        columns={[
          named("media type"),
          figure<Row<"mediaTypes">>("pages", ({ pages }) => pages),
          share,
          figure<Row<"mediaTypes">>("size", ({ bytes }) => bytes, size),
        ]}
      />
      <DataTable
        label="Statuses"
        rows={tables.statuses}
        rowKey={nameOf}
        columns={[named("status"), figure<Row<"statuses">>("pages", ({ pages }) => pages)]}
      />
      <DataTable
        label="Seeds"
        rows={tables.seeds}
        rowKey={nameOf}
        columns={[
          named("seed"),
          figure<Row<"seeds">>("pages reached", ({ pages }) => pages ?? -1, orNone),
          figure<Row<"seeds">>("status", ({ status }) => status ?? -1, orNone),
          { name: "verdict", cell: ({ verdict }) => verdict, key: ({ verdict }) => verdict, isNumeric: true },
        ]}
      />
    </>
  );
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}

function meanFetchMs({ requests, fetchMs }: Tables["hosts"][number]): number {
  return requests === 0 ? -1 : fetchMs / requests;
}

function orNone(value: number): string {
  return value < 0 ? "–" : count(value);
}

function named<T extends { readonly name: string }>(name: string): Column<T> {
  return { name, cell: nameOf, key: nameOf, class: "url" };
}

function figure<T>(name: string, value: (row: T) => number, write = count): Column<T> {
  return { name, cell: (row) => write(value(row)), key: value, isNumeric: true };
}
