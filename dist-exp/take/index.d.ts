export { takeSource, type Taken, type TakeRequest } from "./take-source.js";
export type { Source } from "./source.js";
export { PLAIN_RULES, readSiteRules, type SiteRules } from "./address/site-rules.js";
export { openGitSource } from "./git/git-source.js";
export { openFilesSource, type FilesWorld } from "./files/open-files.js";
export { AskedSource, localServer } from "./files/asked-source.js";
export { openWxrSource } from "./exports/wxr-source.js";
export { openWikiSource } from "./exports/mediawiki-source.js";
