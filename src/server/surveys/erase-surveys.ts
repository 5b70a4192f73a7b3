import { isOffered, kinds, surveyOfKind } from '#consultings/kinds.ts'
import { type Answers, sensitiveQuestions } from '#consultings/question.ts'
import { versionAfter } from '#consultings/stored.ts'
import type { Deps } from '#server/deps.ts'
import { endPauses } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database.ts'
import { deleteEarlierAnswers } from './earlier-answers.ts'
import { deletePhotosOf } from './erased-photos-store.ts'
import { notifyErased, type OrderContact } from './notify-erased.ts'
import { findSurveys, type PhotoRow } from './store.ts'

/** Erases the face and body data, including photos, in the surveys of a closing account. */
export async function eraseSurveys(tx: Db, memberId: string, at: Date) {
  const numbers = (await ordersOf(tx, memberId)).map(({ number }) => number)
  if (numbers.length === 0) return { files: [] }
  const photos = await deletePhotosOf(tx, numbers, { reason: 'WITHDRAWN', at })
  await tx.deleteFrom('surveys').where('order_number', 'in', numbers).execute()
  return { files: photos.flatMap(filesOf) }
}

/**
 * Erases the photos and sensitive answers of all surveys of a member who withdrew consent, and sends
 * the proof for each order; returns the files to delete after the transaction. Source:
 * docs/rules.md A-23.
 */
export async function eraseSensitiveData(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  memberId: string,
  at: Date,
): Promise<readonly string[]> {
  return eraseSensitiveDataOf(deps, tx, await ordersOf(tx, memberId), at)
}

/** Like {@link eraseSensitiveData}, for the surveys of some orders. */
export async function eraseSensitiveDataOf(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  orders: readonly OrderContact[],
  at: Date,
): Promise<readonly string[]> {
  if (orders.length === 0) return []
  const numbers = orders.map(({ number }) => number)
  const surveys = await findSurveys(tx, numbers)
  for (const { order_number, kind, answers, erased_at } of surveys) {
    if (erased_at) continue
    await tx
      .updateTable('surveys')
      .set({
        answers: JSON.stringify(withoutSensitive(kind, answers)),
        schema_version: versionAfter(surveyOfKind(kind).answerUpgrades),
        erased_at: at,
      })
      .where('order_number', '=', order_number)
      .execute()
  }
  await deleteEarlierAnswers(tx, numbers)
  await endPauses(tx, numbers)
  const erased = await deletePhotosOf(tx, numbers, { reason: 'WITHDRAWN', at })
  for (const order of orders) {
    const survey = surveys.find(({ order_number }) => order_number === order.number)
    const photos = erased.filter(({ order_number }) => order_number === order.number)
    const hadAnswers = survey !== undefined && survey.erased_at === null
    if (hadAnswers || photos.length > 0) {
      await notifyErased(deps, tx, order, { photos, reason: 'WITHDRAWN', at })
    }
  }
  return erased.flatMap(filesOf)
}

/** Without a definition of the kind it is unknown which answers are sensitive: erases all. */
function withoutSensitive(kind: string, answers: Answers): object {
  if (!isOffered(kind)) return {}
  const sensitive = sensitiveQuestions(kinds[kind].questions)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !sensitive.includes(name)))
}

/** The orders of a member, with what a message about them needs. */
const ordersOf = (tx: Db, memberId: string): Promise<OrderContact[]> =>
  tx
    .selectFrom('orders')
    .select(['id', 'number', 'member_id', 'contact_name', 'contact_email', 'language'])
    .where('member_id', '=', memberId)
    .execute()

const filesOf = ({ storage_key, thumbnail_key }: PhotoRow) => [storage_key, thumbnail_key]
