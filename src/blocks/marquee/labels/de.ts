export const text = 'Text';
export const aFewWordsThatRepeat = 'Ein paar Wörter, die sich wiederholen.';
export const waves = 'Wellen';
export const numberVisibleAtOnce = 'Wie viele gleichzeitig zu sehen sind.';
export const heightOfWaves = 'Höhe der Wellen';
export const from0AStraightLineTo = 'Von 0, einer geraden Linie, bis 3.';
export const runs = 'Läuft';
export const toTheLeft = 'Nach links';
export const toTheRight = 'Nach rechts';
export const speed = 'Tempo';
export const at1ItIsEasyTo = 'Bei 1 lässt sich der Text gut lesen.';
export const pauseOnHover = 'Anhalten, wenn der Mauszeiger darauf ist';
export const size = 'Größe';
export const marquee = 'Lauftext';
export const wordsThatScrollPastStraightOr = 'Wörter, die vorbeiziehen, gerade oder in einer Welle.';
export const writeAFewWordsInThe = 'Gib im Bedienfeld ein paar Wörter ein.';
export const tickerScrollingRunningTextWaveBanner =
  'ticker laufschrift lauftext scrollen welle banner marquee';
