// The denominator: every page that captured pages link to and the recorded scope takes must be listed, or be on record
// as kept out by a rule that does keep it out. Documents are read once more, one at a time.
import { contentLinks, limitsBy, readResponse } from "#formats/index.js";
import { LINK_RULES } from "#formats/traps/link-rules.js";
import { parsePageUrl, shapeBudgetOf, type KeptSettings, type PageKind, type PageUrl } from "#model/index.js";
import type { ShapedHead } from "../certificate-shape.js";
import type { Found } from "../check/listed-looks.js";
import type { FalseLines } from "../false-lines.js";
import type { Evidence } from "../read/evidence.js";
import { changedWhileRead } from "../read/explain.js";
import type { WarcRecord } from "../read/warc-record.js";
import type { StatedPages } from "../stated-certificate.js";
import { MOST_NAMED, OmittedPages, type Denominator } from "./denominator.js";
import { LinkJudge, type LinkingPage } from "./link-judge.js";
import { ListedCounts } from "./listed-counts.js";
import { Mirrors } from "./mirrors.js";
import { MissingPages } from "./missing-pages.js";
import { PartsOfPages } from "./parts-of-pages.js";
import { RecordedRefusals } from "./recorded-refusals.js";
import { RecordedScope } from "./recorded-scope.js";
import { checkWays } from "./check-ways.js";
import { ShownLinks } from "./shown-links.js";
import { sourcesOfLinks, type LinkSource, type LinkSources } from "./sources-of-links.js";

const NO_LINKS = { documents: [], requisites: [] };

/** Checks that nothing linked is left out; what cannot be checked is said and makes nothing false. */
export async function checkLinks(
  certificate: ShapedHead,
  found: Found & { readonly pages: StatedPages },
  lines: FalseLines,
): Promise<Denominator> {
  const { evidence, removals } = found;
  const why = removals.isEmpty ? notChecked(certificate, evidence) : "records were removed by order";
  const seeds = certificate.seeds.flatMap((seed) => parsePageUrl(seed) ?? []);
  const scope = RecordedScope.read(seeds, certificate.settings["scope"]);
  if (why !== null || "problem" in scope)
    return { isChecked: false, why: why ?? (scope as { problem: string }).problem };
  try {
    const reading = new LinkReading(certificate, found, scope, seeds);
    const denominator = await reading.read(sourcesOfLinks(found));
    checkWays(certificate, { evidence, scope, judge: reading.judge }, lines);
    tell(denominator, lines);
    return denominator;
  } catch (error) {
    // A pattern from elsewhere may be made to take for ever.
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    return { isChecked: false, why: "a pattern of its scope takes too long to be tried" };
  }
}

/** Why there is nothing to check by; older captures did not name their rules. */
function notChecked({ settings }: ShapedHead, { damage, records, run }: Evidence): string | null {
  const { linkRules } = settings;
  if (damage.length > 0) return "a WARC file cannot be read";
  // Which of them is to be read again nobody can say.
  if (records.duplicates.length > 0) return "an id stands for two records";
  if (linkRules === undefined)
    return "the capture's settings do not name the rules for links, as older captures' do not";
  if (linkRules !== LINK_RULES)
    return `the rules for links, ${JSON.stringify(linkRules)}, are not known here`;
  return run.pages.size === 0 ? "no record says which pages were found" : null;
}

function tell({ named, omitted }: Denominator & { isChecked: true }, lines: FalseLines): void {
  for (const { url, from, said } of named) {
    const invented = said.length === 0 ? "" : `; that ${said.join(", ")} kept it out is on record and not so`;
    lines.add("pages", `omitted: ${url}, linked from ${from}, is in scope and in no list${invented}`);
  }
  if (omitted > MOST_NAMED) lines.add("pages", `${omitted} linked pages in scope are in no list`);
}

/** Reads every document of one capture for links. */
class LinkReading {
  readonly judge: LinkJudge;
  readonly #certificate: ShapedHead;
  readonly #evidence: Evidence;
  readonly #listed: StatedPages;
  readonly #refusals: RecordedRefusals;
  readonly #missing: MissingPages;
  readonly #parts: PartsOfPages;
  readonly #shown: ShownLinks;
  readonly #omitted = new OmittedPages();
  #documents = 0;
  #links = 0;
  #trapped = 0;

  constructor(
    certificate: ShapedHead,
    { evidence, pages }: { readonly evidence: Evidence; readonly pages: StatedPages },
    scope: RecordedScope,
    seeds: PageUrl[],
  ) {
    this.#certificate = certificate;
    this.#evidence = evidence;
    this.#listed = pages;
    this.#refusals = new RecordedRefusals(evidence.run);
    this.#missing = new MissingPages(certificate.capture);
    this.#parts = new PartsOfPages(evidence.run);
    this.#shown = new ShownLinks(evidence.run);
    // What a document asked for while it was shown, it needs.
    for (const { requests } of evidence.run.renderings.byDocument.values())
      this.#parts.noteRequisites(requests);
    this.judge = new LinkJudge({
      listed: this.#listed,
      pages: evidence.run.pages,
      scope,
      refusals: this.#refusals,
      counts: new ListedCounts(pages.addresses()),
      mirrors: new Mirrors(() => evidence.heldLooks(), seeds),
      shapeBudget: shapeBudgetOf(certificate.settings as KeptSettings),
    });
  }

  async read({ contents, redirects }: LinkSources): Promise<Denominator & { isChecked: true }> {
    for (const { from, to, lastByteAt } of redirects) {
      this.#documents++;
      const { kind } = this.#wayTo(from);
      this.#parts.noteRedirect(from, to);
      this.#take([to], kind, this.#linking(from, 0, { lastByteAt }));
    }
    const again = this.#evidence.again((number) => contents.has(number), "soft-404");
    for await (const { record, isAnswer } of again)
      await this.#readRecord(record, contents.of(record.id), isAnswer);
    for (const omitted of this.#parts.unfounded()) this.#omitted.add(omitted);
    return {
      isChecked: true,
      documents: this.#documents,
      links: this.#links,
      trapped: this.#trapped,
      partsOnTrust: this.#parts.onTrust,
      shownOnTrust: this.#shown.onTrust,
      omitted: this.#omitted.count,
      named: this.#omitted.named,
    };
  }

  async #readRecord(record: WarcRecord, sources: readonly LinkSource[], isTrial: boolean): Promise<void> {
    if (sources.length === 0 && !isTrial) return;
    const response = await readResponse(
      { first: record.block, pieces: record.pieces },
      limitsBy(this.#certificate.settings["contentRules"]),
    );
    this.#checkSame(record, response);
    if (!response.ok || response.kind !== "identified") return;
    const { content, identity } = response;
    const target = parsePageUrl(record.target ?? "");
    if (isTrial && target !== null && identity.status === 200)
      this.#missing.takeTrial(target, content, identity.contentType);
    for (const source of sources)
      if (source.contentDigest === identity.contentDigest) this.#readContent(source, content);
  }

  /** What is read for links is what was read for the looks. */
  #checkSame({ id, file, offset }: WarcRecord, response: Awaited<ReturnType<typeof readResponse>>): void {
    const { facts } = this.#evidence.fetchOf(id);
    if (facts === null || "problem" in facts) return;
    const isSame = response.ok
      ? response.payloadDigest === facts.payload.digest
      : facts.shown.kind === "failed";
    if (!isSame) throw changedWhileRead(file, offset);
  }

  #readContent(source: LinkSource, content: Uint8Array): void {
    const { url, contentType, lastByteAt } = source;
    const { documents, requisites } = contentLinks(content, contentType, url) ?? NO_LINKS;
    const isSoftNotFound = source.isLabelledMissing && this.#missing.has(url, content, contentType);
    const taken = [...documents, ...requisites].filter((link) => this.#listed.has(link)).length;
    const linking = this.#linking(url, 1, { lastByteAt, isSoftNotFound, taken });
    this.#documents++;
    this.#parts.noteRequisites(requisites);
    this.#take(requisites, "requisite", linking);
    // What a page needs to be shown is not followed: its own links lead to no pages of the capture.
    if (this.#wayTo(url).kind === "requisite") this.#passOver(documents, linking);
    else this.#take(documents, "document", linking);
  }

  #take(links: readonly PageUrl[], kind: PageKind, from: LinkingPage): void {
    for (const url of links) {
      this.#links++;
      this.#shown.note(url);
      const accounted = this.judge.account(url, kind, from);
      if (accounted === "trapped") this.#trapped++;
      if (accounted === "omitted")
        this.#omitted.add({ url, from: from.url, said: this.#refusals.saidOf(url) });
    }
  }

  /** That a page is a mere part of others is to be borne out by one that shows it as such. */
  #passOver(links: readonly PageUrl[], from: LinkingPage): void {
    const left = links.find((url) => this.judge.account(url, "document", from) === "omitted");
    if (left !== undefined) this.#parts.defer(from.url, left);
  }

  #linking(
    url: PageUrl,
    steps: number,
    { lastByteAt, ...shown }: Partial<LinkingPage> & { readonly lastByteAt: number },
  ): LinkingPage {
    return {
      url,
      depth: this.#wayTo(url).depth + steps,
      hops: this.judge.hopsTo(url),
      isSoftNotFound: false,
      taken: 0,
      timesMs: [lastByteAt, Date.parse(this.#certificate.finishedAt)],
      ...shown,
    };
  }

  /** A page without a record of how it was found is taken for a seed: then nothing excuses a missing link. */
  #wayTo(url: PageUrl): { readonly kind: PageKind; readonly depth: number } {
    const found = this.#evidence.run.pages.get(url);
    return { kind: found?.kind === "requisite" ? "requisite" : "document", depth: found?.depth ?? 0 };
  }
}
