export const administrator = 'Administrator';
export const fullAccessToThisSiteIncluding = 'Voller Zugriff auf diese Website, auch auf Team und Zahlungen.';
export const editor = 'Redakteur';
export const canWriteEditAndPublishPages =
  'Kann Seiten, Beiträge und Bilder erstellen, bearbeiten und veröffentlichen.';
export const moderator = 'Moderator';
export const canModerateComments = 'Kann Kommentare moderieren.';
export const storeManager = 'Shop-Manager';
export const canManageProductsOrdersCustomersAnd =
  'Kann Produkte, Bestellungen, Kunden und Erstattungen verwalten.';
export const scheduling = 'Terminverwaltung';
export const canManageAppointmentsAndServices = 'Kann Termine und Leistungen verwalten.';
export const schedulingEditor = 'Terminbearbeiter';
export const canCreateAndMoveAppointments = 'Kann Termine erstellen und verschieben.';
export const schedulingViewer = 'Terminbetrachter';
export const canViewAppointments = 'Kann Termine ansehen.';
export const campaignsEditor = 'Kampagnenbearbeiter';
export const canManageNewsletterListsAndSubmissions = 'Kann Newsletter-Listen und Einsendungen verwalten.';
export const billing = 'Abrechnung';
export const canManageBillingOnly = 'Kann nur die Abrechnung verwalten.';
export const reporting = 'Berichte';
export const canViewReportsAndActivity = 'Kann Berichte und Aktivität ansehen.';
export const viewer = 'Betrachter';
export const canViewEverythingButNotChange = 'Kann alles ansehen, aber nichts ändern.';
export const commenter = 'Kommentator';
export const canTakePartInComments = 'Kann sich an Kommentaren beteiligen.';
