import { writeFileSync } from "node:fs";
import { it } from "vitest";
import { evaluate, LABELS, scoresOf } from "../support/detect/evaluation.js";
it("tune", async () => {
  const r = await evaluate("tuning");
  const s = scoresOf(r);
  console.log(LABELS.filter((l) => l.half === "tuning").length, JSON.stringify(s, null, 1));
  writeFileSync("/tmp/dx/tune.json", JSON.stringify(r));
});
