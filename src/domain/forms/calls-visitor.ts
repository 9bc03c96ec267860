/** What a form calls while it is filled in and sent. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH, UPLOAD_FILE_PATH } from './contract.ts';

const text = z.string();

export const askForKey = call('POST', SUBMISSION_KEY_PATH, {
  may: 'visitor',
  summary: 'Returns the key for one submission of a form.',
  answer: z.object({ key: text }),
});

export const uploadFile = call('POST', UPLOAD_FILE_PATH, {
  may: 'visitor',
  summary: 'Uploads a file before its form is sent.',
  description:
    'The body is the file. Use the answer in the form’s values, once and within three hours. The file’s contents decide what it is; they and its size have to be what the field allows.',
  takes: 'application/octet-stream',
  query: z.object({ formId: text, pageId: text, fieldId: text, name: text }),
  answer: z.object({ reference: text, name: text, bytes: z.int() }),
});

export const saveSubmission = call('POST', SAVE_SUBMISSION_PATH, {
  may: 'visitor',
  summary: 'Submits a form.',
  takes: 'application/x-www-form-urlencoded',
  body: z.looseObject({
    key: text,
    formId: text,
    form: text.meta({ description: 'Values by the ids of fields, as JSON text.' }),
  }),
  answer: z.looseObject({}),
});

export const leaveRefusal = call('GET', SAVE_SUBMISSION_PATH, {
  may: 'visitor',
  summary: 'Redirects to the page of a form when a browser without scripts reloads an error.',
  query: z.object({ from: text.optional() }),
  gives: 'text/html',
});
