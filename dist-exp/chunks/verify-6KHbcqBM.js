import { a as UsageError, r as IsochronError } from "./errors-D1qh0Uhd.js";
import { Jn as instant, c as standInSecrets, d as stepsFor, u as secretNames } from "./formats-CP_ayLbB.js";
import { t as askedPage } from "./render-DH98pEeP.js";
import { o as isRefresh } from "./surt-CmP5UFl-.js";
import { P as wrap, ft as pageLabel } from "./missing-page-text-DkML2foU.js";
import { Z as openWacz, it as browserOf } from "./store-B-jxG4ia.js";
import { n as printable, r as printableJson } from "./printable-CT0AKITj.js";
import { d as sessionDocument, f as maskedPage } from "./crawl-DVwKRWnu.js";
import "./adapters-skfpwjKV.js";
import { c as openForReading, u as rendererOpener } from "./open-world-zuh7A_hR.js";
import { i as settingsOf, t as addSettings } from "./options-Bi6gmiK1.js";
import { i as readsCluster, r as clusterKeyOf, t as bringCaptureOf } from "./reads-cluster-S48zBbWK.js";
import { t as FindingsReported } from "./findings-CzK4YIf4.js";
import { n as verifyPackage, r as verifyCertificate, t as StoredAnswers } from "./verify-BGzMnXwy.js";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { rootCertificates } from "node:tls";
//#region src/adapters/bundled-roots.ts
/** All of them, as PEM. */
function bundledRoots() {
	return rootCertificates;
}
//#endregion
//#region src/cli/render-again/steps-again.ts
/** What the settings of a capture say of one document. */
function stepsAgain(sites, url) {
	const site = stepsFor(sites, url);
	if (site === null) return {
		document: url,
		toTake: {},
		nameOf: (page) => page
	};
	const { steps, behaviours } = site;
	const names = secretNames([site]);
	const secrets = standInSecrets(names);
	const isPrivate = names.length > 0;
	return {
		document: isPrivate ? sessionDocument(url) : url,
		toTake: {
			...steps.length > 0 && { steps: {
				steps,
				secrets
			} },
			...behaviours && { behaviours }
		},
		nameOf: (page, { carriesSecret }) => (isPrivate ? maskedPage(page, secrets, carriesSecret === true) : null) ?? page
	};
}
//#endregion
//#region src/cli/render-again/show-again.ts
/** So many requests that differ are named. */
var MOST_NAMED = 5;
/** Shows one document again. */
async function showAgain(renderer, answers, { url, rendering }) {
	const { behaviours, steps: sites } = browserOf(answers.certificate.settings);
	const redone = stepsAgain(sites, url);
	const document = await answers.answerOf(redone.document);
	if (document.kind !== "response") return {
		url,
		differences: ["its document is no response"]
	};
	const asked = new Set(redone.document === url ? [] : [redone.document]);
	const unheld = /* @__PURE__ */ new Set();
	const answer = async (request) => {
		const page = askedPage(request);
		if (page.kind === "refused") return page;
		const named = redone.nameOf(page.url, request);
		if (!answers.has(named)) {
			unheld.add(request.url);
			return answers.answerOf(named);
		}
		if (named !== url) asked.add(named);
		const given = await answers.answerOf(named);
		return request.method === "HEAD" && given.kind === "response" ? {
			...given,
			body: /* @__PURE__ */ new Uint8Array()
		} : given;
	};
	const shown = {
		url,
		document,
		at: instant(answers.shownAt(url)),
		answer,
		screenshot: "none",
		behaviours,
		...redone.toTake
	};
	const outcome = await renderer.render(shown);
	return {
		url,
		differences: differencesOf(rendering, {
			asked,
			unheld,
			text: outcome.kind === "rendered" ? outcome.rendering.tree.textDigest : null,
			failure: outcome.kind === "failed" ? outcome.code : null
		})
	};
}
function differencesOf(said, { asked, unheld, text, failure }) {
	if (failure !== null) return said.failure === null ? [`it cannot be shown: ${failure}`] : [];
	const open = new Set(said.open.map(({ url }) => url));
	return [
		...said.failure === null ? [] : [`it can be shown, and the certificate says: ${said.failure}`],
		...named("asks for what the certificate does not name", notIn(asked, new Set(said.requests))),
		...named("asks for what the capture did not hold", notIn(unheld, open)),
		...named("does not ask for", notIn(new Set(said.requests), asked)),
		...said.failure !== null || text === said.textDigest ? [] : ["shows another text"]
	];
}
function notIn(these, those) {
	return [...these].filter((one) => !those.has(one));
}
function named(words, urls) {
	if (urls.length === 0) return [];
	const more = urls.length > MOST_NAMED ? ` and ${urls.length - MOST_NAMED} further ones` : "";
	return [`${words}: ${urls.slice(0, MOST_NAMED).join(", ")}${more}`];
}
//#endregion
//#region src/cli/render-again/render-again.ts
var COLUMNS$1 = 80;
/** Shows the documents of a true certificate again; @throws where there is no browser. */
async function renderAgain(path, root, browserPath) {
	const answers = await StoredAnswers.open(path, root);
	if (answers === null) throw new UsageError("BAD_INPUT", "--render takes a whole certificate; an extract holds some pages alone");
	const { pages, settings, requestProfile } = answers.certificate;
	const shown = pages.flatMap(({ url, rendering }) => rendering ? [{
		url,
		rendering
	}] : []);
	if (shown.length === 0) return {
		by: null,
		documents: 0,
		same: 0,
		differing: []
	};
	const opened = await rendererOpener(browserPath, requestProfile["User-Agent"] ?? "")(browserOf(settings));
	if (opened.kind === "none") throw new IsochronError("NO_BROWSER", opened.message);
	const { renderer } = opened;
	try {
		const again = [];
		for (const page of shown) again.push(await showAgain(renderer, answers, page));
		const differing = again.filter(({ differences }) => differences.length > 0);
		const { length: documents } = again;
		return {
			by: renderer.facts.version,
			documents,
			same: documents - differing.length,
			differing
		};
	} finally {
		await renderer.close();
	}
}
/** The same in sentences. */
function renderedAgainText({ by, documents, same, differing }) {
	if (by === null) return "\nShown again: no document of this capture was shown in a browser.\n";
	const lines = differing.flatMap(({ url, differences }) => wrap(printable(`${pageLabel(url)} ${differences.join("; ")}`), 76).map((line, i) => i === 0 ? `  - ${line}` : `    ${line}`));
	const head = `Shown again by ${printable(by)}, from the bytes listed: ${same} of ${documents} renderings came out the same.`;
	return [
		"",
		...wrap(head, COLUMNS$1),
		...lines,
		""
	].join("\n");
}
//#endregion
//#region src/cli/verify-words.ts
var COLUMNS = 80;
var INTEGRITY = "This shows integrity, not origin: the WARC files, what is stated and this key belong together; whose key it is, no file can say.";
/** Whose the key is, as far as the reader has said. */
var KEYS = {
	given: "the key that you gave with --key",
	archive: "the key of the archive in which it lies; whoever holds the archive holds it",
	unknown: "not known here: nobody said whose it is; --key FILE names the one that must have signed"
};
/** A verification of one certificate or extract. */
function verificationText(path, verification) {
	const { ok, figures, testimony } = verification;
	if (!ok || !(figures || testimony)) return falseText(path, verification.findings);
	const said = figures ? [figuresLine(figures), denominatorLine(verification)] : testimonyLines(testimony);
	return [
		`TRUE ${path}`,
		...said.flatMap((line) => wrap(line, COLUMNS)),
		...block("Recomputed from the bytes", verification.recomputed),
		...block("Taken on trust", verification.onTrust),
		...block("By whose key", keyLines(verification)),
		...verification.notes.slice(0, 10).flatMap((note) => wrap(`note: ${printable(note)}`, COLUMNS))
	].join("\n").concat("\n");
}
function figuresLine({ site, pages, sharp, attested, asOf }) {
	return `${printable(site)} as of ${asOf}: ${sharp} of ${pages} pages sharp, ${attested} attested.`;
}
/** What is true of a testimony is that it says what its records say: that stands before its figures. */
function testimonyLines(told) {
	const span = told.from === null ? "nothing is told" : `from ${told.from} to ${told.to}`;
	const answers = told.answers === null ? "" : `, ${told.answers} answers counted`;
	return [`A testimony: it says what its records say. Whether the ${WHO[told.tier]} told the truth, no file can show.`, `${printable(told.site)}, ${told.tier}: ${told.versions} versions of ${told.pages} pages, ${span}${answers}.`];
}
var WHO = {
	source: "site's source",
	served: "recorder"
};
/** A verification of a package, and of what it holds. */
function packageText(path, result) {
	const { ok, findings, notes, statements } = result;
	if (!ok) return falseText(path, findings);
	return [
		`TRUE ${path}\n`,
		...block("Recomputed from the bytes", result.recomputed).map((line) => `${line}\n`),
		...block("Taken on trust", result.onTrust).map((line) => `${line}\n`),
		...block("By whose key", result.signedBy).map((line) => `${line}\n`),
		...notes.flatMap((note) => wrap(`note: ${printable(note)}`, COLUMNS).map((line) => `${line}\n`)),
		...statements.map(({ name, verification }) => `\n${verificationText(`${path}#${name}`, verification)}`)
	].join("");
}
function falseText(path, findings) {
	const [first, ...others] = findings;
	const more = others.length > 0 ? `and ${others.length} further false lines; --json lists them\n` : "";
	const where = first.line === "" ? "" : `${first.line}: `;
	return `FALSE ${path}\n${printable(`${where}${first.message}`)}\n${more}`;
}
/** The statement on the denominator, by itself: a reader looks for it. */
function denominatorLine({ denominator }) {
	if (!denominator.isChecked) return `Omitted pages: cannot be checked; ${denominator.why}.`;
	const { links, documents } = denominator;
	return `Omitted pages: none; ${links} links in ${documents} documents read, all accounted for.`;
}
/** That there is no time stamp is said of the clock already. */
function keyLines({ key, keyIs, attestations }) {
	const seals = attestations.filter((said) => !said.startsWith("No time stamp"));
	return [
		`${key}: ${KEYS[keyIs]}.`,
		...seals,
		INTEGRITY
	];
}
function block(title, sentences) {
	if (sentences.length === 0) return [];
	const items = sentences.flatMap((sentence) => wrap(printable(sentence), 76).map((line, i) => i === 0 ? `  - ${line}` : `    ${line}`));
	return [
		"",
		`${title}:`,
		...items
	];
}
//#endregion
//#region src/cli/commands/verify.ts
/** Adds the verb. */
function addVerifyCommand(program, io) {
	const command = program.command("verify").description("check a certificate or testimony against the bytes of its WARC files, independently of what made it").argument("<certificate|wacz|capture>", "a certificate, testimony or extract (.json) or its folder, a package (.wacz), or the id of a capture in the archive");
	readsCluster(addSettings(command, ["archive", "browserPath"]), io).option("--warcs <dir>", "where the WARC files lie, when not beside the certificate as in an archive").option("--key <file>", "the public key (PEM) that must have signed").option("--ca <file>", "root certificates (PEM) for a package signed by a domain; those of Node unless told").option("--render", "show every document that a browser showed again, from the bytes listed (needs Chromium); what differs is told, and makes nothing false").option("--json", "print one JSON document").addHelpText("after", EXAMPLES).action((what) => verify(what, command, io));
}
var EXAMPLES = `
Exit code 0: true. 1: false, and the first false line is named. Of a testimony TRUE
means that it says what its records say, not that the teller told the truth.

Examples:
  isochron verify 20261115123000000
  isochron verify 20261115123000000 --render
  isochron verify site.wacz
  isochron verify archive/captures/20261115123000000/certificate.json --key archive-key.pub.pem`;
async function verify(what, command, io) {
	const { archive, browserPath } = settingsOf(command, ["archive", "browserPath"], io);
	const options = command.opts();
	const path = statementPath(what, archive) ?? await whyNone(what, archive, io);
	const expectedKey = options.key === void 0 ? {} : { expectedKey: readKey(options.key) };
	if (path.toLowerCase().endsWith(".wacz")) {
		if (options.render) throw new UsageError("BAD_INPUT", "--render takes a certificate in an archive, no package");
		const roots = options.ca === void 0 ? bundledRoots() : rootsIn(options.ca);
		return verifyWacz(path, {
			json: options.json ?? false,
			roots,
			...expectedKey
		}, io);
	}
	const root = resolve(options.warcs ?? join(dirname(path), "..", ".."));
	await bringCaptureOf(path, root, io);
	const keys = {
		...expectedKey,
		...archiveKeyIn(root),
		...clusterKeyOf(path, root, io)
	};
	const result = await verifyCertificate(path, {
		root,
		...keys
	});
	const again = options.render ? await shownAgain(path, root, browserPath, result) : null;
	const said = {
		certificate: path,
		root,
		...result,
		...again && { renderedAgain: again }
	};
	if (options.json) io.out(`${printableJson(said)}\n`);
	else io.out(`${verificationText(path, result)}${again ? renderedAgainText(again) : ""}`);
	if (!result.ok) throw new FindingsReported();
}
/** What is false is not shown: its words say nothing of these bytes; and no browser showed what is told. */
async function shownAgain(path, root, browserPath, { ok, testimony }) {
	if (testimony) throw new UsageError("BAD_INPUT", "--render takes a certificate: no browser showed what a testimony tells");
	return ok ? renderAgain(path, root, browserPath) : null;
}
async function verifyWacz(path, { json, ...options }, io) {
	const wacz = await openWacz(path);
	try {
		const result = await verifyPackage(wacz, options);
		io.out(json ? `${printableJson({
			package: path,
			...result
		})}\n` : packageText(path, result));
		if (!result.ok) throw new FindingsReported();
	} finally {
		wacz.close();
	}
}
/** A file, or what lies in a capture's folder: its certificate, or the testimony of what was told. */
function statementPath(what, archive) {
	if (existsSync(what) && !statSync(what).isDirectory()) return resolve(what);
	const folder = existsSync(what) || !/^[\w.-]+$/.test(what) ? what : join(archive, "captures", what);
	const path = STATEMENTS.map((name) => join(folder, name)).find((one) => existsSync(one));
	return path === void 0 ? null : resolve(path);
}
var STATEMENTS = ["certificate.json", "testimony.json"];
/** Says why there is no certificate: of looks of a watch there never is one. */
async function whyNone(what, archive, io) {
	if (/^[\w.-]+$/.test(what) && existsSync(join(archive, "catalog.sqlite")) && await isRefreshIn(archive, what, io)) throw new UsageError("NOT_FOUND", `capture ${what} has no certificate: it holds looks of a watch, which speak of no one moment; isochron report --archive-view says what they prove together with others`);
	throw new UsageError("NOT_FOUND", `no certificate ${JSON.stringify(what)}, and no such capture in ${archive}`);
}
async function isRefreshIn(dir, id, io) {
	const archive = await openForReading(dir, io);
	try {
		const capture = await archive.catalog.captures.get(id);
		return capture !== null && isRefresh(capture);
	} finally {
		await archive.close();
	}
}
function rootsIn(path) {
	const roots = readKey(path).match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
	if (roots) return roots;
	throw new UsageError("BAD_INPUT", `${path}: expected certificates in PEM form for --ca, found none`);
}
/** The key that an archive publishes; elsewhere there is none. */
function archiveKeyIn(root) {
	const path = join(root, "keys", "archive-key.pub.pem");
	return existsSync(path) ? { archiveKey: readKey(path) } : {};
}
function readKey(path) {
	try {
		return readFileSync(path, "utf8");
	} catch (cause) {
		throw new UsageError("NOT_FOUND", `no key at ${path}`, { cause });
	}
}
//#endregion
export { addVerifyCommand };
