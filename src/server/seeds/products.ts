import type { Language } from '#domain/languages/languages.ts'
import { defaultProductPrice } from '#domain/settings/settings.ts'

const hairConsulting = {
  ko: {
    name: '온라인 헤어 컨설팅',
    summary: '얼굴선과 모발을 읽어, 어울리는 머리와 피해야 할 머리를 결과지로 전해 드려요.',
    description: `<p>머리를 바꾸고 싶은데 무엇이 어울릴지 모르겠다면, 먼저 얼굴의 결을 살펴보세요. 결의 상담사가 설문지와 사진을 직접 보고 한 분만을 위한 결과지를 써요.</p>
<h3>이렇게 진행돼요</h3>
<ol>
<li>주문하고 입금하면 설문지가 열려요.</li>
<li>얼굴형, 이목구비, 목과 어깨, 평소 고민을 고르고 사진을 세 장까지 보내 주세요.</li>
<li>상담사가 비율과 인상을 분석해 결과지를 써요.</li>
<li>결과지가 준비되면 메일로 알려 드려요. 화면으로 읽고 PDF로도 받을 수 있어요.</li>
</ol>
<h3>결과지에 담기는 것</h3>
<ul>
<li>얼굴형과 비율 분석</li>
<li>가장 잘 어울리는 머리 두 가지와 그 이유</li>
<li>피하는 편이 좋은 머리</li>
<li>앞머리, 길이, 볼륨, 손질까지 미용실에 그대로 보여 줄 수 있는 설명</li>
</ul>
<h3>사진은 이렇게 찍어 주세요</h3>
<p>밝은 곳에서 머리를 넘기고 정면과 옆모습을 찍어 주세요. 필터와 보정은 빼 주세요. 사진은 담당 상담사와 관리자만 보고, 컨설팅을 마친 뒤 정해진 기간이 지나면 지워요.</p>`,
  },
  en: {
    name: 'Online hair consulting',
    summary:
      'We read the lines of your face and hair, and write down what suits you and what to avoid.',
    description: `<p>If you want a change but cannot tell what would suit you, start with the lines of your own face. A consultant at Gyeol reads your answers and your photos and writes a result sheet for you alone.</p>
<h3>How it works</h3>
<ol>
<li>Place your order and transfer the payment; your survey opens.</li>
<li>Describe your face shape, features, neck and shoulders, tell us what bothers you, and send up to three photos.</li>
<li>Your consultant studies proportion and impression and writes your sheet.</li>
<li>We email you when it is ready. Read it on screen or save it as a PDF.</li>
</ol>
<h3>What your sheet contains</h3>
<ul>
<li>An analysis of your face shape and its proportions</li>
<li>The two styles that suit you best, and why</li>
<li>Styles to avoid</li>
<li>Fringe, length, volume and daily care, in words you can show to your hairdresser</li>
</ul>
<h3>How to take the photos</h3>
<p>Stand in good light with your hair held back, one photo from the front and one from the side, without filters or retouching. Only your consultant and our administrators see them, and we erase them a set time after the consultation is completed.</p>`,
  },
  vi: {
    name: 'Tư vấn tóc trực tuyến',
    summary:
      'Chúng tôi đọc đường nét gương mặt và mái tóc của bạn, rồi viết ra kiểu nào hợp và kiểu nào nên tránh.',
    description: `<p>Nếu bạn muốn đổi kiểu tóc mà chưa biết điều gì hợp với mình, hãy bắt đầu từ đường nét gương mặt. Chuyên viên của Gyeol đọc khảo sát, xem ảnh của bạn và viết một bảng kết quả dành riêng cho bạn.</p>
<h3>Các bước thực hiện</h3>
<ol>
<li>Bạn đặt hàng và chuyển khoản, phiếu khảo sát sẽ được mở.</li>
<li>Bạn chọn dáng mặt, đường nét, cổ và vai, kể điều bạn băn khoăn và gửi tối đa ba ảnh.</li>
<li>Chuyên viên phân tích tỉ lệ, ấn tượng gương mặt và viết bảng kết quả.</li>
<li>Khi bảng kết quả sẵn sàng, chúng tôi báo qua email. Bạn có thể đọc trên màn hình hoặc tải PDF.</li>
</ol>
<h3>Bảng kết quả gồm có</h3>
<ul>
<li>Phân tích dáng mặt và tỉ lệ</li>
<li>Hai kiểu tóc hợp với bạn nhất và lý do</li>
<li>Những kiểu tóc nên tránh</li>
<li>Tóc mái, độ dài, độ phồng và cách chăm sóc, viết sao cho bạn có thể đưa thợ làm tóc xem</li>
</ul>
<h3>Cách chụp ảnh</h3>
<p>Hãy đứng nơi đủ sáng, vén tóc gọn, chụp một ảnh chính diện và một ảnh nghiêng, không dùng bộ lọc hay chỉnh sửa. Chỉ chuyên viên phụ trách và quản trị viên xem ảnh, và ảnh được xóa sau một thời gian quy định kể từ khi hoàn tất tư vấn.</p>`,
  },
} as const satisfies Record<Language, object>

/** Products of a new site. */
export const firstProducts = [
  {
    consultingType: 'HAIR_CONSULTING',
    ...defaultProductPrice,
    turnaroundDays: 3,
    words: hairConsulting,
  },
] as const
