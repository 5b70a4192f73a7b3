import type { FirstContent } from './first-content.ts'

/** Articles on hair itself. */
export const hairArticles: readonly FirstContent[] = [
  {
    picture: 'fine-hair',
    words: {
      ko: {
        title: '가는 모발에 볼륨을 남기는 길이',
        name: '머릿결 돌보기',
        description: '숱을 치는 것보다 끝을 남기는 것이 먼저예요.',
        content: `<p>가는 모발은 무게에 약해요. 길어질수록 뿌리가 눌리고, 숱을 치면 끝이 비어 더 적어 보여요. 그래서 층을 많이 내는 것보다 끝선을 또렷하게 남기는 편이 숱이 많아 보여요.</p>
<p>턱에서 쇄골 사이가 볼륨을 지키기 좋은 길이예요. 층은 바깥쪽에 한 번, 손가락 두 마디 안에서만 내 달라고 말해 보세요.</p>
<h3>집에서는</h3>
<ul>
<li>트리트먼트는 귀 아래부터 발라요. 뿌리에 닿으면 그만큼 가라앉아요.</li>
<li>말릴 때는 가르마를 반대로 넘겨 뿌리부터 말린 다음 제자리로 돌려요.</li>
<li>가르마를 한 달에 한 번, 손톱 하나만큼 옮기면 눌린 자리가 쉬어요.</li>
</ul>`,
      },
      en: {
        title: 'The length that keeps volume in fine hair',
        name: 'Caring for hair',
        description: 'Keep the ends before you thin anything out.',
        content: `<p>Weight flattens fine hair. The longer it grows, the flatter its roots, and if it is thinned out, the ends look sparse and there seems to be even less hair. A clear line at the ends makes hair look fuller than many layers do.</p>
<p>Anywhere between chin and collarbone holds volume well. Ask for one outer layer, within two finger joints of the ends.</p>
<h3>At home</h3>
<ul>
<li>Use conditioner only below the ears. It makes the roots lie flat.</li>
<li>Dry the roots with the parting flipped over, then let it fall back.</li>
<li>Move the parting by a fingernail’s width once a month, so that the flattened place gets a rest.</li>
</ul>`,
      },
      vi: {
        title: 'Độ dài giữ được độ phồng cho tóc mảnh',
        name: 'Chăm sóc mái tóc',
        description: 'Giữ phần đuôi trước đã, rồi hãy nghĩ đến chuyện tỉa mỏng.',
        content: `<p>Tóc mảnh yếu trước sức nặng. Càng dài, chân tóc càng xẹp, còn tỉa mỏng thì đuôi tóc thưa đi và trông càng ít. Vì vậy giữ đường đuôi rõ nét giúp tóc trông dày hơn là cắt nhiều tầng.</p>
<p>Từ cằm đến xương quai xanh là khoảng dài giữ phồng tốt. Bạn hãy nói với thợ chỉ tạo một tầng ngoài, trong khoảng hai đốt ngón tay tính từ đuôi.</p>
<h3>Ở nhà</h3>
<ul>
<li>Chỉ thoa dầu xả từ dưới tai. Chạm vào chân tóc là tóc xẹp.</li>
<li>Khi sấy, lật ngôi sang bên kia, sấy khô chân tóc rồi trả về chỗ cũ.</li>
<li>Mỗi tháng dời đường ngôi chừng một móng tay để chỗ bị ép được nghỉ.</li>
</ul>`,
      },
    },
  },
  {
    picture: 'wavy-hair',
    words: {
      ko: {
        title: '곱슬을 펴지 않고 다스리는 법',
        name: '머릿결 돌보기',
        description: '문제는 곱슬이 아니라 마르는 동안의 손길일 때가 많아요.',
        content: `<p>반곱슬은 젖어 있을 때 모양이 정해져요. 수건으로 비비고 손으로 자꾸 넘기면 한 올씩 흩어져 부스스해지고, 가만히 두면 비슷한 올끼리 모여 물결이 돼요.</p>
<ol>
<li>물기는 비비지 말고 수건으로 감싸 눌러요.</li>
<li>젖어 있을 때 빗고, 마르기 시작하면 빗지 않아요.</li>
<li>로션 형태의 제품을 끝에서 위로 쥐듯이 발라요.</li>
<li>약한 바람으로 말리고, 다 마른 뒤에 한 번만 손가락으로 풀어요.</li>
</ol>
<p>자를 때는 마른 상태에서 보아 달라고 하세요. 곱슬은 젖으면 길어져, 젖은 채 자르면 생각보다 짧아져요. 층은 물결 하나의 길이보다 길게 내야 끝이 뜨지 않아요.</p>`,
      },
      en: {
        title: 'Managing wavy hair without straightening it',
        name: 'Caring for hair',
        description: 'The problem is often not the wave, but how we touch it while it dries.',
        content: `<p>Wavy hair takes its shape while it is wet. If you rub it with a towel or keep pushing it back, every hair goes its own way. If you leave it alone, similar strands join into waves.</p>
<ol>
<li>Wrap and press with a towel. Do not rub.</li>
<li>Comb it while it is wet, and stop once it begins to dry.</li>
<li>Work a light cream in from the ends upwards, as if you held the hair in your fist.</li>
<li>Dry it on a gentle setting, and loosen it with your fingers once, at the very end.</li>
</ol>
<p>Ask to have your hair cut dry. Waves are longer when they are wet, so a wet cut ends up shorter than you wanted. Layers should be longer than one whole wave, or the ends will lift.</p>`,
      },
      vi: {
        title: 'Sống cùng tóc xoăn nhẹ mà không cần duỗi',
        name: 'Chăm sóc mái tóc',
        description: 'Thường thì không phải do tóc xoăn, mà do bàn tay ta lúc tóc đang khô.',
        content: `<p>Tóc xoăn nhẹ định hình khi còn ướt. Chà khăn và vuốt liên tục sẽ làm từng sợi tản ra, xù lên. Để yên thì những sợi giống nhau tự gom lại thành sóng.</p>
<ol>
<li>Dùng khăn quấn và ép nước, không chà.</li>
<li>Chải khi tóc ướt, đừng chải khi tóc bắt đầu khô.</li>
<li>Thoa kem nhẹ từ đuôi lên, như nắm tóc trong lòng bàn tay.</li>
<li>Sấy bằng gió nhẹ, khi khô hẳn mới dùng tay tơi ra một lần.</li>
</ol>
<p>Khi cắt, hãy nhờ thợ cắt lúc tóc khô. Tóc xoăn dài ra khi ướt, nên cắt ướt sẽ ngắn hơn bạn nghĩ. Tầng tóc cần dài hơn một nhịp sóng để đuôi không bị vểnh.</p>`,
      },
    },
  },
]
