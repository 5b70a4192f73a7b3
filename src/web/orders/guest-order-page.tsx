import { useLoaderData } from 'react-router'
import type { FrameHandle } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import type { PublicHandle } from '#web/layout/public-handle.ts'
import type { FontsHandle } from '#web/ui/fonts/language-fonts.tsx'
import { type loadOrderPage, orderPlace } from './load-order-page.ts'
import { OrderScreen } from './order-screen.tsx'
import { GUEST } from './use-buyer.ts'

export { loadOrderPage as loader } from './load-order-page.ts'

export const handle = {
  fonts: 'first view',
  frame: 'task',
  public: orderPlace,
} satisfies FontsHandle & FrameHandle & PublicHandle

export const meta = pageMeta()

/** Orders as a guest, even if signed in. Source: GST-01. */
export default function GuestOrderPage() {
  const data = useLoaderData<typeof loadOrderPage>()

  return <OrderScreen data={data} buyer={GUEST} />
}
