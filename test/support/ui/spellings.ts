// Addresses of routes in twenty spellings, as those write them who look for a way past a guard.

/** A token that lets in. */
export const TOKEN = "a-token-of-some-length";

const percent = (char: string): string => `%${char.charCodeAt(0).toString(16)}`;
const upper = (char: string): string => percent(char).toUpperCase();
/** The letter at a place of the path, spelt in another way. */
const letter = (at: number, spell: (char: string) => string) => (path: string) =>
  path.slice(0, at) + spell(path[at]!) + path.slice(at + 1);
const addQuery = (path: string, query: string): string => path + (path.includes("?") ? "&" : "?") + query;

/** Another way to write the path of an address. */
export type Spelling = (path: string, host: string) => string;
/** Every way in which somebody may try to get past a guard. */
export const SPELLINGS: Readonly<Record<string, Spelling>> = {
  plain: (path) => path,
  "first letter encoded": letter(1, percent),
  "second letter encoded": letter(2, percent),
  "third letter encoded": letter(3, percent),
  "last letter encoded": (path) => letter(path.split("?")[0]!.length - 1, percent)(path),
  "upper case digits": letter(2, upper),
  "every letter encoded": (path) => path.replace(/(?<=^[^?]*)[a-z]/g, percent),
  "slash encoded": (path) => `/%2f${path.slice(1)}`,
  "two slashes": (path) => `/${path}`,
  "a dot before": (path) => `/.${path}`,
  "an encoded dot before": (path) => `/%2e${path}`,
  "up and down": (path) => `/assets/..${path}`,
  "encoded up": (path) => `/assets/%2e%2e${path}`,
  "slash at the end": (path) => path.replace(/(\?|$)/, "/$1"),
  "upper case": (path) => path.replace(/^[^?]*/, (own) => own.toUpperCase()),
  "a semicolon": (path) => path.replace(/(\?|$)/, ";x=1$1"),
  "absolute form": (path, host) => `http://${host}${path}`,
  "absolute form, https": (path, host) => `https://${host}${path}`,
  "absolute form, encoded": (path, host) => `http://${host}${letter(1, percent)(path)}`,
  "twice encoded": letter(1, (char) => percent(char).replace("%", "%25")),
  "a wrong token": (path) => addQuery(path, "token=wrong"),
  "two tokens": (path) => addQuery(path, `token=${TOKEN}&token=${TOKEN}`),
  "a wrong token as a fragment": (path) => `${path}#token=wrong`,
};
