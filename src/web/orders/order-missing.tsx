import type { ReactNode } from 'react'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { Page } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'

interface OrderMissingProps {
  /** Of the page, where it is another than the order's own. */
  readonly heading?: string
  /** What happened. */
  readonly title: string
  /** What to do next. */
  readonly help: string
  readonly above?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
  /** Another way on, where trying again would not help. */
  readonly action?: ReactNode
}

/** Stands where an order should be. */
export function OrderMissing(props: OrderMissingProps) {
  const { heading, title, help, above, onRetry, busy, action } = props
  const text = useText().myPage.detail

  return (
    <Page title={heading ?? text.title} above={above} width="column">
      <div className="space-y-6 pt-8">
        <Problem onRetry={onRetry} {...(busy && { busy })}>
          <strong className="font-strong">{title}</strong>
          <span className="block text-small">{help}</span>
        </Problem>
        {action}
      </div>
    </Page>
  )
}

interface OrderFailedProps extends Pick<OrderMissingProps, 'heading' | 'above'> {
  readonly error: unknown
  readonly onRetry: () => void
  readonly busy: boolean
}

/** The order could not be shown: no connection, or a fault of ours. */
export function OrderFailed({ error, onRetry, busy, ...rest }: OrderFailedProps) {
  const text = useText().myPage.detail
  const help = isRefusal(error, 'OFFLINE') ? text.offlineHelp : text.faultHelp

  return <OrderMissing title={text.failed} help={help} {...rest} onRetry={onRetry} busy={busy} />
}
