// The tables and their columns in words, for `isochron query --schema`.
import { printableJson } from "#formats/index.js";
/** All tables as text, or as one JSON document. */
export function schemaText(names, tables, asJson) {
    if (asJson)
        return `${printableJson({ tables })}\n`;
    return names.map((name) => tableText(name, tables[name])).join("\n");
}
function tableText(name, { doc, columns }) {
    const width = Math.max(...columns.map((column) => column.name.length));
    const lines = columns.map((column) => `  ${column.name.padEnd(width)}  ${column.type.padEnd(7)}  ${column.doc}\n`);
    return `${name}: ${doc}\n${lines.join("")}`;
}
