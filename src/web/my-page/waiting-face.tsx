import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { waitingTexts } from '#texts/waiting.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface WaitingFaceProps {
  /** The face that the survey describes; nothing once it was erased, or if it cannot be read. */
  readonly customer: PortraitChoices | null | undefined
  readonly isPending: boolean
  /** Whether the studio has opened the survey. */
  readonly isRead: boolean
}

const FIELD = 'relative aspect-39/32 overflow-hidden bg-fill md:aspect-4/5'

/** Shows the customer's face with guide lines; the hair, not chosen yet, is pale. */
export function WaitingFace({ customer, isPending, isRead }: WaitingFaceProps) {
  const text = usePageTexts(waitingTexts)
  if (isPending) return <Skeleton className={`-mx-gutter md:mx-0 ${FIELD}`} />
  if (!customer) return null

  return (
    <figure>
      <div className={`-mx-gutter md:mx-0 ${FIELD}`}>
        <Portrait
          {...customer}
          hair={{ colour: 'plan', length: 200, ...customer.hair }}
          picture={{ frame: 'head', measures: 'lines', clothes: 'none' }}
          label={text.face}
          first
          className="mx-auto w-[70%]! md:w-full!"
        />
      </div>
      <figcaption className="mt-2 text-small text-muted">
        {isRead ? text.isRead : text.drawn}
      </figcaption>
    </figure>
  )
}
