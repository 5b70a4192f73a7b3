import { useId } from 'react'
import type { ReportSurvey } from '#consultings/report-in-admin.ts'
import { useHairAdminText } from './use-hair-admin-text.ts'

interface PhotoThumbnailsProps {
  readonly survey: ReportSurvey
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Selects which of the customer's photos is measured. */
export function PhotoThumbnails({ survey, chosen, onChoose }: PhotoThumbnailsProps) {
  const text = useHairAdminText()
  const group = useId()

  return (
    <fieldset className="flex gap-2 p-2.5 lg:w-22 lg:flex-col">
      <legend className="sr-only">{text.choose}</legend>
      {survey.photos.map(({ id, label, thumbnail_url }) => (
        <label
          key={id}
          className="relative w-16 border-2 border-transparent hover:border-rule has-checked:border-clay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="absolute inset-0 size-full appearance-none opacity-0"
          />
          <img
            key={thumbnail_url}
            src={thumbnail_url}
            alt=""
            onError={() => survey.renewLinks(thumbnail_url)}
            className="aspect-[4/5] w-full bg-fill object-cover object-top"
          />
          <span className="block py-0.5 text-center text-tiny leading-snug text-muted">
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
