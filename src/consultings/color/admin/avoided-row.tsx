import { CountedField } from '#web/admin/report/counted-field.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { CloseIcon, ForwardIcon } from '#web/ui/icons.tsx'
import { Select } from '#web/ui/select.tsx'
import { type Avoided, lengths, type Swatch } from '../report-content.ts'
import { useColorAdminText } from './use-color-admin-text.ts'

interface AvoidedRowProps {
  readonly avoided: Avoided
  readonly at: number
  readonly best: readonly Swatch[]
  readonly isOpen: boolean
  readonly problem: string | null
  readonly onOpen: () => void
  readonly onChange: (change: Partial<Avoided>) => void
  readonly onRemove: () => void
}

/** Edits a colour to avoid, its replacement and the reason. */
export function AvoidedRow(props: AvoidedRowProps) {
  const { avoided, at, best, isOpen, problem, onOpen, onChange, onRemove } = props
  const { avoided: labels, best: bestWords } = useColorAdminText()
  const { number } = useFormat()
  const language = useLanguage()
  const nameOf = ({ names }: Swatch) => names[language] || bestWords.unnamed
  const name = nameOf(avoided.colour)

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)_12rem_auto]">
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={labels.edit(number(at + 1), name)}
          aria-expanded={isOpen}
          onClick={onOpen}
          style={{ background: avoided.colour.hex }}
          className="size-touch forced-color-adjust-none"
        />
        <ForwardIcon className="size-4 text-muted" />
        <span
          aria-hidden="true"
          style={{ background: best[avoided.instead]?.hex }}
          className="h-16 w-14 bg-fill forced-color-adjust-none"
        />
      </div>
      <p className="min-w-0 self-center font-strong">
        {name}
        <span className="figures ml-3 text-tiny font-regular text-muted uppercase">
          {avoided.colour.hex}
        </span>
      </p>
      <div className="max-sm:order-1 max-sm:col-span-3">
        {best.length > 0 ? (
          <Select
            label={labels.instead}
            name={`avoided.${at}.instead`}
            placeholder={false}
            options={best.map((colour, place) => ({ value: String(place), label: nameOf(colour) }))}
            value={String(avoided.instead)}
            onChange={({ target }) => onChange({ instead: Number(target.value) })}
          />
        ) : (
          <p className="text-small text-muted">{labels.noBest}</p>
        )}
      </div>
      <button
        type="button"
        aria-label={labels.remove(name)}
        onClick={onRemove}
        className="flex size-touch items-center justify-center"
      >
        <CloseIcon className="size-4" />
      </button>
      <div className="col-span-full max-sm:order-2">
        <CountedField
          label={labels.why}
          name={`avoided.${at}.why`}
          limit={lengths.why}
          problem={problem}
          value={avoided.why}
          onChange={(why) => onChange({ why })}
        />
      </div>
    </div>
  )
}
