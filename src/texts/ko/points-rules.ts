/** Sentences about points; rules with a zero figure are omitted. */
export const pointsRules = {
  minimum: (minimum: string) => `포인트는 ${minimum}부터 쓸 수 있고, 1P는 1원이에요.`,
  expiry: (months: string) => `받은 날부터 ${months}개월 동안 쓸 수 있고, 그 뒤에는 사라져요.`,
  oldest: '기한이 가까운 포인트부터 쓰여요.',
  earn: (percent: string) => `상담이 끝나면 결제한 금액의 ${percent}%를 드려요.`,
  review: (plain: string, photo: string) =>
    `후기를 쓰면 ${plain}, 사진을 함께 올리면 ${photo}를 드려요.`,
  late: (points: string) => `결과지가 약속한 때보다 늦으면 ${points}를 드려요.`,
}

export type PointsRulesTexts = typeof pointsRules
