import type { LoaderFunctionArgs } from 'react-router'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { loadPayingTitle } from './load-paying-title.ts'
import { useProofInAddress } from './order-in-address.ts'
import { PayingScreen } from './paying-screen.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle: FrameHandle = { frame: 'task' }

export const loader = ({ context }: LoaderFunctionArgs) => loadPayingTitle(context)

/** Pays an order through the provider's widget, or changes the method. Source: PAY-02. */
export default function PaymentPage() {
  return <PayingScreen proof={useProofInAddress()} />
}
