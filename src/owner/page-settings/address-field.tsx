/** The last part of a page's address, with what becomes of it. */
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { isFollowing, type Named, type Placed, pathAbove, slugProblemOf } from './page-settings.ts';

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
      label="Address"
      value={slug}
      prefix={`${pathAbove(document)}/`}
      disabled={isHome}
      aside={
        suggestion && (
          <Button size="small" tone="quiet" onClick={() => (onDone ?? onChange)(suggestion)}>
            Use “{suggestion}”
          </Button>
        )
      }
      onChange={onChange}
      onBlur={() => onDone?.(slug)}
      onKeyDown={(event) => event.key === 'Enter' && onDone?.(slug)}
      error={problem}
      hint={
        isHome
          ? 'The home page is at the site’s own address.'
          : (isMoved && `Visitors to ${document.path} are redirected to the new address.`) ||
            (isFollowing(page, value) && 'Follows the title until you publish the page.')
      }
      spellCheck={false}
      autoCapitalize="none"
    />
  );
}
