// kill -9 while a document is being shown: the capture goes on where it stood, its certificate is true, and nothing of the
// killed browser is left behind.
import { expect, it } from "vitest";
import { killedShells, undisturbedShells } from "../../support/render/render-kill.js";

it(
  "is made good by --resume: the same pages, each message asked for as often as needed, no browser and no folder left",
  { timeout: 300_000 },
  async () => {
    const undisturbed = await undisturbedShells();
    expect([...undisturbed.verdicts.values()].every((verdict) => verdict === "sharp")).toBe(true);
    expect(new Set(undisturbed.asked.values())).toEqual(new Set([2])); // before t* and after it
    for (const message of ["GET /app.js", "GET /api/list", 'POST /api/query {"at":"/two"}'])
      await killedShells(message, 1, undisturbed);
  },
);
