import { expect, test } from 'vitest'
import { hairReport } from '#consultings/hair/report.ts'
import { sampleReport } from '#consultings/hair/sample/sample.ts'
import type { SharedReport } from '#contract/report-shares.ts'
import { languagesOf, renderedHtml } from '#tests/web/rendered.tsx'
import { SharedReportView } from './shared-report-view.tsx'

const report = sampleReport('ko')
const shared: SharedReport = {
  ...hairReport.shared(report),
  consulting_type: 'HAIR_CONSULTING',
  given_name: '서연우',
  language: 'ko',
}

test('does not shorten a given name that starts like a surname', async () => {
  const html = await renderedHtml(() => <SharedReportView shared={shared} />)
  expect(html).toMatch(/<p[^>]*aria-hidden="true"[^>]*>서연우<\/p>/)
})

test('marks the texts’ language and links to the studio', async () => {
  const html = await renderedHtml(() => <SharedReportView shared={shared} />, 'en')
  expect(languagesOf(html, [report.best_hair[0]!.name, report.worst_hair[0]!.name])).toEqual([
    'ko',
    'ko',
  ])
  expect(html).toMatch(/<a[^>]*href="\/user"[^>]*>See what Gyeol does/)
})
