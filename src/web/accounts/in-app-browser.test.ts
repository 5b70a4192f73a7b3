import { expect, test } from 'vitest'
import { inAppBrowserOf, outsideKakaoTalk } from './in-app-browser.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['kakaotalk', 'Mozilla/5.0 (Linux; Android 14; SM-S911N; wv) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36;KAKAOTALK 2410830'],
  ['instagram', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/22A3354 Instagram 350.0.0.19.92'],
  [null,        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'],
])('[LOG-06] recognizes the in-app browser of %s', (app, userAgent) => {
  expect(inAppBrowserOf(userAgent)).toBe(app)
})

test('leaves KakaoTalk with the whole address', () => {
  expect(outsideKakaoTalk('https://gyeol.test/login?a=1&b=2')).toBe(
    'kakaotalk://web/openExternal?url=https%3A%2F%2Fgyeol.test%2Flogin%3Fa%3D1%26b%3D2',
  )
})
