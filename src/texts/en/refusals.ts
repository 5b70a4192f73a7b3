import type { Refusals } from '#texts/messages.ts'
import { refusalsInBrowser } from './refusals-in-browser.ts'

export const refusals: Refusals = {
  ...refusalsInBrowser,
  MALFORMED_REQUEST: 'The information sent is not correct.',
  PHONE_CODE_MISMATCH: 'The code does not match.',
  PROMOTION_INVALID: 'This is not a valid promotion code.',
  INVALID_CREDENTIALS: 'ID or password does not match',
  SESSION_REVOKED: 'Your session has ended. Please sign in again.',
  PAYMENT_DECLINED: 'The payment was not approved. No money was taken.',
  FORBIDDEN: 'You are not allowed to do this.',
  CROSS_ORIGIN: 'Requests from another site are not accepted.',
  WITHDRAWN_MEMBER: 'Withdrawn member',
  ACCOUNT_DISABLED: 'This account has been disabled. Please contact us.',
  PASSWORD_CHANGE_REQUIRED: 'You signed in with a temporary password. Please change it first.',
  CONFIRMATION_REQUIRED: 'Please confirm that it is you. Nothing has been changed or sent yet.',
  SECOND_FACTOR_REQUIRED:
    'One more step: please confirm with a code of your authenticator app or a passkey.',
  SECOND_FACTOR_SETUP_REQUIRED:
    'The studio requires a second factor. Please add an authenticator app or a passkey first.',
  LAST_FACTOR:
    'The studio requires a second factor, so the last one cannot be removed. Add another one first.',
  LOGIN_EXPIRED: 'This sign-in has expired. Please sign in again from the start.',
  SECOND_FACTOR_MISMATCH: 'That could not be confirmed. Please check the code or try another way.',
  PASSKEY_REFUSED: 'This passkey could not be confirmed. Please try again or choose another way.',
  INQUIRY_PRIVATE: 'Only its author can read a private inquiry.',
  INQUIRY_PASSWORD_MISMATCH: 'The password does not match.',
  NOT_FOUND: 'What you asked for was not found.',
  NO_MATCH: 'No results found.',
  PROVIDER_NOT_CONFIGURED: 'You cannot sign in with this kind of account here.',
  PROMOTION_NOT_FOUND: 'This promotion code does not exist.',
  ORDER_NOT_FOUND: 'The order you asked for was not found.',
  USER_ID_TAKEN: 'This ID is already in use.',
  EMAIL_TAKEN: 'This email is already registered. Please sign in or find your ID.',
  RECENT_SAME_ORDER:
    'You have already ordered the same consultation. Please confirm that you want another one.',
  PRICE_CHANGED: 'The amount has changed. Please check the new amount and order again.',
  ORDER_NOT_CANCELLABLE: 'This order can no longer be cancelled.',
  ILLEGAL_TRANSITION: 'The order has changed in the meantime. Please reload and check again.',
  COMPANY_BOOKS_UNREADABLE:
    'The payment provider’s records cannot be read right now. Please try again in a moment.',
  PAYMENT_IN_PROGRESS:
    'We are still checking an earlier payment. The order lookup shows the result.',
  SURVEY_EXISTS: 'The survey has already been sent.',
  SURVEY_CLOSED: 'This order does not accept a survey now.',
  SURVEY_IN_WORK:
    'Your consultant has begun to write the result sheet, so this can no longer be changed here. Please send us a question.',
  PHOTOS_CLOSED: 'The photos of this order cannot be changed now.',
  PHOTO_REPLACED:
    'Another photo has taken the place of this one meanwhile. Please look at the new one.',
  PHOTO_REQUESTED: 'This photo has been asked for already.',
  PHOTO_REQUEST_CLOSED:
    'This photo is no longer needed: it came already, or the request was withdrawn.',
  REVIEW_EXISTS: 'You have already reviewed this order.',
  REPORT_NOT_READY:
    'You can write a result sheet once the order is paid and its survey has arrived.',
  MESSAGE_BLANKED:
    'This email was delivered, and its codes and links have been removed. It cannot be sent again.',
  EDIT_CONFLICT: 'Someone else changed this first. Please look at the changes and save again.',
  COUPON_CLAIMED: 'You already have this coupon.',
  CODE_TAKEN: 'This code is already in use.',
  INQUIRY_STATUS_MISMATCH:
    'Only an inquiry that has an answer can be marked as answered, and only one without an answer as waiting.',
  SLOT_TAKEN: 'Someone else has just booked this time. Please choose another.',
  BOOKING_EXISTS: 'This order already has a consultation booked.',
  BOOKING_NOT_READY: 'A consultation can be booked once the result sheet has arrived.',
  TOO_LATE_TO_CHANGE:
    'A consultation can no longer be cancelled within 24 hours of its start. Please contact us if something urgent has come up.',
  KIND_NOT_OFFERED:
    'This type of consulting has no survey and no result sheet yet, so it cannot be sold.',
  KIND_ON_SALE: 'This consulting can be ordered already.',
  OTHER_KIND:
    'This belongs to another kind of consulting than the order. Please open it again from the order.',
  NEWER_CONTENT:
    'A newer version of the site saved this result sheet, so it can only be read for now. Change it once the site is updated again.',
  POLICY_IN_FORCE:
    'A version that is or was in force cannot be changed. Please write a new version.',
  OPEN_ORDER:
    'You have an order under way, so your account cannot be deleted yet. Please try again once the order is finished.',
  EMAIL_CODE_EXPIRED: 'The code has expired. Please request a new one.',
  PHONE_CODE_EXPIRED: 'The code has expired. Please request a new one.',
  PROMOTION_EXPIRED: 'This promotion code has expired.',
  LINK_EXPIRED: 'This link has expired. Please reload the page.',
  REQUEST_TIMEOUT: 'The request did not arrive in time. Please try again.',
  HEADERS_TOO_LARGE:
    'The request carries too much information. Please clear your cookies and try again.',
  PAYLOAD_TOO_LARGE: 'What you sent is too large. Please send less.',
  IMAGE_TOO_LARGE: 'A file can be at most 10 MB.',
  UNSUPPORTED_MEDIA_TYPE: 'This format is not accepted.',
  IMAGE_NOT_SUPPORTED: 'Only JPEG, PNG, WebP, HEIC and AVIF photos can be uploaded.',
  MEDIA_NOT_SUPPORTED:
    'Only JPEG, PNG, WebP, HEIC and AVIF images and MP4 and WebM videos can be uploaded.',
  VALIDATION_FAILED: 'Please check the information you entered.',
  IDEMPOTENCY_KEY_REUSED:
    'This request was already sent with different content. Please start again.',
  CONTACT_MISSING:
    'We have no address or phone number to reach you at. Please add one to your profile first.',
  EMAIL_EXISTS: 'Your account already has an email address.',
  LOGIN_TAKEN:
    'This account is connected to another member. Sign in as that member, disconnect it, and try again.',
  LAST_ADMINISTRATOR:
    'This is the only administrator left. Please make someone else an administrator first.',
  LAST_LOGIN:
    'This is your only way to sign in, so it cannot be removed. Add an email address and set a password first.',
  EMAIL_NOT_VERIFIED: 'Please verify your email first.',
  PHONE_NOT_VERIFIED: 'Please verify your phone first.',
  REDIRECT_NOT_ALLOWED: 'The return address does not belong to this site.',
  USER_ID_RESERVED: 'This ID cannot be used.',
  PASSWORD_TOO_WEAK:
    'Please choose a password of 8 to 128 characters that is uncommon and differs from your ID.',
  PASSWORD_UNCHANGED: 'Please choose a password that differs from the current one.',
  CURRENT_PASSWORD_MISMATCH: 'The current password does not match.',
  AGREEMENT_REQUIRED: 'Please agree to the refund rules.',
  ORDER_NOT_COMPLETED: 'You can write a review once the consultation is completed.',
  PRODUCT_NOT_ON_SALE: 'This product cannot be ordered now.',
  PRODUCT_NOT_FOUND: 'This product does not exist.',
  PRODUCT_OF_ANOTHER_KIND: 'This product is of another type.',
  COUPON_NOT_ACTIVE: 'This coupon cannot be used.',
  COUPON_NOT_OWNED: 'This coupon is not yours.',
  POINTS_BELOW_MINIMUM: 'This is fewer points than can be used at once.',
  POINTS_INSUFFICIENT: 'You cannot use more points than you have.',
  POINTS_MEMBERS_ONLY: 'Only members can use points.',
  TOTAL_NOT_POSITIVE: 'The amount to pay must be more than ₩0.',
  SHOP_NOT_READY:
    'The studio is not ready to take orders yet. No order was placed. Please come back later, or send us a question.',
  PAYMENT_METHOD_UNAVAILABLE: 'This payment method is not available right now.',
  AMOUNT_MISMATCH: 'The amount does not match the order’s.',
  REFUND_TOO_LARGE: 'A refund cannot be more than what was paid.',
  REFUND_REFUSED:
    'The payment provider did not accept this refund. Please check the account or ask the provider.',
  TOO_MANY_IMAGES: 'You can upload up to 3 photos.',
  FILE_MISSING: 'Please choose a file to upload.',
  IMAGE_BROKEN: 'The photo could not be read. Please upload another one.',
  IMAGE_TOO_SMALL:
    'This photo is too small. Please choose one with at least 200 pixels on its shorter side.',
  IMAGE_TOO_MANY_PIXELS:
    'This photo has too many pixels. Please make it smaller or save it as a JPEG, and upload it again.',
  REPORT_INCOMPLETE:
    'Some parts of the result sheet are empty. Please fill them in before sending.',
  INQUIRY_PASSWORD_REQUIRED: 'A private inquiry without signing in needs a password.',
  WRITER_NAME_RESERVED:
    'You can’t post under a name that looks like the studio’s. Please change your name in your profile.',
  SLOT_NOT_OFFERED: 'This time cannot be booked. Please choose another.',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again in a moment.',
  INTERNAL_ERROR: 'Something went wrong on our side. Please try again in a moment.',
  UNAVAILABLE: 'We cannot answer right now. Please try again in a moment.',
}
