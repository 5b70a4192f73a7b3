import { getSite } from '#contract/content.ts'
import type { Consultant } from '#web/consultant/consultant-section.tsx'
import type { PageContext } from '#web/page-context.ts'

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
