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
  notPicture: (name: string) =>
    `‘${name}’ 파일은 사진이 아니에요. JPEG, PNG, WebP 같은 사진을 골라 주세요.`,
  tooLarge: (name: string) =>
    `‘${name}’ 사진은 40MB보다 커요. 사진 한 장은 40MB까지 고를 수 있어요.`,
  tooLargeToSend: (name: string) =>
    `‘${name}’ 사진은 10MB보다 큰데, 이 브라우저가 줄일 수 없어요. JPEG로 저장하거나 다시 찍어 주세요.`,
  tooSmall: (name: string) =>
    `‘${name}’ 사진은 너무 작아요. 짧은 쪽이 200픽셀 이상인 원본을 골라 주세요.`,
  small: (ordinal: string) =>
    `${ordinal} 사진이 작아서 얼굴을 자세히 볼 수 없어요. 짧은 쪽이 600픽셀 이상인 원본이 있으면 바꿔 주세요.`,
  reducing: (ordinal: string) => `${ordinal} 사진을 이 기기에서 작게 만들고 있어요.`,
  reduced: (ordinal: string, before: string, after: string) =>
    `${ordinal} 사진을 작게 만들었어요: ${before}MB → ${after}MB`,
  unchanged: (ordinal: string) =>
    `${ordinal} 사진은 이 브라우저가 열 수 없어서 찍은 그대로 보내요. 촬영 위치는 저장하기 전에 지워요.`,
  broken: (name: string) => `‘${name}’ 사진을 읽을 수 없어요. 다른 사진을 골라 주세요.`,
  damaged: (place: string) => `이 기기에 남겨 둔 ${place} 사진이 손상되었으니 다시 골라 주세요.`,
  tooMany: '사진은 3장까지 올릴 수 있어요. 먼저 고른 사진은 그대로 있어요.',
}
