/** What is fetched when it is first used: nothing of a screen waits for what few of its visitors open. */
import { useEffect, useState } from 'react';
import { showError } from './toasts.tsx';

export interface Part<Module> {
  /** Fetches it ahead, where a press should not wait. */
  readonly fetch: () => Promise<Module>;
  /** @returns undefined before it is there */
  readonly get: () => Module | undefined;
}

export function partOf<Module>(load: () => Promise<Module>): Part<Module> {
  let loaded: Module | undefined;
  return {
    get: () => loaded,
    async fetch() {
      loaded ??= await load();
      return loaded;
    },
  };
}

interface PartInUse<Module> {
  /** There from the beginning if anything has used it before. */
  readonly part: Module | undefined;
  /** Whether it is here because of `ask`. */
  readonly isAsked: boolean;
  readonly ask: () => void;
}

/** @param isWanted asks for it as soon as it is true */
export function usePart<Module>({ get, fetch }: Part<Module>, isWanted = false): PartInUse<Module> {
  const [{ part, isAsked }, setState] = useState(() => ({ part: get(), isAsked: false }));
  const ask = () => void fetch().then((fetched) => setState({ part: fetched, isAsked: true }), showError);
  const isMissed = isWanted && part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is wanted
  useEffect(() => {
    if (isMissed) ask();
  }, [isMissed]);
  return { part, isAsked, ask };
}
