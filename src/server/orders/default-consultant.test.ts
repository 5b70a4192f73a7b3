import { expect, test } from 'vitest'
import { assignOrder } from '#contract/admin-orders.ts'
import { changeSettings } from '#contract/admin-settings.ts'
import { sendGuestSurvey } from '#contract/surveys.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenConsultant, givenMember } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder, orderRow } from '#tests/support/given-orders.ts'
import { surveyWith } from '#tests/support/given-surveys.ts'

/** Starts a studio of an owner and two consultants, of whom one gets new orders. */
async function startStudio() {
  const app = await startApp()
  const owner = await givenAdmin(app)
  const [usual, other] = [await givenConsultant(app), await givenConsultant(app)]
  const choose = (default_consultant_id: string | null) =>
    app.call(changeSettings, { body: { default_consultant_id } }, { as: owner })
  replyOf(await choose(usual.id))
  const { order_number: number } = await givenGuestOrder(app)
  async function sendSurvey() {
    const { contact_email: email, contact_phone: phone } = await orderRow(app, number)
    const body = { ...surveyWith(), email, phone }
    replyOf(await app.call(sendGuestSurvey, { params: { order_number: number }, body }))
  }
  const assign = async (consultant_id: string | null) =>
    replyOf(
      await app.call(
        assignOrder,
        { params: { order_number: number }, body: { consultant_id } },
        { as: owner },
      ),
    )
  const assignee = async () => (await orderRow(app, number)).consultant_id
  const notifiedOfSurvey = async () =>
    (
      await app.db
        .selectFrom('admin_events')
        .select('member_id')
        .where('occasion', '=', 'SURVEY')
        .execute()
    ).map(({ member_id }) => member_id)
  return {
    app,
    owner,
    usual,
    other,
    choose,
    number,
    sendSurvey,
    assign,
    assignee,
    notifiedOfSurvey,
  }
}

test('an order of nobody goes to the default consultant when its survey is in, who is notified', async () => {
  const { app, owner, usual, number, sendSurvey, assignee, notifiedOfSurvey } = await startStudio()

  await givenDeposit(app, number)
  expect(await assignee()).toBeNull()
  await sendSurvey()

  expect(await assignee()).toBe(usual.id)
  expect(await notifiedOfSurvey()).toContain(owner.id)
  expect((await notifiedOfSurvey()).filter((id) => id === usual.id)).toHaveLength(1)
})

test('a survey that waited for the deposit is assigned with it', async () => {
  const { app, usual, number, sendSurvey, assignee, notifiedOfSurvey } = await startStudio()

  await sendSurvey()
  expect(await assignee()).toBeNull()
  await givenDeposit(app, number)

  expect(await assignee()).toBe(usual.id)
  expect(await notifiedOfSurvey()).toContain(usual.id)
})

test('what the owner assigned stays, before and after', async () => {
  const { app, usual, other, number, sendSurvey, assign, assignee, notifiedOfSurvey } =
    await startStudio()
  await assign(other.id)

  await givenDeposit(app, number)
  await sendSurvey()
  expect(await assignee()).toBe(other.id)
  expect(await notifiedOfSurvey()).not.toContain(usual.id)

  await assign(null)
  expect(await assignee()).toBeNull()
})

test('without a default, or once that person is no consultant, orders are the owner’s', async () => {
  const { app, owner, usual, number, sendSurvey, assignee, notifiedOfSurvey } = await startStudio()
  await app.db.updateTable('members').set({ role: 'USER' }).where('id', '=', usual.id).execute()

  await givenDeposit(app, number)
  await sendSurvey()

  expect(await assignee()).toBeNull()
  expect(await notifiedOfSurvey()).toContain(owner.id)
  expect(await notifiedOfSurvey()).not.toContain(usual.id)
})

test('only somebody who works as a consultant can be the default; a stale choice blocks no other setting', async () => {
  const { app, owner, usual, choose } = await startStudio()
  const customer = await givenMember(app)

  for (const id of [owner.id, customer.id, crypto.randomUUID()]) {
    expect(await choose(id)).toMatchObject({
      status: 422,
      refusal: { detail: [{ loc: ['body', 'default_consultant_id'] }] },
    })
  }

  await app.db.updateTable('members').set({ role: 'USER' }).where('id', '=', usual.id).execute()
  const body = { default_consultant_id: usual.id, earn_percent: 2 }
  replyOf(await app.call(changeSettings, { body }, { as: owner }))
  expect(replyOf(await choose(null)).default_consultant_id).toBeNull()
})
