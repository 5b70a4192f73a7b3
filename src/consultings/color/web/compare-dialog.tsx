import { Tabs } from '@base-ui/react/tabs'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '#web/language/use-text.ts'
import { useWakeLock } from '#web/reports/use-wake-lock.ts'
import type { Swatch } from '../report-content.ts'
import { CrossedOut } from './avoided-section.tsx'
import { CloseButton } from './close-button.tsx'
import { ColourField, SmallOn } from './colour-field.tsx'
import { FullScreen } from './full-screen.tsx'
import { useColorText } from './use-color-text.ts'

/** Two colours to compare a garment with. */
interface ColourPair {
  readonly worn: Swatch
  readonly left: Swatch
}

interface CompareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly pairs: readonly ColourPair[]
}

/** Shows an avoided colour and its replacement, to hold a garment between them. */
export function CompareDialog({ open, onClose, pairs }: CompareDialogProps) {
  const { card } = useColorText()
  return (
    <FullScreen open={open} onClose={onClose} title={card.compare}>
      <Pairs pairs={pairs} />
    </FullScreen>
  )
}

function Pairs({ pairs }: Pick<CompareDialogProps, 'pairs'>) {
  const language = useLanguage()
  const { card } = useColorText()
  const [at, setAt] = useState(0)
  useWakeLock()

  return (
    <Tabs.Root
      value={at}
      onValueChange={(place: number) => setAt(place)}
      className="flex min-h-0 grow flex-col"
    >
      {pairs.map((pair, place) => (
        <Tabs.Panel key={keyOf(pair)} value={place} className="flex min-h-0 grow">
          <Side colour={pair.worn} verdict={card.wear}>
            <CloseButton />
          </Side>
          <Side colour={pair.left} verdict={card.leave} isLeft />
        </Tabs.Panel>
      ))}
      <div className="mx-auto w-full max-w-(--container-text) shrink-0 px-gutter pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <p className="display-heading">{card.which}</p>
        <p className="mt-1 text-small text-muted">{card.whichHint}</p>
        <Tabs.List aria-label={card.pairs} activateOnFocus className="mt-4 flex gap-1.5">
          {pairs.map((pair, place) => (
            <Tabs.Tab
              key={keyOf(pair)}
              value={place}
              aria-label={`${pair.worn.names[language]}, ${pair.left.names[language]}`}
              className="flex h-12 min-w-0 grow basis-0 border-2 border-transparent p-0.5 forced-color-adjust-none data-active:border-ink"
            >
              <span className="grow" style={{ backgroundColor: pair.worn.hex }} />
              <span className="grow" style={{ backgroundColor: pair.left.hex }} />
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </div>
    </Tabs.Root>
  )
}

const keyOf = ({ worn, left }: ColourPair) => `${worn.hex} ${left.hex}`

interface SideProps {
  readonly colour: Swatch
  readonly verdict: string
  readonly isLeft?: boolean
  readonly children?: ReactNode
}

function Side({ colour: { hex, names }, verdict, isLeft, children }: SideProps) {
  const language = useLanguage()
  return (
    <ColourField hex={hex} className="relative flex min-w-0 grow basis-0 flex-col px-5 pt-3 pb-5">
      {isLeft && (
        <div className="absolute inset-x-0 top-1/4 bottom-1/4">
          <CrossedOut />
        </div>
      )}
      {children}
      <div className="grow" />
      <SmallOn hex={hex} className="relative text-small">
        {verdict}
      </SmallOn>
      <p className="display-title relative wrap-anywhere">{names[language]}</p>
    </ColourField>
  )
}
