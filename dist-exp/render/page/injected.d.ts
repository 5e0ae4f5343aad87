import type { Instant } from "#model/index.js";
/** The isolated world in which changes of the tree are counted, where no page's script reaches. */
export declare const COUNTING_WORLD = "isochron";
/** For every window; `secret` marks our own words on the console, since no binding may stand in the page. */
export declare function windowScript(at: Instant, secret: string): string;
/** For every worker: the page's clock does not cover it, so its date is shifted as players shift it. */
export declare function workerScript(at: Instant): string;
/** Clock and chance start from whole seconds: the time of a record in an archive has no more. */
export declare function secondOf(at: Instant): Instant;
/** Counts changes of the tree. */
export declare const COUNTING_SCRIPT = "(() => {\n  globalThis.changes = 0;\n  new MutationObserver((records) => (globalThis.changes += records.length)).observe(document, {\n    subtree: true, childList: true, characterData: true, attributes: true,\n  });\n})();\n";
