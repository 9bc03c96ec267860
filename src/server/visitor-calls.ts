/** The calls of visitors on the hosts of sites, for the API reference. Each checks what it takes by itself; here it is told. */
import { z } from 'zod';
import { PRESENCE_PATH } from '#domain/accounts/site-presence.ts';
import { CRUMB_PATH } from '#domain/calls/contract.ts';
import { CAPTCHA_PATH } from '#domain/captcha/challenge.ts';
import { COMMENTS_PATH } from '#domain/comments/contract.ts';
import { ERRORS_PATH, TRACE_PATH } from '#domain/errors/contract.ts';
import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH, UPLOAD_FILE_PATH } from '#domain/forms/contract.ts';
import { WIDGET_PATH } from '#domain/widget/contract.ts';
import type { RouteRecord } from './http/route-list.ts';

const FORM = 'application/x-www-form-urlencoded';
const CRUMB_NEEDED =
  'Takes a crumb as the query term, the header or the field “crumb”; a form that the browser sends by itself from a page of the site needs none. Where the crumb fails, the answer is 403 with “crumbFail” and a fresh “crumb”.';

const text = z.string();
const call = (
  method: string,
  path: string,
  about: Omit<RouteRecord, 'method' | 'path' | 'scope'>,
): RouteRecord => ({
  method,
  path,
  scope: 'visitor',
  ...(method === 'GET' ? {} : { description: CRUMB_NEEDED }),
  ...about,
});

export const VISITOR_CALLS: readonly RouteRecord[] = [
  call('GET', CRUMB_PATH, {
    summary: 'Gives the crumb that calls of a visitor bear, good for two hours, with its cookies.',
    answer: z.object({ crumb: text }),
  }),
  call('GET', PRESENCE_PATH, {
    summary: 'Says whether somebody who works on the site is looking at it.',
    answer: z.object({
      authenticatedAccount: z.object({ id: text }).nullable(),
      websiteRoles: z.record(text, z.boolean()),
    }),
  }),
  call('POST', COMMENTS_PATH, {
    summary: 'Leaves a comment on an item, or an answer to one.',
    body: z.object({ item: text, parent: text, name: text, email: text, body: text }),
    answer: z.looseObject({}),
  }),
  call('POST', ERRORS_PATH, {
    summary: 'Reports errors of scripts on a page, ten at most.',
    body: z.array(
      z.object({
        event: z.literal('javascript-error'),
        data: z.object({
          app: text,
          message: text,
          stack: text.meta({ description: '5000 characters of it are read.' }),
          file: text,
          line: z.int(),
          column: z.int(),
          websiteId: text,
          templateId: text,
          url: text,
          userAgent: text,
        }),
        timestamp: z.int(),
      }),
    ),
    gives: 'no content (204)',
  }),
  call('POST', TRACE_PATH, {
    summary: 'Writes entries to the log of a site.',
    takes: FORM,
    body: z.object({
      data: text.meta({ description: 'A list of “pageUrl”, “type” and “data”, as JSON text.' }),
    }),
    gives: 'no content (204)',
  }),
  call('GET', CAPTCHA_PATH, {
    summary: 'Gives a task that shows a person at work, for forms that ask for one.',
    answer: z.looseObject({ challenge: text, maxnumber: z.int() }),
  }),
  call('POST', SUBMISSION_KEY_PATH, {
    summary: 'Gives the key that one submission of a form bears.',
    answer: z.object({ key: text }),
  }),
  call('POST', UPLOAD_FILE_PATH, {
    summary: 'Takes a file before its form is sent.',
    description:
      'The body is the file. What it answers stands for it in the values of the form, once and for three hours. The file’s contents decide what it is; they and its size have to be what the field allows.',
    takes: 'application/octet-stream',
    query: z.object({ formId: text, pageId: text, fieldId: text, name: text }),
    answer: z.object({ reference: text, name: text, bytes: z.int() }),
  }),
  call('POST', SAVE_SUBMISSION_PATH, {
    summary: 'Sends what somebody filled into a form.',
    takes: FORM,
    body: z.looseObject({
      key: text,
      formId: text,
      form: text.meta({ description: 'Values by the ids of fields, as JSON text.' }),
    }),
    answer: z.looseObject({}),
  }),
  call('POST', WIDGET_PATH, {
    summary: 'Renders a block by itself.',
    takes: FORM,
    body: z.object({
      widgetJSON: text.meta({ description: 'The “type”, “id” and “value” of the block, as JSON text.' }),
      collectionId: text.optional().meta({ description: 'Of a summary: whose items it lists.' }),
    }),
    answer: z.object({ html: text }),
  }),
];
