import { ifMailed } from '#texts/delivery.ts'

/** The result sheet: its PDF, and what its editor is told. */
export const reports = {
  fieldIsEmpty: '아직 비어 있어요.',
  sheet: {
    title: (name: string) => `${name} 님의 결과지`,
    diagnosisNumber: (number: string) => `진단번호 ${number}`,
    purchased: (day: string) => `구매일 ${day}`,
    consultant: (name: string) => `상담사 ${name}`,
    outro: '마무리',
  },
  pdf: {
    author: '결',
    page: (page: number, pages: number) => `${page} / ${pages}`,
  },
  screens: {
    pageTitle: '결과지 · 결',
    contents: '결과지 차례',
    book: '상담 예약하기',
    pdf: 'PDF로 받기',
    pdfFailed: 'PDF를 받지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    print: '인쇄하기',
    ask: '결과지에 궁금한 점이 있으면',
    askByMail: '이메일로 문의하기',
    askByKakao: '카카오톡으로 문의하기',
    mailSubject: (number: string) => `결과지 문의 (진단번호 ${number})`,
    unwritten: '아직 쓰지 않았어요.',
    toOrder: '주문 보기',
    toList: '결과지 목록으로',
    list: {
      title: '결과지',
      intro: '상담이 끝난 결과지를 눌러 언제든 다시 볼 수 있어요.',
      label: '결과지 목록',
      done: '결과지 보기',
      inProgress: '진행 중',
      waitingFor: {
        payment: '결제가 끝나면 시작해요.',
        survey: '설문지를 보내 주시면 시작해요.',
        consultant: '상담사가 살펴보고 있어요.',
      },
      actions: { payment: '결제 안내 보기', survey: '설문지 작성하기' },
      purchased: (day: string) => `${day} 구매`,
      published: (day: string) => `${day} 도착`,
      orderNumber: (number: string) => `주문번호 ${number}`,
      emptyTitle: '아직 결과지가 없어요',
      emptyText: '컨설팅을 주문하면 결과지가 어디까지 왔는지 여기에서 볼 수 있어요.',
      emptyAction: '주문하러 가기',
      failed: '결과지를 불러오지 못했어요. 결과지는 그대로 있으니 잠시 뒤 다시 시도해 주세요.',
      offline: '서버에서 응답이 없어요. 연결을 확인하고 다시 시도해 주세요.',
    },
    arrival: {
      title: (name: string) => `${name} 님의 결과지가 왔어요`,
      revised: (name: string) => `${name} 님의 결과지를 새로 고쳤어요`,
      sent: (consultant: string, time: string) =>
        consultant ? `${consultant} 상담사가 ${time}에 보냈어요` : `${time}에 보냈어요`,
      open: '열어 보기',
      talk: '상담 예약',
    },
    missing: {
      title: '아직 볼 수 없는 결과지예요',
      text: `상담이 진행 중이거나 링크의 기한이 지났을 수 있어요. ${ifMailed('결과지가 준비되면 메일로 알려 드려요.', '결과지가 준비되면 주문 조회에서 볼 수 있어요.')}`,
    },
    backToSheet: '결과지로 돌아가기',
  },
}
