import { addMonths, laterDay, seoulDayOf, startOfSeoulDay } from '../calendar/seoul-day.ts'

/** What a member may agree to beyond what an account needs: news and offers, by these ways. */
export const optionalConsents = ['marketing_email', 'marketing_sms'] as const
export type OptionalConsent = (typeof optionalConsents)[number]

/** Of the texts that ask for news and offers. Raise it whenever their meaning changes. */
export const NEWS_CONSENT_VERSION = 1

/** What an account and a survey need. The policies of the same names say what is agreed to. */
export const requiredConsents = ['terms', 'privacy', 'sensitive'] as const
export type RequiredConsent = (typeof requiredConsents)[number]

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

/** What stands now, read from all records of a person, the newest first. */
export function consentState(records: readonly ConsentRecord[], kind: ConsentKind) {
  const ofKind = records.filter((record) => record.kind === kind)
  const change = ofKind.find(({ event }) => event !== 'ASKED')
  const isGiven = change?.event === 'GIVEN'
  return {
    isGiven,
    changedAt: change?.at ?? null,
    /** When it was given, or last asked about since. */
    confirmedAt: (isGiven && ofKind[0]?.at) || null,
  }
}

/** Whether it still holds is asked this often. Source: Network Act, Art. 50 (8). */
export const CONSENT_ASKED_EVERY_YEARS = 2

const MONTHS = 12 * CONSENT_ASKED_EVERY_YEARS

/** The beginning of the day in Seoul on which a consent confirmed at `at` is asked about again. */
export const askConsentAgainAt = (at: Date): Date =>
  startOfSeoulDay(addMonths(seoulDayOf(at), MONTHS))

/** The other way round: what was confirmed before this is due. */
export const consentsDueBefore = (now: Date): Date =>
  startOfSeoulDay(laterDay(addMonths(seoulDayOf(now), -MONTHS), 1))
