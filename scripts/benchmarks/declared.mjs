// The benchmarks of bench/, and what `all` gives to each: those that are long by themselves are told to be small, and
// `--large` has everything at its size.
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What is given without `--large`, and with it; nothing where a benchmark has one size. */
const SIZES = {
  browser: { small: ["--small"], large: [] },
  bucket: { small: ["--small"], large: [] },
  cluster: { small: ["--small"], large: [] },
  crawl: { small: [], large: ["--large"] },
  "large-files": { small: ["--small"], large: [] },
  memory: { small: [], large: ["--large"] },
  query: { small: ["--small"], large: [] },
  plan: { small: [], large: ["--large"] },
  "reading-room": { small: ["--small"], large: [] },
  record: { small: ["--small"], large: [] },
  reindex: { small: [], large: ["--large"] },
  replay: { small: ["--small"], large: [] },
  search: { small: [], large: ["--large"] },
  strategies: { small: ["seeds=1"], large: [] },
  take: { small: ["--small"], large: [] },
  watch: { small: ["--small"], large: [] },
};

/** The names of all benchmarks. */
export function benchmarksIn(root) {
  return readdirSync(join(root, "bench"))
    .filter((file) => file.endsWith(".bench.ts"))
    .map((file) => file.slice(0, -".bench.ts".length))
    .sort();
}

/** What `all` gives to a benchmark. */
export function sizeArguments(name, isLarge) {
  return SIZES[name]?.[isLarge ? "large" : "small"] ?? [];
}
