// Builds the clients of the lab's script-built sites with a bundler, as their authors would: in memory, once per process.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown, type Plugin } from "rolldown";
import { compile } from "svelte/compiler";
import { CLIENTS, SHARED_SOURCES, type Client, type ClientFiles } from "#lab/script-built/sites/index.js";

const ROOT = join(import.meta.dirname, "../../..");
const PRODUCTION = {
  "process.env.NODE_ENV": `"production"`,
  __VUE_OPTIONS_API__: "true",
  __VUE_PROD_DEVTOOLS__: "false",
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
};

let built: Promise<ClientFiles> | null = null;

/** All clients' files; the same packages give the same bytes. */
export function clientFiles(): Promise<ClientFiles> {
  built ??= Promise.all(CLIENTS.map(filesOf)).then((all) => new Map(all.flat()));
  return built;
}

async function filesOf(client: Client): Promise<[string, Uint8Array][]> {
  const { name, sources, plain = [], vendor = {} } = client;
  const asTheyAre = plain.map((file): [string, Uint8Array] => [file, Buffer.from(sources[file]!)]);
  const ofPackages = Object.entries(vendor).map(([file, path]): [string, Uint8Array] => [
    file,
    readFileSync(join(ROOT, "node_modules", path)),
  ]);
  const files = [...(await bundled(client)), ...asTheyAre, ...ofPackages];
  return files.map(([file, bytes]) => [`${name}/${file}`, bytes]);
}

async function bundled(client: Client): Promise<[string, Uint8Array][]> {
  if (client.entries.length === 0) return [];
  const bundle = await rolldown({
    input: client.entries.map((file) => `client:${client.name}/${file}`),
    cwd: ROOT,
    platform: "browser",
    plugins: [sourcesOf(client)],
    transform: { define: PRODUCTION },
    logLevel: "silent",
  });
  try {
    const names = { entryFileNames: "main.js", chunkFileNames: "[name].js" };
    const { output } = await bundle.generate({ format: "es", minify: true, ...names });
    return output.map((file) => [
      file.fileName,
      Buffer.from(file.type === "chunk" ? file.code : file.source),
    ]);
  } finally {
    await bundle.close();
  }
}

/** The client's own sources and the shared ones as modules; packages are looked for from the repository's root. */
function sourcesOf({ name, sources }: Client): Plugin {
  const prefix = `client:${name}/`;
  return {
    name: "sources",
    resolveId(id, importer) {
      if (id.startsWith("client:") || id in SHARED_SOURCES) return id;
      const isOurs = importer !== undefined && (importer.startsWith("client:") || importer in SHARED_SOURCES);
      if (!isOurs) return null;
      return id.startsWith("./") ? prefix + id.slice(2) : this.resolve(id, join(ROOT, "package.json"));
    },
    load(id) {
      const source = SHARED_SOURCES[id] ?? sources[id.slice(prefix.length)];
      if (source === undefined) return null;
      if (id.endsWith(".svelte")) return { code: compiledSvelte(source, id), moduleType: "js" };
      return { code: source, moduleType: id.endsWith(".jsx") ? "jsx" : "js" };
    },
  };
}

function compiledSvelte(source: string, filename: string): string {
  return compile(source, { filename, generate: "client", css: "injected" }).js.code;
}
