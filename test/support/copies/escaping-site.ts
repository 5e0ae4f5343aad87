// Pages that try to get out, as a site that can be captured and copied.
import { OUTWARD } from "../escapes/escapes.js";
import { liveName, type Trap } from "../escapes/trap.js";
import { linksTo, type ScriptedPage } from "../sites/scripted-web.js";

/** Its first page. */
export const SITE = "http://escapes.test/";

/** A page for each of the escapes. */
export function escapingSite(ids: readonly string[], trap: Trap): Record<string, ScriptedPage> {
  return {
    [SITE]: linksTo(...ids.map((id) => `/${id}`)),
    ...Object.fromEntries(ids.map((id) => [`${SITE}${id}`, escapingPage(id, trap)])),
    [`${SITE}worker.js`]: {
      type: "text/javascript",
      body: `fetch("http://${liveName("worker-archived")}", { mode: "no-cors" })`,
    },
  };
}

function escapingPage(id: string, trap: Trap): string {
  const [out, safe] = [`http://${liveName(id)}`, `https://${liveName(id)}`];
  const names = { OUT: out, SAFE: safe, STUN: trap.stun(id) };
  const words = Object.entries(names).map(([name, value]) => `${name} = ${JSON.stringify(value)}`);
  const body = OUTWARD[id]!.replaceAll("@OUT@", out).replaceAll("@SAFE@", safe);
  return `<!doctype html><meta charset=utf-8><title>${id}</title><script>const ${words.join(", ")}; const got = () => {};</script>${body}`;
}
