// A page as a line around t*: what was seen, what the server said, what is merely not contradicted.

/** One thing that can come of a page. */
interface KindOfPage {
  readonly name: string;
  readonly meaning: string;
  /** `solid` was seen on both sides, `dashed` is somebody's word, `dotted` is open. */
  readonly line: "solid" | "dashed" | "dotted" | "none";
  /** What the second look showed. */
  readonly second: "same" | "other" | "none" | "many";
}

/** All of them, in the order in which they prove less. */
export const KINDS_OF_PAGES: readonly KindOfPage[] = [
  {
    name: "sharp",
    meaning:
      "Two complete responses were identical, one finished before t*, one sent after it, and none differing was seen between. Proved.",
    line: "solid",
    second: "same",
  },
  {
    name: "attested",
    meaning: "The server says that it stood so: “not modified since”. Its word, so it is counted apart.",
    line: "dashed",
    second: "none",
  },
  {
    name: "possible",
    meaning: "Nothing speaks against it, and nothing proves it.",
    line: "dotted",
    second: "none",
  },
  {
    name: "changed",
    meaning:
      "It was another after t* than before. Nobody can tell which of the two stood there at the moment.",
    line: "none",
    second: "other",
  },
  {
    name: "hopeless",
    meaning: "It changes faster than it may politely be asked for: no two looks around t* find it the same.",
    line: "none",
    second: "many",
  },
];

/** The drawing; its words stand beside it. */
export function PageLine({ kind: { line, second } }: { readonly kind: KindOfPage }) {
  return (
    <svg class="page-line" viewBox="0 0 120 28" width="120" height="28" aria-hidden="true">
      <line class="moment" x1="60" x2="60" y1="2" y2="26" />
      {line !== "none" && <line class={`seen ${line}`} x1="18" x2="102" y1="14" y2="14" />}
      <circle class="look" cx="18" cy="14" r="5" />
      {second === "same" && <circle class="look" cx="102" cy="14" r="5" />}
      {second === "other" && <rect class="look other" x="97" y="9" width="10" height="10" />}
      {second === "many" &&
        [34, 48, 72, 86, 102].map((x, i) =>
          i % 2 === 0 ? (
            <rect key={x} class="look other" x={x - 4} y="10" width="8" height="8" />
          ) : (
            <path key={x} class="look other" d={`M${x} 9l5 9h-10z`} />
          ),
        )}
    </svg>
  );
}
