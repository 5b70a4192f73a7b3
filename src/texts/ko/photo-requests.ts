/** A photo that the studio asks for: in the mail, on its page and in the back office. */
export const photoRequests = {
  /** By the name on the wire; the same labels as in the surveys. */
  names: {
    front: '정면',
    side: '옆',
    now: '지금 머리',
    face: '화장하지 않은 얼굴',
    paper: '턱 아래 흰 종이',
    wrist: '종이 위의 손목',
  },
  /** A photo whose sender did not say what it shows. */
  unnamed: '보내 주신 사진',
  /** Why, in a few words, and how to take a better one. */
  reasons: {
    DARK: {
      label: '사진이 어두워요',
      help: '해를 등지지 말고 밝은 창가에서 다시 찍어 주세요.',
    },
    BLURRED: {
      label: '사진이 흐려요',
      help: '휴대폰을 고정하고 초점이 맞은 뒤에 찍어 주세요.',
    },
    HAIR: {
      label: '머리카락이 이마를 가려요',
      help: '머리를 뒤로 넘겨 이마와 귀가 모두 보이게 찍어 주세요.',
    },
    CUT_OFF: {
      label: '얼굴이나 머리가 잘렸어요',
      help: '정수리부터 턱 아래까지 다 들어오게 조금 떨어져서 찍어 주세요.',
    },
    WRONG_SIDE: {
      label: '다른 쪽에서 찍은 사진이에요',
      help: '안내 그림과 같은 방향에서 찍어 주세요.',
    },
    FILTER: {
      label: '보정이 들어간 것 같아요',
      help: '보정 앱과 뷰티 모드를 끄고 기본 카메라로 찍어 주세요.',
    },
    MISSING: {
      label: '아직 받지 못한 사진이에요',
      help: '안내 그림을 보고 한 장 찍어 보내 주세요.',
    },
    OTHER: {
      label: '다른 이유',
      help: '상담사가 적은 말을 읽고 다시 찍어 주세요.',
    },
  },
  page: {
    title: (photo: string) => `${photo} 사진을 부탁드려요`,
    why: '이유',
    words: '상담사가 남긴 말',
    now: '지금 있는 사진',
    paused: '사진을 보내 주실 때까지 결과지 예정일도 멈춰 있어요.',
    slot: '새 사진',
    slotHint: '이 한 장만 보내면 돼요. 다른 사진과 답은 그대로 있어요.',
    note: '새 사진이 지금 사진을 대신해요. 지금 사진은 주문이 끝나면 지워요.',
    send: '사진 보내기',
    sending: (percent: string) => `보내고 있어요 ${percent}%`,
    missing: '보낼 사진을 골라 주세요.',
    done: '사진을 받았어요',
    doneText: '고마워요. 결과지를 이어서 쓸게요.',
    doneDue: (day: string) => `결과지는 ${day}까지 보내 드려요.`,
    toOrder: '주문 보기',
    states: {
      ANSWERED: {
        title: '이 사진은 이미 받았어요',
        text: '더 보내지 않아도 돼요. 결과지를 이어서 쓰고 있어요.',
      },
      WITHDRAWN: {
        title: '이 사진은 이제 필요하지 않아요',
        text: '상담사가 부탁을 거뒀어요. 보내 주신 사진으로 결과지를 쓰고 있어요.',
      },
      VOID: {
        title: '이 사진은 이제 필요하지 않아요',
        text: '결과지를 보냈거나 주문이 끝났어요. 주문 페이지에서 볼 수 있어요.',
      },
    },
    gone: {
      title: '열 수 없는 주소예요',
      text: '주소가 오래되었거나 잘못됐어요. 주문 페이지에서 다시 열어 주세요.',
    },
    signIn: '로그인하면 부탁받은 사진을 보낼 수 있어요.',
  },
  /** On the customer's order page. */
  order: {
    text: '상담사가 아래 사진을 부탁했어요.',
    send: (photo: string) => `${photo} 사진 보내기`,
  },
}

export type PhotoRequestTexts = typeof photoRequests
