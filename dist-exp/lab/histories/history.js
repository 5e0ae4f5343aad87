// A real site's change history as columns: every change of every page, in order of time.
export {};
