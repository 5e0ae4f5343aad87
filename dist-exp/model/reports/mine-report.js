// What `isochron mine` says about how a site lives; JSON-safe, read by the reporters and nothing else.
export {};
