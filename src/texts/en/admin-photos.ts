import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminPhotos: AdminMessages['photos'] = {
  sources: {
    CUSTOMER: 'By the customer on the site',
    EMAIL: 'By email',
    KAKAO: 'By KakaoTalk',
    OTHER: 'Another way',
  },
  viewer: {
    whole: (percent) => `Show the whole photo, now ${percent}`,
    light: 'Brightness and white balance',
    brightness: 'Brightness',
    whiteBalance: 'White balance',
    asTaken: 'As taken',
    brighter: (amount) => `Brighter by ${amount}`,
    darker: (amount) => `Darker by ${amount}`,
    warmer: (amount) => `Warmer by ${amount}`,
    cooler: (amount) => `Cooler by ${amount}`,
    lightNote: 'Changes only what you see here.',
    resetLight: 'Show as taken',
    keys: 'Wheel or double click to zoom, drag to move · ← → other photos · Shift+arrows move · + − 0 zoom · R rotate · B side by side · L light',
  },
}
