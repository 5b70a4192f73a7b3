import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#web/language/use-text.ts'
import { proofs } from './account-calls.ts'
import { sendingProblem, verifyingProblem } from './proof-problem.ts'

export interface Proof {
  /** The verified value, or null; a changed value is not verified. */
  readonly verified: string | null
  readonly sentTo: string | null
  readonly problem: string | undefined
  readonly note: string | undefined
  readonly isSending: boolean
  readonly isVerifying: boolean
  readonly send: (target: string) => void
  readonly verify: (code: string) => void
  /** Clears the problem once the value changes. */
  readonly clearProblem: () => void
}

/**
 * Sends a code to an address or number and verifies it. Changing the target starts over. `verifyBy`
 * replaces the verification call. Source: SGN-03, SGN-06, SGN-08.
 */
export function useProof(
  kind: keyof typeof proofs,
  verifyBy: (target: string, code: string) => Promise<unknown> = proofs[kind].verify,
): Proof {
  const text = useText()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [verified, setVerified] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [note, setNote] = useState<string>()

  const say = (outcome: { problem?: string; note?: string }) => {
    setProblem(outcome.problem)
    setNote(outcome.note)
  }
  const sending = useMutation({
    mutationFn: proofs[kind].send,
    onSuccess: (reply, target) => {
      setSentTo(target)
      say({ note: reply.message })
    },
    onError: (error) => say({ problem: sendingProblem(error, text) }),
  })
  const verifying = useMutation({
    mutationFn: ({ target, code }: { target: string; code: string }) => verifyBy(target, code),
    onSuccess: (_reply, { target }) => {
      setVerified(target)
      say({ note: text.accounts.answers[kind].verified })
    },
    onError: (error) => say({ problem: verifyingProblem(error, text) }),
  })

  return {
    verified,
    sentTo,
    problem,
    note,
    isSending: sending.isPending,
    isVerifying: verifying.isPending,
    send: (target) => sending.mutate(target),
    clearProblem: () => setProblem(undefined),
    verify: (code) => {
      if (code.trim() === '') say({ problem: text.accounts.signUp.problems.codeRequired })
      else if (sentTo) verifying.mutate({ target: sentTo, code: code.trim() })
    },
  }
}
