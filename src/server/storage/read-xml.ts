/**
 * Reads an XML file as a stream of events. Strict for WordPress, whose files are well-formed when they are
 * whole; tolerant for Squarespace, whose are not. Neither follows a reference out of the file or expands an
 * entity the file defines: what is not one of XML's own stays text or is an error.
 */
import { createReadStream } from 'node:fs';
import { Parser } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import { encodingOf } from './text-encoding.ts';
import { XmlProblem } from './xml-problem.ts';

export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void;
  text(text: string): void;
  close(name: string): void;
}

export interface ReadXmlOptions {
  readonly isTolerant: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Bytes read so far. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
}

interface Feed {
  write(chunk: string): void;
  end(): void;
}

/** @throws XmlProblem where the file cannot be read as XML; what the handler throws comes out as it is. */
export async function readXml(file: string, handler: XmlHandler, options: ReadXmlOptions): Promise<void> {
  const feed = options.isTolerant ? tolerantFeed(handler) : strictFeed(handler);
  const encoding = await encodingOf(file, options.signal);
  const decode = strictDecoder(encoding);
  let bytes = 0;
  const stream = createReadStream(file, {
    highWaterMark: 1 << 16,
    ...(options.signal ? { signal: options.signal } : {}),
  });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    feed.write(decode(chunk));
    bytes += chunk.length;
    options.onProgress?.(bytes);
  }
  if (bytes === 0) throw new XmlProblem('The file is empty.', 1, 1);
  feed.write(decode());
  feed.end();
}

/** Bytes that are no letters of an encoding say that the file is written in another one. */
function strictDecoder(encoding: string): (chunk?: Buffer) => string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  return (chunk) => {
    try {
      const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
      line += text.split('\n').length - 1;
      return text;
    } catch {
      const message = `The file is not written in “${encoding}”, as it says. Export it again, or save it as UTF-8.`;
      throw new XmlProblem(message, line, 1);
    }
  };
}

/** An attribute or a declaration that grows beyond this is no part of an export. */
const MAX_MARKUP = 1_000_000;

function strictFeed(handler: XmlHandler): Feed {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const place = () => ({ line: parser.line, column: parser.column + 1 });
  let depth = 0;
  let markupAt = 0;
  const advance = (): void => {
    markupAt = parser.position;
  };
  parser.on('error', (error) => {
    const { line, column } = place();
    throw new XmlProblem(explain(error.message), line, column);
  });
  parser.on('doctype', () => {
    const { line, column } = place();
    throw new XmlProblem('An export has no document type declaration; this file has one.', line, column);
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH)
      throw new XmlProblem('Elements are nested too deeply.', parser.line, parser.column);
    advance();
    handler.open(tag.name, tag.attributes as Record<string, string>, parser.line);
  });
  parser.on('text', (text) => {
    advance();
    handler.text(text);
  });
  parser.on('cdata', (text) => {
    advance();
    handler.text(text);
  });
  parser.on('comment', advance);
  parser.on('closetag', (tag) => {
    depth -= 1;
    advance();
    handler.close(tag.name);
  });
  return {
    write(chunk) {
      parser.write(withoutControls(chunk));
      if (parser.position - markupAt > MAX_PENDING) {
        const { line, column } = place();
        throw new XmlProblem(
          `A single part of the file is longer than ${MAX_PENDING / MAX_MARKUP} million characters.`,
          line,
          column,
        );
      }
    },
    end: () => void parser.close(),
  };
}

/** What people pasted from elsewhere, and WordPress exports though XML cannot hold it: Word’s line breaks, and leftovers. */
function withoutControls(text: string): string {
  return text.replace(/[\v\f]/g, '\u2028').replace(LEFTOVERS, '');
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const LEFTOVERS = /[\u0001-\u0008\u000e-\u001f]/g;

const MAX_DEPTH = 100;
/** Longest text, comment or tag. */
const MAX_PENDING = 32 * MAX_MARKUP;

/** Saxes names what it met; this says it for somebody who did not write the file. */
function explain(message: string): string {
  const text = message.replace(/^(?:[^:]*:)?\d{1,12}:\d{1,12}: /, '').replace(/\.$/, '');
  if (/unclosed tag|unexpected end|must contain a root/i.test(text))
    return `The file ends too early (${text}).`;
  if (/undefined entity/i.test(text)) return `The file uses an entity that XML does not know (${text}).`;
  return `The file is not well-formed XML (${text}).`;
}

/** What an export itself is made of; marks within a text that was not kept apart are none of its matter. */
const OF_EXPORTS = /^(?:item|channel|wp:.*|.*:encoded)$/;

/** Names as they stand, entities of HTML decoded where they are known, everything else taken as text. */
function tolerantFeed(handler: XmlHandler): Feed {
  let line = 1;
  let depth = 0;
  let isAtEnd = false;
  let implied = { name: '', at: -1 };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH) throw new XmlProblem('Elements are nested too deeply.', line, 1);
        handler.open(name, attributes, line);
      },
      ontext: (text) => handler.text(text),
      onclosetag(name, isImplied) {
        // An element without an end is closed by the end of what is around it: there its own end is missing.
        if (!isImplied && implied.at === parser.endIndex && OF_EXPORTS.test(implied.name))
          throw new XmlProblem(`The end of “${implied.name}” is missing.`, line, 1);
        if (isImplied) implied = { name, at: parser.endIndex };
        // What is left open at the end is closed by the parser, however much of the file is missing.
        if (isAtEnd)
          throw new XmlProblem(`The file ends too early: the end of “${name}” is missing.`, line, 1);
        depth -= 1;
        handler.close(name);
      },
    },
    { xmlMode: true, decodeEntities: true, recognizeCDATA: true },
  );
  return {
    write(chunk) {
      parser.write(chunk);
      for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) line += 1;
    },
    end() {
      isAtEnd = true;
      parser.end();
    },
  };
}
