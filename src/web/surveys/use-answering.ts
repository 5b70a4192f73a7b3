import { useState } from 'react'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import type { DraftState } from '#web/api/use-draft.ts'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { useStableCallback } from '#web/ui/use-stable-callback.ts'
import type { Change, SurveyInput, Typed } from './answers.ts'
import type { Problems } from './find-problems.ts'

/** Manages what is typed into a survey, and the problems found in it. */
export function useAnswering(draft: DraftState<SurveyInput>) {
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<ApiRefusal | null>(null)
  const [form, focusProblem] = useFocusProblem()

  const solve = (fields: object) =>
    setProblems((all) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => !(field in fields))),
    )

  const change: Change = useStableCallback((part) => {
    draft.change(part)
    solve(part)
  })

  const answer = useStableCallback((name: string, typed: Typed) => {
    draft.change({ answers: { ...draft.content.answers, [name]: typed } })
    solve({ [name]: typed })
  })

  /** Shows what prevents the survey from being sent. */
  function stayWith(found: Problems, refusal: ApiRefusal | null) {
    setProblems(found)
    setFailure(refusal)
    focusProblem()
  }
  return { form, problems, failure, setFailure, change, answer, stayWith }
}
