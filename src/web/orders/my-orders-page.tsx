import type { LoaderFunctionArgs } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import type { MemberHandle } from '#web/layout/member-handle.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { Page } from '#web/ui/page.tsx'
import { usePageInAddress } from '#web/ui/use-page-in-address.ts'
import { MyOrders } from './my-orders.tsx'
import { ordersAddress } from './order-addresses.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle = {
  memberOnly: ({ myPage }) => myPage.orders.title,
} satisfies MemberHandle

export const loader = ({ context }: LoaderFunctionArgs) => loadTitle(context, handle.memberOnly)

/** Lists the member's orders, newest first. Source: ORD-14. */
export default function MyOrdersPage() {
  const text = useText().myPage.orders
  const session = useSession()
  const page = usePageInAddress()

  return (
    <Page title={text.title} intro={text.intro} width="column">
      <MyOrders page={page} address={ordersAddress} enabled={session !== null} />
    </Page>
  )
}
