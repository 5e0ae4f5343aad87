// A guess at a command line before any of it is read properly: a wrong one costs a thread that ends with the process.

/** Whether these words most likely begin a capture of one pass without pauses, whose archive is written on a thread. */
export function isLikelyHurried(argv: readonly string[]): boolean {
  const valueOf = (option: string): string => {
    const at = argv.findIndex((word) => word === option || word.startsWith(`${option}=`));
    return argv[at]?.slice(option.length + 1) || (argv[at + 1] ?? "");
  };
  return (
    argv[0] === "capture" &&
    !argv.includes("--help") &&
    /^0(?:ms|s)?$/.test(valueOf("--delay")) &&
    valueOf("--passes") === "1"
  );
}
