/** A quiet tone as a WAV file: something for players to play. */
export function makeWav(seconds: number): Buffer {
  const rate = 8000;
  const samples = Buffer.from(
    Array.from(
      { length: Math.round(seconds * rate) },
      (_sample, index) => 128 + Math.round(8 * Math.sin(index / 4)),
    ),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
