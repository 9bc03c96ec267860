import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPicturePool, type PicturePool } from './picture-pool.ts';
import { pictureWorkerFile } from './worker-file.ts';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));
let pool: PicturePool;

beforeAll(() => {
  pool = createPicturePool({ workerFile: pictureWorkerFile(), log });
});
afterAll(() => {
  pool.close();
  rmSync(folder, { recursive: true });
});

async function photo(name: string, width: number, height: number): Promise<string> {
  const file = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background: '#336699' } }).toFile(file);
  return file;
}

describe('the picture worker', () => {
  test('reports size, colour and luminance', async () => {
    const file = await photo('plain.png', 400, 300);
    const outcome = await pool.run({ kind: 'inspect', file, mime: 'image/png' }, 'upload');
    expect(outcome).toMatchObject({
      kind: 'done',
      result: { width: 400, height: 300, hasAlpha: false, frames: 1, color: '#336699' },
    });
    const luminance = outcome.kind === 'done' ? outcome.result.luminance : [];
    expect(luminance).toHaveLength(16);
    expect(new Set(luminance)).toEqual(new Set([0.125]));
  });
});
