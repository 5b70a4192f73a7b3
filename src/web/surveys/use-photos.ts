import { useEffect, useState } from 'react'
import { MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import { keepPhoto, readPhoto } from './photo-keeping.ts'
import { type PhotoProblem, type PreparedPhoto, preparePhoto } from './prepare-photo.ts'

export const photoKinds = ['front', 'side', 'now'] as const
export type PhotoKind = (typeof photoKinds)[number]

export type Slot = PreparedPhoto | 'preparing' | null
/** What was wrong with a file that was chosen; the photos chosen before stay. */
export interface ChoiceProblem {
  readonly kind: PhotoProblem | 'tooMany'
  /** Of the file. */
  readonly name: string
  /** The place it was chosen for. */
  readonly slot: number
}

export interface Photos {
  readonly slots: readonly Slot[]
  /** Those that are ready, in the order of their places. */
  readonly ready: readonly PreparedPhoto[]
  readonly problems: readonly ChoiceProblem[]
  /** Puts files into a place and, when they are several, into the free ones after it. */
  readonly choose: (slot: number, files: readonly File[]) => Promise<void>
  readonly remove: (slot: number) => void
  readonly forget: () => void
}

const none: readonly Slot[] = photoKinds.map(() => null)

/** The survey's three photos, checked, made smaller and kept on this device. */
export function usePhotos(orderNumber: string): Photos {
  const [slots, setSlots] = useState(none)
  const [problems, setProblems] = useState<readonly ChoiceProblem[]>([])
  const put = (at: number, slot: Slot) =>
    setSlots((all) => all.map((each, index) => (index === at ? slot : each)))

  const clear = (slot: number) =>
    setProblems((all) => all.filter((each) => each.slot !== slot && each.kind !== 'tooMany'))

  useEffect(() => {
    let isGone = false
    photoKinds.forEach(async (_, at) => {
      const kept = await readPhoto(orderNumber, at)
      if (kept && !isGone)
        setSlots((all) => all.map((each, i) => (i === at ? (each ?? kept) : each)))
    })
    return () => {
      isGone = true
    }
  }, [orderNumber])

  async function choose(slot: number, files: readonly File[]) {
    const free = slots.flatMap((each, at) => (at !== slot && each === null ? [at] : []))
    const places = [slot, ...free].slice(0, MAX_SURVEY_PHOTOS)
    const report = (kind: ChoiceProblem['kind'], name: string) =>
      setProblems((all) => [...all, { kind, name, slot }])
    clear(slot)
    const extra = files[places.length]
    if (extra) report('tooMany', extra.name)
    // One after the other: two large pictures at once are too much for a small phone.
    for (const [index, file] of files.slice(0, places.length).entries()) {
      const at = places[index]!
      const before = slots[at] ?? null
      put(at, 'preparing')
      const photo = await preparePhoto(file)
      if (typeof photo === 'string') {
        report(photo, file.name)
        put(at, before)
      } else {
        put(at, photo)
        void keepPhoto(orderNumber, at, photo)
      }
    }
  }

  const remove = (slot: number) => {
    put(slot, null)
    clear(slot)
    void keepPhoto(orderNumber, slot, null)
  }
  return {
    slots,
    ready: slots.filter((slot) => slot !== null && slot !== 'preparing'),
    problems,
    choose,
    remove,
    forget: () => photoKinds.forEach((_, at) => void keepPhoto(orderNumber, at, null)),
  }
}
