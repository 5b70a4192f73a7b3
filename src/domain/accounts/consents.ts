import { addMonths, seoulDayOf, shiftDay, startOfSeoulDay } from '../calendar/seoul-day.ts'

/** Optional consents of a member: marketing messages, one consent for each channel. */
export const optionalConsents = ['marketing_email', 'marketing_sms'] as const
export type OptionalConsent = (typeof optionalConsents)[number]

/**
 * Version of the texts that ask for consent to marketing messages. Raise it whenever their meaning
 * changes.
 */
export const MARKETING_CONSENT_VERSION = 1

/**
 * Consents that an account and a survey require. Each names the policy that its customer agrees to.
 */
export const requiredConsents = ['terms', 'privacy', 'sensitive'] as const
type RequiredConsent = (typeof requiredConsents)[number]

export type ConsentKind = RequiredConsent | OptionalConsent

/** Where a consent was given, withdrawn or asked about. */
export const consentPlaces = [
  'SIGN_UP',
  'SOCIAL_SIGN_UP',
  'SURVEY',
  'SETTINGS',
  'ORDER',
  'MAIL',
  'ACCOUNT_CLOSED',
] as const
export type ConsentPlace = (typeof consentPlaces)[number]

export const consentEvents = ['GIVEN', 'WITHDRAWN', 'ASKED'] as const
export type ConsentEvent = (typeof consentEvents)[number]

interface ConsentRecord {
  readonly kind: string
  readonly event: string
  readonly at: Date
}

/**
 * The current state of one consent. `records` are all consent records of a person, newest first.
 */
export function consentState(records: readonly ConsentRecord[], kind: ConsentKind) {
  const ofKind = records.filter((record) => record.kind === kind)
  const change = ofKind.find(({ event }) => event !== 'ASKED')
  const isGiven = change?.event === 'GIVEN'
  return {
    isGiven,
    changedAt: change?.at ?? null,
    /** When the consent was given, or last asked about. */
    confirmedAt: (isGiven && ofKind[0]?.at) || null,
  }
}

/** How often members are asked to confirm a marketing consent. Source: Network Act, Art. 50 (8). */
const CONSENT_CONFIRMATION_YEARS = 2

const MONTHS = 12 * CONSENT_CONFIRMATION_YEARS

/** Start of the Seoul day on which a consent that was confirmed at `at` must be confirmed again. */
export const consentConfirmationDueAt = (at: Date): Date =>
  startOfSeoulDay(addMonths(seoulDayOf(at), MONTHS))

/**
 * Latest confirmation for which a consent is due at `now`. Inverse of {@link
 * consentConfirmationDueAt}.
 */
export const consentsDueBefore = (now: Date): Date =>
  startOfSeoulDay(shiftDay(addMonths(seoulDayOf(now), -MONTHS), 1))
