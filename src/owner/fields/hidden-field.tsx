/** Whether a block or section is shown, and what comes of hiding it: from everybody, or on some screens alone. */
import type { ReactNode } from 'react';
import { type Screens, screensOf } from '#domain/content/visible-body.ts';
import { fill } from '../fill.ts';
import { Switch } from '../ui/switch.tsx';
import { useField, usePanel } from './panel-context.tsx';
import * as say from './words/en.ts';

const STILL_THERE = say.itIsStillInThePages;
const GONE = say.whileHiddenVisitorsAndSearchEngines;

const PARTLY: Readonly<Partial<Record<Screens, string>>> = {
  wide: fill(say.onlyPhonesLeaveItOutStillthere, { stillThere: STILL_THERE }),
  phones: fill(say.onlyPhonesShowItStillthere, { stillThere: STILL_THERE }),
};

export function HiddenField(): ReactNode {
  const { target, layer } = usePanel();
  const hidden = useField<boolean | undefined>(['hidden'], 'switch');
  const isPhone = layer === 'mobile';
  const screens = target.kind === 'page' ? 'all' : screensOf(target.value);
  const whole =
    isPhone && screens === 'all'
      ? fill(say.phonesThenLeaveItOutStillthere, { stillThere: STILL_THERE })
      : GONE;
  return (
    <Switch
      label={isPhone ? say.hiddenOnPhones : say.hidden}
      hint={PARTLY[screens] ?? whole}
      isOn={hidden.value ?? false}
      onChange={(isOn) => hidden.set(isPhone || isOn ? isOn : undefined)}
      aside={hidden.aside}
    />
  );
}
