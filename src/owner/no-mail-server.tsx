/** What is said of mails: that they are sent only where it is known, and how to make it so. */

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from './fill.ts';
import { listed } from './language.ts';
import styles from './no-mail-server.module.css';
import { rich } from './rich.tsx';
import { useMe } from './session.ts';
import * as say from './words/en.ts';

/** Adds to what was done that the buyer hears of it by mail, as far as that is true. */
export function useMailWords(): (done: string, promise?: string) => string {
  const { data: me } = useMe();
  return (done, promise = say.theBuyerGetsAnEmail) => {
    if (!me) return done;
    return `${done} ${me.mails.areSent ? promise : say.noMailServerIsSetUp}`;
  };
}

/** Who can see to it that mails are sent, by name; undefined for those who can themselves. */
export function useMailOwners(): string | undefined {
  const { data: me } = useMe();
  if (!me || me.isOwner) return undefined;
  return listed(me.mails.setUpBy, 'disjunction');
}

/** Tells, wherever mails are mentioned, that none leave without a mail server, and who can set one up. */
export function NoMailServer(): ReactNode {
  const { data: me } = useMe();
  const owners = useMailOwners();
  if (!me || me.mails.areSent) return null;
  const [site] = me.sites;
  return (
    <p className={`hint ${styles['line']}`}>
      {me.isOwner
        ? rich(say.noMailServerIsSetUpSo, {
            site: site && <Link to={`/sites/${site.id}/settings/mail-server`}>{say.setOneUp}</Link>,
            link: (inside) => <Link to="/outbox">{inside}</Link>,
          })
        : fill(say.noEmailsAreSentBecauseThere, { owners: owners ?? '' })}
    </p>
  );
}
