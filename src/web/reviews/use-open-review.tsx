import { lazy, Suspense } from 'react'
import type { Review } from '#contract/reviews.ts'
import { useShown } from '#web/ui/use-shown.ts'

const ReviewDialog = lazy(async () => ({
  default: (await import('./review-dialog.tsx')).ReviewDialog,
}))

/** Opens one review whole. Its dialog is loaded with the first one that is opened. */
export function useOpenReview() {
  const { shown, isOpen, show, close } = useShown<Review>()
  const dialog = shown && (
    <Suspense>
      <ReviewDialog review={shown} open={isOpen} onClose={close} />
    </Suspense>
  )
  return { open: show, dialog }
}
