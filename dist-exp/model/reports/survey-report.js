// What a quick look at a site found, JSON-safe; printed before a capture, kept nowhere.
export {};
