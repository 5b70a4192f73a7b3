import { useLoaderData } from 'react-router'
import type { FrameHandle } from '#web/layout/frame.tsx'
import type { loadOrderPage } from './load-order-page.ts'
import { OrderScreen } from './order-screen.tsx'
import { useBuyer } from './use-buyer.ts'

export { loadOrderPage as loader, orderPageMeta as meta } from './load-order-page.ts'

export const handle: FrameHandle = { frame: 'task' }

/** Members order as members, everybody else as a guest. Source: ORD-01. */
export default function OrderPage() {
  const data = useLoaderData<typeof loadOrderPage>()

  return <OrderScreen data={data} buyer={useBuyer(data.viewer)} />
}
