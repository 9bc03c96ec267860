export const title = 'Titel';
export const artist = 'Interpret';
export const soundFile = 'Audiodatei';
export const fromYourMediaOrAnExternal = 'Aus deinen Medien oder von einer externen Adresse.';
export const lengthInSeconds = 'Länge in Sekunden';
export const shownBeforeTheFileLoads = 'Wird angezeigt, bevor die Datei geladen ist.';
export const cover = 'Cover';
export const tracks = 'Aufnahmen';
export const visitorsCanDownloadTheFiles = 'Besucher können die Dateien herunterladen';
export const audio = 'Audio';
export const aRecordingOrAnAlbumTo = 'Eine Aufnahme oder ein Album zum Abspielen auf der Seite.';
export const chooseARecordingOrDropOne = 'Wähle eine Aufnahme aus oder lege eine hier ab.';
export const musicPodcastPlayerSoundSongMp3 =
  'musik podcast player ton sound lied song album aufnahme mp3 audio';
export const track = 'Aufnahme';
