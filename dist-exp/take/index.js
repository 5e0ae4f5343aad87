// What a site's owner can say: files, a git history or an export, read into a testimony (decision 160); take-source.ts
// is the page to read first, and each way in is a folder of its own.
export { takeSource } from "./take-source.js";
export { PLAIN_RULES, readSiteRules } from "./address/site-rules.js";
export { openGitSource } from "./git/git-source.js";
export { openFilesSource } from "./files/open-files.js";
export { AskedSource, localServer } from "./files/asked-source.js";
export { openWxrSource } from "./exports/wxr-source.js";
export { openWikiSource } from "./exports/mediawiki-source.js";
