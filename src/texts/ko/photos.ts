/** Choosing photos for a form. */
export const photos = {
  choose: '찍거나 고르기',
  take: '찍기',
  remove: (kind: string) => `${kind} 사진 빼기`,
  add: (kind: string) => `${kind} 사진 찍거나 고르기`,
  takeOne: (kind: string) => `${kind} 사진 찍기`,
  replaceOne: (kind: string) => `${kind} 사진 바꾸기`,
  picture: (kind: string) => `고른 ${kind} 사진`,
  preparing: '준비 중',
  noPreview: '미리 볼 수 없는 형식이지만 그대로 보낼 수 있어요',
  sent: (percent: string) => `${percent}%`,
  ordinals: ['첫 번째', '두 번째', '세 번째'],
  dark: (ordinal: string) => `${ordinal} 사진이 어두워요. 창가에서 다시 찍어 볼까요?`,
  notPicture: (name: string) =>
    `‘${name}’ 파일은 사진이 아니에요. JPEG, PNG, WebP 같은 사진을 골라 주세요.`,
  tooLarge: (name: string) =>
    `‘${name}’ 사진은 10MB보다 커요. 사진 한 장은 10MB까지 올릴 수 있어요.`,
  broken: (name: string) => `‘${name}’ 사진을 읽을 수 없어요. 다른 사진을 골라 주세요.`,
  damaged: (place: string) => `이 기기에 남겨 둔 ${place} 사진이 손상되었으니 다시 골라 주세요.`,
  tooMany: '사진은 3장까지 올릴 수 있어요. 먼저 고른 사진은 그대로 있어요.',
}
