/** A short film that the browser itself records, since no test brings one along. */
import type { Page } from '@playwright/test';

/** 320 × 180, warm and moving, as WebM: of no stated length, as browsers record it, so that it does not begin anew. */
export async function recordFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 });
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    for (let frame = 0; frame < 300; frame += 1) {
      if (!pen) break;
      pen.fillStyle = '#d2894e';
      pen.fillRect(0, 0, 320, 180);
      pen.fillStyle = '#f4e3c8';
      pen.fillRect(frame * 9, 60, 40, 60);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}
