import type { FirstContent } from './first-content.ts'

/** Articles on hair care between two visits to the salon. */
export const everydayArticles: readonly FirstContent[] = [
  {
    picture: 'shown-photo',
    words: {
      ko: {
        title: '미용실에서 사진을 보여 주는 법',
        name: '스타일 읽기',
        description: '사진 한 장보다 이유 한 마디가 더 정확해요.',
        content: `<p>사진 속 머리는 다른 얼굴과 다른 숱 위에 있어요. 어디가 마음에 드는지 함께 말해 주세요. 길이인지, 앞머리의 폭인지, 끝의 움직임인지에 따라 자르는 자리가 달라져요.</p>
<p>옆모습과 뒷모습 사진이 있으면 더 좋아요. 싫은 사진도 한 장 준비하면 오해가 줄어요.</p>`,
      },
      en: {
        title: 'How to show a photo at the salon',
        name: 'Reading styles',
        description: 'One reason says more than a photo.',
        content: `<p>The hair in a photo belongs to another face and has a different thickness. Say what you like about it: the length, the width of the fringe or the way the ends move. Each is cut in a different place.</p>
<p>Side and back views help. One photo of what you do not want prevents most misunderstandings.</p>`,
      },
      vi: {
        title: 'Cách đưa ảnh cho thợ cắt tóc',
        name: 'Hiểu kiểu tóc',
        description: 'Một lý do rõ ràng hơn một tấm ảnh.',
        content: `<p>Mái tóc trong ảnh nằm trên một gương mặt và một độ dày khác. Hãy nói rõ bạn thích điểm nào: độ dài, bề rộng phần mái hay cách đuôi tóc chuyển động. Mỗi điểm được cắt ở một chỗ khác nhau.</p>
<p>Nên có thêm ảnh nghiêng và ảnh sau lưng. Một tấm ảnh kiểu bạn không thích cũng giúp tránh hiểu lầm.</p>`,
      },
    },
  },
  {
    picture: 'fresh-colour',
    words: {
      ko: {
        title: '염색한 뒤 일주일',
        name: '머릿결 돌보기',
        description: '색이 자리 잡는 동안 피하면 좋은 것들이에요.',
        content: `<p>염색한 날과 다음 날은 감지 않는 편이 색이 오래가요. 그다음부터는 미지근한 물로, 거품은 두피에만 내고 끝은 헹굼물로 충분해요.</p>
<p>고데기는 사흘 뒤부터, 온도는 160도 아래로 써 주세요. 수영장에 가기 전에는 물로 먼저 적시면 염소가 덜 스며들어요.</p>`,
      },
      en: {
        title: 'The week after colouring',
        name: 'Caring for hair',
        description: 'What to avoid while the colour settles.',
        content: `<p>The colour lasts longer if you do not wash your hair on the day itself or the next. After that, use lukewarm water, lather only the scalp, and let the rinse clean the ends.</p>
<p>Wait three days before using an iron, and keep it below 160 degrees. Before swimming, wet your hair first so that it takes in less chlorine.</p>`,
      },
      vi: {
        title: 'Một tuần sau khi nhuộm',
        name: 'Chăm sóc mái tóc',
        description: 'Những điều nên tránh khi màu còn đang ổn định.',
        content: `<p>Không gội đầu trong ngày nhuộm và ngày hôm sau thì màu bền hơn. Sau đó hãy dùng nước ấm, chỉ tạo bọt trên da đầu, còn đuôi tóc chỉ cần nước xả trôi qua.</p>
<p>Chờ ba ngày rồi mới dùng máy là, nhiệt độ dưới 160 độ. Trước khi bơi, hãy làm ướt tóc để tóc ngấm ít clo hơn.</p>`,
      },
    },
  },
  {
    picture: 'growing-fringe',
    words: {
      ko: {
        title: '앞머리를 기르는 석 달',
        name: '스타일 읽기',
        description: '어중간한 길이마다 쓸 수 있는 방법이 있어요.',
        content: `<p>눈썹을 지나는 첫 달에는 가르마를 한쪽으로 옮겨 옆으로 흘려요. 광대에 닿는 둘째 달에는 얼굴을 감싸는 선으로 끝만 다듬고, 턱에 닿으면 옆머리의 첫 층이 돼요.</p>
<p>기르는 동안 숱을 치지 마세요. 짧은 가닥이 남아 다시 석 달을 기다리게 돼요.</p>`,
      },
      en: {
        title: 'Three months of growing out a fringe',
        name: 'Reading styles',
        description: 'There is a way to wear each awkward length.',
        content: `<p>In the first month, past the eyebrows, move the parting and sweep it aside. In the second, at the cheekbones, trim only the ends into a line around the face. At the chin it becomes the first layer of the sides.</p>
<p>Do not thin it while it grows. The short strands left behind take another three months.</p>`,
      },
      vi: {
        title: 'Ba tháng nuôi tóc mái',
        name: 'Hiểu kiểu tóc',
        description: 'Độ dài nào cũng có cách để gọn gàng.',
        content: `<p>Tháng đầu, khi mái qua lông mày, hãy đổi ngôi và vuốt sang một bên. Tháng thứ hai, khi mái chạm gò má, chỉ tỉa đuôi thành đường ôm mặt. Đến cằm thì mái trở thành tầng đầu tiên của tóc hai bên.</p>
<p>Đừng tỉa mỏng trong lúc nuôi. Những sợi ngắn còn lại sẽ khiến bạn chờ thêm ba tháng nữa.</p>`,
      },
    },
  },
  {
    picture: 'rainy-day',
    words: {
      ko: {
        title: '비 오는 날 부스스함 줄이기',
        name: '머릿결 돌보기',
        description: '습기를 막기보다 먼저 채워 주세요.',
        content: `<p>마른 머리일수록 공기에서 물을 빨아들여 부풀어요. 감은 뒤 물기가 남아 있을 때 에센스를 두 번 나누어 바르고, 바람은 위에서 아래로 보내 결을 눕혀요.</p>
<p>밖에서는 빗지 말고 손바닥으로 쓸어내려요. 빗질은 결을 다시 흩어 놓아요.</p>`,
      },
      en: {
        title: 'Less frizz on rainy days',
        name: 'Caring for hair',
        description: 'Moisturise your hair before the weather does.',
        content: `<p>The drier hair is, the more water it draws from the air, and it swells. Apply a serum in two thin layers while your hair is damp, and blow-dry from the top down so that the surface lies flat.</p>
<p>Once outside, smooth it with your palms instead of a brush. Brushing breaks the strands apart again.</p>`,
      },
      vi: {
        title: 'Bớt xù tóc ngày mưa',
        name: 'Chăm sóc mái tóc',
        description: 'Cấp ẩm trước khi trời làm việc đó.',
        content: `<p>Tóc càng khô càng hút nước từ không khí và phồng lên. Khi tóc còn ẩm, hãy thoa tinh chất làm hai lượt mỏng, rồi sấy từ trên xuống để bề mặt tóc nằm êm.</p>
<p>Ra ngoài thì dùng lòng bàn tay vuốt thay vì chải. Chải sẽ làm các sợi tóc rời ra lần nữa.</p>`,
      },
    },
  },
  {
    picture: 'glasses',
    words: {
      ko: {
        title: '안경을 쓸 때의 앞머리',
        name: '스타일 읽기',
        description: '테의 윗선과 앞머리 끝 사이를 비워 두세요.',
        content: `<p>앞머리 끝이 안경테에 닿으면 눈 위가 무거워 보여요. 테보다 한 손가락 위에서 끝나거나, 아예 테 바깥으로 흐르게 하면 눈매가 열려요.</p>
<p>테가 굵으면 앞머리는 얇게, 테가 가늘면 조금 도톰하게. 둘 중 하나만 힘을 주는 것이 좋아요.</p>`,
      },
      en: {
        title: 'Fringes for glasses',
        name: 'Reading styles',
        description: 'Leave a gap between frame and fringe.',
        content: `<p>If a fringe touches the frame, everything above the eyes looks heavy. Let it end one finger above the frame, or sweep it past the sides, and your eyes open up.</p>
<p>With a bold frame, keep the fringe light; with a thin frame, it can be fuller. Let one of the two stand out.</p>`,
      },
      vi: {
        title: 'Tóc mái khi đeo kính',
        name: 'Hiểu kiểu tóc',
        description: 'Chừa một khoảng giữa gọng kính và tóc mái.',
        content: `<p>Khi mái chạm gọng kính, vùng trên mắt trông nặng nề. Hãy để mái kết thúc cao hơn gọng một ngón tay, hoặc vuốt ra ngoài gọng để đôi mắt thoáng hơn.</p>
<p>Gọng dày thì mái mỏng, gọng mảnh thì mái có thể dày hơn một chút. Chỉ nên nhấn vào một trong hai.</p>`,
      },
    },
  },
  {
    picture: 'calm-scalp',
    words: {
      ko: {
        title: '두피가 편한 저녁 감기',
        name: '머릿결 돌보기',
        description: '언제 감는지보다 언제까지 말리는지가 중요해요.',
        content: `<p>저녁에 감으면 하루의 먼지와 피지를 내려놓고 잘 수 있어요. 다만 두피가 젖은 채 누우면 오히려 가렵고 뿌리가 눌려요. 두피부터 다 말리고 끝은 조금 덜 말라도 괜찮아요.</p>
<p>샴푸는 손에서 먼저 풀고, 손톱이 아니라 손가락 지문으로 1분만 문질러요.</p>`,
      },
      en: {
        title: 'Washing at night for a calm scalp',
        name: 'Caring for hair',
        description: 'When you dry it matters more than when you wash it.',
        content: `<p>Washing in the evening removes the day’s dust and oil before you sleep. Lying down with a wet scalp makes it itch, though, and flattens the roots. Dry your scalp completely; the ends may stay a little damp.</p>
<p>Lather the shampoo in your hands first, then rub for a minute with your fingertips, not your nails.</p>`,
      },
      vi: {
        title: 'Gội buổi tối cho da đầu dễ chịu',
        name: 'Chăm sóc mái tóc',
        description: 'Sấy khô lúc nào quan trọng hơn gội lúc nào.',
        content: `<p>Gội buổi tối giúp bạn bỏ lại bụi và dầu của cả ngày trước khi ngủ. Nhưng nằm khi da đầu còn ướt sẽ gây ngứa và làm xẹp chân tóc. Hãy sấy khô hẳn da đầu, đuôi tóc còn hơi ẩm cũng được.</p>
<p>Tạo bọt dầu gội trong tay trước, rồi xoa bằng đầu ngón tay trong một phút, đừng dùng móng.</p>`,
      },
    },
  },
]
