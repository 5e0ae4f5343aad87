// Faults of ours, put into the watch of a world on purpose: whoever judges must find each of them.
import type { NewsItem } from "#model/index.js";
import type { Archive, WatchStores } from "#ports/index.js";
import { MemoryPauses } from "#store/index.js";
import type { WorldPlant, WorldRound } from "./world-log.js";

/** Every so many looks, or pieces of news, fall to a fault. */
const EVERY = 20;

type Planted = Pick<WorldRound, "plant">;

/** The archive that the watch is given. */
export function plantedArchive(archive: Archive, { plant }: Planted): Archive {
  const { catalog } = archive;
  if (plant === "loses-looks") {
    const isLost = everyOne();
    const keepLook: typeof catalog.keepLook = async (look) => (isLost() ? undefined : catalog.keepLook(look));
    return replaced(archive, { catalog: replaced(catalog, { keepLook }) });
  }
  return archive;
}

/** What the watch remembers by: budgets that grant all and count nothing, pauses that are not kept. */
export function plantedStores(stores: WatchStores, { plant }: Planted): WatchStores {
  const { memory } = stores;
  const take: typeof memory.take = async ({ wanted }) => wanted;
  return {
    ...stores,
    memory: plant === "overspends" ? replaced(memory, { take }) : memory,
    pauses: plant === "forgets-pauses" ? new MemoryPauses() : stores.pauses,
    close: () => stores.close(),
  };
}

/** What becomes of news before anybody hears of them. */
export function plantedNews({ plant }: Planted): (items: readonly NewsItem[]) => readonly NewsItem[] {
  const isLost = everyOne();
  if (plant === "keeps-silent") return (items) => items.filter(() => !isLost());
  return (items) => items;
}

/** Whether a request is one that is sent behind everybody's back. */
export function plantedSecrets({ plant }: Planted): () => boolean {
  const isSecret = everyOne();
  return () => plant === ("invents-looks" satisfies WorldPlant) && isSecret();
}

function everyOne(): () => boolean {
  let count = 0;
  return () => ++count % EVERY === 0;
}

/** The same object, some of whose parts are others. */
function replaced<T extends object>(target: T, parts: Partial<T>): T {
  return new Proxy(target, {
    get: (_, name) => {
      if (Object.hasOwn(parts, name)) return Reflect.get(parts, name) as unknown;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
}
