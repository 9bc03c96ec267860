export const square = 'Quadrat';
export const focalPointPercentFromTheLeft = 'Fokuspunkt: {percent} von links, {percent2} von oben';
export const clickWhatShouldStayVisibleIn =
  'Klicke auf das, was in Ausschnitten sichtbar bleiben soll.<span> Du kannst auch die Pfeiltasten verwenden.</span>';
export const renameName = '„{name}“ umbenennen';
export const rename = 'Umbenennen';
export const create = 'Erstellen';
export const name = 'Name';
export const aFileCanBeInOne =
  'Eine Datei kann nur in einem Ordner liegen. Eine Galerie kann einen ganzen Ordner zeigen.';
export const aFileCanHaveManyLabels =
  'Eine Datei kann viele Labels haben. Eine Galerie kann alle Dateien mit einem Label zeigen.';
export const deleteTheFolderName = 'Den Ordner „{name}“ löschen?';
export const deleteTheLabelName = 'Das Label „{name}“ löschen?';
export const deleteTheFolder = 'Ordner löschen';
export const deleteTheLabel = 'Label löschen';
export const theFilesAreKeptGalleriesThat =
  'Die Dateien bleiben erhalten. Galerien, die das zeigen, sind dann leer.';
export const foldersAndLabels = 'Ordner und Labels';
export const folder = 'Ordner';
export const label = 'Label';
export const files = '{count, plural, one { Datei} other { Dateien}}';
export const changeName = '„{name}“ ändern';
export const deleteLabel = 'Löschen';
export const folderOrLabel = 'Ordner oder Label';
export const newLabel = 'Neu';
export const newFolder = 'Neuer Ordner';
export const newLabel2 = 'Neues Label';
export const dropToUpload = 'Zum Hochladen ablegen';
export const upload = 'Hochladen';
export const tryAgain = 'Erneut versuchen';
export const alternativeText = 'Alternativtext';
export const describeThePictureForPeopleWho = 'Beschreibe das Bild für Menschen, die es nicht sehen können.';
export const caption = 'Bildunterschrift';
export const fileName = 'Dateiname';
export const describeThePictureForPeopleWhoCant =
  'Beschreibe das Bild für Menschen, die es nicht sehen können. Drücke die Eingabetaste für das nächste.';
export const widthHeightPx = '{width} × {height} px';
export const all = 'Alle';
export const pictures = 'Bilder';
export const documents = 'Dokumente';
export const audio = 'Audio';
export const video = 'Video';
export const noAltText = 'Kein Alternativtext';
export const searchFiles = 'Dateien suchen';
export const nameAltTextOrCaption = 'Name, Alternativtext oder Bildunterschrift';
export const fileType = 'Dateityp';
export const totalFiles = '{total} {total, plural, one {Datei} other {Dateien}}';
export const files2 = 'Dateien';
export const nothingHereYet = 'Hier ist noch nichts';
export const selectFilesUnderAllThenMove =
  'Wähle unter „Alle“ Dateien aus und verschiebe sie mit der Leiste unten hierher.';
export const allPicturesHaveAltText = 'Alle Bilder haben einen Alternativtext';
export const peopleWhoCantSeeThemKnow =
  'So wissen auch Menschen, die sie nicht sehen können, was sie zeigen.';
export const noMatches = 'Keine Treffer';
export const tryOtherWordsOrAnotherFile = 'Versuche andere Wörter oder einen anderen Dateityp.';
export const showMore = 'Mehr anzeigen';
export const noPicturesYet = 'Noch keine Bilder';
export const pictures2 = 'Bilder';
export const noAudioYet = 'Noch kein Audio';
export const sounds = 'Audiodateien';
export const noFilesYet = 'Noch keine Dateien';
export const picturesAudioVideosAndDocuments = 'Bilder, Audiodateien, Videos und Dokumente';
export const chooseFiles = 'Dateien auswählen';
export const dropWhatHereOrPasteThem = 'Zieh {what} hierher oder füge sie ein.';
export const filesOthersUploadToThisSite =
  'Dateien, die andere auf diese Website hochladen, erscheinen hier.';
export const chooseAPicture = 'Bild auswählen';
export const chooseAudio = 'Audiodatei auswählen';
export const chooseAVideo = 'Video auswählen';
export const thisPicture = 'Dieses Bild';
export const thisAudio = 'Diese Audiodatei';
export const thisVideo = 'Dieses Video';
export const chooseAFile = 'Datei auswählen';
export const cancel = 'Abbrechen';
export const thisFile = 'Diese Datei';
export const useValue = '{value} verwenden';
export const file = 'Datei';
export const selectFilename = '{filename} auswählen';
export const addPictures = 'Bilder hinzufügen';
export const youCanAddRoomMore = 'Du kannst noch {room} hinzufügen.';
export const addThePicture = 'Bild hinzufügen';
export const addSizePictures = '{size} Bilder hinzufügen';
export const connectionLostTryAgainNothingElse =
  'Verbindung unterbrochen. Versuche es erneut. Sonst ist nichts betroffen.';
export const theServerCouldntAcceptThisFile =
  'Der Server konnte diese Datei nicht annehmen. Versuche es erneut.';
export const uploads = 'Uploads';
export const retryAll = 'Alle erneut versuchen';
export const countFiles = '{count, plural, one {# Datei} other {# Dateien}}';
export const uploadingCountFailedFailed = 'Wird hochgeladen: {count}, {failed} fehlgeschlagen';
export const uploadingCount = 'Wird hochgeladen: {count}';
export const hideFiles = 'Dateien ausblenden';
export const showFiles = 'Dateien anzeigen';
export const close = 'Schließen';
export const allUploads = 'Alle Uploads';
export const cancelAll = 'Alle abbrechen';
export const uploadOfName = 'Upload von {name}';
export const retryName = '{name} erneut versuchen';
export const dismissName = '{name} ausblenden';
export const cancelTheUploadOfName = 'Upload von {name} abbrechen';
export const waitingAtPercent = 'Wartet bei {percent}';
export const waiting = 'Wartet';
export const preparing = 'Wird vorbereitet';
export const uploaded = 'Hochgeladen';
export const failed = 'Fehlgeschlagen';
export const sentOfBytes = '{sent} von {bytes}';
export const serverProblemTryingAgain = 'Serverproblem. Wir versuchen es erneut.';
export const noConnectionTheUploadContinuesAutomatically =
  'Keine Verbindung. Der Upload geht automatisch weiter.';
export const nameUploaded = '{name} hochgeladen';
export const doneUploaded = '{done} hochgeladen';
export const doneOfCountUploadedFailedFailed = '{done} von {count} hochgeladen, {failed} fehlgeschlagen';
export const doneOfCountUploaded = '{done} von {count} hochgeladen';
export const saving = 'Wird gespeichert…';
export const saved = 'Gespeichert';
export const undo = 'Rückgängig';
export const removedFromName = 'Aus „{name}“ entfernt.';
export const movedFilesToName = '{files} nach „{name}“ verschoben.';
export const labelledFilesName = 'Label „{name}“ für {files} vergeben.';
export const playTheVideoThenPauseIt = 'Spiele das Video ab und halte es bei dem Bild an, das du möchtest.';
export const shownUntilItPlays = 'Wird bis zum Abspielen angezeigt';
export const noPictureYet = 'Noch kein Bild';
export const useThisFrame = 'Dieses Bild verwenden';
export const shownUntilTheVideoPlaysPause =
  'Wird angezeigt, bis das Video abgespielt wird. Halte bei dem Bild an, das dir am besten gefällt.';
