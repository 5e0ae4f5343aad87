// How requests leave this machine: proxy, own root certificates, and whether private networks may be asked.
import type { ResolvedSettings } from "#config/index.js";
import { parseProxy, parseTrustedRoots, type HttpFetcherOptions, type TrustedRoots } from "#fetch/index.js";
import { readSmall } from "./small-file.js";

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
