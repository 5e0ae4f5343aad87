// One sharp capture from a program of your own, with the parts that the command line uses:
//   node examples/capture.mjs https://example.org/ my-archive
import { SystemClock } from "isochron/adapters";
import { captureSite, makeWorld } from "isochron/crawl";
import { HttpFetcher } from "isochron/fetch";
import { siteFromSeeds } from "isochron/seeds";
import { openArchive } from "isochron/store";

const [seed, dir] = process.argv.slice(2);
if (seed === undefined || dir === undefined) {
  console.error("usage: node examples/capture.mjs URL ARCHIVE");
  process.exit(2);
}
const clock = new SystemClock();
const archive = await openArchive(dir);
const fetcher = new HttpFetcher({
  clock,
  userAgent: "my-archiver/1.0 (+https://example.org/contact)",
  allowPrivate: process.env.ALLOW_PRIVATE === "1", // your own network, or a test on this machine
  spool: archive.spool,
});

try {
  const world = makeWorld({ archive, fetcher, clock });
  const settings = {
    delayMs: Number(process.env.DELAY_MS ?? 1000),
    strategy: "optimal-online",
    maxPages: 1000,
    threshold: 0.1,
  };
  const onProgress = ({ pass, done, total }) => process.stderr.write(`\r${pass} ${done}/${total} `);
  const { report, files } = await captureSite({ site: siteFromSeeds([seed]), settings }, world, {
    onProgress,
  });
  const asOf = new Date(report.asOf).toISOString();
  console.log(`${report.all.sharp} of ${report.all.pages} pages seen identical before and after ${asOf}`);
  console.log(files.certificate);
} finally {
  await fetcher.close();
  await archive.close();
}
