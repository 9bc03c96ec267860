/** Puts a sign-up for the newsletter into the footer, or leads to the one that is there. */
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { definitions } from '#blocks/definitions.ts';
import type { Block, Section } from '#domain/content/content.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { useStore } from '../editing/store.ts';
import { makeId } from '../make-id.ts';
import { Button } from '../ui/button.tsx';
import * as say from './words/en.ts';

const TYPE = 'newsletter';

export function NewsletterButton({ editor }: { readonly editor: DocumentEditor }): ReactNode {
  const sections = useStore(editor.store, ({ session }) => session.body.sections);
  const present = sections.flatMap(({ blocks }) => blocks).find(({ type }) => type === TYPE);
  const show = (id: string): void => {
    editor.select([id]);
    editor.toFrame({ type: 'scrollTo', id });
  };
  if (present)
    return (
      <Button icon={<Mail />} onClick={() => show(present.id)}>
        {say.goToTheNewsletterSignUp}
      </Button>
    );
  const add = (): void => {
    const block = newsletterBlock();
    const after: Section = {
      id: makeId(),
      theme: sections.at(-1)?.theme ?? 'paper',
      width: 'content',
      spacing: 'medium',
      blocks: [block],
    };
    const position = { parent: null, after: sections.at(-1)?.id ?? null };
    const operation = { op: 'insert' as const, id: after.id, position, after };
    if (!editor.perform({ label: say.addANewsletterSignUp, operations: [operation] })) return;
    editor.afterShow(() => show(block.id));
  };
  return (
    <Button icon={<Mail />} onClick={add}>
      {say.addANewsletterSignUp}
    </Button>
  );
}

function newsletterBlock(): Block {
  const { version = 1, defaults = {} } = definitions[TYPE] ?? {};
  return {
    id: makeId(),
    type: TYPE,
    version,
    props: structuredClone(defaults) as Record<string, unknown>,
    place: { column: 1, span: 12 },
  };
}
