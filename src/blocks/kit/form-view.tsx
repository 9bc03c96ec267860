/**
 * A form as markup: a real one, which posts by itself. What it says once it is sent stands beside it, unseen:
 * without scripts the answer leads to it by its address, with scripts the island takes its words from there.
 */

import type { ReactNode } from 'react';
import { isCaptchaService } from '#domain/captcha/providers.ts';
import { needsConsent } from '#domain/consent/needs-consent.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import {
  contentSourceOf,
  HONEYPOT_NAME,
  type PageFields,
  SAVE_SUBMISSION_PATH,
  type SubmissionFields,
  sentAnchor,
} from '#domain/forms/contract.ts';
import type { FormEcho } from '#domain/forms/echo.ts';
import { capFiles, DEFAULT_FILE_MEGABYTES } from '#domain/forms/files.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import { closedWords } from '#domain/forms/form-texts.ts';
import { type ClosedForm, closedText } from '#domain/forms/limits.ts';
import { PROBLEM_MARK } from '#domain/forms/problem-mark.ts';
import { formWords } from '#domain/forms/words/words.ts';
import type { RenderContext } from '#domain/page.ts';
import { embedCaptcha } from './captcha-embed.ts';
import { isEditing } from './editable.ts';
import { FormButtons, FormPagesView, FormProgress, startOf } from './form-pages.tsx';
import { OwnerHtml } from './owner-html.tsx';

const SENT_FRAME_HEIGHT = 320;
/** Who may see the page: everybody. */
const PUBLIC_PAGE = 1;

interface FormViewProps {
  readonly settings: FormSettings;
  readonly context: RenderContext;
  /** Where it takes nothing at the moment. */
  readonly closed: ClosedForm | undefined;
  /** Shows the fields in the place of the usual list. */
  readonly body?: (echo: FormEcho | undefined) => ReactNode;
  /** What stands around the fields of a newsletter sign-up. */
  readonly newsletter?: { readonly head: ReactNode; readonly foot: ReactNode };
}

export function FormView(props: FormViewProps): ReactNode {
  const { settings: asSet, context, closed, body, newsletter } = props;
  const { blockId, site } = context;
  const fields = capFiles(asSet.fields, site.maxFileMegabytes ?? DEFAULT_FILE_MEGABYTES);
  const settings = { ...asSet, fields };
  const echo = context.echo?.form?.formId === blockId ? context.echo.form : undefined;
  const problemId = `${blockId}-problem`;
  const leadsTo = context.href(settings.successLink);
  // Said in the address too, so that it can be loaded again after a refusal.
  const address = `${SAVE_SUBMISSION_PATH}?from=${encodeURIComponent(context.page.path)}`;
  // Whoever edits it goes on editing it.
  if (closed && !isEditing(context)) return <Closed {...props} closed={closed} />;
  // Without a name it is no landmark: a page may hold several, and each field says what it is for.
  return (
    <>
      <form
        className="form"
        method="post"
        // What is answered without scripts begins at what is wrong. A page that is led to would get the fragment too.
        action={leadsTo ? address : `${address}#${problemId}`}
        encType={fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
        data-success={leadsTo}
        data-newsletter={newsletter !== undefined || undefined}
      >
        {Object.entries(hiddenFields(settings, context)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        {newsletter?.head}
        {echo && <Problem id={problemId} message={echo.message} />}
        {newsletter ? (
          <div className="newsletter-body">
            <Entries settings={settings} context={context} echo={echo} body={body} />
          </div>
        ) : (
          <Entries settings={settings} context={context} echo={echo} body={body} />
        )}
        {newsletter?.foot}
      </form>
      <noscript>
        <Sent settings={settings} formId={blockId} locale={site.settings.locale} />
      </noscript>
    </>
  );
}

/** Words in the place of the form; after a refused post they are what it is answered with. */
function Closed({ closed, context, newsletter }: FormViewProps & { readonly closed: ClosedForm }): ReactNode {
  const { locale, timeZone } = context.site.settings;
  const isAnswer = context.echo?.form?.formId === context.blockId;
  return (
    <div className="form-closed">
      {newsletter?.head}
      <p role={isAnswer ? 'alert' : undefined}>
        {closedText(closed, { locale, timeZone }, closedWords(locale))}
      </p>
    </div>
  );
}

interface EntriesProps {
  readonly settings: FormSettings;
  readonly context: RenderContext;
  readonly echo: FormEcho | undefined;
  readonly body: FormViewProps['body'];
}

function Entries({ settings, context, echo, body }: EntriesProps): ReactNode {
  const { blockId } = context;
  const { locale } = context.site.settings;
  const start = startOf(settings.fields, echo, isEditing(context));
  const isEnd = start.isWhole || start.step === start.steps.at(-1);
  return (
    <>
      <FormProgress start={start} locale={locale} />
      {body ? (
        <div className="form-fields">
          {body(echo)}
          <Trap blockId={blockId} locale={locale} />
        </div>
      ) : (
        <FormPagesView start={start} blockId={blockId} locale={locale} echo={echo}>
          <Trap blockId={blockId} locale={locale} />
        </FormPagesView>
      )}
      <CaptchaPlace context={context} isOff={!isEnd} />
      <FormButtons start={start} label={settings.submitLabel} locale={locale} />
    </>
  );
}

function Trap({ blockId, locale }: { readonly blockId: string; readonly locale: string }): ReactNode {
  return (
    <p className="form-trap" aria-hidden="true">
      <label htmlFor={`${blockId}-trap`}>{formWords(locale)('trap')}</label>
      <input id={`${blockId}-trap`} type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </p>
  );
}

interface CaptchaPlaceProps {
  readonly context: RenderContext;
  readonly isOff: boolean;
}

/** Filled by the island. */
function CaptchaPlace({ context, isOff }: CaptchaPlaceProps): ReactNode {
  const { captchaSiteKey: siteKey, captchaProvider: provider } = context.site.settings;
  if (siteKey === '') return null;
  const place = { className: 'form-captcha', 'data-off': isOff || undefined };
  if (!isCaptchaService(provider)) return <div {...place} />;
  embedCaptcha(context.embeds, provider);
  return (
    <div
      {...place}
      data-captcha={provider}
      data-site-key={siteKey}
      data-consent={needsConsent(context.site) ? 'functional' : undefined}
    />
  );
}

/** The words once it is sent, as the island finds them too. */
function Sent({
  settings,
  formId,
  locale,
}: {
  readonly settings: FormSettings;
  readonly formId: string;
  readonly locale: string;
}): ReactNode {
  return (
    <div className="form-sent" id={sentAnchor(formId)}>
      {settings.successText
        .split(/\n{2,}/)
        .filter((text) => text.trim() !== '')
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
      {settings.html.trim() !== '' && (
        <OwnerHtml
          html={settings.html}
          trust={settings.trust}
          title={formWords(locale)('thanks')}
          height={SENT_FRAME_HEIGHT}
        />
      )}
    </div>
  );
}

interface ProblemProps {
  readonly id: string;
  readonly message: string;
}

function Problem({ id, message }: ProblemProps): ReactNode {
  return (
    <p className="form-problem" id={id} role="alert" tabIndex={-1} {...PROBLEM_MARK}>
      {message}
    </p>
  );
}

type HiddenFields = Omit<SubmissionFields, 'form' | 'captchaKey'> & PageFields;

function hiddenFields(settings: FormSettings, { blockId, page }: RenderContext): HiddenFields {
  return {
    formId: blockId,
    collectionId: page.collectionId ?? '',
    objectName: settings.name,
    isOverlayForm: page.type === PAGE_TYPES.popupOverlay,
    submitButtonText: settings.submitLabel,
    pageTitle: page.body.title,
    pageId: page.id,
    contentSource: contentSourceOf(page.type === PAGE_TYPES.contentItem),
    pagePath: page.path,
    pagePermissionTypeValue: PUBLIC_PAGE,
  };
}
