/** What can be booked, when, and how requests are taken. */
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router';
import * as calls from '#domain/bookings/calls.ts';
import { ending, offered } from '#domain/bookings/end-offer.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { useMay, useSite } from '../session.ts';
import { SettingsPanel } from '../site-settings/settings-panel.tsx';
import { useFeatureSettings } from '../site-settings/use-feature-settings.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { Button } from '../ui/button.tsx';
import { FieldGroup } from '../ui/field-group.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Screen, Stack } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Switch } from '../ui/switch.tsx';
import { Beginnings } from './beginnings.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { DaysOff } from './days-off.tsx';
import { type EndedOffer, EndOfferDialog } from './end-offer-dialog.tsx';
import { EndingOffers } from './ending-offers.tsx';
import { GuestMails } from './guest-mails.tsx';
import { dayNames, HoursFields } from './hours-fields.tsx';
import { NumberField } from './number-field.tsx';
import type { Payable } from './price-fields.tsx';
import { newResource, ResourceFields } from './resource-fields.tsx';
import { newService, ServiceFields } from './service-fields.tsx';
import type { SettingsState } from './use-bookings.ts';
import * as say from './words/en.ts';

export function BookingSettingsScreen(): ReactNode {
  const { id: site } = useSite();
  const maySetUp = useMay('config.scheduling-setup');
  const [removed, setRemoved] = useState<EndedOffer>();
  const form = useFeatureSettings<SettingsState, BookingsSettings>({
    key: 'booking-settings',
    site,
    saved: say.savedGuestsSeeThisNowExisting,
    read: (signal) => call(calls.readSettings, { site }, { signal }),
    save: (settings) => call(calls.saveSettings, { site, body: settings }),
    valueOf: ({ settings }) => settings,
    // Days off are saved by calls of their own.
    compared: ({ blocked: _blocked, ...settings }) => settings,
  });
  const { stored, value, set, error } = form;
  /** What is unsaved of the rest stays so. */
  const takeEnded = (id: string, state: SettingsState) => {
    form.adopt(state);
    if (value) set(withoutOffer(value, id, state.settings));
  };
  return (
    <Screen
      title={say.servicesAndHours}
      description={stored.data && fill(say.allTimesAreInTimezoneThe, { timeZone: stored.data.timeZone })}
      above={{ to: `/sites/${site}/bookings`, label: say.bookings }}
      width="narrow"
    >
      <NotRead query={stored} />
      {value && !maySetUp && <Notice tone="info">{say.youCanManageTheDaysOff}</Notice>}
      {value && maySetUp && (
        <SettingsPanel form={form} isInvalid={lacking(value) !== undefined} why={lacking(value)}>
          {error && <Failure title={say.notSaved} error={error} />}
          <SettingsFields
            value={value}
            booked={stored.data?.booked ?? []}
            payable={payableOf(stored.data)}
            siteHours={stored.data?.siteHours ?? []}
            set={set}
            onRemoveBooked={setRemoved}
          />
        </SettingsPanel>
      )}
      {stored.data && <DaysOff site={site} state={stored.data} />}
      {value && <CalendarFeed site={site} />}
      {stored.data && removed && (
        <EndOfferDialog
          site={site}
          timeZone={stored.data.timeZone}
          offer={removed}
          onEnded={(state) => takeEnded(removed.id, state)}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Screen>
  );
}

/** What is begun has to be finished first. */
function lacking({ resources, services, hours }: BookingsSettings): string | undefined {
  const given = offered(resources).map(({ id }) => id);
  if (resources.some(({ name }) => name.trim() === '')) return say.nameEveryPersonAndTable;
  if (services.some(({ name }) => name.trim() === '')) return say.nameEveryService;
  const alone = offered(services).find(({ resourceIds }) => !resourceIds.some((id) => given.includes(id)));
  if (alone) return fill(say.chooseWhoProvidesName, { name: alone.name });
  const all = [...hours, ...resources.flatMap((each) => each.hours)];
  return all.every(({ days }) => days.length > 0) ? undefined : say.chooseDaysForAllOpeningHours;
}

function payableOf(state: SettingsState | undefined): Payable {
  return { currency: state?.currency ?? 'USD', canBePaid: state?.canBePaid === true };
}

interface SettingsFieldsProps {
  readonly payable: Payable;
  readonly siteHours: BookingsSettings['hours'];
  readonly value: BookingsSettings;
  readonly booked: SettingsState['booked'];
  readonly set: (part: Partial<BookingsSettings>) => void;
  readonly onRemoveBooked: (offer: EndedOffer) => void;
}

function SettingsFields(props: SettingsFieldsProps): ReactNode {
  const { value, set } = props;
  const { resources, services } = value;
  const { field } = bindFields(value, set);
  return (
    <>
      {resources.length === 0 && services.length === 0 && <Beginnings set={set} />}
      <FieldGroup legend={say.openingHours}>
        <SiteHours {...props} />
      </FieldGroup>
      <Resources {...props} />
      <Services {...props} />
      <FieldGroup legend={say.requests}>
        <Stack>
          <Segmented
            label={say.confirmation}
            {...field('mode')}
            options={[
              { value: 'request', label: say.iConfirmEachRequest },
              { value: 'instant', label: say.confirmAutomatically },
            ]}
          />
          <NumberField
            label={say.emailRemindersToGuests}
            unit={say.hoursBefore}
            hint={say.enter0ToSendNoReminders}
            {...field('reminderHours')}
            max={336}
          />
          <NumberField
            label={say.guestsCanMoveOrCancelUntil}
            unit={say.hoursBefore}
            {...field('changeHours')}
            max={720}
          />
        </Stack>
      </FieldGroup>
      <GuestMails value={value} onChange={(mailTexts) => set({ mailTexts })} />
    </>
  );
}

/** Entered once for the site, or here. */
function SiteHours({ value, siteHours, set }: SettingsFieldsProps): ReactNode {
  const { id } = useSite();
  const isOn = value.areHoursOfSite;
  const read = isOn ? siteHours : [];
  return (
    <Stack>
      <Switch
        label={say.sameAsTheHoursOfTheSite}
        hint={siteHours.length === 0 ? say.theSiteHasNoHoursYet : undefined}
        isOn={isOn}
        onChange={(areHoursOfSite) =>
          set({ areHoursOfSite, ...(areHoursOfSite && siteHours.length > 0 && { hours: siteHours }) })
        }
      />
      {read.length > 0 ? (
        <>
          <ul>
            {read.map(({ days, from, until }, index) => (
              <li key={index}>{`${dayNames(days)} ${from}–${until}`}</li>
            ))}
          </ul>
          <p>
            <NavLink to={`/sites/${id}/settings/address`}>{say.changeTheHoursOfTheSite}</NavLink>
          </p>
        </>
      ) : (
        <HoursFields value={value.hours} onChange={(next) => set({ hours: next })} />
      )}
    </Stack>
  );
}

function Resources({ value, booked, set, onRemoveBooked }: SettingsFieldsProps): ReactNode {
  const { resources, services, hours } = value;
  const bookedOf = (id: string) => sumOf(booked.filter(({ resourceId }) => resourceId === id));
  const remove = ({ id, name }: BookingsSettings['resources'][number]) =>
    bookedOf(id).count > 0
      ? onRemoveBooked({ id, name, kind: 'resource', ...bookedOf(id) })
      : set(withoutOffer(value, id));
  return (
    <FieldGroup legend={say.peopleTablesAndSeats}>
      <Stack>
        {resources.length === 0 && <p>{say.addWhatGuestsCanBookTo}</p>}
        {offered(resources).map((resource) => (
          <ResourceFields
            key={resource.id}
            value={resource}
            hours={hours}
            onChange={(next) => set({ resources: swap(resources, next) })}
            onRemove={() => remove(resource)}
          />
        ))}
        <EndingOffers
          offers={ending(resources)}
          countOf={(id) => bookedOf(id).count}
          onOffer={(id) => set({ resources: offerAgain(resources, id) })}
        />
        <span>
          <Button
            icon={<Plus />}
            onClick={() => {
              const added = newResource(offered(resources).at(-1)?.kind);
              // Where everything gives a service, so does what is added to it.
              const all = offered(resources);
              set({
                resources: [...resources, added],
                services: services.map((service) =>
                  all.every(({ id }) => service.resourceIds.includes(id))
                    ? { ...service, resourceIds: [...service.resourceIds, added.id] }
                    : service,
                ),
              });
            }}
          >
            {say.add}
          </Button>
        </span>
      </Stack>
    </FieldGroup>
  );
}

function Services({ value, booked, payable, set, onRemoveBooked }: SettingsFieldsProps): ReactNode {
  const { resources, services } = value;
  const bookedOf = (id: string) => sumOf(booked.filter(({ serviceId }) => serviceId === id));
  const remove = ({ id, name }: BookingsSettings['services'][number]) =>
    bookedOf(id).count > 0
      ? onRemoveBooked({ id, name, kind: 'service', ...bookedOf(id) })
      : set(withoutOffer(value, id));
  return (
    <FieldGroup legend={say.services}>
      <Stack>
        {services.length === 0 && <p>{say.whatGuestsChooseSuchAsA}</p>}
        {offered(services).map((service) => (
          <FieldGroup key={service.id} legend={service.name || say.untitledService}>
            <ServiceFields
              value={service}
              settings={value}
              {...payable}
              onChange={(next) => set({ services: swap(services, next) })}
              onRemove={() => remove(service)}
            />
          </FieldGroup>
        ))}
        <EndingOffers
          offers={ending(services)}
          countOf={(id) => bookedOf(id).count}
          onOffer={(id) => set({ services: offerAgain(services, id) })}
        />
        <span>
          <Button
            icon={<Plus />}
            onClick={() => set({ services: [...services, newService(offered(resources))] })}
          >
            {say.addAService}
          </Button>
        </span>
      </Stack>
    </FieldGroup>
  );
}

function sumOf(booked: SettingsState['booked']): { readonly count: number; readonly until: number } {
  return {
    count: booked.reduce((sum, { count }) => sum + count, 0),
    until: Math.max(0, ...booked.map(({ until }) => until)),
  };
}

/** Without a resource or a service; as it is kept where it is still booked. */
function withoutOffer(
  { resources, services }: BookingsSettings,
  id: string,
  kept?: BookingsSettings,
): Pick<BookingsSettings, 'resources' | 'services'> {
  const left = <Offer extends { readonly id: string }>(
    all: readonly Offer[],
    stored: readonly Offer[] = [],
  ) => all.flatMap((each) => (each.id === id ? stored.filter((one) => one.id === id) : [each]));
  const isKept = kept?.resources.some((each) => each.id === id);
  return {
    resources: left(resources, kept?.resources),
    services: left(services, kept?.services).map((service) => ({
      ...service,
      resourceIds: isKept ? service.resourceIds : service.resourceIds.filter((each) => each !== id),
    })),
  };
}

function offerAgain<Offer extends { readonly id: string; readonly isEnding?: true }>(
  offers: readonly Offer[],
  id: string,
): Offer[] {
  return offers.map((each) => {
    if (each.id !== id) return each;
    const { isEnding: _was, ...again } = each;
    return again as Offer;
  });
}

function swap<Value extends { readonly id: string }>(list: readonly Value[], next: Value): Value[] {
  return list.map((each) => (each.id === next.id ? next : each));
}
