import type { ReactNode } from 'react';
import { safeHref } from '#domain/links/safe-href.ts';
import { isBadgeShown } from '#domain/popups/display.ts';
import { overTexts } from '#domain/popups/over-texts.ts';
import { en, type OverMessages } from '#domain/popups/words/en.ts';
import { TEMPLATE_VERSION } from '#domain/site-context/template-version.ts';
import type { BlockRender } from '../contract.ts';
import type { SiteBarsProps } from './definition.ts';

export const render: BlockRender<SiteBarsProps> = ({ props, context }) => (
  <SiteBarsView {...props} words={overTexts(context.locale)} />
);

interface SiteBarsViewProps extends SiteBarsProps {
  /** In the place of plain words. */
  readonly badgeContent?: ReactNode;
  readonly licencesContent?: ReactNode;
  readonly words?: OverMessages;
}

export function SiteBarsView({
  infoBar,
  badge,
  licences,
  isExample,
  badgeContent,
  licencesContent,
  words = en,
}: SiteBarsViewProps): ReactNode {
  const mark: Mark = isExample ? { role: 'group', 'data-example': '' } : {};
  // Of several examples on one page none is a landmark.
  const Bar = isExample ? 'div' : 'aside';
  const isBadged =
    isBadgeShown({ templateVersion: TEMPLATE_VERSION, badgeType: badge.type }) &&
    (badge.text !== '' || badgeContent !== undefined);
  return (
    <>
      {(licences || licencesContent) && (
        <Bar className="licence-bar" aria-label={words.licences} {...mark}>
          {licencesContent ?? <p>{licences}</p>}
        </Bar>
      )}
      {isBadged && (
        <Bar className="site-badge" aria-label={words.badge} data-theme={groundOf(badge.type)} {...mark}>
          {badgeContent ?? <MaybeLink address={badge.address}>{badge.text}</MaybeLink>}
        </Bar>
      )}
      {infoBar.style !== 'none' && <InfoBar as={Bar} infoBar={infoBar} mark={mark} words={words} />}
    </>
  );
}

function groundOf(style: 'none' | 'light' | 'dark'): 'paper' | 'ink' {
  return style === 'dark' ? 'ink' : 'paper';
}

interface Mark {
  readonly role?: 'group';
  readonly 'data-example'?: '';
}

interface InfoBarProps {
  readonly as: 'div' | 'aside';
  readonly infoBar: SiteBarsProps['infoBar'];
  readonly mark: Mark;
  readonly words: OverMessages;
}

function InfoBar({ as: Bar, infoBar, mark, words }: InfoBarProps): ReactNode {
  const { style, phone, email, directions, hours } = infoBar;
  return (
    <Bar className="info-bar" aria-label={words.reach} data-theme={groundOf(style)} {...mark}>
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{words.call}</a>}
      {email && <a href={`mailto:${email}`}>{words.write}</a>}
      {directions && <MaybeLink address={directions}>{words.find}</MaybeLink>}
      {hours && <span>{hours}</span>}
    </Bar>
  );
}

function MaybeLink({
  address,
  children,
}: {
  readonly address: string;
  readonly children: string;
}): ReactNode {
  const href = safeHref(address);
  return href ? <a href={href}>{children}</a> : <span>{children}</span>;
}
