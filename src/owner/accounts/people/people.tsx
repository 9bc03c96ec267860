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

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

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
      title="People"
      description={`Who works on ${site.name}, and what they can do.`}
      actions={
        mayInvite && (
          <Button tone="primary" icon={<UserPlus size={16} />} onClick={() => setInviting(true)}>
            Invite
          </Button>
        )
      }
    >
      <NotRead query={list} />
      {list.data && (
        <Panel title="On this site">
          <ul className="stack snug">
            {people.map((person) => (
              <PersonRow key={person.accountId} person={person} />
            ))}
          </ul>
        </Panel>
      )}
      {invitations.length > 0 && (
        <Panel title="Invited" description="Invitations expire after a week.">
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
    `${name} has a new role.`,
  );
  const remove = useChange(() => call(removePerson, address), `${name} was removed from this site.`);
  const removing = useConfirmed(remove, {
    title: `Remove ${name} from this site?`,
    description: 'They lose access to this site. Their account and everything they made are kept.',
    action: 'Remove from site',
  });
  const options = rolesToGive(role).map((each) => ({ value: String(each.role), label: each.label }));
  return (
    <li className={`row lined ${styles['person']}`}>
      <div className="stack snug grow words">
        <span className="cluster tight strong">
          {name}
          {isYou && <Badge tone="accent">You</Badge>}
          {isOwner && <Badge>Owner of the installation</Badge>}
        </span>
        <span className="words hint">
          {email}
          {lastSignInAt === null ? '' : `, last signed in ${DATE.format(lastSignInAt)}`}
        </span>
      </div>
      {role !== null && (
        <>
          <div className={styles['role']}>
            <SelectField
              label={`Role of ${name}`}
              isLabelHidden
              value={String(role)}
              options={options}
              onChange={(next) => change.mutate(Number(next))}
            />
          </div>
          <Menu
            trigger={<IconButton label={`More about ${name}`} icon={<Ellipsis size={16} />} />}
            actions={[{ label: 'Remove from site', isDangerous: true, onSelect: () => removing.ask(0) }]}
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
    ({ isMailed }) => (isMailed ? `Invitation sent to ${email} again.` : undefined),
  );
  const sent = resend.data;
  const revoke = useChange(() => call(revokeInvitation, address), `Invitation to ${email} withdrawn.`);
  return (
    <li className={`row lined ${styles['person']}`}>
      <Mail size={18} aria-hidden="true" className="muted" />
      <div className="stack snug grow words">
        <span className="cluster tight strong">
          {email}
          {isOver && <Badge tone="warning">Expired</Badge>}
        </span>
        <span className="words hint">
          {roleLabel(role)}, invited by {invitedBy}, {isOver ? 'expired' : 'expires'} {DATE.format(expiresAt)}
        </span>
      </div>
      <Menu
        trigger={<IconButton label={`More about ${email}`} icon={<Ellipsis size={16} />} />}
        actions={[
          { label: 'Send again', onSelect: () => resend.mutate(0) },
          { label: 'Withdraw', isDangerous: true, onSelect: () => revoke.mutate(0) },
        ]}
      />
      {sent && (sent.link !== null || !sent.isMailed) && (
        <Invited {...sent} email={email} onClose={() => resend.reset()} />
      )}
    </li>
  );
}
