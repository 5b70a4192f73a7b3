import type { Db } from '#server/platform/database.ts'
import { findSurvey } from './store.ts'

/**
 * Whether the photos and body data of an order were erased with the consent, so that its sheet
 * cannot be completed.
 */
export async function isConsentWithdrawn(db: Db, orderNumber: string): Promise<boolean> {
  const survey = await findSurvey(db, orderNumber)
  return survey !== undefined && survey.erased_at !== null
}
