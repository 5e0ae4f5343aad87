// How requests leave this machine: proxy, own root certificates, and whether private networks may be asked.
import { readFile, stat } from "node:fs/promises";
import type { ResolvedSettings } from "#config/index.js";
import { UsageError } from "#errors.js";
import { parseProxy, parseTrustedRoots, type HttpFetcherOptions, type TrustedRoots } from "#fetch/index.js";

const LARGEST_FILE_BYTES = 1_000_000;

type WayOut = Pick<HttpFetcherOptions, "allowPrivate" | "proxy" | "roots">;

/** The settings as a fetcher takes them. @throws UsageError in one line that shows no secret */
export async function wayOutOf(settings: ResolvedSettings<"allowPrivate" | "proxy" | "ca">): Promise<WayOut> {
  const { allowPrivate, proxy, ca } = settings;
  return {
    allowPrivate,
    ...(proxy !== null && { proxy: parseProxy(proxy) }),
    ...(ca !== null && { roots: await readRoots(ca) }),
  };
}

async function readRoots(file: string): Promise<TrustedRoots> {
  const name = `--ca ${JSON.stringify(file)}`;
  return parseTrustedRoots(await readSmall(file, name), name);
}

/** A small text file that the user names; `name` is how messages call it. @throws UsageError */
export async function readSmall(file: string, name: string): Promise<string> {
  try {
    if ((await stat(file)).size > LARGEST_FILE_BYTES) throw new Error("too large");
    return await readFile(file, "latin1");
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError("BAD_INPUT", `${name}: ${why}`, { cause: error });
  }
}
