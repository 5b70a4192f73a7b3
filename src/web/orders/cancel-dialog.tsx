import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { type OrderProof, refundQuote, useCancelOrder } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { CancelForm } from './cancel-form.tsx'
import { CancelSummary } from './cancel-summary.tsx'

interface CancelDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly proof: OrderProof
}

/** Cancels an order; shows the refund first. Source: ORD-18. */
export function CancelDialog({ open, onClose, proof }: CancelDialogProps) {
  const text = useText().myPage.cancel
  const format = useFormat()
  const say = useToast()
  const formId = useId()
  const quote = useQuery({ ...refundQuote(proof), enabled: open })
  const cancelling = useCancelOrder(proof)
  const refund = quote.data?.refund_amount ?? 0

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.title}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            wide
            disabled={!quote.data}
            busy={cancelling.isPending}
          >
            {refund > 0 ? text.submitRefund(format.won(refund)) : text.submit}
          </Button>
          <Button kind="secondary" wide onClick={onClose}>
            {text.keep}
          </Button>
        </>
      }
    >
      {quote.isPending && (
        <Loading>
          <SkeletonText lines={5} />
        </Loading>
      )}
      {quote.isError && (
        <Problem onRetry={() => void quote.refetch()} busy={quote.isFetching}>
          {'serverMessage' in quote.error && typeof quote.error.serverMessage === 'string'
            ? quote.error.serverMessage
            : text.quoteFailed}
        </Problem>
      )}
      {quote.data && (
        <>
          <CancelSummary quote={quote.data} />
          <CancelForm
            id={formId}
            needsAccount={quote.data.goes === 'TO_ACCOUNT'}
            busy={cancelling.isPending}
            error={cancelling.error}
            onSubmit={(body) =>
              cancelling.mutate(body, {
                onSuccess: ({ refund_amount: amount }) => {
                  onClose()
                  say(amount > 0 ? text.doneRefund(format.won(amount)) : text.done)
                },
              })
            }
          />
        </>
      )}
    </Dialog>
  )
}
