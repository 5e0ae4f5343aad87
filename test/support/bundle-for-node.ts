// Child processes of tests run from one bundled file: quick to start, again and again.
import { mkdtempSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { mutantPlugin } from "../../scripts/mutants.mjs";

/** Bundles a TypeScript script of this folder with our sources; packages stay outside. Returns the file to run. */
export async function bundleForNode(script: string): Promise<string> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  // Below node_modules, so that packages are found from there.
  const cache = join(root, "node_modules", ".cache");
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, "isochron-child-"));
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    // A child runs what the test is about, changed or not.
    plugins: [mutantPlugin()],
    resolve: { conditions: ["source"] },
    ssr: { resolve: { conditions: ["source"] } },
    build: { ssr: join(root, "test/support", script), outDir, emptyOutDir: false, minify: false },
  });
  return join(outDir, `${basename(script, ".ts")}.js`);
}
