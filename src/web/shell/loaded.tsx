// Something fetched: waiting, failed, or here.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

type Loading<T> =
  | { readonly state: "waiting" }
  | { readonly state: "failed"; readonly message: string }
  | { readonly state: "here"; readonly value: T };

/** What {@link Loaded} needs. */
interface LoadedProps<T> {
  /** Fetched again when this changes. */
  readonly what: string;
  readonly load: () => Promise<T>;
  readonly children: (value: T) => ComponentChildren;
}

/** Fetches, says so while it lasts, and hands on what came. */
export function Loaded<T>({ what, load, children }: LoadedProps<T>) {
  const [loading, setLoading] = useState<Loading<T>>({ state: "waiting" });
  useEffect(() => {
    let current = true;
    const settle = (next: Loading<T>): void => {
      if (current) setLoading(next);
    };
    setLoading({ state: "waiting" });
    load().then(
      (value) => settle({ state: "here", value }),
      (error: unknown) =>
        settle({ state: "failed", message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      current = false;
    };
    // The loader is made anew at each drawing; `what` says when it means something else.
  }, [what]);
  if (loading.state === "here") return <>{children(loading.value)}</>;
  if (loading.state === "failed") return <p role="alert">This could not be read: {loading.message}.</p>;
  return (
    <p class="faint" role="status">
      Reading the archive …
    </p>
  );
}
