// Words that are looked for, in the form in which an index holds them.
export {};
