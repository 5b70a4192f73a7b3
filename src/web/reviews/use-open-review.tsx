import type { Review } from '#contract/reviews.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { useShown } from '#web/ui/use-shown.ts'

const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.tsx')).ReviewDialog)

/** Opens a review in a dialog, which is loaded on first use. */
export function useOpenReview() {
  const { shown, isOpen, show, close } = useShown<Review>()
  const dialog = shown && <ReviewDialog review={shown} open={isOpen} onClose={close} />
  return { open: show, dialog }
}
