import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { loadPayingTitle } from './load-paying-title.ts'
import { useProofInAddress } from './order-in-address.ts'
import { PayingScreen } from './paying-screen.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle: FrameHandle = { frame: 'task' }

export const loader = ({ context }: LoaderFunctionArgs) => loadPayingTitle(context)

/**
 * Return page of the provider if the customer did not agree. The order's state takes precedence: a
 * payment that succeeded meanwhile is never shown as failed. Source: PAY-02.
 */
export default function PaymentFailPage() {
  const [search] = useSearchParams()
  return (
    <PayingScreen proof={useProofInAddress()} code={search.get('code') ?? 'PAY_PROCESS_ABORTED'} />
  )
}
