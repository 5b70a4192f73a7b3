/** Detects an in-app browser in which providers refuse to sign in. */
export function inAppBrowserOf(userAgent: string): 'kakaotalk' | 'instagram' | null {
  if (/KAKAOTALK/i.test(userAgent)) return 'kakaotalk'
  return /Instagram/i.test(userAgent) ? 'instagram' : null
}

/** Returns the address that opens a page outside KakaoTalk, in the phone's browser. */
export const outsideKakaoTalk = (address: string) =>
  `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`
