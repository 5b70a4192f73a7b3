import { type RefObject, useEffect, useRef, useState } from 'react'
import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { isSmallDevice } from './device.ts'
import { type LiveAdvice, nextAdvice, noAdvice, secondsLeft } from './live-advice.ts'
import { type WatchLimit, watchVideo } from './watch-video.ts'

export type LiveLimit = WatchLimit | 'slow'

interface Live {
  readonly advice: LiveAdvice['advice']
  readonly checks: readonly PhotoCheck[]
  /** Until the photo takes itself; null if no countdown runs. */
  readonly seconds: number | null
  /** Why less is judged than could be. */
  readonly limit: LiveLimit | null
}

interface Watched {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly subject: PhotoSubject
  /** Whether the camera is running. */
  readonly isOn: boolean
  /** Called once when the countdown ends, unless it is off. */
  readonly onCountedDown: (() => void) | null
}

const nothing: Live = { advice: 'looking', checks: [], seconds: null, limit: null }

/** Judges what the camera shows, and counts down while all is well. */
export function useLiveChecks({ video, subject, isOn, onCountedDown }: Watched): Live {
  const [live, setLive] = useState<Live>(nothing)
  const countedDown = useRef(onCountedDown)
  useEffect(() => {
    countedDown.current = onCountedDown
  })

  useEffect(() => {
    const shown = video.current
    if (!isOn || !shown) return
    setLive(nothing)
    if (isSmallDevice()) return setLive({ ...nothing, limit: 'slow' })
    const end = new AbortController()
    let state = noAdvice
    let isTaken = false
    watchVideo({
      video: shown,
      subject,
      signal: end.signal,
      onLimit: (limit) => setLive((before) => ({ ...before, limit })),
      onChecks(checks, at) {
        state = nextAdvice(state, checks, at)
        // A countdown that is turned on later begins then.
        if (!countedDown.current) state = { ...state, goodSince: null }
        const seconds = secondsLeft(state, at)
        setLive((before) => ({ ...before, advice: state.advice, checks, seconds }))
        if (seconds !== 0 || isTaken) return
        isTaken = true
        countedDown.current?.()
      },
    }).catch(() => setLive({ ...nothing, limit: 'lost' }))
    return () => end.abort()
  }, [video, subject, isOn])

  return live
}
