import type { KeyboardEvent } from 'react'
import { useLanguage } from '#web/language/use-text.ts'
import { colourFan, type FanBlade } from '../fan.ts'
import type { PlacedColour } from '../groups.ts'
import type { Swatch } from '../report-content.ts'
import { textClassOn } from './colour-field.tsx'
import { useColorText } from './use-color-text.ts'

interface FanProps {
  readonly colours: readonly PlacedColour[]
  /** Receives the index of the blade's colour. */
  readonly onOpen: (at: number) => void
}

/** Opened to the left: fills a phone, and every name reads from the tip to the rivet. */
const SPREAD = { from: -94, to: 6 } as const

/** Shows the colours as an open fan; a blade opens its colour. */
export function Fan({ colours, onOpen }: FanProps) {
  const { card } = useColorText()
  const { box, blades, rivet, cord } = colourFan(
    colours.map(({ colour }) => colour),
    SPREAD,
  )

  return (
    <fieldset aria-label={card.fan}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it bears its name, each blade its own */}
      <svg
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
        className="h-auto w-full forced-color-adjust-none print:[print-color-adjust:exact]"
      >
        {blades.map((blade, at) => (
          <Blade key={blade.path} blade={blade} onOpen={() => onOpen(at)} />
        ))}
        <circle r={rivet} className="fill-paper stroke-ink" strokeWidth="1.5" />
        <path
          d={cord}
          fill="none"
          className="stroke-clay"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
    </fieldset>
  )
}

interface BladeProps {
  readonly blade: FanBlade<Swatch>
  readonly onOpen: () => void
}

const FONT_SIZE = 14
/** Length available for a name, between the tip and where blades become too narrow. */
const NAME_ROOM = 170

function Blade({ blade: { path, colour, name }, onOpen }: BladeProps) {
  const displayName = colour.names[useLanguage()]

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onOpen()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons
    <g
      role="button"
      tabIndex={0}
      aria-label={displayName}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className={`group cursor-pointer outline-none ${textClassOn(colour.hex)}`}
    >
      <path
        d={path}
        style={{ fill: colour.hex }}
        className="stroke-ink [stroke-width:1.2] group-focus-visible:[stroke-width:5]"
      />
      <text
        transform={`translate(${name.x} ${name.y}) rotate(${name.turn})`}
        textAnchor={name.anchor}
        fontSize={Math.min(FONT_SIZE, NAME_ROOM / widthInEms(displayName))}
        dominantBaseline="central"
        className="fill-current"
      >
        {displayName}
      </text>
    </g>
  )
}

/** Estimates a name's width in em: Korean letters are square, Latin ones narrower. */
const widthInEms = (name: string) =>
  [...name].reduce((width, letter) => width + (/\p{Script=Hangul}/u.test(letter) ? 1 : 0.58), 0)
