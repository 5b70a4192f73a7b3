import { useEffect, useState } from 'react'
import { readPhoto, storePhoto } from './photo-storage.ts'
import { type PhotoProblem, type PreparedPhoto, preparePhoto } from './prepare-photo.ts'

/** A picture that the server has already. */
export interface StoredPhoto {
  readonly id: string
  readonly address: string
}

export type Photo = PreparedPhoto | StoredPhoto
export type Slot = Photo | 'preparing' | null

/** What is to be sent of them. */
export const blobsOf = (photos: readonly Photo[]): Blob[] =>
  photos.flatMap((photo) => (isStored(photo) ? [] : [photo.blob]))

/** Names of the places of those that are ready, in their order. */
export const namesOfReady = (slots: readonly Slot[], names: readonly string[]): string[] =>
  names.filter((_, at) => slots[at] && slots[at] !== 'preparing')

export const isStored = (photo: Photo): photo is StoredPhoto => 'address' in photo

/** Which picture of the server's stands in each place. */
export const storedIdsOf = (slots: readonly Slot[]): (string | null)[] =>
  slots.map((slot) => (slot !== null && slot !== 'preparing' && isStored(slot) ? slot.id : null))

/** What was wrong with a file that was chosen; the photos chosen before stay. */
export interface ChoiceProblem {
  readonly kind: PhotoProblem | 'tooMany' | 'damaged'
  /** Of the file; empty for a photo that this device lost. */
  readonly name: string
  /** The place it was chosen for. */
  readonly slot: number
}

export interface Photos {
  readonly slots: readonly Slot[]
  /** Those that are ready, in the order of their places. */
  readonly ready: readonly Photo[]
  readonly problems: readonly ChoiceProblem[]
  /** Puts files into a place and, when they are several, into the free ones after it. */
  readonly choose: (slot: number, files: readonly File[]) => Promise<void>
  readonly remove: (slot: number) => void
  /** Changes places with the photo before it. */
  readonly moveUp: (slot: number) => void
  readonly discard: () => void
}

/**
 * The photos of a form, `count` at most: checked, made smaller and kept on this device under `form`.
 * `kept` is what the server has already, by its places.
 */
export function usePhotos(
  form: string,
  count: number,
  kept: readonly (StoredPhoto | null)[] = [],
): Photos {
  const [slots, setSlots] = useState<readonly Slot[]>(() =>
    Array.from({ length: count }, (_, at) => kept[at] ?? null),
  )
  const [problems, setProblems] = useState<readonly ChoiceProblem[]>([])
  const put = (at: number, slot: Slot) =>
    setSlots((all) => all.map((each, index) => (index === at ? slot : each)))

  const clear = (slot: number) =>
    setProblems((all) => all.filter((each) => each.slot !== slot && each.kind !== 'tooMany'))

  const keep = (at: number, photo: Photo | null) =>
    void storePhoto(form, at, photo === null || isStored(photo) ? null : photo)

  useEffect(() => {
    let isGone = false
    for (let at = 0; at < count; at++) void restore(at)
    async function restore(at: number) {
      const found = await readPhoto(form, at)
      if (!found || isGone) return
      if (found === 'damaged') {
        setProblems((all) => [...all, { kind: 'damaged', name: '', slot: at }])
      } else setSlots((all) => all.map((each, i) => (i === at ? (each ?? found) : each)))
    }
    return () => {
      isGone = true
    }
  }, [form, count])

  async function choose(slot: number, files: readonly File[]) {
    const free = slots.flatMap((each, at) => (at !== slot && each === null ? [at] : []))
    const places = [slot, ...free].slice(0, count)
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
        keep(at, photo)
      }
    }
  }

  const remove = (slot: number) => {
    put(slot, null)
    clear(slot)
    keep(slot, null)
  }
  function moveUp(slot: number) {
    const [before = null, moved = null] = [slots[slot - 1], slots[slot]]
    for (const [at, photo] of [
      [slot - 1, moved],
      [slot, before],
    ] as const) {
      put(at, photo)
      if (photo !== 'preparing') keep(at, photo)
    }
  }
  const isNew = (slot: Slot | undefined) => slot && slot !== 'preparing' && !isStored(slot)
  return {
    slots,
    ready: slots.filter((slot) => slot !== null && slot !== 'preparing'),
    problems: problems.filter(({ kind, slot }) => kind !== 'damaged' || !isNew(slots[slot])),
    choose,
    remove,
    moveUp,
    discard: () => {
      for (const at of slots.keys()) keep(at, null)
    },
  }
}
