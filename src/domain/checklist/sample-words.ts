import { SAMPLE_FACTS } from '../settings/business-words.ts';

/**
 * What a new site says until its owner does: instructions and blanks that nobody should publish. The other words of
 * first pages could be true of many sites, and may stay.
 */
export const SAMPLE_WORDS: ReadonlySet<string> = new Set([
  ...Object.values(SAMPLE_FACTS),
  'One sentence from somebody who was glad they came.',
  'Tell it as you would across the table: where, when, and what went wrong first.',
  'Write about the work itself: what you care for, and what you would never do. One true detail is worth more than a list of strengths.',
  'Names, and what each of you does best. People like to know whom they are dealing with.',
  'Where it was, and in which years.',
  'What you waited for, in one line.',
  'Or nothing at all: the pictures can speak.',
  'Who you are in two sentences: where you live, what you point the camera at, and why.',
  'A few lines about the people here. Whoever comes in for the first time should know a face.',
  'Begin with how it started, and for whom. One true detail is worth more than a list of strengths.',
  'What people can rely on, from the first call to the last handshake.',
  'Names, and what each of you does best. A picture of everybody helps.',
  'Tell in three sentences why you sell what you sell. People buy from people.',
  'Begin with the first thing you ever sold, and to whom. The rest follows by itself.',
  'What has to be true of a thing before it stands in your shop.',
  'In what, on which days, and what happens when something arrives broken.',
  'Clay, flour, wool or wood: say where yours comes from, and who goes to fetch it.',
  'Say here when your door is open, and whether the kettle is on.',
  'Say what people can come along to: a walk, a course, an evening with old hands.',
  'How long it takes',
  'How it travels',
  'Sizes and papers',
  'How they travel',
  'On which days you pack',
  'How things come back',
  'A room, a town',
  'A book, a wall',
  'What you would tell a stranger',
  'Say what you did before there was a camera, and what of it still shows in your pictures.',
  'How you look at a building before you photograph it, and what you note.',
  'What you bring, how long you stay, and what had better be out of the way.',
  'How many pictures there are, when they come, and what may be done with them.',
  'Place and building',
  'Year or season',
  'Whom you worked for',
  // What is told of one maker, photographer or shop, and hardly true of another.
  'A few things, made slowly, from materials we know. They are meant to be used every day.',
  'High ground, moving water, the last light of the day.',
  'I go out early and come home late, and wait for a place to hold still.',
  'Photographs of buildings, by the light they were drawn for.',
  'After the architects have gone, before anybody has hung a sign.',
  'Plain things for rooms with a window',
  'A line from a friend about the cup they got before anyone else saw it.',
  'Say what you are making now, and show the pot that taught you something.',
  'Name the pots that friends can have before the shop does, and how to ask for one.',
  'Write what you would say over the light table: which frame, which lens, and what was in the way.',
  'Name what goes into the ground now, and how deep.',
  'Say what can come back, and how far.',
  'List what you have too much of. Members write to you, and pick it up.',
  'One sentence from a regular about the thing they would not have found otherwise.',
  'Say what came, from whom, and how many there are.',
  'Say what you kept for yourself, and why.',
  'Small marks, smaller prices. Describe the mark honestly.',
  'Write it as you would in the hut: the way up, the weather, the one frame that held.',
  'Dinner by the water',
  'A small kitchen, an open fire, and a menu that fits on one page.',
  'Say what guests see from their tables, and when to come for it.',
  'Write who cooks, what they learned where, and the one thing that never leaves the menu.',
  'One sentence from a guest who ordered dessert twice.',
  'Begin with the room: what it was before there were tables in it, and who lit the first fire.',
  'Name the boat, the field and the baker. Guests like to know, and suppliers like to be named.',
  'Say how long a table is theirs, and where people wait when all are taken.',
  'Half an hour away, at most',
  'Names, and where each of you works: at the stove, at the door, behind the bar.',
  'Enter your sittings in this block, so that guests only ask for times when you cook.',
  'Tell us about allergies when you reserve: nearly everything can be cooked another way.',
  'Write down one recipe as you cook it, with what you would do with half the time.',
]);

interface Part {
  readonly id: string;
}

/** The first block that is still written in them, else the section that is. */
export function partWithSampleWords(
  sections: readonly (Part & { readonly blocks: readonly Part[] })[],
): string | undefined {
  const section = sections.find(holdsSampleWords);
  return (section?.blocks.find(holdsSampleWords) ?? section)?.id;
}

/** Whether anything in a document is still written in them. */
export function holdsSampleWords(part: unknown): boolean {
  return holdsAny(part, SAMPLE_WORDS);
}

const FACTS: ReadonlySet<string> = new Set(Object.values(SAMPLE_FACTS));

/** Whether a document still lacks what the settings of the site would fill in. */
export function holdsSampleFacts(part: unknown): boolean {
  return holdsAny(part, FACTS);
}

function holdsAny(part: unknown, words: ReadonlySet<string>): boolean {
  if (typeof part === 'string') return words.has(part);
  if (typeof part !== 'object' || part === null) return false;
  return Object.values(part).some((inner) => holdsAny(inner, words));
}
