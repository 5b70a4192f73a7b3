import { useState } from 'react'
import type { ReportFieldsProps } from '#consultings/report-in-admin.ts'
import { EditorSection } from '#web/admin/report/editor-section.tsx'
import { BlockTextArea } from '#web/admin/text-blocks/block-text-area.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import {
  type Area,
  areas,
  type ColorContent,
  lengths,
  MAX_SHADES,
  type Swatch,
} from '../report-content.ts'
import { smallClassOn, textClassOn } from '../web/colour-field.tsx'
import { ColourShelf } from './colour-shelf.tsx'
import type { Measured } from './photo/measuring.ts'
import { withoutShade, withShadeAt } from './shades.ts'
import { SwatchEditor } from './swatch-editor.tsx'
import { useColorAdminText } from './use-color-admin-text.ts'

interface MakeUpSectionProps extends Omit<ReportFieldsProps<ColorContent>, 'survey'> {
  readonly measured: readonly Measured[]
}

/** Edits shades for lips, cheeks, eyes and hair, jewellery metals, and a text about each. */
export function MakeUpSection({ content, onChange, problemOf, measured }: MakeUpSectionProps) {
  const { sections, areas: names, makeUp: labels } = useColorAdminText()

  return (
    <EditorSection title={sections.makeUp}>
      <div className="divide-y divide-sand">
        {areas.map((area) => (
          <div key={area} className="space-y-3 py-4">
            <h3 className="text-small font-strong">{names[area]}</h3>
            <Shades area={area} content={content} onChange={onChange} measured={measured} />
            <BlockTextArea
              label={labels.text(names[area])}
              name={`make_up.${area}.text`}
              rows={2}
              limit={lengths.areaText}
              problem={problemOf(`make_up.${area}.text`)}
              value={content.make_up[area].text}
              onChange={(text) =>
                onChange((it) => ({
                  ...it,
                  make_up: { ...it.make_up, [area]: { ...it.make_up[area], text } },
                }))
              }
            />
          </div>
        ))}
      </div>
    </EditorSection>
  )
}

interface ShadesProps extends Pick<MakeUpSectionProps, 'content' | 'onChange' | 'measured'> {
  readonly area: Area
}

function Shades({ area, content, onChange, measured }: ShadesProps) {
  const { areas: names, makeUp: labels, best } = useColorAdminText()
  const { number } = useFormat()
  const language = useLanguage()
  const [open, setOpen] = useState<number | null>(null)
  const { shades } = content.make_up[area]
  const nameOf = (swatch: Swatch) => swatch.names[language] || best.unnamed
  const put = (place: number) => (swatch: Swatch) =>
    onChange((it) => withShadeAt(it, area, place, swatch))

  return (
    <>
      <ul aria-label={`${names[area]} · ${labels.shades}`} className="grid grid-cols-3 gap-0.5">
        {shades.map((swatch, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are known by their number alone
          <li key={at}>
            <button
              type="button"
              aria-label={labels.shade(names[area], number(at + 1), nameOf(swatch))}
              aria-expanded={open === at}
              onClick={() => setOpen(open === at ? null : at)}
              style={{ background: swatch.hex }}
              className={classNames(
                'flex h-16 w-full items-start p-2 text-left text-tiny leading-tight forced-color-adjust-none',
                textClassOn(swatch.hex),
                open === at && 'outline-3 outline-offset-2 outline-clay',
              )}
            >
              <span className={smallClassOn(swatch.hex)}>{nameOf(swatch)}</span>
            </button>
          </li>
        ))}
        {shades.length < MAX_SHADES && (
          <li>
            <button
              type="button"
              aria-label={labels.add(names[area])}
              aria-expanded={open === shades.length}
              onClick={() => setOpen(open === shades.length ? null : shades.length)}
              className={classNames(
                'flex h-16 w-full items-center justify-center border border-dashed border-control hover:border-ink',
                open === shades.length && 'border-clay bg-blush',
              )}
            >
              <PlusIcon className="size-4" />
            </button>
          </li>
        )}
      </ul>
      {open !== null && (
        <div className="space-y-4 border-l-3 border-clay pl-4">
          <ColourShelf
            begin={content.season}
            shadesOf={area}
            measured={measured}
            used={shades}
            onTake={put(open)}
          />
          <SwatchEditor
            key={open}
            name={`make_up.${area}.shades.${open}`}
            swatch={shades[open] ?? null}
            onChange={put(open)}
          />
          {shades[open] && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                setOpen(null)
                onChange((it) => withoutShade(it, area, open))
              }}
            >
              {labels.remove(nameOf(shades[open]))}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
