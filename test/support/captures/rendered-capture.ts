// A small site whose pages scripts build, captured with a renderer of fixed requests.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openArchive } from "#store/index.js";
import { fixedRenderer, type FixedRequest } from "../render/fixed-renderer.js";
import { captureWeb, ScriptedWeb } from "../sites/scripted-web.js";

const SITE = "http://built.test/";
const SHELL = '<!doctype html><div id="app"></div><script src="/app.js"></script>';
const LIST = `${SITE}list#GET&accept=application/json&x-asked-by=script`;
const QUERY = `${SITE}query#POST&content-type=application/json&:body=%7B%22page%22:1%7D`;
const LIST_REQUEST: FixedRequest = {
  url: "/list",
  headers: [
    ["Accept", "application/json"],
    ["X-Asked-By", "script"],
  ],
};
const QUERY_REQUEST: FixedRequest = {
  url: "/query",
  method: "POST",
  headers: [["Content-Type", "application/json"]],
  body: '{"page":1}',
};

/** Pages by URL, requests among them, and what documents ask for. */
export const BUILT_SITE = {
  pages: {
    [SITE]: SHELL,
    [`${SITE}live`]: SHELL,
    [`${SITE}app.js`]: { type: "text/javascript", body: "show()" },
    [LIST]: { type: "application/json", body: '["live"]' },
    [QUERY]: { type: "application/json", body: '{"name":"Ann"}' },
  },
  documents: {
    [SITE]: {
      requests: [{ url: "/app.js", resourceType: "Script" }, LIST_REQUEST, QUERY_REQUEST],
      links: ["/live"],
    },
    [`${SITE}live`]: {
      requests: [LIST_REQUEST],
      open: [{ kind: "websocket", url: "ws://built.test/feed", detail: "refused" }],
    },
  },
} as const;

/** Captures it into a new archive, whose directory is returned. */
export async function captureRendered(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "isochron-rendered-"));
  const archive = await openArchive(dir, { software: "isochron-test" });
  try {
    const web = new ScriptedWeb(BUILT_SITE.pages);
    const settings = { browser: { mode: "auto" } } as const;
    const world = { openRenderer: fixedRenderer(BUILT_SITE.documents) };
    await captureWeb(web, archive, { seeds: [SITE], settings, world });
    return dir;
  } finally {
    await archive.close();
  }
}
