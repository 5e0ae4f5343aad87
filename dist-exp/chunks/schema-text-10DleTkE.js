import "./formats-CP_ayLbB.js";
import { r as printableJson } from "./printable-CT0AKITj.js";
//#region src/cli/query/schema-text.ts
/** All tables as text, or as one JSON document. */
function schemaText(names, tables, asJson) {
	if (asJson) return `${printableJson({ tables })}\n`;
	return names.map((name) => tableText(name, tables[name])).join("\n");
}
function tableText(name, { doc, columns }) {
	const width = Math.max(...columns.map((column) => column.name.length));
	return `${name}: ${doc}\n${columns.map((column) => `  ${column.name.padEnd(width)}  ${column.type.padEnd(7)}  ${column.doc}\n`).join("")}`;
}
//#endregion
export { schemaText };
