import { Link } from 'react-router'
import type { LookCounts, LookFilter } from '#domain/reviews/look-counts.ts'
import { useText } from '#web/language/use-text.ts'
import { addressOfFilter } from './review-filter.ts'

interface LookLinksProps {
  /** Null while unknown: then every choice is a link. */
  readonly counts: LookCounts | null
  /** The current choice. Without it, the links lead to the gallery. */
  readonly filter?: LookFilter
  readonly className: string
}

/** Filters the gallery by face shape and hair. A choice without results is no link. */
export function LookLinks({ counts, filter, className }: LookLinksProps) {
  const { filters: text, faceShapes, hairLengths } = useText().reviews

  const row = (
    name: keyof LookFilter,
    labels: Readonly<Record<string, string>>,
    counted: Readonly<Record<string, number>> | undefined,
  ) => {
    const choice = (label: string, value?: string, count?: number) => (
      <Choice
        key={label}
        label={label}
        to={addressOfFilter({ ...filter, [name]: value })}
        count={count}
        chosen={filter !== undefined && filter[name] === value}
      />
    )
    const offered = Object.entries(labels).filter(([value]) => filter || counted?.[value])
    if (offered.length === 0) return null
    return (
      <div className="grid grid-cols-[5.5rem_1fr] gap-x-3 md:grid-cols-[7rem_1fr]">
        <p id={name} className="py-2.5 text-muted">
          {text[name]}
        </p>
        <ul aria-labelledby={name} className="flex flex-wrap gap-x-5">
          {filter && choice(text.any)}
          {offered.map(([value, label]) => choice(label, value, counted?.[value]))}
        </ul>
      </div>
    )
  }

  return (
    <nav aria-label={text.label} className={className}>
      {row('face_shape', faceShapes, counts?.face_shapes)}
      {row('hair_length', hairLengths, counts?.hair_lengths)}
    </nav>
  )
}

interface ChoiceProps {
  readonly to: string
  readonly label: string
  readonly count: number | undefined
  readonly chosen: boolean
}

function Choice({ to, label, count, chosen }: ChoiceProps) {
  const leadsNowhere = count === 0 && !chosen
  const face = (
    <>
      {label} {!!count && <small className="ml-1.5 text-tiny text-muted">{count}</small>}
    </>
  )
  return (
    <li className="flex min-h-touch items-center text-muted">
      {leadsNowhere ? (
        face
      ) : (
        <Link
          to={to}
          preventScrollReset
          aria-current={chosen || undefined}
          className="py-2.5 text-ink hover:text-clay aria-[current]:font-strong aria-[current]:shadow-[inset_0_-2px_0_var(--color-clay)]"
        >
          {face}
        </Link>
      )}
    </li>
  )
}
