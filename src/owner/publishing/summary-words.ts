/** One line of a history in the words of the person who made the changes. */
import { CHANGE_TOPICS, type ChangeSummary, type ChangeTopic } from '#domain/content/summarize-changes.ts';
import * as say from './words/en.ts';

/** For one thing, and for several. */
const WORDS: Readonly<Record<ChangeTopic, readonly [string, string]>> = {
  title: [say.titleChanged, say.titleChanged],
  sectionsAdded: [say.sectionAdded, '# sections added'],
  sectionsRemoved: [say.sectionRemoved, '# sections removed'],
  blocksAdded: [say.blockAdded, '# blocks added'],
  blocksRemoved: [say.blockRemoved, '# blocks removed'],
  texts: [say.textChanged, '# texts changed'],
  order: [say.orderChanged, say.orderChanged],
  layout: [say.layoutChanged, say.layoutChanged],
  phone: [say.phoneViewChanged, say.phoneViewChanged],
  settings: [say.settingsChanged, say.settingsChanged],
  details: [say.pageDetailsChanged, say.pageDetailsChanged],
};
const MOST_TOPICS = 3;

/** "Text changed, 2 sections added". */
export function summaryWords(summary: ChangeSummary): string {
  const parts = CHANGE_TOPICS.flatMap((topic) => {
    const count = summary[topic];
    return count === undefined ? [] : [WORDS[topic][count === 1 ? 0 : 1].replace('#', () => String(count))];
  });
  if (parts.length === 0) return say.noOverallChange;
  const shown = parts.length > MOST_TOPICS ? [...parts.slice(0, MOST_TOPICS), say.andMore] : parts;
  const line = shown.join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
