/** The survey page; each kind's questions are in `consultings`. */
export const surveys = {
  pageTitle: '설문지 · 결',
  /** Until the survey's kind is known. */
  heading: '설문지',
  progress: (answered: string, of: string) => `${of}가지 중 ${answered}가지를 답했어요`,
  progressLabel: '설문지 진행',
  /** If answers were taken over from elsewhere on this device. */
  known: '첫 화면에서 고른 얼굴형과 머리를 옮겨 두었어요. 바꿔도 괜찮아요.',
  photos: {
    privacy: (days: string) =>
      `사진은 상담사와 관리자만 보고, 상담이 끝나고 ${days}일 뒤에 지워요.`,
  },
  /** In the survey of every kind. */
  discovery: {
    title: '결을 어떻게 알게 되었나요?',
    name: '알게 된 곳',
    hint: '비워 두어도 괜찮아요.',
    options: {
      youtube: '유튜브',
      facebook: '페이스북',
      instagram: '인스타그램',
      referral: '지인 추천',
      search: '인터넷 검색',
      other: '기타',
    },
  },
  contact: {
    title: '주문한 분 확인',
    hint: '주문할 때 적은 이메일과 전화번호를 적어 주세요.',
    email: '이메일',
    phone: '전화번호',
    emailMissing: '이메일을 입력해주세요.',
    emailInvalid: '이메일 주소를 끝까지 적어 주세요. 예: hana@example.com',
    phoneMissing: '전화번호를 입력해주세요.',
    phoneInvalid: '유효한 전화번호 형식이 아닙니다.',
    mismatch: '주문을 찾지 못했어요. 주문할 때 적은 이메일과 전화번호인지 확인해 주세요.',
  },
  /** The consent's wording is in `consultings`. */
  consent: {
    read: '동의 내용 보기',
  },
  agree: {
    label: '적은 내용을 모두 확인했어요',
    hint: '보낸 뒤에도 상담사가 쓰기 시작하기 전까지는 주문 화면에서 고칠 수 있어요.',
    missing: '적은 내용을 모두 확인했다면 체크해 주세요.',
  },
  send: '설문지 보내기',
  sending: '보내고 있어요. 화면을 닫지 말아 주세요.',
  /** For a survey that was sent. */
  change: {
    title: '보낸 답을 고쳐 주세요',
    lead: '상담사가 쓰기 시작하기 전까지 답과 사진을 고칠 수 있어요. 상담사는 언제 무엇을 고쳤는지 봐요.',
    save: '고친 답 저장하기',
    saved: '고친 답을 저장했어요.',
    unchanged: '아직 고친 것이 없어요.',
    conflict:
      '그사이 다른 기기에서 답을 고쳤어요. 여기에 쓴 내용은 그대로 있어요. 다시 저장하면 이 화면의 답으로 바뀌어요.',
    photoConflict: '그사이 다른 기기에서 사진이 바뀌었어요. 사진을 확인한 뒤 다시 저장해 주세요.',
    photoReplaced: (photo: string) =>
      `그사이 다른 기기에서 ${photo} 사진이 이 사진으로 바뀌었어요. 저장하면 여기서 고른 사진이 그 자리에 들어가요.`,
    confirmPhoto: '이 사진 그대로 두기',
    confirmPhotoOf: (photo: string) => `이 사진 그대로 두기: ${photo}`,
  },
  problems: {
    fields: (count: string) => `${count}곳을 다시 확인해 주세요.`,
    noResponse: '서버에서 응답이 없어요.',
    inputSaved: '적은 내용과 사진은 그대로 있어요. 잠시 뒤 다시 보내 주세요.',
    request: '설문지를 보내지 못했어요.',
  },
  done: {
    title: '설문지를 받았어요',
    text: (day: string) => `결과지는 ${day}까지 보내 드려요. 진행은 내 정보에서 볼 수 있어요.`,
    unpaidText: '입금이 확인되면 상담을 시작할게요. 진행은 내 정보에서 볼 수 있어요.',
    ok: '내 정보로 가기',
  },
  stops: {
    toMyPage: '내 정보로 가기',
    exists: {
      title: '설문지를 이미 보냈어요',
      text: '설문지는 주문마다 한 번만 보낼 수 있어요. 상담사가 쓰기 시작하기 전까지는 주문 화면에서 답을 고칠 수 있어요.',
    },
    inWork: {
      title: '이제 답을 고칠 수 없어요',
      text: '상담사가 결과지를 쓰기 시작했어요. 꼭 알릴 것이 있으면 문의하기로 알려 주세요.',
    },
    closed: {
      title: '지금은 설문지를 보낼 수 없어요',
      text: '주문이 취소되었거나 이미 상담이 진행됐어요. 주문 상태를 확인해 주세요.',
    },
    missing: {
      title: '주문을 찾지 못했어요',
      text: '링크 주소가 잘리지 않았는지, 주문한 계정으로 로그인했는지 확인해 주세요.',
    },
    noOrder: {
      title: '어느 주문의 설문지인지 알려 주세요',
      text: '내 정보에서 주문을 고르면 설문지를 쓸 수 있어요.',
    },
    noSurvey: {
      title: '이 상담에는 설문지가 없어요',
      text: '지금은 하지 않는 종류의 상담이에요. 문의하기로 알려 주시면 확인해 드릴게요.',
    },
    openAgain: '다시 열기',
    offline: {
      title: '설문지를 열지 못했어요',
      text: '인터넷에 연결되어 있지 않아요. 적어 둔 내용은 이 기기에 그대로 있으니 연결되면 다시 열어 주세요.',
    },
    fault: {
      title: '설문지를 열지 못했어요',
      text: '서버에 문제가 생겼어요. 적어 둔 내용은 이 기기에 그대로 있으니 잠시 뒤 다시 열어 주세요.',
    },
  },
}

export type SurveyTexts = typeof surveys
