/** What jobs do, for people. */
const JOBS: Readonly<Record<string, string>> = {
  'accounts.send-reset': 'Sending a link for a new password',
  'activity.delete-old': 'Forgetting activity of long ago',
  'comments.notify': 'Writing to the owner about new comments',
  'comments.purge-deleted': 'Emptying the trash of comments',
  'content.index-document': 'Making a page findable in search',
  'content.purge-deleted': 'Emptying the trash',
  'content.run-schedule': 'Publishing at its time',
  'content.thin-revisions': 'Thinning out old versions',
  'errors.delete-old': 'Forgetting errors of long ago',
  'forms.delete-old': 'Deleting answers to forms at their time',
  'forms.notify': 'Writing to the owner about an answer to a form',
  'forms.notify-waiting': 'Looking for answers to forms nobody has heard of',
  'forms.sweep-files': 'Removing files of forms that nobody keeps',
  'jobs.delete-finished': 'Clearing finished jobs away',
  'lists.forget-links': 'Forgetting sign-ups nobody confirmed',
  'mail.remove-texts': 'Clearing the texts of old mails away',
  'mail.send': 'Sending a mail',
  'media.purge-file': 'Removing the files of a deleted picture',
  'media.warm-variants': 'Making a picture in several sizes',
  'moves.delete-expired': 'Clearing old archives away',
  'moves.run': 'An import, export or backup',
  'sites.purge-deleted': 'Removing deleted sites',
  'webhooks.deliver': 'Sending webhooks',
  'webhooks.deliver-late': 'Looking for webhooks that were not sent',
  'webhooks.forget-old': 'Forgetting webhooks sent long ago',
};

/** The job's own name where there are no words for it. */
export function jobWords(type: string): string {
  return JOBS[type] ?? type;
}

/** The first line of what a failed job said, and the rest of it. */
export function splitError(text: string): { readonly said: string; readonly rest: string } {
  const [first = '', ...rest] = text.trim().split('\n');
  return { said: first.replace(/^(?:[A-Z]\w*)?Error: /, ''), rest: rest.join('\n') };
}
