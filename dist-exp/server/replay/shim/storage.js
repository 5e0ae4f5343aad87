// Storage and cookies where the browser gives an archived page none, as it is a third party in our frame: many pages
// stop at the error. What stands in is in the memory of the one page, and gone with it.
/** Fits storage and cookies; where the browser has them they are left alone. */
export const STORAGE = String.raw `
  const standIn = () => {
    const values = new Map();
    const methods = {
      getItem: (name) => values.get(String(name)) ?? null,
      setItem: (name, value) => void values.set(String(name), String(value)),
      removeItem: (name) => void values.delete(String(name)),
      clear: () => values.clear(),
      key: (at) => [...values.keys()][at] ?? null,
    };
    return new Proxy(Object.create(self.Storage.prototype), {
      get: (target, name) => {
        if (name === "length") return values.size;
        if (Object.hasOwn(methods, name)) return methods[name];
        return typeof name === "symbol" || name in Object.prototype ? Reflect.get(target, name) : values.get(name);
      },
      set: (target, name, value) => Boolean(values.set(String(name), String(value))),
      has: (target, name) => values.has(name) || name in target,
      deleteProperty: (target, name) => values.delete(name) || true,
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: (target, name) =>
        values.has(name) ? { value: values.get(name), writable: true, enumerable: true, configurable: true } : undefined,
    });
  };
  let isThirdParty = false;
  for (const name of ["localStorage", "sessionStorage"])
    try {
      void self[name];
    } catch {
      isThirdParty = true;
      const storage = standIn();
      Object.defineProperty(self, name, { configurable: true, enumerable: true, get: () => storage });
    }
  // Of cookies the browser says that they are on, and keeps none.
  if (isThirdParty) {
    const jar = new Map();
    const cookie = {
      get: () => [...jar].map(([name, value]) => (name === "" ? value : name + "=" + value)).join("; "),
      set: (text) => {
        const [pair, ...rules] = String(text).split(";").map((part) => part.trim());
        const at = pair.indexOf("=");
        const [name, value] = at === -1 ? ["", pair] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
        const rule = (wanted) => rules.find((one) => one.toLowerCase().startsWith(wanted))?.slice(wanted.length);
        const isOver = Number(rule("max-age=") ?? 1) <= 0 || Date.parse(rule("expires=") ?? "") <= Date.now();
        const domain = rule("domain=")?.replace(/^\./, "").toLowerCase();
        // As browsers do: nobody sets cookies for others (RFC 6265 section 5.3, step 6).
        if (domain && page.hostname !== domain && !page.hostname.endsWith("." + domain)) return;
        if (isOver) jar.delete(name);
        else if (jar.size < 180) jar.set(name, value.slice(0, 4096));
      },
    };
    Object.defineProperty(self.Document.prototype, "cookie", { configurable: true, enumerable: true, ...cookie });
  }
`;
