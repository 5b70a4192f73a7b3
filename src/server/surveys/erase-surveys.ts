import { isOffered, kinds, surveyOfKind } from '#consultings/kinds.ts'
import { type Answers, sensitiveQuestions } from '#consultings/question.ts'
import { versionAfter } from '#consultings/stored.ts'
import { endPauses } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database.ts'
import { deleteEarlierAnswers } from './earlier-answers.ts'
import { countErasedPhotos, deletePhotosOf, findSurveys } from './store.ts'

/** Erases the face and body data, including photos, in the surveys of a closing account. */
export async function eraseSurveys(tx: Db, memberId: string) {
  const numbers = await numbersOf(tx, memberId)
  if (numbers.length === 0) return { files: [] }
  const files = await deletePhotosOf(tx, numbers)
  await tx.deleteFrom('surveys').where('order_number', 'in', numbers).execute()
  return { files }
}

/**
 * Erases the photos and sensitive answers of all surveys of a member who withdrew consent; returns
 * the files to delete after the transaction. Source: docs/rules.md A-23.
 */
export async function eraseSensitiveData(
  tx: Db,
  memberId: string,
  at: Date,
): Promise<readonly string[]> {
  return eraseSensitiveDataOf(tx, await numbersOf(tx, memberId), at)
}

/** Like {@link eraseSensitiveData}, for the surveys of some orders. */
export async function eraseSensitiveDataOf(tx: Db, orderNumbers: readonly string[], at: Date) {
  if (orderNumbers.length === 0) return []
  for (const { order_number, kind, answers, erased_at } of await findSurveys(tx, orderNumbers)) {
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
  await deleteEarlierAnswers(tx, orderNumbers)
  await endPauses(tx, orderNumbers)
  await countErasedPhotos(tx, orderNumbers, at)
  return deletePhotosOf(tx, orderNumbers)
}

/** Without a definition of the kind it is unknown which answers are sensitive: erases all. */
function withoutSensitive(kind: string, answers: Answers): object {
  if (!isOffered(kind)) return {}
  const sensitive = sensitiveQuestions(kinds[kind].questions)
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !sensitive.includes(name)))
}

async function numbersOf(tx: Db, memberId: string): Promise<readonly string[]> {
  const orders = tx.selectFrom('orders').select('number').where('member_id', '=', memberId)
  return (await orders.execute()).map(({ number }) => number)
}
