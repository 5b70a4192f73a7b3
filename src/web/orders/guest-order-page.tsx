import { useLoaderData } from 'react-router'
import type { FrameHandle } from '#web/layout/frame.tsx'
import type { loadOrderPage } from './load-order-page.ts'
import { OrderScreen } from './order-screen.tsx'
import { GUEST } from './use-buyer.ts'

export { loadOrderPage as loader, orderPageMeta as meta } from './load-order-page.ts'

export const handle: FrameHandle = { frame: 'task' }

/** Ordering as a guest, whoever is signed in. Source: GST-01. */
export default function GuestOrderPage() {
  const data = useLoaderData<typeof loadOrderPage>()

  return <OrderScreen data={data} buyer={GUEST} />
}
