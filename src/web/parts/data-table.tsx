// A table whose columns are declared once: sorted by buttons in its head, and a list of cards where it is narrow.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

/** One column. */
export interface Column<T> {
  readonly name: string;
  readonly cell: (row: T) => ComponentChildren;
  /** What rows are sorted by here; a column without it is not sorted by. */
  readonly key?: (row: T) => string | number;
  readonly isNumeric?: boolean;
  readonly class?: string;
  /** Names the row: read out with every cell of it. */
  readonly isRowHead?: boolean;
}

/** By which column rows are sorted, by its name. */
export interface Sorting {
  readonly by: string;
  readonly isDown: boolean;
}

interface DataTableProps<T> {
  /** Said to those who cannot see what stands around the table. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string | number;
  /** Where somebody else sorts the rows: how they are sorted, and whom to tell of a wish. */
  readonly sorting?: Sorting | null;
  readonly onSort?: (sorting: Sorting) => void;
  readonly rowClass?: (row: T) => string | undefined;
}

/** Draws the table. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, rowKey, rowClass, onSort } = props;
  const [own, setOwn] = useState<Sorting | null>(null);
  const sorting = onSort ? (props.sorting ?? null) : own;
  const rows = onSort ? props.rows : sortedBy(props.rows, columns, own);
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={label}>
      <table class="cards">
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.name} column={column} sorting={sorting} onSort={onSort ?? setOwn} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} class={rowClass?.(row)}>
              {columns.map((column) => (
                <Cell key={column.name} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<T> {
  readonly column: Column<T>;
  readonly sorting: Sorting | null;
  readonly onSort: (sorting: Sorting) => void;
}

function Head<T>({ column: { name, key, isNumeric }, sorting, onSort }: HeadProps<T>) {
  const numeric = isNumeric ? "n" : undefined;
  if (!key) {
    return (
      <th scope="col" class={numeric}>
        {name}
      </th>
    );
  }
  const isBy = sorting?.by === name;
  // Figures are looked at from the greatest down, names from the first on.
  const isDown = isBy ? !sorting.isDown : isNumeric === true;
  return (
    <th
      scope="col"
      class={numeric}
      aria-sort={isBy ? (sorting.isDown ? "descending" : "ascending") : undefined}
    >
      <button type="button" class="sort" onClick={() => onSort({ by: name, isDown })}>
        {name}
        <span aria-hidden="true">{isBy ? (sorting.isDown ? " ↓" : " ↑") : ""}</span>
      </button>
    </th>
  );
}

function Cell<T>({ column, row }: { readonly column: Column<T>; readonly row: T }) {
  const { name, cell, isNumeric, isRowHead } = column;
  const look = [isNumeric ? "n" : "", column.class ?? ""].filter((one) => one !== "").join(" ");
  const attributes = { class: look === "" ? undefined : look, "data-label": name };
  return isRowHead ? (
    <th scope="row" {...attributes}>
      {cell(row)}
    </th>
  ) : (
    <td {...attributes}>{cell(row)}</td>
  );
}

function sortedBy<T>(rows: readonly T[], columns: readonly Column<T>[], sorting: Sorting | null) {
  const key = sorting && columns.find(({ name }) => name === sorting.by)?.key;
  if (!key) return rows;
  const sign = sorting.isDown ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(key(a), key(b)));
}

function compare(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
