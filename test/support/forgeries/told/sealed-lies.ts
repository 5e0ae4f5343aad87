// The testimony altered and sealed anew: its WARC files are as they were.
import { recountTold } from "./told-forgery.js";
import { HOUR_MS, moved, ofFirst, type ToldLie } from "./told-lie.js";

/** Refused by what the records say. */
export const SEALED: readonly ToldLie[] = [
  {
    name: "more answers counted than are on record",
    base: "served",
    care: "sealed",
    first: /^versions\[0\]\.count/,
    forge: (f) => {
      f.testimony.versions[0]!.count = 100_000;
      recountTold(f);
    },
  },
  {
    name: "a first instant before the one on record",
    base: "served",
    care: "sealed",
    first: /^versions\[0\]\.from/,
    forge: ofFirst((v) => (v.from = moved(v.from, -HOUR_MS))),
  },
  {
    name: "a last instant after the one on record",
    base: "served",
    care: "sealed",
    first: /^versions\[3\]\.to/,
    forge: ({ testimony: { versions } }) => (versions[3]!.to = moved(versions[3]!.to, HOUR_MS)),
  },
  {
    name: "a version called current that was replaced",
    base: "source",
    care: "sealed",
    first: /^versions\[1\]\.isCurrent/,
    forge: ({ testimony: { versions } }) => (versions[1]!.isCurrent = true),
  },
  {
    name: "a version called current no more",
    base: "source",
    care: "sealed",
    first: /^versions\[0\]\.isCurrent/,
    forge: ofFirst((v) => void delete v.isCurrent),
  },
  {
    name: "what some visitors were given told of all",
    base: "served",
    care: "sealed",
    first: /^versions\[2\]\.variant/,
    forge: ({ testimony: { versions } }) => void delete versions[2]!.variant,
  },
  {
    name: "a source called served",
    base: "source",
    care: "sealed",
    first: /^tier|^statement/,
    second: /^statement/,
    forge: ({ testimony }) => (testimony.tier = "served"),
  },
  {
    name: "another teller",
    base: "source",
    care: "sealed",
    first: /^by$/,
    forge: ({ testimony }) => (testimony.by = "git, branch main"),
  },
  {
    name: "other settings",
    base: "source",
    care: "sealed",
    first: /^settings/,
    forge: ({ testimony }) => (testimony.settings = { ...testimony.settings, depth: 3 }),
  },
  {
    name: "an insider taken out of what cannot be proved",
    base: "served",
    care: "sealed",
    first: /^cannotProve/,
    forge: ({ testimony }) => void testimony.cannotProve.shift(),
  },
  {
    name: "published called proved",
    base: "source",
    care: "sealed",
    first: /^statement/,
    forge: ({ testimony }) => (testimony.statement = "This was published, and is proved."),
  },
  {
    name: "another origin",
    base: "source",
    care: "sealed",
    first: /^versions\[0\]\.origin/,
    forge: ofFirst((v) => (v.origin = "commit 3f2a")),
  },
  {
    name: "a conversion denied",
    base: "source",
    care: "sealed",
    first: /^versions\[3\]\.conversion/,
    forge: ({ testimony: { versions } }) => (versions[3]!.conversion = null),
  },
  {
    name: "nothing left out, it says",
    base: "served",
    care: "sealed",
    first: /^versions\[0\]\.leftOut/,
    forge: ofFirst((v) => void delete v.leftOut),
  },
  {
    name: "another status",
    base: "served",
    care: "sealed",
    first: /^versions\[5\]\.status/,
    forge: ({ testimony: { versions } }) => (versions[5]!.status = 200),
  },
  {
    name: "another Location",
    base: "served",
    care: "sealed",
    first: /^versions\[4\]\.location/,
    forge: ({ testimony: { versions } }) => (versions[4]!.location = "/elsewhere"),
  },
  {
    name: "another content type",
    base: "source",
    care: "sealed",
    first: /^versions\[4\]\.contentType/,
    forge: ({ testimony: { versions } }) => (versions[4]!.contentType = "text/plain"),
  },
  {
    name: "another content digest",
    base: "source",
    care: "sealed",
    first: /^versions\[0\]\.contentDigest/,
    forge: ({ testimony: { versions } }) => (versions[0]!.contentDigest = versions[1]!.contentDigest),
  },
  {
    name: "another payload digest",
    base: "served",
    care: "sealed",
    first: /^versions\[0\]\.payloadDigest/,
    forge: ({ testimony: { versions } }) => (versions[0]!.payloadDigest = versions[2]!.payloadDigest),
  },
  {
    name: "a version kept back",
    base: "source",
    care: "sealed",
    first: /^versions$/,
    forge: (f) => {
      f.testimony.versions.splice(1, 1);
      recountTold(f);
    },
  },
  {
    name: "a version listed twice",
    base: "served",
    care: "sealed",
    first: /^versions\[8\]\.told/,
    forge: (f) => {
      f.testimony.versions.push(structuredClone(f.testimony.versions[5]!));
      recountTold(f);
    },
  },
  {
    name: "a version made up, by another's records",
    base: "source",
    care: "sealed",
    first: /^versions\[5\]\.told/,
    forge: (f) => {
      const { versions } = f.testimony;
      const told = { ...versions[0]!.told, id: "<urn:uuid:made-up>" };
      versions.push({
        ...structuredClone(versions[4]!),
        from: moved(versions[4]!.to, 1),
        to: moved(versions[4]!.to, 2),
        told,
      });
      recountTold(f);
    },
  },
  {
    name: "versions in another order",
    base: "source",
    care: "sealed",
    first: /^versions\[\d\]\.told/,
    forge: ({ testimony: { versions } }) => versions.unshift(versions.pop()!),
  },
  {
    name: "the spans of two versions exchanged",
    base: "source",
    care: "sealed",
    first: /^versions\[[01]\]/,
    forge: ({ testimony: { versions } }) => {
      const [a, b] = [versions[0]!, versions[1]!];
      [a.from, b.from] = [b.from, a.from];
      [a.to, b.to] = [b.to, a.to];
    },
  },
  {
    name: "the spans of two versions exchanged, with the records that tell them",
    base: "source",
    care: "sealed",
    first: /^versions\[[01]\]/,
    forge: ({ testimony: { versions } }) => {
      const [a, b] = [versions[0]!, versions[1]!];
      [a.from, b.from] = [b.from, a.from];
      [a.to, b.to] = [b.to, a.to];
      [a.told, b.told] = [b.told, a.told];
      b.isCurrent = true;
      delete a.isCurrent;
    },
  },
  {
    name: "fewer pages counted",
    base: "source",
    care: "sealed",
    first: /^counts\.pages/,
    forge: ({ testimony }) => (testimony.counts.pages -= 1),
  },
  {
    name: "more answers in the sum",
    base: "served",
    care: "sealed",
    first: /^counts\.answers/,
    forge: ({ testimony }) => (testimony.counts.answers! += 1),
  },
  {
    name: "answers counted by a source",
    base: "source",
    care: "sealed",
    first: /^versions\[0\]\.count/,
    forge: ofFirst((v) => (v.count = 5)),
  },
  {
    name: "a later end",
    base: "source",
    care: "sealed",
    first: /^finishedAt/,
    forge: ({ testimony }) => (testimony.finishedAt = moved(testimony.finishedAt, HOUR_MS)),
  },
  {
    name: "an earlier start",
    base: "source",
    care: "sealed",
    first: /^startedAt/,
    forge: ({ testimony }) => (testimony.startedAt = moved(testimony.startedAt, -HOUR_MS)),
  },
  {
    name: "a better clock",
    base: "served",
    care: "sealed",
    first: /^clock\.runs\[0\]/,
    forge: ({ testimony }) => (testimony.clock!.runs[0]!.by = "an atomic clock"),
  },
  {
    name: "the clock kept to itself",
    base: "served",
    care: "sealed",
    first: /^clock/,
    forge: ({ testimony }) => void delete testimony.clock,
  },
  {
    name: "another program",
    base: "source",
    care: "sealed",
    first: /^software/,
    forge: ({ testimony }) => (testimony.software = "another/1.0"),
  },
  {
    name: "a hash of another file",
    base: "source",
    care: "sealed",
    first: /^warcs\[0\]\.sha256/,
    forge: ({ testimony }) => (testimony.warcs[0]!.sha256 = "f".repeat(64)),
  },
];
