//#region src/formats/csv.ts
/** What makes a spreadsheet take a cell for a formula, in either width. */
var FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** One line: fields parted by commas, ended by CRLF (section 2, rules 1 and 4). */
function csvLine(cells) {
	return `${cells.map(csvCell).join(",")}\r\n`;
}
function csvCell(value) {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const text = FORMULA.test(value) ? `'${value}` : value;
	return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}
//#endregion
export { csvLine as t };
