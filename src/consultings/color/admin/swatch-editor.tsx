import { useEffect, useId, useState } from 'react'
import { languages } from '#domain/languages/languages.ts'
import { CountedField } from '#web/admin/report/counted-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { lengths, type Swatch } from '../report-content.ts'
import { newSwatch, parseHexColour } from './new-swatch.ts'
import { useColorAdminText } from './use-color-admin-text.ts'

interface SwatchEditorProps {
  /** Prefix of the field names, e.g. `best.3`. */
  readonly name: string
  /** Null for an empty place. */
  readonly swatch: Swatch | null
  readonly onChange: (swatch: Swatch) => void
}

/** Edits one colour: its code, typed or picked, and its name in each language. */
export function SwatchEditor({ name, swatch, onChange }: SwatchEditorProps) {
  const labels = useColorAdminText().swatch

  return (
    <div className="space-y-4">
      <HexFields name={name} swatch={swatch} onChange={onChange} />
      {swatch && (
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
          {languages.map((language) => (
            <CountedField
              key={language}
              label={labels.name[language]}
              name={`${name}.names.${language}`}
              limit={lengths.colourName}
              value={swatch.names[language]}
              onChange={(own) =>
                onChange({ ...swatch, names: { ...swatch.names, [language]: own } })
              }
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** Initial colour of the picker for an empty place. */
const FIRST = '#b9aa99'

function HexFields({ name, swatch, onChange }: SwatchEditorProps) {
  const labels = useColorAdminText().swatch
  const id = useId()
  const hex = swatch?.hex
  const [typed, setTyped] = useState(hex?.toUpperCase() ?? '')
  useEffect(() => setTyped(hex?.toUpperCase() ?? ''), [hex])

  function set(next: string) {
    if (next === hex) return
    onChange(swatch ? { ...swatch, hex: next, munsell: '' } : newSwatch(next))
  }

  function type(text: string) {
    setTyped(text)
    const next = parseHexColour(text)
    if (next) set(next)
  }

  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="w-40">
        <TextField
          label={labels.hex}
          name={`${name}.hex`}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
          problem={typed !== '' && parseHexColour(typed) === null ? labels.notHex : null}
        />
      </div>
      <div className="text-small">
        <label htmlFor={id} className="block text-muted">
          {labels.pick}
        </label>
        <input
          id={id}
          type="color"
          value={hex ?? FIRST}
          onChange={({ target }) => set(target.value)}
          className="mt-1 h-touch w-16"
        />
      </div>
      {swatch?.munsell && (
        <p className="text-small">
          <span className="block text-muted">{labels.munsell}</span>
          <span className="figures mt-1 flex h-touch items-center">{swatch.munsell}</span>
        </p>
      )}
    </div>
  )
}
