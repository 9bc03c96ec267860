/** What is fetched when it is first used: nothing of a screen waits for what few of its visitors open. */
import { useEffect, useState } from 'react';
import { ApiError } from '../api.ts';
import { showErrorAbout, withdrawToast } from './toasts.tsx';
import * as say from './words/en.ts';

const NOT_LOADED = say.couldntLoadThisCheckYourConnection;

export interface Part<Module> {
  /** Fetches it ahead, where a press should not wait. @throws ApiError */
  readonly fetch: () => Promise<Module>;
  /** @returns undefined before it is there */
  readonly get: () => Module | undefined;
}

export function partOf<Module>(load: () => Promise<Module>): Part<Module> {
  let loaded: Module | undefined;
  let pending: Promise<Module> | undefined;
  const keep = (module: Module) => {
    loaded = module;
    return module;
  };
  const fail = () => {
    pending = undefined;
    throw new ApiError(0, 'offline', NOT_LOADED, undefined);
  };
  return {
    get: () => loaded,
    fetch() {
      pending ??= load().then(keep, fail);
      return pending;
    },
  };
}

interface PartOptions {
  /** Asks for it as soon as it is true. */
  readonly isWanted?: boolean;
  /** Called when it could not be fetched and nobody wants to try again. */
  readonly onGiveUp?: (() => void) | undefined;
  /** Its place shows the error, so that no toast has to. */
  readonly showsError?: boolean;
}

interface PartState<Module> {
  /** There from the beginning if anything has used it before. */
  readonly part: Module | undefined;
  /** Whether it has been asked for: here because of that, or still coming. */
  readonly isAsked: boolean;
  readonly error: unknown;
}

interface PartInUse<Module> extends PartState<Module> {
  readonly ask: () => void;
}

export function usePart<Module>(source: Part<Module>, options: PartOptions = {}): PartInUse<Module> {
  const { isWanted = false, onGiveUp, showsError } = options;
  const [state, setState] = useState<PartState<Module>>(() => ({
    part: source.get(),
    isAsked: false,
    error: undefined,
  }));
  const ask = () => {
    setState({ part: undefined, isAsked: true, error: undefined });
    source.fetch().then(
      (part) => setState({ part, isAsked: true, error: undefined }),
      (error: unknown) => {
        setState({ part: undefined, isAsked: false, error });
        if (!showsError) offerAgain(error, { ask, onGiveUp });
      },
    );
  };
  const isMissed = isWanted && state.part === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it is wanted
  useEffect(() => {
    if (isMissed) ask();
  }, [isMissed]);
  return { ...state, ask };
}

type Failed = Pick<PartInUse<unknown>, 'ask'> & Pick<PartOptions, 'onGiveUp'>;

const ABOUT = 'parts';
let failed: Failed[] = [];

/** One toast for all parts that are missing. */
function offerAgain(error: unknown, one: Failed): void {
  const takeFailed = () => failed.splice(0);
  failed = [...failed, one];
  showErrorAbout(ABOUT, error, {
    action: {
      label: say.tryAgain,
      onSelect: () => {
        const asking = takeFailed();
        withdrawToast(ABOUT);
        for (const { ask } of asking) ask();
      },
    },
    onClose: () => {
      for (const { onGiveUp } of takeFailed()) onGiveUp?.();
    },
  });
}
