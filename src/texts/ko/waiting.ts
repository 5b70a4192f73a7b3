/** The sheet that is being written, on my page. */
export const waiting = {
  label: '결과지 예정일',
  title: (name: string | undefined) => (name ? `${name} 님의 결과지는` : '결과지는'),
  late: (name: string | undefined) =>
    name ? `${name} 님의 결과지가 늦어지고 있어요` : '결과지가 늦어지고 있어요',
  face: '설문지에 적은 대로 그린 내 얼굴',
  drawn: '설문지에 적은 대로 그렸어요',
  isRead: '지금 얼굴과 답을 함께 읽고 있어요',
  reading: '읽는 중',
  inTurn: '차례를 기다려요',
  sent: (day: string) => `${day} 보냈어요`,
  by: (name: string) => `${name} 상담사`,
}

export type WaitingTexts = typeof waiting
