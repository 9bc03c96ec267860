export const needsYourAttention = 'Needs your attention';
export const ordersToFulfil = '{count, plural, one {order to fulfil} other {orders to fulfil}}';
export const bookingRequestsToAnswer =
  '{count, plural, one {booking request to answer} other {booking requests to answer}}';
export const subscriptionPaymentsFailed =
  '{count, plural, one {subscription payment failed} other {subscription payments failed}}';
export const reviewsToApprove = '{count, plural, one {review to approve} other {reviews to approve}}';
export const commentsToApprove = '{count, plural, one {comment to approve} other {comments to approve}}';
export const unreadSubmissions =
  '{count, plural, one {unread form submission} other {unread form submissions}}';
