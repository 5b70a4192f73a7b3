import { useEffect, useMemo, useRef, useState } from 'react'
import { encodePortrait } from '#domain/drawings/parameters/encoding.ts'
import { hairChoices } from '#domain/drawings/parameters/hair-choices.ts'
import { type HairParameters, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { portraitInStyle, type StyleName } from '#domain/drawings/styles/style.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import { useStableCallback } from '#web/ui/use-stable-callback.ts'

/** Delay after the last slider movement before the drawing is stored. */
const SETTLED_AFTER_MS = 250

/** Changes the latest hair. `isSliding`: more movements are likely to follow. */
export type ChangeHair = (
  edit: (hair: HairParameters) => HairParameters,
  isSliding?: boolean,
) => void

const textOf = (hair: HairParameters) => encodePortrait(portraitOf({ hair }))

/**
 * State of the hair while it is edited. Follows the slider at once and calls `onChange` when it
 * rests or the editor is closed. A change from outside, such as an inserted card, replaces the
 * state.
 */
export function useHair(
  drawing: StyleChoices,
  onChange: (drawing: StyleChoices, style?: StyleName) => void,
) {
  const stored = useMemo(() => portraitOf({ hair: drawing }).hair, [drawing])
  const storedText = useMemo(() => textOf(stored), [stored])
  const [hair, setHair] = useState(stored)
  const [followed, setFollowed] = useState(storedText)
  const [sent, setSent] = useState(storedText)
  const waiting = useRef<{ hair: HairParameters; timer: ReturnType<typeof setTimeout> }>(undefined)
  const send = useRef(onChange)
  send.current = onChange

  if (storedText !== followed) {
    setFollowed(storedText)
    if (storedText !== sent) setHair(stored)
  }

  function handOver(style?: StyleName) {
    if (!waiting.current) return
    clearTimeout(waiting.current.timer)
    const { hair: rested } = waiting.current
    waiting.current = undefined
    setSent(textOf(rested))
    send.current(hairChoices(rested), style)
  }

  const change: ChangeHair = useStableCallback((edit, isSliding = false) => {
    const next = edit(hair)
    setHair(next)
    clearTimeout(waiting.current?.timer)
    waiting.current = { hair: next, timer: setTimeout(() => handOver(), SETTLED_AFTER_MS) }
    if (!isSliding) handOver()
  })

  /** Applies a named style and keeps the current colour. */
  const pick = useStableCallback((style: StyleName) => {
    change(({ colour, dye }) => portraitInStyle(style, { hair: { colour, dye } }).hair, true)
    handOver(style)
  })

  const handOverAtEnd = useRef(handOver)
  handOverAtEnd.current = handOver
  useEffect(() => () => handOverAtEnd.current(), [])

  return { hair, change, pick }
}
