// Comma-separated values (RFC 4180), safe to be opened by a spreadsheet.
/** What makes a spreadsheet take a cell for a formula, in either width. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;
/** One line: fields parted by commas, ended by CRLF (section 2, rules 1 and 4). */
export function csvLine(cells) {
    return `${cells.map(csvCell).join(",")}\r\n`;
}
function csvCell(value) {
    if (value === null)
        return "";
    if (typeof value === "number")
        return String(value);
    // An apostrophe makes a spreadsheet show a cell as the text that it is.
    const text = FORMULA.test(value) ? `'${value}` : value;
    // Rules 6 and 7: line breaks, quotes and commas in quotes, quotes doubled.
    return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
