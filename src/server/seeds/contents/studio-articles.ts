import type { FirstContent } from './first-content.ts'

/** Articles on the studio, which link to the pages with the current text. */
export const studioArticles: readonly FirstContent[] = [
  {
    linkUrl: '/user/process',
    picture: 'four-steps',
    words: {
      ko: {
        title: '주문에서 결과지까지, 네 걸음',
        name: '결 안내',
        description: '무엇을 준비하고 언제 무엇을 받는지 순서대로 볼 수 있어요.',
        content: '',
      },
      en: {
        title: 'Four steps from order to result sheet',
        name: 'About Gyeol',
        description: 'What to prepare, and what you receive when.',
        content: '',
      },
      vi: {
        title: 'Bốn bước từ đặt hàng đến bảng kết quả',
        name: 'Về Gyeol',
        description: 'Cần chuẩn bị gì và khi nào bạn nhận được gì.',
        content: '',
      },
    },
  },
  {
    linkUrl: '/policies/privacy',
    picture: 'private-photo',
    words: {
      ko: {
        title: '보내 주신 사진은 이렇게 다뤄요',
        name: '결 안내',
        description: '누가 보는지, 어디에 두는지, 언제 지우는지 적어 두었어요.',
        content: '',
      },
      en: {
        title: 'What happens to the photos you send',
        name: 'About Gyeol',
        description: 'Who sees them, where we store them and when we erase them.',
        content: '',
      },
      vi: {
        title: 'Chúng tôi giữ gìn ảnh của bạn thế nào',
        name: 'Về Gyeol',
        description: 'Ai xem ảnh, ảnh được lưu ở đâu và khi nào được xóa.',
        content: '',
      },
    },
  },
  {
    linkUrl: '/policies/refund',
    picture: 'way-back',
    words: {
      ko: {
        title: '취소하면 얼마가 돌아오나요',
        name: '결 안내',
        description: '주문한 때와 진행 상황에 따라 돌려드리는 금액을 정리했어요.',
        content: '',
      },
      en: {
        title: 'What you get back when you cancel',
        name: 'About Gyeol',
        description: 'The amount depends on when you cancel and how far the work has progressed.',
        content: '',
      },
      vi: {
        title: 'Hủy đơn thì được hoàn bao nhiêu',
        name: 'Về Gyeol',
        description: 'Số tiền hoàn lại tùy vào thời điểm hủy và tiến độ công việc.',
        content: '',
      },
    },
  },
]
