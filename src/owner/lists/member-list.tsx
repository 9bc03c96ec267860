/** The people of a list under each other, some of them chosen to be taken off. */
import { type ReactNode, useState } from 'react';
import * as lists from '#domain/lists/calls.ts';
import { sourceText } from '#domain/lists/members-csv.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { ChoiceBox, ChoiceHead, useChoice } from '../ui/list.tsx';
import styles from './lists.module.css';
import { type Folder, people, useListChange } from './lists.ts';

const MOST_AT_ONCE = 500;
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

interface MemberListProps {
  readonly listId: string;
  readonly members: readonly lists.ListMember[];
  readonly folder: Folder;
}

export function MemberList({ listId, members, folder }: MemberListProps): ReactNode {
  const { id: siteId } = useSite();
  const [isAsking, setIsAsking] = useState(false);
  const choice = useChoice(
    members.map(({ id }) => id),
    MOST_AT_ONCE,
  );
  const remove = useListChange(siteId, {
    run: (ids: readonly string[]) => call(lists.removeMembers, { site: siteId, list: listId, body: { ids } }),
    done: ({ removed }) => `${people(removed)} taken off the list.`,
    onDone: () => {
      setIsAsking(false);
      choice.clear();
    },
  });
  const isGone = folder === 'gone';
  return (
    <>
      {!isGone && (
        <ChoiceHead choice={choice} total={members.length}>
          <Button size="small" onClick={() => setIsAsking(true)}>
            Take off
          </Button>
        </ChoiceHead>
      )}
      <ul className="stack snug">
        {members.map((member) => (
          <li key={member.id} className={`row lined ${styles['member']}`}>
            {!isGone && <ChoiceBox choice={choice} id={member.id} label={`Choose ${member.email}`} />}
            <div className="stack snug grow words">
              <span className="cluster tight strong">{member.name || member.email}</span>
              {member.name && <span className="words hint">{member.email}</span>}
            </div>
            <span className={`words hint ${styles['facts']}`}>
              {sourceText(member.source)}, {DATE.format(member.confirmedAt ?? member.askedAt)}
            </span>
            {isGone && <Ended member={member} />}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        title={`Take ${people(choice.ids.length).toLowerCase()} off the list?`}
        description="They get nothing any more. What they agreed to stays on record, and no import puts them on again."
        action="Take off"
        isOpen={isAsking}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(choice.ids)}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

function Ended({ member: { state, endedAt } }: { readonly member: lists.ListMember }): ReactNode {
  const when = endedAt === null ? '' : `, ${DATE.format(endedAt)}`;
  return <Badge>{`${state === 'unsubscribed' ? 'Left' : 'Taken off'}${when}`}</Badge>;
}
