/** What brings a block of the site to life does so within a panel too, for a sample of it. */
import { type RefObject, useEffect, useRef } from 'react';

type Mount<Props> = (root: HTMLElement, props: Props) => () => void;

/** @returns for the element that stands in for the block; other props are taken up anew */
export function useIsland<Element extends HTMLElement, Props>(
  mount: Mount<Props>,
  props: Props,
): RefObject<Element | null> {
  const root = useRef<Element>(null);
  const latest = useRef(props);
  latest.current = props;
  const state = JSON.stringify(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new props are known by what they say
  useEffect(() => {
    return root.current ? mount(root.current, latest.current) : undefined;
  }, [mount, state]);
  return root;
}
