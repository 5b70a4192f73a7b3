import type { Survey } from '#contract/surveys.ts'
import { photoRequestTexts } from '#texts/photo-requests.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

interface PhotoReasonProps {
  readonly request: Survey['photo_requests'][number]
  /** The photo that would be replaced. */
  readonly current: Survey['images'][number] | null
}

/** Says why a photo is asked for and how to mend it, beside the present one. */
export function PhotoReason({ request, current }: PhotoReasonProps) {
  const texts = usePageTexts(photoRequestTexts)
  const text = texts.page
  const { label, help } = texts.reasons[request.reason]

  return (
    <div className="flex items-start gap-5">
      {current && (
        <figure className="w-28 shrink-0">
          <img
            src={current.thumbnail_url}
            alt=""
            width={current.width}
            height={current.height}
            className="aspect-[3/4] w-full bg-fill object-contain"
          />
          <figcaption className="pt-1 text-tiny text-muted">{text.now}</figcaption>
        </figure>
      )}
      <div className="min-w-0 grow">
        <p className="text-small text-muted">{text.why}</p>
        <p className="font-strong">{label}</p>
        <p className="mt-1">{help}</p>
        {request.words && (
          <>
            <p className="mt-3 text-small text-muted">{text.words}</p>
            <p className="border-l-2 border-clay pl-3 wrap-anywhere">{request.words}</p>
          </>
        )}
        <p className="mt-3 text-small text-muted">{text.paused}</p>
      </div>
    </div>
  )
}
