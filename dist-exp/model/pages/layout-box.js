// How a browser laid a page out: what blocks are cut by, and what a capture keeps of it.
export {};
