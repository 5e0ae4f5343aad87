// What must hold after escapes were tried.
import { expect } from "vitest";
import { secretsIn, type Attempt, type EscapeGround } from "./escape-run.js";

/** Nobody was contacted, nothing was got hold of, and the window still says truly what it shows. */
export function expectInside(
  attempts: readonly Attempt[],
  { trap, servers }: EscapeGround,
  leadOn: readonly string[] | "any" = LEADS_ON,
): void {
  expect([...trap.contacts]).toEqual([]);
  for (const { id, got, address, banner, windows } of attempts) {
    expect([id, secretsIn(got, SECRETS)]).toEqual([id, []]);
    expect([id, windows]).toEqual([id, 1]);
    expect(address.startsWith(`${servers.replayUrl}/`), `${id} is at ${address}`).toBe(true);
    // Our own word for what is shown: the page itself, or, where it asked for another, that this is not in the archive.
    const isNotice = OUR_NOTICES.includes(banner);
    if (leadOn === "any" ? isNotice : leadOn.includes(id)) expect([id, isNotice]).toEqual([id, true]);
    else expect(banner).toContain(`http://attacker.example/${id} as captured at 2026-11-15T12:31:07`);
  }
}

/** That the live address is not in the archive, or is none: of two addresses that a page sends, either may come last. */
const OUR_NOTICES = ["Not in this archive", "This is where archived pages are shown"];

/** Escapes that end on one of our notices; a path from the root is one of the page's own site. */
const LEADS_ON = ["meta-refresh-in-page", "top-by-message", "base-then-link"];
const SECRETS = "a-token-of-some-length";
