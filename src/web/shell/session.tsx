// What this reader may do here, asked of the server once; and the form for a token, where one is needed or helps.
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import { sessionSchema, type Session } from "#server/manage-schema.js";
import { bringToken, fetchJson, TOKEN_NEEDED } from "./api.js";

interface Known extends Session {
  /** Rises with each token that is brought: what was read before is read again. */
  readonly turn: number;
  /** Whether the server refused what was asked for want of a token, or somebody wants to bring one. */
  readonly isAsked: boolean;
  readonly bring: (token: string) => void;
  /** Shows the form for a token. */
  readonly wish: () => void;
}

const NOTHING: Session = { manage: false, canManage: false, hasCluster: false };
const SessionContext = createContext<Known>({
  ...NOTHING,
  turn: 0,
  isAsked: false,
  bring: () => undefined,
  wish: () => undefined,
});

/** What this reader may do. */
export function useSession(): Known {
  return useContext(SessionContext);
}

/** Asks the server, and again when another token is brought. */
export function SessionProvider({ children }: { readonly children: ComponentChildren }) {
  const [session, setSession] = useState<Session>(NOTHING);
  const [turn, setTurn] = useState(0);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const refuse = (): void => setRefused(true);
    addEventListener(TOKEN_NEEDED, refuse);
    return () => removeEventListener(TOKEN_NEEDED, refuse);
  }, []);
  useEffect(() => {
    fetchJson("/api/session").then(
      (answer) => setSession(sessionSchema.parse(answer)),
      () => setSession(NOTHING),
    );
  }, [turn]);
  const [isWished, setWished] = useState(false);
  const bring = (token: string): void => {
    bringToken(token);
    setRefused(false);
    setTurn(turn + 1);
  };
  const isAsked = isRefused || (isWished && !session.manage);
  const value = { ...session, turn, isAsked, bring, wish: () => setWished(true) };
  return <SessionContext.Provider value={value}>{children}</SessionContext.Provider>;
}

/** Offers to manage where that is possible, to those who do not. */
export function ManageOffer() {
  const { manage, canManage, wish } = useSession();
  if (manage || !canManage) return null;
  return (
    <button type="button" onClick={wish}>
      Manage
    </button>
  );
}

/** Asks for the token when the server does, or somebody wants to bring one; it is kept until the window is closed or read anew. */
export function TokenForm() {
  const { isAsked, bring, turn } = useSession();
  const [text, setText] = useState("");
  if (!isAsked) return null;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (text.trim() !== "") bring(text.trim());
  };
  return (
    <form class="token" onSubmit={submit}>
      <p role="alert">
        {turn === 0 ? "This needs a token." : "This token does not do."} Whoever runs this server has it: it
        is printed when the server starts.
      </p>
      <label>
        Token{" "}
        <input
          type="password"
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>{" "}
      <button type="submit" class="button strong">
        Go on
      </button>
    </form>
  );
}
