import { useId } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { type ColorContent, type Line, lengths, lines } from '../report-content.ts'
import { linePlace } from './line-place.ts'
import { useColorAdminText } from './use-color-admin-text.ts'

type LineSectionProps = Omit<ReportFieldsProps<ColorContent>, 'survey'>

/** Edits the customer's positions on the four lines, and their texts. */
export function LineSection({ content, onChange, problemOf }: LineSectionProps) {
  const { sections, lines: labels } = useColorAdminText()

  return (
    <EditorSection title={sections.lines}>
      <div className="space-y-6">
        {lines.map((line) => (
          <div
            key={line}
            className="grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:items-end"
          >
            <Slider
              line={line}
              position={content.lines[line].position}
              onSlide={(position) => onChange((it) => withLine(it, line, { position }))}
            />
            <CountedField
              label={labels.text(labels.names[line])}
              name={`lines.${line}.text`}
              limit={lengths.lineText}
              problem={problemOf(`lines.${line}.text`)}
              value={content.lines[line].text}
              onChange={(text) => onChange((it) => withLine(it, line, { text }))}
            />
          </div>
        ))}
      </div>
    </EditorSection>
  )
}

const withLine = (
  content: ColorContent,
  line: Line,
  change: Partial<ColorContent['lines'][Line]>,
): ColorContent => ({
  ...content,
  lines: { ...content.lines, [line]: { ...content.lines[line], ...change } },
})

const STEP = 2

/** A range between two opposite ends: no filled part, and a mark in the middle. */
const trackClass =
  'block h-touch w-full cursor-pointer appearance-none bg-[linear-gradient(var(--color-control),var(--color-control)),linear-gradient(var(--color-control),var(--color-control))] bg-[length:100%_1px,1px_0.75rem] bg-center bg-no-repeat [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-clay [&::-webkit-slider-thumb]:size-5 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-clay forced-colors:appearance-auto'

interface SliderProps {
  readonly line: Line
  readonly position: number
  readonly onSlide: (position: number) => void
}

function Slider({ line, position, onSlide }: SliderProps) {
  const labels = useColorAdminText().lines
  const { number } = useFormat()
  const id = useId()
  const place = linePlace(labels, line, position, number)
  const [from, to] = labels.ends[line]

  return (
    <div className="text-small">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-strong">
          {labels.names[line]}
        </label>
        <output htmlFor={id} aria-live="off" className="figures text-muted">
          {place}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={`lines.${line}.position`}
        min={-100}
        max={100}
        step={STEP}
        value={position}
        aria-valuetext={place}
        onChange={({ target }) => onSlide(Number(target.value))}
        className={trackClass}
      />
      <p aria-hidden="true" className="-mt-2 flex justify-between text-tiny text-muted">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </div>
  )
}
