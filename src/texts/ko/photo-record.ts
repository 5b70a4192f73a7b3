/** What happens to a customer's photos, on the page of their order. */
export const photoRecord = {
  title: '내 사진',
  picture: (kind: string) => `보낸 사진: ${kind}`,
  replace: (kind: string) => `${kind} 사진 바꾸기`,
  replaceShort: '바꾸기',
  replaced: '사진을 바꿨어요.',
  replaceNote:
    '상담사가 결과지를 쓰기 시작할 때까지 바꿀 수 있어요. 상담사는 바꾼 때와 앞의 사진도 봐요.',
  looks: '누가 봤나요',
  noLooks: '아직 아무도 보지 않았어요.',
  looksNote: '스튜디오에서 사진을 열 때마다 기록해요. 하루에 여러 번 봤다면 마지막 때만 보여요.',
  look: (role: string, name: string, when: string) => `${role} ${name}, ${when}`,
  lookWithoutName: (when: string) => `스튜디오를 떠난 사람, ${when}`,
  roles: { ADMIN: '관리자', CONSULTANT: '상담사', VIEWER: '관리자', USER: '스튜디오' },
  stored: '언제까지 두나요',
  storedOpen: (days: string) => `상담이 끝난 날부터 ${days}일 동안 두고, 그 뒤에 지워요.`,
  storedUntil: (day: string, left: string) => `${day}까지 두고 지워요. ${left}일 남았어요.`,
  storedOver: '곧 지워요. 밤사이에 지우는 작업이 돌아요.',
  longer: '더 오래 두기',
  longerHint: '나중에 다시 상담받을 때 견줘 볼 수 있어요. 언제든 되돌릴 수 있어요.',
  choices: { none: '더 두지 않기', half: '180일 더', year: '1년 더' },
  saved: '저장했어요.',
  saveFailed: '저장하지 못했어요. 다시 시도해 주세요.',
  erased: '지운 기록',
  erasedPhoto: (number: string, photo: string, when: string) =>
    `주문 ${number}: ${photo} 사진의 원본과 작은 사본을 ${when}에 지웠어요.`,
  unnamedPhoto: '이름 없는',
  /** Why a photo was erased. */
  because: {
    REMOVED: '고객님이 설문에서 뺀 사진이에요.',
    WITHDRAWN: '고객님이 동의를 철회했어요.',
    REPLACED: '다른 사진으로 바꾸기 전의 사진이에요.',
    EXPIRED: '두는 기간이 끝났어요.',
  },
  erasedAnswers: (number: string, when: string) =>
    `주문 ${number}: 키와 몸무게, 건강에 관한 답변을 ${when}에 지웠어요.`,
  erasedBackups: '백업에 남은 사본은 백업의 보관 기간이 지나면 없어져요.',
  proof: '지운 기록',
  mail: '메일로 보내기',
}

export type PhotoRecordTexts = typeof photoRecord
