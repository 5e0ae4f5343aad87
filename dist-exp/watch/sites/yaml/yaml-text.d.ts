/** A text, list or map in one line, with quotation marks where they are needed. */
export declare function yamlText(value: unknown): string;
