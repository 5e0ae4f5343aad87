// What tar and zip files hold, entry by entry.
export {};
