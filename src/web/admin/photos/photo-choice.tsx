import { useId } from 'react'
import type { ReportSurvey } from '#consultings/report-in-admin.ts'
import { classNames } from '#web/ui/class-names.ts'

interface PhotoChoiceProps {
  readonly survey: ReportSurvey
  /** Name of the choice for screen readers. */
  readonly name: string
  readonly chosen: string
  readonly onChoose: (id: string) => void
  /** `column`: a column beside the photo where there is room for it. */
  readonly layout?: 'row' | 'column'
}

/** Selects which of the customer's photos is measured. */
export function PhotoChoice({ survey, name, chosen, onChoose, layout = 'row' }: PhotoChoiceProps) {
  const group = useId()

  return (
    <fieldset
      className={classNames('flex gap-2', layout === 'column' && 'p-2.5 lg:w-22 lg:flex-col')}
    >
      <legend className="sr-only">{name}</legend>
      {survey.photos.map(({ id, label, thumbnail_url }) => (
        <label
          key={id}
          className={classNames(
            'relative border-2 border-transparent transition-colors hover:border-rule has-checked:border-clay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            layout === 'column' ? 'w-16' : 'w-26',
          )}
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
            className="aspect-[3/4] w-full bg-fill object-contain"
          />
          <span className="block py-0.5 text-center text-tiny leading-snug text-muted">
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
