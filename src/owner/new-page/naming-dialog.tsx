/** Asks what something new is to be called, makes it, and leads to it. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { slugOfTitle } from '#domain/content/title-slug.ts';
import { messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, type DialogProps } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { useLocale } from '../use-locale.ts';
import * as say from './words/en.ts';

const LABELS = { name: say.name, title: say.title } as const;
const MISSING = { name: say.enterANameFirstYouCan, title: say.enterATitleFirstYouCan } as const;

interface NamingDialogProps extends Pick<DialogProps, 'size' | 'onClose'> {
  readonly title: string;
  /** The button that makes it. */
  readonly action: string;
  readonly description: string;
  /** What is asked for. */
  readonly label: keyof typeof LABELS;
  readonly placeholder?: string;
  /** What is said before the address that follows from the name. */
  readonly addressHint: string;
  readonly isTopLevel?: boolean;
  /** @returns where to go next */
  readonly make: (name: string) => Promise<string | undefined>;
  /** What else can be chosen. */
  readonly children?: ReactNode;
}

export function NamingDialog(props: NamingDialogProps): ReactNode {
  const { title, action, description, label, placeholder, make, children, size, onClose } = props;
  const { id: siteId } = useSite();
  const navigate = useNavigate();
  const refresh = useRefreshDocuments(siteId);
  const formId = useId();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const address = useAddressHint(name, props);
  const [isBusy, setIsBusy] = useState(false);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') {
      setError(MISSING[label]);
      return;
    }
    setIsBusy(true);
    try {
      const to = await make(name.trim());
      await refresh();
      onClose();
      if (to !== undefined) await navigate(to);
    } catch (failure) {
      setError(messageOf(failure));
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      onClose={onClose}
      size={size ?? 'small'}
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} isBusy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void create(event)} noValidate>
        <Stack>
          <TextField
            // The caret goes back to it where something else is to be made.
            key={title}
            label={LABELS[label]}
            value={name}
            onChange={(value) => {
              setName(value);
              setError(undefined);
            }}
            error={error}
            placeholder={placeholder}
            hint={address}
            maxLength={200}
            autoFocus
          />
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Nothing before the site's language is known: another one may spell the name in another way. */
function useAddressHint(
  name: string,
  { addressHint, isTopLevel = false }: Pick<NamingDialogProps, 'addressHint' | 'isTopLevel'>,
): string | undefined {
  const { id } = useSite();
  const locale = useLocale(id);
  if (name.trim() === '' || locale === undefined) return undefined;
  return `${addressHint} /${slugOfTitle(name, { locale, isTopLevel })}`;
}
