import { type LabParameters } from "./parameters.js";
/** Rows of ready text; columns that hold figures are set flush right. */
export interface Table {
    readonly title: string;
    /** How its figures came about; a table without them cannot be made again. */
    readonly parameters: LabParameters;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
}
/** Columns padded with spaces, below the title and the parameters. */
export declare function tableText({ title, parameters, columns, rows }: Table): string;
/** The same as an HTML table; every cell is escaped. */
export declare function tableHtml({ title, parameters, columns, rows }: Table): string;
