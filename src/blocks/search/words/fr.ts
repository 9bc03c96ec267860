import type { ScriptMessages, SearchMessages } from './en.ts';

export const fr: SearchMessages = {
  pages: 'Pages de résultats',
  previous: 'Page précédente',
  next: 'Page suivante',
  page: 'Page {page} sur {pages}',
  count:
    '{total, plural, =0 {Aucun résultat pour « {words} ». Essayez d’autres mots.} one {# résultat pour « {words} »} many {# résultats pour « {words} »} other {# résultats pour « {words} »}}',
};

export const inScript: ScriptMessages = {
  list: 'Suggestions',
  searching: 'Recherche…',
  results:
    '{total, plural, =0 {Aucun résultat. Essayez d’autres mots.} one {Un résultat} many {# résultats} other {# résultats}}',
  more: '{total, plural, one {# résultat} many {# résultats} other {# résultats}}. Appuyez sur Entrée pour tout voir.',
  failed: 'Impossible de charger les résultats',
};
