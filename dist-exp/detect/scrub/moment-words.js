// The words that dates, times and stamps are made of, in the languages most pages are written in. They are part of the
// rule set: its digest names them.
const MONTHS = "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec " +
    "januar februar märz mai juni juli oktober dezember jän mär okt dez " +
    "janvier février mars avril juin juillet août septembre octobre novembre décembre janv févr juil déc " +
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ene abr ago dic " +
    "gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre gen mag giu lug set ott " +
    "januari februari maart mei augustus mrt " +
    "janeiro fevereiro março maio junho julho setembro outubro novembro dezembro fev out";
const WEEKDAYS = "monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun " +
    "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag mo di mi do fr sa so " +
    "lundi mardi mercredi jeudi vendredi samedi dimanche lun mer jeu ven sam dim " +
    "lunes martes miércoles jueves viernes sábado domingo mié jue vie sáb dom " +
    "lunedì martedì mercoledì giovedì venerdì sabato domenica " +
    "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag segunda terça quarta quinta sexta";
const ZONES = "utc gmt z cet cest met mest bst wet west eet eest est edt cst cdt mst mdt pst pdt akst hst ist jst kst aest aedt nzst uhr";
const UNITS = "second seconds sec secs minute minutes min mins hour hours hr hrs day days week weeks month months year years";
/** Words with which a page speaks of itself. */
const SUBJECTS = "page pages site website webpage web document documents file files content contents copy text server local current system " +
    "seite webseite dokument server ortszeit document pagina página sito sitio";
/** What is done to a page, and to hardly anything else that a date follows. */
const SURE_VERBS = "modified updated generated regenerated refreshed revised update modification revision aktualisiert aktualisierung geändert generiert stand " +
    "modifié modifiée actualisé mise mis actualizado actualizada actualización modificado aggiornato aggiornamento bijgewerkt gewijzigd atualizado atualização";
/** Done to other things too: they need a word that says it was the page, or the last time. */
const OTHER_VERBS = "changed change built build published publication rendered retrieved fetched served loaded created checked crawled cached saved edited edit refresh reviewed " +
    "compiled synced posted accessed printed bearbeitet erstellt abgerufen publié";
const LAST = "last latest recently letzte letzter zuletzt dernière dernier última último ultima ultimo laatst laatste";
/** A clock shows seconds; with a word like these and no seconds it may be the time of an event. */
const CLOCKS = "time now clock today zeit uhrzeit jetzt heute heure hora ora tijd";
const LINKS = "this the was is on at by in as of been has most and from since diese dieser wurde am um vom der den à le la les du de del el al il op jour i it";
const set = (words) => new Set(words.split(" "));
/** Everything that the grammar knows by name. */
export const MOMENT_WORDS = {
    months: set(MONTHS),
    weekdays: set(WEEKDAYS),
    zones: set(ZONES),
    units: set(UNITS),
};
/** Everything that a stamp may say beside its date. */
export const STAMP_WORDS = {
    subjects: set(SUBJECTS),
    sureVerbs: set(SURE_VERBS),
    otherVerbs: set(OTHER_VERBS),
    last: set(LAST),
    clocks: set(CLOCKS),
    links: set(LINKS),
};
/** All of it as one text, for the digest of the rule set. */
export const WORDS_NAMED = [MONTHS, WEEKDAYS, ZONES, UNITS, SUBJECTS, SURE_VERBS, OTHER_VERBS, LAST, CLOCKS, LINKS].join("\n"); // prettier-ignore
