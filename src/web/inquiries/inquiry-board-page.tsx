import { useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { pageSizes } from '#domain/limits/limits.ts'
import { useIsMember } from '#web/accounts/use-is-member.ts'
import { useText } from '#web/language/use-text.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { pageNumberIn } from '#web/ui/pager-numbers.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { AskButton } from './ask-button.tsx'
import { InquiryBoard } from './inquiry-board.tsx'
import { inquiryBoardAddress, listAddress } from './inquiry-place.ts'
import { myInquiries, publicInquiries } from './inquiry-queries.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  loadTitle(context, ({ inquiries }) => inquiries.board.title)

/**
 * One screen for members and guests, twenty per page: members see their own inquiries, guests
 * everybody's, private ones behind a password. Source: INQ-01, INQ-03.
 */
export default function InquiryBoardPage() {
  const text = useText().inquiries
  const [search] = useSearchParams()
  const page = pageNumberIn(search)
  const isMember = useIsMember()
  const isHydrated = useHydrated()
  const query = { page, size: pageSizes.combinedInquiries }
  const inquiries = useQuery({
    ...(isMember ? myInquiries(query) : publicInquiries(query)),
    enabled: isHydrated,
  })

  return (
    <Page
      title={text.board.title}
      intro={isMember ? text.board.intro : text.board.guestIntro}
      width="column"
    >
      <div className="flex justify-end pt-6 pb-2">
        <AskButton kind="board" look={{ size: 'small' }} />
      </div>
      <InquiryBoard
        inquiries={inquiries}
        page={page}
        hrefOf={(to) => listAddress(inquiryBoardAddress, {}, to)}
        failed={text.failed}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
        withWriter={!isMember}
        onBoard
      />
    </Page>
  )
}
