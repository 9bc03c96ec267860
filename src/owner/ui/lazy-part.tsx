/** A component that is fetched when it is first shown. Where that fails, the screen stays, with a way to try again. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { NotRead, type NotReadProps } from './not-read.tsx';
import { Loading } from './spinner.tsx';
import { partOf, usePart } from './use-part.ts';

type Waiting<Props> = (props: Props, query: NotReadProps['query']) => ReactNode;

/** For what has a place on the screen: shows there that it is coming, or what went wrong. */
export const inPlace: Waiting<unknown> = (_, query) => <NotRead query={query} />;

/** For what nobody waits for. */
export const nothing: Waiting<unknown> = () => null;

/** For what opens over the screen. */
const above: Waiting<unknown> = () => createPortal(<Loading isAbove />, document.body);

type View<Props> = (props: Props) => ReactNode;
type PropsOf<Shown> = Shown extends View<infer Props> ? Props : never;

/** @param waiting what is shown until it is there, with the props it gets */
export function lazyPart<Name extends string, Module extends Record<Name, View<never>>>(
  load: () => Promise<Module>,
  name: Name,
  waiting: Waiting<PropsOf<Module[Name]>> = above,
): View<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const source = partOf(load);
  return (props) => {
    const { part, error, ask } = usePart(source, {
      isWanted: true,
      onGiveUp: (props as { readonly onClose?: () => void }).onClose,
      showsError: waiting === inPlace,
    });
    const Shown = part?.[name] as View<Props> | undefined;
    if (Shown) return <Shown {...(props as Props & object)} />;
    return waiting === above && error ? null : waiting(props, { error, refetch: ask });
  };
}
