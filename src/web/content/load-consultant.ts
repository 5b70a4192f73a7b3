import { getSite } from '#contract/content.ts'
import type { PageContext } from '#web/page-context.ts'
import type { Consultant } from './consultant-section.tsx'

/** Loads the consultant for pages before purchase; null if it cannot be read. */
export async function loadConsultant({
  call,
  reportFault,
}: Pick<PageContext, 'call' | 'reportFault'>): Promise<Consultant> {
  try {
    return (await call(getSite, {})).consultant
  } catch (error) {
    reportFault(error)
    return null
  }
}
