import { expect, test } from 'vitest'
import { readSearchMessage } from './search-message.ts'

const found = { zonecode: '04524', userSelectedType: 'R', roadAddress: '서울 중구 세종대로 110' }
const address = { postalCode: '04524', basicAddress: '서울 중구 세종대로 110' }

test('reads what the search’s frame reports', () => {
  expect(readSearchMessage({ type: 'shown' })).toEqual({ type: 'shown' })
  expect(readSearchMessage({ type: 'failed' })).toEqual({ type: 'failed' })
  expect(readSearchMessage({ type: 'found', found })).toEqual({ type: 'picked', address })
  const apartment = { ...found, apartment: 'Y', buildingName: '결 아파트' }
  expect(readSearchMessage({ type: 'found', found: apartment })).toMatchObject({
    address: { basicAddress: '서울 중구 세종대로 110 (결 아파트)' },
  })
})

test.each([
  [null],
  ['shown'],
  [{}],
  [{ type: 'resize' }],
  [{ type: 'found' }],
  [{ type: 'found', found: null }],
  [{ type: 'found', found: { ...found, zonecode: 4524 } }],
  [{ type: 'found', found: { ...found, roadAddress: { toString: 'x' } } }],
])('ignores %j', (data) => {
  expect(readSearchMessage(data)).toBeNull()
})
