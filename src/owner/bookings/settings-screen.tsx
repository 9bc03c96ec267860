/** What can be booked, when, and how requests are taken. */
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import * as calls from '#domain/bookings/calls.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { SaveFooter } from '../site-settings/save-footer.tsx';
import { useKeptSettings } from '../site-settings/use-kept-settings.ts';
import { Button } from '../ui/button.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Screen, Stack } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import { BlockedFields } from './blocked-fields.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { HoursFields } from './hours-fields.tsx';
import { NumberField } from './number-field.tsx';
import { newResource, ResourceFields } from './resource-fields.tsx';
import { newService, ServiceFields } from './service-fields.tsx';

export function BookingSettingsScreen(): ReactNode {
  const { id: site } = useSite();
  const form = useKeptSettings({
    key: 'booking-settings',
    site,
    saved: 'Saved. Guests see it at once; what has been booked stays as it is.',
    read: (signal) => call(calls.readSettings, { site }, { signal }),
    save: (settings: BookingsSettings) => call(calls.saveSettings, { site, body: settings }),
    valueOf: ({ settings }) => settings,
  });
  const { stored, value, set, error } = form;
  return (
    <Screen
      title="What can be booked"
      description={stored.data && `All times are those of ${stored.data.timeZone}, the site’s own.`}
      above={{ to: `/sites/${site}/bookings`, label: 'Bookings' }}
      width="narrow"
    >
      {stored.error && <Failure error={stored.error} onRetry={() => void stored.refetch()} />}
      {stored.isPending && <Loading />}
      {value && (
        <Panel footer={<SaveFooter form={form} isInvalid={!isComplete(value)} />}>
          <Stack>
            {error && <Failure title="Not saved" error={error} />}
            <SettingsFields value={value} set={set} />
          </Stack>
        </Panel>
      )}
      {value && <CalendarFeed site={site} />}
    </Screen>
  );
}

/** Whether it can be saved: what is begun has to be finished first. */
function isComplete({ resources, services, hours }: BookingsSettings): boolean {
  const areNamed = [...resources, ...services].every(({ name }) => name.trim() !== '');
  const areGiven = services.every(({ resourceIds }) => resourceIds.length > 0);
  const all = [...hours, ...resources.flatMap((each) => each.hours)];
  return areNamed && areGiven && all.every(({ days }) => days.length > 0);
}

interface SettingsFieldsProps {
  readonly value: BookingsSettings;
  readonly set: (part: Partial<BookingsSettings>) => void;
}

function SettingsFields({ value, set }: SettingsFieldsProps): ReactNode {
  const { resources, services, hours, blocked } = value;
  return (
    <>
      {resources.length === 0 && services.length === 0 && <Beginnings set={set} />}
      <FieldGroup legend="Hours">
        <HoursFields value={hours} onChange={(next) => set({ hours: next })} />
      </FieldGroup>
      <FieldGroup legend="People, tables and seats">
        <Stack>
          {resources.length === 0 && <p>Add whoever or whatever can be booked: yourself, to begin with.</p>}
          {resources.map((resource) => (
            <ResourceFields
              key={resource.id}
              value={resource}
              hours={hours}
              onChange={(next) => set({ resources: swap(resources, next) })}
              onRemove={() =>
                set({
                  resources: resources.filter(({ id }) => id !== resource.id),
                  services: services.map((service) => ({
                    ...service,
                    resourceIds: service.resourceIds.filter((id) => id !== resource.id),
                  })),
                })
              }
            />
          ))}
          <span>
            <Button
              icon={<Plus />}
              onClick={() => set({ resources: [...resources, newResource(resources.at(-1)?.kind)] })}
            >
              Add one
            </Button>
          </span>
        </Stack>
      </FieldGroup>
      <FieldGroup legend="Services">
        <Stack>
          {services.length === 0 && <p>What guests choose: a lesson, a fitting, dinner.</p>}
          {services.map((service) => (
            <FieldGroup key={service.id} legend={service.name || 'A service without a name'}>
              <ServiceFields
                value={service}
                resources={resources}
                onChange={(next) => set({ services: swap(services, next) })}
                onRemove={() => set({ services: services.filter(({ id }) => id !== service.id) })}
              />
            </FieldGroup>
          ))}
          <span>
            <Button icon={<Plus />} onClick={() => set({ services: [...services, newService(resources)] })}>
              Add a service
            </Button>
          </span>
        </Stack>
      </FieldGroup>
      <FieldGroup legend="Requests">
        <Stack>
          <Segmented
            label="Requests"
            value={value.mode}
            options={[
              { value: 'request', label: 'I confirm each one' },
              { value: 'instant', label: 'Confirmed at once' },
            ]}
            onChange={(mode) => set({ mode })}
          />
          <NumberField
            label="Guests are reminded"
            unit="hours before"
            hint="0 sends no reminders."
            value={value.reminderHours}
            max={336}
            onChange={(reminderHours) => set({ reminderHours })}
          />
          <NumberField
            label="Guests change and cancel until"
            unit="hours before"
            value={value.changeHours}
            max={720}
            onChange={(changeHours) => set({ changeHours })}
          />
        </Stack>
      </FieldGroup>
      <FieldGroup legend="Days off">
        <BlockedFields value={blocked} resources={resources} onChange={(next) => set({ blocked: next })} />
      </FieldGroup>
    </>
  );
}

function swap<Value extends { readonly id: string }>(list: readonly Value[], next: Value): Value[] {
  return list.map((each) => (each.id === next.id ? next : each));
}

/** Two ways to begin, each of them whole. */
function Beginnings({ set }: Pick<SettingsFieldsProps, 'set'>): ReactNode {
  const begin = (kind: 'appointment' | 'table') => {
    const resource =
      kind === 'appointment'
        ? { ...newResource('person'), name: 'Me' }
        : { ...newResource('table'), name: 'Table 1' };
    const service = newService([resource]);
    set({
      resources: [resource],
      services: [
        kind === 'appointment'
          ? { ...service, name: 'A first meeting' }
          : {
              ...service,
              kind,
              name: 'A table',
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
    <FieldGroup legend="Begin with">
      <Stack>
        <span>
          <Button onClick={() => begin('appointment')}>Appointments with me</Button>
        </span>
        <span>
          <Button onClick={() => begin('table')}>Tables of a restaurant</Button>
        </span>
      </Stack>
    </FieldGroup>
  );
}
