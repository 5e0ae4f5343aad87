// Waits of tests that nobody else bounds: a browser's `evaluate` waits for a page for ever.

/** What is waited for, or an error that says what did not come in time. */
export async function within<T>(patienceMs: number, what: string, wait: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: not within ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([wait, late]);
  } finally {
    clearTimeout(timer);
  }
}
