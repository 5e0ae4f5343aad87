import { a as UsageError } from "./errors-D1qh0Uhd.js";
import { f as RULES_LOG, h as writtenRule, m as parseRule, p as RuleFile, zn as PUBLIC_GROUP } from "./messages-BR4EaSfy.js";
import { Zn as toIso } from "./formats-CP_ayLbB.js";
import { v as Judge } from "./render-DH98pEeP.js";
import { n as surt } from "./surt-CmP5UFl-.js";
import "./store-B-jxG4ia.js";
import { n as printable, r as printableJson } from "./printable-CT0AKITj.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { c as openForReading } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { n as lastInstantOption, t as instantOption } from "./instant-option-0tbjoDki.js";
import { userInfo } from "node:os";
import { Option } from "commander";
//#region src/cli/commands/rules.ts
/** Adds the verb. */
function addRulesCommand(program, io) {
	const rules = program.command("rules").description("who may see what of the archive: rules of access");
	const list = rules.command("list").description("the rules in force");
	addSettings(list, ["archive"]).option("--json", "print one JSON document").action(() => runList(list, io));
	addAdd(rules, io);
	const remove = rules.command("remove").description("take a rule away").argument("<id>", "the rule's id");
	addSettings(remove, ["archive"]).option("--by <name>", "who decides it, for the log (default: the user of this machine)").action((id) => runRemove(id, remove, io));
	const check = rules.command("check").description("what the rules say of an address").argument("<url>", "the address");
	addSettings(check, ["archive"]).option("--at <time>", "captured then (default: every capture in the archive, and now)", instantOption).option("--collection <name>", "in this site or import").option("--for <group>", "to this group of readers", PUBLIC_GROUP).action((url) => runCheck(url, check, io));
}
var EXAMPLES = `
The most specific rule decides: an exact address before the longest key, then a named collection, then named readers,
then a span of time, then the rule added last. Rules are in force at once, also for a server that is running.

Examples:
  isochron rules add https://example.org/person --match exact --block "Removed by order of the court of X."
  isochron rules add example.org --match domain --embargo P1Y
  isochron rules add example.org --match domain --group reading-room --allow
  isochron rules add --collection intranet --unlist`;
function addAdd(rules, io) {
	const add = rules.command("add").description("add a rule, and put it on record").argument("[url]", "the address, or the beginning of many (default: every address)").addOption(new Option("--match <how>", "which addresses: this one, all that begin so, or a host and those below").choices([
		"exact",
		"prefix",
		"domain"
	])).option("--surt <key>", "a look-up key instead of a URL (isochron surt prints them)").option("--collection <name>", "this site or import only").option("--from <time>", "captures from this time on", instantOption).option("--to <time>", "captures up to this time; a year, month or day means all of it", lastInstantOption).option("--group <name...>", "these groups of readers only (default: everybody)").option("--allow", "they may see it").option("--block <message>", "they may not, and are told this (451)").option("--embargo <end>", "not before a date, or not for a span after each capture: P1Y, P6M, P30D (403)").option("--unlist", "shown to whoever has the address, named in no list").option("--message <text>", "told with an embargo").option("--id <name>", "the rule's id (default: the next number)").option("--by <name>", "who decides it, for the log (default: the user of this machine)");
	addSettings(add, ["archive"]).addHelpText("after", EXAMPLES).action((url) => runAdd(url, add, io));
}
async function runList(command, io) {
	const { rules } = await (await rulesOf(command, io)).current();
	if (command.opts().json) return io.out(`${printableJson({ rules: rules.map(writtenRule) })}\n`);
	if (rules.length === 0) io.out("no rules: everything is open to every reader\n");
	for (const rule of rules) io.out(`${lineOf(rule)}\n`);
}
async function runAdd(url, command, io) {
	const file = await rulesOf(command, io);
	const flags = command.opts();
	const add = (rules) => parseRule(written(url, flags, rules), "the rule");
	const by = flags.by ?? userInfo().username;
	const rules = await file.change({
		add,
		by,
		at: new SystemClock().now()
	});
	io.out(`${lineOf(rules.at(-1))}\nin force; on record in ${RULES_LOG}\n`);
}
async function runRemove(id, command, io) {
	const file = await rulesOf(command, io);
	const by = command.opts().by ?? userInfo().username;
	await file.change({
		remove: id,
		by,
		at: new SystemClock().now()
	});
	io.out(`${id} is no rule any more; on record in ${RULES_LOG}\n`);
}
/** The rules of an archive that is there: a mistyped directory must not get a file of rules. */
async function rulesOf(command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	await (await openForReading(dir, io)).close();
	return new RuleFile(dir);
}
function written(url, flags, rules) {
	const { match, surt: key, collection, from, to, group, message, id } = flags;
	return {
		id: id ?? nextId(rules),
		...url !== void 0 && { url },
		...key !== void 0 && { surt: key },
		...match !== void 0 && { match },
		...collection !== void 0 && { collection },
		...from !== void 0 && { from: toIso(from) },
		...to !== void 0 && { to: toIso(to) },
		...group !== void 0 && { groups: group },
		...message !== void 0 && { message },
		...accessOf(flags)
	};
}
function accessOf({ allow, block, embargo, unlist }) {
	const given = [
		...allow ? [{ access: "allow" }] : [],
		...block === void 0 ? [] : [{
			access: "block",
			message: block
		}],
		...embargo === void 0 ? [] : [{
			access: "embargo",
			...endOf(embargo)
		}],
		...unlist ? [{ access: "unlist" }] : []
	];
	if (given.length !== 1) throw new UsageError("USAGE", "what shall the rule do? give one of --allow, --block, --embargo, --unlist");
	return given[0];
}
function endOf(text) {
	return text.startsWith("P") ? { after: text } : { until: text };
}
function nextId(rules) {
	const numbers = rules.map(({ id }) => Number(/^r(\d{1,9})$/.exec(id)?.[1] ?? 0));
	return `r${Math.max(0, ...numbers) + 1}`;
}
function lineOf(rule) {
	const { id, access, surt: key, match, ...rest } = writtenRule(rule);
	const { message, until, after, groups, ...where } = rest;
	const what = [
		access,
		until ?? after,
		message && JSON.stringify(message)
	].filter(Boolean).join(" ");
	const whom = groups ? ` to ${groups.join(", ")}` : "";
	const spans = Object.entries(where).map(([name, value]) => ` ${name} ${value}`);
	return printable(`${id}  ${what}${whom}: ${key === void 0 ? "everything" : `${match} ${key}`}${spans.join("")}`);
}
async function runCheck(url, command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const { at, collection = null, for: group } = command.opts();
	const archive = await openForReading(dir, io);
	try {
		const now = new SystemClock().now();
		const judge = new Judge(await archive.rules.current(), {
			group,
			now
		});
		io.out(`${printable(surt(url))} to ${printable(group)}:\n`);
		const entries = at === void 0 ? await archive.index.lookup(url) : [];
		for (const entry of entries) {
			const inside = archive.rules.collectionOf(entry.file);
			const found = judge.of({
				url: entry.url,
				at: entry.at,
				collection: inside
			});
			io.out(`${toIso(entry.at)}  ${printable(inside ?? "")}  ${printable(wordsOf(found))}\n`);
		}
		const asked = at ?? now;
		const found = judge.of({
			url,
			at: asked,
			collection
		});
		io.out(`${toIso(asked)}  ${printable(collection ?? "any collection")}  ${printable(wordsOf(found))}\n`);
	} finally {
		await archive.close();
	}
}
function wordsOf(found) {
	switch (found.kind) {
		case "allow": return "open";
		case "unlisted": return `shown, in no list (${found.rule})`;
		case "blocked": return `blocked (${found.rule}): ${found.message}`;
		case "embargoed": return `under embargo until ${toIso(found.until)} (${found.rule})`;
	}
}
//#endregion
export { addRulesCommand };
