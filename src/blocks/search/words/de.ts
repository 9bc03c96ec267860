import type { ScriptMessages, SearchMessages } from './en.ts';

export const de: SearchMessages = {
  pages: 'Seiten mit Ergebnissen',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  page: 'Seite {page} von {pages}',
  count:
    '{total, plural, =0 {Keine Ergebnisse für „{words}“. Versuchen Sie es mit anderen Wörtern.} one {1 Ergebnis für „{words}“} other {# Ergebnisse für „{words}“}}',
};

export const inScript: ScriptMessages = {
  list: 'Vorschläge',
  searching: 'Suche läuft …',
  results:
    '{total, plural, =0 {Keine Ergebnisse. Versuchen Sie es mit anderen Wörtern.} one {Ein Ergebnis} other {# Ergebnisse}}',
  more: '{total, plural, one {Ein Ergebnis} other {# Ergebnisse}}. Mit der Eingabetaste sehen Sie alle.',
  failed: 'Die Ergebnisse konnten nicht geladen werden',
};
