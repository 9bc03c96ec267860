import type { ReactNode } from 'react';
import { safeHref } from '#domain/links/safe-href.ts';
import { isBadgeShown } from '#domain/popups/display.ts';
import { TEMPLATE_VERSION } from '#domain/site-context/template-version.ts';
import type { BlockRender } from '../contract.ts';
import type { SiteBarsProps } from './definition.ts';

export const render: BlockRender<SiteBarsProps> = ({ props }) => <SiteBarsView {...props} />;

interface SiteBarsViewProps extends SiteBarsProps {
  /** In the place of plain words. */
  readonly badgeContent?: ReactNode;
  readonly licencesContent?: ReactNode;
}

export function SiteBarsView({
  infoBar,
  badge,
  licences,
  isExample,
  badgeContent,
  licencesContent,
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
        <Bar className="licence-bar" aria-label="Licences" {...mark}>
          {licencesContent ?? <p>{licences}</p>}
        </Bar>
      )}
      {isBadged && (
        <Bar className="site-badge" aria-label="Badge" data-theme={groundOf(badge.type)} {...mark}>
          {badgeContent ?? <MaybeLink address={badge.address}>{badge.text}</MaybeLink>}
        </Bar>
      )}
      {infoBar.style !== 'none' && <InfoBar as={Bar} infoBar={infoBar} mark={mark} />}
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
}

function InfoBar({ as: Bar, infoBar, mark }: InfoBarProps): ReactNode {
  const { style, phone, email, directions, hours } = infoBar;
  return (
    <Bar className="info-bar" aria-label="How to reach us" data-theme={groundOf(style)} {...mark}>
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>Call</a>}
      {email && <a href={`mailto:${email}`}>Write</a>}
      {directions && <MaybeLink address={directions}>Find us</MaybeLink>}
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
