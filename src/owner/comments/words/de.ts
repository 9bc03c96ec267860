export const yourAnswerToAuthor = 'Deine Antwort an {author}';
export const notSentYetYourDraftStays =
  'Noch nicht gesendet. Dein Entwurf bleibt erhalten, wenn du die Seite verlässt.';
export const approveAndAnswer = 'Freigeben und antworten';
export const answer = 'Antworten';
export const cancel = 'Abbrechen';
export const aBlog = 'einem Blog';
export const approve = 'Freigeben';
export const spam = 'Spam';
export const deleteLabel = 'Löschen';
export const unpublish = 'Offline nehmen';
export const notSpam = 'Kein Spam';
export const publishAgain = 'Wieder veröffentlichen';
export const returnToQueue = 'Zurück in die Warteschlange';
export const filledInAHiddenField = 'verstecktes Feld ausgefüllt';
export const sentWithinSeconds = 'innerhalb von Sekunden gesendet';
export const manyLinks = 'viele Links';
export const theSameWordsAgainAndAgain = 'immer wieder derselbe Text';
export const selectTheCommentByAuthor = 'Kommentar von {author} auswählen';
export const keyKey = 'Taste {key}';
export const site = 'Website';
export const titleWhichIsDeleted = '„{title}“ (gelöscht)';
export const permanentlyDeletedRepliesToItAre = 'Endgültig gelöscht. Antworten darauf bleiben erhalten.';
export const showLess = 'Weniger anzeigen';
export const showAll = 'Alles anzeigen';
export const waiting = 'Wartend';
export const published = 'Veröffentlicht';
export const deleted = 'Gelöscht';
export const comments = 'Kommentare';
export const whatReadersSayOnName = 'Was Leser auf {name} schreiben.';
export const status = 'Status';
export const searchComments = 'Kommentare durchsuchen';
export const noCommentsToApprove = 'Keine Kommentare freizugeben';
export const newCommentsThatNeedApprovalAppear = 'Neue Kommentare, die du freigeben musst, erscheinen hier.';
export const noPublishedComments = 'Keine veröffentlichten Kommentare';
export const commentsYouApproveAppearHereAnd =
  'Kommentare, die du freigibst, erscheinen hier und auf deiner Website.';
export const noSpam = 'Kein Spam';
export const commentsThatLookAutomatedAppearHere =
  'Kommentare, die automatisch erstellt wirken, erscheinen hier.';
export const noDeletedComments = 'Keine gelöschten Kommentare';
export const youCanRestoreDeletedCommentsFor =
  'Gelöschte Kommentare kannst du 30 Tage lang wiederherstellen.';
export const noMatches = 'Keine Treffer';
export const noCommentMatchesYourSearch = 'Kein Kommentar passt zu deiner Suche.';
export const noCommentsYet = 'Noch keine Kommentare';
export const goToYourPages = 'Zu deinen Seiten';
export const readersCanCommentOnPostsOnce =
  'Leser können Beiträge kommentieren, sobald du Kommentare in den Einstellungen von {blogs} einschaltest.';
export const waiting2 = 'wartend';
export const countComments = '{count, plural, one {Diesen Kommentar} other {# Kommentare}}';
export const deletePermanently = 'Endgültig löschen';
export const permanentlyDeleteWhat = '{what} endgültig löschen?';
export const deletesTheTextNameAndEmail =
  'Löscht den Text, den Namen und die E-Mail-Adresse. Du kannst das nicht rückgängig machen.';
export const turnOnCommentsAndSetRules =
  'Kommentare einschalten und Regeln festlegen kannst du in den Einstellungen von {blogs}.';
export const commentsApproved = '{count, plural, one {Freigegeben.} other {# Kommentare freigegeben.}}';
export const commentsBackInTheQueue =
  '{count, plural, one {Wieder in der Warteschlange.} other {# Kommentare sind wieder in der Warteschlange.}}';
export const commentsMovedToSpam =
  '{count, plural, one {In den Spam verschoben.} other {# Kommentare in den Spam verschoben.}}';
export const commentsDeleted = '{count, plural, one {Gelöscht.} other {# Kommentare gelöscht.}}';
export const undo = 'Rückgängig';
export const replyPublished = 'Antwort veröffentlicht.';
export const onItem = 'zu {item}';
export const repliesToAuthorOnItem = 'antwortet {author} zu {item}';
