// The window's title, which screen readers announce and histories keep.
import { useEffect } from "preact/hooks";

/** Names the window while it is shown. */
export function Title({ text }: { readonly text: string }) {
  useEffect(() => {
    document.title = `${text} – Isochron`;
  }, [text]);
  return null;
}
