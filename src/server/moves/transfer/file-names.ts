/** Names for exported files: readable, and the same and allowed on every common file system. */

/** Most bytes of a name before its ending; file systems allow 255. */
const MAX_BYTES = 120;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to be found
const UNSAFE = /[\u0000-\u001f\u007f"*/:<>?\\|%\ud800-\udfff]/gu;

/**
 * One part of a path, from any text. What a file system does not take is written like `%3A`; a leading or
 * closing dot too, and a closing `.json`, so that a folder is never called like a file.
 */
export function safeName(text: string): string {
  const encoded = text
    .normalize('NFC')
    .replace(UNSAFE, (unsafe) => percent(unsafe))
    .replace(/^\.|[. ]$|^ /g, (unsafe) => percent(unsafe))
    .replace(/\.(?=jsonl?$)/i, (unsafe) => percent(unsafe))
    .replace(DEVICE, (device) => `%${device.charCodeAt(0).toString(16).toUpperCase()}${device.slice(1)}`);
  return shorten(encoded === '' ? '%' : encoded, MAX_BYTES);
}

function percent(character: string): string {
  return [...Buffer.from(character)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
}

function shorten(name: string, bytes: number): string {
  if (Buffer.byteLength(name) <= bytes) return name;
  let cut = '';
  for (const character of name) {
    if (Buffer.byteLength(cut) + Buffer.byteLength(character) > bytes) break;
    cut += character;
  }
  return cut.replace(/[. ]$|%[0-9A-F]?$/, '_');
}

/** Gives every file a name of its own, also where upper and lower case are one. */
export class FileNames {
  readonly #taken = new Set<string>();

  /**
   * @param folder ends with a slash, or is empty
   * @param parts of the path below it, as they are
   * @param id tells apart what would be called the same
   */
  claim(folder: string, parts: readonly string[], id: string, ending: string): string {
    const path = folder + parts.map(safeName).join('/');
    const isFree = !this.#taken.has(`${path}${ending}`.toLowerCase());
    const name = isFree ? `${path}${ending}` : `${path}~${id}${ending}`;
    this.#taken.add(name.toLowerCase());
    return name;
  }
}
