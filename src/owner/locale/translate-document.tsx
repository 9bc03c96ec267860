/** The texts of a page, or of settings, each beside the field for its translation. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import { BODY } from '#domain/content/body-id.ts';
import { publish } from '#domain/content/calls-publishing.ts';
import { readTexts, saveTexts } from '#domain/locale/calls.ts';
import { linesOf, translationFrom } from '#domain/locale/lines.ts';
import { keyOfText } from '#domain/locale/text-kinds.ts';
import { ApiError, call } from '../api.ts';
import { fill } from '../fill.ts';
import { useMay, useSite } from '../session.ts';
import { SaveFooter } from '../site-settings/save-footer.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useAction } from '../ui/use-action.ts';
import { languageName } from './language-name.ts';
import { LocalAddressField, localSlugProblem } from './local-address-field.tsx';
import styles from './translate.module.css';
import * as say from './words/en.ts';

type Texts = AnswerOf<typeof readTexts>;
type Text = Texts['texts'][number];

export function TranslateDocument(): ReactNode {
  const site = useSite();
  const { language = '', document = '' } = useParams();
  const texts = useQuery({
    queryKey: ['translations', site.id, language, document],
    queryFn: ({ signal }) => call(readTexts, { site: site.id, document, language }, { signal }),
  });
  return (
    <Screen
      title={texts.data?.title || say.translate}
      description={fill(say.translateIntoLanguagename, { languageName: languageName(language) })}
      above={{
        to: `/sites/${site.id}/translations/${language}`,
        label: fill(say.translateIntoLanguagename, { languageName: languageName(language) }),
      }}
      actions={texts.data?.isDraft && <PublishButton documentId={document} />}
      width="wide"
    >
      {texts.error ? (
        <Failure error={texts.error} onRetry={() => void texts.refetch()} />
      ) : texts.data ? (
        <Fields key={`${document} ${language}`} texts={texts.data} {...{ document, language }} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

/** Translations are part of the draft, as all changes are. */
function PublishButton({ documentId }: { readonly documentId: string }): ReactNode {
  const site = useSite();
  const publishing = useAction(() => call(publish, { site: site.id, document: documentId, body: {} }), {
    said: say.publishedVisitorsSeeTheTranslationNow,
    reads: ['documents', site.id],
  });
  if (!useMay('config.publish')) return null;
  return (
    <Button isBusy={publishing.isPending} onClick={() => publishing.mutate()}>
      {say.publish}
    </Button>
  );
}

interface FieldsProps {
  readonly texts: Texts;
  readonly document: string;
  readonly language: string;
}

function Fields({ texts: answered, document, language }: FieldsProps): ReactNode {
  const { revisionId, texts, isDraft, from, address } = answered;
  const site = useSite();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Typed>({});
  const [typedSlug, setTypedSlug] = useState<string>();
  const slug = typedSlug ?? address?.slug ?? '';
  const hasNewSlug = address !== null && slug !== (address.slug ?? '');
  const changed = changedTexts(texts, typed);
  const problems = new Map(
    changed.flatMap(({ text, value }) =>
      value.kind === 'refused' ? [[keyOfText(text), value.message]] : [],
    ),
  );
  const saving = useAction(
    () =>
      call(saveTexts, {
        site: site.id,
        document,
        language,
        body: {
          baseId: revisionId,
          ...(hasNewSlug && { slug: slug === '' ? null : slug }),
          texts: changed.flatMap(({ text: { id, path }, value }) =>
            value.kind === 'made' ? [{ id, path: [...path], value: value.value }] : [],
          ),
        },
      }),
    {
      said: () => (changed.length > 0 ? savedWords(isDraft) : say.addressSaved),
      about: 'saved translations',
      isFailureShown: true,
      onDone: (answer) => {
        queryClient.setQueryData(['translations', site.id, language, document], answer);
        setTyped({});
        setTypedSlug(undefined);
        void queryClient.invalidateQueries({ queryKey: ['translations', site.id, language], exact: true });
      },
    },
  );
  const isChanged = changed.length > 0 || hasNewSlug;
  const isTaken = saving.error instanceof ApiError && saving.error.kind === 'taken';
  const isRefused = address !== null && localSlugProblem(address, language, slug) !== undefined;
  const form = { isChanged, isSaving: saving.isPending, isAtRisk: isChanged, save: () => saving.mutate() };
  return (
    <Panel footer={<SaveFooter form={form} isInvalid={problems.size > 0 || isRefused} isInternal />}>
      <div className={styles['texts']}>
        {saving.error && !isTaken && <Failure title={say.notSaved} error={saving.error} />}
        {address && (
          <LocalAddressField
            {...{ address, language }}
            value={slug}
            title={titleIn(texts, typed)}
            refusal={isTaken ? saving.error?.message : undefined}
            onChange={(value) => {
              setTypedSlug(value);
              saving.reset();
            }}
          />
        )}
        {texts.map((text) => (
          <TextFields
            key={keyOfText(text)}
            text={text}
            lines={typed[keyOfText(text)] ?? linesOf(text).map(({ translation }) => translation)}
            problem={problems.get(keyOfText(text))}
            language={language}
            from={from}
            onChange={(lines) => setTyped((before) => ({ ...before, [keyOfText(text)]: lines }))}
          />
        ))}
      </div>
    </Panel>
  );
}

/** Lines by the key of their text. */
type Typed = Readonly<Record<string, readonly string[]>>;

function changedTexts(texts: readonly Text[], typed: Typed) {
  return texts.flatMap((text) => {
    const lines = typed[keyOfText(text)];
    return lines === undefined ? [] : [{ text, value: translationFrom(text, lines) }];
  });
}

/** The title as it is translated so far. */
function titleIn(texts: readonly Text[], typed: Typed): string {
  const title = texts.find(({ id, path }) => id === BODY && path[0] === 'title');
  return (
    (title && (typed[keyOfText(title)] ?? linesOf(title).map(({ translation }) => translation))[0]) ?? ''
  );
}

function savedWords(isDraft: boolean): string {
  return isDraft ? say.savedPublishThePageToShow : say.savedVisitorsSeeItNow;
}

interface TextFieldsProps {
  readonly text: Text;
  readonly lines: readonly string[];
  readonly problem: string | undefined;
  readonly language: string;
  /** The main one. */
  readonly from: string;
  readonly onChange: (lines: readonly string[]) => void;
}

function TextFields({ text, lines, problem, language, from, onChange }: TextFieldsProps): ReactNode {
  const originals = linesOf(text);
  const isLast = (index: number) => index === originals.length - 1;
  const fallback = fill(say.shownInLanguagenameUntilYouTranslate, { languageName: languageName(from) });
  return (
    <fieldset className={styles['text']}>
      <legend className={`row snug ${styles['legend']}`}>
        <span>{text.label}</span>
        {text.state === 'outdated' && <Badge tone="warning">{say.theOriginalChanged}</Badge>}
        {text.state === 'missing' && <Badge>{say.notTranslated}</Badge>}
      </legend>
      {originals.map(({ original }, index) => (
        <div key={index} className={styles['pair']}>
          <p className={`words ${styles['original']}`} dir="auto">
            {original}
          </p>
          <TextArea
            label={`${languageName(language)}: ${original}`}
            isLabelHidden
            lang={language}
            dir="auto"
            rows={Math.min(8, Math.max(1, Math.ceil(original.length / 60)))}
            value={lines[index] ?? ''}
            placeholder={original}
            hint={isLast(index) && text.state === 'missing' && fallback}
            error={isLast(index) ? problem : undefined}
            onChange={(value) =>
              onChange(originals.map((_line, at) => (at === index ? value : (lines[at] ?? ''))))
            }
          />
        </div>
      ))}
    </fieldset>
  );
}
