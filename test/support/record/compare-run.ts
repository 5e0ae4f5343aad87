// Conversations by lot, held with a server and with the proxy before it: what comes back must be the same.
import { isDeepStrictEqual } from "node:util";
import { SeededRandom } from "#adapters/index.js";
import { converse, randomConversation } from "./raw-client.js";
import { readAnswers } from "./read-answers.js";

/** How many, between which two. */
export interface CompareOptions {
  readonly seed: number;
  readonly requests: number;
  readonly plainPort: number;
  readonly passedPort: number;
  /** Conversations side by side. */
  readonly atOnce: number;
}

/** What came of it. */
export interface CompareResult {
  readonly requests: number;
  readonly kinds: readonly string[];
  /** Those that came back otherwise, the first few in full. */
  readonly differences: readonly object[];
}

/** Holds them all. */
export async function compareRun(options: CompareOptions): Promise<CompareResult> {
  const random = new SeededRandom(options.seed);
  const kinds = new Set<string>();
  const differences: object[] = [];
  let requests = 0;
  const one = async (): Promise<void> => {
    while (requests < options.requests && differences.length < 5) {
      const conversation = randomConversation(random);
      kinds.add(conversation.name);
      requests += conversation.methods.length;
      const { plainPort, passedPort } = options;
      const [plain, passed] = await Promise.all(
        [plainPort, passedPort].map(async (port) =>
          readAnswers(await converse(port, conversation), conversation.methods),
        ),
      );
      if (isDeepStrictEqual(plain, passed)) continue;
      differences.push({ sent: conversation.pieces.join("").slice(0, 1_000), plain, passed });
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, one));
  return { requests, kinds: [...kinds].sort(), differences };
}
