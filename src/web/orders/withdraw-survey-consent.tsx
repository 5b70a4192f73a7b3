import { useQuery } from '@tanstack/react-query'
import { useText } from '#web/language/use-text.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { ownSurvey, useWithdrawSurveyConsent } from '#web/own-orders/own-survey.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'

/**
 * Erases the photos and body data of one order by withdrawing the consent. Hidden if no data are left; shown if that cannot be read, since withdrawing twice does no harm.
 */
export function WithdrawSurveyConsent({ proof }: { readonly proof: OrderProof }) {
  const { myPage, ordering } = useText()
  const text = myPage.surveyConsent
  const { confirm } = useDialogs()
  const withdrawing = useWithdrawSurveyConsent(proof)
  const survey = useQuery(ownSurvey(proof))

  if (withdrawing.isSuccess) {
    return (
      <p role="status" className="text-small text-muted">
        {text.done}
      </p>
    )
  }

  if (survey.isPending || survey.data?.hasSensitiveData === false) return null

  async function withdraw() {
    const question = { text: text.text, ok: text.ok }
    if (await confirm(text.question, question)) withdrawing.mutate()
  }

  return (
    <div className="space-y-4">
      <Button kind="quiet" busy={withdrawing.isPending} onClick={() => void withdraw()}>
        {text.withdraw}
      </Button>
      {withdrawing.error && (
        <Problem>{withdrawing.error.serverMessage ?? ordering.failures.offline}</Problem>
      )}
    </div>
  )
}
