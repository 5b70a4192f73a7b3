/** What depends on the role of a person of the studio. */
export const adminRoles = {
  /** A screen that the role does not include. */
  closed: {
    title: '볼 수 없는 화면이에요',
    text: '지금 역할로는 이 화면을 쓸 수 없어요. 필요하면 스튜디오 주인에게 말해 주세요.',
    back: '오늘 할 일로',
  },
  photosHidden: '고객 사진은 열람 역할에게 보이지 않아요.',
  assign: {
    title: '담당',
    label: '담당 상담사',
    owner: '스튜디오 주인',
    assigned: (name: string) => `담당 ${name}`,
    done: '담당을 바꿨어요.',
  },
}
