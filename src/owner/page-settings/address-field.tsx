/** The last part of a page's address, with what becomes of it. */
import type { ReactNode } from 'react';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { isFollowing, type Named, type Placed, pathAbove, slugProblemOf } from './page-settings.ts';
import * as say from './words/en.ts';

export interface AddressFieldProps {
  readonly page: Placed;
  readonly value: Named;
  readonly problem: string | undefined;
  readonly onChange: (slug: string) => void;
  /** The address is as the owner wants it: the field was left, or Enter pressed. */
  readonly onDone?: (slug: string) => void;
}

export function AddressField(props: AddressFieldProps): ReactNode {
  const { page, value, problem, onChange, onDone } = props;
  const { document } = page;
  const { slug } = value;
  const isHome = document.path === '/';
  const suggestion = problem && slugProblemOf(page, value)?.suggestion;
  const isMoved = document.publishedId !== null && slug !== document.slug && !problem;
  return (
    <TextField
      label={say.address}
      value={slug}
      prefix={`${pathAbove(document)}/`}
      disabled={isHome}
      aside={
        suggestion && (
          <Button size="small" tone="quiet" onClick={() => (onDone ?? onChange)(suggestion)}>
            {fill(say.useSuggestion, { suggestion })}
          </Button>
        )
      }
      onChange={onChange}
      onBlur={() => onDone?.(slug)}
      onKeyDown={(event) => event.key === 'Enter' && onDone?.(slug)}
      error={problem}
      hint={
        isHome
          ? say.theHomePageIsAtThe
          : (isMoved && fill(say.visitorsToPathAreRedirectedTo, { path: document.path ?? '' })) ||
            (isFollowing(page, value) && say.followsTheTitleUntilYouPublish)
      }
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}
