// A store on the other side of the thread's border: every method of its port is a call or a walk, and one that is
// not named does not compile.
import type { Remote } from "./remote.js";

type Walk = (...args: never[]) => AsyncIterable<unknown>;

/** How each method of a port crosses the border. */
export type Crossing<Store extends object> = {
  readonly [Method in keyof Store]-?: Store[Method] extends Walk ? "walk" : "call";
};

/** The port, answered by the thread's object of this name. */
export function remoteStore<Store extends object>(
  remote: Remote,
  target: string,
  crossing: Crossing<Store>,
): Store {
  const methods = Object.entries<"walk" | "call">(crossing).map(([method, how]) => [
    method,
    how === "walk"
      ? (...args: readonly unknown[]) => remote.iterate(target, method, args)
      : (...args: readonly unknown[]) => remote.call(target, method, args),
  ]);
  return Object.fromEntries(methods) as Store;
}
