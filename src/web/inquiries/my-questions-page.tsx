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
import { listAddress, myQuestionsAddress } from './inquiry-place.ts'
import { myInquiries } from './inquiry-queries.ts'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle = {
  memberOnly: ({ inquiries }) => inquiries.questions.title,
} satisfies MemberHandle

export const loader = ({ context }: LoaderFunctionArgs) => loadTitle(context, handle.memberOnly)

/** Lists the member's private questions, which have only a title and content. Source: MYP-03. */
export default function MyQuestionsPage() {
  const text = useText().inquiries
  const [search] = useSearchParams()
  const page = pageNumberIn(search)
  const session = useSession()
  const query = myInquiries({ inquiry_type: 'OTHER', page, size: pageSizes.inquiries })
  const inquiries = useQuery({ ...query, enabled: session !== null })

  return (
    <Page title={text.questions.title} intro={text.questions.intro} width="column">
      <div className="flex justify-end pt-6 pb-2">
        <AskButton kind="question" look={{ size: 'small' }} />
      </div>
      <InquiryBoard
        inquiries={inquiries}
        page={page}
        hrefOf={(to) => listAddress(myQuestionsAddress, {}, to)}
        failed={text.failed}
        empty={<EmptyState title={text.questions.empty} text={text.questions.emptyText} />}
        withWriter={false}
      />
    </Page>
  )
}
