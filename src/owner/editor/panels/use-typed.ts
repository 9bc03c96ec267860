/** What is typed into a field of the panel until it is saved; what is refused stays there, with the reason. */
import { useRef, useState } from 'react';
import { messageOf } from '../../api.ts';
import { useUnloadGuard } from '../../ui/use-leave-guard.ts';

export interface Typed {
  readonly shown: string;
  /** Why the server refused what is shown. */
  readonly problem: string | undefined;
  type(text: string): void;
  /** The field was left, Enter pressed, or something chosen. */
  finish(text: string): void;
}

/** @param save answers 'kept' where the text is not saved, and stays as it was typed */
export function useTyped(saved: string, save: (text: string) => Promise<'kept' | 'saved'>): Typed {
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<{ readonly text: string; readonly message: string }>();
  const sent = useRef<string>(undefined);
  const shown = typed ?? saved;
  useUnloadGuard(shown !== saved);
  const send = async (text: string): Promise<void> => {
    try {
      if ((await save(text)) === 'saved') setTyped((now) => (now === text ? undefined : now));
    } catch (error) {
      setRefused({ text, message: messageOf(error) });
    } finally {
      sent.current = undefined;
    }
  };
  return {
    shown,
    problem: refused?.text === shown && shown !== saved ? refused.message : undefined,
    type: setTyped,
    finish(text) {
      if (text === saved) return setTyped(undefined);
      // Enter, and then the field is left.
      if (text === sent.current) return;
      sent.current = text;
      void send(text);
    },
  };
}
