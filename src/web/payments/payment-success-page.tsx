import type { LoaderFunctionArgs } from 'react-router'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { loadPayingTitle } from './load-paying-title.ts'
import { useProofInAddress } from './order-in-address.ts'
import { PayingScreen } from './paying-screen.tsx'
import { useConfirmation } from './use-confirmation.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle: FrameHandle = { frame: 'task' }

export const loader = ({ context }: LoaderFunctionArgs) => loadPayingTitle(context)

/**
 * Return page of the provider after the customer agreed: confirms the payment once, however often
 * it is loaded, and shows the result. Source: PAY-02, PAY-03.
 */
export default function PaymentSuccessPage() {
  const proof = useProofInAddress()
  const { isConfirming, code } = useConfirmation(proof)

  return <PayingScreen proof={proof} isConfirming={isConfirming} code={code} />
}
