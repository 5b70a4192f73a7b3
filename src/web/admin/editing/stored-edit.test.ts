import { beforeEach, expect, test } from 'vitest'
import { beginEdit, discardEdit, storeEdit } from './stored-edit.ts'

interface Item {
  readonly revision: number
  readonly title: string
  readonly text: string
}

const stored = new Map<string, string>()
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
}

beforeEach(() => {
  stored.clear()
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
  return () =>
    before
      ? Object.defineProperty(globalThis, 'localStorage', before)
      : Reflect.deleteProperty(globalThis, 'localStorage')
})

const item: Item = { revision: 3, title: '제목', text: '글' }
const draftOf = (of: Item | null) => ({ title: of?.title ?? '', text: of?.text ?? '' })

test('[O-13] restores what was typed and not saved, and says from when', () => {
  storeEdit('edit', { draft: { title: '제목', text: '더 쓴 글' }, base: item })

  const begun = beginEdit('edit', item, draftOf)

  expect(begun).toMatchObject({ draft: { text: '더 쓴 글' }, base: item, theirs: null })
  expect(Date.parse(begun.restoredFrom ?? '')).not.toBeNaN()
})

test('[O-13] restores a new item that was never saved', () => {
  storeEdit('edit', { draft: { title: '새 제목', text: '' }, base: null })

  expect(beginEdit('edit', null, draftOf).draft).toEqual({ title: '새 제목', text: '' })
})

test('[O-13] restores it upon what somebody else saved in other fields', () => {
  storeEdit('edit', { draft: { title: '제목', text: '더 쓴 글' }, base: item })
  const now = { ...item, revision: 4, title: '다른 제목' }

  const begun = beginEdit('edit', now, draftOf)

  expect(begun.draft).toEqual({ title: '다른 제목', text: '더 쓴 글' })
  expect(begun).toMatchObject({ base: now, theirs: null })
})

test('[O-13] leaves the choice when somebody else saved the same field', () => {
  storeEdit('edit', { draft: { title: '제목', text: '더 쓴 글' }, base: item })
  const now = { ...item, revision: 4, text: '남이 쓴 글' }

  expect(beginEdit('edit', now, draftOf)).toMatchObject({
    draft: { text: '더 쓴 글' },
    base: item,
    theirs: now,
  })
})

test('[O-13] begins with the item when nothing is stored, or nothing readable', () => {
  const fresh = { draft: draftOf(item), base: item, theirs: null, restoredFrom: null }
  storeEdit('edit', { draft: { title: '제목', text: '더 쓴 글' }, base: item })
  discardEdit('edit')
  expect(beginEdit('edit', item, draftOf)).toEqual(fresh)

  for (const broken of ['{', 'null', '{"content":null}', '{"content":{"draft":{"title":1}}}']) {
    stored.set('edit', broken)
    expect(beginEdit('edit', item, draftOf)).toEqual(fresh)
  }
})
