/** One line of a history in the words of the person who made the changes. */
import { CHANGE_TOPICS, type ChangeSummary, type ChangeTopic } from '#domain/content/summarize-changes.ts';
import { fill } from '../fill.ts';
import * as say from './words/en.ts';

const WORDS: Readonly<Record<ChangeTopic, (count: number) => string>> = {
  title: () => say.titleChanged,
  sectionsAdded: (count) => fill(say.sectionsAdded, { count }),
  sectionsRemoved: (count) => fill(say.sectionsRemoved, { count }),
  blocksAdded: (count) => fill(say.blocksAdded, { count }),
  blocksRemoved: (count) => fill(say.blocksRemoved, { count }),
  texts: (count) => fill(say.textsChanged, { count }),
  order: () => say.orderChanged,
  layout: () => say.layoutChanged,
  phone: () => say.phoneViewChanged,
  settings: () => say.settingsChanged,
  details: () => say.pageDetailsChanged,
};
const MOST_TOPICS = 3;

/** "Text changed, 2 sections added". */
export function summaryWords(summary: ChangeSummary): string {
  const parts = CHANGE_TOPICS.flatMap((topic) => {
    const count = summary[topic];
    return count === undefined ? [] : [WORDS[topic](count)];
  });
  if (parts.length === 0) return say.noOverallChange;
  const shown = parts.length > MOST_TOPICS ? [...parts.slice(0, MOST_TOPICS), say.andMore] : parts;
  const line = shown.join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
