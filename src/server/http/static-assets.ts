/**
 * What the build made: known from the start, read when it is first asked for, compressed by the build, served for
 * ever. Most of it is the owner area's, of which a server that only shows sites keeps nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Context } from 'hono';
import { chooseEncoding, type Encoding } from './compress.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.map': 'application/json',
};

/** What the build adds to the names of its files where it has compressed them. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

type Read = () => Uint8Array<ArrayBuffer> | undefined;

interface Asset {
  readonly type: string;
  /** By encoding: of what is compressed by itself, such as a picture, there is one only. */
  readonly reads: ReadonlyMap<Encoding, Read>;
}

export type StaticAssets = (context: Context) => Response | undefined;

/** Serves files of each folder below its prefix, e.g. `/_v/`; their names carry a content hash. */
export function staticAssets(folders: Readonly<Record<string, string>>): StaticAssets {
  const assets = new Map<string, Asset>();
  for (const [prefix, folder] of Object.entries(folders)) listFolder(assets, prefix, folder);
  return (context) => {
    const asset = assets.get(context.req.path);
    return asset && answer(context, asset);
  };
}

function answer(context: Context, { type, reads }: Asset): Response | undefined {
  const isCompressed = reads.size > 1;
  const wanted = chooseEncoding(isCompressed ? context.req.header('accept-encoding') : undefined);
  const encoding = reads.has(wanted) ? wanted : 'identity';
  const bytes = reads.get(encoding)?.();
  if (!bytes) return undefined;
  return new Response(context.req.method === 'HEAD' ? null : bytes, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      ...(isCompressed ? { vary: 'Accept-Encoding' } : {}),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    },
  });
}

function listFolder(assets: Map<string, Asset>, prefix: string, folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of files) {
    const type = TYPES[extname(file)];
    if (type === undefined) continue;
    const made = Object.entries(ENDINGS).filter(([, ending]) => files.has(file + ending));
    assets.set(`${prefix}${relative(folder, file).replaceAll('\\', '/')}`, {
      type,
      reads: new Map(made.map(([encoding, ending]) => [encoding as Encoding, readOnce(file + ending)])),
    });
  }
}

/** Undefined where the file is gone: another build has taken the place of the one this server began with. */
function readOnce(file: string): Read {
  let bytes: Uint8Array<ArrayBuffer> | undefined;
  return () => {
    bytes ??= readIfThere(file);
    return bytes;
  };
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return undefined;
  }
}
