/** Messages to authors of hidden posts. */
export const moderation = {
  kinds: {
    ABUSE: '욕설·비방',
    PERSONAL_DATA: '개인정보 노출',
    ADVERTISING: '광고·도배',
    IMPERSONATION: '사칭',
    OFF_TOPIC: '상담과 관계없는 내용',
    OTHER: '운영 기준에 맞지 않는 내용',
  },
  hidden: (why: string) => `스튜디오가 가려서 나에게만 보여요. 이유: ${why}`,
}
