import { expect, test } from 'vitest'
import { subjectAddress } from './subject-address.ts'

const id = '72e639ae-e81d-4b5a-a8d1-5602cb891589'

test.each([
  ['an order', 'order.refund', 'GYABCDEFGHJK', '/admin/orders/GYABCDEFGHJK'],
  ['a member', 'points.adjust', id, `/admin/member-management?open=${id}`],
  ['a banner', 'banner.update', id, `/admin/banners?open=${id}`],
  ['the order of all banners', 'banner.arrange', 'banners', '/admin/banners'],
  ['a version of a policy', 'policy.update', 'points 2', '/admin/policies?kind=points'],
  ['a receipt', 'receipt.match', id, `/admin/money?task=receipt:${id}`],
  ['an import of a bank statement', 'receipt.import', 'receipts', '/admin/money'],
  ['an upload', 'media.upload', id, null],
])('%s links to its screen, if it has one', (_what, action, subject, address) => {
  expect(subjectAddress({ action, subject })).toBe(address)
})
