/** Behind the doctype, and what stands before it, as the HTML standard's tokenizer ends them (13.2.5.41 ff); 0 without. */
export declare function prologueEnd(html: string): number;
