/** Resident memory of the server while three hundred photographs of 6 MB are uploaded at once, as a browser sends them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { sharedFiles } from '../scripts/shared-data.ts';
import { createAccess } from '../testing/main/content-client.ts';
import { type FileToSend, PartSender } from '../testing/main/part-sender.ts';
import { startServer } from '../testing/main/server-process.ts';
import { format, type Measurement, progress, type Result } from './result.ts';

const PICTURES = 300;
/** Enlarged to this, at the highest quality, photographs of the web weigh about as much as those of a camera. */
const PIXELS_WIDE = 4500;
const MIN_BYTES = 5_000_000;
const MAX_BYTES = 9_000_000;
const KINDS = 6;
const AT_ONCE = 3;
const PART_BYTES = 8_000_000;
const BAR_MB = 300;

export const uploads: Measurement = {
  name: 'uploads',
  title: `${PICTURES} photographs of 6 MB uploaded at once`,
  async run(): Promise<Result[]> {
    const photographs = await enlargedPhotographs();
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-uploads-'));
    const server = await startServer({ dataDir });
    try {
      const access = await createAccess({ dataDir }, 'photographs');
      const before = server.memory();
      server.forgetPeakMemory();
      const beganAt = performance.now();
      let next = 0;
      let failures = 0;
      const work = async (): Promise<void> => {
        for (let index = next++; index < PICTURES; index = next++) {
          const { bytes } = photographs[index % photographs.length] as FileToSend;
          const sender = new PartSender(access, { name: `${index}.jpg`, bytes }, PART_BYTES);
          await sender.send(server.origin).catch((error: unknown) => {
            failures += 1;
            if (failures === 1) progress(String(error));
          });
          if (index % 50 === 49) progress(`${index + 1} uploaded, ${format(server.memory() / 1e6)} MB`);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      const seconds = (performance.now() - beganAt) / 1000;
      const peak = server.peakMemory() / 1e6;
      return [
        {
          name: 'most resident memory of the server',
          text: `${format(peak)} MB (${format(before / 1e6)} MB before), ${failures} failed`,
          isMet: peak < BAR_MB && failures === 0,
          bar: `< ${BAR_MB} MB, 0 failed`,
        },
        { name: 'all of them stored', text: `after ${format(seconds)} s` },
      ];
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function enlargedPhotographs(): Promise<FileToSend[]> {
  const found: FileToSend[] = [];
  for (const { name, bytes } of sharedFiles('photos')) {
    if (found.length === KINDS) break;
    if (!/\.(?:webp|jpe?g|avif)$/.test(name)) continue;
    const enlarged = await sharp(bytes)
      .resize({ width: PIXELS_WIDE })
      .sharpen({ sigma: 1, m1: 3 })
      .jpeg({ quality: 97 })
      .toBuffer();
    if (enlarged.length < MIN_BYTES || enlarged.length > MAX_BYTES) continue;
    found.push({ name, bytes: new Uint8Array(enlarged) });
  }
  if (found.length === 0) throw new Error('no photograph of ../shared/data/photos is large enough');
  const mean = found.reduce((sum, { bytes }) => sum + bytes.length, 0) / found.length;
  progress(`${found.length} photographs of ${format(mean / 1e6, 1)} MB`);
  return found;
}
