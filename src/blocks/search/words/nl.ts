import type { ScriptMessages, SearchMessages } from './en.ts';

export const nl: SearchMessages = {
  pages: 'Pagina’s met resultaten',
  previous: 'Vorige pagina',
  next: 'Volgende pagina',
  page: 'Pagina {page} van {pages}',
  count:
    '{total, plural, =0 {Geen resultaten voor ‘{words}’. Probeer andere woorden.} one {1 resultaat voor ‘{words}’} other {# resultaten voor ‘{words}’}}',
};

export const inScript: ScriptMessages = {
  list: 'Suggesties',
  searching: 'Zoeken…',
  results:
    '{total, plural, =0 {Geen resultaten. Probeer andere woorden.} one {Eén resultaat} other {# resultaten}}',
  more: '{total, plural, one {# resultaat} other {# resultaten}}. Druk op Enter om alles te zien.',
  failed: 'De resultaten kunnen niet worden geladen',
};
