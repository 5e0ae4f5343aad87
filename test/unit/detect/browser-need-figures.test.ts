// How often the rule is right: on shells of many frameworks, and on pages that servers render.
import { expect, it } from "vitest";
import { needsBrowser } from "#detect/index.js";
import {
  labSamples,
  renderedSamples,
  shellSamples,
  type NeedSample,
} from "../../support/detect/browser-need-samples.js";

const isFlagged = ({ html }: NeedSample) => needsBrowser(html, "text/html; charset=utf-8").needsBrowser;
const half = (samples: readonly NeedSample[], isForTuning: boolean) =>
  samples.filter((sample) => sample.isForTuning === isForTuning);

it.each([true, false])("more than 97 of a hundred shells are told (tuned on: %s)", (isForTuning) => {
  const shells = half(shellSamples(), isForTuning);
  const missed = shells.filter((sample) => !isFlagged(sample));
  expect(shells.length).toBeGreaterThan(200);
  expect(missed.length / shells.length, missed.map(({ name }) => name).join()).toBeLessThan(0.03);
});

it.each([true, false])(
  "less than one in a hundred of the lab's pages is taken for a shell (tuned on: %s)",
  (isForTuning) => {
    const pages = half(labSamples(), isForTuning);
    const taken = pages.filter(isFlagged);
    expect(pages.length).toBeGreaterThan(200);
    expect(taken.length / pages.length, taken.map(({ name }) => name).join()).toBeLessThan(0.01);
  },
);

it.each([true, false])("no page that the server rendered into a mount is (tuned on: %s)", (isForTuning) => {
  const pages = half(renderedSamples(), isForTuning);
  expect(pages.length).toBeGreaterThan(70);
  expect(pages.filter(isFlagged).map(({ name }) => name)).toEqual([]);
});
