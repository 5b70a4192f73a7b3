import { expect, test, vi } from 'vitest'
import { orderIn } from '#tests/web/order-in.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { WaitingDay } from './waiting-day.tsx'
import { WaitingSteps } from './waiting-steps.tsx'

const due = '2026-11-26T09:00:00.000Z'
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')
const at = (now: string) => vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })

test('[C-01] shows the due day until it has passed, then that the sheet is late', async () => {
  const day = () => renderedHtml(() => <WaitingDay due={due} name="서윤" />)

  at('2026-11-26T08:00:00Z')
  expect(textOf(await day())).toContain('서윤 님의 결과지는 11월 26일 목요일까지')
  at('2026-11-26T10:00:00Z')
  expect(textOf(await day())).toBe('서윤 님의 결과지가 늦어지고 있어요')
})

test('[C-01] says that the named consultant reads the survey once it was opened', async () => {
  at('2026-11-23T01:00:00Z')
  const order = { ...orderIn('CONSULTING_SCHEDULED'), due_at: due }
  const survey = { sentAt: '2026-11-23T00:00:00.000Z' }
  const steps = async (is_work_begun: boolean, consultant: string | null = '박세나') =>
    textOf(
      await renderedHtml(() => (
        <WaitingSteps
          order={{ ...order, is_work_begun }}
          due={due}
          survey={survey}
          consultant={consultant}
        />
      )),
    )

  expect(await steps(false)).toContain('설문지11월 23일 보냈어요차례를 기다려요결과지11월 26일까지')
  expect(await steps(true)).toContain('읽는 중박세나 상담사결과지')
  expect(await steps(true, null)).toContain('읽는 중결과지')
})
