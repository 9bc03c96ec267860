/** What the build made: read once at start, compressed by the build, served for ever. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import type { Context } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.map': 'application/json',
};

interface Asset {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer> | undefined;
}

export type StaticAssets = (context: Context) => Response | undefined;

/** Serves files of each folder below its prefix, e.g. `/_v/`; their names carry a content hash. */
export function staticAssets(folders: Readonly<Record<string, string>>): StaticAssets {
  const assets = new Map<string, Asset>();
  for (const [prefix, folder] of Object.entries(folders)) readFolder(assets, prefix, folder);
  return (context) => {
    const asset = assets.get(context.req.path);
    if (!asset) return undefined;
    const brotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '') ? asset.brotli : undefined;
    return new Response(context.req.method === 'HEAD' ? null : (brotli ?? asset.bytes), {
      headers: {
        'content-type': asset.type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
        ...(asset.brotli ? { vary: 'Accept-Encoding' } : {}),
        ...(brotli ? { 'content-encoding': 'br' } : {}),
      },
    });
  };
}

function readFolder(assets: Map<string, Asset>, prefix: string, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br') || !TYPES[extname(entry.name)]) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = new Uint8Array(readFileSync(file));
    const type = TYPES[extname(entry.name)] ?? '';
    assets.set(`${prefix}${relative(folder, file).replaceAll('\\', '/')}`, {
      type,
      bytes,
      brotli: readIfThere(`${file}.br`),
    });
  }
}

function readIfThere(file: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new Uint8Array(readFileSync(file));
  } catch {
    return undefined;
  }
}
