/** Photos of an order: how they came, and how they change. */
export const adminPhotos = {
  sources: {
    CUSTOMER: '고객이 사이트에서',
    EMAIL: '메일로',
    KAKAO: '카카오톡으로',
    OTHER: '다른 방법으로',
  },
  viewer: {
    whole: (percent: string) => `사진 전체 보기, 지금 ${percent}`,
    light: '밝기와 화이트 밸런스',
    brightness: '밝기',
    whiteBalance: '화이트 밸런스',
    asTaken: '찍은 그대로',
    brighter: (amount: string) => `밝게 ${amount}`,
    darker: (amount: string) => `어둡게 ${amount}`,
    warmer: (amount: string) => `따뜻하게 ${amount}`,
    cooler: (amount: string) => `차갑게 ${amount}`,
    lightNote: '여기서 볼 때만 바뀌어요.',
    resetLight: '찍은 그대로 보기',
    keys: '휠이나 두 번 누르기로 키우고 끌어서 옮겨요 · ← → 다른 사진 · Shift+화살표 옮기기 · + − 0 크기 · R 돌리기 · B 나란히 · L 밝기',
  },
}
