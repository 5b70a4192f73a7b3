import { useMutation } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { withdrawProductRequests } from '#contract/product-requests.ts'
import { productRequestTexts } from '#texts/product-requests.ts'
import { type ApiRefusal, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { pageContext } from '#web/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(pageContext)
  return loadTitle(context, () => productRequestTexts[language].withdrawal.title)
}

/** Withdraws a notification request from a mail's link: one click, no login. Source: A-26. */
export default function WithdrawRequestPage() {
  const text = usePageTexts(productRequestTexts)
  const labels = text.withdrawal
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const withdrawing = useMutation<unknown, ApiRefusal, void>({
    mutationFn: () => call(withdrawProductRequests, { body: { token } }),
  })
  const { error } = withdrawing

  return (
    <Page title={labels.title}>
      <div className="space-y-6 py-8">
        {!withdrawing.isSuccess && (
          <>
            <p>{labels.text}</p>
            {error && (
              <Problem>
                {isRefusal(error, 'NOT_FOUND', 'VALIDATION_FAILED')
                  ? labels.unknown
                  : failureMessage(error, text)}
              </Problem>
            )}
            <Button busy={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
              {labels.confirm}
            </Button>
          </>
        )}
        <p role="status" className="empty:hidden">
          {withdrawing.isSuccess && labels.done}
        </p>
      </div>
    </Page>
  )
}
