/** Titles and descriptions of public pages, for search engines and shared links. */
export const search = {
  titled: (title: string) => `${title} · 결`,
  picture: '머리를 길게 내린 얼굴 그림과 결의 표식',
  landing: {
    title: '결, 얼굴을 읽는 이미지 컨설팅',
    description:
      '사진 세 장과 몇 가지 질문이면 돼요. 상담사가 얼굴을 읽고 어울리는 것과 피할 것을 결과지 한 장에 담아 드리는 온라인 이미지 컨설팅이에요.',
  },
  dashboard: {
    title: '상담 종류',
    description: '헤어, 메이크업, 패션 가운데 지금 궁금한 상담을 그림으로 골라 보세요.',
  },
  policy: (title: string) => `이미지 컨설팅 결의 ${title}: 지금 시행 중인 내용과 시행일이에요.`,
  consulting:
    '온라인 이미지 컨설팅이 무엇인지, 결과지에 무엇이 담기는지, 얼마인지 한눈에 볼 수 있어요.',
  process:
    '상담 종류를 고르고 사진과 설문지를 보내면 상담사가 분석해 결과지를 써 드려요. 네 단계를 자세히 적었어요.',
  sample: {
    title: '견본 결과지 · 결',
    description:
      '헤어 컨설팅 결과지 한 부를 처음부터 끝까지 보여 드려요. 얼굴 분석, 어울리는 머리와 피할 머리, 미용실 카드까지 그대로예요.',
  },
  contents: '얼굴형과 머릿결, 스타일에 대해 스튜디오가 쓰고 고른 글을 모았어요.',
  faq: '주문과 결제, 사진과 설문지, 결과지에 대해 자주 받는 질문과 답이에요.',
  gallery: '상담을 마친 분들이 남긴 후기와 별점을 모두 볼 수 있어요.',
}
