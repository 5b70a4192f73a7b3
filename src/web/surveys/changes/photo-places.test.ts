import { expect, test } from 'vitest'
import type { Slot } from '#web/photos/use-photos.ts'
import {
  hasPhotoChanges,
  photoChanges,
  photoConflicts,
  photoPlan,
  photosLeft,
} from './photo-places.ts'

const names = ['front', 'side', 'now']
const [a, b, c] = [photo('a'), photo('b'), photo('c')]
const blob = new Blob(['x'])
/** A photo that was chosen on this device. */
const chosen = { blob, name: 'new.jpg' } as unknown as Slot

function photo(id: string) {
  return { id, address: `/${id}` }
}

test('[C-12] names which photos are replaced, added and removed', () => {
  const sent = [a, b, null]
  const unchanged = photoChanges(names, sent, sent)
  expect(unchanged).toEqual({ photos: [], images: [], removed_photos: [] })
  expect(hasPhotoChanges(unchanged)).toBe(false)

  const changes = photoChanges(names, sent, [chosen, null, chosen])
  expect(changes).toEqual({
    photos: [
      { name: 'front', replaces: 'a' },
      { name: 'now', replaces: null },
    ],
    images: [blob, blob],
    removed_photos: ['b'],
  })
  expect(hasPhotoChanges({ ...changes, removed_photos: [] })).toBe(true)
  expect(hasPhotoChanges({ ...changes, photos: [] })).toBe(true)
})

test('[C-12] a photo that is being prepared is neither sent nor removed', () => {
  const changes = photoChanges(names, [a, null, null], ['preparing', null, null])
  expect(changes).toEqual({ photos: [], images: [], removed_photos: [] })
  expect(photoPlan([a, null, null], ['preparing', null, null], undefined)).toEqual({
    chosen: [],
    removed: [],
  })
})

test('[C-12] after a reload, places are as they were left', () => {
  const sent = [a, b, null]
  const plan = photoPlan(sent, [chosen, null, chosen], undefined)
  expect(plan).toEqual({
    chosen: [
      { at: 0, over: 'a' },
      { at: 2, over: null },
    ],
    removed: ['b'],
  })
  expect(photosLeft(sent, plan)).toEqual([null, null, null])
  expect(photosLeft(sent, photoPlan(sent, [a, chosen, null], undefined))).toEqual([a, null, null])
  expect(photosLeft(sent, undefined)).toEqual(sent)
})

test('[C-12] what another device sent meanwhile is shown where nothing was chosen', () => {
  const plan = photoPlan([a, b, null], [null, b, null], undefined)
  expect(photosLeft([c, c, c], plan)).toEqual([c, c, c])
  const own = photoPlan([a, b, null], [chosen, b, null], undefined)
  expect(photosLeft([c, c, null], own)).toEqual([null, c, null])
})

test('[C-12] tells which chosen photo would replace one that was not seen', () => {
  const slots = [chosen, b, chosen]
  const plan = photoPlan([a, b, null], slots, undefined)
  expect(photoConflicts([a, b, null], slots, plan)).toEqual([])
  expect(photoConflicts([a, b, null], slots, undefined)).toEqual([])

  expect(photoConflicts([c, b, null], slots, plan)).toEqual([{ at: 0, photo: c }])
  expect(photoConflicts([a, b, c], slots, plan)).toEqual([{ at: 2, photo: c }])
  expect(photoConflicts([c, b, c], [a, b, chosen], plan)).toEqual([{ at: 2, photo: c }])
  expect(photoConflicts([null, b, null], slots, plan), 'removed: nothing is lost').toEqual([])
})

test('[C-12] goes on telling so after the reload that shows it', () => {
  const slots = [chosen, null, chosen]
  const before = photoPlan([a, null, null], slots, undefined)
  const after = photoPlan([c, null, b], slots, before)
  expect(photoConflicts([c, null, b], slots, after)).toEqual([
    { at: 0, photo: c },
    { at: 2, photo: b },
  ])
})
