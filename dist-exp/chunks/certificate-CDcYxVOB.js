import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Kn as parsePageUrl, Yn as parseIso } from "./formats-CP_ayLbB.js";
import { et as WithheldError, v as Judge } from "./render-DH98pEeP.js";
import { p as renderDeclaration } from "./missing-page-text-DkML2foU.js";
import { x as sealAgain } from "./crawl-DVwKRWnu.js";
import { n as SystemClock } from "./adapters-skfpwjKV.js";
import { c as openForReading, l as withWorld, n as WORLD_SETTINGS } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster } from "./reads-cluster-S48zBbWK.js";
import { i as writeExtractPackage, r as findExtract, t as extractJson } from "./extract-file-C_0WjNQK.js";
import { n as requireNewFile, t as forceOption } from "./output-file-BbpecoxV.js";
import { writeFileSync } from "node:fs";
//#region src/cli/extract-for.ts
/**
* The extract without pages that the rules keep from the group. Its head is signed as it is: where that names what is
* not open, nothing is handed over. @throws WithheldError
*/
async function extractFor(archive, extract, group) {
	const judge = new Judge(await archive.rules.current(), {
		group,
		now: new SystemClock().now()
	});
	if (judge.isOpen) return extract;
	const { certificate, entries } = extract;
	const [main] = entries;
	const open = [];
	for (const entry of entries) if (await isOpenPage(archive, entry, judge, certificate.site)) open.push(entry);
	if (main !== void 0 && open[0] !== main) throw judge.refusalOf(main.page.url) ?? new WithheldError("blocked", `Not open to ${group}.`);
	const named = [...certificate.seeds, ...hostsOf(certificate).map((host) => `http://${host}/`)];
	const at = parseIso(certificate.asOf);
	if (!named.every((url) => judge.isListed({
		url,
		at,
		collection: certificate.site
	}))) throw new WithheldError("blocked", `The certificate names addresses that are not open to ${group}.`);
	return {
		...extract,
		entries: open
	};
}
/** Every host that the head of a certificate names. */
function hostsOf({ hosts, vantage }) {
	const all = [
		...hosts,
		...vantage.servers,
		...vantage.connections,
		...vantage.caches ?? []
	];
	return [...new Set(all.map(({ host }) => host))];
}
/** By all of its looks, and by those that lend bodies to them. */
async function isOpenPage(archive, { page }, judge, collection) {
	const times = page.records.map(({ sentAt }) => parseIso(sentAt));
	const lending = page.records.flatMap(({ borrowed }) => borrowed ? [borrowed.id] : []);
	const seen = lending.length === 0 ? [] : await archive.catalog.sightings.ofPage(page.url);
	for (const id of lending) times.push(seen.find(({ records }) => records.some((one) => one.id === id))?.times.sentAt ?? null);
	return times.every((at) => at !== null && judge.isShown({
		url: page.url,
		at,
		collection
	}));
}
//#endregion
//#region src/cli/commands/certificate.ts
/** Adds the verb. */
function addCertificateCommand(program, io) {
	const certificate = program.command("certificate").description("work with certificates");
	const extract = certificate.command("extract").description("write one page and what it needs as a small package that players open and verify checks alone").argument("<url>", "the page");
	readsCluster(addSettings(extract, ["archive"]), io).option("--capture <id>", "the capture (default: the newest finished one that has the page)").option("--output <file>", "the package to write; a name ending in .json gives one JSON document", "extract.wacz").addOption(forceOption()).option("--json", "print the extract as one JSON document instead").option("--html", "print a declaration in plain language instead").option("--for <group>", "only what the rules of access let this group of readers see (default: everything)").addHelpText("after", EXAMPLES).action((url) => runExtract(url, extract, io));
	const sign = certificate.command("sign").description("sign a capture's certificate or testimony as CMS, or have it stamped with an outside authority's time").argument("<capture>", "the capture's id");
	addSettings(sign, SIGN_SETTINGS).addHelpText("after", SIGN_EXAMPLES).action((id) => runSign(id, sign, io));
}
var SIGN_SETTINGS = [...WORLD_SETTINGS, "timestampUrl"];
var SIGN_EXAMPLES = `
Example:
  isochron certificate sign 20261115123000000 --sign-cert cert.pem --sign-key key.pem
  openssl cms -verify -binary -inform DER -in seal.p7s -content seal.json -CAfile ca.pem`;
async function runSign(id, command, io) {
	const settings = settingsOf(command, SIGN_SETTINGS, io);
	const authority = settings.timestampUrl === "" ? null : settings.timestampUrl;
	if (settings.signCert === "" && authority === null) throw new UsageError("USAGE", "with what? give --sign-cert and --sign-key, or --timestamp-url");
	await withWorld(settings, io, async (world) => {
		const known = await world.archive.catalog.captures.get(id);
		const { results } = world.archive;
		const certificate = known ? await results.getCertificate(id) ?? await testimonyHead(id, results) : null;
		if (!certificate) throw new UsageError("NOT_FOUND", `no finished capture ${JSON.stringify(id)} in ${world.archive.dir}`);
		const files = await sealAgain(certificate, world, authority);
		for (const file of files) io.out(`${file}\n`);
		if (authority !== null && !files.some((file) => file.endsWith("end.tsr"))) throw new IsochronError("UNREACHABLE", `no time stamp from ${authority}: it was asked for, so ask again`);
	});
}
/** A testimony without its versions, which its root covers: as it lies beside it. `null` where there is none. */
async function testimonyHead(id, results) {
	const bytes = await results.getBeside(id, "seal.json");
	const head = bytes && JSON.parse(Buffer.from(bytes).toString("utf8"));
	return head?.format === "isochron-testimony/1" ? head : null;
}
var EXAMPLES = `
Examples:
  isochron certificate extract https://example.org/terms --output terms.wacz
  isochron verify terms.wacz
  isochron certificate extract https://example.org/terms --html > terms.html`;
async function runExtract(text, command, io) {
	const { archive: dir } = settingsOf(command, ["archive"], io);
	const { capture, output, json, html, force } = command.opts();
	const group = command.opts().for;
	const url = parsePageUrl(text);
	if (url === null) throw new UsageError("BAD_INPUT", `not an http(s) address: ${JSON.stringify(text)}`);
	if (!json && !html) requireNewFile(output, force);
	const archive = await openForReading(dir, io);
	try {
		const whole = await findExtract(archive, url, capture ?? null);
		const extract = group === void 0 ? whole : await extractFor(archive, whole, group);
		if (html) return io.out(renderDeclaration(extract));
		if (json) return io.out(await extractJson(archive, extract));
		if (output.toLowerCase().endsWith(".json")) writeFileSync(output, await extractJson(archive, extract));
		else await writeExtractPackage(archive, extract, output);
		const [, ...requisites] = extract.entries;
		io.out(`${output}: ${url} and ${requisites.length} resources that it needs; isochron verify checks it\n`);
	} finally {
		await archive.close();
	}
}
//#endregion
export { addCertificateCommand };
