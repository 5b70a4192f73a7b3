import { useState } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { AVOIDED_COLOURS, type Avoided, type ColorContent, type Swatch } from '../report-content.ts'
import { AvoidedRow } from './avoided-row.tsx'
import { avoidedSeasonOf } from './avoided-season.ts'
import { ColourShelf } from './colour-shelf.tsx'
import type { Measured } from './photo/measuring.ts'
import { SwatchEditor } from './swatch-editor.tsx'
import { useColorAdminText } from './use-color-admin-text.ts'

interface AvoidedSectionProps extends Omit<ReportFieldsProps<ColorContent>, 'survey'> {
  readonly measured: readonly Measured[]
}

/** Edits six colours to avoid, each with its replacement and the reason. */
export function AvoidedSection({ content, onChange, problemOf, measured }: AvoidedSectionProps) {
  const { sections, avoided: labels } = useColorAdminText()
  const { number } = useFormat()
  const counter = useText().ui.counter
  const [open, setOpen] = useState<number | null>(null)
  const { avoided, best } = content
  const set = (change: (avoided: Avoided[]) => Avoided[]) =>
    onChange((it) => ({ ...it, avoided: change(it.avoided).slice(0, AVOIDED_COLOURS) }))
  const isFull = avoided.length === AVOIDED_COLOURS
  const problem = problemOf('avoided')

  function put(place: number, colour: Swatch) {
    set((all) =>
      place < all.length
        ? all.map((own, at) => (at === place ? { ...own, colour } : own))
        : [...all, { colour, instead: 0, why: '' }],
    )
  }

  return (
    <EditorSection
      title={sections.avoided}
      action={
        <span className="figures text-small text-muted">
          {counter(number(avoided.length), number(AVOIDED_COLOURS))}
        </span>
      }
    >
      <ol>
        {avoided.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are known by their number alone
          <li key={at} className="border-b border-sand py-3">
            <AvoidedRow
              avoided={each}
              at={at}
              best={best}
              isOpen={open === at}
              problem={problemOf(`avoided.${at}.why`)}
              onOpen={() => setOpen(open === at ? null : at)}
              onChange={(change) =>
                set((all) => all.map((own, place) => (place === at ? { ...own, ...change } : own)))
              }
              onRemove={() => {
                setOpen(null)
                set((all) => all.filter((_, place) => place !== at))
              }}
            />
            {open === at && (
              <Open
                content={content}
                place={at}
                measured={measured}
                onPut={(colour) => put(at, colour)}
              />
            )}
          </li>
        ))}
      </ol>
      {!isFull && (
        <>
          <button
            type="button"
            name="avoided"
            aria-expanded={open === avoided.length}
            onClick={() => setOpen(open === avoided.length ? null : avoided.length)}
            className="flex min-h-touch items-center gap-2 pt-2 text-small underline decoration-rule underline-offset-4 hover:decoration-ink"
          >
            <PlusIcon className="size-4" />
            {labels.add}
          </button>
          {open === avoided.length && (
            <Open
              content={content}
              place={avoided.length}
              measured={measured}
              onPut={(colour) => put(avoided.length, colour)}
            />
          )}
        </>
      )}
      {problem && <p className="text-small text-clay">{problem}</p>}
    </EditorSection>
  )
}

interface OpenProps {
  readonly content: ColorContent
  readonly place: number
  readonly measured: readonly Measured[]
  readonly onPut: (colour: Swatch) => void
}

const Open = ({ content, place, measured, onPut }: OpenProps) => (
  <div className="mt-4 space-y-4 border-l-3 border-clay pl-4">
    <ColourShelf
      begin={content.season && avoidedSeasonOf(content.season)}
      measured={measured}
      used={content.avoided.map(({ colour }) => colour)}
      onTake={onPut}
    />
    <SwatchEditor
      name={`avoided.${place}.colour`}
      swatch={content.avoided[place]?.colour ?? null}
      onChange={onPut}
    />
  </div>
)
