import type { ScriptMessages, SearchMessages } from './en.ts';

export const it: SearchMessages = {
  pages: 'Pagine dei risultati',
  previous: 'Pagina precedente',
  next: 'Pagina successiva',
  page: 'Pagina {page} di {pages}',
  count:
    '{total, plural, =0 {Nessun risultato per «{words}». Prova con altre parole.} one {1 risultato per «{words}»} many {# risultati per «{words}»} other {# risultati per «{words}»}}',
};

export const inScript: ScriptMessages = {
  list: 'Suggerimenti',
  searching: 'Ricerca in corso…',
  results:
    '{total, plural, =0 {Nessun risultato. Prova con altre parole.} one {Un risultato} many {# risultati} other {# risultati}}',
  more: '{total, plural, one {# risultato} many {# risultati} other {# risultati}}. Premi Invio per vederli tutti.',
  failed: 'Impossibile caricare i risultati',
};
