// A real Chromium for tests that need one.
import { accessSync, constants } from "node:fs";
import { chromium, type Browser, type BrowserContext } from "playwright-core";

const COMMON_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser's program: `CHROMIUM_PATH`, then the common places; fails with one line on what to install. */
export function findBrowser(): string {
  const asked = process.env["CHROMIUM_PATH"];
  const found = (asked ? [asked] : COMMON_PATHS).find(isExecutable);
  if (found) return found;
  throw new Error(
    "no Chromium found: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program",
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Starts the browser quietly: it asks nobody for anything of its own accord. */
export function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  const args = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    ...extraArgs,
  ];
  // Chromium refuses its own sandbox to root.
  if (process.getuid?.() === 0) args.push("--no-sandbox");
  return chromium.launch({ executablePath: findBrowser(), args });
}

/** Leaves our script out of replayed pages: a hostile page can undo it, and it is the walls that must hold. */
export async function withoutShim(context: BrowserContext): Promise<void> {
  await context.route("**/.isochron/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "document.currentScript.remove()" }),
  );
}
