export const label = 'Beschriftung';
export const services = 'Dienste';
export const showCopyLink = '„Link kopieren“ anzeigen';
export const style = 'Stil';
export const text = 'Text';
export const buttons = 'Buttons';
export const shareButtons = 'Teilen-Buttons';
export const linksToShareThePageServices =
  'Links zum Teilen der Seite. Verbindungen zu den Diensten entstehen erst, wenn Besucher einem Link folgen.';
export const passItOn = 'Weitersagen';
export const facebookWhatsappMailShare = 'facebook whatsapp mail teilen weitersagen share';
