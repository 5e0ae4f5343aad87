// A word of ours, explained where it stands: a button that opens a note.
import { useId } from "preact/hooks";
import { hrefOf } from "../shell/route.js";

const MEANINGS = {
  sharp:
    "Two complete responses, one finished before the moment and one sent after it, were identical, and none differing was seen between.",
  attested:
    "The server said that the page stood so at the moment. Nobody saw it: counted apart, never added.",
  possible: "Nothing that was seen speaks against it. That is no proof: counted apart, never added.",
  "t*": "The moment that a capture speaks about: after the last first visit, before the first second one.",
  hopeless: "The page changes too fast to be seen twice in one state at the pace that is allowed.",
  proved:
    "Some two looks of the archive saw the page in one state, one before the instant and one after it, and none between saw another.",
  differing: "The page was not the same after the moment as before it, or was gone.",
  completeness:
    "Of all versions that the pages under watch have had since the watch began, each by how much it matters, the share that is held. Nobody counts what nobody saw: it is an estimate, and the interval holds the truth in nine of ten cases.",
  freshness:
    "The share of the pages under watch that are thought to stand on the site as they were last seen. An estimate, from how often each of them changes.",
  turn: "Some of a site’s requests are spent at a time: on looks at the pages worth most, or on a whole capture.",
  capture: "One run over a site: every page is visited, a moment is fixed, every page is visited again.",
  import:
    "Records that other tools made. Nobody here saw the pages: they can be attested or possible, never sharp.",
} as const;

/** A word that is explained. */
export type WordName = keyof typeof MEANINGS;

/** The word, in other letters where the sentence needs them. */
export function Word({ name, children = name }: { readonly name: WordName; readonly children?: string }) {
  const id = useId();
  return (
    <span class="word">
      <button type="button" popovertarget={id} aria-label={`${children}: what is that?`}>
        {children}
      </button>
      <span popover="auto" id={id} role="note">
        <strong>{name}</strong> {MEANINGS[name]} <a href={hrefOf(["how"])}>How we know</a>
      </span>
    </span>
  );
}
