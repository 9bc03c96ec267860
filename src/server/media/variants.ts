/**
 * The widths and crops of pictures: made once when first asked for, however many ask at the same time, and
 * kept on disk. One that cannot be made is not tried again for a while.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BoundedMap } from '#domain/bounded-map.ts';
import { type ImageVariant, ratioOfCrop } from '#domain/media/image-request.ts';
import { focusPercent, IMAGE_WIDTHS } from '#domain/media/media.ts';
import type { Deps } from '../deps.ts';
import { addressHash, type MediaRecord, originalKey } from '../kernel/media/records.ts';
import type { Storage } from '../storage/storage.ts';
import type { DiskCache } from './disk-cache.ts';
import type { PicturePool, TaskPriority } from './picture-pool.ts';
import type { PictureFormat, PictureTask } from './picture-tasks.ts';

/** Grows when the encoder's settings or the cuts change, so that nobody gets yesterday's bytes under today's name. */
const PIPELINE = 2;
/** A visitor's browser waits this long for a picture to be made before it gets another one. */
const WAIT_MS = 4000;
const RETRY_MS = 600_000;
const MAX_FAILED = 2000;

export interface VariantSpec extends Pick<ImageVariant, 'crop'> {
  readonly width: number;
  readonly format: PictureFormat;
}

export interface Variant {
  readonly bytes: Buffer;
  readonly format: PictureFormat;
  /** For strong ETags. */
  readonly tag: string;
}

export type VariantOutcome =
  | { readonly kind: 'made'; readonly variant: Variant }
  /** Still being made, or not to be had: here is what there is instead, if anything. */
  | { readonly kind: 'unavailable'; readonly instead: Variant | undefined };

export interface VariantsOptions {
  readonly cache: DiskCache;
  /** Folder on the disk of the cache for files being made. */
  readonly tempDir: string;
  readonly waitMs?: number;
}

interface VariantsDeps extends Pick<Deps, 'now' | 'log'> {
  readonly storage: Storage;
  readonly pictures: PicturePool;
}

export class Variants {
  readonly #deps: VariantsDeps;
  readonly #cache: DiskCache;
  readonly #options: VariantsOptions;
  /** Each resolves to whether the variant is in the cache then. */
  readonly #making = new Map<string, Promise<boolean>>();
  readonly #failedUntil = new BoundedMap<string, number>(MAX_FAILED);
  readonly #warming: { media: MediaRecord; spec: VariantSpec }[] = [];
  #isWarming = false;

  constructor(deps: VariantsDeps, options: VariantsOptions) {
    this.#deps = deps;
    this.#cache = options.cache;
    this.#options = options;
  }

  /** For visitors: within the time their browser waits, or something else instead. */
  async get(media: MediaRecord, spec: VariantSpec): Promise<VariantOutcome> {
    const known = await this.#find(media, spec);
    if (known) return { kind: 'made', variant: known };
    const isMade = await within(this.#options.waitMs ?? WAIT_MS, this.#ensure(media, spec, 'visit'));
    const made = isMade ? await this.#find(media, spec) : undefined;
    if (made) return { kind: 'made', variant: made };
    return { kind: 'unavailable', instead: await this.#findSimilar(media, spec) };
  }

  /** For those who need the very file and can wait: static copies. Undefined where it cannot be made. */
  async make(media: MediaRecord, spec: VariantSpec): Promise<Variant | undefined> {
    const known = await this.#find(media, spec);
    if (known) return known;
    return (await this.#ensure(media, spec, 'visit')) ? this.#find(media, spec) : undefined;
  }

  /** Makes them when nothing else is to be done; forgotten if the server stops meanwhile. */
  warm(media: MediaRecord, specs: readonly VariantSpec[]): void {
    if (this.#warming.length > MAX_WARMING) return;
    this.#warming.push(...specs.map((spec) => ({ media, spec })));
    this.#warmAll().catch((error: unknown) => {
      this.#isWarming = false;
      this.#deps.log.error({ err: error }, 'pictures could not be made in advance');
    });
  }

  /** Removes all widths of a file that is gone. */
  async forget(media: Pick<MediaRecord, 'id'>): Promise<void> {
    await this.#cache.removeAll(`${media.id}/`);
  }

  async #find(media: MediaRecord, spec: VariantSpec): Promise<Variant | undefined> {
    const key = keyOf(media, spec);
    const bytes = await this.#cache.read(key);
    return bytes && { bytes, format: spec.format, tag: tagOf(key) };
  }

  /** The nearest width there is, so that a page shows a soft picture instead of none; uncropped at worst. */
  async #findSimilar(media: MediaRecord, spec: VariantSpec): Promise<Variant | undefined> {
    const smaller = IMAGE_WIDTHS.filter((width) => width < spec.width).reverse();
    const larger = IMAGE_WIDTHS.filter((width) => width > spec.width);
    for (const crop of new Set([spec.crop, undefined])) {
      for (const width of [...smaller, ...larger]) {
        const found = await this.#find(media, { ...spec, crop, width });
        if (found) return found;
      }
    }
    return undefined;
  }

  async #ensure(media: MediaRecord, spec: VariantSpec, priority: TaskPriority): Promise<boolean> {
    const key = keyOf(media, spec);
    const shared = this.#making.get(key);
    if (shared !== undefined) return shared;
    if ((this.#failedUntil.get(key) ?? 0) > this.#deps.now()) return false;
    const job = this.#encode(media, spec, key, priority).finally(() => this.#making.delete(key));
    this.#making.set(key, job);
    return job;
  }

  async #encode(
    media: MediaRecord,
    spec: VariantSpec,
    key: string,
    priority: TaskPriority,
  ): Promise<boolean> {
    const { tempDir } = this.#options;
    await mkdir(tempDir, { recursive: true });
    const target = join(tempDir, `${randomBytes(12).toString('hex')}.${spec.format}`);
    const outcome = await this.#deps.storage.withFile(originalKey(media), (file) =>
      this.#deps.pictures.run(taskOf(media, spec, file, target), priority),
    );
    if (outcome?.kind === 'done') {
      await this.#cache.add(key, target);
      return true;
    }
    await rm(target, { force: true });
    if (outcome?.failure !== 'busy' && outcome?.failure !== 'closed')
      this.#failedUntil.set(key, this.#deps.now() + RETRY_MS);
    return false;
  }

  /** One at a time, so that a visitor never waits behind more than one of them. */
  async #warmAll(): Promise<void> {
    if (this.#isWarming) return;
    this.#isWarming = true;
    for (let next = this.#warming.shift(); next; next = this.#warming.shift()) {
      const { media, spec } = next;
      if (!(await this.#cache.has(keyOf(media, spec)))) await this.#ensure(media, spec, 'warm-up');
    }
    this.#isWarming = false;
  }
}

const MAX_WARMING = 10_000;

function taskOf(media: MediaRecord, spec: VariantSpec, file: string, target: string): PictureTask {
  const { x, y } = media.focalPoint;
  const crop = spec.crop === undefined ? {} : { crop: { ratio: ratioOfCrop(spec.crop), x, y } };
  const edit = media.edit ? { edit: media.edit } : {};
  return { kind: 'variant', file, target, width: spec.width, format: spec.format, ...crop, ...edit };
}

function keyOf(media: MediaRecord, { width, crop, format }: VariantSpec): string {
  const cut = crop === undefined ? '' : `-c${crop}-${focusPercent(media.focalPoint)}`;
  return `${media.id}/${addressHash(media)}-p${PIPELINE}-${width}w${cut}.${format}`;
}

function tagOf(key: string): string {
  return `"${key.split('/')[1] ?? key}"`;
}

/** Undefined when the work takes longer; it goes on all the same. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
