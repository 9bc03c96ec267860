/** Choosing where something leads: a page or item, a file, an address elsewhere, a mail address, a number. */
import { type ReactNode, useState } from 'react';
import type { LinkTarget } from '#domain/links/calls.ts';
import { checkLink } from '#domain/links/check-link.ts';
import type { Link } from '#domain/links/link.ts';
import { categorizeLink } from '#domain/links/link-category.ts';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Switch } from '../ui/switch.tsx';
import { useAnchors, useLinkTarget } from './link-targets.ts';
import styles from './picker.module.css';
import { TargetList } from './target-list.tsx';
import * as say from './words/en.ts';

export interface LinkPickerProps {
  readonly siteId: string;
  readonly link: Link | undefined;
  readonly onPick: (link: Link) => void;
  /** Takes the link away, where there is one. */
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
}

const KINDS = [
  { value: 'content', label: say.page },
  { value: 'media', label: say.file },
  { value: 'web', label: say.web },
  { value: 'mail', label: say.email },
  { value: 'phone', label: say.phone },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const ADDRESSES = {
  web: {
    label: say.address,
    placeholder: 'https://example.com',
    scheme: '',
    hint: say.aWebAddressOrAPage,
  },
  mail: { label: say.emailAddress, placeholder: say.helloExampleCom, scheme: 'mailto:', hint: undefined },
  phone: {
    label: say.phoneNumber,
    placeholder: '+49 30 123456',
    scheme: 'tel:',
    hint: say.startWithTheCountryCodeSo,
  },
} as const;

export function LinkPicker({ siteId, link, onPick, onRemove, onClose }: LinkPickerProps): ReactNode {
  const [kind, setKind] = useState<Kind>(kindOf(link));
  const [target, setTarget] = useState<Pick<LinkTarget, 'ref' | 'id'> | undefined>(
    link && 'ref' in link ? link : undefined,
  );
  const [anchor, setAnchor] = useState((link && 'ref' in link && link.anchor) || '');
  const [typed, setTyped] = useState(link && 'url' in link ? writtenOf(link.url) : '');
  const [isNew, setIsNew] = useState(link?.newWindow ?? false);
  const [problem, setProblem] = useState<string>();
  const use = (): void => {
    const made = makeLink({ kind, target, anchor, typed, isNew });
    if ('problem' in made) setProblem(made.problem);
    else onPick(made.link);
  };
  return (
    <Dialog
      title={say.chooseALink}
      isOpen
      onClose={onClose}
      footer={
        <>
          {onRemove && (
            <Button tone="quiet" onClick={onRemove}>
              {say.removeTheLink}
            </Button>
          )}
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" onClick={use}>
            {say.insertLink}
          </Button>
        </>
      }
    >
      <div className="stack loose">
        <div className={styles['kinds']}>
          <Segmented
            label={say.kindOfLink}
            value={kind}
            options={KINDS}
            onChange={(next) => {
              setKind(next);
              setProblem(undefined);
            }}
          />
        </div>
        {kind === 'content' || kind === 'media' ? (
          <>
            <TargetList
              key={kind}
              siteId={siteId}
              kind={kind}
              chosenId={target?.id}
              problem={problem}
              onChoose={(chosen) => {
                setTarget(chosen);
                setAnchor('');
                setProblem(undefined);
              }}
            />
            {kind === 'content' && target && target.ref !== 'media' && (
              <AnchorField siteId={siteId} target={target} value={anchor} onChange={setAnchor} />
            )}
          </>
        ) : (
          <TextField
            label={ADDRESSES[kind].label}
            placeholder={ADDRESSES[kind].placeholder}
            hint={ADDRESSES[kind].hint}
            error={problem}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(text) => {
              setTyped(text);
              setProblem(undefined);
            }}
            onKeyDown={(event) => event.key === 'Enter' && use()}
          />
        )}
        <Switch label={say.openInANewWindow} isOn={isNew} onChange={setIsNew} />
      </div>
    </Dialog>
  );
}

interface AnchorFieldProps {
  readonly siteId: string;
  readonly target: Pick<LinkTarget, 'id'>;
  readonly value: string;
  readonly onChange: (anchor: string) => void;
}

function AnchorField({ siteId, target, value, onChange }: AnchorFieldProps): ReactNode {
  const { data: anchors = [] } = useAnchors(siteId, target.id);
  const { data: page } = useLinkTarget(siteId, target.id);
  if (anchors.length === 0 && value === '') return null;
  const isGone = value !== '' && !anchors.some(({ anchor }) => anchor === value);
  return (
    <SelectField
      label={fill(say.sectionOfTitle, { title: page?.title ?? say.thePage })}
      error={isGone ? say.thisSectionNoLongerExistsChoose : undefined}
      value={value}
      options={[
        { value: '', label: say.topOfThePage },
        ...(isGone ? [{ value, label: `#${value}` }] : []),
        ...anchors.map(({ anchor, name }) => ({ value: anchor, label: name })),
      ]}
      onChange={onChange}
    />
  );
}

function kindOf(link: Link | undefined): Kind {
  if (!link) return 'content';
  if ('ref' in link) return link.ref === 'media' ? 'media' : 'content';
  const category = categorizeLink(link.url);
  return category === 'mailto' ? 'mail' : category === 'tel' ? 'phone' : 'web';
}

function writtenOf(url: string): string {
  return url.replace(/^(mailto|tel):/i, '');
}

interface Choice {
  readonly kind: Kind;
  readonly target: Pick<LinkTarget, 'ref' | 'id'> | undefined;
  readonly anchor: string;
  readonly typed: string;
  readonly isNew: boolean;
}

type Made = { readonly link: Link } | { readonly problem: string };

export function makeLink(choice: Choice): Made {
  const { kind, typed, isNew } = choice;
  const window = isNew ? { newWindow: true } : {};
  if (kind === 'content' || kind === 'media') return makeReference(choice, kind, window);
  const checked = checkLink(addressOf(kind, typed));
  return checked.ok ? { link: { url: checked.link, ...window } } : { problem: checked.message };
}

function makeReference(
  { target, anchor }: Choice,
  kind: 'content' | 'media',
  window: { newWindow?: boolean },
): Made {
  const isFile = kind === 'media';
  if (!target || (target.ref === 'media') !== isFile)
    return { problem: isFile ? say.chooseAFileFromTheList : say.chooseAPageFromTheList };
  const part = anchor === '' || isFile ? {} : { anchor };
  return { link: { ref: target.ref, id: target.id, ...part, ...window } };
}

/** The address that is meant: people leave out what every address of the kind begins with. */
function addressOf(kind: 'web' | 'mail' | 'phone', typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  if (kind === 'phone') return `tel:${writtenOf(text).replace(/[\s()/.]/g, '')}`;
  if (kind === 'mail') return `mailto:${writtenOf(text)}`;
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) || /^[#/]/.test(text);
  return !hasScheme && /^[^\s/]+\.[^\s/]{2,}/.test(text) ? `https://${text}` : text;
}
