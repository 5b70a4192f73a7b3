import type { ReactNode } from 'react'
import { isRefusal } from '#web/api/api-refusal.ts'
import { useText } from '#web/language/use-text.ts'
import { Page } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'

interface OrderMissingProps {
  /** Heading of the page, if it is not the order's own. */
  readonly heading?: string
  /** What happened. */
  readonly title: string
  /** What to do next. */
  readonly help: string
  readonly above?: ReactNode
  readonly onRetry?: (() => void) | undefined
  readonly busy?: boolean
  /** Alternative action if a retry would not help. */
  readonly action?: ReactNode
}

/** Replaces an order that cannot be shown. */
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

/** Shows that an order could not be loaded: no connection, or a server error. */
export function OrderFailed({ error, onRetry, busy, ...rest }: OrderFailedProps) {
  const text = useText().myPage.detail
  const help = isRefusal(error, 'OFFLINE') ? text.offlineHelp : text.faultHelp

  return <OrderMissing title={text.failed} help={help} {...rest} onRetry={onRetry} busy={busy} />
}
