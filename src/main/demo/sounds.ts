/**
 * The demo's recordings, made by arithmetic instead of a microphone: struck bowls, pinging glaze and a wheel,
 * each a few decaying tones. The same bytes every time, as WAV, which every browser plays.
 */
import { EXAMPLE_SOUNDS } from '#blocks/kit/example-media.ts';

const RATE = 16_000;

export interface DemoSound {
  readonly id: string;
  readonly filename: string;
  readonly mime: 'audio/wav';
  readonly bytes: Uint8Array;
}

interface Stroke {
  readonly atSeconds: number;
  readonly hertz: number;
  readonly loudness: number;
  /** How long until it has faded to a third. */
  readonly fadeSeconds: number;
}

export function demoSounds(): DemoSound[] {
  return [
    { ...EXAMPLE_SOUNDS.pings, filename: 'glaze-pinging.wav', strokes: pings(), seconds: 24 },
    { ...EXAMPLE_SOUNDS.wheel, filename: 'wheel-turning.wav', strokes: wheel(), seconds: 16 },
    { ...EXAMPLE_SOUNDS.bowls, filename: 'three-bowls.wav', strokes: bowls(), seconds: 12 },
  ].map(({ id, filename, strokes, seconds }) => ({
    id,
    filename,
    mime: 'audio/wav',
    bytes: encodeWav(mix(strokes, seconds)),
  }));
}

/** High, short and uneven: each glaze cracks when it pleases. */
function pings(): Stroke[] {
  return Array.from({ length: 26 }, (_ping, index) => ({
    atSeconds: 0.5 + ((index * 0.881) % 22.5),
    hertz: 2200 + ((index * 617) % 2600),
    loudness: 0.1 + ((index * 7) % 10) / 60,
    fadeSeconds: 0.1 + ((index * 3) % 5) / 20,
  }));
}

/** A low throb for every turn, slowing down. */
function wheel(): Stroke[] {
  return Array.from({ length: 18 }, (_turn, index) => ({
    atSeconds: index * 0.7 + index ** 2 * 0.008,
    hertz: index % 2 === 0 ? 72 : 90,
    loudness: 0.35,
    fadeSeconds: 0.5,
  }));
}

/** Three bowls, each with the overtones of a struck rim. */
function bowls(): Stroke[] {
  return [392, 330, 262].flatMap((hertz, index) =>
    [1, 2.71, 5.15].map((overtone, rank) => ({
      atSeconds: 0.3 + index * 3.6,
      hertz: hertz * overtone,
      loudness: 0.3 / (rank + 1) ** 1.5,
      fadeSeconds: 1.4 / (rank + 1),
    })),
  );
}

function mix(strokes: readonly Stroke[], seconds: number): Float64Array {
  const samples = new Float64Array(seconds * RATE);
  for (const { atSeconds, hertz, loudness, fadeSeconds } of strokes) {
    const start = Math.round(atSeconds * RATE);
    const end = Math.min(samples.length, start + Math.round(fadeSeconds * RATE * 7));
    for (let index = start; index < end; index += 1) {
      const elapsed = (index - start) / RATE;
      // A few milliseconds of attack, or every stroke would begin with a click.
      const attack = Math.min(1, elapsed * 300);
      const tone = Math.sin(elapsed * hertz * 2 * Math.PI) * Math.exp(-elapsed / fadeSeconds);
      samples[index] = (samples[index] ?? 0) + loudness * attack * tone;
    }
  }
  return samples;
}

/** 8 bits a sample: half the size, and the hiss of a workshop. */
function encodeWav(samples: Float64Array): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length);
  const view = new DataView(bytes.buffer);
  const words = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  words(0, 'RIFF');
  view.setUint32(4, 36 + samples.length, true);
  words(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  words(36, 'data');
  view.setUint32(40, samples.length, true);
  samples.forEach((sample, index) => {
    bytes[44 + index] = Math.round(128 + 127 * Math.max(-1, Math.min(1, sample)));
  });
  return bytes;
}
