/** Questions to the owner area that are answered later: which link, which picture. */
import type { OwnerMessage } from '#domain/editor/owner-messages.ts';
import type { Rect } from '#domain/editor/protocol.ts';
import type { Link } from '#domain/links/link.ts';
import type { Frame } from './frame.ts';

type GivenImage = NonNullable<Extract<OwnerMessage, { type: 'giveImage' }>['image']>;

export interface Answers {
  /** @returns the link, null to remove it, undefined if nothing was chosen */
  link(ask: { link: Link | null; text: string; rect: Rect }): Promise<Link | null | undefined>;
  image(ask: { rect: Rect }): Promise<GivenImage | undefined>;
  /** Resolves the question with its answer. */
  take(message: Extract<OwnerMessage, { type: 'giveLink' | 'giveImage' }>): void;
}

export function createAnswers(frame: Frame): Answers {
  const waiting = new Map<string, (message: OwnerMessage) => void>();
  let asked = 0;
  const ask = (send: (question: string) => void) =>
    new Promise<OwnerMessage>((resolve) => {
      asked += 1;
      const question = String(asked);
      waiting.set(question, resolve);
      send(question);
    });
  return {
    async link({ link, text, rect }) {
      const answer = await ask((question) =>
        frame.send({ type: 'askLink', question, link, text: text.slice(0, 2000), rect }),
      );
      return answer.type === 'giveLink' ? answer.link : undefined;
    },
    async image({ rect }) {
      const answer = await ask((question) => frame.send({ type: 'askImage', question, rect }));
      return answer.type === 'giveImage' ? answer.image : undefined;
    },
    take(message) {
      waiting.get(message.question)?.(message);
      waiting.delete(message.question);
    },
  };
}
