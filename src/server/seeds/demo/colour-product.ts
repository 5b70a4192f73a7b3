import { won } from '#domain/money/won.ts'

/** Product of the demo for personal colour and make-up. */
export const colourProduct = {
  name: '퍼스널 컬러 · 메이크업 컨설팅',
  summary: '얼굴이 먼저 보이는 색 열두 가지와 메이크업 두 가지를 결과지로 전해 드려요.',
  description: `<p>옷도 화장도 색부터 정하면 쉬워져요. 상담사가 창가에서 찍은 사진의 빛을 흰 종이로 바로잡고, 설문지의 답과 함께 읽어 한 분만을 위한 색을 골라요.</p>
<h3>결과지에 담기는 것</h3>
<ul>
<li>얼굴을 밝히는 색 열두 가지와 피할 색 여섯 가지</li>
<li>입술, 볼, 눈, 염색과 장신구의 색</li>
<li>매일 하는 메이크업과 특별한 날의 메이크업</li>
<li>가게에서 천에 대 보는 색 부채</li>
</ul>
<h3>사진은 이렇게 찍어 주세요</h3>
<p>밝은 창가에서 화장하지 않은 얼굴, 턱 아래에 흰 종이를 든 얼굴, 종이 위의 손목을 찍어 주세요. 사진은 담당 상담사와 관리자만 보고, 컨설팅을 마친 뒤 정해진 기간이 지나면 지워요.</p>`,
  price: won(120_000),
  turnaround_days: 4,
  position: 1,
  translations: {
    en: {
      name: 'Personal colour and make-up consulting',
      summary:
        'Twelve colours in which your face is seen first, and two make-up looks, in a result sheet of your own.',
      description: `<p>Clothes and make-up become easy once the colours are settled. A consultant corrects the light of your photos by a sheet of white paper, reads them with your answers, and chooses colours for you alone.</p>
<h3>What your sheet contains</h3>
<ul>
<li>Twelve colours that brighten your face, and six to avoid</li>
<li>Shades for lips, cheeks, eyes, hair dye and jewellery</li>
<li>A make-up look for every day and one for special days</li>
<li>A fan of colours to hold against cloth in a shop</li>
</ul>
<h3>How to take the photos</h3>
<p>By a bright window: your bare face, your face with a white sheet of paper under the chin, and your wrist on the paper. Only your consultant and our administrators see them, and we erase them a set time after the consultation is completed.</p>`,
    },
    vi: {
      name: 'Tư vấn màu sắc cá nhân và trang điểm',
      summary:
        'Mười hai màu làm gương mặt bạn nổi bật và hai kiểu trang điểm, trong một bảng kết quả dành riêng cho bạn.',
      description: `<p>Chọn được màu rồi thì quần áo và trang điểm đều dễ hơn. Chuyên viên chỉnh lại ánh sáng của ảnh nhờ tờ giấy trắng, đọc cùng câu trả lời của bạn và chọn màu cho riêng bạn.</p>
<h3>Bảng kết quả gồm có</h3>
<ul>
<li>Mười hai màu làm sáng gương mặt và sáu màu nên tránh</li>
<li>Màu cho môi, má, mắt, tóc nhuộm và trang sức</li>
<li>Một kiểu trang điểm hằng ngày và một kiểu cho dịp đặc biệt</li>
<li>Quạt màu để ướm lên vải khi đi mua sắm</li>
</ul>
<h3>Cách chụp ảnh</h3>
<p>Bên cửa sổ sáng: mặt mộc, gương mặt với tờ giấy trắng dưới cằm, và cổ tay đặt trên giấy. Chỉ chuyên viên phụ trách và quản trị viên xem ảnh, và ảnh được xóa sau một thời gian quy định kể từ khi hoàn tất tư vấn.</p>`,
    },
  },
}
