// The yardsticks: wget with WARC and CDX, and Scrapy where it is installed; each crawls a whole site once.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One crawl of one site by one program. */
export interface CrawlRun {
  readonly pages: number;
  /** From the start of the process until WARC and index are written. */
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMb: number;
}

/** Another crawler; `version` is `null` where it is not installed. */
export interface OtherCrawler {
  readonly name: string;
  readonly version: string | null;
  /** Of larger sites it would take too long. */
  readonly mostPages: number;
  readonly crawl: (url: string, pages: number) => Promise<CrawlRun>;
}

/** The whole site into one WARC with its CDX, nothing else kept. */
const wget: OtherCrawler = {
  name: "wget --warc-file --warc-cdx",
  version: versionOf("wget", ["--version"]),
  mostPages: Infinity,
  crawl: (url, pages) =>
    timed(
      ["wget", "-q", "-r", "-l", "inf", "--delete-after", "--warc-file=site", "--warc-cdx", url],
      pages,
      {},
    ),
};

/** One request at a time, as we and wget do; bodies are kept in one file, since Scrapy writes no WARC of its own. */
const SPIDER = `import scrapy

class Site(scrapy.Spider):
    name = "site"
    custom_settings = {"CONCURRENT_REQUESTS": 1, "DOWNLOAD_DELAY": 0, "ROBOTSTXT_OBEY": True, "LOG_ENABLED": False}

    def __init__(self, url=None):
        super().__init__()
        self.start_urls = [url]
        self.kept = open("bodies", "wb")

    def parse(self, response):
        self.kept.write(response.body)
        for link in response.css("a::attr(href)").getall():
            yield response.follow(link, self.parse)
`;

const scrapy: OtherCrawler = {
  name: "scrapy (no WARC)",
  version: versionOf("scrapy", ["version"]),
  mostPages: 2000,
  crawl: (url, pages) =>
    timed(["scrapy", "runspider", "spider.py", "-a", `url=${url}`], pages, { "spider.py": SPIDER }),
};

/** Those that a site of ours is compared with. */
export const OTHER_CRAWLERS: readonly OtherCrawler[] = [wget, scrapy];

function versionOf(command: string, args: readonly string[]): string | null {
  const { status, stdout } = spawnSync(command, args, { encoding: "utf8" });
  return status === 0 ? stdout.split("\n", 1)[0]! : null;
}

/** Runs a command in a directory of its own, which is removed afterwards. */
async function timed(
  command: readonly string[],
  pages: number,
  files: Readonly<Record<string, string>>,
): Promise<CrawlRun> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-bench-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
    const startedMs = performance.now();
    const child = spawn("/usr/bin/time", ["-f", "%U %S %M", ...command], { cwd: dir });
    let report = "";
    child.stderr.on("data", (chunk: Buffer) => (report += chunk.toString()));
    const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
    const seconds = (performance.now() - startedMs) / 1000;
    const figures = /([\d.]+) ([\d.]+) (\d+)\s*$/.exec(report)?.slice(1).map(Number);
    if (code !== 0 || !figures)
      throw new Error(`${command[0]} ended with code ${code}: ${report.slice(0, 500)}`);
    const [user, system, peakKb] = figures as [number, number, number];
    return { pages, seconds, cpuSeconds: user + system, peakMb: Math.round((peakKb * 1024) / 1e6) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
