/** The ways to change where something leads: away with it, or another target. */
import { X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Link } from '#domain/links/link.ts';
import { Button, IconButton } from '../ui/button.tsx';

const LinkPicker = lazy(async () => ({ default: (await import('./link-picker.tsx')).LinkPicker }));

export interface LinkButtonsProps {
  readonly siteId: string;
  /** Of the field. */
  readonly label: string;
  readonly link: Link | undefined;
  readonly isOptional: boolean | undefined;
  readonly onChange: (link: Link | undefined) => void;
}

export function LinkButtons({ siteId, label, link, isOptional, onChange }: LinkButtonsProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {link && isOptional && (
        <IconButton
          label={`Remove: ${label}`}
          icon={<X />}
          size="small"
          onClick={() => onChange(undefined)}
        />
      )}
      <Button size="small" onClick={() => setIsOpen(true)}>
        {link ? 'Change' : 'Choose'}
      </Button>
      {isOpen && (
        <Suspense>
          <LinkPicker
            siteId={siteId}
            link={link}
            onClose={() => setIsOpen(false)}
            onPick={(picked) => {
              setIsOpen(false);
              onChange(picked);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
