/** What visitors read on the pages of a shop's categories. */
import type { ReactNode } from 'react';
import { CATEGORY_LIMITS, type CategoryWords } from '#domain/store/catalogue/category-page.ts';
import { fill } from '../fill.ts';
import { useLabelsInUse } from '../page-settings/use-labels-in-use.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import * as say from './words/en.ts';

interface CategoryFieldsProps {
  readonly collectionId: string;
  readonly value: readonly CategoryWords[];
  readonly onChange: (value: CategoryWords[]) => void;
}

export function CategoryFields({ collectionId, value, onChange }: CategoryFieldsProps): ReactNode {
  const names = useLabelsInUse(collectionId)('category');
  const wordsOf = (category: string): CategoryWords =>
    value.find((each) => each.category === category) ?? { category, title: '', description: '' };
  const set = (words: CategoryWords) =>
    onChange([...value.filter(({ category }) => category !== words.category), words]);
  return (
    <>
      {names.map((category) => {
        const words = wordsOf(category);
        return (
          <Stack key={category}>
            <TextField
              label={fill(say.titleOfCategory, { category })}
              placeholder={category}
              maxLength={CATEGORY_LIMITS.title}
              value={words.title}
              onChange={(title) => set({ ...words, title })}
            />
            <TextArea
              label={fill(say.descriptionOfCategory, { category })}
              hint={say.appearsOnTheCategoryPageAnd}
              maxLength={CATEGORY_LIMITS.description}
              value={words.description}
              onChange={(description) => set({ ...words, description })}
            />
          </Stack>
        );
      })}
    </>
  );
}
