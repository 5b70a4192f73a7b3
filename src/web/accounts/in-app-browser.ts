/** The app whose own browser this is, if it is one that providers refuse to sign in. */
export function inAppBrowserOf(userAgent: string): 'kakaotalk' | 'instagram' | null {
  if (/KAKAOTALK/i.test(userAgent)) return 'kakaotalk'
  return /Instagram/i.test(userAgent) ? 'instagram' : null
}

/** Leaves KakaoTalk for the telephone's own browser. */
export const outsideKakaoTalk = (address: string) =>
  `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`
