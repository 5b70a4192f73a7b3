import { useId } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import type { SheetSurvey } from '../../../sheets-in-office.ts'
import { type ColorPhoto, colorPhotos } from '../../survey.ts'
import { colorTexts } from '../../texts.ts'
import { useColorOfficeText } from '../use-color-office-text.ts'

interface PhotoChoiceProps {
  readonly survey: SheetSurvey
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Which of the customer's photos is measured. */
export function PhotoChoice({ survey, chosen, onChoose }: PhotoChoiceProps) {
  const words = useColorOfficeText().photo
  const { kinds } = colorTexts[useLanguage()].photos
  const { number } = useFormat()
  const group = useId()

  return (
    <fieldset>
      <legend className="sr-only">{words.choose}</legend>
      <div className="flex gap-2.5">
        {survey.photos.map(({ id, name, thumbnail_url }, at) => (
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
              className="aspect-[9/10] w-full object-cover"
            />
            <span className="block px-1 py-1 text-center text-tiny leading-snug text-muted">
              {kindOf(name, kinds) ?? words.photo(number(at + 1))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What a photo is called; nothing where its sender did not say which it is. */
function kindOf(name: string | null, kinds: Readonly<Record<ColorPhoto, string>>) {
  const kind = colorPhotos.find((each) => each === name)
  return kind && kinds[kind]
}
