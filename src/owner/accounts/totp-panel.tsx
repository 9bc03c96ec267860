/** The second step of signing in: on or off, and the recovery codes that go with it. */
import { ShieldCheck, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { fill } from '../fill.ts';
import { formatAgo } from '../format-ago.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Notice } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { PasswordAndCodeDialog } from './password-and-code-dialog.tsx';
import { TurnOnTotp } from './turn-on-totp.tsx';
import { useSecurity } from './use-security.ts';
import * as say from './words/en.ts';

const FEW_CODES = 3;

export function TotpPanel(): ReactNode {
  const security = useSecurity();
  const [open, setOpen] = useState<'on' | 'off' | 'codes' | null>(null);
  const close = () => setOpen(null);
  const since = security.data?.totpSince ?? null;
  return (
    <Panel
      title={say.twoStepVerification}
      description={say.afterYourPasswordEnterACode}
      actions={
        security.data &&
        (since === null ? (
          <Button onClick={() => setOpen('on')}>{say.turnOn}</Button>
        ) : (
          <Button onClick={() => setOpen('off')}>{say.turnOff}</Button>
        ))
      }
    >
      <NotRead query={security} />
      {since !== null && (
        <ul className="stack snug">
          <li className="row lined">
            <Smartphone size={18} aria-hidden="true" className="muted" />
            <div className="stack snug grow words">
              <span className="cluster tight strong">
                {say.authenticatorApp} <Badge tone="good">{say.on}</Badge>
              </span>
              <span className="words hint">
                {fill(say.turnedOnSince, { since: formatAgo(since, Date.now()) })}
              </span>
            </div>
          </li>
          <RecoveryCodes left={security.data?.recoveryCodesLeft ?? 0} onRenew={() => setOpen('codes')} />
        </ul>
      )}
      {open === 'on' && <TurnOnTotp onClose={close} />}
      {(open === 'off' || open === 'codes') && <PasswordAndCodeDialog purpose={open} onClose={close} />}
    </Panel>
  );
}

function RecoveryCodes({
  left,
  onRenew,
}: {
  readonly left: number;
  readonly onRenew: () => void;
}): ReactNode {
  return (
    <>
      <li className="row lined">
        <ShieldCheck size={18} aria-hidden="true" className="muted" />
        <div className="stack snug grow words">
          <span className="cluster tight strong">{say.recoveryCodes}</span>
          <span className="words hint">{fill(say.leftLeftEachSignsYouIn, { left })}</span>
        </div>
        <Button size="small" onClick={onRenew}>
          {say.makeNewCodes}
        </Button>
      </li>
      {left <= FEW_CODES && (
        <li className="row lined">
          <Notice tone="warning">
            {left === 0 ? say.youHaveNoRecoveryCodesLeft : say.youAreRunningOutOfRecovery}
          </Notice>
        </li>
      )}
    </>
  );
}
