// What was seen beside what is told, for a terminal: what agrees is counted, what does not is named with both records.
import { count, fullTime } from "#chart/index.js";
import { counted, printable } from "#formats/index.js";
import {
  agreesThroughout,
  TELLER,
  TOLD_TIERS,
  type ComparedLook,
  type ComparedSpan,
  type CountedList,
  type ToldComparison,
  type ToldTier,
} from "#model/index.js";

/** Text that ends with a line end; of each list so many are shown. */
export function renderCompareTerminal(compared: ToldComparison, most = 20): string {
  const { site, captures, testimonies, pages, differ, stale, forgotten, notInSource } = compared;
  const told = TOLD_TIERS.filter((tier) => testimonies[tier] > 0);
  const lines = [
    `${printable(site)}: ${counted(pages, "page")}, ${counted(captures, "capture")} of ours beside ${told.map((tier) => toldWords(tier, testimonies[tier])).join(" and ")}`,
    ...told.map((tier) => agreementOf(tier, compared)),
    ...section(
      "differ: looks that showed another content than is told of the same time",
      differ,
      most,
      (one) => [
        `${printable(one.url)} (${one.by})`,
        `    seen ${lookWords(one.look)}`,
        `    told ${spanWords(one.told)}`,
      ],
    ),
    ...section("stale: looks that showed what the owner had replaced or withdrawn", stale, most, (one) => [
      printable(one.url),
      `    seen ${lookWords(one.look)}`,
      `    told ${spanWords(one.told)}`,
    ]),
    ...section(
      "forgotten: current by the source, and no look of ours was ever at them",
      forgotten,
      most,
      (url) => [printable(url)],
    ),
    ...section(
      "not in the source: answered while it was told of, and unknown to it",
      notInSource,
      most,
      (url) => [printable(url)],
    ),
  ];
  if (agreesThroughout(compared)) lines.push("nothing differs; agreement proves nothing more of any page");
  return `${lines.join("\n")}\n`;
}

function toldWords(tier: ToldTier, testimonies: number): string {
  return `${testimonies === 1 ? "1 testimony" : `${count(testimonies)} testimonies`} of ${tier} (${TELLER[tier]})`;
}

function agreementOf(tier: ToldTier, { agree, differ }: ToldComparison): string {
  const others = differ.first.some(({ told }) => told.tier === tier) ? "" : ", none differs";
  return agree[tier] === 0 && others !== ""
    ? `  ${tier}: no look of ours lies inside a span that it tells of`
    : `  ${tier}: ${counted(agree[tier], "look")} inside a told span agree${agree[tier] === 1 ? "s" : ""} with it${others}`;
}

function section<T>(
  title: string,
  { count: all, first }: CountedList<T>,
  most: number,
  linesOf: (item: T) => string[],
): string[] {
  if (all === 0) return [];
  const shown = first.slice(0, most);
  const left = all - shown.length;
  const more = left > 0 ? [`  … and ${count(left)} more; --json lists up to ${count(first.length)}`] : [];
  return [
    "",
    `${count(all)} ${title}`,
    ...shown.flatMap((item) => linesOf(item).map((line) => `  ${line}`)),
    ...more,
  ];
}

function lookWords({ sentAt, status, capture, record }: ComparedLook): string {
  return `${fullTime(sentAt)}, status ${status}: record ${printable(record)} of capture ${printable(capture)}`;
}

function spanWords({ tier, from, to, capture, record }: ComparedSpan): string {
  return `${fullTime(from)} to ${fullTime(to)} (${tier}): record ${printable(record)} of capture ${printable(capture)}`;
}
