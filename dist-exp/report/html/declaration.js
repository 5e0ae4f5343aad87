// The declaration: what was done and seen about one page, in plain language, to be printed and signed by a person.
import { escapeMarkup, fullTime } from "#chart/index.js";
import { VERDICT_MEANING, pageLabel, } from "#model/index.js";
import { STYLE } from "./html-style.js";
/** A self-contained page that asks nobody for anything; every string from the web is escaped. */
export function renderDeclaration(extract) {
    const [main, ...requisites] = extract.entries;
    const { certificate } = extract;
    const title = `Declaration about ${nameOf(extract)}`;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<header><p class="eyebrow">Declaration</p><h1>${escapeMarkup(nameOf(extract))}</h1></header>
${main ? pageSection(main.page, extract) : ""}
${requisites.length === 0 ? "" : requisiteSection(requisites.map(({ page }) => page))}
${procedure(extract)}
${list("What this does not prove", certificate.cannotProve)}
${list("What was not recorded", certificate.vantage.notRecorded)}
${checking(extract)}
</main></body>
</html>
`;
}
function nameOf({ entries: [main], certificate }) {
    return main ? pageLabel(main.page.url) : certificate.site;
}
function pageSection(page, { certificate }) {
    const asOf = time(certificate.asOf);
    const looks = page.records.map(lookRow).join("");
    return `<section><h2>What was seen</h2>
<p>${statement(page, asOf)}</p>
<div class="scroll"><table><thead><tr><th scope="col">request sent</th><th scope="col">answer complete</th><th scope="col">pass</th><th scope="col">record</th></tr></thead><tbody>${looks}</tbody></table></div>
<dl>${exactRequest(page)}<dt>Status</dt><dd>${page.status ?? "–"}</dd><dt>Content type</dt><dd>${escapeMarkup(page.contentType ?? "–")}</dd>
<dt>Content</dt><dd><code>${escapeMarkup(page.contentDigest ?? "–")}</code></dd>
<dt>Body as sent</dt><dd><code>${escapeMarkup(page.payloadDigest ?? "–")}</code></dd></dl></section>`;
}
/** A label is shortened; what was asked for stands here whole. */
function exactRequest({ url }) {
    return pageLabel(url) === url ? "" : `<dt>Exact request</dt><dd><code>${escapeMarkup(url)}</code></dd>`;
}
function statement(page, asOf) {
    const url = `<strong>${escapeMarkup(pageLabel(page.url))}</strong>`;
    if (page.verdict === "sharp" && page.interval)
        return `We asked the server for ${url} with the same request before and after ${asOf}. The answer that was complete at ${time(page.interval.from)} and the one asked for at ${time(page.interval.to)} were identical, and none that we saw between them differed.`;
    if (page.verdict === "attested" && page.interval)
        return `The server’s own words (${escapeMarkup(page.evidence.replace("attested:", ""))}) say that ${url} was as we saw it from ${time(page.interval.from)} to ${time(page.interval.to)}. We did not see it ourselves on both sides of ${asOf}.`;
    const why = page.reason === null ? "" : ` (${escapeMarkup(page.reason)})`;
    return `About ${url} at ${asOf} nothing is claimed. Our finding is “${page.verdict}”: ${VERDICT_MEANING[page.verdict]}${why}.`;
}
function lookRow(record) {
    return `<tr><td class="time">${time(record.sentAt)}</td><td class="time">${time(record.lastByteAt)}</td><td>${record.pass}</td><td><code>${escapeMarkup(record.id)}</code></td></tr>`;
}
function requisiteSection(pages) {
    const rows = pages.map((page) => `<tr><td class="url">${escapeMarkup(pageLabel(page.url))}</td><td>${page.verdict}</td></tr>`);
    return `<section><h2>What the page needs</h2><p>Style sheets, images and scripts were looked at as pages of their own.</p>
<div class="scroll"><table><thead><tr><th scope="col">resource</th><th scope="col">finding</th></tr></thead><tbody>${rows.join("")}</tbody></table></div></section>`;
}
function procedure({ certificate }) {
    const profile = Object.entries(certificate.requestProfile).map(([name, value]) => `${name}: ${value}`);
    const cookies = "Cookie" in certificate.requestProfile ? "with" : "without";
    const servers = certificate.vantage.servers.map(({ host, address }) => `${host} at ${address}`);
    const rows = [
        ["Program", certificate.software],
        ["Capture", `${certificate.capture} of ${certificate.site}`],
        ["From", `${time(certificate.startedAt)} to ${time(certificate.finishedAt)}`],
        ["Scope", certificate.scope],
        ["Requests", `GET, ${cookies} cookies, with ${profile.join("; ")}`],
        ["Servers", servers.join(", ")],
        ["Connections", connectionsText(certificate.vantage)],
        ["Caches and proxies", cachesText(certificate.vantage)],
        ["Program’s files", certificate.vantage.softwareSha256 ?? "not recorded"],
        ["Operator", certificate.vantage.operator ?? "not recorded"],
        ["Clock", clockText(certificate)],
        ["Outside time", timeStampText(certificate)],
    ];
    const items = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeMarkup(value)}</dd>`);
    return `<section><h2>What was done</h2><p>A program asked for every page of the site once, then again in another order, and kept every request and every answer byte for byte, with the times at which it was sent, began to arrive and was complete. All times are of this machine’s clock, in UTC.</p><dl>${items.join("")}</dl></section>`;
}
function connectionsText({ connections }) {
    const texts = connections.map(({ host, client, resolved, proxy, tls }) => {
        const way = proxy === undefined ? `resolved to ${resolved.join(" ")}` : `through the proxy ${proxy}`;
        const name = `${host} from ${client ?? "an unknown address"}, ${way}`;
        return tls
            ? `${name}, ${tls.protocol}, certificate ${tls.chain[0] ?? "unknown"}`
            : `${name}, without TLS`;
    });
    return texts.length === 0 ? "not recorded" : texts.join("; ");
}
function cachesText({ caches }) {
    if (caches === undefined)
        return "not recorded by name; the answers themselves hold the signs";
    if (caches.length === 0)
        return "no answer showed a sign of any; one that hides cannot be excluded";
    return caches.map(({ host, fields }) => `${host} answered with ${fields.join(", ")}`).join("; ");
}
function clockText({ clock, vantage }) {
    if (clock === undefined)
        return `${vantage.clockSynchronisation}; no bound of its error is recorded`;
    const texts = clock.runs.map(({ startedAt, by, boundMs, errorMs, doubts }) => {
        const bound = boundMs === null ? "no bound of its error is known" : `it may be wrong by ${boundMs} ms`;
        const doubt = doubts.length === 0
            ? ""
            : `; its times count as wrong by up to ${errorMs / 1000} s (${doubtText(doubts)})`;
        return `from ${time(startedAt)}: ${by}, ${bound}${doubt}`;
    });
    const apart = clock.datesApartMs === undefined
        ? []
        : [
            `no server’s Date comes within a day of it (the nearest is off by ${Math.floor(clock.datesApartMs / 86_400_000)} days)`,
        ];
    return [...texts, ...apart].join("; ");
}
function doubtText(doubts) {
    return doubts.map(({ kind, host }) => `by ${kind}${host === null ? "" : ` of ${host}`}`).join(", ");
}
function timeStampText({ timeStamps }) {
    if (timeStamps === null)
        return "none was asked for: all times are this machine’s own";
    const start = timeStamps.start === null ? "no time stamp at the start" : `announced ${time(timeStamps.start.at)}`;
    return `${start}, by ${timeStamps.authority} (RFC 3161)`;
}
function checking({ certificate }) {
    return `<section><h2>How to check it</h2><p>The extract that belongs to this declaration holds the answers themselves, the lines of the certificate about them, and the proof that the signed certificate contains these lines. <code>isochron verify</code> checks it; the format is published, and anyone may write another program that does.</p>
<dl><dt>Merkle root</dt><dd><code>${escapeMarkup(certificate.merkle.root)}</code></dd><dt>Signature</dt><dd><code>${escapeMarkup(certificate.signature.value)}</code></dd></dl>
<p>Declared by: ______________________ &nbsp; Date: ______________ &nbsp; Signature: ______________________</p></section>`;
}
function list(title, sentences) {
    return `<section><h2>${title}</h2><ul>${sentences.map((text) => `<li>${escapeMarkup(text)}</li>`).join("")}</ul></section>`;
}
function time(iso) {
    return fullTime(Date.parse(iso));
}
