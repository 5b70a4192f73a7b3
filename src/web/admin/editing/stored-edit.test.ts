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

test('[O-13] restores unsaved changes and says when they were stored', () => {
  storeEdit('edit', { draft: { title: '제목', text: '더 쓴 글' }, base: item })

  const beginning = beginEdit('edit', item, draftOf)

  expect(beginning).toMatchObject({ draft: { text: '더 쓴 글' }, base: item, theirs: null })
  expect(Date.parse(beginning.restoredFrom ?? '')).not.toBeNaN()
})

test('[O-13] restores a new item that was never saved', () => {
  storeEdit('edit', { draft: { title: '새 제목', text: '' }, base: null })

  expect(beginEdit('edit', null, draftOf).draft).toEqual({ title: '새 제목', text: '' })
})

test('[O-13] restores changes onto a newer version if somebody else saved other fields', () => {
  storeEdit('edit', { draft: { title: '제목', text: '더 쓴 글' }, base: item })
  const now = { ...item, revision: 4, title: '다른 제목' }

  const beginning = beginEdit('edit', now, draftOf)

  expect(beginning.draft).toEqual({ title: '다른 제목', text: '더 쓴 글' })
  expect(beginning).toMatchObject({ base: now, theirs: null })
})

test('[O-13] asks which version to keep if somebody else saved the same field', () => {
  storeEdit('edit', { draft: { title: '제목', text: '더 쓴 글' }, base: item })
  const now = { ...item, revision: 4, text: '남이 쓴 글' }

  expect(beginEdit('edit', now, draftOf)).toMatchObject({
    draft: { text: '더 쓴 글' },
    base: item,
    theirs: now,
  })
})

test('[O-13] starts with the item if nothing readable is stored', () => {
  const fresh = { draft: draftOf(item), base: item, theirs: null, restoredFrom: null }
  storeEdit('edit', { draft: { title: '제목', text: '더 쓴 글' }, base: item })
  discardEdit('edit')
  expect(beginEdit('edit', item, draftOf)).toEqual(fresh)

  for (const broken of ['{', 'null', '{"content":null}', '{"content":{"draft":{"title":1}}}']) {
    stored.set('edit', broken)
    expect(beginEdit('edit', item, draftOf)).toEqual(fresh)
  }
})
