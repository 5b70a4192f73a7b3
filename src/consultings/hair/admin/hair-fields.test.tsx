import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '#web/admin/frame/admin-text.ts'
import { emptyFieldsOf } from '#web/admin/report/field-name.ts'
import { hairReport } from '../report.ts'
import { emptyStep, emptyStyle, type HairContent, hairContent } from '../report-content.ts'
import { HairFields } from './hair-fields.tsx'

const empty = hairReport.withPlaces(hairContent.parse({}))

async function fieldsOf(content: HairContent, problem = '') {
  const text = await loadAdminMessages('ko')
  return renderedHtml(() => (
    <QueryClientProvider client={new QueryClient()}>
      <AdminTextContext value={text}>
        <HairFields
          content={content}
          onChange={() => undefined}
          problemOf={(field) => (field === problem ? `${field}!` : null)}
          survey={{ name: '한서윤', photos: [], renewLinks: () => undefined }}
        />
      </AdminTextContext>
    </QueryClientProvider>
  ))
}

const emptyIn = (content: HairContent) =>
  emptyFieldsOf(hairReport, content).filter(
    (field) => field !== 'outro' && field !== 'consultant_name',
  )

test.each<[string, HairContent]>([
  ['a new sheet', empty],
  [
    'one with a second style to avoid and a second step of the morning',
    { ...empty, worst_hair: [emptyStyle, emptyStyle], morning: [emptyStep, emptyStep] },
  ],
])('links lead to empty fields in form order: %s', async (_, content) => {
  const fields = emptyIn(content)
  expect(fields.length).toBeGreaterThan(8)
  const html = await fieldsOf(content)
  const names = [...html.matchAll(/<(?:input|textarea)[^>]* name="([^"]*)"/g)].map(
    ([, name]) => name,
  )
  expect([...new Set(names)].filter((name) => fields.includes(name!))).toEqual(fields)
})

test.each(emptyIn(empty))('shows the problem of %s beside it', async (field) => {
  expect(await fieldsOf(empty, field)).toContain(`${field}!`)
  expect(await fieldsOf(empty)).not.toContain(`${field}!`)
})
