import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const SOURCES = fileURLToPath(new URL("src", import.meta.url)) + sep;
/** What is started by itself: the program, its threads, the recorder's writer. */
const ENTRIES = [
  "cli/bin",
  "store/thread/archive-thread",
  "server/diff/compare-thread",
  "detect/pdf/pdf-thread",
  "record/writer/writer-process",
];

// Bundles what is run into few files, over what tsc has put into dist: a verb starts from some twenty files instead of
// seven hundred. Chunks lie two folders deep, as the modules in them that look for files beside the program do.
export default defineConfig({
  publicDir: false,
  plugins: [licences(), entriesApart()],
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
      treeshake: { moduleSideEffects },
      input: Object.fromEntries(ENTRIES.map((entry) => [entry, `src/${entry}.ts`])),
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        // Left to itself the bundler puts what the writer and a verb share into the file that starts the writer.
        // What that shares with every verb lies apart, so that no verb loads a database that it does not open.
        codeSplitting: {
          groups: [
            { name: "errors", test: /src\/(errors|store\/store-failure)\.ts$/, priority: 2 },
            { name: "driver", test: /store\/catalog\/sqlite\/driver\.ts$/, priority: 1 },
            { name: "journal", test: /store\/(record|catalog\/sqlite\/record-table)/ },
          ],
        },
      },
    },
  },
});

/**
 * Our modules do nothing by being loaded: a verb loads those that it takes something from, not all that lie behind the
 * same index.ts. Entries do: what they share with verbs must lie in no file that starts them.
 */
function moduleSideEffects(id: string): boolean | undefined {
  if (!id.startsWith(SOURCES)) return undefined;
  return ENTRIES.some((entry) => id === join(SOURCES, `${entry}.ts`));
}

/** No file of the program starts a thread or a process by being loaded. */
function entriesApart(): Plugin {
  return {
    name: "entries-apart",
    generateBundle(_options, bundle) {
      const entries = new Set(ENTRIES.map((entry) => `${entry}.js`));
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const started = [...file.imports, ...file.dynamicImports].find((one) => entries.has(one));
        if (started !== undefined) this.error(`${file.fileName} would start ${started} when it is loaded`);
      }
    },
  };
}

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
