/** The ways to change where something leads: away with it, or another target. */
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Link } from '#domain/links/link.ts';
import { fill } from '../fill.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import * as say from './words/en.ts';

const LinkPicker = lazyPart(() => import('./link-picker.tsx'), 'LinkPicker');

export interface LinkButtonsProps {
  readonly siteId: string;
  /** Of the field. */
  readonly label: string;
  readonly link: Link | undefined;
  readonly isOptional: boolean | undefined;
  readonly onChange: (link: Link | undefined) => void;
  /**
   * A choice is reported as a change of the link that was there when it began, so that one made elsewhere since
   * is not overwritten unseen.
   */
  readonly holdsBase?: boolean;
}

export function LinkButtons(props: LinkButtonsProps): ReactNode {
  const { siteId, label, link, isOptional, onChange, holdsBase = false } = props;
  const [opened, setOpened] = useState<Pick<LinkButtonsProps, 'link' | 'onChange'>>();
  return (
    <>
      {link && isOptional && (
        <IconButton
          label={fill(say.removeLabel, { label })}
          icon={<X />}
          size="small"
          onClick={() => onChange(undefined)}
        />
      )}
      <Button size="small" onClick={() => setOpened({ link, onChange })}>
        {link ? say.change : say.choose}
      </Button>
      {opened && (
        <LinkPicker
          siteId={siteId}
          link={opened.link}
          onClose={() => setOpened(undefined)}
          onPick={(picked) => {
            setOpened(undefined);
            (holdsBase ? opened.onChange : onChange)(picked);
          }}
        />
      )}
    </>
  );
}
