import type { ScriptMessages, SearchMessages } from './en.ts';

export const pt: SearchMessages = {
  pages: 'Páginas de resultados',
  previous: 'Página anterior',
  next: 'Próxima página',
  page: 'Página {page} de {pages}',
  count:
    '{total, plural, =0 {Nenhum resultado para “{words}”. Tente outras palavras.} one {# resultado para “{words}”} many {# resultados para “{words}”} other {# resultados para “{words}”}}',
};

export const inScript: ScriptMessages = {
  list: 'Sugestões',
  searching: 'Buscando…',
  results:
    '{total, plural, =0 {Nenhum resultado. Tente outras palavras.} one {# resultado} many {# resultados} other {# resultados}}',
  more: '{total, plural, one {# resultado} many {# resultados} other {# resultados}}. Pressione Enter para ver todos.',
  failed: 'Não foi possível carregar os resultados',
};
