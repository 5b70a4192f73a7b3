/** The first page and the policies. */
export const content = {
  hero: {
    title: '얼굴을 읽고 결을 고르다',
    text: '사진 세 장과 몇 가지 질문이면 충분해요. 상담사가 얼굴형과 머릿결을 살펴 어울리는 머리를 한 장에 담아 드려요.',
    order: (price: string) => `온라인 헤어 컨설팅 ${price}`,
    hint: '회원가입 없이 주문할 수 있어요',
    portrait: '앞머리 없이 길게 내린 머리의 얼굴 그림',
  },
  types: {
    title: '상담 종류',
    intro: '궁금한 것을 골라 상품 안내를 읽어 보세요.',
    hair: { name: '헤어', text: '얼굴형에 맞는 길이와 결' },
    makeup: { name: '메이크업', text: '피부 톤에 맞는 색' },
    fashion: { name: '패션', text: '체형에 맞는 선' },
    order: '온라인 컨설팅 주문하기',
  },
  process: {
    title: '주문부터 결과지까지',
    intro: '순서를 누르면 자세히 볼 수 있어요.',
    type: {
      title: '상담 종류를 골라요',
      text: '헤어, 메이크업, 패션 가운데 지금 궁금한 것을 골라 주세요.',
    },
    material: {
      title: '사진과 설문지를 보내요',
      text: '사진은 세 장까지 올릴 수 있어요. 아래 다섯 가지를 생각해 두면 답하기 쉬워요.',
      list: ['지금 상황', '바라는 모습', '지난 상담 경험', '예산 범위', '일정과 마감'],
    },
    analysis: {
      title: '상담사가 살펴봐요',
      text: '네 단계를 거쳐 결과지를 써요.',
      list: ['제출한 내용 확인', '자료 분석', '결과지 작성', '전문가 의견'],
    },
    sheet: {
      title: '결과지를 받아요',
      text: '어울리는 머리와 피할 머리, 미용실에서 보여 줄 설명을 한 장으로 받아요. 결과지를 보며 상담을 이어 갈 수 있어요.',
      action: '상담 주문하기',
    },
  },
  film: {
    label: '머릿결이 흐르는 영상',
    pause: '영상 멈추기',
    play: '영상 재생하기',
    title: '한 올의 결까지 읽어요',
  },
  contents: {
    title: '머리를 바꾸기 전에 읽을거리',
    intro: '결이 쓰고 고른 이야기예요.',
    list: '콘텐츠',
    failed: '컨텐츠 정보를 불러오는 중 오류가 발생했습니다.',
    empty: '지금은 등록된 콘텐츠가 없어요.',
    emptyText: '새 이야기가 나오면 여기에 실려요.',
    missing: '파트너 정보를 찾을 수 없어요.',
    missingText: '그사이 내려간 콘텐츠예요. 다른 이야기를 골라 주세요.',
    detailFailed: '파트너 정보를 불러오지 못했어요.',
    detailFailedText: '잠시 뒤에 다시 눌러 주세요.',
  },
  faq: {
    title: '자주 묻는 질문',
    intro: '찾는 답이 없으면 문의에 남겨 주세요.',
    list: '질문과 답',
    failed: 'FAQ 정보를 불러오는 중 오류가 발생했습니다.',
    empty: '표시할 FAQ 정보가 없습니다.',
    emptyText: '자주 받는 질문이 모이면 여기에 실려요.',
  },
  voices: {
    title: '먼저 다녀간 분들',
    intro: '상담을 마친 분들이 남긴 이야기예요.',
    average: (average: string, count: string) => `평균 ${average}점, 후기 ${count}개`,
  },
  closing: {
    title: '다음 미용실 가기 전에, 한\u00a0장 들고\u00a0가세요',
    action: '지금 주문하기',
  },
  policies: {
    version: (version: number, date: string) => `${version}판 · ${date} 시행`,
    terms: '이용약관',
    privacy: '개인정보처리방침',
    sensitive: '민감정보 처리 동의',
    refund: '환불 규정',
    points: '포인트 안내',
  },
}
