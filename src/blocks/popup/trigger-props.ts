import type { PopupProps } from './definition.ts';

type Told = Pick<
  PopupProps,
  | 'id'
  | 'style'
  | 'version'
  | 'showUntilSignup'
  | 'displayFrequency'
  | 'enableMobile'
  | 'enableDesktop'
  | 'trigger'
  | 'triggerAt'
  | 'isExample'
>;

/** What the script has to know before anything opens. */
export function triggerProps(props: Told) {
  const { id, style, version, showUntilSignup, displayFrequency, enableMobile, enableDesktop } = props;
  const { trigger, triggerAt, isExample } = props;
  const settings = { style, version, showUntilSignup, displayFrequency, enableMobile };
  return { id, settings, enableDesktop, trigger, triggerAt, isExample };
}
export type TriggerProps = ReturnType<typeof triggerProps>;
