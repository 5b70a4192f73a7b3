import { useState } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { useText } from '#web/language/use-text.ts'
import type { MemberHandle } from '#web/layout/member-handle.ts'
import { loadTitle } from '#web/layout/page-title.ts'
import { ReviewScreen } from './review-screen.tsx'
import { ReviewStop } from './review-stop.tsx'
import { WriteReview } from './write-review.tsx'

export { titleMeta as meta } from '#web/layout/page-title.ts'

export const handle = {
  memberOnly: ({ reviews }) => reviews.mine.write,
} satisfies MemberHandle

export const loader = ({ context }: LoaderFunctionArgs) => loadTitle(context, handle.memberOnly)

type Stop = 'exists' | 'notYet'

/** Writes the review of a completed order, once per order. Source: docs/rules.md V-1. */
export default function WriteReviewPage() {
  const text = useText().reviews.mine
  const orderNumber = (useParams().orderNumber ?? '').trim().toUpperCase()
  const [stop, setStop] = useState<Stop>()

  return (
    <ReviewScreen title={text.write}>
      {({ items, waiting }) => {
        const order = waiting.find((it) => it.order_number === orderNumber)
        if (stop) return <ReviewStop reason={stop} />
        if (order) return <WriteReview key={orderNumber} order={order} onStop={setStop} />
        const isWritten = items.some((it) => it.order_number === orderNumber)
        return <ReviewStop reason={isWritten ? 'exists' : 'notYet'} />
      }}
    </ReviewScreen>
  )
}
