import type { FirstContent } from './first-content.ts'

/** Articles on colour, and on explaining a wish to a hairdresser. */
export const styleArticles: readonly FirstContent[] = [
  {
    picture: 'colour-fan',
    words: {
      ko: {
        title: '흰 종이와 낮의 창으로 보는 퍼스널 컬러',
        name: '색 고르기',
        description: '진단을 받기 전에 집에서 먼저 해 볼 수 있는 방법이에요.',
        content: `<p>퍼스널 컬러는 피부색의 이름이 아니라, 어떤 색 옆에서 얼굴이 고르게 보이는지를 찾는 일이에요. 화장을 지우고, 낮에 창을 마주 보고, 머리는 흰 수건으로 감싸세요. 조명과 염색한 머리가 판단을 가장 많이 흐려요.</p>
<ol>
<li>턱 아래에 흰 종이를 대고 얼굴의 바탕을 익혀요.</li>
<li>살구색과 장미색 천을 번갈아 대요. 그늘과 잡티가 옅어지는 쪽이 따뜻한지 차가운지를 알려 줘요.</li>
<li>같은 색의 밝은 것과 짙은 것을 대요. 얼굴보다 옷이 먼저 보이면 그 명도는 나에게 세요.</li>
</ol>
<p>한 번에 결론을 내지 말고 다른 날 다시 해 보세요. 두 번 다 편안했던 색 서너 가지만 기억해도 옷과 입술, 머리색을 고르는 시간이 크게 줄어요.</p>`,
      },
      en: {
        title: 'Personal colour with a sheet of paper and a window',
        name: 'Choosing colour',
        description: 'Something to try at home before you have your colours analysed.',
        content: `<p>Personal colour is not the name of your skin tone. It tells you which colours make your face look even. Take off your make-up, face a window in daylight and wrap your hair in a white towel: artificial light and dyed hair are the most misleading.</p>
<ol>
<li>Hold white paper under your chin and get used to your bare face.</li>
<li>Switch between an apricot and a rose cloth. The one that softens shadows and blemishes tells you whether your tone is warm or cool.</li>
<li>Then try a light and a deep shade of the same colour. If you notice the cloth before the face, it is too strong for you.</li>
</ol>
<p>Do not decide right away; repeat it on another day. Three or four colours that worked both times save you a lot of time when you choose clothes, lipstick and hair colour.</p>`,
      },
      vi: {
        title: 'Màu sắc cá nhân với tờ giấy trắng và ô cửa sổ',
        name: 'Chọn màu',
        description: 'Cách tự thử ở nhà trước khi đi phân tích màu.',
        content: `<p>Màu sắc cá nhân không phải tên của màu da, mà là xem đứng cạnh màu nào thì gương mặt bạn trông đều màu nhất. Hãy tẩy trang, quay mặt ra cửa sổ ban ngày và quấn tóc bằng khăn trắng, vì ánh đèn và tóc nhuộm dễ làm ta nhầm nhất.</p>
<ol>
<li>Đặt giấy trắng dưới cằm để mắt quen với gương mặt mộc.</li>
<li>Lần lượt áp vải màu mơ và màu hồng. Bên nào làm bóng tối và khuyết điểm mờ đi sẽ cho biết bạn hợp tông ấm hay lạnh.</li>
<li>Thử sắc nhạt và sắc đậm của cùng một màu. Nếu nhìn thấy vải trước khi thấy mặt thì màu ấy quá mạnh với bạn.</li>
</ol>
<p>Đừng kết luận ngay, hãy thử lại vào một ngày khác. Chỉ cần nhớ ba bốn màu thấy dễ chịu cả hai lần, bạn đã bớt được nhiều thời gian chọn quần áo, son và màu tóc.</p>`,
      },
    },
  },
  {
    picture: 'dyed-strands',
    words: {
      ko: {
        title: '염색할 때 색 이름보다 먼저 정할 것',
        name: '색 고르기',
        description: '밝기와 뿌리, 빠질 때의 색까지 정하면 후회가 줄어요.',
        content: `<p>같은 애쉬 브라운이라도 밝기가 두 단계 다르면 전혀 다른 머리가 돼요. 색 이름은 마지막에 고르고, 먼저 아래 세 가지를 정해 보세요.</p>
<ul>
<li><strong>밝기.</strong> 눈동자와 눈썹보다 두세 단계 안에서 밝으면 얼굴에서 떠 보이지 않아요.</li>
<li><strong>뿌리.</strong> 두 달에 한 번 다닐 수 없다면, 뿌리를 어둡게 남기고 아래로 밝아지는 방식이 오래 가요.</li>
<li><strong>빠진 뒤의 색.</strong> 탈색한 머리는 몇 주 뒤 노란빛이나 붉은빛이 돌아와요. 그 색도 나에게 어울리는지 물어보세요.</li>
</ul>
<p>처음 바꾸는 날에는 얼굴 가까운 가닥 몇 개만 먼저 물들여 보는 것도 좋아요. 되돌리기 쉽고, 거울 앞에서 충분히 알 수 있어요.</p>`,
      },
      en: {
        title: 'What to decide before the name of a hair colour',
        name: 'Choosing colour',
        description:
          'Decide the lightness, the roots and what it fades to, and you will have fewer regrets.',
        content: `<p>Two ash browns that are two levels apart look completely different. Choose the name last, and decide these three things first.</p>
<ul>
<li><strong>Lightness.</strong> Stay within two or three levels of your eyes and brows, so that the colour does not look detached from your face.</li>
<li><strong>Roots.</strong> If you cannot come every other month, keep the roots dark and let the colour get lighter towards the ends. It lasts longer.</li>
<li><strong>What it fades to.</strong> Bleached hair turns yellow or red again after some weeks. Ask whether that colour suits you as well.</li>
</ul>
<p>The first time, it can be enough to colour a few strands beside your face. They are easy to undo, and the mirror tells you all you need to know.</p>`,
      },
      vi: {
        title: 'Điều cần chốt trước khi chọn tên màu nhuộm',
        name: 'Chọn màu',
        description: 'Chốt độ sáng, phần chân và màu sau khi phai, bạn sẽ ít hối tiếc hơn.',
        content: `<p>Cùng là nâu khói, nhưng chênh nhau hai độ sáng đã là hai mái tóc khác hẳn. Hãy để tên màu lại sau cùng và chốt ba điều này trước.</p>
<ul>
<li><strong>Độ sáng.</strong> Chỉ sáng hơn mắt và lông mày hai ba độ thì màu tóc sẽ không tách khỏi gương mặt.</li>
<li><strong>Chân tóc.</strong> Nếu không thể đến tiệm hai tháng một lần, hãy để chân tóc sẫm rồi sáng dần xuống. Cách này bền lâu.</li>
<li><strong>Màu sau khi phai.</strong> Tóc tẩy sẽ ngả vàng hoặc đỏ sau vài tuần. Hãy hỏi xem màu ấy có hợp với bạn không.</li>
</ul>
<p>Lần đầu đổi màu, bạn có thể chỉ nhuộm vài lọn cạnh mặt. Dễ quay lại như cũ, và gương sẽ cho bạn câu trả lời.</p>`,
      },
    },
  },
  {
    picture: 'at-the-salon',
    words: {
      ko: {
        title: '미용실에서 통하는 말, 다섯 마디',
        name: '미용실에서',
        description: '“알아서 해 주세요” 대신 이렇게 말해 보세요.',
        content: `<p>사진 한 장을 보여 주면 마음이 놓이지만, 사진 속 사람과 나는 숱도 얼굴도 달라요. 사진과 함께 아래 다섯 마디를 건네면 훨씬 가까워져요.</p>
<ol>
<li>“길이는 쇄골에서 <strong>말랐을 때</strong> 이만큼이요.” 젖은 길이와 마른 길이를 구분해요.</li>
<li>“층은 <strong>입술 아래에서</strong> 시작해 주세요.” 층의 양보다 시작하는 자리가 중요해요.</li>
<li>“이 사진에서 <strong>여기만</strong> 좋아요.” 앞머리인지 끝선인지 짚어 주세요.</li>
<li>“아침에 <strong>5분</strong> 쓸 수 있어요.” 손질할 수 있는 시간이 모양을 정해요.</li>
<li>“지난번에는 <strong>이게 아쉬웠어요</strong>.” 싫은 것을 말하면 좋은 것이 남아요.</li>
</ol>
<p>다 자른 뒤에는 손질하지 않은 상태로 한 번 흔들어 보세요. 내일 아침의 머리가 그 모습이에요.</p>`,
      },
      en: {
        title: 'Five sentences that work at the hairdresser’s',
        name: 'At the salon',
        description: 'Try these instead of “whatever you think”.',
        content: `<p>A photo is reassuring, but the person in it has different hair and a different face. Together with these five sentences, it gets you much closer.</p>
<ol>
<li>“This long, at the collarbone, <strong>when it is dry</strong>.” Wet and dry lengths are not the same.</li>
<li>“Please start the layers <strong>below my lips</strong>.” Where they start matters more than how many there are.</li>
<li>“In this photo I only like <strong>this part</strong>.” Point to it: the fringe, or the line of the ends?</li>
<li>“I have <strong>five minutes</strong> in the morning.” The time you have determines the shape.</li>
<li>“Last time, <strong>this bothered me</strong>.” Say what you dislike, and what you like is left.</li>
</ol>
<p>When it is done, shake your head once before anything is styled. That is how you will look tomorrow morning.</p>`,
      },
      vi: {
        title: 'Năm câu nói hữu ích ở tiệm tóc',
        name: 'Ở tiệm tóc',
        description: 'Hãy thử những câu này thay cho “tùy anh chị”.',
        content: `<p>Đưa một tấm ảnh thì yên tâm, nhưng người trong ảnh có mái tóc và gương mặt khác bạn. Thêm năm câu sau, kết quả sẽ gần ý bạn hơn nhiều.</p>
<ol>
<li>“Dài đến xương quai xanh <strong>khi tóc đã khô</strong>.” Độ dài lúc ướt và lúc khô không giống nhau.</li>
<li>“Cho tầng bắt đầu <strong>từ dưới môi</strong>.” Chỗ bắt đầu quan trọng hơn số tầng.</li>
<li>“Trong ảnh này tôi chỉ thích <strong>chỗ này</strong>.” Hãy chỉ rõ là mái hay đường đuôi tóc.</li>
<li>“Buổi sáng tôi có <strong>năm phút</strong>.” Thời gian bạn có quyết định kiểu tóc.</li>
<li>“Lần trước tôi <strong>chưa ưng chỗ này</strong>.” Nói ra điều không thích thì điều mình thích sẽ còn lại.</li>
</ol>
<p>Cắt xong, hãy lắc nhẹ đầu khi tóc chưa tạo kiểu. Sáng mai bạn sẽ trông như thế.</p>`,
      },
    },
  },
]
