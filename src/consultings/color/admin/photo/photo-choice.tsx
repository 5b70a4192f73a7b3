import { useId } from 'react'
import type { ReportSurvey } from '#consultings/report-in-admin.ts'
import { useColorAdminText } from '../use-color-admin-text.ts'

interface PhotoChoiceProps {
  readonly survey: ReportSurvey
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Selects which of the customer's photos is measured. */
export function PhotoChoice({ survey, chosen, onChoose }: PhotoChoiceProps) {
  const labels = useColorAdminText().photo
  const group = useId()

  return (
    <fieldset>
      <legend className="sr-only">{labels.choose}</legend>
      <div className="flex gap-2.5">
        {survey.photos.map(({ id, label, thumbnail_url }) => (
          <label
            key={id}
            className="relative w-26 border-2 border-transparent bg-fill transition-colors hover:border-rule has-checked:border-clay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
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
              className="aspect-[3/4] w-full object-contain"
            />
            <span className="block px-1 py-1 text-center text-tiny leading-snug text-muted">
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
