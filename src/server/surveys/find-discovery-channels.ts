import { surveyOfKind } from '#consultings/kinds.ts'
import type { DiscoveryChannel } from '#domain/surveys/discovery-channels.ts'
import type { Db } from '#server/platform/database.ts'
import { findSurveys } from './store.ts'

/** Returns how customers found the studio, by order number; omits those who did not answer. */
export async function findDiscoveryChannels(
  db: Db,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, DiscoveryChannel>> {
  if (orderNumbers.length === 0) return new Map()
  const surveys = await findSurveys(db, orderNumbers)
  return new Map(
    surveys.flatMap(({ order_number, kind, answers }) => {
      const channel = surveyOfKind(kind).discoveryChannelFrom(answers)
      return channel ? [[order_number, channel] as const] : []
    }),
  )
}
