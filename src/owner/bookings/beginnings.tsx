/** Two ways to begin, each of them whole. */
import type { ReactNode } from 'react';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { useMe } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Stack } from '../ui/page.tsx';
import { newResource } from './resource-fields.tsx';
import { newService } from './service-fields.tsx';
import * as say from './words/en.ts';

interface BeginningsProps {
  readonly set: (part: Partial<BookingsSettings>) => void;
}

export function Beginnings({ set }: BeginningsProps): ReactNode {
  // Guests read whom they see.
  const me = useMe();
  const begin = (kind: 'appointment' | 'table') => {
    const resource =
      kind === 'appointment'
        ? { ...newResource('person'), name: me.data?.account.name ?? '' }
        : { ...newResource('table'), name: say.table1 };
    const service = newService([resource]);
    set({
      resources: [resource],
      services: [
        kind === 'appointment'
          ? { ...service, name: say.aFirstMeeting }
          : {
              ...service,
              kind,
              name: say.aTable,
              durationMinutes: 120,
              stepMinutes: 30,
              leadHours: 2,
              maxParty: 4,
            },
      ],
      hours:
        kind === 'appointment'
          ? [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '09:00', until: '17:00' }]
          : [{ days: ['tue', 'wed', 'thu', 'fri', 'sat'], from: '18:00', until: '23:00' }],
    });
  };
  return (
    <FieldGroup legend={say.startWith}>
      <Stack>
        <span>
          <Button onClick={() => begin('appointment')}>{say.appointmentsWithMe}</Button>
        </span>
        <span>
          <Button onClick={() => begin('table')}>{say.restaurantTables}</Button>
        </span>
      </Stack>
    </FieldGroup>
  );
}
