import { expect, test } from 'vitest'
import { sampleSheet } from '#consultings/hair/sample/sample.ts'
import { hairSheet } from '#consultings/hair/sheet.ts'
import type { SharedSheet } from '#contract/sheet-shares.ts'
import { languagesOf, renderedHtml } from '#tests/web/rendered.tsx'
import { SharedSheetView } from './shared-sheet-view.tsx'

const sheet = sampleSheet('ko')
const shared: SharedSheet = {
  ...hairSheet.shared(sheet),
  consulting_type: 'HAIR_CONSULTING',
  given_name: '서연우',
  language: 'ko',
}

test('does not shorten a given name that starts like a surname', async () => {
  const html = await renderedHtml(() => <SharedSheetView shared={shared} />)
  expect(html).toMatch(/<p[^>]*aria-hidden="true"[^>]*>서연우<\/p>/)
})

test('marks the texts’ language and links to the studio', async () => {
  const html = await renderedHtml(() => <SharedSheetView shared={shared} />, 'en')
  expect(languagesOf(html, [sheet.best_hair[0]!.name, sheet.worst_hair[0]!.name])).toEqual([
    'ko',
    'ko',
  ])
  expect(html).toMatch(/<a[^>]*href="\/user"[^>]*>See what Gyeol does/)
})
