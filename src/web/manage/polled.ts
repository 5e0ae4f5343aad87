// Something asked for again and again while it is shown.
import { useEffect, useState } from "preact/hooks";

/** The latest answer, asked for every `everyMs` until `isDone` says that no other will come; `null` before the first. */
export function usePolled<T>(
  load: () => Promise<T>,
  { everyMs, what, isDone = () => false }: { everyMs: number; what: string; isDone?: (value: T) => boolean },
): { readonly value: T | null; readonly failure: string | null; readonly again: () => void } {
  const [value, setValue] = useState<T | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isShown = true;
    const ask = async (): Promise<void> => {
      let isEnd = false;
      try {
        const next = await load();
        if (!isShown) return;
        setValue(next);
        setFailure(null);
        isEnd = isDone(next);
      } catch (error) {
        if (isShown) setFailure(error instanceof Error ? error.message : String(error));
      }
      if (isShown && !isEnd) timer = setTimeout(() => void ask(), everyMs);
    };
    void ask();
    return () => {
      isShown = false;
      if (timer !== null) clearTimeout(timer);
    };
    // The loader is made anew at each drawing; `what` says when it means something else.
  }, [what, turn]);
  return { value, failure, again: () => setTurn(turn + 1) };
}
