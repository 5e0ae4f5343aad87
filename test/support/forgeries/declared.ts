// The forger's list: every forgery, what was done with which knowledge and key, and what becomes of it.
import { UNSEALED } from "./broken-seals.js";
import { BORROWING } from "./borrowing.js";
import { CLOCKS } from "./clocks.js";
import { EXPERT } from "./expert.js";
import type { Tampering, Unseen } from "./forgery.js";
import { LIES } from "./lies.js";
import { NETWORK } from "./network.js";
import { NOT_MODIFIED } from "./not-modified.js";
import { ODD_ANSWERS } from "./odd-answers.js";
import { OMITTING } from "./omitting.js";
import type { Base, Care } from "./presenting.js";
import { REMOVAL_LIES, REMOVAL_UNSEEN } from "./removal-lies.js";
import { RENDERINGS, RENDERINGS_UNSEEN } from "./renderings.js";
import { REWRITTEN } from "./rewritten-warcs.js";
import { NOT_TORN, TORN_UNSEEN } from "./torn-ends.js";
import { TWO_READINGS } from "./two-readings.js";
import { UNSEEN } from "./unseen.js";

/** How a list of forgeries was made. */
interface Making {
  /** What the forger did, whatever the single lie. */
  readonly did: string;
  readonly care: Care;
  readonly base?: Base;
  readonly key?: "foreign" | "insider";
}

/** One forgery with its class: refused, by which verifiers and at which line, or seen by nobody and listed. */
export interface Declared extends Required<Making> {
  readonly name: string;
  readonly refused: { readonly first: RegExp; readonly says: RegExp; readonly second: RegExp | null } | null;
  readonly unseen: Pick<Unseen, "listed" | "apart"> | null;
  readonly forge: Tampering["forge"];
}

const refused = (making: Making, list: readonly Tampering[]): Declared[] =>
  list.map(({ name, line, second = line, says = /./, forge }) => ({
    base: "everything",
    key: "foreign",
    ...making,
    name,
    forge,
    refused: { first: line, says, second },
    unseen: null,
  }));

const unseen = (making: Making, list: readonly Unseen[]): Declared[] =>
  list.map(({ name, listed, apart = 0, forge }) => ({
    base: "everything",
    key: "insider",
    ...making,
    name,
    forge,
    refused: null,
    unseen: { listed, apart },
  }));

/** All of them. */
export const FORGERIES: readonly Declared[] = [
  ...refused({ did: "altered the certificate, and sealed nothing anew", care: "altered" }, UNSEALED),
  ...refused({ did: "lied in the certificate; counts, root and signature made anew", care: "sealed" }, LIES),
  ...refused(
    { did: "rewrote the WARC file; digests, lengths, hash, root and signature made anew", care: "rewritten" },
    REWRITTEN,
  ),
  ...refused({ did: "rewrote file and certificate knowing the program's code", care: "rewritten" }, EXPERT),
  ...refused(
    { did: "lied about who was asked with what and by which way, on record too", care: "rewritten" },
    NETWORK,
  ),
  ...refused({ did: "left pages out of everything that names them", care: "rewritten" }, OMITTING),
  ...refused({ did: "wrote what two readers read differently", care: "rewritten" }, TWO_READINGS),
  ...refused(
    { did: "wrote answers that two readers of HTTP read differently", care: "rewritten" },
    ODD_ANSWERS,
  ),
  ...refused(
    { did: "made what contradicts look as if a killed process had left it", care: "rewritten" },
    NOT_TORN,
  ),
  ...refused({ did: "took records out and wrote a notice", care: "documented" }, REMOVAL_LIES),
  ...refused(
    { did: "made 304s say more than they do", care: "rewritten", base: "conditional" },
    NOT_MODIFIED,
  ),
  ...refused(
    { did: "lied about bodies that an earlier capture lends", care: "rewritten", base: "borrowing" },
    BORROWING,
  ),
  ...refused(
    { did: "lied about what scripts asked for and browsers showed", care: "rewritten", base: "rendered" },
    RENDERINGS,
  ),
  ...refused({ did: "lied about the clocks of its runs", care: "rewritten", base: "resumed" }, CLOCKS),
  ...unseen({ did: "wrote everything anew with the archive's own key", care: "rewritten" }, UNSEEN),
  ...unseen(
    { did: "hid what a browser asked for, on record too", care: "rewritten", base: "rendered" },
    RENDERINGS_UNSEEN,
  ),
  ...unseen({ did: "tore a look off, with the archive's own key", care: "rewritten" }, TORN_UNSEEN),
  ...unseen({ did: "made up an order, with the archive's own key", care: "documented" }, REMOVAL_UNSEEN),
];

/** What an examiner tried first, by what it is called here. */
export const THE_FOURTEEN: Readonly<Record<string, string>> = {
  "content replaced": "a page's content replaced in every record of it",
  "capture moved a year back": "the capture moved a year back",
  "skipped pages dropped": "pages that were never fetched dropped from the denominator",
  "self-varying pages dropped": "self-varying pages dropped",
  "revisit fabricated with the insider's key": "revisits fabricated with the insider's key",
  "unchanged throughout, with an empty cannotProve":
    "unchanged throughout, and nothing that cannot be proved",
  "requests stripped": "requests stripped from the files and from the certificate",
  "contradicting looks relabelled": "a contradicting look relabelled unread",
  "second metadata record": "a second metadata record beside a response, with kinder times",
  "second request with a cookie": "a second request beside a response, with a cookie",
  "metadata deleted": "a contradicting look without its time stamps",
  removals: "a changed page called sharp, its records removed by an order that nobody gave",
  "t* moved": "a time point moved within the intervals",
  "finishedAt 2099": "an end in 2099, on record too",
};
