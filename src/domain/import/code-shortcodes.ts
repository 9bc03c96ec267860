/** Shortcodes that hold code: of WordPress.com, SyntaxHighlighter, CodeColorer, Crayon and their like. */
import type { RichNode } from '../content/rich-text.ts';
import { words } from './fragments.ts';
import { parseHtml, textOf } from './html-tree.ts';

/** Whose language their attributes say. */
const GENERAL = new Set(['code', 'sourcecode', 'source', 'cc', 'cci', 'crayon', 'highlight', 'codesyntax']);
/** Named after the language. */
const LANGUAGES = new Set(
  [
    'actionscript3 as3 bash shell coldfusion cf clojure clj cpp c csharp c-sharp css delphi pascal pas diff patch',
    'erlang erl fsharp go golang groovy java javafx jfx javascript jscript js json jsx latex tex matlab objc',
    'obj-c perl pl php plain powershell ps python py r ruby rails rb ror rust scala sql swift ts typescript vb',
    'vbnet xml xhtml xslt html yaml yml',
  ].flatMap((names) => names.split(' ')),
);
/** `[cc_php]`, `[ccn_php]`, `[ccie_php]`. */
const COLORER = /^cc[a-z]{0,6}_([a-z0-9-]{1,20})$/;
const NO_LANGUAGE = new Set(['plain', 'text', 'plaintext', 'none', 'default']);

export function isCodeShortcode(name: string): boolean {
  return GENERAL.has(name) || LANGUAGES.has(name) || COLORER.test(name);
}

/** @param verbatim the text between the two shortcodes */
export function codeOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  verbatim: string,
): RichNode[] {
  const text = decoded(verbatim)
    .replaceAll('\r', '')
    .replace(/^[ \t]{0,200}\n/, '')
    .trimEnd()
    .toWellFormed();
  if (text.trim() === '') return [];
  const language = languageOf(name, attributes);
  return [{ type: 'codeBlock', ...(language ? { language } : {}), content: [words(text)] }];
}

function languageOf(name: string, attributes: Readonly<Record<string, string>>): string {
  const said = ['language', 'lang', 'brush', 'type', 'class'].map((key) => attributes[key]).find(Boolean);
  const loose = attributes['0']?.toLowerCase();
  const known = loose !== undefined && LANGUAGES.has(loose) ? loose : undefined;
  const own = GENERAL.has(name) ? undefined : (COLORER.exec(name)?.[1] ?? name);
  const language = (said ?? known ?? own ?? '')
    .toLowerCase()
    .replace(/&[^;]{1,8};|[^a-z0-9+#_-]/g, '')
    .slice(0, 40);
  return NO_LANGUAGE.has(language) ? '' : language;
}

const ENTITY = /&(?:lt|gt|amp|quot|#0?39|#x27|nbsp|#91|#93|#091|#093);/i;
const VISUAL = /<(?:br|p|\/p)\b[^<>]{0,100}>/gi;

/**
 * Some plug-ins keep code with `<` written as `&lt;`, others as it is: where both an entity and a bare sign stand, the
 * entity is part of the code.
 */
function decoded(code: string): string {
  if (!ENTITY.test(code)) return code;
  // The visual editor puts its own line breaks around what it has written as entities.
  const plain = code.replace(VISUAL, (tag) => (tag.startsWith('<p') ? '' : '\n'));
  return /[<>]/.test(plain) ? code : textOf(parseHtml(plain));
}
