/** Browsers by user agent, specific ones first, since many also contain the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/Zalo/i, 'Zalo'],
  [/NAVER\(/, 'Naver'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/**
 * Names a browser and its system, such as `Chrome · Windows`, as far as they are known; null
 * otherwise.
 */
export function deviceName(userAgent: string): string | null {
  const named = [browsers, systems].flatMap(
    (list) => list.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  )
  return named.length > 0 ? named.join(' · ') : null
}
