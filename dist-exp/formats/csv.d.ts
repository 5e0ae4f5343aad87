/** One line: fields parted by commas, ended by CRLF (section 2, rules 1 and 4). */
export declare function csvLine(cells: readonly (string | number | null)[]): string;
