/** The product page. */
export const catalog = {
  order: '온라인 컨설팅 주문하기',
  price: '가격',
  shipping: '배송',
  turnaround: '기간',
  turnaroundText: (days: string) => `설문지를 보낸 날부터 ${days}영업일 안에 결과지를 보내 드려요.`,
  sentToday: (day: string) => `오늘 결제하고 보내면 ${day}까지 와요.`,
  sentOn: (sent: string, due: string) => `${sent}에 결제하고 보내면 ${due}까지 와요.`,
  tabs: '상품 정보',
  description: '상품 설명',
  review: 'REVIEW',
  inquiry: '문의',
  qna: 'Q&A',
  /** Title of the product tab within the inquiry pages. */
  qnaWithin: '상품 문의',
  faq: 'FAQ',
  portraits: {
    hair: '레이어드 머리를 한 얼굴 그림',
    colour: '여러 색의 천을 두른 얼굴 그림',
  },
  notOnSale: '지금은 주문을 받지 않아요.',
  consulting: {
    pageTitle: '온라인 이미지 컨설팅',
    title: '한 사람을 읽고 한\u00a0장에 담아요',
    intro:
      '사진과 설문지를 상담사가 직접 읽어요. 찾아오지 않아도 되고, 결과지는 화면과 PDF로 받아요.',
    portrait: '앞머리를 옆으로 넘긴 물결 머리의 얼굴 그림',
    types: '세 가지 상담',
    about: '컨설팅 소개',
    gets: '결과지에 담기는 것',
    analysis: {
      title: '얼굴형과 비율',
      text: '얼굴형, 이목구비, 목과 어깨를 함께 읽은 분석이에요.',
    },
    best: { title: '어울리는 머리 두 가지', text: '길이와 앞머리, 볼륨까지 이유와 함께 적어요.' },
    worst: { title: '피할 머리', text: '왜 어색해 보이는지 알기 쉽게 풀어 드려요.' },
    words: {
      title: '미용실에 보여 줄 말',
      text: '그대로 보여 주면 돼서 따로 설명하지 않아도 돼요.',
    },
    bestLabel: (number: number) => `어울리는 머리 ${number}`,
    colour: {
      labels: { suits: '어울리는 색', makeUp: '메이크업', avoid: '피할 색' },
      season: {
        title: '네 개의 선과 계절',
        text: '온도, 명도, 채도, 대비를 흰 종이로 맞춘 사진에서 읽어요.',
      },
      colours: {
        title: '어울리는 색 열두 가지',
        text: '피할 색 여섯 가지는 대신 입을 색과 나란히 보여 드려요.',
      },
      looks: {
        title: '메이크업 두 가지',
        text: '평일과 특별한 날로 나누어 립, 볼, 눈의 색과 바르는 순서를 적어요.',
      },
      fan: {
        title: '옷 살 때 대 보는 색 카드',
        text: '화면 가득 색을 띄우고 옷감 옆에 대 보면 돼요.',
      },
    },
    process: '진행 과정 보기',
    reviews: '후기 보기',
  },
}
