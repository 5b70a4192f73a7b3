import { surveyOfKind } from '#consultings/kinds.ts'
import type { Answers } from '#consultings/question.ts'
import type { KindOfReply } from '#contract/by-kind.ts'
import type { AnswerChange } from '#contract/surveys.ts'
import { keysOf } from '#domain/collections/records.ts'
import type { Db } from '#server/platform/database.ts'
import { readAnswers } from './read-answers.ts'

/** Answers that a customer has changed since, in the current schema. */
interface EarlierAnswers {
  readonly answers: Answers
  readonly replacedAt: Date
}

/** Lists what was answered before each change of an order's survey, the first answers first. */
export async function findEarlierAnswers(
  db: Db,
  orderNumber: string,
  kind: KindOfReply,
): Promise<EarlierAnswers[]> {
  const rows = await db
    .selectFrom('earlier_answers')
    .select(['answers', 'schema_version', 'replaced_at'])
    .where('order_number', '=', orderNumber)
    .orderBy('revision')
    .execute()
  return rows.map(({ answers, schema_version, replaced_at }) => ({
    answers: readAnswers(kind, answers, schema_version).answers,
    replacedAt: replaced_at,
  }))
}

/** Returns the revision of a survey with these earlier answers. */
export const revisionAfter = (earlier: readonly EarlierAnswers[]): number => earlier.length + 1

/** Lists the changes that led to the current answers, the last first. */
export function changesTo(
  current: Answers,
  earlier: readonly EarlierAnswers[],
  kind: KindOfReply,
): AnswerChange[] {
  return earlier
    .map(({ answers, replacedAt }, index) => ({
      at: replacedAt.toISOString(),
      before: replacedAnswers(answers, earlier[index + 1]?.answers ?? current, kind),
    }))
    .reverse()
}

/** Returns the earlier answers to those questions that are answered differently now. */
export function replacedAnswers(
  before: Answers,
  after: Answers,
  kind: KindOfReply,
): AnswerChange['before'] {
  const changed = keysOf(surveyOfKind(kind).questions).filter(
    (question) => comparable(before[question]) !== comparable(after[question]),
  )
  return Object.fromEntries(changed.map((question) => [question, copied(before[question])]))
}

type Answer = Answers[string]

/** The options of a list have no order. */
const comparable = (answer: Answer) =>
  JSON.stringify(typeof answer === 'object' ? [...answer].sort() : answer)

const copied = (answer: Answer) => (typeof answer === 'object' ? [...answer] : (answer ?? null))

/** Stores the answers that are about to be replaced, as they are stored. */
export async function storeEarlierAnswers(
  tx: Db,
  orderNumber: string,
  revision: number,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('earlier_answers')
    .columns(['order_number', 'revision', 'answers', 'schema_version', 'replaced_at'])
    .expression((eb) =>
      eb
        .selectFrom('surveys')
        .select(({ val }) => [
          'order_number',
          val(revision).as('revision'),
          'answers',
          'schema_version',
          val(at).as('replaced_at'),
        ])
        .where('order_number', '=', orderNumber),
    )
    .execute()
}

/** Deletes what was answered before the changes of some surveys. */
export async function deleteEarlierAnswers(tx: Db, orderNumbers: readonly string[]): Promise<void> {
  await tx.deleteFrom('earlier_answers').where('order_number', 'in', orderNumbers).execute()
}

/** Deletes what was answered before the changes of surveys whose orders ended. */
export async function deleteEarlierAnswersOfEndedOrders(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('earlier_answers')
    .using('orders')
    .whereRef('orders.number', '=', 'earlier_answers.order_number')
    .where((eb) => eb(eb.fn.coalesce('orders.completed_at', 'orders.ended_at'), '<=', now))
    .execute()
}
