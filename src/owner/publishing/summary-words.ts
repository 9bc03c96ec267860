/** One line of a history in the words of the person who made the changes. */
import { CHANGE_TOPICS, type ChangeSummary, type ChangeTopic } from '#domain/content/summarize-changes.ts';

/** For one thing, and for several. */
const WORDS: Readonly<Record<ChangeTopic, readonly [string, string]>> = {
  title: ['title changed', 'title changed'],
  sectionsAdded: ['section added', '# sections added'],
  sectionsRemoved: ['section removed', '# sections removed'],
  blocksAdded: ['block added', '# blocks added'],
  blocksRemoved: ['block removed', '# blocks removed'],
  texts: ['text changed', '# texts changed'],
  order: ['order changed', 'order changed'],
  layout: ['layout changed', 'layout changed'],
  phone: ['phone view changed', 'phone view changed'],
  settings: ['settings changed', 'settings changed'],
  details: ['page details changed', 'page details changed'],
};
const MOST_TOPICS = 3;

/** "Text changed, 2 sections added". */
export function summaryWords(summary: ChangeSummary): string {
  const parts = CHANGE_TOPICS.flatMap((topic) => {
    const count = summary[topic];
    return count === undefined ? [] : [WORDS[topic][count === 1 ? 0 : 1].replace('#', () => String(count))];
  });
  if (parts.length === 0) return 'No overall change';
  const shown = parts.length > MOST_TOPICS ? [...parts.slice(0, MOST_TOPICS), 'and more'] : parts;
  const line = shown.join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
