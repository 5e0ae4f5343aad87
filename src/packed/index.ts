// Many small values in little memory, outside the garbage-collected heap; numbers stand for them.
export { GrowingNumbers } from "./growing-numbers.js";
export { IdTable } from "./id-table.js";
export { RowTable, type RowShape, type SavedColumns } from "./row-table.js";
export { PackedValues } from "./packed-values.js";
export { StringTable } from "./string-table.js";
