import { useEffect, useRef, useState } from 'react'
import { itemAt } from '#domain/collections/lists.ts'
import { readPhoto, storePhoto } from './photo-storage.ts'
import type { PhotoVerdict } from './photo-verdict.ts'
import { type PhotoProblem, type PreparedPhoto, preparePhoto } from './prepare-photo.ts'

/** A photo that the server has stored already. */
interface StoredPhoto {
  readonly id: string
  readonly address: string
}

export type Photo = PreparedPhoto | StoredPhoto
export type Slot = Photo | 'preparing' | null

/** Returns the photos' data to send. */
export const blobsOf = (photos: readonly Photo[]): Blob[] =>
  photos.flatMap((photo) => (isStored(photo) ? [] : [photo.blob]))

/** Returns the names of the slots whose photos are ready, in order. */
export const namesOfReady = (slots: readonly Slot[], names: readonly string[]): string[] =>
  names.filter((_, at) => slots[at] && slots[at] !== 'preparing')

export const isStored = (photo: Photo): photo is StoredPhoto => 'address' in photo

/** Returns the stored photo of each slot. */
export const storedIdsOf = (slots: readonly Slot[]): (string | null)[] =>
  slots.map((slot) => (slot !== null && slot !== 'preparing' && isStored(slot) ? slot.id : null))

/** Whether a slot has a photo that was chosen on this device. */
export const isChosen = (slot: Slot | undefined): slot is PreparedPhoto =>
  slot !== undefined && slot !== null && slot !== 'preparing' && !isStored(slot)

/** Problem of a chosen file; earlier photos stay. */
export interface ChoiceProblem {
  readonly kind: PhotoProblem | 'tooMany' | 'damaged'
  /** File name; empty for a photo that this device lost. */
  readonly name: string
  /** Index of its slot. */
  readonly slot: number
}

export interface Photos {
  readonly slots: readonly Slot[]
  /** Photos that are ready, in slot order. */
  readonly ready: readonly Photo[]
  readonly problems: readonly ChoiceProblem[]
  /** Puts files into a slot and the free ones after it. */
  readonly choose: (slot: number, files: readonly File[], verdict?: PhotoVerdict) => Promise<void>
  /** Does nothing if the photo has been replaced meanwhile. */
  readonly setVerdict: (photo: PreparedPhoto, verdict: PhotoVerdict) => void
  readonly remove: (slot: number) => void
  /** Puts a photo that the server has into a slot, in place of a chosen one. */
  readonly restore: (slot: number, photo: StoredPhoto) => void
  /** Swaps a photo with the previous one. */
  readonly moveUp: (slot: number) => void
  /** Removes all photos from this device; what is judged later is not stored again. */
  readonly discard: () => Promise<void>
}

/**
 * Photos of a form, at most `count`: validated, scaled down and stored on this device under `form`.
 * `storedPhotos` are those that the server has already, by slot.
 */
export function usePhotos(
  form: string,
  count: number,
  storedPhotos: readonly (StoredPhoto | null)[] = [],
): Photos {
  const [slots, setSlots] = useState<readonly Slot[]>(() =>
    Array.from({ length: count }, (_, at) => storedPhotos[at] ?? null),
  )
  const [problems, setProblems] = useState<readonly ChoiceProblem[]>([])
  const put = (at: number, slot: Slot) =>
    setSlots((all) => all.map((each, index) => (index === at ? slot : each)))

  const clear = (slot: number) =>
    setProblems((all) => all.filter((each) => each.slot !== slot && each.kind !== 'tooMany'))

  const isDiscarded = useRef(false)
  const store = (at: number, photo: Photo | null) => {
    if (isDiscarded.current) return
    void storePhoto(form, at, photo === null || isStored(photo) ? null : photo)
  }

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

  async function choose(slot: number, files: readonly File[], verdict?: PhotoVerdict) {
    const free = slots.flatMap((each, at) => (at !== slot && each === null ? [at] : []))
    const places = [slot, ...free].slice(0, count)
    const report = (kind: ChoiceProblem['kind'], name: string) =>
      setProblems((all) => [...all, { kind, name, slot }])
    clear(slot)
    const extra = files[places.length]
    if (extra) report('tooMany', extra.name)
    // Sequentially: two large photos at once overload a small phone.
    for (const [index, at] of places.slice(0, files.length).entries()) {
      const file = itemAt(files, index)
      const before = slots[at] ?? null
      put(at, 'preparing')
      const prepared = await preparePhoto(file)
      if (typeof prepared === 'string') {
        report(prepared, file.name)
        put(at, before)
      } else {
        const photo = verdict ? { ...prepared, verdict } : prepared
        put(at, photo)
        store(at, photo)
      }
    }
  }

  function setVerdict(photo: PreparedPhoto, verdict: PhotoVerdict) {
    const judged = { ...photo, verdict }
    const isSame = (slot: Slot) => isChosen(slot) && slot.blob === photo.blob
    setSlots((all) => {
      const at = all.findIndex(isSame)
      if (at >= 0) store(at, judged)
      return all.map((each) => (isSame(each) ? judged : each))
    })
  }

  const fill = (slot: number, photo: StoredPhoto | null) => {
    put(slot, photo)
    clear(slot)
    store(slot, null)
  }
  function moveUp(slot: number) {
    const [before = null, moved = null] = [slots[slot - 1], slots[slot]]
    for (const [at, photo] of [
      [slot - 1, moved],
      [slot, before],
    ] as const) {
      put(at, photo)
      if (photo !== 'preparing') store(at, photo)
    }
  }
  return {
    slots,
    ready: slots.filter((slot) => slot !== null && slot !== 'preparing'),
    problems: problems.filter(({ kind, slot }) => kind !== 'damaged' || !isChosen(slots[slot])),
    choose,
    setVerdict,
    remove: (slot) => fill(slot, null),
    restore: fill,
    moveUp,
    discard: async () => {
      isDiscarded.current = true
      await Promise.all(slots.map((_, at) => storePhoto(form, at, null)))
    },
  }
}
