import { adminProducts } from '#contract/admin-catalog.ts'
import { won } from '#domain/money/won.ts'
import type { Member } from '#server/platform/caller.ts'
import type { DemoStudio } from './studio.ts'

/** Adds a second hair consulting with a shorter turnaround; returns its ID. */
export async function addExpressProduct({ call }: DemoStudio, admin: Member): Promise<string> {
  const { product_id } = await call(adminProducts.create, { body: expressProduct }, { as: admin })
  return product_id
}

const expressProduct = {
  consulting_type: 'HAIR_CONSULTING',
  name: '온라인 헤어 컨설팅 · 빠른 결과지',
  summary: '곧 미용실에 가신다면, 같은 결과지를 1영업일 안에 보내 드려요.',
  description: `<p>내용은 온라인 헤어 컨설팅과 같아요. 얼굴형과 비율 분석, 가장 잘 어울리는 머리 두 가지, 피하는 편이 좋은 머리, 미용실에 그대로 보여 줄 수 있는 설명이 담겨요.</p>
<p>다른 점은 하나예요. 설문지와 사진이 도착하면 상담사가 가장 먼저 읽고, 다음 영업일까지 결과지를 보내 드려요.</p>`,
  price: won(150_000),
  turnaround_days: 1,
  translations: {
    en: {
      name: 'Online hair consulting, express',
      summary: 'For an appointment that is near: the same result sheet within one business day.',
      description: `<p>It contains the same as the online hair consulting: an analysis of your face shape and proportions, the two styles that suit you best, styles to avoid, and words to show to your hairdresser.</p>
<p>Only one thing differs. Your consultant reads your survey and photos first, and sends your sheet by the next business day.</p>`,
    },
    vi: {
      name: 'Tư vấn tóc trực tuyến, trả kết quả nhanh',
      summary: 'Dành cho bạn sắp đi làm tóc: cùng bảng kết quả đó, trong một ngày làm việc.',
      description: `<p>Nội dung giống gói tư vấn tóc trực tuyến: phân tích dáng mặt và tỉ lệ, hai kiểu tóc hợp với bạn nhất, những kiểu nên tránh, và lời mô tả để đưa thợ làm tóc xem.</p>
<p>Chỉ khác một điều: chuyên viên đọc phiếu khảo sát và ảnh của bạn trước tiên, và gửi bảng kết quả chậm nhất vào ngày làm việc tiếp theo.</p>`,
    },
  },
} as const
