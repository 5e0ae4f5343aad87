// Which elements of a page may be pressed, and how: what shows more of it, never what sends, leaves or deletes.
/** Words of whatever does something to somebody; the languages are those of the words for more. */
const HARM = "delete|remove|erase|discard|clear|log ?out|sign ?out|log ?off|sign ?in|log ?in|register|subscribe|unsubscribe|buy|order now|place order|pay|check ?out|purchase|add to|book now|donate|send|submit|post|publish|reply|comment now|vote|like|follow|unfollow|report|block|flag|share|save|cancel|confirm|accept|agree|reject|apply|download|print|reset|" +
    "löschen|entfernen|abmelden|anmelden|kaufen|bestellen|bezahlen|senden|absenden|speichern|" +
    "supprimer|retirer|déconnexion|acheter|commander|payer|envoyer|publier|" +
    "eliminar|borrar|cerrar sesión|comprar|pagar|enviar|elimina|rimuovi|acquista|invia|excluir|remover|sair|verwijderen|kopen|verzenden|" +
    "удалить|выйти|купить|отправить|削除|購入|送信|ログアウト|删除|购买|发送|退出";
/** A verb and a word for more, or a word for more with what there is more of. */
const MORE = [
    "(?:load|show|view|see|read|display|fetch|get)\\\\s+(?:the\\\\s+)?(?:\\\\d+\\\\s+)?(?:more|older|newer|earlier|previous|next|all|further|additional|rest|remaining)(?:\\\\s.{0,40})?",
    "(?:more|older|earlier|further)(?:\\\\s+[\\\\p{L}\\\\d]+){0,3}",
    "(?:\\\\d+\\\\s+)?more(?:\\\\s+[\\\\p{L}\\\\d]+){0,2}",
    "mehr(?:\\\\s.{0,30})?|weitere(?:\\\\s.{0,30})?|alle?\\\\s+(?:an)?zeigen|ältere\\\\s.{0,30}",
    "(?:voir|afficher|charger|lire)\\\\s+(?:plus|tout|la suite)(?:\\\\s.{0,30})?|plus de\\\\s.{0,30}",
    "(?:ver|cargar|mostrar|leer)\\\\s+(?:más|todo)(?:\\\\s.{0,30})?",
    "(?:ver|carregar|mostrar|ler)\\\\s+(?:mais|tudo)(?:\\\\s.{0,30})?",
    "(?:carica|mostra|vedi|leggi)\\\\s+(?:altr[oi]|di più|tutt[oi])(?:\\\\s.{0,30})?",
    "(?:toon|laad|bekijk|lees)\\\\s+(?:meer|alle|alles)(?:\\\\s.{0,30})?|meer\\\\s+(?:laden|tonen|weergeven)",
    "(?:показать|загрузить)\\\\s+(?:ещё|еще|больше|все)(?:\\\\s.{0,30})?|ещё|もっと見る|さらに表示|加载更多|查看更多|显示更多|더 ?보기",
].join("|");
const NEXT = "next|next page|next results|weiter|nächste(?: seite)?|suivante?|page suivante|siguiente|página siguiente|próxima|avanti|successiva|volgende|далее|次へ|次のページ|下一页|다음|›|»|>|→";
/** Put into the script of acts. */
export const PRESSING_SCRIPT = `
  const whole = (words) => new RegExp("^(?:" + words + ")[\\\\s.…▾▼⌄›»+(\\\\d)]*$", "iu");
  const MORE = whole("${MORE}"), NEXT = whole("${NEXT}");
  const HARM = new RegExp("(?<![\\\\p{L}])(?:${HARM})(?![\\\\p{L}])", "iu");
  const ATTRIBUTES = "[class*='load-more' i], [class*='loadmore' i], [class*='load_more' i], [class*='show-more' i], [data-load-more], [data-testid*='load-more' i]";
  const CLOSED = "[aria-expanded='false'], [data-toggle='collapse'].collapsed, [data-bs-toggle='collapse'].collapsed, .accordion-button.collapsed";
  const idle = new WeakSet(), opened = new WeakSet();
  const isButton = (e) => e.matches("button, [role='button'], input[type='button'], a");
  /** What was opened would be closed by another press. */
  const isOpened = (e) => opened.has(e) || e.getAttribute("aria-expanded") === "true";
  /** A link goes somewhere: it is on record as one, and not pressed. */
  const leads = (e) => {
    const href = e.closest("a[href]")?.getAttribute("href").trim();
    return href !== undefined && !/^($|#|javascript:)/i.test(href);
  };
  const sends = (e) => (e.form ?? e.closest("form")) && /^(submit|image|reset)$/.test(e.type ?? "");
  const isOff = (e) => e.disabled || e.getAttribute("aria-disabled") === "true" || e.closest("[inert]") !== null;
  /** A question may be about deleting; what deletes has a short label. */
  const harms = (label) => label.split(" ").length <= 4 && !label.endsWith("?") && HARM.test(label);
  const isFree = (e) => !leads(e) && !sends(e) && !isOff(e) && isShown(e);
  const mayPress = (e) => isFree(e) && !harms(labelOf(e));
  const isMenu = (e) => !["false", null].includes(e.getAttribute("aria-haspopup")) || e.matches("input, select, textarea, [role='combobox']");
  const nextClosed = () => visit((e) => {
    if (opened.has(e)) return false;
    if (e.localName === "details") return !e.open && !e.querySelector(":scope > summary") && isShown(e);
    if (e.localName === "summary") return e.parentElement?.localName === "details" && !e.parentElement.open && isFree(e);
    return e.matches(CLOSED) && !isMenu(e) && mayPress(e);
  });
  const nextMore = () => visit((e) =>
    isButton(e) && !idle.has(e) && !isOpened(e) && !isMenu(e) && (MORE.test(labelOf(e)) || (e.matches(ATTRIBUTES) && labelOf(e) !== "")) && mayPress(e));
  const nextPager = () => visit((e) =>
    isButton(e) && !idle.has(e) && NEXT.test(labelOf(e)) && e.closest("nav, [role='navigation'], [class*='pag' i], [aria-label*='pag' i]") !== null && mayPress(e));
  const open = (e) => {
    opened.add(e);
    if (e.localName === "details") e.open = true;
    else press(e);
  };
  const leaveIfIdle = (e, brought) => void (brought || idle.add(e));
  /** As a pointer does it; what listens to pointers alone hears it, too. */
  const press = (e) => {
    e.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = e.getBoundingClientRect();
    const how = { bubbles: true, cancelable: true, composed: true, button: 0, clientX: x + width / 2, clientY: y + height / 2, view: window };
    const pointer = { ...how, pointerId: 1, pointerType: "mouse", isPrimary: true };
    e.dispatchEvent(new PointerEvent("pointerdown", { ...pointer, buttons: 1 }));
    e.dispatchEvent(new MouseEvent("mousedown", { ...how, buttons: 1 }));
    if (e.isConnected) e.focus?.({ preventScroll: true });
    e.dispatchEvent(new PointerEvent("pointerup", pointer));
    e.dispatchEvent(new MouseEvent("mouseup", how));
    e.click();
  };
`;
