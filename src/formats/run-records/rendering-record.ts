// `rendering`: what showing a document in a browser brought. Its requests are pages that are on record as found.
import type { Digest, OpenPart, PageRendering, StepTaken } from "#model/index.js";
import { readJson, type Fields } from "./fields.js";
import {
  isFlag,
  isListOf,
  isPageUrl,
  isText,
  isTextUpTo,
  isTime,
  orNull,
  wholeOf,
  type Is,
  type Members,
} from "./shapes.js";

/** More than any page is let to ask for. */
const MOST_PARTS = 10_000;

/** The rendering as it is written when it is over. */
export function renderingRecord(rendering: PageRendering): Fields {
  return { "isochron-rendering": JSON.stringify(rendering) };
}

/** What is told of a rendering. */
export function readRenderingRecord(fields: Fields): PageRendering | null {
  return readJson(fields["isochron-rendering"], isRendering);
}

const OPEN: Members<OpenPart> = { kind: isTextUpTo(64), url: isText, detail: isText };
const isOpenPart: Is<OpenPart> = (value): value is OpenPart => wholeOf(value, OPEN) !== null;
const isDigest: Is<Digest> = (value): value is Digest =>
  isText(value) && /^sha-256:[0-9a-f]{64}$/.test(value);

const STEP: Members<StepTaken> = {
  place: isTextUpTo(64),
  step: isText,
  end: isTextUpTo(64),
  requests: isListOf(isText, MOST_PARTS),
  wentTo: orNull(isText),
  textDigest: isDigest,
  pictures: isListOf(isTextUpTo(64), MOST_PARTS),
};
const areSteps = isListOf<StepTaken>(
  (value): value is StepTaken => wholeOf(value, STEP) !== null,
  MOST_PARTS,
);

const RENDERING: Members<Omit<PageRendering, "steps">> = {
  document: isPageUrl,
  renderedBy: isText,
  at: isTime,
  failure: orNull(isText),
  requests: isListOf(isPageUrl, MOST_PARTS),
  open: isListOf(isOpenPart, MOST_PARTS),
  isClosed: isFlag,
  doubts: isListOf(isText, MOST_PARTS),
  textDigest: orNull(isDigest),
  title: isText,
  language: isText,
};
const isRendering: Is<PageRendering> = (value): value is PageRendering => {
  if (wholeOf(value, RENDERING) === null) return false;
  const { steps } = value as { steps?: unknown };
  return steps === undefined || areSteps(steps);
};
