import { expect, test } from 'vitest'
import { createAnswerStore, type StoredAnswer } from './answer-store.ts'

const answerOf = (bytes: number): StoredAnswer => ({
  headers: [],
  body: Buffer.alloc(bytes),
  known: null,
  until: 10,
  isPage: false,
})

test('limits the memory of answers; evicts the least recently used first', () => {
  const store = createAnswerStore(20_000)
  const put = store.begin()
  for (const key of ['a', 'b']) put(key, answerOf(6_000))

  store.find('a', 0)
  put('c', answerOf(6_000))

  expect(['a', 'b', 'c'].map((key) => store.find(key, 0)?.body.length)).toEqual([
    6_000,
    undefined,
    6_000,
  ])
  put('too large', answerOf(30_000))
  expect(store.find('too large', 0)).toBeUndefined()
})

test('replacing an answer does not count it twice', () => {
  const store = createAnswerStore(20_000)
  const put = store.begin()
  put('a', answerOf(6_000))
  for (let at = 0; at < 10; at += 1) put('b', answerOf(6_000))

  expect(store.find('a', 0)).toBeDefined()
})

test('does not return an expired answer', () => {
  const store = createAnswerStore()
  store.begin()('a', answerOf(1))

  expect(store.find('a', 9)).toBeDefined()
  expect(store.find('a', 10)).toBeUndefined()
})

test('does not store an answer that began before the store was emptied', () => {
  const store = createAnswerStore()
  const put = store.begin()
  put('a', answerOf(1))
  store.empty()
  put('b', answerOf(1))

  expect([store.find('a', 0), store.find('b', 0)]).toEqual([undefined, undefined])
})
