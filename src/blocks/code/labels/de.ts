export const use = 'Verwendung';
export const showAsText = 'Als Text anzeigen';
export const runOnThePage = 'Auf der Seite ausführen';
export const code = 'Code';
export const howItRuns = 'Ausführung';
export const asPartOfThePage = 'Als Teil der Seite';
export const inASeparateFrame = 'In einem eigenen Rahmen';
export const onlyPeopleWhoCanAddCode = 'Nur wer Code hinzufügen darf, kann ihn als Teil der Seite ausführen.';
export const language = 'Sprache';
export const forExampleCssLabelsTheCode = 'Zum Beispiel css. Steht als Angabe am Code.';
export const title = 'Titel';
export const readByScreenReadersAndShown = 'Wird von Screenreadern vorgelesen und erscheint über dem Code.';
export const frameHeight = 'Höhe des Rahmens';
export const codeToReadOrYourOwn = 'Code zum Lesen oder eigenes HTML, das auf der Seite läuft.';
export const pasteCodeInThePanel = 'Füge im Bedienfeld Code ein.';
export const htmlScriptCssJavascriptSnippet =
  'html skript script css javascript codeschnipsel snippet quelltext';
