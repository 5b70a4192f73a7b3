import { NEWER_KIND, surveyOfKind } from '#consultings/kinds.ts'
import type { Answers } from '#consultings/question.ts'
import { isNewer, upgraded } from '#consultings/stored.ts'
import type { KindOfReply } from '#contract/by-kind.ts'

/** Upgrades stored answers to the current schema, and returns the kind to read them as. */
export function readAnswers(
  type: KindOfReply,
  stored: Answers,
  version: number,
  { answerUpgrades } = surveyOfKind(type),
): { readonly kind: KindOfReply; readonly answers: Answers } {
  return {
    kind: isNewer(version, answerUpgrades) ? NEWER_KIND : type,
    // The kind's schema parsed them before they were stored; upgrades lead to the current schema.
    answers: upgraded(stored, version, answerUpgrades) as Answers,
  }
}
