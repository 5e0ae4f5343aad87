// A site at one moment as files: planned first, then written page by page, so that bodies never pile up in memory.
import { createHash } from "node:crypto";
import {
  PAGE_LABELS,
  requestPartOf,
  standingAt,
  toIso,
  type AbsentAddress,
  type Capture,
  type CopyPage,
  type Instant,
  type PageUrl,
  type Verdict,
} from "#model/index.js";
import type { CopyFile } from "#ports/index.js";
import { captureSpan } from "../capture-span.js";
import type { PageEvidence } from "../coherent/archive-evidence.js";
import type { ChosenInstant } from "../coherent/choose-instant.js";
import { nearestLook, type ShownLook } from "../coherent/nearest-look.js";
import type { MementoChoice } from "../coherent/served-choice.js";
import { plainBody, textBody } from "./copy-body.js";
import { CopyEvidence, type CopyMoment, type CopyScope, type CopySource } from "./copy-evidence.js";
import { CopyLinks } from "./copy-links.js";
import { openedPath, planCopy, viewPath, type CopyPlan, type PlannedFile } from "./copy-plan.js";
import { XML_PAGE_FORM } from "./file-form.js";
import { relativePath } from "./file-name.js";
import { drawingPage, redirectPage, unreadablePage } from "./small-pages.js";
import { storedContent, type StoredContent } from "./stored-content.js";

/** What is to be copied, and how. */
export interface CopyRequest {
  /** Oldest first. */
  readonly captures: readonly Capture[];
  /** Whose looks count. */
  readonly scope: CopyScope;
  readonly moment: CopyMoment;
  /** `nearest`: at the wished time itself, of each page the look nearest to it, whatever is known. */
  readonly choice: MementoChoice;
  /** Whether the pages' scripts may run. */
  readonly withScripts: boolean;
  /** What a report says of a page. */
  readonly verdictOf: (url: PageUrl) => Verdict | null;
}

/** A planned copy: its files are made as they are asked for. */
export interface SiteCopy {
  readonly at: Instant;
  /** Where the moment was chosen near a wish: how many pages are known to have stood together then. */
  readonly chosen: ChosenInstant | null;
  /**
   * Files of the pages, one after the other; `onPage` is told of each page behind its last file, `null` of one that
   * cannot be shown: it is among the absent then, and its file, to which others lead, says so or is empty.
   */
  files(onPage: (page: CopyPage | null) => void): AsyncGenerator<CopyFile>;
  /** How many pages there will be. */
  readonly size: number;
  /** The files that an address is shown by; `null` when it is not in the copy. */
  openedAt(url: string): string | null;
  /** What is not in the copy; whole when all files were taken. */
  absent(): readonly AbsentAddress[];
}

/** Chooses the moment and plans every file. */
export async function planSiteCopy(source: CopySource, request: CopyRequest): Promise<SiteCopy> {
  const evidence = new CopyEvidence(source, request.captures, request.scope);
  const pages = await evidence.pages();
  const { moment, choice, withScripts } = request;
  const isChosen = "wish" in moment && choice === "coherent";
  const chosen = isChosen ? await evidence.momentNear(moment.wish, pages.keys()) : null;
  const at = chosen?.at ?? ("wish" in moment ? moment.wish.at : moment.at);
  const plan = await planCopy(evidence, pages.values(), shownAt(at, request), withScripts);
  return {
    at,
    chosen,
    size: plan.size,
    files: (onPage) => new CopyWriter(source, plan, request).files(onPage),
    openedAt: (url) => plan.openedAt(url),
    absent: () => plan.absent.all,
  };
}

/** What is shown of a page at the moment, by the rule of choice. */
function shownAt(at: Instant, { choice, captures }: CopyRequest): (page: PageEvidence) => ShownLook | null {
  const within = captureSpan(captures, { at });
  return choice === "nearest"
    ? (page) => nearestLook(page, at, within)
    : ({ looks, trust }) => standingAt(looks, at, trust);
}

/** What turns up while a page is written. */
interface Found {
  title?: string | null;
  /** Why it is not, or not whole, what is on record. */
  problem?: string | null;
}

class CopyWriter {
  readonly #source: CopySource;
  readonly #plan: CopyPlan;
  readonly #request: CopyRequest;

  constructor(source: CopySource, plan: CopyPlan, request: CopyRequest) {
    this.#source = source;
    this.#plan = plan;
    this.#request = request;
  }

  async *files(onPage: (page: CopyPage | null) => void): AsyncGenerator<CopyFile> {
    for (const file of this.#plan.files) {
      const hash = createHash("sha256");
      const found: Found = {};
      for await (const one of this.#filesOf(file, found))
        yield one.path === file.path ? { ...one, content: hashed(one.content, hash) } : one;
      if (found.problem) this.#plan.absent.addKnown(file.url, found.problem);
      onPage(found.problem ? null : this.#row(file, found.title ?? null, hash.digest("hex")));
    }
  }

  async *#filesOf(file: PlannedFile, found: Found): AsyncGenerator<CopyFile> {
    const { path, url, target, form, standing } = file;
    if (target !== null)
      return yield page(path, redirectPage(url, new CopyLinks(this.#plan, path, url).open(target)));
    const content = await storedContent(this.#source, standing.sighting);
    if (typeof content === "string") yield unreadable(file, content, found);
    else if (form.treatment === "bytes" || form.treatment === "drawing")
      yield { path, content: plainBody(file, content, (problem) => (found.problem = problem)) };
    else yield await this.#text(file, content, found);
    if (form.treatment !== "drawing") return;
    const view = viewPath(url);
    yield page(view, drawingPage(url, relativePath(view, path)));
  }

  async #text(file: PlannedFile, content: StoredContent, found: Found): Promise<CopyFile> {
    const { withScripts } = this.#request;
    const body = await textBody(file, content, { plan: this.#plan, withScripts });
    if (typeof body === "string") return unreadable(file, body, found);
    found.title = body.title;
    return { path: file.path, content: [body.bytes] };
  }

  #row(file: PlannedFile, title: string | null, fileSha256: string): CopyPage {
    const { url, path, kind, standing } = file;
    const opens = openedPath(file);
    const { tier, interval, sighting } = standing;
    const { status, contentType, contentDigest } = sighting.outcome.identity;
    return {
      url,
      file: path,
      ...(opens !== path && { opens }),
      kind,
      status,
      contentType,
      title,
      tier,
      capture: sighting.captureId,
      seenAt: toIso(sighting.times.sentAt),
      from: isoOrNull(interval?.from),
      to: isoOrNull(interval?.to),
      verdict: this.#request.verdictOf(url),
      contentDigest,
      fileSha256,
      note: noteOf(file),
      ...(isScriptBuilt(file) && { isScriptBuilt: true }),
    };
  }
}

function isoOrNull(at: Instant | null | undefined): string | null {
  return at === null || at === undefined ? null : toIso(at);
}

/** Its file stands there all the same, since others lead to it: a page that says why, or nothing. */
function unreadable(file: PlannedFile, reason: string, found: Found): CopyFile {
  found.problem = `not shown: ${reason}`;
  const isXml = file.form === XML_PAGE_FORM;
  if (file.form.treatment === "page") return page(file.path, unreadablePage(file.url, reason, isXml));
  return { path: file.path, content: [] };
}

function noteOf({ standing, url }: PlannedFile): string | null {
  const labels = standing.sighting.outcome.labels ?? [];
  const told = [
    ...labels.map((label) => PAGE_LABELS[label]),
    ...(requestPartOf(url) === null ? [] : ["the answer to a request by script: no link leads to it"]),
  ];
  return told.length === 0 ? null : told.join("; ");
}

function isScriptBuilt({ standing }: PlannedFile): boolean {
  return standing.sighting.outcome.labels?.includes("script-built") ?? false;
}

function page(path: string, text: string): CopyFile {
  return { path, content: [Buffer.from(text)] };
}

async function* hashed(
  content: CopyFile["content"],
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
