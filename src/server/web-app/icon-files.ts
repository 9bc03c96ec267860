/** Icons as files: made by the picture worker when they are first asked for, and kept for as long as the server runs. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BoundedMap } from '#domain/bounded-map.ts';
import type { SiteView } from '#domain/page.ts';
import type { WebAppState } from '#domain/web-app/calls.ts';
import type { IconSpec } from '#domain/web-app/manifest.ts';
import type { WebApp } from '#domain/web-app/schema.ts';
import { fontsOf } from '#site/fonts.ts';
import { templates } from '#site/templates/templates.ts';
import type { Common } from '../feature.ts';
import { type MediaRecord, originalKey } from '../kernel/media/records.ts';
import { defaultsOf, iconPictureOf } from './web-app-defaults.ts';

/** Grows when they are drawn otherwise. */
const PIPELINE = 1;
/** A photograph of 512 pixels takes half a megabyte. */
const MOST_KEPT = 60;

export interface AskedIcon {
  readonly spec: IconSpec;
  readonly webApp: WebApp;
  readonly site: SiteView;
}

/** With what is drawn. */
interface KnownIcon extends AskedIcon {
  /** Absent: the initial is drawn. */
  readonly picture: MediaRecord | undefined;
  readonly defaults: WebAppState['defaults'];
}

export interface IconFile {
  /** The same for the same bytes. */
  readonly key: string;
  readonly bytes: Buffer;
}

export class IconFiles {
  readonly #media: Common['media'];
  readonly #kept = new BoundedMap<string, Promise<IconFile | undefined>>(MOST_KEPT);

  constructor(media: Common['media']) {
    this.#media = media;
  }

  /** Undefined where it cannot be made. */
  async get(asked: AskedIcon): Promise<IconFile | undefined> {
    const { site, webApp } = asked;
    const { read } = this.#media.db;
    const [picture, defaults] = await Promise.all([
      iconPictureOf(read, site, webApp),
      defaultsOf(read, site),
    ]);
    return this.#keep({ ...asked, picture, defaults });
  }

  #keep(asked: KnownIcon): Promise<IconFile | undefined> {
    const { spec, picture } = asked;
    const drawing = picture ? { hash: picture.hash } : drawingOf(asked);
    const key = JSON.stringify([PIPELINE, spec, groundOf(asked), drawing]);
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const made = this.#make(asked, key);
    this.#kept.set(key, made);
    // What failed once may be made the next time.
    const forget = () => this.#kept.delete(key);
    made.then((file) => file ?? forget(), forget);
    return made;
  }

  async #make(asked: KnownIcon, key: string): Promise<IconFile | undefined> {
    const { storage, pictures, tempDir } = this.#media;
    await mkdir(tempDir, { recursive: true });
    const target = join(tempDir, `${randomBytes(12).toString('hex')}.png`);
    const { size, share } = asked.spec;
    const icon = { kind: 'icon', target, size, share, ground: groundOf(asked) } as const;
    const { picture } = asked;
    try {
      const outcome = picture
        ? await storage.withFile(originalKey(picture), (file) =>
            pictures.run({ ...icon, content: { file } }, 'visit'),
          )
        : await pictures.run({ ...icon, content: drawingOf(asked) }, 'visit');
      return outcome?.kind === 'done' ? { key, bytes: await readFile(target) } : undefined;
    } finally {
      await rm(target, { force: true });
    }
  }
}

/** Pictures stand on the colour of the page, a letter on the site's accent, like the icon in the browser's tab. */
function groundOf({ webApp, picture, defaults }: KnownIcon): string {
  return picture ? (webApp.backgroundColor ?? defaults.backgroundColor) : defaults.themeColor;
}

const resolveFrom = createRequire(import.meta.url);

function drawingOf({ site: { style }, defaults }: KnownIcon) {
  const { family, file } = fontsOf(templates[style.template], style).display;
  return {
    letter: defaults.letter,
    color: defaults.letterColor,
    family,
    fontFile: resolveFrom.resolve(`@fontsource-variable/${file}/files/${file}-latin-wght-normal.woff2`),
  };
}
