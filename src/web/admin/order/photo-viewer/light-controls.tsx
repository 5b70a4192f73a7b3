import { useId } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../../frame/admin-text.ts'
import { AS_TAKEN, isAsTaken, LIGHT_RANGE, type PhotoLight } from './photo-light.ts'

const STEP = 5

interface LightControlsProps {
  readonly light: PhotoLight
  readonly onLight: (light: PhotoLight) => void
}

/** Sliders of brightness and white balance, for viewing only. */
export function LightControls({ light, onLight }: LightControlsProps) {
  const text = useAdminText().photos.viewer
  const { number } = useFormat()
  const amount = (value: number) => number(Math.abs(value))
  const { brightness, warmth } = light

  return (
    <section
      aria-label={text.light}
      className="grid shrink-0 items-end gap-x-6 border-t border-sand px-4 pt-2.5 pb-1 sm:grid-cols-[1fr_1fr_auto]"
    >
      <LightSlider
        label={text.brightness}
        value={brightness}
        words={
          brightness < 0
            ? text.darker(amount(brightness))
            : brightness > 0
              ? text.brighter(amount(brightness))
              : text.asTaken
        }
        onSlide={(value) => onLight({ ...light, brightness: value })}
      />
      <LightSlider
        label={text.whiteBalance}
        value={warmth}
        words={
          warmth < 0
            ? text.cooler(amount(warmth))
            : warmth > 0
              ? text.warmer(amount(warmth))
              : text.asTaken
        }
        onSlide={(value) => onLight({ ...light, warmth: value })}
      />
      <div className="flex items-center justify-between gap-4 sm:flex-col sm:items-end sm:gap-0">
        <p className="text-tiny text-muted">{text.lightNote}</p>
        <Button
          kind="quiet"
          size="small"
          disabled={isAsTaken(light)}
          onClick={() => onLight(AS_TAKEN)}
        >
          {text.resetLight}
        </Button>
      </div>
    </section>
  )
}

interface LightSliderProps {
  readonly label: string
  readonly value: number
  /** The value in words. */
  readonly words: string
  readonly onSlide: (value: number) => void
}

function LightSlider({ label, value, words, onSlide }: LightSliderProps) {
  const id = useId()

  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-small">
        <label htmlFor={id} className="text-muted">
          {label}
        </label>
        <output htmlFor={id} aria-live="off" className="figures">
          {words}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={-LIGHT_RANGE}
        max={LIGHT_RANGE}
        step={STEP}
        value={value}
        aria-valuetext={words}
        onChange={({ target }) => onSlide(Number(target.value))}
        className="block h-touch w-full accent-clay -outline-offset-8"
      />
    </div>
  )
}
