import { expect, test } from 'vitest';
import { audio } from '#blocks/audio/definition.ts';
import { demoSounds } from './sounds.ts';

test('the demo has a recording for every track of the audio block’s examples, as long as it says', () => {
  const sounds = new Map(demoSounds().map((sound) => [sound.id, sound]));
  const tracks = audio.examples.flatMap(({ props }) => props.tracks);
  expect(tracks.length).toBeGreaterThan(0);
  for (const { source, seconds } of tracks) {
    const { bytes } = sounds.get('id' in source ? source.id : '')!;
    expect((bytes.length - 44) / 16_000).toBe(seconds);
    expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe('RIFF');
    const loudest = bytes.subarray(44).reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
    expect(loudest).toBeGreaterThan(20);
    expect(loudest).toBeLessThan(127);
  }
});
