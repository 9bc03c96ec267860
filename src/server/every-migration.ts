// biome-ignore-all lint/performance/noBarrelFile: the list of migrations is made from it
/**
 * Every step of the tables, one line each, numbered in one order for all. A list and no glob: programs that run
 * without Vite read it too.
 */

export { accounts } from './accounts/migrations/003-accounts.ts';
export { accountSecurity } from './accounts/migrations/006-account-security.ts';
export { codeGuesses } from './accounts/migrations/023-code-guesses.ts';
export { bookings } from './bookings/migrations/046-bookings.ts';
export { bookingFeeds } from './bookings/migrations/047-booking-feeds.ts';
export { captchaSecrets } from './captcha/migrations/019-captcha-secrets.ts';
export { cartReminders } from './cart-reminders/migrations/080-cart-reminders.ts';
export { catalogue } from './catalogue/migrations/029-catalogue.ts';
export { longLists } from './catalogue/migrations/081-long-lists.ts';
export { comments } from './comments/migrations/011-comments.ts';
export { consent } from './consent/migrations/032-consent.ts';
export { consentWordings } from './consent/migrations/102-consent-wordings.ts';
export { foundation } from './db/migrations/001-foundation.ts';
export { search } from './db/migrations/002-search.ts';
export { searchOrder } from './db/migrations/007-search-order.ts';
export { documentsById } from './db/migrations/008-documents-by-id.ts';
export { publishedItems } from './db/migrations/022-published-items.ts';
export { grantedOperations } from './db/migrations/024-granted-operations.ts';
export { visibleTerms } from './db/migrations/025-visible-terms.ts';
export { pictureEdits } from './db/migrations/026-picture-edits.ts';
export { goneAddresses } from './db/migrations/073-gone-addresses.ts';
export { errorGroups } from './errors/migrations/009-error-groups.ts';
export { forms } from './forms/migrations/010-forms.ts';
export { formNotices } from './forms/migrations/012-form-notices.ts';
export { submissionNotes } from './forms/migrations/013-submission-notes.ts';
export { formMails } from './forms/migrations/014-form-mails.ts';
export { formFiles } from './forms/migrations/016-form-files.ts';
export { formLimits } from './forms/migrations/017-form-limits.ts';
export { formFileSenders } from './forms/migrations/020-form-file-senders.ts';
export { newsletterLists } from './lists/migrations/018-newsletter-lists.ts';
export { mails } from './mail/migrations/004-mails.ts';
export { mailSenders } from './mail/migrations/021-mail-senders.ts';
export { mailServer } from './mail/migrations/059-mail-server.ts';
export { maps } from './maps/migrations/045-maps.ts';
export { mediaGroups } from './media/migrations/050-media-groups.ts';
export { videoPosters } from './media/migrations/078-video-posters.ts';
export { moves } from './moves/migrations/005-moves.ts';
export { notices } from './notices/migrations/095-notices.ts';
export { orders } from './orders/migrations/031-orders.ts';
export { paymentServices } from './orders/migrations/036-payment-services.ts';
export { invoicesAndDownloads } from './orders/migrations/037-invoices-and-downloads.ts';
export { ordersAtAGlance } from './orders/migrations/052-orders-at-a-glance.ts';
export { orderDiscounts } from './orders/migrations/099-order-discounts.ts';
export { overPages } from './popups/migrations/042-popups.ts';
export { proofSelections } from './proofing/migrations/034-proofing.ts';
export { reviews } from './reviews/migrations/038-reviews.ts';
export { stockNotices } from './stock-notices/migrations/079-stock-notices.ts';
export { storeAndCarts } from './store/migrations/030-store.ts';
export { tracking } from './tracking/migrations/033-tracking.ts';
export { trackingPlans } from './tracking/migrations/061-tracking-plans.ts';
export { webApps } from './web-app/migrations/027-web-app.ts';
export { webhooks } from './webhooks/migrations/015-webhooks.ts';
