import { i as PRESETS, n as settingTexts, r as SETTINGS, t as resolveSettings } from "./config-BR9CBN-t.js";
import { Option } from "commander";
//#region src/config/topics.ts
/** Every setting under one heading. */
var TOPICS = {
	"What belongs to the site": [
		"preset",
		"scope",
		"surtPrefix",
		"include",
		"exclude",
		"maxDepth",
		"hops",
		"notIn",
		"sitemaps",
		"feed",
		"oai"
	],
	Manners: [
		"delay",
		"robots",
		"robotsReason",
		"sharedAddresses",
		"contact",
		"cookieFile",
		"cookieJar",
		"allowPrivate",
		"maxHostFailures"
	],
	"Pages built by scripts": [
		"browser",
		"browserPath",
		"viewport",
		"userAgentProfile",
		"maxRequestsPerPage",
		"behaviours",
		"steps",
		"secrets"
	],
	Network: [
		"proxy",
		"ca",
		"auth",
		"authFile"
	],
	Limits: [
		"maxPages",
		"maxPagesPerHost",
		"shapeBudget",
		"maxRequests",
		"deadline",
		"maxBytes",
		"maxResponse",
		"maxConnections",
		"hostsAtOnce",
		"maxLookups",
		"connectTimeout",
		"responseTimeout",
		"fetchTimeout"
	],
	Sharpness: [
		"passes",
		"strategy",
		"conditionalAbove",
		"attested",
		"keepBoth",
		"ownBodies",
		"threshold"
	],
	Certificate: [
		"operator",
		"signCert",
		"signKey",
		"timestampUrl",
		"clockError"
	],
	"Archive and output": [
		"archive",
		"warcSize",
		"progress"
	],
	"Many machines": [
		"cluster",
		"store",
		"signingKey",
		"name",
		"dir",
		"sitesAtOnce",
		"beat",
		"lease",
		"sealAge",
		"metrics"
	],
	Watching: ["file"],
	"Questions over the whole archive": [
		"parquet",
		"memoryLimit",
		"spillLimit",
		"threads"
	],
	Serving: [
		"host",
		"port",
		"replayPort",
		"surveysAtOnce",
		"replayDomain",
		"timegate",
		"choice",
		"patience",
		"oaiName",
		"oaiEmail"
	]
};
/** The given settings, topic by topic. */
function byTopic(names) {
	return Object.entries(TOPICS).map(([topic, all]) => [topic, all.filter((name) => names.includes(name))]).filter(([, own]) => own.length > 0);
}
//#endregion
//#region src/cli/options/options.ts
/** Adds the named settings as options of a command. */
function addSettings(command, names) {
	for (const name of names) command.addOption(optionOf(name));
	return command;
}
/** The same for a verb with many settings: under headings, in the order in which a user looks for them. */
function addSettingsByTopic(command, names) {
	for (const [topic, own] of byTopic(names)) for (const name of own) command.addOption(optionOf(name).helpGroup(`${topic}:`));
	return command;
}
/** Verbs may have an option of their own with the name of a setting that they do not have. */
var OF_THE_TABLE = /* @__PURE__ */ new WeakSet();
function optionOf(name) {
	const { flag, doc, env, default: value, repeatable } = SETTINGS[name];
	const fallback = typeof value === "boolean" || value === "" ? "" : ` (default: ${value})`;
	const option = new Option(flag, `${doc}${repeatable ? " (repeatable)" : ""}${fallback} [${env}]`);
	if (repeatable) option.argParser(collect);
	OF_THE_TABLE.add(option);
	return option;
}
/**
* The values of the named settings: command line (the verb's own or its parent's) over what was kept with a capture,
* over environment, over default.
*/
function settingsOf(command, names, io, kept = {}) {
	const given = {
		...kept,
		...command.optsWithGlobals()
	};
	return resolveSettings(names, given, io.env, presetOf(command, given, io));
}
/** The same as texts, to be kept. */
function textsOf(command, names, io) {
	const given = command.optsWithGlobals();
	return settingTexts(names, given, io.env, presetOf(command, given, io));
}
function presetOf(command, given, io) {
	return command.options.some((option) => option.attributeName() === "preset" && OF_THE_TABLE.has(option)) ? PRESETS[resolveSettings(["preset"], given, io.env).preset] : {};
}
/** For options that may be given again; commander's variadic form would take the URLs after it for more values. */
function collect(text, before = []) {
	return [...before, text];
}
//#endregion
export { textsOf as a, settingsOf as i, addSettingsByTopic as n, collect as r, addSettings as t };
