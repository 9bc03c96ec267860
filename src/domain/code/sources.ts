/**
 * What the owner's HTML loads and runs, found by parsing it, so that a page's content security policy can
 * name exactly that.
 */
import { Parser } from 'htmlparser2';

/** Every list in order of appearance, without repetition. Addresses as written, entities decoded. */
export interface CodeSources {
  /** Texts of `<script>` elements without `src`, as a browser hashes them. */
  readonly inlineScripts: readonly string[];
  /** Values of `on…` attributes; a policy allows them with `'unsafe-hashes'` only. */
  readonly inlineHandlers: readonly string[];
  readonly inlineStyles: readonly string[];
  readonly scriptUrls: readonly string[];
  readonly styleUrls: readonly string[];
  readonly frameUrls: readonly string[];
  readonly imageUrls: readonly string[];
  readonly mediaUrls: readonly string[];
  readonly formUrls: readonly string[];
}

type Found = { [Kind in keyof CodeSources]: Set<string> };

/** Which attribute of which element names a source, and of which kind. */
const URL_ATTRIBUTES: Readonly<Record<string, readonly (readonly [string, keyof CodeSources])[]>> = {
  script: [['src', 'scriptUrls']],
  iframe: [['src', 'frameUrls']],
  embed: [['src', 'frameUrls']],
  object: [['data', 'frameUrls']],
  img: [['src', 'imageUrls']],
  input: [
    ['src', 'imageUrls'],
    ['formaction', 'formUrls'],
  ],
  button: [['formaction', 'formUrls']],
  form: [['action', 'formUrls']],
  audio: [['src', 'mediaUrls']],
  video: [
    ['src', 'mediaUrls'],
    ['poster', 'imageUrls'],
  ],
  source: [['src', 'mediaUrls']],
  track: [['src', 'mediaUrls']],
};

/** Everything in the HTML that a content security policy has a say in. Never throws. */
export function codeSources(html: string): CodeSources {
  const found: Found = {
    inlineScripts: new Set(),
    inlineHandlers: new Set(),
    inlineStyles: new Set(),
    scriptUrls: new Set(),
    styleUrls: new Set(),
    frameUrls: new Set(),
    imageUrls: new Set(),
    mediaUrls: new Set(),
    formUrls: new Set(),
  };
  let inlineText: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      collectAttributes(found, name, attributes);
      inlineText = holdsInlineCode(name, attributes) ? '' : undefined;
    },
    ontext(text) {
      if (inlineText !== undefined) inlineText += text;
    },
    onclosetag(name) {
      if (inlineText === undefined) return;
      const kind = name === 'style' ? 'inlineStyles' : 'inlineScripts';
      if (inlineText.trim() !== '') found[kind].add(inlineText);
      inlineText = undefined;
    },
  });
  parser.end(asBrowserReads(html));
  return {
    inlineScripts: [...found.inlineScripts],
    inlineHandlers: [...found.inlineHandlers],
    inlineStyles: [...found.inlineStyles],
    scriptUrls: [...found.scriptUrls],
    styleUrls: [...found.styleUrls],
    frameUrls: [...found.frameUrls],
    imageUrls: [...found.imageUrls],
    mediaUrls: [...found.mediaUrls],
    formUrls: [...found.formUrls],
  };
}

/** A browser turns every line end into a line feed before it reads a tag, and so before it hashes a script. */
function asBrowserReads(html: string): string {
  return html.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}

/** Types of script that a browser runs or obeys; all others are data to it. */
const RUNNING_TYPES = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/;

function holdsInlineCode(name: string, attributes: Attributes): boolean {
  if (name === 'style') return true;
  if (name !== 'script' || 'src' in attributes) return false;
  return runsAsScript(attributes['type']);
}

/** @param written the attribute `type` of a `<script>` */
export function runsAsScript(written = ''): boolean {
  const [type = ''] = written.split(';');
  return RUNNING_TYPES.test(type.trim().toLowerCase());
}

type Attributes = Readonly<Record<string, string>>;

function collectAttributes(found: Found, name: string, attributes: Attributes): void {
  for (const [attribute, kind] of URL_ATTRIBUTES[name] ?? []) addUrl(found[kind], attributes[attribute]);
  if (name === 'link' && /(^|\s)stylesheet(\s|$)/i.test(attributes['rel'] ?? '')) {
    addUrl(found.styleUrls, attributes['href']);
  }
  for (const url of srcSetUrls(attributes['srcset'])) found.imageUrls.add(url);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on') && value !== '') found.inlineHandlers.add(value);
  }
}

function addUrl(urls: Set<string>, value: string | undefined): void {
  const url = value?.trim();
  if (url) urls.add(url);
}

function srcSetUrls(value: string | undefined): string[] {
  if (!value) return [];
  return value
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}
