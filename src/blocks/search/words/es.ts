import type { ScriptMessages, SearchMessages } from './en.ts';

export const es: SearchMessages = {
  pages: 'Páginas de resultados',
  previous: 'Página anterior',
  next: 'Página siguiente',
  page: 'Página {page} de {pages}',
  count:
    '{total, plural, =0 {No hay resultados para «{words}». Prueba con otras palabras.} one {1 resultado para «{words}»} many {# resultados para «{words}»} other {# resultados para «{words}»}}',
};

export const inScript: ScriptMessages = {
  list: 'Sugerencias',
  searching: 'Buscando…',
  results:
    '{total, plural, =0 {Sin resultados. Prueba con otras palabras.} one {Un resultado} many {# resultados} other {# resultados}}',
  more: '{total, plural, one {# resultado} many {# resultados} other {# resultados}}. Pulsa Intro para verlos todos.',
  failed: 'No se han podido cargar los resultados',
};
