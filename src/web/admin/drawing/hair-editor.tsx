import { type ReactNode, useMemo, useState } from 'react'
import { nearestStyle } from '#domain/drawings/styles/nearest-style.ts'
import {
  type DrawnFace,
  type StylePlace,
  stylePortrait,
} from '#domain/drawings/styles/report-portraits.ts'
import { mensStyleNames, type StyleName, styleOf } from '#domain/drawings/styles/style.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import { drawingTexts } from '#texts/drawings.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useStableCallback } from '#web/ui/use-stable-callback.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { HairControls } from './hair-controls.tsx'
import { HairPreview } from './hair-preview.tsx'
import { StyleTiles } from './style-tiles.tsx'
import { useHair } from './use-hair.ts'

interface HairEditorProps {
  /** Shown first if nothing is chosen. */
  readonly drawing: StyleChoices
  readonly isChosen: boolean
  readonly face: DrawnFace
  readonly place: StylePlace
  /** `style` is set if a named style was just picked, not after a change. */
  readonly onChange: (drawing: StyleChoices, style?: StyleName) => void
  readonly children?: ReactNode
}

const isMens = (style: StyleName) => mensStyleNames.some((name) => name === style)

/** Editor of a hairstyle: choose a named style, then adjust it beside its picture. */
export function HairEditor(props: HairEditorProps) {
  const { drawing, isChosen, face, place, onChange, children } = props
  const { hair, change, pick } = useHair(drawing, onChange)
  const [initialStyle, setInitialStyle] = useState(() => styleOf(hair) ?? nearestStyle(hair))
  const named = useMemo(() => styleOf(hair), [hair])
  const base = named ?? initialStyle
  const begin = useStableCallback((style: StyleName) => {
    setInitialStyle(style)
    pick(style)
  })
  const { list, at } = place
  const ownFace = useMemo(() => stylePortrait(face, null, { list, at }).face, [face, list, at])
  const choices = useMemo(() => stylePortrait(face, hair, { list, at }), [face, hair, list, at])

  return (
    <div className="space-y-5 pt-4">
      <StyleTiles
        face={ownFace}
        style={isChosen ? base : null}
        begin={isMens(base) ? 'men' : 'women'}
        onPick={begin}
      />
      <div className="grid gap-x-7 gap-y-3 sm:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="sticky top-14 z-10 sm:top-24 sm:z-0 sm:self-start">
          <HairPreview choices={choices} />
        </div>
        <div>
          {named === null && <Changed from={base} onBack={() => begin(base)} />}
          <HairControls hair={hair} onChange={change} />
          {children}
        </div>
      </div>
    </div>
  )
}

function Changed({ from, onBack }: { readonly from: StyleName; readonly onBack: () => void }) {
  const text = useAdminText().drawing
  const { styles } = drawingTexts[useLanguage()]

  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-small text-muted">
      {text.changedFrom(styles[from])}
      <Button kind="quiet" size="small" onClick={onBack}>
        {text.backTo(styles[from])}
      </Button>
    </p>
  )
}
