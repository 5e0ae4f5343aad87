// Alterations by someone without a key.
import { seal } from "../archives/tampering.js";
import { ofSharp, pageWith, type Tampering } from "./forgery.js";

/** Alterations after signing, and seals that do not fit. */
export const UNSEALED: Tampering[] = [
  {
    name: "a reason reworded",
    line: /^merkle\.root/,
    forge: (f) => (pageWith(f, "changed").reason = "never mind"),
  },
  {
    name: "two pages exchanged",
    line: /^merkle\.root/,
    forge: ({ certificate: { pages } }) => pages.push(pages.shift()!),
  },
  { name: "a hint altered", line: /^merkle\.root/, forge: ofSharp((page) => (page.records[0]!.offset += 1)) },
  {
    name: "an unknown member added to a page",
    line: /^merkle\.root/,
    forge: ofSharp((page) => Object.assign(page, { approved: true })),
  },
  {
    name: "an unknown member added",
    line: /^signature/,
    forge: ({ certificate }) => Object.assign(certificate, { approvedBy: "nobody" }),
  },
  {
    name: "the statement reworded",
    line: /^statement|^signature/,
    forge: ({ certificate }) => (certificate.statement = "unchanged throughout"),
  },
  {
    name: "a limit taken out",
    line: /^cannotProve|^signature/,
    forge: ({ certificate }) => void certificate.cannotProve.pop(),
  },
  {
    name: "the scope reworded",
    line: /^signature/,
    forge: ({ certificate }) => (certificate.scope = "everything"),
  },
  {
    name: "the software renamed",
    line: /^signature/,
    forge: ({ certificate }) => (certificate.software = "another/1.0"),
  },
  {
    name: "another root",
    line: /^merkle\.root/,
    forge: ({ certificate }) => (certificate.merkle.root = "0".repeat(64)),
  },
  {
    name: "another number of leaves",
    line: /^merkle\.leaves/,
    forge: ({ certificate }) => (certificate.merkle.leaves += 1),
  },
  {
    name: "another signature",
    line: /^signature/,
    forge: ({ certificate: { signature } }) => (signature.value = Buffer.alloc(64).toString("base64")),
  },
  {
    name: "another key",
    line: /^signature/,
    forge: ({ certificate }) => {
      const copy = structuredClone(certificate);
      seal(copy);
      certificate.signature.publicKey = copy.signature.publicKey;
    },
  },
  {
    name: "no key",
    line: /^signature\.publicKey/,
    forge: ({ certificate }) => (certificate.signature.publicKey = "none"),
  },
  {
    name: "wrong counts",
    line: /^counts\.verdicts\.sharp/,
    second: /^signature/,
    forge: ({ certificate }) => (certificate.counts.verdicts.sharp += 1),
  },
  {
    name: "a wrong number of pages",
    line: /^counts\.pages/,
    second: /^signature/,
    forge: ({ certificate }) => (certificate.counts.pages -= 1),
  },
  {
    name: "a wrong number of records",
    line: /^warcs\[0\]\.records/,
    second: /^signature/,
    forge: ({ certificate }) => (certificate.warcs[0]!.records += 1),
  },
  {
    name: "a wrong hash",
    line: /^warcs\[0\]\.sha256/,
    second: /^signature/,
    forge: ({ certificate }) => (certificate.warcs[0]!.sha256 = "f".repeat(64)),
  },
  {
    name: "a wrong length",
    line: /^warcs\[0\]\.sizeBytes/,
    second: /^signature/,
    forge: ({ certificate }) => (certificate.warcs[0]!.sizeBytes += 1),
  },
];
