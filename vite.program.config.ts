import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const SOURCES = fileURLToPath(new URL("src", import.meta.url)) + sep;

// Bundles what is run into few files, over what tsc has put into dist: a verb starts from some twenty files instead of
// seven hundred. Chunks lie two folders deep, as the modules in them that look for files beside the program do.
export default defineConfig({
  publicDir: false,
  plugins: [licences()],
  resolve: { conditions: ["source"] },
  ssr: {
    resolve: { conditions: ["source"] },
    // Packages of many small modules; native ones and those that use require stay packages.
    noExternal: [
      "zod",
      "htmlparser2",
      "entities",
      /^dom(utils|handler|elementtype|-serializer)$/,
      "css-tree",
    ],
  },
  build: {
    ssr: true,
    outDir: "dist",
    emptyOutDir: false,
    minify: false,
    target: "node20",
    rollupOptions: {
      // Our modules do nothing by being loaded, but for the entries: a verb loads those that it takes something from,
      // not all that lie behind the same index.ts.
      treeshake: { moduleSideEffects: (id: string) => (id.startsWith(SOURCES) ? false : undefined) },
      input: {
        "cli/bin": "src/cli/bin.ts",
        "store/thread/archive-thread": "src/store/thread/archive-thread.ts",
        "server/diff/compare-thread": "src/server/diff/compare-thread.ts",
        "detect/pdf/pdf-thread": "src/detect/pdf/pdf-thread.ts",
        "record/writer/writer-process": "src/record/writer/writer-process.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});

/** The licences of bundled packages travel with them. */
function licences(): Plugin {
  return {
    name: "licences",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const folders = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []);
      const source = [...new Set(folders)].sort().map(licenceIn).join("\n\n");
      this.emitFile({ type: "asset", fileName: "third-party-licences.txt", source });
    },
  };
}

function licenceIn(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
  return `${name} ${version} (${license})\n\n${text}`;
}
