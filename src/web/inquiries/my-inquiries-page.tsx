import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { pageSizes } from '#domain/limits/limits.ts'
import { useSession } from '#web/api/session.ts'
import { useText } from '#web/language/use-text.ts'
import type { MemberHandle } from '#web/layout/member-handle.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { pageNumberIn } from '#web/ui/pager-numbers.ts'
import { AskButton } from './ask-button.tsx'
import { InquiryBoard } from './inquiry-board.tsx'
import { listAddress, myInquiriesAddress } from './inquiry-place.ts'
import { myInquiries } from './inquiry-queries.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle = {
  memberOnly: ({ inquiries }) => inquiries.mine.title,
} satisfies MemberHandle

export const loader = ({ context }: LoaderFunctionArgs) => loadTitle(context, handle.memberOnly)

/** Lists the member's own inquiries, ten per page. Source: INQ-01. */
export default function MyInquiriesPage() {
  const text = useText().inquiries
  const [search] = useSearchParams()
  const page = pageNumberIn(search)
  const session = useSession()
  const query = myInquiries({ page, size: pageSizes.inquiries })
  const inquiries = useQuery({ ...query, enabled: session !== null })

  return (
    <Page title={text.mine.title} intro={text.mine.intro} width="column">
      <div className="flex justify-end pt-6 pb-2">
        <AskButton kind="product" look={{ size: 'small' }} />
      </div>
      <InquiryBoard
        inquiries={inquiries}
        page={page}
        hrefOf={(to) => listAddress(myInquiriesAddress, {}, to)}
        failed={text.productFailed}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
        withWriter={false}
      />
    </Page>
  )
}
