import { useId } from 'react'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { lengths, MAX_MEASUREMENTS, type Measurement } from '../report-content.ts'
import { useHairText } from '../web/use-hair-text.ts'

const MIDDLE = 0.5
const STEPS = 100

interface MeasurementRowsProps {
  readonly rows: readonly Measurement[]
  readonly onChange: (rows: Measurement[]) => void
}

/** Edits the face's proportions: label, value, and position of the dot. */
export function MeasurementRows({ rows, onChange }: MeasurementRowsProps) {
  const { fields, measurement: text } = useHairText().editor
  const listId = useId()
  const unused = text.presets.filter((preset) => !rows.some(({ label }) => label === preset))
  const add = (label: string) => onChange([...rows, { label, value: '', position: MIDDLE }])
  const change = (at: number, edit: Partial<Measurement>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...edit } : row)))

  return (
    <fieldset>
      <legend className="text-small text-muted">{fields.measurements}</legend>
      <datalist id={listId}>
        {text.presets.map((preset) => (
          <option key={preset} value={preset} />
        ))}
      </datalist>
      {rows.map((row, at) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place alone
          key={at}
          name={`type_analysis.measurements.${at}`}
          listId={listId}
          row={row}
          onChange={(edit) => change(at, edit)}
          onRemove={() => onChange(rows.filter((_, index) => index !== at))}
        />
      ))}
      {rows.length < MAX_MEASUREMENTS && (
        <div className="flex flex-wrap gap-x-5 pt-1">
          {unused.map((preset) => (
            <Button key={preset} kind="quiet" size="small" onClick={() => add(preset)}>
              + {preset}
            </Button>
          ))}
          <Button kind="quiet" size="small" onClick={() => add('')}>
            {text.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface RowProps {
  readonly name: string
  readonly listId: string
  readonly row: Measurement
  readonly onChange: (edit: Partial<Measurement>) => void
  readonly onRemove: () => void
}

function Row({ name, listId, row, onChange, onRemove }: RowProps) {
  const { measurement: text } = useHairText().editor
  const { counter } = useText().ui
  const label = row.label || text.unnamed
  const percent = Math.round(row.position * STEPS)

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-end gap-x-5 gap-y-1 border-b border-sand pt-3 pb-2 md:grid-cols-[minmax(0,3fr)_minmax(11.5rem,2fr)_minmax(0,2fr)_2.75rem]">
      <CountedField
        label={text.label}
        name={`${name}.label`}
        list={listId}
        limit={lengths.measurementLabel}
        value={row.label}
        onChange={(next) => onChange({ label: next })}
      />
      <button
        type="button"
        aria-label={text.remove(label)}
        onClick={onRemove}
        className="flex size-touch items-center justify-center md:order-last"
      >
        <CloseIcon className="size-4" />
      </button>
      <CountedField
        optional
        label={text.value}
        name={`${name}.value`}
        limit={lengths.measurementValue}
        value={row.value}
        onChange={(value) => onChange({ value })}
      />
      <label className="block text-small text-muted max-md:col-span-2">
        {text.position}
        <input
          type="range"
          min={0}
          max={STEPS}
          aria-label={text.positionOf(label)}
          aria-valuetext={counter(String(percent), String(STEPS))}
          value={percent}
          onChange={({ target }) => onChange({ position: Number(target.value) / STEPS })}
          className="mt-1 block h-touch w-full accent-clay"
        />
      </label>
    </div>
  )
}
