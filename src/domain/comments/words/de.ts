import type { CommentMessages, CommentScriptMessages } from './en.ts';

export const de: CommentMessages = {
  waiting: 'Vielen Dank. Ihr Kommentar erscheint hier, sobald er freigegeben ist.',
  leave: 'Kommentar schreiben',
  instead: 'Stattdessen einen neuen Kommentar schreiben',
  check: 'Bitte prüfen Sie diese Felder.',
  trap: 'Dieses Feld leer lassen',
  comment: 'Kommentar',
  name: 'Name',
  email: 'E-Mail',
  notShown: '(wird nicht angezeigt)',
  isRequired: '(Pflichtfeld)',
  comments: 'Kommentare',
  count: '{total, plural, one {Ein Kommentar} other {# Kommentare}}',
  pages: 'Seiten mit Kommentaren',
  earlier: 'Frühere Kommentare',
  later: 'Spätere Kommentare',
  areClosed: 'Die Kommentare sind geschlossen.',
  written: 'Was Sie geschrieben haben',
  deleted: 'Dieser Kommentar wurde gelöscht.',
  author: 'Autor',
  reply: 'Antworten',
  replyTo: 'auf {author}',
  hosted: 'Die Kommentare liegen bei Disqus. Wenn Sie sie anzeigen, kann Disqus Ihren Besuch sehen.',
  show: 'Kommentare anzeigen',
  noScript: 'Kommentare benötigen hier JavaScript.',
  unable: 'Kann nicht geladen werden. Versuchen Sie es noch einmal.',
  openPost: 'Beitrag in einem neuen Tab öffnen',
};

export const inScript: CommentScriptMessages = {
  nameRequired: 'Geben Sie Ihren Namen ein.',
  nameTooLong: 'Dieser Name ist zu lang. Höchstens {limit} Zeichen sind möglich.',
  emailInvalid: 'Geben Sie eine E-Mail-Adresse wie ada@example.org ein oder lassen Sie das Feld leer.',
  bodyRequired: 'Schreiben Sie Ihren Kommentar.',
  bodyTooLong: 'Dieser Kommentar ist um {over} Zeichen zu lang. Höchstens {limit} sind möglich.',
  pending: 'Vielen Dank. Ihr Kommentar erscheint hier, sobald er freigegeben ist.',
  published: 'Vielen Dank. Ihr Kommentar ist veröffentlicht.',
  missing: 'Diesen Beitrag gibt es nicht mehr, daher können Sie ihn nicht kommentieren.',
  closed: 'Die Kommentare zu diesem Beitrag sind geschlossen.',
  parentGone:
    'Den Kommentar, auf den Sie antworten, gibt es nicht mehr. Ihr Text bleibt erhalten. Sie können ihn ohne die Antwort senden.',
  tooMany:
    'Sie haben in kurzer Zeit viele Kommentare gesendet. Ihr Text bleibt erhalten. Warten Sie eine Minute und senden Sie ihn noch einmal.',
  notFromHere:
    'Dieser Kommentar kam nicht von dieser Seite. Ihr Text bleibt erhalten. Senden Sie ihn von hier noch einmal.',
  locked:
    'Dieser Beitrag ist mit einem Passwort geschützt. Öffnen Sie ihn zuerst und senden Sie dann Ihren Kommentar.',
  failed:
    'Ihr Kommentar konnte nicht gesendet werden. Ihr Text bleibt erhalten. Versuchen Sie es gleich noch einmal.',
  anonymous: 'Anonym',
  replyToAuthor: 'Antwort auf {author}',
  send: 'Senden',
  sending: 'Wird gesendet…',
  cancel: 'Abbrechen',
  loading: 'Kommentare werden geladen…',
  retry: 'Noch einmal versuchen',
  justNow: 'gerade eben',
};
