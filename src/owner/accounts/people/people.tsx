/** Who works on the site, in which role, and who is invited. */

import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Mail, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  changeRole,
  type InvitationView,
  type Person,
  readPeople,
  removePerson,
  resendInvitation,
  revokeInvitation,
} from '#domain/accounts/calls-people.ts';
import { ADMIN_PERMISSIONS } from '#domain/accounts/permissions.ts';
import { roleLabel, rolesToGive } from '#domain/accounts/role-names.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import { useMay, useSite } from '../../session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { Panel, Screen } from '../../ui/page.tsx';
import { useAction } from '../../ui/use-action.ts';
import { useConfirmed } from '../../ui/use-confirmed.tsx';
import { InviteDialog, Invited } from './invite-dialog.tsx';
import styles from './people.module.css';
import * as say from './words/en.ts';

const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });

export function People(): ReactNode {
  const site = useSite();
  const mayInvite = useMay(ADMIN_PERMISSIONS.people);
  const [isInviting, setInviting] = useState(false);
  const list = useQuery({
    queryKey: ['people', site.id],
    queryFn: ({ signal }) => call(readPeople, { site: site.id }, { signal }),
  });
  const { people = [], invitations = [] } = list.data ?? {};
  return (
    <Screen
      title={say.people}
      description={fill(say.whoWorksOnNameAndWhat, { name: site.name })}
      actions={
        mayInvite && (
          <Button tone="primary" icon={<UserPlus size={16} />} onClick={() => setInviting(true)}>
            {say.invite}
          </Button>
        )
      }
    >
      <NotRead query={list} />
      {list.data && (
        <Panel title={say.onThisSite}>
          <ul className="stack snug">
            {people.map((person) => (
              <PersonRow key={person.accountId} person={person} />
            ))}
          </ul>
        </Panel>
      )}
      {invitations.length > 0 && (
        <Panel title={say.invited} description={say.invitationsExpireAfterAWeek}>
          <ul className="stack snug">
            {invitations.map((each) => (
              <InvitationRow key={each.id} invitation={each} />
            ))}
          </ul>
        </Panel>
      )}
      {isInviting && <InviteDialog siteId={site.id} onClose={() => setInviting(false)} />}
    </Screen>
  );
}

/** A call that changes the list, and what is said when it worked. */
function useChange<Answer>(
  run: (value: number) => Promise<Answer>,
  /** Undefined: it is said in another way. */
  done: string | ((answer: Answer) => string | undefined),
) {
  return useAction(run, { said: done, reads: ['people', useSite().id] });
}

function PersonRow({ person }: { readonly person: Person }): ReactNode {
  const address = { site: useSite().id, account: person.accountId };
  const { name, email, role, isOwner, isYou, lastSignInAt } = person;
  const change = useChange(
    (role) => call(changeRole, { ...address, body: { role } }),
    fill(say.nameHasANewRole, { name }),
  );
  const remove = useChange(() => call(removePerson, address), fill(say.nameWasRemovedFromThisSite, { name }));
  const removing = useConfirmed(remove, {
    title: fill(say.removeNameFromThisSite, { name }),
    description: say.theyLoseAccessToThisSite,
    action: say.removeFromSite,
  });
  const options = rolesToGive(role).map((each) => ({ value: String(each.role), label: each.label }));
  return (
    <li className={`row lined ${styles['person']}`}>
      <div className="stack snug grow words">
        <span className="cluster tight strong">
          {name}
          {isYou && <Badge tone="accent">{say.you}</Badge>}
          {isOwner && <Badge>{say.ownerOfTheInstallation}</Badge>}
        </span>
        <span className="words hint">
          {lastSignInAt === null
            ? email
            : fill(say.emailLastSignedInLastsigninat, { email, lastSignInAt: DATE.format(lastSignInAt) })}
        </span>
      </div>
      {role !== null && (
        <>
          <div className={styles['role']}>
            <SelectField
              label={fill(say.roleOfName, { name })}
              isLabelHidden
              value={String(role)}
              options={options}
              onChange={(next) => change.mutate(Number(next))}
            />
          </div>
          <Menu
            trigger={<IconButton label={fill(say.moreAboutName, { name })} icon={<Ellipsis size={16} />} />}
            actions={[{ label: say.removeFromSite, isDangerous: true, onSelect: () => removing.ask(0) }]}
          />
        </>
      )}
      {removing.dialog}
    </li>
  );
}

function InvitationRow({ invitation }: { readonly invitation: InvitationView }): ReactNode {
  const address = { site: useSite().id, invitation: invitation.id };
  const { email, role, invitedBy, expiresAt } = invitation;
  const isOver = expiresAt <= Date.now();
  const resend = useChange(
    () => call(resendInvitation, address),
    ({ isMailed }) => (isMailed ? fill(say.invitationSentToEmailAgain, { email }) : undefined),
  );
  const sent = resend.data;
  const revoke = useChange(
    () => call(revokeInvitation, address),
    fill(say.invitationToEmailWithdrawn, { email }),
  );
  return (
    <li className={`row lined ${styles['person']}`}>
      <Mail size={18} aria-hidden="true" className="muted" />
      <div className="stack snug grow words">
        <span className="cluster tight strong">
          {email}
          {isOver && <Badge tone="warning">{say.expired}</Badge>}
        </span>
        <span className="words hint">
          {isOver
            ? fill(say.rolelabelInvitedByInvitedbyExpiredExpiresat, {
                roleLabel: roleLabel(role),
                invitedBy,
                expiresAt: DATE.format(expiresAt),
              })
            : fill(say.rolelabelInvitedByInvitedbyExpiresExpiresat, {
                roleLabel: roleLabel(role),
                invitedBy,
                expiresAt: DATE.format(expiresAt),
              })}
        </span>
      </div>
      <Menu
        trigger={<IconButton label={fill(say.moreAboutEmail, { email })} icon={<Ellipsis size={16} />} />}
        actions={[
          { label: say.sendAgain, onSelect: () => resend.mutate(0) },
          { label: say.withdraw, isDangerous: true, onSelect: () => revoke.mutate(0) },
        ]}
      />
      {sent && (sent.link !== null || !sent.isMailed) && (
        <Invited {...sent} email={email} onClose={() => resend.reset()} />
      )}
    </li>
  );
}
