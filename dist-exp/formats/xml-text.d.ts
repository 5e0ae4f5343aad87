/** Text between tags, or in an attribute of double quotes; what may not stand in XML 1.0 (section 2.2) is shown as such. */
export declare function xmlText(text: string): string;
/** A text as one line of at most so many characters: no control characters, no halves of surrogate pairs. */
export declare function oneLine(text: string, mostChars: number): string;
