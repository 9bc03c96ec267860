export const label = 'Label';
export const services = 'Services';
export const showCopyLink = 'Show copy link';
export const style = 'Style';
export const text = 'Text';
export const buttons = 'Buttons';
export const shareButtons = 'Share buttons';
export const linksToShareThePageServices =
  'Links to share the page. Services are contacted only when visitors follow a link.';
export const passItOn = 'Pass it on';
export const facebookWhatsappMailShare = 'facebook whatsapp mail share';
