import { a as UsageError, n as FormatError, o as unreadableFile } from "./errors-D1qh0Uhd.js";
import { en as canonicalJson } from "./messages-BR4EaSfy.js";
import { A as unknown, Bn as STATEMENT_BORROWING, Bt as validatorsOf, C as object, D as string, E as strictObject, Fn as strictJsonObject, Gn as hostOf$2, Ht as parseHttpDate, Kn as parsePageUrl, Ln as FORMAT_WORDS, Nt as readResponse, O as tuple, On as headerMembers, Pn as strictJson, Rt as conditionOf, S as number, T as record, Wt as mediaType, Yt as DECODE_LIMITS, _ as _enum, _n as through, b as literal, bt as contentLinks, en as limitsBy, qn as pathAndQueryOf, qt as sha256Digest, v as array, x as looseObject, xn as parseResponseHead, xt as mayHoldLinks, y as boolean, yn as parseHttpRequest } from "./formats-CP_ayLbB.js";
import { ct as trapKeys, dt as sessionId, ft as withoutSession, lt as trapLink, pt as setsKey, s as KeyCounts, st as TRAP_RULES, ut as urlHash } from "./render-DH98pEeP.js";
import { dt as merkleRoot, ft as rootOfProof, lt as MerkleTree, mt as TESTIMONY_WORDS, ut as merkleLeaf } from "./study-CIoHvote.js";
import { d as isPageUrl, m as requestOf } from "./surt-CmP5UFl-.js";
import { et as readTimeStamp, it as readSignedData, nt as CMS_OID, ot as oidText, rt as issuerAndSerial, t as missingPageText } from "./missing-page-text-DkML2foU.js";
import { st as shapeBudgetOf } from "./store-B-jxG4ia.js";
import { i as SCOPE_KINDS, r as HOST_SCOPE } from "./xml-text-zqMn0-51.js";
import { c as surtForm, l as surtPrefix } from "./seeds-YrbBSZSj.js";
import { b as blockedByHead, y as blockedByContent } from "./detect-DtnlVCiD.js";
import { createReadStream } from "node:fs";
import { dirname, join } from "node:path";
import { open, readFile, stat } from "node:fs/promises";
import { X509Certificate, createHash, createPublicKey, verify } from "node:crypto";
import { crc32, createInflateRaw, inflateRawSync } from "node:zlib";
import { Script, createContext } from "node:vm";
import { basename as basename$1 } from "node:path/posix";
//#region src/verify/certificate-shape.ts
/** ISO 8601, UTC, with milliseconds. */
var Iso = string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/).refine((text) => !Number.isNaN(Date.parse(text)), "not a time");
/** `sha-256:` and hexadecimal digits. */
var DigestText = string().regex(/^sha-256:[0-9a-f]{64}$/);
/** With its angle brackets. */
var RecordId = string().regex(/^<[^<>\s]{1,512}>$/);
/** SHA-256, hexadecimal. */
var Hash = string().regex(/^[0-9a-f]{64}$/);
/** How many, or where. */
var Count = number().int().nonnegative();
/** Relative, with forward slashes, and never upwards: a certificate must not make us read other files. */
var FileName = string().regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,1024}$/);
var VERDICT = _enum([
	"sharp",
	"attested",
	"seen",
	"changed",
	"self-varying",
	"gone",
	"failed",
	"blocked",
	"excluded",
	"late",
	"skipped"
]);
var RecordShape = looseObject({
	id: RecordId,
	type: _enum([
		"response",
		"revisit",
		"metadata"
	]),
	file: FileName,
	offset: Count,
	pass: _enum([
		"visit",
		"revisit",
		"probe",
		"late"
	]),
	sentAt: Iso,
	firstByteAt: Iso,
	lastByteAt: Iso,
	request: RecordId.nullable(),
	metadata: RecordId.nullable(),
	restsOn: boolean(),
	borrowed: strictObject({
		id: RecordId,
		file: FileName
	}).optional()
});
var RenderingShape = looseObject({
	renderedBy: string(),
	failure: string().nullable(),
	requests: array(string()),
	open: array(looseObject({
		kind: string(),
		url: string(),
		detail: string()
	})),
	isClosed: boolean(),
	doubts: array(string()),
	textDigest: DigestText.nullable()
});
var PageShape = looseObject({
	url: string().max(16384),
	kind: _enum([
		"document",
		"requisite",
		"other"
	]),
	verdict: VERDICT,
	interval: object({
		from: Iso,
		to: Iso
	}).nullable(),
	payloadDigest: DigestText.nullable(),
	contentDigest: DigestText.nullable(),
	status: number().int().nullable(),
	location: string().nullable(),
	contentType: string().nullable(),
	evidence: _enum([
		"observed",
		"attested:last-modified",
		"attested:304",
		"none"
	]),
	reason: string().nullable(),
	records: array(RecordShape),
	rendering: RenderingShape.optional()
});
/** By whom it is signed. */
var SignatureShape = looseObject({
	algorithm: literal("Ed25519"),
	canonicalisation: literal("RFC 8785"),
	publicKey: string().max(4096),
	value: string().max(1024)
});
/** The clock of one run. */
var RunShape$1 = looseObject({
	startedAt: Iso,
	by: string(),
	boundMs: Count.nullable(),
	errorMs: Count,
	doubts: array(looseObject({
		kind: _enum([
			"uptime",
			"dates",
			"files"
		]),
		ms: Count,
		host: string().nullable(),
		against: Iso
	}))
});
var HeadShape = looseObject({
	format: literal("isochron-certificate/1"),
	site: string(),
	capture: string(),
	asOf: Iso,
	plannedAsOf: Iso,
	startedAt: Iso,
	finishedAt: Iso,
	statement: string(),
	cannotProve: array(string()),
	seeds: array(string()),
	scope: string(),
	settings: record(string(), unknown()),
	requestProfile: record(string(), string()),
	software: string(),
	vantage: looseObject({
		servers: array(object({
			host: string(),
			address: string()
		})),
		connections: array(looseObject({
			host: string(),
			client: string().nullable(),
			resolved: array(string()),
			proxy: string().optional(),
			tls: object({
				protocol: string(),
				chain: array(Hash)
			}).nullable()
		})).optional(),
		caches: array(looseObject({
			host: string(),
			fields: array(string())
		})).optional(),
		softwareSha256: Hash.nullish(),
		operator: string().nullish(),
		clockSynchronisation: string().optional(),
		notRecorded: array(string())
	}),
	clock: looseObject({
		runs: array(RunShape$1).min(1),
		datesApartMs: Count.optional()
	}).optional(),
	timeStamps: looseObject({
		authority: string(),
		start: looseObject({
			sha256: Hash,
			at: Iso
		}).nullable()
	}).nullish(),
	planner: looseObject({
		strategy: string(),
		expectedSharp: number().nullable(),
		upperBound: number().nullable()
	}),
	hosts: array(looseObject({
		host: string(),
		lastModified: _enum(["trusted", "distrusted"]),
		reason: string().nullable(),
		notModified: _enum(["trusted", "distrusted"]).optional(),
		contradictedEarlier: literal(true).optional(),
		skewUpperMs: number().nullable(),
		records: array(RecordId)
	})),
	counts: looseObject({
		pages: Count,
		verdicts: record(VERDICT, Count),
		bodies: looseObject({
			both: Count,
			secondByDigest: Count,
			firstBorrowed: Count.optional()
		}).optional(),
		rendered: looseObject({
			documents: Count,
			sharp: Count
		}).optional()
	}),
	notes: array(string()),
	warcs: array(looseObject({
		file: FileName,
		sha256: Hash,
		sizeBytes: Count,
		records: Count
	})),
	borrowed: array(strictObject({
		file: FileName,
		records: Count
	})).min(1).optional(),
	merkle: looseObject({
		algorithm: literal("rfc6962-sha256"),
		leaves: Count,
		root: Hash
	}),
	signature: SignatureShape
});
var MemberShape = looseObject({
	id: RecordId,
	member: string().max(7e8)
});
/** A part of a certificate with its records. */
var ExtractShape = looseObject({
	format: literal("isochron-extract/1"),
	certificate: HeadShape,
	entries: array(looseObject({
		page: PageShape,
		proof: array(object({
			side: _enum(["left", "right"]),
			hash: Hash
		})).max(64)
	})).min(1),
	records: array(MemberShape).default([]),
	borrowed: array(MemberShape).default([])
});
var FileFactsShape = object({
	sha256: Hash,
	sizeBytes: Count,
	records: Count
});
/** Records removed after the certificate was made. */
var RemovalsShape = looseObject({
	format: literal("isochron-removals/1"),
	capture: string(),
	removals: array(looseObject({
		removedAt: Iso,
		reason: string(),
		orderedBy: string().nullable(),
		files: array(looseObject({
			file: FileName,
			records: array(RecordId).min(1),
			before: FileFactsShape,
			after: FileFactsShape
		}))
	})),
	signature: SignatureShape
});
/** A whole certificate. */
var CertificateShape = HeadShape.extend({ pages: array(PageShape) });
//#endregion
//#region src/verify/check/check-signer.ts
var DIGESTS = {
	"2.16.840.1.101.3.4.2.1": "sha256",
	"2.16.840.1.101.3.4.2.2": "sha384",
	"2.16.840.1.101.3.4.2.3": "sha512"
};
/** Digest of each signature algorithm; `null` where it is that of the signer's digest algorithm. */
var SIGNATURES = {
	[CMS_OID.rsa]: null,
	"1.2.840.113549.1.1.11": "sha256",
	"1.2.840.113549.1.1.12": "sha384",
	"1.2.840.113549.1.1.13": "sha512",
	[CMS_OID.ecdsaSha256]: "sha256",
	"1.2.840.10045.4.3.3": "sha384",
	"1.2.840.10045.4.3.4": "sha512"
};
/** Checks a signature over a content; whom the certificate belongs to, its chain must say. */
function checkSigner({ signer, certificates, contentType }, content) {
	const digest = DIGESTS[signer.digest];
	const signatureDigest = SIGNATURES[signer.signatureAlgorithm];
	if (digest === void 0 || signatureDigest === void 0) return { problem: `its algorithm (${signer.signatureAlgorithm}) is not known here` };
	if (!(signer.attributes.get(CMS_OID.messageDigest)?.content)?.equals(createHash(digest).update(content).digest())) return { problem: "it is over other bytes" };
	const certificate = certificates.map(parsed$3).find((one) => one && isMeant(one, signer.id));
	if (!certificate) return { problem: "the signer's certificate does not come with it" };
	const typeSigned = signer.attributes.get(CMS_OID.contentType);
	if (!typeSigned || oidText(typeSigned) !== contentType) return { problem: "it does not say what it signs" };
	return verify(signatureDigest ?? digest, signer.signedAttributes, certificate.publicKey, signer.signature) ? { certificate } : { problem: "it is not by the certificate that comes with it" };
}
function parsed$3(bytes) {
	try {
		return new X509Certificate(bytes);
	} catch {
		return null;
	}
}
/** By issuer and serial number; one named by its key's identifier is found by trying its key. */
function isMeant(certificate, id) {
	return id.tag !== 48 || issuerAndSerial(certificate.raw).equals(id.whole);
}
/** How a certificate is spoken of. */
function certificateName({ subject, fingerprint256 }) {
	return `${subject.replaceAll("\n", ", ")} (SHA-256 ${fingerprint256.replaceAll(":", "").toLowerCase()})`;
}
//#endregion
//#region src/verify/check/check-beside.ts
var CHAIN = "whose it is, and whether it is to be trusted, its chain of certificates must say";
var TIME_STAMPING$1 = "1.3.6.1.5.5.7.3.8";
/** How far the machine's clock and an authority's may lie apart before the times contradict each other. */
var TOLERANCE_MS = 6e4;
/** Checks everything that lies beside; what is not there is said, not held against the certificate. */
async function checkBeside(sealed, lines) {
	const content = Buffer.from(canonicalJson(sealed.raw));
	const seal = await sealed.beside("seal.json");
	if (seal && !seal.equals(content)) lines.add("seal.json", `it is not this ${sealed.what} without its ${sealed.what === "testimony" ? "versions" : "pages"}`);
	await checkCms(sealed, content, lines);
	const start = await checkStart(sealed, lines);
	const end = await checkEnd$1(sealed, content, lines);
	Object.assign(lines.stampsAt, {
		start,
		end
	});
	if (start !== null && end !== null && start > end) lines.add("end.tsr", "the time stamp at the end is older than the one at the start");
	if (start === null && end === null) lines.attestations.push("No time stamp of an outside authority: all times are the machine's own.");
}
async function checkCms({ beside }, content, lines) {
	const bytes = await beside("seal.p7s");
	if (!bytes) return;
	const signer = attempt$1(() => checkSigner(readSignedData(bytes), content));
	if ("problem" in signer) return lines.add("seal.p7s", `the CMS signature is not good: ${signer.problem}`);
	lines.sealsChecked.push("the CMS signature");
	lines.attestations.push(`Signed as CMS by ${certificateName(signer.certificate)}; ${CHAIN}.`);
}
/** The time stamp that was asked for before the first page; its place is in the certificate itself. */
async function checkStart({ head, beside, isExtract }, lines) {
	const claimed = head.timeStamps?.start;
	if (!claimed) return null;
	const [stated, stamp] = [await beside("start.json"), await beside("start.tsr")];
	if (!stated || !stamp) {
		if (isExtract) lines.notes.push("the time stamp of the start does not come with this extract");
		else lines.add("timeStamps.start", "start.json or start.tsr is missing");
		return null;
	}
	lines.expect("timeStamps.start.sha256", claimed.sha256, hex(stamp), "the SHA-256 of start.tsr is");
	checkStated(stated, head, lines);
	const at = checkStamp$1("start.tsr", stamp, {
		content: stated,
		what: "certificate"
	}, lines);
	if (at === null) return null;
	const [earliest, latest] = within$1(head);
	if (at < earliest || at > latest) lines.add("start.tsr", `the authority's time, ${iso(at)}, lies outside the capture`);
	return at;
}
/** From when to when the capture can have been made, by an authority's clock. */
function within$1({ startedAt, finishedAt, clock }) {
	const [first, last] = [clock?.runs[0]?.errorMs ?? 0, clock?.runs.at(-1)?.errorMs ?? 0];
	return [Date.parse(startedAt) - first - TOLERANCE_MS, Date.parse(finishedAt) + last + TOLERANCE_MS];
}
function checkStated(stated, head, lines) {
	const said = strictJsonObject(stated) ?? {};
	for (const name of [
		"capture",
		"site",
		"seeds",
		"settings",
		"startedAt"
	]) lines.expect(`start.json ${name}`, canonicalJson(said[name] ?? null), canonicalJson(head[name]), `${name} in the certificate is`);
}
/** The time stamp over the finished certificate; it may have been asked for later too, and then proves less. */
async function checkEnd$1({ head, beside, what }, content, lines) {
	const stamp = await beside("end.tsr");
	if (!stamp) {
		if (head.timeStamps) lines.notes.push("there is no time stamp of the end (end.tsr)");
		return null;
	}
	const at = checkStamp$1("end.tsr", stamp, {
		content,
		what
	}, lines);
	const errorMs = head.clock?.runs.at(-1)?.errorMs ?? 0;
	if (at !== null && at < Date.parse(head.finishedAt) - errorMs - TOLERANCE_MS) lines.add("end.tsr", `the authority's time, ${iso(at)}, lies before the end of the capture`);
	return at;
}
function checkStamp$1(line, bytes, { content, what: sealed }, lines) {
	const stamp = attempt$1(() => readTimeStamp(bytes));
	if ("problem" in stamp) return refused$1(line, stamp.problem, lines);
	if (stamp.sha256 !== hex(content)) return refused$1(line, "the time stamp is over other bytes", lines);
	const signer = authorityOf(stamp);
	if ("problem" in signer) return refused$1(line, `the time stamp is not good: ${signer.problem}`, lines);
	lines.sealsChecked.push(line === "start.tsr" ? "the time stamp of the start" : "the time stamp of the end");
	const what = line === "start.tsr" ? "The capture was announced" : `The finished ${sealed} existed`;
	lines.attestations.push(`${what} by ${iso(stamp.at)}, says ${certificateName(signer.certificate)} (RFC 3161); ${CHAIN}.`);
	return stamp.at;
}
function authorityOf(stamp) {
	const signer = attempt$1(() => checkSigner(stamp.token, stamp.token.content));
	if ("problem" in signer) return signer;
	const { keyUsage, validFrom, validTo } = signer.certificate;
	if (!keyUsage?.includes(TIME_STAMPING$1)) return { problem: "its certificate is not for time stamping" };
	if (stamp.at < Date.parse(validFrom) || stamp.at > Date.parse(validTo)) return { problem: "its certificate was not valid at that time" };
	return signer;
}
function refused$1(line, message, lines) {
	lines.add(line, message);
	return null;
}
/** Bytes from outside may be anything: what cannot be read is a problem, never an exception. */
function attempt$1(read) {
	try {
		return read();
	} catch (error) {
		return { problem: error instanceof Error ? error.message : String(error) };
	}
}
function hex(bytes) {
	return sha256Digest(bytes).slice(8);
}
function iso(at) {
	return new Date(at).toISOString();
}
//#endregion
//#region src/verify/read/look.ts
/** Whether the look shows a state of its page. */
function showsState(look) {
	return look.shown.kind === "state";
}
/** Equal keys mean the same version: status, Location, content type and content (the URL being equal). */
function stateKey({ shown }) {
	return JSON.stringify([
		shown.status,
		shown.location,
		shown.contentType,
		shown.contentDigest
	]);
}
/** Where a look's record lies, and of which page it is: the record's target, and what else was asked (`request`). */
function placeOf$1({ id, type, file, offset, target }, { request }) {
	return {
		id,
		type,
		file,
		offset,
		url: request === void 0 ? target ?? "" : `${target ?? ""}#${request}`
	};
}
/** A fetch without a response, as its metadata record tells it. */
function failedLook(record, fields) {
	return {
		...placeOf$1(record, fields),
		pass: fields["pass"] ?? "",
		sentAt: record.date,
		firstByteAt: null,
		lastByteAt: null,
		request: null,
		condition: null,
		metadata: null,
		borrowed: null,
		shown: { kind: fields["outcome"] === "refused" ? "refused" : "failed" }
	};
}
//#endregion
//#region src/verify/check/clock-rules.ts
var UPTIME_MS = 100;
var FILES_MS = 2e3;
/** The number of the run that a look belongs to: the last that began by its sending. */
function runOf(startedAts, sentAt) {
	return Math.max(0, startedAts.findLastIndex((at) => at <= sentAt));
}
/** Goes through the runs in order; `signed` stands for doubts by Dates that can no longer be recomputed. */
function demandedClocks(runs, looks, signed) {
	const hosts = hostRanges(runs, looks);
	const demanded = [];
	const iso = (number) => new Date(runs[number].startedAt).toISOString();
	for (const [k, run] of runs.entries()) {
		const byDates = signed === null ? leastSign(hosts, demanded, k) : signedSign(signed[k], runs);
		const signs = [
			uptimeSign(runs, k),
			byDates,
			filesSign(run, k)
		].filter((sign) => sign !== null);
		const errors = signs.map(({ ms, against }) => ms + demanded[against].errorMs);
		demanded.push({
			errorMs: Math.max(run.boundMs ?? 0, ...errors),
			doubts: signs.map((sign) => ({
				...sign,
				against: iso(sign.against)
			}))
		});
	}
	return demanded;
}
function uptimeSign(runs, k) {
	const run = runs[k];
	if (run.bootId === null || run.uptimeMs === null) return null;
	const against = runs.findIndex(({ bootId, uptimeMs }) => bootId === run.bootId && uptimeMs !== null);
	const first = runs[against];
	if (against === k) return null;
	const ms = Math.abs(run.startedAt - first.startedAt - (run.uptimeMs - first.uptimeMs));
	return ms > UPTIME_MS ? {
		kind: "uptime",
		ms,
		host: null,
		against
	} : null;
}
function filesSign({ startedAt, filesAt }, k) {
	const ms = (filesAt ?? startedAt) - startedAt;
	return k > 0 && ms > FILES_MS ? {
		kind: "files",
		ms,
		host: null,
		against: 0
	} : null;
}
/** Of a host that shows nothing the clock is cleared; else the host that demands least counts, the first by name. */
function leastSign(hosts, demanded, k) {
	const signs = [];
	for (const [host, ranges] of hosts) {
		const own = ranges[k] ?? null;
		const against = ranges.findIndex((range) => range !== null);
		if (own === null || against >= k) continue;
		const [before, now] = [ranges[against], own];
		if (now[0] < before[1] && before[0] < now[1]) return null;
		signs.push({
			kind: "dates",
			ms: Math.max(now[1] - before[0], before[1] - now[0]),
			host,
			against
		});
	}
	const demandOf = ({ ms, against }) => ms + demanded[against].errorMs;
	return signs.toSorted((a, b) => demandOf(a) - demandOf(b))[0] ?? null;
}
/** After removals the Dates of what is gone cannot be read again: the certificate's own doubt stands. */
function signedSign(run, runs) {
	const doubt = run?.doubts.find(({ kind }) => kind === "dates");
	const against = runs.findIndex(({ startedAt }) => startedAt === Date.parse(doubt?.against ?? ""));
	return doubt && against !== -1 ? {
		kind: "dates",
		ms: doubt.ms,
		host: doubt.host,
		against
	} : null;
}
/** For each host, by name, where (our clock − its clock) lies in each run; `null` where nothing or nonsense is said. */
function hostRanges(runs, looks) {
	const startedAts = runs.map(({ startedAt }) => startedAt);
	const hosts = /* @__PURE__ */ new Map();
	for (const look of looks.filter(showsState)) {
		const { date, cacheSigns } = look.shown.validators;
		if (date === null || cacheSigns || !URL.canParse(look.url)) continue;
		const { host } = new URL(look.url);
		const ranges = hosts.get(host) ?? runs.map(() => [-Infinity, Infinity]);
		hosts.set(host, ranges);
		const range = ranges[runOf(startedAts, look.sentAt)];
		range[0] = Math.max(range[0], look.sentAt - date - 1e3);
		range[1] = Math.min(range[1], look.firstByteAt - date);
	}
	return [...hosts].toSorted(([a], [b]) => a < b ? -1 : 1).map(([host, ranges]) => [host, ranges.map((range) => isSound(range) ? range : null)]);
}
function isSound([lower, upper]) {
	return upper < Infinity && lower < upper;
}
//#endregion
//#region src/verify/check/check-clock.ts
/** Two machines' clocks are no further apart, unless one of them is wrong. */
var FUTURE_MS = 3e5;
/** Compares `clock` with the run's own records, and with what follows from them and from the servers' Dates. */
function checkClock({ clock, pages, statement }, { evidence, removals }, lines) {
	const { lists, problems } = evidence.run.clocks;
	for (const problem of problems) lines.add("clock.runs", problem);
	const last = lists.at(-1);
	if (!last && !clock && statement === "For each page marked sharp we received two complete responses to the same request, one finished before asOf, one sent after it, that were identical, and none differing was seen between. Identical is meant strictly: status, Location, content type and every byte of the decoded content; no difference, however small, was forgiven. The first response is held whole; of a second one with the same payload its head is held and the digest of its body.") lines.add("clock", "it is missing");
	if (!last || !clock) {
		if (last || clock) lines.add("clock", last ? "records tell of clocks, and it is missing" : "no record tells of it");
		return;
	}
	const ids = new Set(pages.flatMap(({ records }) => records.map(({ id }) => id)));
	const looks = [...evidence.looks()];
	const listed = looks.filter(({ id }) => ids.has(id));
	checkPlaces(lists, looks, evidence, lines);
	const demanded = demandedClocks(last.runs, listed, removals.isEmpty ? null : clock.runs);
	checkRunsOnRecord(clock.runs, last, demanded, lines);
}
/** The runs as the last record lists them, each with the error and the doubts that its evidence demands. */
function checkRunsOnRecord(claimed, last, demanded, lines) {
	checkRuns(claimed, last, lines);
	for (const [i, { errorMs, doubts }] of demanded.entries()) {
		const [run, line] = [claimed[i], `clock.runs[${i}]`];
		lines.expect(`${line}.errorMs`, run?.errorMs, errorMs, "the clock's error in milliseconds is");
		lines.expect(`${line}.doubts`, doubtsText(run?.doubts), doubtsText(doubts), "the doubts are");
	}
}
function checkRuns(claimed, { runs }, lines) {
	lines.expect("clock.runs", claimed.length, runs.length, "the number of runs on record is");
	for (const [i, { startedAt, by, boundMs }] of runs.entries()) {
		const [run, line] = [claimed[i], `clock.runs[${i}]`];
		lines.expect(`${line}.startedAt`, run?.startedAt, new Date(startedAt).toISOString(), "the run began");
		lines.expect(`${line}.by`, run?.by, by, "the clock, as recorded, is");
		lines.expect(`${line}.boundMs`, run?.boundMs, boundMs, "the bound on record is");
	}
}
/** By its time a look belongs to the run behind whose record it stands: no clock is another run's. */
function checkPlaces(lists, looks, evidence, lines) {
	const places = new Map([...evidence.records.keys()].map((id, place) => [id, place]));
	const startedAts = lists.at(-1).runs.map(({ startedAt }) => startedAt);
	for (const { id, url, sentAt } of looks) {
		const known = lists.findLast(({ place }) => place <= places.get(id))?.runs.length ?? 0;
		const startedAt = startedAts[runOf(startedAts, sentAt)];
		if (known > 0 && startedAt !== startedAts[known - 1] && startedAt !== sentAt) return lines.add("clock.runs", `the look ${id} at ${url} was made in another run than its time says`);
	}
}
function doubtsText(doubts) {
	const texts = doubts?.map(({ kind, ms, host, against }) => `${kind} ${ms} ms ${host ?? ""} against ${against}`);
	return texts === void 0 || texts.length === 0 ? "none" : texts.join(", ");
}
/** The looks with times that their clocks' errors allow: the rules take them from here, in the order that they had. */
function certainLooks(looks, { clock }) {
	const runs = clock?.runs ?? [];
	if (runs.every(({ errorMs }) => errorMs === 0)) return looks;
	const startedAts = runs.map(({ startedAt }) => Date.parse(startedAt));
	return looks.map((look) => {
		const { errorMs } = runs[runOf(startedAts, look.sentAt)];
		const after = (at) => at && at + errorMs;
		return {
			...look,
			sentAt: look.sentAt - errorMs,
			firstByteAt: after(look.firstByteAt),
			lastByteAt: after(look.lastByteAt)
		};
	});
}
/** Nothing that a certificate speaks of lies in the future, a few minutes of two clocks' difference aside. */
function checkPresent({ asOf, finishedAt }, lines) {
	for (const [line, at] of Object.entries({
		...asOf !== void 0 && { asOf },
		finishedAt
	})) if (Date.parse(at) > Date.now() + FUTURE_MS) lines.add(line, "it lies in the future");
}
//#endregion
//#region src/verify/check/check-content-rules.ts
/** The rules that the settings name; a name that is not known here is false, since nothing can be recomputed by it. */
function checkContentRules({ settings }, lines) {
	const { contentRules } = settings;
	if (contentRules !== void 0 && contentRules !== "isochron-content/2") lines.add("settings.contentRules", `the rules for content, ${JSON.stringify(contentRules)}, are not known here`);
	return limitsBy(contentRules);
}
//#endregion
//#region src/verify/check/check-dates.ts
/** Servers' clocks are wrong by minutes, sometimes by hours; seldom by more than a day. */
var MOST_APART_MS = 864e5;
/** Holds the times of the looks against the Dates of the answers; caches tell old ones. */
function checkDates({ clock }, { looks, isWhole }, lines) {
	const nearestMs = nearestDate(looks);
	const foundMs = nearestMs !== null && nearestMs > MOST_APART_MS ? nearestMs : null;
	const saidMs = clock?.datesApartMs ?? null;
	tellDates(saidMs ?? (isWhole ? null : foundMs), lines);
	if (foundMs === saidMs || !isWhole) return;
	if (foundMs !== null && saidMs === null) lines.add("startedAt", `every server's own Date is ${daysOf(foundMs)} days or more from the times of the looks`);
	else lines.expect("clock.datesApartMs", saidMs, foundMs, "in milliseconds the nearest Date is off by");
}
/** What the certificate itself owns up to, said aloud: whoever reads TRUE must see it. */
function tellDates(apartMs, lines) {
	if (apartMs === null) return;
	lines.notes.push(`no server corroborates when this was: every Date that came is ${daysOf(apartMs)} days or more from this machine's clock`);
}
function daysOf(ms) {
	return Math.floor(ms / MOST_APART_MS);
}
function nearestDate(looks) {
	let nearestMs = null;
	for (const look of looks) {
		const date = showsState(look) && !look.shown.validators.cacheSigns ? look.shown.validators.date : null;
		if (date === null) continue;
		const apartMs = Math.abs(look.sentAt - date);
		nearestMs = Math.min(apartMs, nearestMs ?? apartMs);
	}
	return nearestMs;
}
//#endregion
//#region src/verify/check/check-files.ts
/** Compares every file with what the certificate says of it, or what a documented removal left of it. */
function checkFiles({ warcs }, { evidence, removals }, lines) {
	for (const [i, signed] of warcs.entries()) {
		const line = `warcs[${i}]`;
		const warc = {
			...signed,
			...removals.left(signed, lines)
		};
		const damage = evidence.damage.find(({ file }) => file === warc.file);
		if (damage) lines.add(line, damage.message);
		const is = evidence.files.get(warc.file);
		if (!is) continue;
		lines.expect(`${line}.sizeBytes`, warc.sizeBytes, is.sizeBytes, `the length of ${warc.file} in bytes is`);
		lines.expect(`${line}.sha256`, warc.sha256, is.sha256, `the SHA-256 of ${warc.file} is`);
		lines.expect(`${line}.records`, warc.records, is.records, `the number of records in ${warc.file} is`);
	}
	for (const id of evidence.duplicates) lines.add("warcs", `the record id ${id} stands for two records`);
}
/** Compares the certificate's head with the warcinfo and plan records. */
function checkOrigin(certificate, { evidence, removals }, lines) {
	for (const info of evidence.warcinfos) checkCapture(certificate, info, lines);
	if (evidence.warcinfos.length < evidence.files.size) lines.add("warcs", "a WARC file does not say of which capture it is");
	const plan = evidence.run.plans.at(-1);
	if (plan) {
		const { plannedAsOf, planner } = certificate;
		lines.expect("plannedAsOf", plannedAsOf, plan["plannedAsOf"], "the time point planned, as recorded, is");
		lines.expect("planner.strategy", planner.strategy, plan["isochron-plan"], "the plan recorded is of");
		for (const name of ["expectedSharp", "upperBound"]) lines.expect(`planner.${name}`, String(planner[name]), plan[name], `the plan's ${name}, as recorded, is`);
	} else lines.notes.push("no record of the plan: planner and plannedAsOf cannot be checked");
	checkCourse(certificate, evidence.run.changes, lines);
	checkServers(certificate, evidence, removals.isEmpty, lines);
}
/** The time point and the end as the run put them on record; a run that was concluded again did so again. */
function checkCourse(certificate, changes, lines) {
	const course = changes.map((fields) => parsed$2(fields["isochron-change"] ?? ""));
	for (const name of [
		"plannedAsOf",
		"asOf",
		"finishedAt"
	]) {
		const said = course.findLast((change) => typeof change[name] === "number")?.[name];
		if (said !== void 0) lines.expect(name, Date.parse(certificate[name]), said, `${name}, as recorded, is`);
	}
}
/** Compares a certificate's head with what a WARC file says of the capture that wrote it. */
function checkCapture(certificate, info, lines) {
	lines.expect("capture", certificate.capture, info["isPartOf"], "the WARC files are of the capture");
	const capture = parsed$2(info["isochron-capture"] ?? "");
	const startedAt = typeof capture["startedAt"] === "number" ? capture["startedAt"] : NaN;
	lines.expect("startedAt", Date.parse(certificate.startedAt), startedAt, "the start, as recorded, is");
	for (const name of [
		"site",
		"seeds",
		"settings"
	]) lines.expect(name, canonicalJson(certificate[name]), canonicalJson(capture[name] ?? null), `${name}, as recorded, is`);
}
function parsed$2(text) {
	return strictJsonObject(text) ?? {};
}
function checkServers({ vantage }, evidence, isWhole, lines) {
	const connections = new Set((vantage.connections ?? []).map((connection) => canonicalJson(connection)));
	for (const connection of connections) if (isWhole && !evidence.vantage.connections.has(connection)) lines.add("vantage.connections", `no record tells of the connection ${connection}`);
	for (const connection of evidence.vantage.connections) if (!connections.has(connection)) lines.add("vantage.connections", `records tell of the connection ${connection}, which is not named`);
	const claimed = new Set(vantage.servers.map(({ host, address }) => JSON.stringify([host, address])));
	for (const server of claimed) if (isWhole && !evidence.vantage.servers.has(server)) lines.add("vantage.servers", `no record came from ${server}`);
	for (const server of evidence.vantage.servers) if (!claimed.has(server)) lines.add("vantage.servers", `records came from ${server}, which is not named`);
}
//#endregion
//#region src/verify/check/check-caches.ts
/** Compares `vantage.caches` with the looks listed; certificates of older versions do not have it. */
function checkCaches({ vantage: { caches } }, looks, isWhole, lines) {
	if (caches === void 0) return;
	const shown = signsShown(looks);
	const named = new Set(caches.flatMap(({ host, fields }) => fields.map((name) => `${name} from ${host}`)));
	if (new Set(caches.map(({ host }) => host)).size < caches.length) lines.add("vantage.caches", "a host is named twice");
	for (const sign of shown) if (!named.has(sign)) lines.add("vantage.caches", `answers show ${sign}, which is not named`);
	for (const sign of named) if (isWhole && !shown.has(sign)) lines.add("vantage.caches", `no answer shows ${sign}`);
}
function signsShown(looks) {
	const signs = /* @__PURE__ */ new Set();
	for (const [url, seen] of looks) for (const { shown } of seen) if ("validators" in shown) for (const name of shown.validators.cacheFields ?? []) signs.add(`${name} from ${new URL(url).host}`);
	return signs;
}
//#endregion
//#region src/verify/check/request-message.ts
/** The whole message. */
function messageOf(url, { method, fields, body }, beside) {
	const content = body ?? (method === "POST" ? /* @__PURE__ */ new Uint8Array() : null);
	const lines = inPlace([
		["Host", url.host],
		...beside.profile,
		...named("Authorization", beside.authorization),
		...named("Cookie", beside.cookie),
		...fields.filter(([name]) => name !== "cookie").map(([name, value]) => [written(name), value]),
		...beside.conditions,
		...named("Content-Length", content && String(content.length))
	]);
	const head = [
		`${method} ${url.pathname}${url.search} HTTP/1.1`,
		...lines,
		"",
		""
	].join("\r\n");
	return Buffer.concat([Buffer.from(head, "latin1"), content ?? /* @__PURE__ */ new Uint8Array()]);
}
function named(name, value) {
	return value === null ? [] : [[name, value]];
}
/** A later field of the same name takes the place of the one before. */
function inPlace(fields) {
	const places = fields.map(([name]) => name.toLowerCase());
	return fields.flatMap((_, i) => {
		if (places.indexOf(places[i]) !== i) return [];
		const [name, value] = fields[places.lastIndexOf(places[i])];
		return [`${name}: ${value}`];
	});
}
/** Every part of a name begins with a capital. */
function written(name) {
	return name.split("-").map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join("-");
}
//#endregion
//#region src/verify/check/check-request.ts
/** Checks the request of a look that has one. */
function checkRequest(look, { requestProfile }, line, lines) {
	const sent = parseHttpRequest(look.request.bytes);
	if (!sent.ok || !URL.canParse(look.url)) return lines.add(`${line}.request`, "it is no HTTP request");
	const profile = Object.entries(requestProfile);
	const asked = {
		look,
		url: new URL(look.url),
		sent,
		profile,
		line,
		lines
	};
	if (look.url.includes("#")) checkMessage(asked);
	else checkPlain(asked);
}
/** A page that is more than its address: its URL and the profile say every byte of the message. */
function checkMessage({ look, url, sent, profile, line, lines }) {
	const own = requestOf(look.url);
	const ownCookie = own.fields.find(([name]) => name === "cookie")?.[1];
	const cookie = profileCookie(sent.header("cookie"), ownCookie);
	const authorization = listedFor(url.origin, partsOf(profile, "authorization"));
	if (!areDigests(authorization) || !areListed(cookie?.split("; ") ?? [], partsOf(profile, "cookie"))) lines.add("requestProfile", `the request for ${look.url} carried other headers (${look.request.id})`);
	const cookies = [cookie, ownCookie].filter((one) => one !== null && one !== void 0);
	if (!messageOf(url, own, {
		profile: profile.filter(([name]) => !/^(authorization|cookie)$/i.test(name)),
		authorization: authorization[0] ?? null,
		cookie: cookies.length === 0 ? null : cookies.join("; "),
		conditions: ["If-None-Match", "If-Modified-Since"].flatMap((name) => {
			const value = sent.header(name);
			return value === null ? [] : [[name, value]];
		})
	}).equals(look.request.bytes)) lines.add(`${line}.request`, `it is not the request that ${look.url} names`);
}
/** The profile's cookies in a request, those of the page's own left out, which stand behind them. */
function profileCookie(sent, own) {
	if (own === void 0 || sent === null) return sent;
	return sent.endsWith(`; ${own}`) ? sent.slice(0, -own.length - 2) : null;
}
/** A GET of the page's address. */
function checkPlain({ look, url, sent, profile, line, lines }) {
	const { pathname, search, host, origin } = url;
	const { headers } = sent;
	if (!(sent.method === "GET" && sent.target === pathname + search && sent.version === "1.1") || valuesOf(headers, "host").join() !== host || sent.body.length > 0) lines.add(`${line}.request`, `it does not ask for ${look.url}`);
	const free = /* @__PURE__ */ new Set([
		"host",
		"authorization",
		"cookie",
		"if-none-match",
		"if-modified-since"
	]);
	const isFixed = ([name]) => !free.has(name.toLowerCase());
	const isProfile = JSON.stringify(headers.filter(isFixed)) === JSON.stringify(profile.filter(isFixed));
	const areCookies = areListed(partsOf(headers, "cookie"), partsOf(profile, "cookie"));
	if (!isProfile || !areCookies) lines.add("requestProfile", `the request for ${look.url} carried other headers (${look.request.id})`);
	const listed = listedFor(origin, partsOf(profile, "authorization"));
	if (!areDigests(listed) || valuesOf(headers, "authorization").join("\n") !== listed.join("\n")) lines.add("requestProfile", `the request for ${look.url} carried another Authorization than is listed for ${origin} (${look.request.id})`);
}
function valuesOf(fields, field) {
	return fields.filter(([name]) => name.toLowerCase() === field).map(([, value]) => value);
}
function partsOf(fields, field) {
	return valuesOf(fields, field).flatMap((value) => value.split("; "));
}
/** What the profile lists for an origin. */
function listedFor(origin, listed) {
	return listed.flatMap((line) => line.startsWith(`${origin} `) ? [line.slice(origin.length + 1)] : []);
}
/** A record holds one digest, never a password. */
function areDigests(authorization) {
	return authorization.length <= 1 && authorization.every((value) => /^Basic scrypt:[0-9a-f]{64}$/.test(value));
}
/** A profile lists cookies with the digests of their values; which of them a request carries, its URL decides. */
function areListed(sent, listed) {
	return sent.every((pair) => {
		const at = pair.indexOf("=");
		return listed.includes(`${pair.slice(0, at)}=${sha256Digest(Buffer.from(pair.slice(at + 1), "latin1"))}`);
	});
}
//#endregion
//#region src/verify/check/check-looks.ts
/** The page's looks as the files show them, in the order of their times; what is false is left out. */
function checkLooks(check) {
	const { page, lines, line } = check;
	const looks = page.records.flatMap((record, j) => checkLook(check, record, `${line}.records[${j}]`) ?? []);
	if (new Set(looks.map(({ id }) => id)).size < looks.length) lines.add(`${line}.records`, "a look is listed twice");
	if (looks.some((look, i) => i > 0 && look.sentAt < looks[i - 1].sentAt)) lines.add(`${line}.records`, "the looks are not in the order of their times");
	return looks;
}
function checkLook({ page, evidence, lines, certificate }, record, line) {
	const look = evidence.find(record.id);
	if (!look || "problem" in look) {
		const why = look ? look.problem : "no such record of a fetch is in the files";
		lines.add(line, `the look ${record.id} at ${page.url} cannot be believed: ${why}`);
		return null;
	}
	lines.expect(line, page.url, look.url, "the record is of");
	lines.expect(`${line}.type`, record.type, look.type, "the record's type is");
	lines.expect(`${line}.pass`, record.pass, look.pass, "the record's pass is");
	lines.expect(`${line}.request`, record.request, look.request?.id ?? null, "the record's request is");
	lines.expect(`${line}.metadata`, record.metadata, look.metadata, "the record's metadata is");
	checkBorrowed(record, look, `${line}.borrowed`, lines);
	checkTimes(record, look, line, {
		lines,
		certificate
	});
	if (record.file !== look.file || record.offset !== look.offset) lines.misplaced++;
	if (look.request) checkRequest(look, certificate, line, lines);
	return look;
}
/** Which response of which earlier file supplies the body, or that none does. */
function checkBorrowed(record, look, line, lines) {
	const [said, is] = [record.borrowed, look.borrowed];
	lines.expect(line, said?.id, is?.id, "the response that its body is borrowed from is");
	lines.expect(line, said?.file, is?.file, "the file that its body is borrowed from is");
}
function checkTimes(record, look, line, { lines, certificate }) {
	for (const name of [
		"sentAt",
		"firstByteAt",
		"lastByteAt"
	]) {
		const time = look[name];
		if (time !== null) lines.expect(`${line}.${name}`, record[name], new Date(time).toISOString(), `${name}, as recorded, is`);
	}
	if (record.sentAt < certificate.startedAt || record.lastByteAt > certificate.finishedAt) lines.add(line, "the look lies outside the capture");
}
//#endregion
//#region src/verify/read/passes.ts
/**
* Fetches of robots.txt, of lists, and of a page that cannot exist; which cookies a host sets, before its first page;
* and what was asked with a secret, whose records are masked.
*/
var ASIDE = /* @__PURE__ */ new Set([
	"robots",
	"source",
	"soft-404",
	"knock",
	"secret"
]);
/** Whether a fetch of this pass asks something else than how a page stands. */
function isAside(pass) {
	return ASIDE.has(pass);
}
/**
* The ids of those fetches that came after a look at the same page, of a knock at the same host: what contradicts is
* not undone by calling it something else.
*/
function looksByAnotherName(aside, looks) {
	const firstBy = new Map(aside.map((fetch) => [placeOf(fetch), Infinity]));
	const note = (place, sentAt) => {
		const first = firstBy.get(place);
		if (first !== void 0 && sentAt < first) firstBy.set(place, sentAt);
	};
	for (const { url, sentAt } of looks) {
		note(url, sentAt);
		note(hostOf$1(url), sentAt);
	}
	return new Set(aside.filter((fetch) => fetch.sentAt >= firstBy.get(placeOf(fetch))).map(({ id }) => id));
}
function placeOf({ pass, url }) {
	return pass === "knock" ? hostOf$1(url) : url;
}
function hostOf$1(url) {
	return URL.canParse(url) ? new URL(url).host : "";
}
//#endregion
//#region src/verify/check/rules.ts
/** Of a host of which nothing is known. */
var NO_WORDS = {
	skewUpperMs: null,
	notModified: true
};
/** Judges the looks at one page, given in the order of their times. */
function judge(all, at, words) {
	const { skewUpperMs } = words;
	const looks = all.filter((look) => look.shown.kind !== "unchanged" || isWorthSomething(look, words));
	const runs = runsOf(looks);
	if (runs.length === 0) return withoutState(looks);
	if (variesByItself(looks)) return unproved(["self-varying"], runs[0]);
	for (const run of runs) {
		const interval = observed(run);
		if (interval && contains(interval, at)) return {
			...unproved(["sharp"], run),
			evidence: "observed",
			interval,
			restsOn: members(run)
		};
	}
	for (const run of runs) {
		const interval = attested(run, looks, skewUpperMs);
		if (!interval || !contains(interval, at)) continue;
		const by304 = attested(run, looks, null);
		const evidence = by304 && contains(by304, at) ? "attested:304" : "attested:last-modified";
		return {
			...unproved(["attested"], run),
			evidence,
			interval,
			restsOn: members(run)
		};
	}
	return nothingProved(looks.filter(showsState), runs, at);
}
/** A 304 by Last-Modified is worth no more than the host's stamps. */
function isWorthSomething({ condition }, { skewUpperMs, notModified }) {
	return notModified && (condition?.by !== "last-modified" || skewUpperMs !== null);
}
function members(run) {
	return [...run.states, ...run.confirmed];
}
function unproved(verdicts, run) {
	return {
		verdicts,
		evidence: "none",
		interval: null,
		held: run.states[0],
		restsOn: []
	};
}
function withoutState(looks) {
	const last = looks.at(-1)?.shown.kind;
	return {
		verdicts: last === void 0 ? [
			"skipped",
			"failed",
			"excluded"
		] : last === "refused" ? ["excluded"] : [last === "blocked" ? "blocked" : "failed", "excluded"],
		evidence: "none",
		interval: null,
		held: null,
		restsOn: []
	};
}
function nothingProved(states, runs, at) {
	const before = states.findLast((look) => look.lastByteAt <= at);
	const after = states.find((look) => look.sentAt >= at);
	const held = before ?? after ?? states[0];
	const run = runs.find(({ states: own }) => own.includes(held));
	if (!before && after) return unproved(["late"], run);
	if (!before || !after || stateKey(before) === stateKey(after)) return unproved(["seen"], run);
	return unproved([isAbsent(after.shown.status) && !isAbsent(before.shown.status) ? "gone" : "changed"], run);
}
function isAbsent(status) {
	return status === 404 || status === 410;
}
function contains({ from, to }, at) {
	return from <= at && at <= to;
}
function runsOf(looks) {
	const runs = [];
	for (const look of looks) {
		const run = runs.at(-1);
		if (run && look.shown.kind === "unchanged" && asksFor(look, run.states.at(-1))) run.confirmed.push(look);
		if (!showsState(look)) continue;
		if (run && stateKey(run.states[0]) === stateKey(look)) run.states.push(look);
		else runs.push({
			states: [look],
			confirmed: []
		});
	}
	return runs;
}
/** Whether a request asked if this very state was still there. */
function asksFor({ condition }, { shown: { validators } }) {
	if (condition === null) return false;
	if (condition.by === "etag") return condition.value === validators.etag;
	return validators.lastModified !== null && parseHttpDate(condition.value) === validators.lastModified;
}
/** The answers to the plain request: a conditional one may contradict, but bounds nothing. */
function plainOf({ states }) {
	return states.filter(({ condition }) => condition === null);
}
/** Two probes, one right after the other, that differ. */
function variesByItself(looks) {
	const probes = looks.filter(showsState).filter((look) => look.pass === "probe");
	return probes.some((look, i) => i > 0 && stateKey(look) !== stateKey(probes[i - 1]));
}
/** From the last byte of the first look to the sending of the last one that vouches for it. */
function observed(run) {
	const [first, ...later] = plainOf(run);
	if (!first) return null;
	return span(first.lastByteAt, Math.max(...later.map((look) => vouchedUntil(look, look.shown.validators))));
}
/** A copy from a cache vouches until it left the origin: sentAt − Age − 1 s, and for nothing without an Age. */
function vouchedUntil(look, { cacheSigns, ageSeconds }) {
	if (!cacheSigns) return look.sentAt;
	return ageSeconds === null ? -Infinity : look.sentAt - (ageSeconds + 1) * 1e3;
}
function attested(run, looks, skewUpperMs) {
	const plain = plainOf(run);
	if (plain.length === 0) return null;
	const untils = [...plain, ...run.confirmed].map((look) => "validators" in look.shown ? vouchedUntil(look, look.shown.validators) : -Infinity);
	return span(modifiedBefore(run, looks, skewUpperMs) ?? plain[0].lastByteAt, Math.max(...untils));
}
function span(from, to) {
	return from <= to ? {
		from,
		to
	} : null;
}
/** Last-Modified + 1 s + the skew's upper bound, unless a stamp moved or what we saw contradicts it. */
function modifiedBefore(run, looks, skewUpperMs) {
	const { states } = run;
	const [first, plain] = [states[0], plainOf(run)[0]];
	const stamp = first.shown.validators.lastModified;
	if (skewUpperMs === null || stamp === null) return null;
	if (states.some((look) => look.shown.validators.lastModified !== stamp)) return null;
	const from = Math.min(Math.ceil(stamp + 1e3 + skewUpperMs), plain.lastByteAt);
	const contradicts = (look) => showsState(look) && !look.shown.validators.cacheSigns && stateKey(look) !== stateKey(first) && look.sentAt !== first.sentAt && look.sentAt > from;
	return looks.slice(0, looks.indexOf(first)).some(contradicts) ? null : from;
}
/** The trust tests of one host, from the looks at its pages. */
function hostWords(pages) {
	return {
		skewUpperMs: trustedSkew(pages),
		notModified: pages.every(hasHonestTags)
	};
}
/** No ETag stands for two states, and no 304 is denied by the next state. */
function hasHonestTags(looks) {
	const stateOfTag = /* @__PURE__ */ new Map();
	let [before, isUnderTest] = [null, false];
	for (const look of looks) {
		if (look.shown.kind === "unchanged" && look.condition !== null) isUnderTest = true;
		if (!showsState(look)) continue;
		const key = stateKey(look);
		const { etag } = look.shown.validators;
		if (isUnderTest && before !== null && before !== key) return false;
		if (etag !== null && look.shown.status === 200) {
			if ((stateOfTag.get(etag) ?? key) !== key) return false;
			stateOfTag.set(etag, key);
		}
		[before, isUnderTest] = [key, false];
	}
	return true;
}
function trustedSkew(pages) {
	const states = pages.map((looks) => looks.filter(showsState).filter(({ shown }) => shown.status === 200));
	let [lower, upper] = [-Infinity, Infinity];
	for (const { sentAt, firstByteAt, shown } of states.flat()) {
		const { date, cacheSigns } = shown.validators;
		if (date === null || cacheSigns) continue;
		lower = Math.max(lower, sentAt - date - 1e3);
		upper = Math.min(upper, firstByteAt - date);
	}
	if (upper === Infinity || lower >= upper) return null;
	return states.every((looks) => looks.every((look, i) => isHonest(look, looks[i - 1], upper))) ? upper : null;
}
function isHonest(look, older, skewUpperMs) {
	const { date, lastModified } = look.shown.validators;
	if (date !== null && lastModified !== null && Math.abs(date - lastModified) <= 1e3) return false;
	if (!older) return true;
	if (stateKey(older) === stateKey(look)) return older.shown.validators.lastModified === lastModified;
	return lastModified === null || lastModified + 1e3 + skewUpperMs >= older.sentAt;
}
//#endregion
//#region src/verify/check/check-pages.ts
/** Checks all pages, the hosts' trust and the denominator. */
function checkPages(certificate, { evidence, removals }, lines) {
	const all = certificate.pages.map((page, i) => ({
		certificate,
		evidence,
		lines,
		page,
		line: `pages[${i}]`
	}));
	if (new Set(all.map(({ page }) => page.url)).size < all.length) lines.add("pages", "a page is listed twice");
	for (const { page, line } of all) checkUrl(page, line, lines);
	const checks = all.filter(({ page }) => !removals.concerns(page));
	const listed = new Map(checks.map((check) => [check.page.url, certainLooks(checkLooks(check), certificate)]));
	const held = allLooks(evidence, certificate);
	const concerned = all.filter(({ page }) => removals.concerns(page)).map(({ page }) => page.url);
	for (const url of concerned) held.delete(url);
	const asSigned = signedWords(certificate, new Set(concerned.map(hostOf)));
	const words = withEarlier(certificate, new Map([...wordsOf$1(listed), ...asSigned]));
	const wordsOfAll = withEarlier(certificate, new Map([...wordsOf$1(held), ...asSigned]));
	for (const check of checks) {
		const { url } = check.page;
		checkPage(check, listed.get(url), words.get(hostOf(url)) ?? NO_WORDS);
		checkUncontradicted(check, held.get(url) ?? [], wordsOfAll.get(hostOf(url)) ?? NO_WORDS);
	}
	for (const [url, looks] of held) if (!listed.has(url) && looks.some(({ pass }) => !isAside(pass))) lines.add("pages", `${url} was fetched and is not in the certificate`);
	checkFragments(evidence, removals, lines);
	checkKnown(certificate, evidence, lines);
	checkHosts(certificate, {
		listed,
		words,
		evidence,
		removals
	}, lines);
	checkCaches(certificate, listed, removals.isEmpty, lines);
	const unlisted = count(held) - count(listed);
	if (unlisted > 0) lines.notes.push(`${unlisted} fetches in the files are not listed; an interrupted capture leaves such`);
}
/** Of one request there is one form, so that it is one page. */
function checkUrl({ url }, line, lines) {
	if (url.includes("#") && !isPageUrl(url)) lines.add(`${line}.url`, `${url} names its request in no form that a capture writes`);
}
/** Every record is part of a fetch or a note of the run: what is taken apart can hide what contradicts. */
function checkFragments(evidence, removals, lines) {
	let torn = 0;
	for (const { id, message, isTorn, isStray } of evidence.fragments()) if (isTorn) torn++;
	else if (isStray || removals.isEmpty) lines.add("warcs", `the record ${id} belongs to no fetch: ${message}`);
	if (torn > 0) lines.notes.push(`${torn} fetches were torn off at the end of a file by an interruption`);
}
/** Every page that the run put on record as known is in the denominator. */
function checkKnown({ pages }, { run }, lines) {
	const listed = new Set(pages.map(({ url }) => url));
	for (const url of run.pages.keys()) if (!listed.has(url)) lines.add("pages", `${url} was known to the capture and is not in the certificate`);
}
/** A host whose test rested on removed records too: what the certificate says of it is taken as signed. */
function signedWords({ hosts }, concerned) {
	return hosts.filter(({ host }) => concerned.has(host)).map(({ host, skewUpperMs, notModified }) => [host, {
		skewUpperMs,
		notModified: notModified !== "distrusted"
	}]);
}
/** The maker may take a host's stamps away for what earlier captures saw: that only claims less. */
function withEarlier({ hosts }, words) {
	for (const { host } of hosts.filter(({ contradictedEarlier }) => contradictedEarlier)) {
		const own = words.get(host);
		if (own) words.set(host, {
			...own,
			skewUpperMs: null
		});
	}
	return words;
}
function count(looks) {
	return [...looks.values()].reduce((sum, { length }) => sum + length, 0);
}
function allLooks(evidence, certificate) {
	const held = /* @__PURE__ */ new Map();
	for (const look of evidence.looks()) {
		const seen = held.get(look.url);
		if (seen) seen.push(look);
		else held.set(look.url, [look]);
	}
	const inOrder = (looks) => certainLooks(looks.toSorted((a, b) => a.sentAt - b.sentAt), certificate);
	return new Map([...held].map(([url, looks]) => [url, inOrder(looks)]));
}
function hostOf(url) {
	return URL.canParse(url) ? new URL(url).host : "";
}
function wordsOf$1(looks) {
	const byHost = /* @__PURE__ */ new Map();
	for (const [url, seen] of looks) {
		if (seen.length === 0) continue;
		const pages = byHost.get(hostOf(url));
		if (pages) pages.push(seen);
		else byHost.set(hostOf(url), [seen]);
	}
	return new Map([...byHost].map(([host, pages]) => [host, hostWords(pages)]));
}
/** Does the claim about one page follow from its looks? */
function checkPage({ page, line, lines, certificate }, looks, words) {
	const proved = judge(looks, Date.parse(certificate.asOf), words);
	if (!proved.verdicts.includes(page.verdict)) lines.add(`${line}.verdict`, `the looks at ${page.url} make it ${proved.verdicts[0]}, not ${page.verdict}`);
	lines.expect(`${line}.interval`, spanText(spanOf$1(page)), spanText(proved.interval), `the looks at ${page.url} prove`);
	lines.expect(`${line}.evidence`, page.evidence, proved.evidence, `the evidence for ${page.url} is`);
	checkHeld(page, proved, line, lines);
	const restsOn = new Set(proved.restsOn.map(({ id }) => id));
	for (const [j, record] of page.records.entries()) lines.expect(`${line}.records[${j}].restsOn`, record.restsOn, restsOn.has(record.id), "the claim rests on it:");
	if (new Set(proved.restsOn.filter(showsState).filter(({ condition }) => condition === null).map(({ request }) => request?.bytes.toString("latin1") ?? "")).size > 1) lines.add(`${line}.records`, `the responses for ${page.url} are not to the same request`);
}
function checkHeld(page, { held }, line, lines) {
	const shown = held?.shown ?? null;
	for (const name of [
		"contentDigest",
		"payloadDigest",
		"status",
		"location",
		"contentType"
	]) lines.expect(`${line}.${name}`, page[name], shown?.[name] ?? null, `${name} of ${page.url} is`);
}
/** A claim must also hold when fetches that the certificate leaves out are counted in. */
function checkUncontradicted({ page, line, lines, certificate }, looks, words) {
	const claimed = spanOf$1(page);
	if (!claimed || looks.length === page.records.length) return;
	const proved = judge(looks, Date.parse(certificate.asOf), words);
	const { interval } = proved;
	if (!(proved.verdicts.includes("sharp") || proved.verdicts.includes(page.verdict)) || !interval || interval.from > claimed.from || interval.to < claimed.to) lines.add(`${line}.records`, `a fetch of ${page.url} in the files contradicts the claim and is not listed`);
}
function spanOf$1({ interval }) {
	return interval && {
		from: Date.parse(interval.from),
		to: Date.parse(interval.to)
	};
}
function spanText(span) {
	if (!span) return "no interval";
	return `${new Date(span.from).toISOString()} to ${new Date(span.to).toISOString()}`;
}
function checkHosts({ hosts }, { listed, words, evidence, removals }, lines) {
	for (const [i, { host, lastModified, notModified, skewUpperMs, records }] of hosts.entries()) {
		const line = `hosts[${i}]`;
		const own = words.get(host);
		if (own === void 0) lines.add(line, `no page of ${host} was looked at`);
		else {
			const skew = own.skewUpperMs;
			const trust = skew === null ? "distrusted" : "trusted";
			lines.expect(`${line}.lastModified`, lastModified, trust, `by the looks at its pages ${host} is`);
			if (notModified !== void 0) lines.expect(`${line}.notModified`, notModified, own.notModified ? "trusted" : "distrusted", `by the looks at its pages the 304s of ${host} are`);
			lines.expect(`${line}.skewUpperMs`, skewUpperMs, skew, `the bound of the clock's skew of ${host} is`);
		}
		for (const id of records.filter((one) => !removals.has(one))) {
			const look = evidence.find(id);
			const url = look && !("problem" in look) ? look.url : "";
			if (!listed.has(url) || hostOf(url) !== host) lines.add(`${line}.records`, `${id} is no response of ${host}`);
		}
	}
	for (const host of words.keys()) if (hosts.filter((one) => one.host === host).length !== 1) lines.add("hosts", `${host} is not named exactly once`);
}
//#endregion
//#region src/verify/check/check-profile.ts
/** One capture, one way out: all connections through the proxy that its settings name, or none through any. */
function checkWayOut({ vantage, settings }, lines) {
	const proxy = settings["network"]?.proxy;
	for (const { host, proxy: through } of vantage.connections ?? []) if (through !== proxy) lines.add("vantage.connections", `${host} was asked ${wayWords(through)}, but the capture's settings say ${wayWords(proxy)}`);
	if (proxy !== void 0 && vantage.servers.length > 0) lines.add("vantage.servers", "through a proxy no server's address can be known");
}
/** The profile is that of the start, and the cookies that hosts set, as the run put them on record; nothing else. */
function checkProfile({ requestProfile, settings }, changes, lines) {
	const begun = settings["requestProfile"];
	if (typeof begun !== "object" || begun === null) return;
	const kept = changes.map((fields) => strictJsonObject(fields["isochron-change"] ?? "")?.["cookies"]).findLast((cookies) => cookies !== void 0) ?? [];
	const expected = profileParts(begun, Array.isArray(kept) ? kept : [null]);
	lines.expect("requestProfile", profileParts(requestProfile, []), expected, "the profile, as recorded, is");
}
/** A profile without its order, and cookies one by one. */
function profileParts(profile, kept) {
	const { Cookie: listed = "", ...headers } = profile;
	const set = kept.map((cookie) => {
		const { name, value } = cookie ?? {};
		return `${String(name)}=${sha256Digest(Buffer.from(String(value), "utf8"))}`;
	});
	const cookies = [...String(listed).split("; "), ...set].filter((cookie) => cookie !== "");
	return canonicalJson({
		...headers,
		Cookie: [...new Set(cookies)].sort()
	});
}
function wayWords(proxy) {
	return proxy === void 0 ? "without a proxy" : `through ${JSON.stringify(proxy)}`;
}
//#endregion
//#region src/verify/page-figures.ts
/** Counts pages that could be recomputed. */
function pageFigures(pages) {
	const sharp = pages.filter(({ verdict }) => verdict === "sharp");
	const bodies = {
		both: 0,
		secondByDigest: 0,
		firstBorrowed: 0
	};
	for (const page of sharp) bodies[heldAs(page)]++;
	return {
		sharp: sharp.length,
		attested: pages.filter(({ verdict }) => verdict === "attested").length,
		bodies
	};
}
/** Two full responses among the records that a claim rests on, or none that is of this capture, or one. */
function heldAs({ records }) {
	const rests = records.filter(({ restsOn }) => restsOn);
	if (rests.filter(({ type }) => type === "response").length > 1) return "both";
	return rests.some(({ borrowed }) => borrowed) ? "firstBorrowed" : "secondByDigest";
}
/** The files that lend bodies to the looks listed, by name, with the number of their responses. */
function lendingFiles(pages) {
	const lent = /* @__PURE__ */ new Map();
	for (const { borrowed } of pages.flatMap(({ records }) => records)) if (borrowed) lent.set(borrowed.file, (lent.get(borrowed.file) ?? /* @__PURE__ */ new Set()).add(borrowed.id));
	return [...lent].map(([file, ids]) => ({
		file,
		records: ids.size
	})).sort((a, b) => a.file < b.file ? -1 : 1);
}
//#endregion
//#region src/verify/check/check-seal.ts
/** Checks counts and times that the certificate's own lines determine. */
function checkCounts$1(certificate, lines) {
	const { counts, pages, startedAt, asOf, finishedAt } = certificate;
	lines.expect("counts.pages", counts.pages, pages.length, "the number of pages is");
	for (const [verdict, claimed] of Object.entries(counts.verdicts)) {
		const is = pages.filter((page) => page.verdict === verdict).length;
		lines.expect(`counts.verdicts.${verdict}`, claimed, is, `the number of pages that are ${verdict} is`);
	}
	checkBodies(counts.bodies, pages, lines);
	checkLending(certificate, lines);
	if (!(startedAt <= asOf && asOf <= finishedAt)) lines.add("asOf", "the time point lies outside the capture");
}
/** What is held of the responses to sharp pages; older certificates do not count it. */
function checkBodies(claimed, pages, lines) {
	const { bodies } = pageFigures(pages);
	for (const name of [
		"both",
		"secondByDigest",
		"firstBorrowed"
	]) if (claimed !== void 0) lines.expect(`counts.bodies.${name}`, claimed[name] ?? 0, bodies[name], "the number of sharp pages held so is");
}
/** Which files of earlier captures lend bodies, as the looks listed say; and that the words are those of a capture that borrows. */
function checkLending({ borrowed = [], pages, statement }, lines) {
	const files = canonicalJson(lendingFiles(pages));
	lines.expect("borrowed", canonicalJson(borrowed), files, "the files that lend bodies to these looks are");
	checkBorrowing(borrowed.length > 0, statement, lines);
}
/** A capture that borrows bodies says so, and no other does. */
function checkBorrowing(isBorrowing, statement, lines) {
	if (isBorrowing !== (statement === STATEMENT_BORROWING)) lines.add("statement", "it is not the statement of a capture that holds its bodies in this way");
}
/** Checks root and signature on the certificate as it lies in the file, unknown members included. */
function checkSeal(raw, lines) {
	const { pages, signature, ...head } = raw;
	const leaves = pages.map((page) => merkleLeaf(canonicalJson(page)));
	lines.expect("merkle.leaves", head.merkle.leaves, leaves.length, "the number of pages is");
	lines.expect("merkle.root", head.merkle.root, merkleRoot(leaves), "the Merkle root over the pages is");
	checkSignature(head, signature, lines);
}
/** Checks the signature over a certificate's head, which holds the root over its pages. */
function checkSignature(head, signature, lines, line = "signature") {
	const key = keyOf$1(signature.publicKey);
	if (!key) return lines.add(`${line}.publicKey`, "it is no Ed25519 key");
	if (!verify(null, Buffer.from(canonicalJson(head)), key, Buffer.from(signature.value, "base64"))) lines.add(line, "the signature is not by this key over these words");
}
/** SHA-256 of the public key's SubjectPublicKeyInfo, by which people know it. */
function fingerprintOf(publicKeyPem) {
	const key = keyOf$1(publicKeyPem);
	return key && sha256Digest(key.export({
		type: "spki",
		format: "der"
	}));
}
function keyOf$1(pem) {
	try {
		const key = createPublicKey(pem);
		return key.asymmetricKeyType === "ed25519" ? key : null;
	} catch {
		return null;
	}
}
//#endregion
//#region src/verify/check/check-removals.ts
var FILE = "removals.json";
/** Reads the notice beside a certificate; one that is not by the certificate's key documents nothing. */
async function readRemovals(certificate, beside, lines) {
	const bytes = await beside(FILE);
	if (!bytes) return new Removals([]);
	const notice = parsed$1(bytes);
	if (!notice) lines.add(FILE, "it is no notice of removals");
	else if (isSigned$1(notice, certificate, lines)) return new Removals(notice.shaped.removals);
	return new Removals([]);
}
function parsed$1(bytes) {
	const raw = strictJsonObject(bytes);
	const shaped = RemovalsShape.safeParse(raw);
	return raw && shaped.success ? {
		raw,
		shaped: shaped.data
	} : null;
}
function isSigned$1({ raw, shaped }, certificate, lines) {
	const before = lines.all.length;
	lines.expect(`${FILE} capture`, shaped.capture, certificate.capture, "the certificate's capture is");
	lines.expect(`${FILE} signature.publicKey`, fingerprintOf(shaped.signature.publicKey), fingerprintOf(certificate.signature.publicKey), "the certificate is signed with");
	const { signature: _, ...signed } = raw;
	checkSignature(signed, shaped.signature, lines, `${FILE} signature`);
	return lines.all.length === before;
}
/** What was removed, and what must be left. */
var Removals = class {
	#removals;
	#ids;
	constructor(removals) {
		this.#removals = removals;
		this.#ids = new Set(removals.flatMap(({ files }) => files.flatMap(({ records }) => records)));
	}
	get isEmpty() {
		return this.#ids.size === 0;
	}
	has(id) {
		return this.#ids.has(id);
	}
	/** Whether any record of a page is gone. */
	concerns({ records }) {
		const isGone = (id) => id !== null && this.#ids.has(id);
		return records.some(({ id, request, metadata }) => isGone(id) || isGone(request) || isGone(metadata));
	}
	/** What the certificate's file must be by now, each removal beginning where the one before it ended. */
	left(warc, lines) {
		let now = warc;
		for (const [i, { files }] of this.#removals.entries()) for (const { file, records, before, after } of files) {
			if (file !== warc.file) continue;
			const line = `${FILE} removals[${i}]`;
			for (const name of [
				"sha256",
				"sizeBytes",
				"records"
			]) lines.expect(line, before[name], now[name], `${name} of ${file} was`);
			lines.expect(line, records.length, before.records - after.records, "the number of records removed is");
			now = after;
		}
		return now;
	}
	/** Only of the certificate's own files, and each record once: else the numbers could be made to fit. */
	checkNames(warcs, lines) {
		const files = this.#removals.flatMap((removal) => removal.files);
		const own = new Set(warcs.map(({ file }) => file));
		for (const { file } of files) if (!own.has(file)) lines.add(FILE, `${file} is no file of this certificate`);
		if (files.reduce((sum, { records }) => sum + records.length, 0) > this.#ids.size) lines.add(FILE, "a record is removed twice");
	}
	/** Says what was removed; a record that is said to be gone and is there makes the notice false. */
	tell({ records }, lines) {
		for (const id of this.#ids) if (records.has(id)) lines.add(FILE, `the record ${id} is said to be removed and is there`);
		for (const { removedAt, reason, orderedBy, files } of this.#removals) {
			const count = files.reduce((sum, file) => sum + file.records.length, 0);
			const by = orderedBy === null ? "" : ` by ${orderedBy}`;
			lines.notes.unshift(`removed by order, documented: ${count} records, ${removedAt}${by}: ${reason}; what rested on them is as signed and can no longer be recomputed`);
		}
	}
};
//#endregion
//#region src/verify/check/check-renderings.ts
/** What the certificate repeats of a rendering on record. */
var REPEATED = [
	"renderedBy",
	"failure",
	"requests",
	"open",
	"isClosed",
	"doubts",
	"textDigest"
];
/** Checks every rendering, and what is counted of them. */
function checkRenderings(certificate, found, lines) {
	const pages = new Map(certificate.pages.map((page) => [page.url, page]));
	for (const [i, page] of certificate.pages.entries()) {
		if (!page.rendering) continue;
		const line = `pages[${i}].rendering`;
		checkParts(page, line, lines);
		for (const url of page.rendering.requests) if (!pages.has(url)) lines.add(`${line}.requests`, `${page.url} asked for ${url}, which is not listed`);
		checkRecord(page, found.evidence, line, lines);
	}
	checkUntold(pages, found.evidence, lines);
	checkViews(pages, found.evidence, lines);
	checkCounts(certificate, {
		pages,
		...found
	}, lines);
}
/** What can be seen on a rendering alone. */
function checkParts({ url, rendering }, line, lines) {
	const requests = rendering?.requests ?? [];
	if (new Set(requests).size < requests.length) lines.add(`${line}.requests`, "a page is named twice");
	if (requests.includes(url)) lines.add(`${line}.requests`, "the document itself is named");
}
/** The certificate says of a rendering what the run has put on record last. */
function checkRecord({ url, rendering }, { run }, line, lines) {
	const told = run.renderings.byDocument.get(url);
	if (!told) return lines.add(line, `no record of the run tells that ${url} was shown`);
	for (const name of REPEATED) lines.expect(`${line}.${name}`, canonicalJson(rendering[name]), canonicalJson(told.said[name] ?? null), `${name} of the rendering of ${url}, as recorded, is`);
}
/** A rendering that was filed is told. */
function checkUntold(pages, { run }, lines) {
	for (const [document, { isFinal }] of run.renderings.byDocument) if (isFinal && !pages.get(document)?.rendering) lines.add("pages", `${document} was shown in a browser, and the certificate does not say so`);
}
/** What was shown, was shown of a page of the capture. */
function checkViews(pages, { run }, lines) {
	for (const [id, document] of run.views.documents) if (!pages.has(document)) lines.add("warcs", `the record ${id} shows ${document}, which is not listed`);
}
function checkCounts({ counts, pages: list }, found, lines) {
	const shown = list.filter(({ rendering }) => rendering);
	const line = "counts.rendered";
	const { documents = 0, sharp = 0 } = counts.rendered ?? {};
	lines.expect(`${line}.documents`, documents, shown.length, "the number of documents that were shown is");
	const most = shown.filter((page) => mayBeSharp(page, found)).length;
	if (sharp > most) lines.add(`${line}.sharp`, `at most ${most} documents are sharp with all they asked for, not ${sharp}`);
}
/** Nothing left open, and the document and all that it asked for are sharp, in the states that the browser was given. */
function mayBeSharp(page, { pages, ...found }) {
	const { failure, open, isClosed, requests } = page.rendering;
	if (failure !== null || open.length > 0 || !isClosed) return false;
	return [page.url, ...requests].every((url) => {
		const part = pages.get(url);
		return part?.verdict === "sharp" && isFirstSeen(part, found);
	});
}
/** Whether the state that a page is sharp in is the first that was seen; after removals that is taken as signed. */
function isFirstSeen(page, { evidence, removals }) {
	if (removals.concerns(page)) return true;
	const { status, location, contentType, contentDigest } = page;
	for (const { id } of page.records) {
		const look = evidence.find(id);
		if (!look || "problem" in look || !showsState(look)) continue;
		return stateKey(look) === JSON.stringify([
			status,
			location,
			contentType,
			contentDigest
		]);
	}
	return false;
}
//#endregion
//#region src/verify/check/check-words.ts
/** Nothing may be claimed beyond the statement, and none of the limits that were said with it be left out. */
function checkWords({ statement, cannotProve, counts }, lines) {
	const limits = FORMAT_WORDS.get(statement);
	if (!limits) lines.add("statement", "it is not the statement of this format, and nothing else is proved");
	const lists = limits ? [limits] : [...FORMAT_WORDS.values()];
	const isShown = (counts.rendered?.documents ?? 0) > 0;
	const sayable = lists.flatMap(({ plain, shown }) => isShown && shown !== null ? [plain, shown] : [plain]);
	const said = JSON.stringify(cannotProve);
	if (!sayable.some((list) => JSON.stringify(list) === said)) lines.add("cannotProve", "it is not this format's list of what cannot be proved, or not one of this statement and this capture");
}
//#endregion
//#region src/verify/read/range-source.ts
/** A file as a source; `null` when it cannot be opened. */
async function fileSource(path) {
	const handle = await open(path, "r").catch(() => null);
	if (!handle) return null;
	const { size: sizeBytes } = await handle.stat();
	return {
		sizeBytes,
		read: async (offset, lengthBytes) => {
			const wanted = Math.max(0, Math.min(lengthBytes, sizeBytes - offset));
			const { buffer, bytesRead } = await handle.read(Buffer.alloc(wanted), 0, wanted, offset);
			return buffer.subarray(0, bytesRead);
		},
		close: () => handle.close()
	};
}
/** Bytes of a source as a buffer. */
async function readFrom(source, offset, lengthBytes) {
	const bytes = await source.read(offset, lengthBytes);
	return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** Bytes in memory, one piece behind the other, as a WARC file. */
function inMemory(name, pieces) {
	const bytes = Buffer.concat(pieces);
	const source = {
		sizeBytes: bytes.length,
		read: (offset, lengthBytes) => bytes.subarray(offset, offset + lengthBytes),
		close: () => void 0
	};
	return {
		name,
		open: async () => source
	};
}
//#endregion
//#region src/verify/read/long-member.ts
/** Enough for the heads of a record and of the HTTP message in it. */
var FIRST_BYTES = 1048576;
/** A bound on time: no honest record is larger. */
var MAX_MEMBER_BYTES = 64 * 1024 ** 3;
var STEP_BYTES$1 = 1048576;
/** Reads a member to its end and checks its length and check sum. */
async function scanLong(source, place, data) {
	const decoder = createInflateRaw();
	const first = [];
	let [sizeBytes, sum] = [0, 0];
	for await (const bytes of inflated(decoder, data, place)) {
		if (sizeBytes < FIRST_BYTES) first.push(bytes);
		sizeBytes += bytes.length;
		sum = crc32(bytes, sum);
		if (sizeBytes > MAX_MEMBER_BYTES) throw new FormatError("a record is too large", place.within.name, place.offset);
	}
	const length = decoder.bytesWritten;
	const buffer = await readFrom(source, place.dataOffset + length, 8);
	if (buffer.length < 8) throw new FormatError("the last record is cut", place.within.name, place.offset);
	if (buffer.readUInt32LE(0) !== sum || buffer.readUInt32LE(4) !== sizeBytes % 2 ** 32) throw new FormatError("the gzip check sum is wrong", place.within.name, place.offset);
	return {
		first: Buffer.concat(first),
		sizeBytes,
		length
	};
}
/** The bytes of a member that was scanned. */
async function* inflateLong(place) {
	const source = await place.within.open();
	if (!source) throw new FormatError("the file is not there any more", place.within.name, place.offset);
	try {
		yield* inflated(createInflateRaw(), piecesFrom(source, place.dataOffset), place);
	} finally {
		await source.close();
	}
}
async function* inflated(decoder, data, { within: { name }, offset }) {
	const start = await data.next();
	try {
		yield* through(decoder, start.done === true ? Buffer.alloc(0) : start.value, data);
	} catch (error) {
		const { code, message } = error;
		throw new FormatError(code === "Z_BUF_ERROR" ? "the last record is cut" : `cannot be decompressed: ${message}`, name, offset, { cause: error });
	}
}
async function* piecesFrom(source, offset) {
	for (let position = offset;;) {
		const bytes = await readFrom(source, position, STEP_BYTES$1);
		if (bytes.length === 0) return;
		position += bytes.length;
		yield bytes;
	}
}
//#endregion
//#region src/verify/read/gzip-members.ts
var STEP_BYTES = 1048576;
/** Members that are longer, compressed or not, are read in pieces. */
var LONG_BYTES$1 = 16777216;
var TRAILER_BYTES = 8;
/** All members from an offset of the WARC file on; `onBytes` sees every byte of it that is read, in order. */
async function* gzipMembers(warc, offset = 0, onBytes = () => void 0) {
	const source = await warc.open();
	if (!source) throw new FormatError("the file is not there any more", warc.name, offset);
	try {
		yield* new MemberReader(warc, source, onBytes).members(offset);
	} finally {
		await source.close();
	}
}
var MemberReader = class {
	#warc;
	#source;
	#onBytes;
	#window = Buffer.alloc(0);
	#at = 0;
	constructor(warc, source, onBytes) {
		this.#warc = warc;
		this.#source = source;
		this.#onBytes = onBytes;
	}
	async *members(offset) {
		this.#at = offset;
		for (let ended = false;;) {
			const member = this.#window.length === 0 ? null : inflateMember(this.#window, this.#warc.name, this.#at);
			if (member === "long" || !member && !ended && this.#window.length > LONG_BYTES$1) yield await this.#takeLong();
			else if (member) {
				yield {
					offset: this.#at,
					first: member.bytes,
					sizeBytes: member.bytes.length,
					pieces: null
				};
				this.#window = this.#window.subarray(member.length);
				this.#at += member.length;
			} else if (ended) {
				if (this.#window.length > 0) throw new FormatError("the last record is cut", this.#warc.name, this.#at);
				return;
			} else {
				const more = await this.#readMore(Math.max(STEP_BYTES, this.#window.length));
				ended = more.length === 0;
				this.#window = Buffer.concat([this.#window, more]);
			}
		}
	}
	async #takeLong() {
		const offset = this.#at;
		const headLength = gzipHeadLength(this.#window, this.#warc.name, offset);
		const place = {
			within: this.#warc,
			offset,
			dataOffset: offset + headLength
		};
		let readTo = offset + this.#window.length;
		const rest = this.#rest(this.#window.subarray(headLength), (bytes) => readTo += bytes);
		const { first, sizeBytes, length } = await scanLong(this.#source, place, rest);
		const end = place.dataOffset + length + TRAILER_BYTES;
		if (readTo < end) this.#onBytes(await readFrom(this.#source, readTo, end - readTo));
		this.#window = await readFrom(this.#source, end, Math.max(0, readTo - end));
		this.#at = end;
		return {
			offset,
			first,
			sizeBytes,
			pieces: () => inflateLong(place)
		};
	}
	async *#rest(start, onRead) {
		yield start;
		let position = this.#at + this.#window.length;
		for (;;) {
			const more = await readFrom(this.#source, position, STEP_BYTES);
			if (more.length === 0) return;
			this.#onBytes(more);
			onRead(more.length);
			position += more.length;
			yield more;
		}
	}
	async #readMore(length) {
		const more = await readFrom(this.#source, this.#at + this.#window.length, length);
		this.#onBytes(more);
		return more;
	}
};
/** The one member that these bytes are. */
function soleMember(bytes, name) {
	const member = inflateMember(bytes, name, 0);
	if (!member || member === "long" || member.length !== bytes.length) throw new FormatError("not one gzip member", name, 0);
	return {
		offset: 0,
		first: member.bytes,
		sizeBytes: member.bytes.length,
		pieces: null
	};
}
/** `null` when the window does not hold the whole member yet (RFC 1952); `long` when it is to be read in pieces. */
function inflateMember(window, path, at) {
	const headLength = gzipHeadLength(window, path, at);
	if (headLength === null) return null;
	const inflated = inflate(window.subarray(headLength), path, at);
	if (!inflated || inflated === "long") return inflated;
	const end = headLength + inflated.consumed;
	if (window.length < end + TRAILER_BYTES) return null;
	if (!(window.readUInt32LE(end) === crc32(inflated.bytes) && window.readUInt32LE(end + 4) === inflated.bytes.length)) throw new FormatError("the gzip check sum is wrong", path, at);
	return {
		bytes: inflated.bytes,
		length: end + TRAILER_BYTES
	};
}
function inflate(bytes, path, at) {
	try {
		const result = inflateRawSync(bytes, {
			info: true,
			maxOutputLength: LONG_BYTES$1
		});
		return {
			bytes: result.buffer,
			consumed: result.engine.bytesWritten
		};
	} catch (error) {
		const { code, message } = error;
		if (code === "Z_BUF_ERROR") return null;
		if (code === "ERR_BUFFER_TOO_LARGE") return "long";
		throw new FormatError(`cannot be decompressed: ${message}`, path, at, { cause: error });
	}
}
/** Length of the member's head: ten bytes and what its flags announce (RFC 1952 section 2.3). */
function gzipHeadLength(window, path, at) {
	if (window.length < 18) return null;
	if (window[0] !== 31 || window[1] !== 139 || window[2] !== 8) throw new FormatError("no gzip member begins here", path, at);
	const flags = window[3];
	let length = 10;
	if (flags & 4) length += 2 + window.readUInt16LE(10);
	for (const flag of [8, 16]) {
		if (!(flags & flag)) continue;
		const end = window.indexOf(0, length);
		if (end < 0) return null;
		length = end + 1;
	}
	if (flags & 2) length += 2;
	return length <= window.length ? length : null;
}
//#endregion
//#region src/verify/read/response-facts.ts
/** Reads a response record (docs/certificate.md, "What a response shows"). */
async function responseFacts(record, limits = DECODE_LIMITS) {
	const response = await readResponse({
		first: record.block,
		pieces: record.pieces
	}, limits);
	if (!response.ok) return UNREADABLE;
	const payload = {
		digest: response.payloadDigest,
		bytes: response.payloadBytes
	};
	const declared = record.field("WARC-Payload-Digest");
	if (declared !== null && declared !== payload.digest) return { problem: "its payload is not what its WARC-Payload-Digest says" };
	return {
		shown: record.field("WARC-Truncated") === null && response.complete ? shownBy(response, targetOf(record)) : { kind: "failed" },
		payload,
		codings: codingsOf$1(response)
	};
}
/** Path and query of what was asked for. */
function targetOf({ target }) {
	if (target === null || !URL.canParse(target)) return "/";
	const { pathname, search } = new URL(target);
	return pathname + search;
}
var UNREADABLE = {
	shown: { kind: "failed" },
	payload: {
		digest: sha256Digest(/* @__PURE__ */ new Uint8Array()),
		bytes: 0
	},
	codings: ""
};
function codingsOf$1({ headers }) {
	return headerMembers(headers, "content-encoding").join(",").toLowerCase();
}
function shownBy(response, target) {
	const { status } = response;
	const plain = shownByHead(response, target);
	if (plain) return plain;
	if (response.kind === "undecodable") return { kind: "failed" };
	const { location, contentType, contentDigest } = response.identity;
	const { payloadDigest, content, contentBytes } = response;
	if (status === 200 && mediaType(contentType) === "text/html" && content.length === contentBytes && blockedByContent(content, target) !== null) return { kind: "blocked" };
	return {
		kind: "state",
		status,
		location,
		contentType,
		contentDigest,
		payloadDigest,
		validators: validatorsOf(response.headers)
	};
}
/** 2xx, 3xx, 404 and 410 are states; these are not. */
function shownByHead(response, target) {
	const { status, headers } = response;
	if (status === 304) return {
		kind: "unchanged",
		validators: validatorsOf(headers)
	};
	if ([
		401,
		402,
		403,
		407,
		451
	].includes(status)) return { kind: "blocked" };
	if (blockedByHead(status, (name) => response.header(name), target) !== null) return { kind: "blocked" };
	return status >= 200 && status < 400 || status === 404 || status === 410 ? null : { kind: "failed" };
}
/** Reads a revisit: its own head, with the payload of the response it refers to. */
async function revisitFacts$1(record, original, { reread, limits }) {
	const response = parseResponseHead(record.block);
	if (!response.ok || !response.terminated || response.headerEnd !== record.block.length) return { problem: "it is no revisit record with an HTTP head" };
	const plain = shownByHead(response, targetOf(record));
	if (plain) return {
		...original,
		shown: plain
	};
	if (record.field("WARC-Payload-Digest") !== original.payload.digest) return { problem: "the response it refers to has another payload" };
	if (response.isDoubtful) return { problem: "nobody can say that what it tells of was whole" };
	if ((lengthOf(response) ?? original.payload.bytes) !== original.payload.bytes) return { problem: "the response it refers to has another length" };
	const codings = codingsOf$1(response);
	const contentDigest = original.shown.kind === "state" && codings === original.codings ? original.shown.contentDigest : await digestOfContent({
		...await reread(),
		codedBy: response.headers
	}, limits);
	if (contentDigest === null) return { problem: "its content cannot be decoded" };
	const { digest: payloadDigest } = original.payload;
	return {
		...original,
		codings,
		shown: {
			kind: "state",
			status: response.status,
			location: response.header("location"),
			contentType: response.header("content-type"),
			contentDigest,
			payloadDigest,
			validators: validatorsOf(response.headers)
		}
	};
}
/** As the head's framing says, which for a 204 is nothing whatever its Content-Length; `null` when it does not say. */
function lengthOf({ framing }) {
	if (framing.kind === "none") return 0;
	return framing.kind === "length" ? framing.bytes : null;
}
async function digestOfContent(original, limits) {
	const reading = await readResponse(original, limits);
	return reading.ok && reading.kind === "identified" ? reading.identity.contentDigest : null;
}
//#endregion
//#region src/verify/read/warc-record.ts
var MAX_HEAD_BYTES$1 = 262144;
var RECORD_END = "\r\n\r\n";
var ANSWERS = /* @__PURE__ */ new Set(["response"]);
/** Reads the one record that a member holds (WARC 1.1 section 4); only some types may be `long`. */
async function readRecord(member, file, long = ANSWERS) {
	const { first, offset, pieces } = member;
	const fail = (what) => {
		throw new FormatError(what, file, offset);
	};
	const head = headOf(first) ?? fail("no WARC record begins here");
	const fields = fieldsOf(head.lines) ?? fail("the record's head is malformed");
	const field = (name) => fields.get(name.toLowerCase()) ?? null;
	const span = {
		from: head.end,
		to: head.end + Number(field("Content-Length") ?? NaN)
	};
	if (member.sizeBytes !== span.to + 4) fail("the record is not as long as it says");
	const { digest, end } = pieces ? await digestOf$1(pieces(), span) : digestOfWhole(first, span);
	if (end !== RECORD_END) fail("the record is not as long as it says");
	if ((field("WARC-Block-Digest") ?? digest) !== digest) fail("the block is not what its digest says");
	const names = namesOf(field) ?? fail("the record lacks its id, type or date");
	if (pieces && !long.has(names.type)) fail(`a ${names.type} record is longer than any of ours`);
	const block = first.subarray(span.from, span.to);
	const cut = pieces && (() => cutOut(pieces(), span));
	return {
		file,
		offset,
		...names,
		target: field("WARC-Target-URI"),
		block,
		pieces: cut,
		field
	};
}
/** The lines after the version, and where the block begins; `null` when no record begins here. */
function headOf(first) {
	const headEnd = first.subarray(0, MAX_HEAD_BYTES$1).indexOf("\r\n\r\n");
	const [version, ...lines] = first.toString("utf8", 0, Math.max(headEnd, 0)).split("\r\n");
	return headEnd < 0 || !/^WARC\/1\.[01]$/.test(version) ? null : {
		lines,
		end: headEnd + 4
	};
}
function namesOf(field) {
	const [id, type] = [field("WARC-Record-ID"), field("WARC-Type")];
	const date = Date.parse(field("WARC-Date") ?? "");
	return id === null || type === null || Number.isNaN(date) ? null : {
		id,
		type,
		date
	};
}
/** Digest of the block, and what follows it. */
function digestOfWhole(bytes, { from, to }) {
	return {
		digest: sha256Digest(bytes.subarray(from, to)),
		end: bytes.toString("latin1", to)
	};
}
async function digestOf$1(pieces, span) {
	const hash = createHash("sha256");
	let [position, end] = [0, ""];
	for await (const piece of pieces) {
		hash.update(within(piece, position, span));
		end += Buffer.from(piece.subarray(Math.max(0, span.to - position))).toString("latin1");
		position += piece.length;
	}
	return {
		digest: `sha-256:${hash.digest("hex")}`,
		end
	};
}
async function* cutOut(pieces, span) {
	let position = 0;
	for await (const piece of pieces) {
		const own = within(piece, position, span);
		if (own.length > 0) yield own;
		position += piece.length;
	}
}
function within(piece, position, { from, to }) {
	return piece.subarray(Math.max(0, from - position), Math.max(0, to - position));
}
/** Names in lower case; `null` when a line is no field or a name comes twice with two values. */
function fieldsOf(lines) {
	const fields = /* @__PURE__ */ new Map();
	for (const line of lines) {
		const colon = line.indexOf(":");
		if (colon <= 0) return null;
		const [name, value] = [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
		if (fields.has(name) && fields.get(name) !== value) return null;
		fields.set(name, value);
	}
	return fields;
}
/** The lines of an `application/warc-fields` block; `\\`, `\r`, `\n` and `\uXXXX` are undone. */
function warcFields(block) {
	const fields = Object.create(null);
	for (const line of block.toString("utf8").split("\r\n")) {
		const colon = line.indexOf(":");
		if (colon > 0) fields[line.slice(0, colon)] = unescaped(line.slice(colon + 1).trim());
	}
	return fields;
}
function unescaped(value) {
	return value.replace(/\\(u[0-9a-f]{4}|[\\rn])/g, (_, what) => {
		if (what.length > 1) return String.fromCharCode(Number.parseInt(what.slice(1), 16));
		return what === "r" ? "\r" : what === "n" ? "\n" : "\\";
	});
}
//#endregion
//#region src/verify/read/borrowed-bodies.ts
var NAME = /^(?!\/)(?!.*\/\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0]{1,1024}$/;
/** Whether a name leads to a file in the archive, and no name leads to it twice. */
function isFileName(name) {
	return typeof name === "string" && NAME.test(name);
}
/** More than any HTTP head that is taken. */
var MAX_HEAD_BYTES = 1048576;
/** The revisits of one capture that its own files do not explain. */
var BorrowedBodies = class {
	#revisits = /* @__PURE__ */ new Map();
	#lent = /* @__PURE__ */ new Map();
	/** Where each response was found that supplied a body, by its id. */
	#found = /* @__PURE__ */ new Map();
	/** Takes note of a revisit whose response is not in the files before it. */
	defer(revisit) {
		if (revisit.block.length <= MAX_HEAD_BYTES) this.#revisits.set(revisit.id, revisit);
	}
	/** What supplied a revisit's body; `null` when its own capture did. */
	of(id) {
		return this.#lent.get(id) ?? null;
	}
	/** Reads the files that the notes beside these revisits name, and settles what each revisit shows. */
	async read(borrower, lend) {
		for (const [file, wanted] of this.#wanted(borrower)) {
			for (const source of await lend(file)) await this.#search(source, {
				file,
				wanted,
				borrower
			});
			for (const id of [...wanted.values()].flat().map(({ revisit }) => revisit.id)) borrower.settle(id, { problem: `the response it refers to is neither in the files before it nor in ${file}` });
		}
		this.#revisits.clear();
	}
	/** The responses that supplied bodies once more, one at a time. */
	async *again() {
		for (const { source, offset } of this.#found.values()) for await (const member of gzipMembers(source, offset)) {
			yield await readRecord(member, source.name);
			break;
		}
	}
	/** By file and by the response's id. */
	#wanted({ noteBeside, files }) {
		const wanted = /* @__PURE__ */ new Map();
		for (const revisit of this.#revisits.values()) {
			const id = revisit.field("WARC-Refers-To");
			const { file, blockDigest } = strictJsonObject(noteBeside(revisit.id)["borrowed"] ?? "") ?? {};
			if (id === null || !isFileName(file) || typeof blockDigest !== "string" || files.has(file)) continue;
			const inFile = wanted.get(file) ?? /* @__PURE__ */ new Map();
			wanted.set(file, inFile.set(id, [...inFile.get(id) ?? [], {
				revisit,
				blockDigest
			}]));
		}
		return wanted;
	}
	/** What of a file cannot be read is not there: other records of it are another capture's affair. */
	async #search(source, { file, wanted, borrower }) {
		if (wanted.size === 0) return;
		try {
			for await (const member of gzipMembers(source)) {
				const original = await readRecord(member, source.name);
				const waiting = wanted.get(original.id);
				if (!waiting || original.type !== "response") continue;
				wanted.delete(original.id);
				this.#found.set(original.id, {
					source,
					offset: original.offset
				});
				await this.#settle(original, waiting, {
					file,
					borrower
				});
				if (wanted.size === 0) return;
			}
		} catch (error) {
			if (!(error instanceof FormatError)) throw error;
		}
	}
	async #settle(original, waiting, { file, borrower }) {
		const facts = await responseFacts(original, borrower.limits);
		for (const one of waiting) {
			const shown = await borrowedFacts(one, original, {
				facts,
				borrower
			});
			borrower.settle(one.revisit.id, shown);
			if (!("problem" in shown)) this.#lent.set(one.revisit.id, {
				id: original.id,
				file
			});
		}
	}
};
/** What a revisit shows with a borrowed body (docs/certificate.md, "Borrowed bodies"). */
async function borrowedFacts({ revisit, blockDigest }, original, { facts, borrower }) {
	const problem = mismatch(revisit, original, {
		blockDigest,
		borrower
	});
	if (problem !== null) return { problem };
	if ("problem" in facts) return { problem: `the response it borrows from is false: ${facts.problem}` };
	if (facts.shown.kind !== "state") return { problem: "the response it borrows from shows no state" };
	const raw = {
		first: original.block,
		pieces: original.pieces
	};
	const shown = await revisitFacts$1(revisit, facts, {
		reread: async () => raw,
		limits: borrower.limits
	});
	if ("problem" in shown) return shown;
	return shown.shown.kind === "state" && stateText(shown.shown) === stateText(facts.shown) ? shown : { problem: "the response it borrows from shows another state" };
}
function mismatch(revisit, original, { blockDigest, borrower }) {
	if (original.target !== revisit.target) return "it borrows from a response of another page";
	if (original.field("WARC-Block-Digest") !== blockDigest) return "the response it borrows from is another than the one noted beside it";
	if (revisit.field("WARC-Refers-To-Target-URI") !== original.target) return "it names another target than that of the response it borrows from";
	if (Date.parse(revisit.field("WARC-Refers-To-Date") ?? "") !== original.date) return "it names another date than that of the response it borrows from";
	return original.date < borrower.startedAtMs ? null : "the response it borrows from is not of an earlier capture";
}
function stateText(shown) {
	return JSON.stringify([
		shown.status,
		shown.location,
		shown.contentType,
		shown.contentDigest
	]);
}
//#endregion
//#region src/verify/read/exhibits.ts
/** Says in which files of an archive borrowed records lie that came with a package. */
var LENT = "borrowed.json";
var MOST_LENT = 100;
/** A hint: what is borrowed is known by its digest, wherever it lies. */
function lentFiles(bytes) {
	const files = bytes && strictJsonObject(bytes)?.["files"];
	return Array.isArray(files) ? files.filter(isFileName).slice(0, MOST_LENT) : [];
}
/** More than any signature, time stamp or notice needs. */
var MAX_BESIDE_BYTES = 67108864;
/** WARC files below `root`, small files in the certificate's own folder. */
function inDirectories(root, folder) {
	const locate = (file) => fileSource(join(root, file));
	const beside = async (name) => {
		const path = join(folder, name);
		const info = await stat(path).catch(() => null);
		return info?.isFile() && info.size <= 67108864 ? readFile(path) : null;
	};
	return {
		locate,
		beside,
		lend: async (file) => [file, ...lentFiles(await beside(LENT))].map((name) => ({
			name,
			open: () => locate(name)
		}))
	};
}
/** One file of a package whole; `null` when there is none or it is larger than `maxBytes`. */
async function packedBytes(files, name, maxBytes) {
	const entry = files.entries.get(name);
	if (!entry || entry.sizeBytes > maxBytes) return null;
	const pieces = [];
	for await (const piece of files.read(name)) pieces.push(piece);
	return Buffer.concat(pieces);
}
/** The WARC file `name` of a package, read where it lies; one that the ZIP compressed cannot be. */
async function packedSource(files, name) {
	const source = await files.stored(name);
	return source && {
		sizeBytes: source.sizeBytes,
		read: source.read.bind(source),
		close: () => void 0
	};
}
//#endregion
//#region src/verify/false-lines.ts
var MOST = 1e3;
/** Collects false lines, and remarks that make nothing false. */
var FalseLines = class {
	all = [];
	notes = [];
	/** What outside signatures and time stamps say. */
	attestations = [];
	/** Those of them that were found good. */
	sealsChecked = [];
	/** Times of an outside authority. */
	stampsAt = {
		start: null,
		end: null
	};
	/** Records that lie elsewhere than the certificate hints. */
	misplaced = 0;
	/** The list is bounded: one false line is enough, a million help nobody. */
	add(line, message) {
		if (this.all.length < MOST) this.all.push({
			line,
			message
		});
	}
	/** Adds a false line unless the two are equal. */
	expect(line, claimed, found, what) {
		if (claimed !== found) this.add(line, `${what} ${show(found)}, not ${show(claimed)}`);
	}
};
function show(value) {
	return value === null || value === void 0 ? "nothing" : String(value);
}
/** Collects omitted pages: the first by name, all by number. */
var OmittedPages = class {
	named = [];
	#urls = /* @__PURE__ */ new Set();
	/** Adds a page once. */
	add(omitted) {
		if (this.#urls.has(omitted.url)) return;
		this.#urls.add(omitted.url);
		if (this.named.length < 20) this.named.push(omitted);
	}
	get count() {
		return this.#urls.size;
	}
};
//#endregion
//#region src/verify/links/link-judge.ts
/** Links are taken side by side: the list may be so much shorter than the limit when one is refused. */
var FULL_WITHIN = 2e4;
/** A URL without its session has none; more than this nothing needs. */
var MOST_STEPS = 3;
/** Judges the links of one capture. */
var LinkJudge = class {
	#parts;
	constructor(parts) {
		this.#parts = parts;
	}
	/** How the certificate accounts for a link. */
	account(url, kind, from, steps = 0) {
		const { listed, scope, refusals } = this.#parts;
		if (listed.has(url)) return "listed";
		const refusal = scope.refusalOf({
			url,
			kind,
			depth: from.depth,
			hops: from.hops
		});
		if (refusal !== null) return refusals.has(refusal, hostOf$2(url), url) ? "outside" : "omitted";
		if (this.#isTrapped(url, kind, from, steps)) return "trapped";
		const isSoft = from.isSoftNotFound && refusals.has("soft-404", hostOf$2(url), url);
		const isFull = listed.size > 1e6 - FULL_WITHIN && refusals.has("frontier-full", hostOf$2(url), url);
		return isSoft || isFull ? "trapped" : "omitted";
	}
	/** Links in a row that led out of scope on the way to a page, as far as the rules ask. */
	hopsTo(url) {
		const { scope, pages } = this.#parts;
		let [hops, at] = [0, url];
		while (at !== null && pages.get(at)?.via && hops < scope.rules.hops && !scope.contains(at)) {
			hops++;
			at = pages.get(at).via;
		}
		return hops;
	}
	/** A refusal must be on record, and be one that its rule can have given. */
	#isTrapped(url, kind, from, steps) {
		const link = trapLink(url, kind, from.taken + 1);
		return TRAP_RULES.some((rule) => {
			if (!from.timesMs.some((nowMs) => rule.refuse(link, this.#knowledge(nowMs)) !== null) || !this.#parts.refusals.has(rule.code, link.shape, url)) return false;
			if (rule !== sessionId) return true;
			return steps < MOST_STEPS && this.account(withoutSession(url), kind, from, steps + 1) !== "omitted";
		});
	}
	#knowledge(nowMs) {
		const { counts, mirrors, shapeBudget } = this.#parts;
		return {
			nowMs,
			shapeBudget,
			count: (key) => counts.count(key),
			mirrored: (host) => mirrors.originalOf(host)
		};
	}
};
//#endregion
//#region src/verify/links/listed-counts.ts
/** Counts the listed pages under the rules' keys; never lower than the crawl's own counts. */
var ListedCounts = class {
	#counts = new KeyCounts();
	#sets = /* @__PURE__ */ new Set();
	constructor(pages) {
		for (const { url } of pages) this.#add(url);
	}
	/** How many listed URLs have the key. */
	count(key) {
		return this.#counts.get(key);
	}
	#add(text) {
		const url = parsePageUrl(text);
		if (url === null) return;
		const link = trapLink(url, "document", 1);
		const { keys, set } = trapKeys(link);
		for (const key of keys) this.#counts.add(key);
		if (set === null || this.#sets.has(urlHash(set))) return;
		this.#sets.add(urlHash(set));
		this.#counts.add(setsKey(link));
	}
};
//#endregion
//#region src/verify/links/mirrors.ts
/** Found when first asked for: most captures have no mirror. */
var Mirrors = class {
	#looks;
	#exempt;
	#same = null;
	/** Hosts that the seeds name are never taken for mirrors. */
	constructor(looks, seeds) {
		this.#looks = looks;
		this.#exempt = new Set(seeds.map(hostOf$2));
	}
	/** Words for another host, when this one may have been taken for its mirror. */
	originalOf(host) {
		if (this.#exempt.has(host)) return null;
		this.#same ??= sameLooks(this.#looks);
		return (this.#same.get(host) ?? 0) >= 20 ? "another host" : null;
	}
};
/** By host, the looks that show what some other host shows at the same path. */
function sameLooks(looks) {
	const hostsOf = /* @__PURE__ */ new Map();
	for (const { key, host } of shown$1(looks())) {
		const hosts = hostsOf.get(key) ?? /* @__PURE__ */ new Set();
		hostsOf.set(key, hosts.add(host));
	}
	const same = /* @__PURE__ */ new Map();
	for (const { key, host } of shown$1(looks())) if (hostsOf.get(key).size > 1) same.set(host, (same.get(host) ?? 0) + 1);
	return same;
}
function* shown$1(looks) {
	for (const look of looks) {
		const url = parsePageUrl(look.url);
		if (url === null || !showsState(look) || look.shown.status !== 200) continue;
		yield {
			key: `${look.shown.contentDigest} ${pathAndQueryOf(url)}`,
			host: hostOf$2(url)
		};
	}
}
//#endregion
//#region src/verify/links/missing-pages.ts
/** What hosts were seen to show for a page that cannot exist. */
var MissingPages = class {
	#trialPath;
	#texts = /* @__PURE__ */ new Set();
	constructor(captureId) {
		this.#trialPath = `/isochron-${captureId}-is-there-nothing-here`;
	}
	/** Takes an answer to a trial; only the capture's own question is one. */
	takeTrial(url, content, contentType) {
		if (new URL(url).pathname === this.#trialPath) this.#texts.add(keyOf(url, content, contentType));
	}
	/** Whether the content is what its host shows for missing pages. */
	has(url, content, contentType) {
		return this.#texts.size > 0 && this.#texts.has(keyOf(url, content, contentType));
	}
};
function keyOf(url, content, contentType) {
	return `${hostOf$2(url)} ${sha256Digest(Buffer.from(missingPageText(url, content, contentType)))}`;
}
//#endregion
//#region src/verify/links/parts-of-pages.ts
var MOST_REDIRECTS = 20;
/** Knows what any document needs, and which parts have links that are in no list. */
var PartsOfPages = class {
	#pages;
	#needed = /* @__PURE__ */ new Set();
	#redirectsTo = /* @__PURE__ */ new Map();
	/** By part, the first of its links that is in no list. */
	#deferred = /* @__PURE__ */ new Map();
	/** Parts that only an earlier capture can have known as such. */
	onTrust = 0;
	constructor({ pages }) {
		this.#pages = pages;
	}
	/** Takes what a document needs; kept is only what the run took for a part. */
	noteRequisites(urls) {
		for (const url of urls) if (this.#pages.get(url)?.kind === "requisite") this.#needed.add(url);
	}
	/** What a part redirects to is one too. */
	noteRedirect(from, to) {
		if (this.#pages.get(to)?.kind !== "requisite") return;
		this.#redirectsTo.set(to, [...this.#redirectsTo.get(to) ?? [], from].slice(0, MOST_REDIRECTS));
	}
	/** Puts off the question whether a page is a part until all are read. */
	defer(part, link) {
		if (!this.#deferred.has(part)) this.#deferred.set(part, link);
	}
	/** Links of pages that are called parts, and that no page shows as such. */
	*unfounded() {
		for (const [from, url] of this.#deferred) {
			if (this.#isPart(from)) continue;
			if (this.#pages.get(from)?.isEarly) this.onTrust++;
			else yield {
				url,
				from,
				said: []
			};
		}
	}
	#isPart(url, steps = 0) {
		if (this.#needed.has(url)) return true;
		return steps < MOST_REDIRECTS && (this.#redirectsTo.get(url) ?? []).some((from) => this.#isPart(from, steps + 1));
	}
};
//#endregion
//#region src/verify/links/recorded-refusals.ts
var OTHER_SHAPES = "(other shapes)";
var LONGEST_SHAPE = 500;
/** The refusals of a capture. */
var RecordedRefusals = class {
	#rows = /* @__PURE__ */ new Map();
	constructor({ refusals }) {
		for (const [key, hashes] of refusals) {
			const kept = [...hashes].sort((a, b) => a - b)[127];
			this.#rows.set(key, {
				hashes,
				keptUpTo: kept ?? null
			});
		}
	}
	/** Whether the URL is on record as kept out by a rule, or may be among those that were counted and not kept. */
	has(code, shape, url) {
		const hash = urlHash(url);
		return [shape.slice(0, LONGEST_SHAPE), OTHER_SHAPES].some((one) => {
			const row = this.#rows.get(`${code} ${one}`);
			return row !== void 0 && (row.hashes.has(hash) || (row.keptUpTo ?? Infinity) < hash);
		});
	}
	/** The rules that are said to have kept the URL out, whatever shape they gave it. */
	saidOf(url) {
		const hash = urlHash(url);
		const codes = [...this.#rows].filter(([, { hashes }]) => hashes.has(hash)).map(([key]) => key.split(" ", 1)[0]);
		return [...new Set(codes)];
	}
};
//#endregion
//#region src/verify/links/recorded-scope.ts
/** The longest pattern that a capture takes. */
var MAX_PATTERN_CHARS = 1e3;
/** A pattern from elsewhere may be made to take for ever. */
var PATTERN_MS = 1e3;
var MOST_REMEMBERED = 1e5;
/** The scope of a capture. */
var RecordedScope = class RecordedScope {
	rules;
	#contains;
	#patterns;
	constructor(rules, contains, patterns) {
		this.rules = rules;
		this.#contains = contains;
		this.#patterns = patterns;
	}
	/** Reads `settings.scope`; without one it is the seeds' hosts. */
	static read(seeds, said) {
		const rules = said === void 0 ? HOST_SCOPE : said;
		if (!isScope(rules)) return { problem: "its setting scope cannot be read" };
		const contains = reachOf(seeds, rules);
		const patterns = Patterns.compile(rules);
		if (contains === null || patterns === null) return { problem: "a rule of its scope cannot be read" };
		return new RecordedScope(rules, contains, patterns);
	}
	/** Whether an address lies within the seeds' reach. */
	contains(url) {
		return this.#contains(url);
	}
	/** The code of the rule that leaves a link out; `null` when it is taken. */
	refusalOf({ url, kind, depth, hops }) {
		const { isIncluded, isExcluded } = this.#patterns.judge(url);
		if (isExcluded) return "excluded";
		if (kind === "requisite") return null;
		if (!this.#contains(url) && hops >= this.rules.hops) return "out-of-scope";
		if (this.rules.maxDepth !== null && depth > this.rules.maxDepth) return "too-deep";
		return isIncluded ? null : "not-included";
	}
};
/** The patterns of a scope, run where they can be stopped. */
var Patterns = class Patterns {
	#isEmpty;
	#context;
	#script;
	#remembered = /* @__PURE__ */ new Map();
	constructor({ include, exclude }) {
		this.#isEmpty = include.length + exclude.length === 0;
		this.#context = createContext({
			url: "",
			include,
			exclude
		});
		this.#script = new Script(`some = (patterns) => patterns.some((pattern) => new RegExp(pattern).test(url));
       JSON.stringify({ isIncluded: include.length === 0 || some(include), isExcluded: some(exclude) })`);
	}
	/** `null` when one is no regular expression. */
	static compile(rules) {
		try {
			for (const pattern of [...rules.include, ...rules.exclude]) if (pattern.length > MAX_PATTERN_CHARS || !new RegExp(pattern)) return null;
			return new Patterns(rules);
		} catch {
			return null;
		}
	}
	judge(url) {
		if (this.#isEmpty) return {
			isIncluded: true,
			isExcluded: false
		};
		const before = this.#remembered.get(url);
		if (before) return before;
		this.#context.url = url;
		const judged = JSON.parse(this.#script.runInContext(this.#context, { timeout: PATTERN_MS }));
		if (this.#remembered.size < MOST_REMEMBERED) this.#remembered.set(url, judged);
		return judged;
	}
};
function isScope(value) {
	if (typeof value !== "object" || value === null) return false;
	const { kind, surtPrefixes, include, exclude, maxDepth, hops } = value;
	return SCOPE_KINDS.includes(kind) && [
		surtPrefixes,
		include,
		exclude
	].every(areTexts) && (maxDepth === null || typeof maxDepth === "number") && typeof hops === "number";
}
function areTexts(value) {
	return Array.isArray(value) && value.every((one) => typeof one === "string");
}
/** How far the seeds reach; `null` when a prefix is none. */
function reachOf(seeds, { kind, surtPrefixes }) {
	if (kind === "any") return () => true;
	if (kind === "surt") {
		const prefixes = surtPrefixes.map(surtPrefix);
		return prefixes.includes(null) ? null : (url) => prefixes.some((prefix) => surtForm(url).startsWith(prefix));
	}
	const hosts = new Set(seeds.map(hostOf$2));
	if (kind === "host") return (url) => hosts.has(hostOf$2(url));
	if (kind === "prefix") {
		const folders = seeds.map((seed) => schemeless(seed).replace(/\?.*$/s, "").replace(/[^/]*$/, ""));
		return (url) => folders.some((folder) => schemeless(url).startsWith(folder));
	}
	const domains = seeds.map((seed) => new URL(seed).hostname.replace(/^www\.(?=[^.]+\.)/, ""));
	return (url) => {
		const { hostname } = new URL(url);
		const isName = !/^[\d.]+$|^\[/.test(hostname);
		return domains.some((domain) => hostname === domain || isName && hostname.endsWith(`.${domain}`));
	};
}
/** Both schemes belong to a folder, as they do to a host. */
function schemeless(url) {
	return url.slice(url.indexOf("://") + 3);
}
//#endregion
//#region src/verify/links/page-named.ts
/** `null` when it names none. */
function pageNamed(text) {
	return isPageUrl(text) ? text : parsePageUrl(text);
}
//#endregion
//#region src/verify/links/check-ways.ts
/** Checks that seeds are listed, and that what was found can have been found so and lies in scope. */
function checkWays(certificate, parts, lines) {
	if (certificate.settings["patchOf"] !== void 0) return;
	const { pages } = parts.evidence.run;
	const seeds = new Set(certificate.seeds);
	for (const seed of seeds) if (!pages.has(seed)) lines.add("seeds", `${seed} is not among the pages that the capture knew`);
	for (const [url, page] of pages) if (!seeds.has(url)) checkWay(url, page, parts, lines);
}
function checkWay(text, page, { evidence, scope, judge }, lines) {
	const { kind, depth, via, isEarly } = page;
	const url = pageNamed(text);
	if (url === null) return lines.add("pages", `${text} is no address of a page`);
	const from = pageNamed(via ?? "");
	const before = from === null ? void 0 : evidence.run.pages.get(from);
	const follows = before !== void 0 && (depth === before.depth || depth === before.depth + 1);
	if (!isEarly && !follows) lines.add("pages", `${url} is on record as found on ${via ?? "no page"}, which does not lead there`);
	const hops = isEarly || from === null ? 0 : judge.hopsTo(from);
	const refusal = scope.refusalOf({
		url,
		kind,
		depth,
		hops
	});
	if (refusal !== null) lines.add("settings.scope", `${url} was taken by the capture, and the scope on record leaves it out (${refusal})`);
}
//#endregion
//#region src/verify/links/shown-links.ts
/** Pages found on a rendered document, less those that some content was seen to name. */
var ShownLinks = class {
	#unseen = /* @__PURE__ */ new Set();
	constructor({ pages, renderings }) {
		for (const [url, { via, isEarly }] of pages) {
			const rendering = isEarly || via === null ? void 0 : renderings.byDocument.get(via);
			if (rendering && !rendering.requests.includes(url)) this.#unseen.add(url);
		}
	}
	/** A content names the page: nothing is taken on trust. */
	note(url) {
		this.#unseen.delete(url);
	}
	/** How many pages nothing but a browser's screen is said to have named. */
	get onTrust() {
		return this.#unseen.size;
	}
};
//#endregion
//#region src/verify/links/sources-of-links.ts
/** Goes through the looks once. */
function sourcesOfLinks(certificate, evidence) {
	const contents = /* @__PURE__ */ new Map();
	const redirects = [];
	for (const look of countedLooks(certificate, evidence)) {
		const url = pageNamed(look.url);
		const { status, location, contentType } = look.shown;
		if (url === null || status >= 400) continue;
		if (status >= 300) {
			const to = location === null ? null : parsePageUrl(location, url);
			if (to !== null) redirects.push({
				from: url,
				to,
				lastByteAt: look.lastByteAt
			});
		} else if (mayHoldLinks(contentType, url)) addContent(contents, look, url, evidence);
	}
	return {
		contents,
		redirects
	};
}
function* countedLooks(certificate, evidence) {
	const listed = new Set(certificate.pages.flatMap(({ records }) => records.map(({ id }) => id)));
	const { run } = evidence;
	const places = run.wasResumed ? placesOf(evidence) : null;
	for (const look of evidence.looks()) {
		if (!showsState(look) || look.pass === "unread" || isAside(look.pass)) continue;
		const seq = Number(evidence.noteBeside(look.id)["seq"]);
		const isVoid = places !== null && run.isVoid(places.get(look.id), seq);
		if (listed.has(look.id) || !isVoid) yield look;
	}
}
function placesOf({ records }) {
	let place = 0;
	const places = /* @__PURE__ */ new Map();
	for (const id of records.keys()) places.set(id, place++);
	return places;
}
/** A revisit's content is that of the response it refers to, read by its own content type. */
function addContent(contents, look, url, evidence) {
	const id = look.type === "revisit" && evidence.records.get(look.id)?.field("WARC-Refers-To") || look.id;
	const sources = contents.get(id) ?? [];
	contents.set(id, sources);
	const { contentType, contentDigest } = look.shown;
	const isLabelledMissing = evidence.noteBeside(look.id)["label"] === "soft-404";
	const same = sources.findIndex((one) => one.contentType === contentType && one.contentDigest === contentDigest);
	const source = {
		url,
		contentType,
		contentDigest,
		isLabelledMissing,
		lastByteAt: look.lastByteAt
	};
	if (same === -1) sources.push(source);
	else if (!isLabelledMissing) sources[same] = {
		...sources[same],
		isLabelledMissing
	};
}
//#endregion
//#region src/verify/links/check-links.ts
var NO_LINKS = {
	documents: [],
	requisites: []
};
/** Checks that nothing linked is left out; what cannot be checked is said and makes nothing false. */
async function checkLinks(certificate, { evidence, isWhole }, lines) {
	const why = isWhole ? notChecked(certificate, evidence) : "records were removed by order";
	const seeds = certificate.seeds.flatMap((seed) => parsePageUrl(seed) ?? []);
	const scope = RecordedScope.read(seeds, certificate.settings["scope"]);
	if (why !== null || "problem" in scope) return {
		isChecked: false,
		why: why ?? scope.problem
	};
	try {
		const reading = new LinkReading(certificate, evidence, scope, seeds);
		const found = await reading.read(sourcesOfLinks(certificate, evidence));
		checkWays(certificate, {
			evidence,
			scope,
			judge: reading.judge
		}, lines);
		tell(found, lines);
		return found;
	} catch (error) {
		if (error.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
		return {
			isChecked: false,
			why: "a pattern of its scope takes too long to be tried"
		};
	}
}
/** Why there is nothing to check by; older captures did not name their rules. */
function notChecked({ settings }, { damage, run }) {
	const { linkRules } = settings;
	if (damage.length > 0) return "a WARC file cannot be read";
	if (linkRules === void 0) return "the capture's settings do not name the rules for links, as older captures' do not";
	if (linkRules !== "isochron-links/1") return `the rules for links, ${JSON.stringify(linkRules)}, are not known here`;
	return run.pages.size === 0 ? "no record says which pages were found" : null;
}
function tell({ named, omitted }, lines) {
	for (const { url, from, said } of named) {
		const invented = said.length === 0 ? "" : `; that ${said.join(", ")} kept it out is on record and not so`;
		lines.add("pages", `omitted: ${url}, linked from ${from}, is in scope and in no list${invented}`);
	}
	if (omitted > 20) lines.add("pages", `${omitted} linked pages in scope are in no list`);
}
/** Reads every document of one capture for links. */
var LinkReading = class {
	judge;
	#certificate;
	#evidence;
	#listed;
	#refusals;
	#missing;
	#parts;
	#shown;
	#omitted = new OmittedPages();
	#documents = 0;
	#links = 0;
	#trapped = 0;
	constructor(certificate, evidence, scope, seeds) {
		const { pages } = certificate;
		this.#certificate = certificate;
		this.#evidence = evidence;
		this.#listed = new Set(pages.map(({ url }) => url));
		this.#refusals = new RecordedRefusals(evidence.run);
		this.#missing = new MissingPages(certificate.capture);
		this.#parts = new PartsOfPages(evidence.run);
		this.#shown = new ShownLinks(evidence.run);
		for (const { requests } of evidence.run.renderings.byDocument.values()) this.#parts.noteRequisites(requests);
		this.judge = new LinkJudge({
			listed: this.#listed,
			pages: evidence.run.pages,
			scope,
			refusals: this.#refusals,
			counts: new ListedCounts(pages),
			mirrors: new Mirrors(() => evidence.looks(), seeds),
			shapeBudget: shapeBudgetOf(certificate.settings)
		});
	}
	async read({ contents, redirects }) {
		for (const { from, to, lastByteAt } of redirects) {
			this.#documents++;
			const { kind } = this.#wayTo(from);
			this.#parts.noteRedirect(from, to);
			this.#take([to], kind, this.#linking(from, 0, { lastByteAt }));
		}
		for await (const record of this.#evidence.again()) await this.#readRecord(record, contents.get(record.id) ?? []);
		for (const omitted of this.#parts.unfounded()) this.#omitted.add(omitted);
		return {
			isChecked: true,
			documents: this.#documents,
			links: this.#links,
			trapped: this.#trapped,
			partsOnTrust: this.#parts.onTrust,
			shownOnTrust: this.#shown.onTrust,
			omitted: this.#omitted.count,
			named: this.#omitted.named
		};
	}
	async #readRecord(record, sources) {
		const isTrial = this.#evidence.noteBeside(record.id)["pass"] === "soft-404" && record.type === "response";
		if (sources.length === 0 && !isTrial) return;
		const response = await readResponse({
			first: record.block,
			pieces: record.pieces
		}, limitsBy(this.#certificate.settings["contentRules"]));
		if (!response.ok || response.kind !== "identified") return;
		const { content, identity } = response;
		const target = parsePageUrl(record.target ?? "");
		if (isTrial && target !== null && identity.status === 200) this.#missing.takeTrial(target, content, identity.contentType);
		for (const source of sources) if (source.contentDigest === identity.contentDigest) this.#readContent(source, content);
	}
	#readContent(source, content) {
		const { url, contentType, lastByteAt } = source;
		const { documents, requisites } = contentLinks(content, contentType, url) ?? NO_LINKS;
		const isSoftNotFound = source.isLabelledMissing && this.#missing.has(url, content, contentType);
		const taken = [...documents, ...requisites].filter((link) => this.#listed.has(link)).length;
		const linking = this.#linking(url, 1, {
			lastByteAt,
			isSoftNotFound,
			taken
		});
		this.#documents++;
		this.#parts.noteRequisites(requisites);
		this.#take(requisites, "requisite", linking);
		if (this.#wayTo(url).kind === "requisite") this.#passOver(documents, linking);
		else this.#take(documents, "document", linking);
	}
	#take(links, kind, from) {
		for (const url of links) {
			this.#links++;
			this.#shown.note(url);
			const accounted = this.judge.account(url, kind, from);
			if (accounted === "trapped") this.#trapped++;
			if (accounted === "omitted") this.#omitted.add({
				url,
				from: from.url,
				said: this.#refusals.saidOf(url)
			});
		}
	}
	/** That a page is a mere part of others is to be borne out by one that shows it as such. */
	#passOver(links, from) {
		const left = links.find((url) => this.judge.account(url, "document", from) === "omitted");
		if (left !== void 0) this.#parts.defer(from.url, left);
	}
	#linking(url, steps, { lastByteAt, ...shown }) {
		return {
			url,
			depth: this.#wayTo(url).depth + steps,
			hops: this.judge.hopsTo(url),
			isSoftNotFound: false,
			taken: 0,
			timesMs: [lastByteAt, Date.parse(this.#certificate.finishedAt)],
			...shown
		};
	}
	/** A page without a record of how it was found is taken for a seed: then nothing excuses a missing link. */
	#wayTo(url) {
		const found = this.#evidence.run.pages.get(url);
		return {
			kind: found?.kind === "requisite" ? "requisite" : "document",
			depth: found?.depth ?? 0
		};
	}
};
//#endregion
//#region src/verify/read/explain.ts
/** What a verifier says of it. */
function explain(error, file) {
	if (error instanceof FormatError) return error.message;
	return `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}
//#endregion
//#region src/verify/read/recorded-renderings.ts
/** Renderings by document. */
var RecordedRenderings = class {
	byDocument = /* @__PURE__ */ new Map();
	/** Takes one, where there is one; `false` when it cannot be read. */
	take(text) {
		if (text === void 0) return true;
		const said = strictJsonObject(text);
		const { document, requests } = said ?? {};
		if (!said || typeof document !== "string" || !Array.isArray(requests)) return false;
		if (!requests.every((url) => typeof url === "string")) return false;
		this.byDocument.set(document, {
			said,
			requests,
			isFinal: true
		});
		return true;
	}
	/** Another process goes on: it writes down again what it knows of. */
	resume() {
		for (const [document, told] of this.byDocument) this.byDocument.set(document, {
			...told,
			isFinal: false
		});
	}
};
//#endregion
//#region src/verify/read/run-clocks.ts
var Ms = number().int().nonnegative();
var RunShape = looseObject({
	startedAt: Ms,
	by: string(),
	boundMs: Ms.nullable(),
	bootId: string().nullable(),
	uptimeMs: Ms.nullable(),
	filesAt: Ms.nullable()
});
/** The records about runs, in their order. */
var RunClocks = class {
	lists = [];
	/** What is wrong with them. */
	problems = [];
	#resumedWith = 1;
	/** Takes one of the run's own records. */
	take(fields, place) {
		const runs = runsIn(fields["isochron-change"]);
		if (runs === "unreadable") this.problems.push("a list of runs cannot be read");
		else if (runs !== null) this.#takeList(runs, place);
		if ("isochron-resume" in fields && fields["isochron-resume"] !== "0") this.#takeResume();
	}
	#takeList(runs, place) {
		if ((this.lists.at(-1)?.runs ?? []).some((run, i) => wordsOf(run) !== wordsOf(runs[i]))) this.problems.push("a run is told in two ways, or no more");
		if (runs.some(({ startedAt }, i) => i > 0 && startedAt < runs[i - 1].startedAt)) this.problems.push("the runs are not in the order of their times");
		this.lists.push({
			runs,
			place
		});
	}
	/** Records of older versions tell of resumes and of no runs. */
	#takeResume() {
		const known = this.lists.at(-1)?.runs.length ?? Infinity;
		if (known <= this.#resumedWith) this.problems.push("a resume is on record without its clock");
		else if (known < Infinity) this.#resumedWith = known;
	}
};
function runsIn(change) {
	try {
		const said = Object(JSON.parse(change ?? "null"));
		if (said["runs"] === void 0) return null;
		const shaped = array(RunShape).min(1).safeParse(said["runs"]);
		return shaped.success ? shaped.data : "unreadable";
	} catch {
		return null;
	}
}
/** All that may not change; the error is settled at the end. */
function wordsOf(run) {
	return JSON.stringify(run && [
		run.startedAt,
		run.by,
		run.boundMs,
		run.bootId,
		run.uptimeMs,
		run.filesAt
	]);
}
//#endregion
//#region src/verify/read/views.ts
/** What a capture writes of a fetch and of itself. */
var KINDS = /* @__PURE__ */ new Set([
	"warcinfo",
	"request",
	"response",
	"revisit",
	"metadata"
]);
var VIEW = /^urn:(?:view|text|layout|pageinfo|fullPage|thumbnail|step-[a-z0-9-]+):(.+)$/s;
/** The documents that pictures, texts and facts are of, by the id of their record. */
var Views = class {
	documents = /* @__PURE__ */ new Map();
	/** Takes a record of what was shown; why it is none of a capture's, where it is not. */
	take({ id, type, target, field }) {
		if (KINDS.has(type)) return null;
		const [, document] = type === "resource" && VIEW.exec(target ?? "") || [];
		if (document === void 0 || field("WARC-Concurrent-To") !== null) return `a ${type} record is none of a capture's`;
		this.documents.set(id, document);
		return null;
	}
};
//#endregion
//#region src/verify/read/run-notes.ts
/** The notes of one run, in the order of its records. */
var RunNotes = class {
	plans = [];
	changes = [];
	clocks = new RunClocks();
	/** Pages that the run says it knew. */
	pages = /* @__PURE__ */ new Map();
	/** Pictures, texts and facts of pages as a browser showed them. */
	views = new Views();
	/** What showing documents brought. */
	renderings = new RecordedRenderings();
	/** Hashes of URLs kept out, by rule and shape. */
	refusals = /* @__PURE__ */ new Map();
	/** Every page that any process put on record, and whether that was before it looked for any. */
	#isEarly = /* @__PURE__ */ new Map();
	#resumes = [];
	#isBefore = true;
	/** From now on pages are found by looking. */
	noteLook() {
		this.#isBefore = false;
	}
	/** Takes one note; `at` is the number of records before it. Returns what in it cannot be read. */
	take(fields, at) {
		this.clocks.take(fields, at);
		if ("isochron-plan" in fields) this.plans.push(fields);
		if ("isochron-resume" in fields) this.#takeResume(fields, at);
		if ("isochron-change" in fields) this.#takeChange(fields);
		const isChange = strictJsonObject(fields["isochron-change"] ?? "{}") !== null;
		const arePages = this.#takePages(fields);
		const isRendering = this.renderings.take(fields["isochron-rendering"]);
		const refusals = rowsOf(fields["isochron-refusals"]);
		for (const row of refusals ?? []) this.#takeRefusal(row);
		return [
			...isChange ? [] : ["change"],
			...arePages ? [] : ["pages"],
			...isRendering ? [] : ["rendering"],
			...refusals ? [] : ["links kept out"]
		];
	}
	/** Whether more than one process ran it. */
	get wasResumed() {
		return this.#resumes.length > 0;
	}
	/** Whether a look at this place, with so many records before it, was never acknowledged: its page was asked for again. */
	isVoid(at, seq) {
		return this.#resumes.some((one) => at < one.at && (seq >= one.nextSeq || one.missing.has(seq)));
	}
	/** A resumed run puts all it knew on record again: what a killed process found and never kept is no part of it. */
	#takeResume(fields, at) {
		this.pages.clear();
		this.renderings.resume();
		this.refusals.clear();
		this.#isBefore = true;
		const missing = (rowsOf(fields["missing"]) ?? []).map(Number);
		this.#resumes.push({
			at,
			nextSeq: Number(fields["isochron-resume"]),
			missing: new Set(missing)
		});
	}
	/** Before a phase begins, its change is written; other changes tell of clocks and times. */
	#takeChange(fields) {
		this.changes.push(fields);
		if ("phase" in (strictJsonObject(fields["isochron-change"] ?? "") ?? {})) this.#isBefore = false;
	}
	/** The pages found, where the note names any; `false` when they cannot be read. */
	#takePages(fields) {
		if (!("isochron-frontier" in fields)) return true;
		const pages = pagesNamed(fields["pages"] ?? "[]");
		for (const row of pages ?? []) this.#takePage(row);
		return pages !== null;
	}
	#takePage([url, kind, depth, via]) {
		const isEarly = this.#isEarly.get(url) ?? this.#isBefore;
		this.#isEarly.set(url, isEarly);
		this.pages.set(url, {
			kind: String(kind),
			depth: Number(depth),
			via: typeof via === "string" ? via : null,
			isEarly
		});
	}
	#takeRefusal(row) {
		const [code, shape, hashes] = Array.isArray(row) ? row : [];
		const key = `${String(code)} ${String(shape)}`;
		const held = this.refusals.get(key) ?? /* @__PURE__ */ new Set();
		this.refusals.set(key, held);
		for (const hash of Array.isArray(hashes) ? hashes : []) held.add(Number(hash));
	}
};
/** The rows of a record of pages found; `null` when it is not shaped so. */
function pagesNamed(text) {
	const rows = rowsOf(text);
	const isNamed = (row) => Array.isArray(row) && typeof row[0] === "string";
	return rows?.every(isNamed) ? rows : null;
}
/** The rows of a list on record; `null` when it is none. */
function rowsOf(text) {
	const read = strictJson(text ?? "[]");
	return read.ok && Array.isArray(read.value) ? read.value : null;
}
//#endregion
//#region src/verify/read/vantage-facts.ts
/** Hosts with their addresses, and canonical JSON of every distinct connection, its host in it. */
var VantageFacts = class {
	servers = /* @__PURE__ */ new Set();
	connections = /* @__PURE__ */ new Set();
	/** Takes the server's address beside a record, where one is told. */
	takeServer({ target, field }) {
		const address = field("WARC-IP-Address");
		if (address !== null && target !== null && URL.canParse(target)) this.servers.add(JSON.stringify([new URL(target).host, address]));
	}
	/** Takes what a metadata record tells of its connection. */
	takeConnection({ target }, said) {
		if (said === void 0 || target === null || !URL.canParse(target)) return;
		const connection = strictJsonObject(said);
		const { host } = new URL(target);
		this.connections.add(connection ? canonicalJson({
			...connection,
			host
		}) : said);
	}
};
//#endregion
//#region src/verify/read/evidence.ts
/** Everything that the WARC files hold, by record id. */
var Evidence = class {
	#limits;
	files = /* @__PURE__ */ new Map();
	/** Files that cannot be read to their end, and why. */
	damage = [];
	records = /* @__PURE__ */ new Map();
	duplicates = [];
	warcinfos = [];
	/** What the run says of itself. */
	run = new RunNotes();
	/** Records that stand where no capture puts one, and why. */
	#strays = [];
	vantage = new VantageFacts();
	/** Revisits whose bodies are not in these files. */
	#borrowed = new BorrowedBodies();
	/** Responses to questions that are no looks, and those of them that are looks by another name. */
	#aside = [];
	#renamed = null;
	#locate;
	#alone = /* @__PURE__ */ new Map();
	#facts = /* @__PURE__ */ new Map();
	#requests = /* @__PURE__ */ new Map();
	#metadata = /* @__PURE__ */ new Map();
	#failures = /* @__PURE__ */ new Map();
	#last = /* @__PURE__ */ new Map();
	constructor(locate, limits) {
		this.#locate = locate;
		this.#limits = limits;
	}
	/** Reads one file whole; what is wrong with it is kept as damage. */
	async readFile(file) {
		const source = await this.#locate(file);
		if (!source) {
			this.damage.push({
				file,
				message: `${file} is missing`
			});
			return;
		}
		const { sizeBytes } = source;
		await source.close();
		const hash = createHash("sha256");
		let records = 0;
		try {
			for await (const member of gzipMembers(this.#warc(file), 0, (bytes) => hash.update(bytes))) {
				records++;
				await this.#take(await readRecord(member, file));
			}
			this.files.set(file, {
				file,
				sizeBytes,
				sha256: hash.digest("hex"),
				records
			});
		} catch (error) {
			this.damage.push({
				file,
				message: explain(error, file)
			});
		}
	}
	/** Takes one record that is handed over by itself. */
	async readMember(bytes, name) {
		try {
			const record = await readRecord(soleMember(bytes, name), name);
			if (record.id !== name) throw new FormatError("it is another record", name, 0);
			this.#alone.set(name, bytes);
			await this.#take(record);
		} catch (error) {
			this.damage.push({
				file: name,
				message: explain(error, name)
			});
		}
	}
	/** Looks for the bodies that earlier captures lend; call it when all files are read. */
	async borrow(startedAtMs, lend) {
		const { files } = this;
		const noteBeside = (id) => this.noteBeside(id);
		const settle = (id, facts) => void this.#facts.set(id, facts);
		await this.#borrowed.read({
			startedAtMs,
			limits: this.#limits,
			files,
			noteBeside,
			settle
		}, lend);
		for (const { id, type, field } of this.records.values()) {
			const original = type === "revisit" ? this.records.get(field("WARC-Refers-To") ?? "") : void 0;
			if (original && original.date < startedAtMs) settle(id, { problem: "the response it refers to is from before the capture" });
		}
	}
	/** All looks at pages in the order of the records. */
	looks() {
		const aside = this.#renamed ? [] : [...this.#fetches(this.#aside, isAside)];
		this.#renamed ??= looksByAnotherName(aside, this.#fetches(this.records.keys(), (pass) => !isAside(pass)));
		return this.#fetches(this.records.keys(), (pass, id) => !isAside(pass) || this.#renamed.has(id));
	}
	*#fetches(ids, isWanted) {
		for (const id of ids) {
			const found = this.find(id);
			if (found && !("problem" in found) && isWanted(found.pass, id)) yield found;
		}
	}
	/**
	* Responses, requests and time stamps that do not come together to a fetch. A process that was killed leaves the
	* beginning of one, at the very end of a file that is not the last.
	*/
	*fragments() {
		yield* this.#strays.map((stray) => ({
			...stray,
			isTorn: false,
			isStray: true
		}));
		const last = [...this.files.keys()].at(-1);
		for (const [id, { type, file }] of this.records) {
			const message = this.#fragment(id, type);
			const isTorn = file !== last && this.#last.get(file) === id && this.#isBegun(id, type);
			if (message !== null) yield {
				id,
				message,
				isTorn,
				isStray: false
			};
		}
	}
	/** What an interruption leaves of a fetch: its request, or its request and its answer, which are written first. */
	#isBegun(id, type) {
		return type === "request" || (type === "response" || type === "revisit") && this.#requests.has(id) && !this.#metadata.has(id);
	}
	#fragment(id, type) {
		if (type === "response" || type === "revisit") {
			const found = this.find(id);
			return found && "problem" in found ? found.problem : null;
		}
		const beside = this.records.get(id)?.field("WARC-Concurrent-To") ?? null;
		if (type !== "request" && type !== "metadata" || beside === null) return null;
		return this.#facts.has(beside) ? null : `the response ${beside} beside which it stands is not there`;
	}
	/** The fetch whose response, revisit or (without one) metadata record has this id. */
	find(id) {
		const record = this.records.get(id);
		const failure = this.#failures.get(id);
		if (record && failure) return failedLook(record, failure.fields);
		const facts = this.#facts.get(id);
		if (!record || !facts) return null;
		if ("problem" in facts) return {
			...record,
			problem: facts.problem
		};
		return this.#lookOf(record, facts);
	}
	/** What the run noted beside a response. */
	noteBeside(id) {
		return this.#metadata.get(id)?.fields ?? {};
	}
	/** All records of the files once more, one at a time, with their blocks; then the responses that lent bodies. */
	async *again() {
		for (const file of this.files.keys()) for await (const member of gzipMembers(this.#warc(file))) yield await readRecord(member, file);
		yield* this.#borrowed.again();
	}
	#lookOf(record, facts) {
		const metadata = this.#metadata.get(record.id);
		const request = this.#requests.get(record.id) ?? null;
		const [sentAt, firstByteAt, lastByteAt] = [
			"sentAt",
			"firstByteAt",
			"lastByteAt"
		].map((name) => Date.parse(metadata?.fields[name] ?? ""));
		if (!metadata || !(sentAt <= firstByteAt && firstByteAt <= lastByteAt)) return {
			...record,
			problem: "no metadata record gives its three times in order"
		};
		if (!request) return {
			...record,
			problem: "no request record stands beside it"
		};
		if (record.type === "revisit" && "request" in metadata.fields) return {
			...record,
			problem: "a request that is more than a GET is answered by no revisit"
		};
		if (sentAt !== record.date) return {
			...record,
			problem: "its date is not the time of its sending"
		};
		return {
			...placeOf$1(record, metadata.fields),
			pass: metadata.fields["pass"] ?? "",
			sentAt,
			firstByteAt,
			lastByteAt,
			request,
			condition: conditionOf(request.bytes),
			metadata: metadata.id,
			shown: facts.shown,
			borrowed: this.#borrowed.of(record.id)
		};
	}
	async #take(record) {
		const { block, pieces: _, ...head } = record;
		if (this.records.has(record.id)) this.duplicates.push(record.id);
		this.records.set(record.id, head);
		this.vantage.takeServer(record);
		if (record.type === "response") this.#facts.set(record.id, await responseFacts(record, this.#limits));
		if (record.type === "revisit") this.#facts.set(record.id, await this.#revisit(record));
		if (record.type === "warcinfo") this.warcinfos.push(warcFields(block));
		const beside = record.field("WARC-Concurrent-To");
		if (record.type === "request") this.#takeRequest(head, beside, block);
		if (record.type === "metadata") this.#takeMetadata(head, beside, warcFields(block));
		const odd = this.run.views.take(record);
		if (odd !== null) this.#stray(record.id, odd);
		this.#last.set(record.file, record.id);
	}
	#takeRequest({ id }, beside, bytes) {
		if (beside === null) return this.#stray(id, "a request that stands beside nothing");
		if (this.#requests.has(beside)) this.#stray(id, `a second request beside ${beside}`);
		else this.#requests.set(beside, {
			id,
			bytes
		});
	}
	#takeMetadata(head, beside, fields) {
		this.vantage.takeConnection(head, fields["connection"]);
		const { pass = "" } = fields;
		if (isAside(pass) && beside !== null) this.#aside.push(beside);
		if ((beside !== null || "outcome" in fields) && !isAside(pass)) this.run.noteLook();
		if (beside !== null) {
			if (this.#metadata.has(beside)) this.#stray(head.id, `a second metadata record beside ${beside}`);
			else this.#metadata.set(beside, {
				id: head.id,
				fields
			});
		} else if ("outcome" in fields) this.#failures.set(head.id, {
			record: head,
			fields
		});
		else if (head.target?.startsWith("urn:isochron:capture:")) this.#takeNote(head, fields);
		else this.#stray(head.id, "a metadata record that tells of no fetch and is no note of the run");
	}
	#takeNote({ id, file }, fields) {
		for (const what of this.run.take(fields, this.records.size)) this.damage.push({
			file,
			message: `the run's own record ${id} names no ${what} that can be read`
		});
	}
	#stray(id, message) {
		this.#strays.push({
			id,
			message
		});
	}
	async #revisit(record) {
		const id = record.field("WARC-Refers-To");
		const original = id === null ? void 0 : this.#facts.get(id);
		const head = id === null ? void 0 : this.records.get(id);
		if (id !== null && !head) this.#borrowed.defer(record);
		if (!original || !head || head.type !== "response") return { problem: "the response it refers to is not in the files before it" };
		if ("problem" in original) return { problem: `the response it refers to is false: ${original.problem}` };
		if (head.target !== record.target || "request" in this.noteBeside(head.id)) return { problem: "it refers to a response of another page" };
		if (original.shown.kind !== "state") return { problem: "the response it refers to shows no state of the page" };
		return revisitFacts$1(record, original, {
			limits: this.#limits,
			reread: () => this.#rawResponse(head)
		});
	}
	async #rawResponse({ file, offset }) {
		const alone = this.#alone.get(file);
		const members = alone ? [soleMember(alone, file)] : gzipMembers(this.#warc(file), offset);
		for await (const member of members) {
			const { block, pieces } = await readRecord(member, file);
			return {
				first: block,
				pieces
			};
		}
		return {
			first: Buffer.alloc(0),
			pieces: null
		};
	}
	#warc(file) {
		return {
			name: file,
			open: () => this.#locate(file)
		};
	}
};
//#endregion
//#region src/verify/account.ts
/** Nothing is said of what is false or cannot be read. */
var NO_ACCOUNT = {
	recomputed: [],
	onTrust: []
};
/** The account of a statement that was found true. */
function accountOf(checked) {
	if (checked.lines.all.length > 0) return NO_ACCOUNT;
	return {
		recomputed: [
			read$1(checked),
			...bodies(checked),
			...renderings(checked),
			...links(checked),
			...sealed(checked)
		],
		onTrust: [
			...untold(checked),
			...clock(checked),
			...servers(checked),
			...leftOut(checked),
			...shown(checked),
			words(checked)
		]
	};
}
function read$1({ figures: { records, warcs, bytes, pages }, isExtract }) {
	return `${records} records ${warcs === 0 ? "of the extract" : `in ${counted$1(warcs, "WARC file")}`} (${bytes} bytes): every ${isExtract ? `digest, time, interval and verdict of ${pages === 1 ? "its page" : `its ${pages} pages`}, and the way to the signed root` : "digest, time, interval, verdict and count, and the root over all pages"}.`;
}
function bodies({ figures: { sharp, bodies: held } }) {
	if (sharp === 0) return [];
	return [`Of the sharp pages ${held.both} are held with both bodies, ${held.secondByDigest} with the first body, and the second's head and digest, ${held.firstBorrowed} with the body in an earlier capture's file, and both heads and digests.`];
}
function links({ denominator }) {
	if (!denominator.isChecked) return [];
	const { documents, trapped } = denominator;
	const kept = trapped === 0 ? "" : `; ${trapped} a rule against traps kept out, as it must`;
	return [`${counted$1(denominator.links, "link")} in ${counted$1(documents, "document")}, each judged by the scope and the rules on record${kept}.`];
}
function renderings({ figures: { rendered }, isExtract }) {
	if (rendered.documents === 0 || isExtract) return [];
	return [`${counted$1(rendered.documents, "document")} shown in a browser: what each asked for is listed, and ${rendered.sharp} can be sharp with all of it.`];
}
/** What a browser did, nobody recomputes here; `verify --render` shows the pages again. */
function shown({ figures: { rendered }, denominator }) {
	if (rendered.documents === 0) return [];
	const found = denominator.isChecked ? denominator.shownOnTrust : 0;
	return [`The closedness of ${counted$1(rendered.documents, "rendering")} is the maker's word, and so are their texts, and that no request was hidden.`, ...found === 0 ? [] : [`That ${counted$1(found, "page")} were named by what a browser showed.`]];
}
function sealed({ lines: { sealsChecked } }) {
	return sealsChecked.length === 0 ? [] : [`The seals from outside: ${sealsChecked.join(", ")}.`];
}
/** What agrees with itself may be made up all the same. */
function untold({ figures: { bodies: held, removed } }) {
	return [
		"That the capture took place and the servers answered so: all records are the maker's to write.",
		...held.secondByDigest === 0 ? [] : [`The second bodies of ${counted$1(held.secondByDigest, "sharp page")}: compared when they came, held by digest.`],
		...held.firstBorrowed === 0 ? [] : [`Both bodies of ${counted$1(held.firstBorrowed, "sharp page")}: compared when they came, held by digest; the earlier body with this digest is there.`],
		...removed === 0 ? [] : [`${counted$1(removed, "page")} whose records were removed by order: as signed, and counted nowhere.`]
	];
}
function clock({ lines: { stampsAt }, isExtract, head }) {
	const { start, end } = stampsAt;
	if (start !== null && end !== null) return ["The machine's clock between the two time stamps."];
	const bound = start === null && end === null ? "no time stamp bounds it" : "one time stamp bounds it on one side";
	const isApart = head.clock?.datesApartMs !== void 0;
	return [`The machine's clock: ${bound}${isExtract && !isApart ? "" : isApart ? ", and every server's Date contradicts it" : ", servers' dates at most to a day"}.`];
}
function servers({ figures: { attested }, isExtract }) {
	if (attested === 0) return [];
	const test = isExtract ? ", and the test of their trust" : "";
	return [`The servers' own words (304, Last-Modified) for ${counted$1(attested, "attested page")}${test}.`];
}
function leftOut({ denominator, head, figures, isExtract }) {
	if (isExtract) return ["The other pages of the certificate, its WARC files as a whole, and looks that are not listed."];
	if (!denominator.isChecked) return [`That no linked page was left out: cannot be checked, as ${denominator.why}.`];
	const { partsOnTrust } = denominator;
	const where = figures.rendered.documents === 0 ? "" : " in documents that were not shown in a browser";
	return [`The scope as it is on record (${head.scope}), and the settings; what nobody links to, what lists of URLs name, and what scripts would load${where}.`, ...partsOnTrust === 0 ? [] : [`That ${counted$1(partsOnTrust, "page")} with links are mere parts of others.`]];
}
function words({ head: { vantage } }) {
	return `The maker's words: reasons, kinds, notes, software, ${vantage.operator ? `operator (${vantage.operator}), ` : ""}who keeps the clock.`;
}
function counted$1(count, what) {
	return `${count} ${what}${count === 1 ? "" : "s"}`;
}
//#endregion
//#region src/verify/verification.ts
/** Checks the key against the one that must have signed, and says what is known of it. */
function keyStanding(key, { expectedKey, archiveKey }, onOther) {
	if (expectedKey !== void 0) {
		if (key !== fingerprintOf(expectedKey)) onOther();
		return "given";
	}
	return archiveKey !== void 0 && key === fingerprintOf(archiveKey) ? "archive" : "unknown";
}
/** The end of a verification of something that cannot even be read. */
function unreadable(lines) {
	return {
		ok: false,
		findings: lines.all,
		notes: [],
		attestations: [],
		key: null,
		keyIs: "unknown",
		...NO_ACCOUNT,
		figures: null,
		denominator: {
			isChecked: false,
			why: "it cannot be read"
		}
	};
}
/** Where in the document an issue lies, as people write it. */
function pathText({ path }) {
	return path.map((step) => typeof step === "number" ? `[${step}]` : `.${String(step)}`).join("").replace(/^\./, "");
}
//#endregion
//#region src/verify/testimony/byte-run.ts
/** A buffer that grows. */
var ByteRun = class {
	#bytes = Buffer.alloc(4096);
	#length = 0;
	get length() {
		return this.#length;
	}
	/** Whether there is nothing but white space in it. */
	get isBlank() {
		return this.bytes().every((byte) => byte === 32 || byte >= 9 && byte <= 13);
	}
	push(byte) {
		if (this.#length === this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes, Buffer.alloc(this.#bytes.length)]);
		this.#bytes[this.#length++] = byte;
	}
	/** From an offset on; only until more come. */
	bytes(from = 0) {
		return this.#bytes.subarray(from, this.#length);
	}
	clear() {
		this.#length = 0;
	}
};
//#endregion
//#region src/verify/testimony/long-document.ts
/** The same of a document that was read whole. */
function wholeDocument(raw) {
	const { versions, ...head } = raw;
	return Array.isArray(versions) ? {
		head,
		versions: () => versions
	} : null;
}
/** More than the head of any testimony needs, and than any version of one. */
var MOST_HEAD_BYTES = 67108864;
var MOST_VERSION_BYTES = 1048576;
/** Reads a long one; `null` when it is something else, which must then be read whole. */
async function longDocument(read) {
	const splitter = new Splitter();
	for await (const piece of read()) {
		for (const _ of splitter.take(piece));
		if (splitter.head.length > MOST_HEAD_BYTES || splitter.problem !== null) return null;
	}
	const head = strictJsonObject(splitter.head.bytes());
	if (head?.["format"] !== "isochron-testimony/1" || !Array.isArray(head["versions"])) return null;
	const { versions: _, ...rest } = head;
	return {
		head: rest,
		versions: () => versionsIn(read)
	};
}
async function* versionsIn(read) {
	const splitter = new Splitter();
	for await (const piece of read()) for (const text of splitter.take(piece)) {
		const version = strictJson(Buffer.concat([
			OPENING,
			text,
			CLOSING
		]));
		if (!version.ok) return yield new Error(version.problem);
		const [[value, ...more]] = version.value;
		if (value === void 0 || more.length > 0) return yield /* @__PURE__ */ new Error("it is not JSON");
		yield value;
	}
	if (splitter.problem !== null) yield new Error(splitter.problem);
}
var [OPENING, CLOSING] = [Buffer.from("[["), Buffer.from("]]")];
var [QUOTE, BACKSLASH, COMMA, COLON] = [
	34,
	92,
	44,
	58
];
var [OPEN_OBJECT, CLOSE_OBJECT, OPEN_ARRAY, CLOSE_ARRAY] = [
	123,
	125,
	91,
	93
];
/** Cuts a document into its head, with an empty list in the place of the versions, and the text of each version. */
var Splitter = class {
	head = new ByteRun();
	problem = null;
	#version = new ByteRun();
	#name = "";
	#nameFrom = 0;
	#depth = 0;
	#isText = false;
	#isEscaped = false;
	/** Between the brackets of `versions`, and whether a comma stands before what comes. */
	#isInside = false;
	#isAwaited = false;
	/** Takes the next bytes; gives the versions that end in them. */
	*take(piece) {
		for (const byte of piece) {
			if (this.#step(byte)) yield* this.#taken();
			if (this.#version.length > MOST_VERSION_BYTES) this.problem = "a version is longer than any";
			if (this.problem !== null) return;
		}
	}
	/** Goes over one byte; whether a version ends with it. */
	#step(byte) {
		if (this.#isInside && !this.#isText && this.#depth === 2 && (byte === COMMA || byte === CLOSE_ARRAY)) {
			this.#isAwaited = byte === COMMA || this.#isAwaited && this.#version.isBlank;
			if (byte === CLOSE_ARRAY) this.#leave();
			return true;
		}
		(this.#isInside ? this.#version : this.head).push(byte);
		if (this.#isText) this.#goOnText(byte);
		else this.#structure(byte);
		return false;
	}
	/** The version that ended: of an empty list there is none, and a comma with nothing behind it is no JSON. */
	*#taken() {
		const { isBlank } = this.#version;
		if (!isBlank) yield this.#version.bytes();
		this.#version.clear();
		if (isBlank && this.#isAwaited) this.problem = "it is not JSON: a version is missing in the list";
	}
	#leave() {
		this.#isInside = false;
		this.#depth--;
		this.head.push(CLOSE_ARRAY);
	}
	#goOnText(byte) {
		if (this.#isEscaped) this.#isEscaped = false;
		else if (byte === BACKSLASH) this.#isEscaped = true;
		else if (byte === QUOTE) this.#isText = false;
	}
	#structure(byte) {
		if (byte === QUOTE) {
			this.#isText = true;
			if (this.#depth === 1) this.#nameFrom = this.head.length - 1;
		} else if (byte === COLON && this.#depth === 1) this.#name = nameIn(this.head.bytes(this.#nameFrom));
		else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
			this.#depth++;
			this.#isInside ||= byte === OPEN_ARRAY && this.#depth === 2 && this.#name === "versions";
		} else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.#depth--;
	}
};
/** The name before a colon, its escapes undone; nothing where it is none. */
function nameIn(text) {
	const read = strictJson(text.subarray(0, text.lastIndexOf(COLON)));
	return read.ok && typeof read.value === "string" ? read.value : "";
}
//#endregion
//#region src/verify/testimony/check-times.ts
/** Goes over all versions once; of each page and its visitors it keeps the times. */
var ToldTimes = class {
	#testimony;
	#lines;
	#end;
	#times = /* @__PURE__ */ new Map();
	#pages = /* @__PURE__ */ new Set();
	#versions = 0;
	#answers = 0;
	#converted = 0;
	constructor(testimony, lines) {
		const errors = (testimony.clock?.runs ?? []).map((run) => run.errorMs);
		this.#testimony = testimony;
		this.#lines = lines;
		this.#end = Date.parse(testimony.finishedAt) + Math.max(0, ...errors);
	}
	/** Takes the next version. */
	take(version, line) {
		const [from, to] = [Date.parse(version.from), Date.parse(version.to)];
		if (from > to) this.#lines.add(`${line}.from`, "it ends before it begins");
		if (to > this.#end) this.#lines.add(`${line}.to`, "it ends after the testimony was finished");
		checkTier(version, this.#testimony.tier, line, this.#lines);
		const key = JSON.stringify([version.url, version.variant ?? null]);
		const placed = {
			from,
			to,
			place: this.#versions++,
			isCurrent: version.isCurrent === true
		};
		const own = this.#times.get(key);
		if (own) own.push(placed);
		else this.#times.set(key, [placed]);
		this.#pages.add(version.url);
		this.#answers += version.count ?? 0;
		if (version.conversion !== null) this.#converted++;
	}
	/** What follows from all of them: spans that are apart, and counts. */
	finish() {
		for (const own of this.#times.values()) checkApart(own, this.#lines);
		const { counts, tier } = this.#testimony;
		const lines = this.#lines;
		lines.expect("counts.pages", counts.pages, this.#pages.size, "the number of pages is");
		lines.expect("counts.versions", counts.versions, this.#versions, "the number of versions is");
		const answers = tier === "served" ? this.#answers : void 0;
		lines.expect("counts.answers", counts.answers, answers, "the number of answers counted is");
	}
	/** What the versions come to. */
	figures() {
		let [from, to] = [Infinity, -Infinity];
		for (const own of this.#times.values()) for (const one of own) [from, to] = [Math.min(from, one.from), Math.max(to, one.to)];
		const iso = (at) => Number.isFinite(at) ? new Date(at).toISOString() : null;
		return {
			versions: this.#versions,
			converted: this.#converted,
			from: iso(from),
			to: iso(to)
		};
	}
};
function checkTier(version, tier, line, lines) {
	const isServed = tier === "served";
	if (isServed && version.count === void 0) lines.add(`${line}.count`, "answers are counted where they were served");
	if (!isServed && version.count !== void 0) lines.add(`${line}.count`, "a source counts no answers");
	if (isServed && version.isCurrent) lines.add(`${line}.isCurrent`, "only a source says so");
	if (!isServed && version.variant !== void 0) lines.add(`${line}.variant`, "a source knows no visitors");
}
/** No instant of a page and its visitors is told twice, and what is current is the last that is told of its page. */
function checkApart(own, lines) {
	const inOrder = own.toSorted((a, b) => a.from - b.from);
	for (const [n, other] of inOrder.entries()) {
		const one = inOrder[n - 1];
		if (one === void 0) continue;
		if (one.to >= other.from) lines.add(`versions[${other.place}].from`, `it overlaps with versions[${one.place}], of the same page`);
		if (one.isCurrent) lines.add(`versions[${one.place}].isCurrent`, `versions[${other.place}] replaced it, of the same page`);
	}
}
//#endregion
//#region src/verify/testimony/check-told-records.ts
/** Compares the head with the warcinfo records, the run's course and its clocks. */
function checkToldHead(testimony, evidence, lines) {
	for (const info of evidence.warcinfos) checkCapture(testimony, info, lines);
	if (evidence.warcinfos.length < evidence.files.size) lines.add("warcs", "a WARC file does not say of which capture it is");
	const writtenBy = evidence.warcinfos[0]?.["software"];
	lines.expect("software", testimony.software, writtenBy, "the WARC files were written by");
	const said = Object(testimony.settings["testimony"]);
	for (const name of ["tier", "by"]) lines.expect(name, testimony[name], textOf(said[name]), `${name}, as the settings on record say, is`);
	checkEnd(testimony, evidence, lines);
	checkClocks(testimony, evidence, lines);
	const words = TESTIMONY_WORDS[testimony.tier];
	if (testimony.statement !== words.statement) lines.add("statement", "it is not the statement of this format and tier, and nothing else is told");
	if (canonicalJson(testimony.cannotProve) !== canonicalJson(words.cannotProve)) lines.add("cannotProve", "it is not the list of what a testimony of this tier cannot prove");
}
function textOf(value) {
	return typeof value === "string" ? value : null;
}
/** When it was finished, as its own record says; without that record it is not finished. */
function checkEnd({ finishedAt, startedAt }, { run }, lines) {
	const said = run.changes.map((fields) => strictJsonObject(fields["isochron-change"] ?? "") ?? {}).findLast((change) => typeof change["finishedAt"] === "number")?.["finishedAt"];
	lines.expect("finishedAt", Date.parse(finishedAt), Number(said ?? NaN), "finishedAt, as recorded, is");
	if (startedAt > finishedAt) lines.add("finishedAt", "it ended before it began");
}
/** No server's Date bears on these clocks: what follows from bounds, uptimes and files alone. */
function checkClocks({ clock }, { run }, lines) {
	const { lists, problems } = run.clocks;
	for (const problem of problems) lines.add("clock.runs", problem);
	const last = lists.at(-1);
	if (!last || !clock) {
		if (last || clock) lines.add("clock", last ? "records tell of clocks, and it is missing" : "no record tells of it");
		return;
	}
	checkRunsOnRecord(clock.runs, last, demandedClocks(last.runs, [], null), lines);
}
/** Every record has its place; what a killed process left is counted, and passed over. */
function checkToldPlaces(found, lines) {
	const { evidence, removals } = found;
	for (const { id, message, beside } of evidence.strays) if (beside === null || !removals.has(beside)) lines.add("warcs", `the record ${id}: ${message}`);
	const told = new Set(evidence.spans.flatMap(({ content }) => content));
	let [torn, untold] = [0, 0];
	for (const content of evidence.contents.values()) {
		const isWhole = evidence.notes.has(content.id);
		if (!isWhole && isTorn(content, evidence)) torn++;
		else if (!isWhole && removals.isEmpty) lines.add("warcs", `no record stands beside the content ${content.id} of ${content.target ?? "nothing"}`);
		else if (!told.has(content.id)) untold++;
	}
	const unheard = evidence.spans.filter(({ at, seq }) => evidence.run.isVoid(at, seq)).length;
	note(torn, "contents torn off at the end of a file, as a killed process leaves them", lines);
	note(untold, "contents are on record of which nothing is told", lines);
	note(unheard, "records of spans that a killed process wrote and nobody acknowledged, and no version lists", lines);
}
/** A process that was killed leaves a content without its metadata at the very end of a file that is not the last. */
function isTorn({ id, file }, { files, last }) {
	return file !== [...files.keys()].at(-1) && last.get(file) === id;
}
function note(count, what, lines) {
	if (count > 0) lines.notes.push(`${count} ${what}`);
}
//#endregion
//#region src/verify/testimony/check-versions.ts
/** Checks what is listed by its records, in their order, and at the end that every record in force is listed. */
var ListedVersions = class {
	#tier;
	#found;
	#lines;
	#inForce;
	#places;
	#listed = /* @__PURE__ */ new Set();
	#before = -1;
	/** Versions that can no longer be recomputed. */
	removed = 0;
	constructor(tier, found, lines) {
		const { run, spans } = found.evidence;
		this.#tier = tier;
		this.#found = found;
		this.#lines = lines;
		this.#inForce = spans.filter(({ at, seq }) => !run.isVoid(at, seq));
		this.#places = new Map(this.#inForce.map(({ id }, place) => [id, place]));
	}
	/** Takes the next version. */
	take(version, line) {
		const { id } = version.told;
		this.#listed.add(id);
		if (isConcerned(version, this.#found)) return void this.removed++;
		const place = this.#places.get(id);
		if (place === void 0) return this.#lines.add(`${line}.told`, `the files hold no record in force with the id ${id}`);
		if (place <= this.#before) this.#lines.add(`${line}.told`, "versions are not in the order of their records");
		this.#before = place;
		checkSpan(version, this.#inForce[place], {
			tier: this.#tier,
			line
		}, this.#lines);
		checkContent(version, this.#found.evidence, line, this.#lines);
	}
	/** Nothing that is told may be kept back. */
	finish() {
		for (const { id, url } of this.#inForce) if (!this.#listed.has(id)) this.#lines.add("versions", `the record ${id} tells of ${url}, and no version lists it`);
	}
};
/** Whether a record of a version, or the bytes that one of them refers to, were removed by order. */
function isConcerned({ records, told }, { evidence, removals }) {
	if (removals.isEmpty) return false;
	const refersTo = evidence.contents.get(records[0].id)?.refersTo ?? null;
	return [
		told.id,
		refersTo,
		...records.map(({ id }) => id)
	].some((id) => id !== null && removals.has(id));
}
function checkSpan(version, span, { tier, line }, lines) {
	const said = (name) => `${name}, as recorded, is`;
	lines.expect(`${line}.url`, version.url, span.url, said("the page"));
	lines.expect(`${line}.told`, tier, span.tier, "the tier of the record is");
	lines.expect(`${line}.from`, version.from, span.from, said("the first instant"));
	lines.expect(`${line}.to`, version.to, span.to, said("the last instant"));
	lines.expect(`${line}.count`, version.count ?? null, span.count, said("the count of answers"));
	lines.expect(`${line}.isCurrent`, version.isCurrent ?? false, span.isCurrent, said("being current"));
	lines.expect(`${line}.variant`, version.variant ?? null, span.variant, said("the variant"));
	const ids = version.records.map(({ id }) => id).join(" ");
	lines.expect(`${line}.records`, ids, span.content.join(" "), "the content, as recorded, is in");
	noteMisplaced(version.told, span, lines);
}
var IDENTITY = [
	"status",
	"location",
	"contentType",
	"contentDigest",
	"payloadDigest"
];
function checkContent(version, evidence, line, lines) {
	const [listed, listedNote] = version.records;
	const content = evidence.contents.get(listed.id);
	const note = evidence.notes.get(listed.id);
	if (!content) return lines.add(`${line}.records[0]`, `the files hold no content with the id ${listed.id}`);
	if (!note) return lines.add(`${line}.records[1]`, "no record stands beside the content");
	lines.expect(`${line}.records[0].type`, listed.type, content.type, "the record's type is");
	lines.expect(`${line}.records[1].id`, listedNote.id, note.id, "the record beside the content is");
	lines.expect(`${line}.url`, version.url, content.target, "the content is of");
	lines.expect(`${line}.url`, version.url, note.target, "the record beside the content is of");
	noteMisplaced(listed, content, lines);
	noteMisplaced(listedNote, note, lines);
	const { facts } = content;
	if ("problem" in facts) lines.add(`${line}.records[0]`, facts.problem);
	else for (const name of IDENTITY) lines.expect(`${line}.${name}`, version[name], facts[name], `${name} of the content is`);
	const { conversion = null, leftOut = null } = note.fields;
	lines.expect(`${line}.origin`, version.origin, note.fields["isochron-content"], "the origin on record is");
	lines.expect(`${line}.conversion`, version.conversion, conversion, "the conversion on record is");
	lines.expect(`${line}.leftOut`, version.leftOut ?? null, leftOut, "what was left out, as recorded, is");
}
/** `file` and `offset` are hints. */
function noteMisplaced(hint, is, lines) {
	if (hint.file !== is.file || hint.offset !== is.offset) lines.misplaced++;
}
//#endregion
//#region src/verify/testimony/testimony-account.ts
/** The account of a testimony that says what its records say. */
function testimonyAccount(figures, lines) {
	if (lines.all.length > 0) return NO_ACCOUNT;
	const { records, warcs, bytes } = figures;
	const seals = lines.sealsChecked;
	return {
		recomputed: [`${records} records in ${counted(warcs, "WARC file")} (${bytes} bytes): every content's digest, status, type and Location, that every span on record is listed as it was told, that none overlap, every count, and the root over all versions.`, ...seals.length === 0 ? [] : [`The seals from outside: ${seals.join(", ")}.`]],
		onTrust: [
			"That what is told is so: whoever holds the key, or had the source or the recorder in hand, can tell anything.",
			...figures.tier === "source" ? ofSource(figures) : ofServed(figures),
			"What was there when nothing is told: a gap is no 404.",
			clockOf(lines),
			...figures.removed === 0 ? [] : [`${counted(figures.removed, "version")} whose records were removed by order: as signed.`],
			`The teller's words: where it comes from (${figures.by}), origins, notes, software.`
		]
	};
}
function ofSource({ converted }) {
	return ["That it was published, and the source's own dates: what changed in a source is not thereby what a server gave out.", ...converted === 0 ? [] : [`That the site made the same of it: ${counted(converted, "version")} were made by a conversion.`]];
}
function ofServed({ answers }) {
	return [`The recorder's count of ${counted(answers ?? 0, "answer")}, that they were equal, and that it saw no other between them.`, "What caches before the recorder answered, and what was left out of heads."];
}
function clockOf({ stampsAt: { end } }) {
	return end === null ? "The clocks that told it: no time stamp bounds them." : "The clocks that told it, save that the testimony existed by the time stamp.";
}
function counted(count, what) {
	return `${count} ${what}${count === 1 ? "" : "s"}`;
}
//#endregion
//#region src/verify/testimony/testimony-shape.ts
/** A few paragraphs at most. */
var Words = string().max(65536);
var Place = {
	id: RecordId,
	file: FileName,
	offset: Count
};
/** One version. */
var VersionShape = looseObject({
	url: string().max(16384),
	variant: string().max(1024).optional(),
	from: Iso,
	to: Iso,
	isCurrent: literal(true).optional(),
	count: number().int().positive().optional(),
	status: number().int(),
	location: string().nullable(),
	contentType: string().nullable(),
	contentDigest: DigestText,
	payloadDigest: DigestText,
	origin: Words,
	conversion: Words.nullable(),
	leftOut: Words.optional(),
	records: tuple([looseObject({
		...Place,
		type: _enum([
			"resource",
			"response",
			"revisit"
		])
	}), looseObject({
		...Place,
		type: literal("metadata")
	})]),
	told: looseObject(Place)
});
/** A testimony without its versions. */
var TestimonyShape = looseObject({
	format: literal("isochron-testimony/1"),
	site: string(),
	capture: string(),
	tier: _enum(["source", "served"]),
	by: Words,
	startedAt: Iso,
	finishedAt: Iso,
	statement: string(),
	cannotProve: array(string()),
	seeds: array(string()),
	settings: record(string(), unknown()),
	software: string(),
	clock: looseObject({ runs: array(RunShape$1).min(1) }).optional(),
	counts: looseObject({
		pages: Count,
		versions: Count,
		answers: Count.optional()
	}),
	notes: array(string()),
	warcs: array(looseObject({
		file: FileName,
		sha256: Hash,
		sizeBytes: Count,
		records: Count
	})),
	merkle: looseObject({
		algorithm: literal("rfc6962-sha256"),
		leaves: Count,
		root: Hash
	}),
	signature: SignatureShape
});
//#endregion
//#region src/verify/testimony/told-content.ts
/** Reads a content that is held whole. */
async function contentFacts(record, limits) {
	if (record.field("WARC-Truncated") !== null) return { problem: "it is cut" };
	const facts = record.type === "resource" ? await resourceFacts(record) : await answerFacts(record, limits);
	if ("problem" in facts) return facts;
	const declared = record.field("WARC-Payload-Digest");
	if (declared !== null && declared !== facts.payloadDigest) return { problem: "its payload is not what its WARC-Payload-Digest says" };
	return facts;
}
/** Bytes that came from no server: as if they were answered with 200. */
async function resourceFacts(record) {
	const { digest, bytes } = await digestOf(record);
	return {
		status: 200,
		location: null,
		contentType: record.field("Content-Type"),
		contentDigest: digest,
		payloadDigest: digest,
		payloadBytes: bytes,
		codings: null
	};
}
async function digestOf({ block, pieces }) {
	if (!pieces) return {
		digest: sha256Digest(block),
		bytes: block.length
	};
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const piece of pieces()) {
		hash.update(piece);
		bytes += piece.length;
	}
	return {
		digest: `sha-256:${hash.digest("hex")}`,
		bytes
	};
}
/** An answer as a recorder saw it; what keeps a robot out is what visitors were given, and counts like any other. */
async function answerFacts({ block, pieces }, limits) {
	const read = await readResponse({
		first: block,
		pieces
	}, limits);
	if (!read.ok) return { problem: "it is no HTTP response" };
	if (!read.complete) return { problem: "it does not end as its framing says" };
	if (!isState(read.status)) return { problem: `status ${read.status} is no state of a page` };
	if (read.kind === "undecodable") return { problem: "its content cannot be decoded" };
	const { payloadDigest, payloadBytes, headers } = read;
	return {
		...read.identity,
		payloadDigest,
		payloadBytes,
		codings: codingsOf(headers)
	};
}
function isState(status) {
	return status >= 200 && status < 400 && status !== 304 || status === 404 || status === 410;
}
/** Reads a revisit: its own head, where the original has one, with the payload of the original. */
async function revisitFacts(record, original, { reread, limits }) {
	if (record.field("WARC-Payload-Digest") !== original.payloadDigest) return { problem: "the content it refers to has another payload" };
	if (original.codings === null) return record.block.length === 0 ? original : { problem: "the content it refers to has no head" };
	const head = parseResponseHead(record.block);
	if (!head.ok || !head.terminated || head.headerEnd !== record.block.length) return { problem: "it is no revisit record with an HTTP head" };
	if (!isState(head.status) || head.isDoubtful || !fits(head, original)) return { problem: "nobody can say that what it tells of was this content, and whole" };
	const codings = codingsOf(head.headers);
	const contentDigest = codings === original.codings ? original.contentDigest : await decodedBy(head.headers, await reread(), limits);
	if (contentDigest === null) return { problem: "its content cannot be decoded" };
	const [location, contentType] = [head.header("location"), head.header("content-type")];
	return {
		...original,
		status: head.status,
		location,
		contentType,
		contentDigest,
		codings
	};
}
/** Whether the head's framing allows a payload of that length. */
function fits({ framing }, { payloadBytes }) {
	if (framing.kind === "none") return payloadBytes === 0;
	return framing.kind !== "length" || framing.bytes === payloadBytes;
}
async function decodedBy(codedBy, original, limits) {
	const read = await readResponse({
		...original,
		codedBy
	}, limits);
	return read.ok && read.kind === "identified" ? read.identity.contentDigest : null;
}
function codingsOf(headers) {
	return headerMembers(headers, "content-encoding").join(",").toLowerCase();
}
//#endregion
//#region src/verify/testimony/told-span.ts
var NUMBER = /^(?:0|[1-9]\d{0,14})$/;
var COUNT = /^[1-9]\d{0,14}$/;
var TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** The span that a record's fields tell of; `null` when they cannot be read as one. */
function spanOf({ id, file, offset, target }, fields, at) {
	const { from = "", to = "", count = null, variant = null } = fields;
	const content = idsIn(fields["content"] ?? "");
	if (content === null || !isWellTold(fields)) return null;
	return {
		id,
		file,
		offset,
		url: target ?? "",
		tier: fields["isochron-told"] ?? "",
		from,
		to,
		count: count === null ? null : Number(count),
		isCurrent: "isCurrent" in fields,
		variant,
		seq: Number(fields["seq"]),
		at,
		content
	};
}
/** Times, numbers and the flag, each in its one form. */
function isWellTold({ from = "", to = "", seq = "", count = "1", isCurrent = "true" }) {
	return isTime(from) && isTime(to) && NUMBER.test(seq) && COUNT.test(count) && isCurrent === "true";
}
function isTime(text) {
	return TIME.test(text) && !Number.isNaN(Date.parse(text));
}
function idsIn(text) {
	const read = strictJson(text);
	if (!read.ok || !Array.isArray(read.value)) return null;
	const ids = read.value.map((one) => Object(one).id);
	return ids.length > 0 && ids.every((id) => typeof id === "string") ? ids : null;
}
//#endregion
//#region src/verify/testimony/told-evidence.ts
/** Contents may be of any length. */
var LONG = /* @__PURE__ */ new Set(["response", "resource"]);
var CONTENTS = /* @__PURE__ */ new Set([
	"response",
	"resource",
	"revisit"
]);
/** Everything that the WARC files of a testimony hold. */
var ToldEvidence = class {
	files = /* @__PURE__ */ new Map();
	/** Files that cannot be read to their end, and records that cannot be read at all. */
	damage = [];
	duplicates = [];
	warcinfos = [];
	/** What the writer says of itself. */
	run = new RunNotes();
	contents = /* @__PURE__ */ new Map();
	/** By the id of the content that they stand beside. */
	notes = /* @__PURE__ */ new Map();
	/** In the order of the files. */
	spans = [];
	/** Records that stand where no testimony puts one, and why. */
	strays = [];
	/** The last record of each file. */
	last = /* @__PURE__ */ new Map();
	#ids = /* @__PURE__ */ new Set();
	#locate;
	#limits;
	constructor(locate, limits) {
		this.#locate = locate;
		this.#limits = limits;
	}
	/** Whether a record with this id is in the files. */
	has(id) {
		return this.#ids.has(id);
	}
	/** Reads one file whole; what is wrong with it is kept as damage. */
	async readFile(file) {
		const source = await this.#locate(file);
		if (!source) return void this.damage.push({
			file,
			message: `${file} is missing`
		});
		const { sizeBytes } = source;
		await source.close();
		const hash = createHash("sha256");
		let records = 0;
		try {
			for await (const member of gzipMembers(this.#warc(file), 0, (bytes) => hash.update(bytes))) {
				records++;
				await this.#take(await readRecord(member, file, LONG));
			}
			this.files.set(file, {
				file,
				sizeBytes,
				sha256: hash.digest("hex"),
				records
			});
		} catch (error) {
			this.damage.push({
				file,
				message: explain(error, file)
			});
		}
	}
	async #take(record) {
		const { id, type, file, offset, target } = record;
		if (this.#ids.has(id)) this.duplicates.push(id);
		this.#ids.add(id);
		this.last.set(file, id);
		if (type === "warcinfo") this.warcinfos.push(warcFields(record.block));
		else if (CONTENTS.has(type)) {
			const facts = await this.#factsOf(record);
			const refersTo = type === "revisit" ? record.field("WARC-Refers-To") : null;
			this.contents.set(id, {
				id,
				type,
				file,
				offset,
				target,
				refersTo,
				facts
			});
		} else if (type === "metadata") this.#takeMetadata(record, warcFields(record.block));
		else this.#stray(id, `a ${type} record is none of a testimony's`);
	}
	#takeMetadata(record, fields) {
		const { id, file, offset, target } = record;
		const beside = record.field("WARC-Concurrent-To");
		if (beside !== null) {
			if (!this.contents.has(beside)) this.#stray(id, `the content ${beside} beside which it stands is not there`, beside);
			else if (this.notes.has(beside)) this.#stray(id, `a second metadata record beside ${beside}`);
			else this.notes.set(beside, {
				id,
				file,
				offset,
				target,
				fields
			});
		} else if ("isochron-told" in fields) this.#takeSpan(record, fields);
		else if (target?.startsWith("urn:isochron:capture:")) for (const what of this.run.take(fields, this.#ids.size)) this.damage.push({
			file,
			message: `the run's own record ${id} names no ${what} that can be read`
		});
		else this.#stray(id, "a metadata record that tells of nothing");
	}
	#takeSpan(record, fields) {
		const span = spanOf(record, fields, this.#ids.size);
		if (span) this.spans.push(span);
		else this.#stray(record.id, "what it tells cannot be read");
	}
	#stray(id, message, beside = null) {
		this.strays.push({
			id,
			message,
			beside
		});
	}
	async #factsOf(record) {
		if (record.type !== "revisit") return contentFacts(record, this.#limits);
		const original = this.contents.get(record.field("WARC-Refers-To") ?? "");
		if (!original || original.type === "revisit" || original.target !== record.target) return { problem: "it refers to no content of the same page in the files before it" };
		const { facts } = original;
		if ("problem" in facts) return { problem: `the content it refers to is false: ${facts.problem}` };
		return revisitFacts(record, facts, {
			limits: this.#limits,
			reread: () => this.#rawResponse(original)
		});
	}
	async #rawResponse({ file, offset }) {
		for await (const member of gzipMembers(this.#warc(file), offset)) {
			const { block, pieces } = await readRecord(member, file, LONG);
			return {
				first: block,
				pieces
			};
		}
		return {
			first: Buffer.alloc(0),
			pieces: null
		};
	}
	#warc(file) {
		return {
			name: file,
			open: () => this.#locate(file)
		};
	}
};
//#endregion
//#region src/verify/testimony/verify-testimony.ts
/** Verifies a testimony by what lies before us. */
async function verifyTestimony(document, { exhibits, ...options }, lines) {
	const testimony = shaped$1(TestimonyShape, document.head, "", lines);
	if (testimony === null) return unreadable(lines);
	const evidence = new ToldEvidence(exhibits.locate, checkContentRules(testimony, lines));
	for (const file of new Set(testimony.warcs.map((warc) => warc.file))) await evidence.readFile(file);
	const removals = await readRemovals(testimony, exhibits.beside, lines);
	const found = {
		evidence,
		removals
	};
	removals.checkNames(testimony.warcs, lines);
	checkFiles(testimony, found, lines);
	checkToldHead(testimony, evidence, lines);
	checkToldPlaces(found, lines);
	const listed = await checkListed(document, testimony, found, lines);
	if (listed === null) return unreadable(lines);
	checkPresent({ finishedAt: testimony.finishedAt }, lines);
	removals.tell({ records: evidence }, lines);
	if (lines.misplaced > 0) lines.notes.push(`${lines.misplaced} records lie elsewhere in the files than the testimony hints`);
	await checkSeals(document, testimony, exhibits, lines);
	const key = fingerprintOf(testimony.signature.publicKey);
	const keyIs = keyStanding(key, options, () => lines.add("signature.publicKey", "the testimony is signed with another key than the one given"));
	return resultOf({
		...figuresOf$2(testimony, evidence),
		...listed
	}, {
		key,
		keyIs
	}, lines);
}
function shaped$1(shape, raw, within, lines) {
	const result = shape.safeParse(raw);
	if (result.success) return result.data;
	for (const issue of result.error.issues.slice(0, 20)) lines.add([within, pathText(issue)].filter(Boolean).join("."), issue.message);
	return null;
}
/** One pass over the versions, as they lie in the file; `null` when one of them cannot be read at all. */
async function checkListed(document, testimony, found, lines) {
	const [listed, times] = [new ListedVersions(testimony.tier, found, lines), new ToldTimes(testimony, lines)];
	const tree = new MerkleTree();
	for await (const raw of document.versions()) {
		const line = `versions[${tree.leaves}]`;
		if (raw instanceof Error) lines.add(line, `it cannot be read: ${raw.message}`);
		const version = raw instanceof Error ? null : shaped$1(VersionShape, raw, line, lines);
		if (version === null) return null;
		tree.add(merkleLeaf(canonicalJson(raw)));
		listed.take(version, line);
		times.take(version, line);
	}
	listed.finish();
	times.finish();
	const { leaves, root } = testimony.merkle;
	lines.expect("merkle.leaves", leaves, tree.leaves, "the number of versions is");
	lines.expect("merkle.root", root, tree.root(), "the Merkle root over the versions is");
	return {
		...times.figures(),
		removed: listed.removed
	};
}
/** The signature over the document as it lies in the file, unknown members included; then the seals from outside. */
async function checkSeals({ head }, testimony, { beside }, lines) {
	const { signature: _, ...signed } = head;
	checkSignature(signed, testimony.signature, lines);
	await checkBeside({
		raw: head,
		head: {
			...testimony,
			timeStamps: null
		},
		beside,
		what: "testimony",
		isExtract: false
	}, lines);
}
function figuresOf$2({ site, tier, by, counts }, evidence) {
	const files = [...evidence.files.values()];
	return {
		site,
		tier,
		by,
		pages: counts.pages,
		answers: counts.answers ?? null,
		records: files.reduce((sum, { records }) => sum + records, 0),
		warcs: files.length,
		bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
	};
}
function resultOf(figures, signed, lines) {
	return {
		ok: lines.all.length === 0,
		findings: lines.all,
		notes: lines.notes,
		attestations: lines.attestations,
		...signed,
		figures: null,
		testimony: figures,
		denominator: {
			isChecked: false,
			why: "a testimony lists what was told, not what is linked"
		},
		...testimonyAccount(figures, lines)
	};
}
//#endregion
//#region src/verify/verify-extract.ts
/** Verifies an extract as it lies in its file or package. */
async function verifyExtract(raw, options, lines) {
	const result = ExtractShape.safeParse(raw);
	if (!result.success) {
		for (const issue of result.error.issues.slice(0, 20)) lines.add(pathText(issue), issue.message);
		return unreadable(lines);
	}
	const evidence = await readRecords(result.data, options, lines);
	for (const info of evidence.warcinfos) checkCapture(result.data.certificate, info, lines);
	checkEntries(result.data, evidence, lines);
	checkBorrowing(result.data.certificate.borrowed !== void 0, result.data.certificate.statement, lines);
	checkProofs(raw, lines);
	checkPresent(result.data.certificate, lines);
	tellDates(result.data.certificate.clock?.datesApartMs ?? null, lines);
	checkWords(result.data.certificate, lines);
	const { beside } = options.exhibits;
	const head = raw["certificate"];
	await checkBeside({
		raw: head,
		head: result.data.certificate,
		beside,
		what: "certificate",
		isExtract: true
	}, lines);
	const key = fingerprintOf(result.data.certificate.signature.publicKey);
	const keyIs = keyStanding(key, options, () => lines.add("certificate.signature.publicKey", "the extract is signed with another key than the one given"));
	const { certificate, entries } = result.data;
	lines.notes.push("an extract: the WARC files as a whole, the other pages, and what was fetched beside these records were not checked");
	if (entries.some(({ page }) => page.verdict === "attested")) lines.notes.push("the host's trust test needs the whole certificate; here it is taken as signed");
	if (certificate.clock?.runs.some(({ errorMs }) => errorMs > 0)) lines.notes.push("how far its clocks may be wrong needs the whole certificate; here it is taken as signed");
	if (entries.some(({ page }) => page.rendering)) lines.notes.push("what browsers made of its documents needs the whole certificate; here it is taken as signed");
	const denominator = {
		isChecked: false,
		why: "an extract holds some pages alone"
	};
	const figures = figuresOf$1(result.data, evidence);
	return {
		ok: lines.all.length === 0,
		findings: lines.all,
		notes: lines.notes,
		attestations: lines.attestations,
		key,
		keyIs,
		denominator,
		figures,
		...accountOf({
			head: certificate,
			figures,
			denominator,
			lines,
			isExtract: true
		})
	};
}
function figuresOf$1({ certificate, entries, records }, evidence) {
	return {
		site: certificate.site,
		asOf: certificate.asOf,
		pages: entries.length,
		...pageFigures(entries.map(({ page }) => page)),
		removed: 0,
		rendered: {
			documents: entries.filter(({ page }) => page.rendering).length,
			sharp: 0
		},
		records: evidence.records.size,
		warcs: evidence.files.size,
		bytes: records.reduce((sum, { member }) => sum + Math.floor(member.length * 3 / 4), 0) + [...evidence.files.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
	};
}
async function readRecords({ certificate, records, borrowed }, { exhibits, warcs }, lines) {
	const evidence = new Evidence(exhibits.locate, checkContentRules(certificate, lines));
	for (const file of warcs) await evidence.readFile(file);
	for (const { id, member } of records) await evidence.readMember(Buffer.from(member, "base64"), id);
	const handed = inMemory("borrowed", borrowed.map(({ member }) => Buffer.from(member, "base64")));
	await evidence.borrow(Date.parse(certificate.startedAt), async (file) => [handed, ...await exhibits.lend(file)]);
	for (const { file, message } of evidence.damage) lines.add(`records ${file}`, message);
	for (const id of evidence.duplicates) lines.add("records", `the record id ${id} stands for two records`);
	return evidence;
}
function checkEntries({ certificate: head, entries }, evidence, lines) {
	const certificate = {
		...head,
		pages: entries.map(({ page }) => page)
	};
	for (const [i, { page }] of entries.entries()) {
		const check = {
			certificate,
			evidence,
			lines,
			page,
			line: `entries[${i}].page`
		};
		const host = URL.canParse(page.url) ? new URL(page.url).host : "";
		const said = head.hosts.find((one) => one.host === host);
		const words = {
			skewUpperMs: said?.skewUpperMs ?? null,
			notModified: said?.notModified !== "distrusted"
		};
		checkUrl(page, check.line, lines);
		checkParts(page, `${check.line}.rendering`, lines);
		checkPage(check, certainLooks(checkLooks(check), head), words);
	}
}
/** On the extract as it lies in the file: members that we do not know are sealed like all others. */
function checkProofs(raw, lines) {
	const { certificate, entries } = raw;
	const { signature, ...head } = certificate;
	for (const [i, { page, proof }] of entries.entries()) lines.expect(`entries[${i}].proof`, head.merkle.root, rootOfProof(merkleLeaf(canonicalJson(page)), proof), "the page and its proof lead to the root");
	checkSignature(head, signature, lines);
}
//#endregion
//#region src/verify/verify-certificate.ts
/** More than any certificate of ours needs. */
var MAX_CERTIFICATE_BYTES = 536870912;
/** Verifies a certificate, extract or testimony file. */
async function verifyCertificate(path, options) {
	const lines = new FalseLines();
	const exhibits = inDirectories(options.root, dirname(path));
	const long = await isLong(path) ? await longDocument(() => createReadStream(path)) : null;
	if (long) return verifyTestimony(long, {
		...options,
		exhibits
	}, lines);
	const raw = await readJson(path, lines);
	if (raw === null) return unreadable(lines);
	return verifyStatement(raw, {
		...options,
		exhibits,
		warcs: []
	}, lines);
}
async function isLong(path) {
	const info = await stat(path).catch(() => null);
	return info !== null && info.size > 67108864;
}
/** Verifies a certificate, an extract or a testimony by what lies before us. */
async function verifyStatement(raw, options, lines) {
	if (raw["format"] === "isochron-extract/1") return verifyExtract(raw, options, lines);
	if (raw["format"] === "isochron-testimony/1") {
		const told = wholeDocument(raw);
		if (told) return verifyTestimony(told, options, lines);
		lines.add("versions", "there is no list of versions");
		return unreadable(lines);
	}
	const certificate = shaped(raw, lines);
	if (certificate === null) return unreadable(lines);
	const evidence = new Evidence(options.exhibits.locate, checkContentRules(certificate, lines));
	for (const file of new Set(certificate.warcs.map((warc) => warc.file))) await evidence.readFile(file);
	await evidence.borrow(Date.parse(certificate.startedAt), options.exhibits.lend);
	const removals = await readRemovals(certificate, options.exhibits.beside, lines);
	removals.checkNames(certificate.warcs, lines);
	const found = {
		evidence,
		removals
	};
	checkFiles(certificate, found, lines);
	checkOrigin(certificate, found, lines);
	checkWayOut(certificate, lines);
	checkProfile(certificate, evidence.run.changes, lines);
	checkClock(certificate, found, lines);
	checkPages(certificate, found, lines);
	checkRenderings(certificate, found, lines);
	const denominator = await checkLinks(certificate, {
		evidence,
		isWhole: removals.isEmpty
	}, lines);
	removals.tell(evidence, lines);
	if (lines.misplaced > 0) lines.notes.push(`${lines.misplaced} records lie elsewhere in the files than the certificate hints`);
	checkCounts$1(certificate, lines);
	checkPresent(certificate, lines);
	checkWords(certificate, lines);
	checkDates(certificate, {
		looks: listedLooks(certificate, found),
		isWhole: removals.isEmpty
	}, lines);
	checkSeal(raw, lines);
	const { pages: _, ...head } = raw;
	const { beside } = options.exhibits;
	await checkBeside({
		raw: head,
		head: certificate,
		beside,
		what: "certificate",
		isExtract: false
	}, lines);
	const key = fingerprintOf(certificate.signature.publicKey);
	const keyIs = keyStanding(key, options, () => lines.add("signature.publicKey", "the certificate is signed with another key than the one given"));
	const figures = figuresOf(certificate, evidence, removals);
	return {
		ok: lines.all.length === 0,
		findings: lines.all,
		notes: lines.notes,
		attestations: lines.attestations,
		key,
		keyIs,
		figures,
		denominator,
		...accountOf({
			head: certificate,
			figures,
			denominator,
			lines,
			isExtract: false
		})
	};
}
/** The looks that pages list, where they can still be recomputed. */
function* listedLooks({ pages }, { evidence, removals }) {
	const shown = pages.filter((page) => !removals.concerns(page));
	const ids = new Set(shown.flatMap(({ records }) => records.map(({ id }) => id)));
	for (const look of evidence.looks()) if (ids.has(look.id)) yield look;
}
async function readJson(path, lines) {
	const { size } = await stat(path).catch((cause) => {
		throw new UsageError("NOT_FOUND", `no certificate at ${path}`, { cause });
	});
	if (size > 536870912) {
		lines.add("", "the file is too large for a certificate");
		return null;
	}
	return readStatement(await readFile(path).catch((cause) => {
		throw unreadableFile(path, cause);
	}), lines);
}
/** A certificate or an extract as it lies in its file; one that could be read in two ways is false. */
function readStatement(bytes, lines) {
	const read = strictJson(bytes);
	if (read.ok) return Object(read.value);
	lines.add("", `the file cannot be read as a certificate: ${read.problem}`);
	return null;
}
function shaped(raw, lines) {
	const result = CertificateShape.safeParse(raw);
	if (result.success) return result.data;
	for (const issue of result.error.issues.slice(0, 20)) lines.add(pathText(issue), issue.message);
	return null;
}
/** What rests on removed records was signed once and can be recomputed no more: it is counted apart. */
function figuresOf({ site, asOf, pages, counts }, evidence, removals) {
	const files = [...evidence.files.values()];
	const shown = pages.filter((page) => !removals.concerns(page));
	return {
		site,
		asOf,
		pages: pages.length,
		...pageFigures(shown),
		removed: pages.length - shown.length,
		rendered: {
			documents: counts.rendered?.documents ?? 0,
			sharp: counts.rendered?.sharp ?? 0
		},
		records: files.reduce((sum, { records }) => sum + records, 0),
		warcs: files.length,
		bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
	};
}
//#endregion
//#region src/verify/check/certificate-chain.ts
/** Longer chains nobody issues. */
var MOST_CERTIFICATES = 20;
/** The certificates of a PEM text, the first one's own first; `null` when there are none or one cannot be read. */
function readChain(pem) {
	const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
	if (blocks.length === 0 || blocks.length > MOST_CERTIFICATES) return null;
	try {
		return blocks.map((block) => new X509Certificate(block));
	} catch {
		return null;
	}
}
/** Checks that each certificate was valid and issued by the next, and the last by a root (RFC 5280 section 6.1). */
function checkChain(chain, roots, atMs) {
	for (const [i, certificate] of chain.entries()) {
		const { subject, validFrom, validTo } = certificate;
		if (atMs < Date.parse(validFrom) || atMs > Date.parse(validTo)) return { wrong: `the certificate of ${oneLine(subject)} was not valid then` };
		const issuer = chain[i + 1];
		if (issuer && !isIssuedBy(certificate, issuer)) return { wrong: `the certificate of ${oneLine(subject)} was not issued by the one after it` };
	}
	const last = chain.at(-1);
	return roots.some((root) => root.fingerprint256 === last.fingerprint256 || isValid(root, atMs) && isIssuedBy(last, root)) ? null : { open: `no root that is known here issued ${oneLine(last.subject)}` };
}
/** Names, the issuer's own right to issue, and the signature. */
function isIssuedBy(certificate, issuer) {
	return certificate.checkIssued(issuer) && issuer.ca && certificate.verify(issuer.publicKey);
}
function isValid({ validFrom, validTo }, atMs) {
	return atMs >= Date.parse(validFrom) && atMs <= Date.parse(validTo);
}
function oneLine(subject) {
	return subject.replaceAll("\n", ", ");
}
//#endregion
//#region src/verify/check/check-domain.ts
/** What a domain's signature consists of; strict, as "MUST not contain any property that is not listed". */
var DomainSignedShape = strictObject({
	hash: string(),
	created: string().max(100),
	software: string().nullish(),
	version: string().optional(),
	signature: string().max(8192),
	domain: string().max(255),
	domainCert: string().max(2e5),
	crossSignedCert: string().max(2e5).nullish(),
	timeSignature: string().max(4e5),
	timestampCert: string().max(2e5)
});
var TIME_STAMPING = "1.3.6.1.5.5.7.3.8";
var LINE = "datapackage-digest.json signedData";
/** Checks a domain's signature over the text of a hash; `null` when it is wrong. */
function checkDomain(signed, roots, lines) {
	const before = lines.all.length;
	const chain = readChain(signed.domainCert);
	const stampChain = readChain(signed.timestampCert);
	if (!chain || !stampChain) {
		lines.add(LINE, `${chain ? "timestampCert" : "domainCert"} holds no chain of certificates`);
		return null;
	}
	const open = [];
	checkSignatures(signed, chain[0], open, lines);
	const stamp = checkStamp(signed, stampChain, open, lines);
	const atMs = stamp?.at ?? Date.parse(signed.created);
	settle("domainCert", checkChain(chain, roots, atMs), open, lines);
	settle("timestampCert", checkChain(stampChain, roots, atMs), open, lines);
	lines.notes.push(...open.map((what) => `cannot be checked here: ${what}`));
	return lines.all.length > before ? null : told(signed, {
		chain,
		stampChain,
		stamp,
		open
	});
}
/** By the certificate's own key, and by the same key where it was certified twice; for this domain. */
function checkSignatures({ hash, signature, domain, crossSignedCert }, own, open, lines) {
	if (own.checkHost(domain, { subject: "never" }) === void 0) lines.add(`${LINE}.domain`, `the certificate is not for ${domain}`);
	const crossed = crossSignedCert ? readChain(crossSignedCert) : [];
	if (crossed === null) lines.add(`${LINE}.crossSignedCert`, "it holds no chain of certificates");
	for (const { publicKey } of [own, ...(crossed ?? []).slice(0, 1)]) {
		const type = publicKey.asymmetricKeyType;
		if (type !== "ec" && type !== "rsa") open.push(`the domain's signature, by a key of the kind ${type}`);
		else if (!isSigned(hash, signature, publicKey)) lines.add(`${LINE}.signature`, "the signature is not by this certificate over this package");
	}
}
/** SHA-256; of ECDSA both ways of writing it occur. */
function isSigned(hash, signature, key) {
	const bytes = Buffer.from(signature, "base64");
	return ["der", "ieee-p1363"].some((dsaEncoding) => verify("sha256", Buffer.from(hash), {
		key,
		dsaEncoding
	}, bytes));
}
/** The time stamp over the signature's text; `null` when it is wrong or not to be decided. */
function checkStamp({ signature, timeSignature }, chain, open, lines) {
	const line = `${LINE}.timeSignature`;
	const stamp = attempt(() => readTimeStamp(Buffer.from(timeSignature, "base64")));
	if ("problem" in stamp) return refused(line, stamp.problem, lines);
	if (![Buffer.from(signature), Buffer.from(signature, "base64")].map((bytes) => sha256Digest(bytes)).includes(`sha-256:${stamp.sha256}`)) return refused(line, "the time stamp is over other bytes", lines);
	const certificates = chain.map(({ raw }) => raw);
	const signer = attempt(() => checkSigner({
		...stamp.token,
		certificates
	}, stamp.token.content));
	if ("problem" in signer && signer.problem.endsWith("is not known here")) {
		open.push(`the time stamp: ${signer.problem}`);
		return null;
	}
	if ("problem" in signer) return refused(line, `the time stamp is not good: ${signer.problem}`, lines);
	if (!signer.certificate.keyUsage?.includes(TIME_STAMPING)) return refused(line, "its certificate is not for time stamping", lines);
	return stamp;
}
function settle(name, fault, open, lines) {
	if (fault === null) return;
	if ("wrong" in fault) lines.add(`${LINE}.${name}`, fault.wrong);
	else open.push(`${name}: ${fault.open}; --ca FILE names roots`);
}
function told({ domain }, found) {
	const own = found.chain[0];
	const at = found.stamp && new Date(found.stamp.at).toISOString();
	const stamped = at === null ? [] : [`By ${at}, says ${certificateName(found.stampChain[0])} (RFC 3161).`];
	return {
		key: sha256Digest(own.publicKey.export({
			type: "spki",
			format: "der"
		})),
		signedBy: [`The package: signed by ${domain}, with ${certificateName(own)} (WACZ-auth).`, ...stamped],
		onTrust: [found.open.length === 0 ? "That the roots above these certificates certify whom they should, and that none was revoked." : "Who stands behind these certificates: not all of it can be checked here."]
	};
}
function refused(line, message, lines) {
	lines.add(line, message);
	return null;
}
/** Bytes from outside may be anything: what cannot be read is a problem, never an exception. */
function attempt(read) {
	try {
		return read();
	} catch (error) {
		return { problem: error instanceof Error ? error.message : String(error) };
	}
}
//#endregion
//#region src/verify/check/check-package.ts
var LIST = "datapackage.json";
var SEAL = "datapackage-digest.json";
var ListShape = looseObject({ resources: array(looseObject({
	path: string(),
	hash: string(),
	bytes: number().int().nonnegative()
})) });
var SignedShape = strictObject({
	hash: string(),
	created: string(),
	software: string(),
	version: string().optional(),
	signature: string().max(4096),
	publicKey: string().max(4096)
});
var SealShape = looseObject({
	path: literal(LIST),
	hash: string(),
	signedData: unknown().optional()
});
/** P-384, on which we and the makers of WACZ-auth sign, and P-256. */
var CURVES = /* @__PURE__ */ new Set(["prime256v1", "secp384r1"]);
var UNSIGNED = {
	key: null,
	signedBy: [],
	onTrust: [],
	isSignedByDomain: false
};
/** Recomputes every hash of a package and checks its seal. */
async function checkPackage(files, lines, roots = []) {
	const hashes = /* @__PURE__ */ new Map();
	for (const name of files.entries.keys()) {
		const hash = createHash("sha256");
		for await (const piece of files.read(name)) hash.update(piece);
		hashes.set(name, hash.digest("hex"));
	}
	await checkResources(files, hashes, lines);
	return {
		hashes,
		...await checkPackageSeal(files, {
			hashes,
			roots
		}, lines)
	};
}
async function checkResources(files, hashes, lines) {
	const list = ListShape.safeParse(parsed(await packedBytes(files, LIST, MAX_BESIDE_BYTES)));
	if (!list.success) return lines.add(LIST, "the package does not list its files with their hashes");
	const listed = /* @__PURE__ */ new Set([LIST, SEAL]);
	for (const [i, { path, hash, bytes }] of list.data.resources.entries()) {
		const line = `${LIST} resources[${i}]`;
		listed.add(path);
		const found = hashes.get(path);
		if (found === void 0) {
			lines.add(line, `${path} is listed and not in the package`);
			continue;
		}
		lines.expect(`${line}.bytes`, bytes, files.entries.get(path).sizeBytes, `the length of ${path} is`);
		lines.expect(`${line}.hash`, hash, `sha256:${found}`, `the SHA-256 of ${path} is`);
	}
	for (const name of files.entries.keys()) if (!listed.has(name)) lines.add(LIST, `${name} is in the package and not listed`);
}
async function checkPackageSeal(files, { hashes, roots }, lines) {
	const seal = SealShape.safeParse(parsed(await packedBytes(files, SEAL, MAX_BESIDE_BYTES)));
	if (!seal.success) {
		lines.add(SEAL, "the package's list is not sealed");
		return UNSIGNED;
	}
	lines.expect(`${SEAL} hash`, seal.data.hash, `sha256:${hashes.get(LIST)}`, `the SHA-256 of ${LIST} is`);
	if (seal.data.signedData === void 0) {
		lines.notes.push("the package itself is not signed (WACZ-auth); its certificates are what counts");
		return UNSIGNED;
	}
	const byDomain = DomainSignedShape.safeParse(seal.data.signedData);
	if (!byDomain.success) return checkPackageSignature(seal.data.signedData, seal.data.hash, lines);
	lines.expect(`${SEAL} signedData.hash`, byDomain.data.hash, seal.data.hash, "the hash that is sealed is");
	const signed = checkDomain(byDomain.data, roots, lines);
	return signed === null ? UNSIGNED : {
		...signed,
		isSignedByDomain: true
	};
}
/** WACZ-auth, anonymous signature: ECDSA with SHA-256 over the text of `hash`, as raw r ‖ s. */
function checkPackageSignature(signedData, hash, lines) {
	const line = `${SEAL} signedData`;
	const signed = SignedShape.safeParse(signedData);
	if (!signed.success) {
		lines.add(line, "it is no signature of WACZ-auth 0.1.0, neither anonymous nor by a domain");
		return UNSIGNED;
	}
	const { publicKey, signature } = signed.data;
	lines.expect(`${line}.hash`, signed.data.hash, hash, "the hash that is sealed is");
	try {
		const der = Buffer.from(publicKey, "base64");
		const key = createPublicKey({
			key: der,
			format: "der",
			type: "spki"
		});
		if (!CURVES.has(key.asymmetricKeyDetails?.namedCurve ?? "")) lines.add(`${line}.publicKey`, "it is no ECDSA key on the curve P-256 or P-384");
		if (!verify("sha256", Buffer.from(hash), {
			key,
			dsaEncoding: "ieee-p1363"
		}, Buffer.from(signature, "base64"))) lines.add(line, "the signature is not by this key over this package");
		const fingerprint = sha256Digest(der);
		return {
			key: fingerprint,
			signedBy: [`The package: signed with ${fingerprint} (WACZ-auth, anonymous).`],
			onTrust: [],
			isSignedByDomain: false
		};
	} catch {
		lines.add(`${line}.publicKey`, "it is no public key");
		return UNSIGNED;
	}
}
function parsed(bytes) {
	const read = bytes && strictJson(bytes);
	return read?.ok ? read.value : void 0;
}
//#endregion
//#region src/verify/verify-package.ts
/** Verifies a package that somebody opened. */
async function verifyPackage(files, { roots = [], ...options } = {}) {
	const lines = new FalseLines();
	const facts = await checkPackage(files, lines, roots.flatMap((pem) => readChain(pem) ?? []));
	const names = [...files.entries.keys()].filter((name) => /^(?:extract\.json|captures\/[^/]+\/(?:certificate|testimony)\.json)$/.test(name));
	if (names.length === 0 && facts.isSignedByDomain) lines.notes.push("it holds no certificate: nothing is claimed of any moment");
	else if (names.length === 0) lines.add("", "there is neither a certificate nor an extract nor a testimony in the package: nothing is claimed (a span cut out of a capture carries none)");
	const statements = [];
	for (const name of names) statements.push({
		name,
		verification: await verifyOne(files, name, facts, options)
	});
	const inside = statements.flatMap(({ name, verification }) => verification.findings.map(({ line, message }) => ({
		line: `${name} ${line}`.trim(),
		message
	})));
	const findings = [...lines.all, ...inside];
	const isTrue = findings.length === 0;
	return {
		ok: isTrue,
		findings,
		notes: lines.notes,
		files: files.entries.size,
		packageKey: facts.key,
		signedBy: facts.signedBy,
		statements,
		recomputed: isTrue ? [`The hash and length of every one of its ${files.entries.size} files.`] : [],
		onTrust: isTrue ? facts.onTrust : []
	};
}
async function verifyOne(files, name, facts, options) {
	const lines = new FalseLines();
	const long = (files.entries.get(name)?.sizeBytes ?? 0) > 67108864 ? await longDocument(() => files.read(name)) : null;
	const bytes = long ? null : await packedBytes(files, name, MAX_CERTIFICATE_BYTES);
	if (!long && bytes === null) lines.add("", "it is too large for a certificate");
	const raw = long?.head ?? (bytes && readStatement(bytes, lines));
	if (raw === null) return unreadable(lines);
	const folder = name.slice(0, name.lastIndexOf("/") + 1);
	const exhibits = {
		locate: async (file) => packedSource(files, packedName(raw, file, facts, files)),
		beside: (own) => packedBytes(files, folder + own, MAX_BESIDE_BYTES),
		lend: async (file) => lendingNames(file, files).map((lending) => ({
			name: lending,
			open: () => packedSource(files, lending)
		}))
	};
	const warcs = [...files.entries.keys()].filter((entry) => isWarc(entry) && !isOriginals(entry)).sort();
	if (long) return verifyTestimony(long, {
		exhibits,
		...options
	}, lines);
	return verifyStatement(raw, {
		exhibits,
		warcs,
		...options
	}, lines);
}
var isWarc = (entry) => /^archive\/.+\.warc\.gz$/.test(entry);
/** What a package holds beside its captures' own files, because they borrow from it. */
var isOriginals = (entry) => /^archive\/(?:\d+-)?originals\.warc\.gz$/.test(entry);
/** The file named alike, and those with what captures outside the package lend. */
function lendingNames(file, { entries }) {
	const named = `archive/${basename$1(file)}`;
	return [...entries.keys()].filter((entry) => entry === named || isOriginals(entry)).sort();
}
/** A package may give WARC files other names: the one with the right hash is meant, else the one named alike. */
function packedName(raw, file, { hashes }, files) {
	if (files.entries.has(file)) return file;
	const { warcs } = raw;
	const sha256 = Array.isArray(warcs) ? warcs.find((warc) => warc.file === file)?.sha256 : void 0;
	return [...hashes].find(([name, hash]) => name.startsWith("archive/") && hash === sha256)?.[0] ?? `archive/${basename$1(file)}`;
}
//#endregion
//#region src/verify/stored-answers.ts
/** The answers of one capture, for a certificate that was found true. */
var StoredAnswers = class StoredAnswers {
	certificate;
	#evidence;
	#locate;
	#pages;
	/** What was asked with a secret: the first answer to each such request, masked. */
	#masked = /* @__PURE__ */ new Map();
	constructor(certificate, evidence, locate) {
		this.certificate = certificate;
		this.#evidence = evidence;
		this.#locate = locate;
		this.#pages = new Map(certificate.pages.map((page) => [page.url, page]));
		for (const id of evidence.records.keys()) {
			const look = evidence.find(id);
			if (!look || "problem" in look || look.pass !== "secret") continue;
			if (!this.#masked.has(look.url)) this.#masked.set(look.url, look);
		}
	}
	/** Reads the files of a certificate once; `null` for what is no whole certificate. */
	static async open(path, root) {
		const read = strictJson(await readFile(path));
		const { data: certificate } = CertificateShape.safeParse(read.ok ? read.value : null);
		if (!certificate) return null;
		const { locate, lend } = inDirectories(root, dirname(path));
		const evidence = new Evidence(locate, limitsBy(certificate.settings["contentRules"]));
		for (const { file } of certificate.warcs) await evidence.readFile(file);
		await evidence.borrow(Date.parse(certificate.startedAt), lend);
		return new StoredAnswers(certificate, evidence, locate);
	}
	/** Whether the page was looked at: what was not, no browser was given. */
	has(url) {
		return this.#lookAt(url) !== null;
	}
	/** From which second a document's clock and chance started, as recorded. */
	shownAt(document) {
		const at = this.#evidence.run.renderings.byDocument.get(document)?.said["at"];
		return typeof at === "number" ? at : this.#lookAt(document)?.sentAt ?? 0;
	}
	/** The answer that the page is to a browser. */
	async answerOf(url) {
		const look = this.#lookAt(url);
		if (look === null) return {
			kind: "refused",
			why: "the capture did not ask for it"
		};
		if (look.request === null) return look.shown.kind === "refused" ? {
			kind: "refused",
			why: "refused"
		} : {
			kind: "failed",
			code: "no-response"
		};
		const record = await this.#recordOf(look);
		if (record === null) return {
			kind: "failed",
			code: "not-stored"
		};
		const response = await readResponse({
			first: record.block,
			pieces: record.pieces
		});
		if (!response.ok) return {
			kind: "failed",
			code: "bad-response"
		};
		const isCut = !response.complete || record.field("WARC-Truncated") !== null;
		return isCut && !isStream(response) ? {
			kind: "truncated",
			id: look.id
		} : answered(look.id, response, isCut);
	}
	#lookAt(url) {
		const looks = (this.#pages.get(url)?.records ?? []).flatMap(({ id }) => {
			const look = this.#evidence.find(id);
			return look && !("problem" in look) ? [look] : [];
		});
		return looks.find(showsState) ?? looks.at(-1) ?? this.#masked.get(url) ?? null;
	}
	/** A revisit's body is that of the response it refers to, which shows the same state. */
	async #recordOf({ id, type, borrowed }) {
		if (borrowed) return this.#read(borrowed.file, borrowed.id, 0);
		const head = this.#evidence.records.get(id);
		const held = type === "revisit" ? this.#evidence.records.get(head.field("WARC-Refers-To") ?? "") : head;
		return held ? this.#read(held.file, held.id, held.offset) : null;
	}
	async #read(file, id, offset) {
		const source = {
			name: file,
			open: () => this.#locate(file)
		};
		for await (const member of gzipMembers(source, offset)) {
			const record = await readRecord(member, file);
			if (record.id === id) return record;
		}
		return null;
	}
};
function answered(id, response, isEndless) {
	if (response.kind === "undecodable") return {
		kind: "failed",
		code: response.code
	};
	if (response.content.length < response.contentBytes) return {
		kind: "refused",
		why: "longer than is given to the browser"
	};
	const { status, headers, content: body } = response;
	return {
		kind: "response",
		id,
		status,
		headers,
		body,
		...isEndless && { isEndless }
	};
}
function isStream(response) {
	return /^text\/event-stream\b/i.test(response.header("content-type") ?? "");
}
//#endregion
export { verifyPackage as n, verifyCertificate as r, StoredAnswers as t };
