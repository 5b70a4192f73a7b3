/**
 * Who may use a call: `in`, whatever the call then answers to its input; all others get this
 * status.
 */
export type Answer = 'in' | 400 | 401 | 403 | 404

/**
 * The callers that are tried on every call. The administrator is the studio's owner. Order and sheet
 * are assigned to the consultant, not to the other one. A guest with proof has what the call requires
 * as proof.
 */
export const callers = [
  'nobody',
  'stranger',
  'owner',
  'administrator',
  'consultant',
  'otherConsultant',
  'viewer',
  'guestWithProof',
  'guestWithoutProof',
] as const

/** Why this kind of caller does not exist for a call. */
export interface Without {
  readonly why: string
}

/** The answer to each of the callers, or why there is none. A row that lacks one fails. */
export type Rule = Readonly<Record<(typeof callers)[number], Answer | Without>>

const ownsNothing: Without = { why: 'what it answers or makes is nobody’s before' }
const ownsTheirOwn: Without = { why: 'it names nothing: every member is answered about themselves' }
const provesNothing: Without = { why: 'it takes no proof: a guest is nobody here' }
const guests = { guestWithProof: provesNothing, guestWithoutProof: provesNothing }

const assignsNothing: Without = { why: 'it names no order: all consultants are alike' }
const everyRole = {
  consultant: 'in',
  otherConsultant: assignsNothing,
  viewer: 'in',
} as const

const anybody: Rule = {
  nobody: 'in',
  stranger: 'in',
  owner: ownsNothing,
  administrator: 'in',
  ...everyRole,
  ...guests,
}
const members: Rule = {
  nobody: 401,
  stranger: 'in',
  owner: ownsTheirOwn,
  administrator: 'in',
  ...everyRole,
  ...guests,
}
/** An access token is no refresh token. */
const cookieOnly: Rule = {
  ...members,
  stranger: 401,
  administrator: 401,
  consultant: 401,
  viewer: 401,
}
const studio: Rule = {
  nobody: 401,
  stranger: 403,
  owner: { why: 'the studio’s alone: whose it is opens nothing' },
  administrator: 'in',
  consultant: 403,
  otherConsultant: assignsNothing,
  viewer: 403,
  ...guests,
}
/** Read by the owner and viewers. */
const read: Rule = { ...studio, viewer: 'in' }
/** For everybody of the studio. */
const everyStaff: Rule = { ...read, consultant: 'in' }
/** Done by the owner and consultants. */
const work: Rule = { ...studio, consultant: 'in' }
/** No payment provider is configured. */
const notSetUp: Rule = {
  ...anybody,
  nobody: 404,
  stranger: 404,
  administrator: 404,
  consultant: 404,
  viewer: 404,
}
/** Public content belongs to nobody; its author uses calls of their own. */
const shown: Rule = { ...anybody, owner: { why: 'it shows to everybody alike' } }
const byProvider: Without = { why: 'its proof is the provider’s signature, key or code' }
/** The provider identifies the caller. */
const providers: Rule = { ...anybody, owner: byProvider, guestWithProof: byProvider }
const bySecret: Without = {
  why: 'whose it is, is told by the password or code that it takes, or by where its mail goes',
}
/** Access for anyone with the secret. */
const secrets: Rule = {
  ...anybody,
  owner: bySecret,
  guestWithProof: bySecret,
  guestWithoutProof: bySecret,
}

/**
 * Calls whose data belongs to no particular person. A new call needs a row here or in the matrix.
 */
export const rules: Readonly<Record<string, Rule>> = {
  'POST /v1/auth/check-id': anybody,
  'POST /v1/auth/email/send-verification': anybody,
  'POST /v1/auth/email/verify': secrets,
  'POST /v1/auth/find-id': secrets,
  'POST /v1/auth/find-password': secrets,
  'POST /v1/auth/login': secrets,
  'POST /v1/auth/logout': anybody,
  'POST /v1/auth/passkey/options': anybody,
  'POST /v1/auth/passkey/login': secrets,
  'POST /v1/auth/second-factor': secrets,
  'POST /v1/auth/phone/send-verification': anybody,
  'POST /v1/auth/phone/verify': secrets,
  'POST /v1/auth/refresh': cookieOnly,
  'POST /v1/auth/register': secrets,
  'GET /v1/bookings/slots': anybody,
  'GET /v1/content/banners': anybody,
  'GET /v1/content/contents': anybody,
  'GET /v1/content/contents/:id': anybody,
  'GET /v1/content/faqs': anybody,
  'GET /v1/cut-plans/:portrait': anybody,
  'GET /v1/content/policies/:kind': anybody,
  'POST /v1/orders/guest': anybody,
  'POST /v1/orders/guest/send-code': secrets,
  'POST /v1/orders/quote': anybody,
  'GET /v1/payments/methods': anybody,
  'POST /v1/payments/webhooks/toss': notSetUp,
  'POST /v1/product-inquiries': anybody,
  'GET /v1/product-inquiries/public': shown,
  'GET /v1/product-inquiries/public/:id': shown,
  'POST /v1/product-requests': anybody,
  'POST /v1/product-requests/withdraw': {
    ...anybody,
    owner: bySecret,
    guestWithProof: 'in',
    guestWithoutProof: 404,
  },
  'GET /v1/products': anybody,
  'GET /v1/products/:consulting_type': anybody,
  'GET /v1/products/by-id/:product_id': anybody,
  'GET /v1/promotions/validate-promotion-code/:code': anybody,
  'GET /v1/review-pictures/:id': shown,
  'GET /v1/reviews': shown,
  'GET /v1/reviews/:id': shown,
  'GET /v1/shared-sheets/:share_token': secrets,
  'GET /v1/shop-faqs': anybody,
  'GET /v1/shop-faqs/:id': anybody,
  'GET /v1/site': anybody,
  'GET /v1/social/providers': anybody,
  'GET /v1/social/:provider/authorize': anybody,
  'POST /v1/social/:provider/callback': providers,
  'POST /v1/social/sign-up': providers,
  'POST /v1/social/link/send-code': providers,
  'POST /v1/social/link/verify': providers,
  'POST /v1/social/facebook/data-deletion': providers,
  'POST /v1/social/kakao/unlink': providers,
  'GET /v1/social/kakao/unlink': providers,
  'GET /v1/social/data-deletion/:code': providers,
  'POST /v1/auth/change-password': members,
  'GET /v1/auth/confirm': members,
  'POST /v1/auth/confirm': members,
  'POST /v1/auth/confirm/send-code': members,
  'GET /v1/notifications': members,
  'POST /v1/notifications/:kind/read': members,
  'POST /v1/orders/member': members,
  'GET /v1/orders/user/me': members,
  'GET /v1/points/me': members,
  'GET /v1/product-inquiries/me': members,
  'GET /v1/promotions/my-coupons': members,
  'POST /v1/promotions/my-coupons': members,
  'GET /v1/reviews/me': members,
  'POST /v1/social/link': members,
  'GET /v1/wishlist': members,
  'POST /v1/wishlist': members,
  'GET /v1/cart': members,
  'POST /v1/cart': members,
  'GET /v1/users/me': members,
  // Nobody here came with a picture.
  'GET /v1/users/me/picture': {
    ...members,
    stranger: 404,
    administrator: 404,
    consultant: 404,
    viewer: 404,
  },
  'PUT /v1/users/me': members,
  'POST /v1/users/me/email': members,
  'PUT /v1/users/me/language': members,
  'GET /v1/users/me/logins': members,
  'POST /v1/users/me/logins/:provider': members,
  'DELETE /v1/users/me/logins/:provider': members,
  'POST /v1/users/me/password': members,
  'GET /v1/users/me/consents': members,
  'PUT /v1/users/me/consents/:kind': members,
  'GET /v1/users/me/passkeys': members,
  'POST /v1/users/me/passkeys/options': members,
  'POST /v1/users/me/passkeys': members,
  'GET /v1/users/me/second-factor': everyStaff,
  'POST /v1/users/me/second-factor/authenticator-app': everyStaff,
  // The body is checked first.
  'PUT /v1/users/me/second-factor/authenticator-app': members,
  // There is none.
  'DELETE /v1/users/me/second-factor/authenticator-app': {
    ...studio,
    administrator: 404,
    consultant: 404,
    viewer: 404,
  },
  'POST /v1/users/me/second-factor/recovery-codes': everyStaff,
  'GET /v1/users/me/sessions': members,
  'DELETE /v1/users/me/sessions': members,
  // Whoever has a role loses it before the account.
  'DELETE /v1/users/me': { ...members, administrator: 403, consultant: 403, viewer: 403 },
  'GET /v1/admin/opening': read,
  'PUT /v1/admin/opening/:item': studio,
  'GET /v1/admin/audit-log': read,
  'GET /v1/admin/audit-log.xlsx': studio,
  'GET /v1/admin/banners': read,
  'POST /v1/admin/banners': studio,
  'PUT /v1/admin/banners/:id': studio,
  'PUT /v1/admin/banners/order': studio,
  'DELETE /v1/admin/banners/:id': studio,
  'POST /v1/admin/banners/:id/restore': studio,
  'GET /v1/admin/contents': read,
  'POST /v1/admin/contents': studio,
  'PUT /v1/admin/contents/:id': studio,
  'PUT /v1/admin/contents/order': studio,
  'DELETE /v1/admin/contents/:id': studio,
  'POST /v1/admin/contents/:id/restore': studio,
  'GET /v1/admin/faqs': read,
  'POST /v1/admin/faqs': studio,
  'PUT /v1/admin/faqs/:id': studio,
  'PUT /v1/admin/faqs/order': studio,
  'DELETE /v1/admin/faqs/:id': studio,
  'POST /v1/admin/faqs/:id/restore': studio,
  'GET /v1/admin/policies': read,
  'POST /v1/admin/policies': studio,
  'PUT /v1/admin/policies/:id': studio,
  'DELETE /v1/admin/policies/:id': studio,
  'GET /v1/admin/products': read,
  'POST /v1/admin/products': studio,
  'PUT /v1/admin/products/:id': studio,
  'PUT /v1/admin/products/order': studio,
  'DELETE /v1/admin/products/:id': studio,
  'GET /v1/admin/text-blocks': everyStaff,
  'POST /v1/admin/text-blocks': work,
  'PUT /v1/admin/text-blocks/:id': work,
  'PUT /v1/admin/text-blocks/order': work,
  'DELETE /v1/admin/text-blocks/:id': work,
  'POST /v1/admin/text-blocks/:id/restore': work,
  'GET /v1/admin/shop-faqs': read,
  'POST /v1/admin/shop-faqs': studio,
  'PUT /v1/admin/shop-faqs/:id': studio,
  'PUT /v1/admin/shop-faqs/order': studio,
  'DELETE /v1/admin/shop-faqs/:id': studio,
  'POST /v1/admin/shop-faqs/:id/restore': studio,
  'GET /v1/admin/booking-hours': everyStaff,
  'PUT /v1/admin/booking-hours': studio,
  'GET /v1/admin/receipts': read,
  'POST /v1/admin/receipts': studio,
  'POST /v1/admin/receipts/match-exact': studio,
  'GET /v1/admin/receipts/last-import': read,
  'POST /v1/admin/receipts/undo-import': studio,
  'POST /v1/admin/receipts/:id/match': studio,
  'POST /v1/admin/receipts/:id/dismiss': studio,
  'POST /v1/admin/receipts/:id/restore': studio,
  'POST /v1/admin/receipts/:id/send-back': studio,
  'POST /v1/admin/receipts/:id/reverse': studio,
  'POST /v1/admin/receipts/:id/accept-difference': studio,
  'POST /v1/admin/coupons': studio,
  'GET /v1/admin/coupons': read,
  'DELETE /v1/admin/coupons/:id': studio,
  'PUT /v1/admin/coupons/:id': studio,
  'POST /v1/admin/coupons/:id/issue': studio,
  'POST /v1/admin/media': work,
  'GET /v1/admin/members': read,
  'GET /v1/admin/members/:id': read,
  'PATCH /v1/admin/members/:id': studio,
  'POST /v1/admin/members/:id/reset-second-factor': studio,
  'DELETE /v1/admin/members/:id/sessions': studio,
  'POST /v1/admin/members/:id/coupons': studio,
  'POST /v1/admin/members/:id/points': studio,
  'GET /v1/admin/orders.xlsx': studio,
  'POST /v1/admin/orders/:order_number/confirm-deposit': studio,
  'POST /v1/admin/orders/:order_number/deposits': studio,
  'POST /v1/admin/orders/:order_number/write-off': studio,
  'POST /v1/admin/orders/:order_number/refund': studio,
  'PUT /v1/admin/orders/:order_number/refund/account': studio,
  'POST /v1/admin/orders/:order_number/cash-receipt/number': studio,
  'POST /v1/admin/orders/:order_number/cash-receipt/done': studio,
  'POST /v1/admin/orders/:order_number/status': studio,
  'PUT /v1/admin/orders/:order_number/consultant': studio,
  'GET /v1/admin/consultants': read,
  'GET /v1/admin/money-tasks': read,
  'POST /v1/admin/money-alarms/:id/resolve': studio,
  'POST /v1/admin/payments/reconcile': { ...studio, administrator: 404 },
  'GET /v1/admin/dashboard': read,
  'PUT /v1/admin/my-email': everyStaff,
  'GET /v1/admin/my-notifications': work,
  'PUT /v1/admin/my-notifications': work,
  'POST /v1/admin/my-notifications/test': work,
  'GET /v1/admin/outbox': studio,
  'POST /v1/admin/outbox/:id/resend': studio,
  'PATCH /v1/admin/product-inquiries/:id': studio,
  'POST /v1/admin/product-inquiries/:id/remove': studio,
  'POST /v1/admin/product-inquiries/:id/restore': studio,
  'POST /v1/admin/promotions': studio,
  'GET /v1/admin/promotions': read,
  'DELETE /v1/admin/promotions/:id': studio,
  'PUT /v1/admin/promotions/:id': studio,
  'GET /v1/admin/refunds': read,
  'GET /v1/admin/refunds.xlsx': studio,
  'POST /v1/admin/refunds/sent': studio,
  'POST /v1/admin/refunds/:id/answer': studio,
  'GET /v1/admin/reviews': read,
  'GET /v1/admin/reviews/:id': read,
  'PATCH /v1/admin/reviews/:id': studio,
  'POST /v1/admin/reviews/:id/remove': studio,
  'POST /v1/admin/reviews/:id/restore': studio,
  'GET /v1/admin/settings': read,
  'PUT /v1/admin/settings': studio,
  'GET /v1/admin/settlements': read,
  'GET /v1/admin/settlements.xlsx': studio,
  'GET /v1/admin/money-disagreements': read,
}
