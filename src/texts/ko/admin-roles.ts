/** What depends on the role of a person of the studio. */
export const adminRoles = {
  /** A screen that the role does not include. */
  closed: {
    title: '볼 수 없는 화면이에요',
    text: '지금 역할로는 이 화면을 쓸 수 없어요. 필요하면 스튜디오 주인에게 말해 주세요.',
    back: '오늘 할 일로',
  },
  /** In place of texts that name acts of the owner: confirming deposits, going on without a survey. */
  without: {
    noWork: '맡은 주문의 설문지가 오면 여기에 나타나요.',
    noOrders: '스튜디오 주인이 주문을 맡기면 여기에 나타나요.',
    needs: {
      payment: '아직 결제가 확인되지 않았어요. 결제가 확인되고 설문지가 오면 쓸 수 있어요.',
      survey: '결제는 확인됐고 설문지를 기다리고 있어요. 설문지가 오면 쓸 수 있어요.',
    },
  },
  photosHidden: '고객 사진은 열람 역할에게 보이지 않아요.',
  assign: {
    title: '담당',
    label: '담당 상담사',
    owner: '스튜디오 주인',
    assigned: (name: string) => `담당 ${name}`,
    anyone: '모든 담당',
    nobody: '담당 없음',
    column: '담당',
    labelOf: (order: string) => `${order} 담당 상담사`,
    done: '담당을 바꿨어요.',
  },
}
