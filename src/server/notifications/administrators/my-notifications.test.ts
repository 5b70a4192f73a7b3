import { expect, test } from 'vitest'
import { changeMyNotifications, getMyNotifications } from '#contract/my-notifications.ts'
import { defaultTimings } from '#domain/notifications/admin-mails.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'

test('[O-02] an administrator starts with the defaults and changes only their own', async () => {
  const app = await startApp()
  const [admin, other] = [await givenAdmin(app), await givenAdmin(app)]
  const defaults = { timings: defaultTimings, summary_hour: 9 }
  expect(replyOf(await app.call(getMyNotifications, {}, { as: admin }))).toEqual({
    ...defaults,
    email: admin.email,
    language: 'ko',
    delivers_mail: false,
    revision: 0,
  })

  const body = { timings: { REVIEW: 'NEVER' }, summary_hour: 20 } as const
  replyOf(await app.call(changeMyNotifications, { body }, { as: admin }))
  const again = await app.call(changeMyNotifications, { body: { summary_hour: 7 } }, { as: admin })

  expect(replyOf(again)).toMatchObject({
    timings: { ...defaultTimings, REVIEW: 'NEVER' },
    summary_hour: 7,
    revision: 2,
  })
  expect(replyOf(await app.call(getMyNotifications, {}, { as: other }))).toMatchObject(defaults)
})

test.each([[{ summary_hour: 24 }], [{ summary_hour: 8.5 }], [{ timings: { ORDER: 'SOMETIMES' } }]])(
  '[O-02] refuses %j',
  async (body) => {
    const app = await startApp()

    const answer = await app.call(
      changeMyNotifications,
      { body: body as never },
      { as: await givenAdmin(app) },
    )

    expect(answer).toMatchObject({ status: 422, refusal: { code: 'VALIDATION_FAILED' } })
  },
)
