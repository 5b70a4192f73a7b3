import { addMonths, laterDay, seoulDayOf, startOfSeoulDay } from '../calendar/seoul-day.ts'

/** What a member may agree to beyond what an account needs: news and offers, by these ways. */
export const optionalConsents = ['marketing_email', 'marketing_sms'] as const
export type OptionalConsent = (typeof optionalConsents)[number]

/** What an account and a survey need. The policies of the same names say what is agreed to. */
export const requiredConsents = ['terms', 'privacy', 'sensitive'] as const
export type RequiredConsent = (typeof requiredConsents)[number]

/** Where a consent was asked for. */
export const consentPlaces = ['SIGN_UP', 'SOCIAL_SIGN_UP', 'SURVEY', 'SETTINGS'] as const
export type ConsentPlace = (typeof consentPlaces)[number]

export const consentEvents = ['GIVEN', 'WITHDRAWN', 'ASKED'] as const
export type ConsentEvent = (typeof consentEvents)[number]

/** Whether it still holds is asked this often. Source: Network Act, Art. 50 (8). */
export const CONSENT_ASKED_EVERY_YEARS = 2

const MONTHS = 12 * CONSENT_ASKED_EVERY_YEARS

/** The beginning of the day in Seoul on which a consent confirmed at `at` is asked about again. */
export const askConsentAgainAt = (at: Date): Date =>
  startOfSeoulDay(addMonths(seoulDayOf(at), MONTHS))

/** The other way round: what was confirmed before this is due. */
export const consentsDueBefore = (now: Date): Date =>
  startOfSeoulDay(laterDay(addMonths(seoulDayOf(now), -MONTHS), 1))
