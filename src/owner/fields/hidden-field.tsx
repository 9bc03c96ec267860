/** Whether a block or section is shown, and what comes of hiding it: from everybody, or on some screens alone. */
import type { ReactNode } from 'react';
import { type Screens, screensOf } from '#domain/content/visible-body.ts';
import { Switch } from '../ui/switch.tsx';
import { useField, usePanel } from './panel-context.tsx';

const STILL_THERE = 'It is still in the page’s source, where search engines and people can find it.';
const GONE = 'While hidden, visitors and search engines can’t see it.';

const PARTLY: Readonly<Partial<Record<Screens, string>>> = {
  wide: `Only phones leave it out. ${STILL_THERE}`,
  phones: `Only phones show it. ${STILL_THERE}`,
};

export function HiddenField(): ReactNode {
  const { target, layer } = usePanel();
  const hidden = useField<boolean | undefined>(['hidden'], 'switch');
  const isPhone = layer === 'mobile';
  const screens = target.kind === 'page' ? 'all' : screensOf(target.value);
  const whole = isPhone && screens === 'all' ? `Phones then leave it out. ${STILL_THERE}` : GONE;
  return (
    <Switch
      label={isPhone ? 'Hidden on phones' : 'Hidden'}
      hint={PARTLY[screens] ?? whole}
      isOn={hidden.value ?? false}
      onChange={(isOn) => hidden.set(isPhone || isOn ? isOn : undefined)}
      aside={hidden.aside}
    />
  );
}
