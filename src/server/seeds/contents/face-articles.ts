import type { FirstContent } from './first-content.ts'

/** Articles on reading a face. */
export const faceArticles: readonly FirstContent[] = [
  {
    picture: 'six-faces',
    words: {
      ko: {
        title: '거울 앞에서 3분, 내 얼굴형 가늠하기',
        name: '얼굴형 읽기',
        description: '자 하나와 밝은 창이면 충분해요. 길이보다 비율을 보세요.',
        content: `<p>얼굴형은 이름표가 아니라 비율이에요. 머리를 모두 넘기고 턱을 살짝 당긴 채, 눈높이에 둔 거울을 정면으로 보세요. 휴대폰 카메라는 가까울수록 가운데가 커 보이니 팔을 뻗어 찍은 사진이 거울보다 나을 때도 있어요.</p>
<h3>네 곳만 재요</h3>
<ul>
<li>이마: 눈썹 산 위, 가장 넓은 곳</li>
<li>광대: 눈꼬리 아래, 가장 튀어나온 곳</li>
<li>턱: 귀 아래에서 꺾이는 두 점 사이</li>
<li>길이: 이마 헤어라인 가운데에서 턱 끝까지</li>
</ul>
<p>길이가 광대 너비의 1.5배쯤이면 달걀형, 1.2배에 가까우면 둥근형이나 사각형, 1.6배를 넘으면 긴형 쪽이에요. 너비끼리 견주어 이마가 가장 넓으면 하트형, 광대가 가장 넓고 이마와 턱이 좁으면 마름모형으로 봐요.</p>
<p>딱 떨어지지 않는 것이 보통이에요. 두 가지가 겹친다면 머리를 고를 때는 더 두드러지는 쪽 하나만 기억해도 충분해요.</p>`,
      },
      en: {
        title: 'Three minutes at the mirror: finding your face shape',
        name: 'Reading a face',
        description: 'You need a ruler and a bright window. Look at proportions, not lengths.',
        content: `<p>A face shape is a set of proportions, not a label. Pull back all your hair, lower your chin a little and look straight into a mirror at eye level. A phone held close makes the middle of a face larger, so a photo taken at arm’s length can be more honest than a mirror.</p>
<h3>Measure four things</h3>
<ul>
<li>Forehead: the widest place above the brows</li>
<li>Cheekbones: the most prominent points below the outer corners of the eyes</li>
<li>Jaw: between the two points where it turns below the ears</li>
<li>Length: from the middle of the hairline to the tip of the chin</li>
</ul>
<p>If the length is about one and a half times the width at the cheekbones, you are close to an oval. Near 1.2 points to round or square, above 1.6 to long. Then compare the widths: a heart is widest at the forehead, a diamond at the cheekbones, with forehead and jaw both narrower.</p>
<p>Most faces fall between two shapes. When you choose a haircut, it is enough to remember the one that stands out more.</p>`,
      },
      vi: {
        title: 'Ba phút trước gương để nhận ra dáng mặt',
        name: 'Đọc gương mặt',
        description: 'Chỉ cần một cây thước và khung cửa sáng. Hãy nhìn tỉ lệ, đừng nhìn độ dài.',
        content: `<p>Dáng mặt không phải một cái nhãn mà là tỉ lệ. Bạn hãy vén hết tóc, hơi thu cằm và nhìn thẳng vào gương đặt ngang tầm mắt. Điện thoại để gần làm phần giữa gương mặt to ra, nên ảnh chụp khi duỗi thẳng tay đôi khi thật hơn cả gương.</p>
<h3>Chỉ đo bốn chỗ</h3>
<ul>
<li>Trán: chỗ rộng nhất phía trên lông mày</li>
<li>Gò má: hai điểm nhô nhất dưới đuôi mắt</li>
<li>Hàm: khoảng cách giữa hai góc hàm dưới tai</li>
<li>Chiều dài: từ giữa đường chân tóc đến đầu cằm</li>
</ul>
<p>Nếu chiều dài bằng khoảng 1,5 lần bề ngang gò má, bạn gần với mặt trái xoan. Gần 1,2 lần là mặt tròn hoặc vuông, trên 1,6 lần là mặt dài. Sau đó so các bề ngang: trán rộng nhất là mặt trái tim, gò má rộng nhất còn trán và hàm đều hẹp là mặt kim cương.</p>
<p>Phần lớn gương mặt nằm giữa hai dáng. Khi chọn kiểu tóc, bạn chỉ cần nhớ nét nào nổi bật hơn.</p>`,
      },
    },
  },
  {
    picture: 'round-face',
    words: {
      ko: {
        title: '둥근 얼굴은 가리지 말고 길을 내요',
        name: '얼굴형 읽기',
        description: '볼을 덮는 머리가 오히려 얼굴을 넓혀 보일 때가 있어요.',
        content: `<p>둥근 얼굴이 고민이면 볼을 머리로 덮고 싶어져요. 그런데 볼 옆에 무게가 모이면 그 자리에 가로선이 하나 더 생겨요. 가리는 대신 위아래로 눈길이 지나갈 길을 내는 편이 얼굴을 길어 보이게 해요.</p>
<h3>세로로 난 길 세 가지</h3>
<ul>
<li>앞머리는 가운데를 조금 열어요. 커튼처럼 갈라진 틈이 이마를 보여 주어요.</li>
<li>정수리 볼륨은 손가락 한 마디면 돼요. 더 높으면 옆도 함께 부풀어 보여요.</li>
<li>층은 입술 아래에서 시작해요. 볼에서 끝나는 층은 가장 넓은 곳을 가리켜요.</li>
</ul>
<p>단발을 좋아한다면 턱보다 두 손가락 아래로 내려 보세요. 끝을 안으로 둥글게 말기보다 곧게 떨어뜨리면 턱 밑에 세로선이 남아요.</p>`,
      },
      en: {
        title: 'A round face needs a path, not a cover',
        name: 'Reading a face',
        description: 'Hair over the cheeks can make a face look wider than it is.',
        content: `<p>If you do not like how round your face is, it is tempting to cover your cheeks. But volume beside the cheeks adds one more horizontal line there. Instead, give the eye a way to travel up and down, and your face looks longer.</p>
<h3>Three vertical paths</h3>
<ul>
<li>Leave the fringe a little open in the middle. A curtain fringe shows some of the forehead.</li>
<li>A finger’s breadth of height at the crown is enough. More than that makes the sides look fuller too.</li>
<li>Let layers begin below the lips. Layers that end at the cheeks draw attention to the widest place.</li>
</ul>
<p>If you like a bob, take it two fingers below the chin. Ends that fall straight, rather than curl under, leave a vertical line beneath the jaw.</p>`,
      },
      vi: {
        title: 'Mặt tròn cần một lối mở, không cần che',
        name: 'Đọc gương mặt',
        description: 'Tóc phủ hai má đôi khi lại làm gương mặt rộng hơn.',
        content: `<p>Khi ngại mặt tròn, ta thường muốn để tóc phủ má. Nhưng khối tóc dồn cạnh má lại vẽ thêm một đường ngang đúng chỗ đó. Thay vì che, hãy mở một lối cho ánh nhìn đi theo chiều dọc, gương mặt sẽ thon hơn.</p>
<h3>Ba lối đi theo chiều dọc</h3>
<ul>
<li>Mở nhẹ phần giữa mái. Mái rẽ ngôi giữa để lộ một khoảng trán.</li>
<li>Đỉnh đầu chỉ cần phồng bằng một đốt ngón tay. Cao hơn nữa thì hai bên cũng trông phồng theo.</li>
<li>Để tầng tóc bắt đầu từ dưới môi. Tầng kết thúc ở má sẽ chỉ vào chỗ rộng nhất.</li>
</ul>
<p>Nếu thích tóc bob, bạn hãy để dài hơn cằm hai ngón tay. Đuôi tóc rơi thẳng thay vì cụp tròn sẽ giữ lại một đường dọc dưới cằm.</p>`,
      },
    },
  },
  {
    picture: 'fringes',
    words: {
      ko: {
        title: '앞머리를 내리기 전에 보는 세 가지',
        name: '얼굴형 읽기',
        description: '이마 너비보다 가마와 모량, 아침에 쓸 수 있는 시간이 먼저예요.',
        content: `<p>앞머리는 얼굴에서 가장 먼저 읽히는 선이에요. 그래서 많은 분이 이마가 넓은지 좁은지부터 물어보지만, 실제로 오래 가는 앞머리는 다른 데서 갈려요.</p>
<ol>
<li><strong>가마와 나는 방향.</strong> 헤어라인 가운데에 가마가 있으면 일자 앞머리는 자꾸 갈라져요. 옆으로 흐르는 앞머리나 커튼처럼 나눈 앞머리가 편해요.</li>
<li><strong>앞쪽 모량.</strong> 숱이 적으면 비치는 앞머리가, 많으면 꽉 찬 앞머리가 자연스러워요. 반대로 하면 아침마다 손이 더 가요.</li>
<li><strong>아침의 5분.</strong> 앞머리는 하루도 쉬지 않아요. 드라이할 시간이 없다면 광대까지 오는 긴 앞머리로 시작하세요. 마음에 들지 않아도 넘기면 돼요.</li>
</ol>
<p>처음이라면 눈썹보다 손가락 하나 아래에서 멈춰 보세요. 마르면 그만큼 올라가요.</p>`,
      },
      en: {
        title: 'Three things to look at before you cut a fringe',
        name: 'Reading a face',
        description:
          'Growth direction, thickness and your mornings matter more than a wide forehead.',
        content: `<p>A fringe is the first line that people read in a face. Most ask whether their forehead is wide or narrow. What decides whether a fringe lasts is something else.</p>
<ol>
<li><strong>The way it grows.</strong> With a cowlick in the middle of the hairline a straight fringe keeps splitting. A side-swept or curtain fringe is easier to live with.</li>
<li><strong>How thick your hair is in front.</strong> Thin hair looks natural in a see-through fringe, thick hair in a full one. The other way round costs you time every morning.</li>
<li><strong>Five minutes a day.</strong> A fringe never takes a day off. If you have no time to blow-dry, start with a long fringe that reaches the cheekbones. If you do not like it, you can still push it back.</li>
</ol>
<p>The first time, stop one finger below the brows. The fringe rises by that much as it dries.</p>`,
      },
      vi: {
        title: 'Ba điều nên xem trước khi cắt mái',
        name: 'Đọc gương mặt',
        description: 'Hướng mọc, độ dày và buổi sáng của bạn quan trọng hơn trán rộng hay hẹp.',
        content: `<p>Mái là đường nét được nhìn thấy đầu tiên trên gương mặt. Nhiều người hỏi ngay trán mình rộng hay hẹp, nhưng mái có bền đẹp hay không lại do điều khác quyết định.</p>
<ol>
<li><strong>Hướng mọc và xoáy tóc.</strong> Nếu có xoáy ở giữa đường chân tóc, mái bằng sẽ luôn tách ra. Mái chéo hoặc mái rẽ đôi dễ chịu hơn.</li>
<li><strong>Lượng tóc phía trước.</strong> Tóc mỏng hợp với mái thưa, tóc dày hợp với mái đầy. Làm ngược lại thì sáng nào cũng tốn công.</li>
<li><strong>Năm phút buổi sáng.</strong> Mái không nghỉ ngày nào. Nếu không có thời gian sấy, hãy bắt đầu với mái dài đến gò má. Không ưng thì vẫn vén đi được.</li>
</ol>
<p>Lần đầu cắt, hãy dừng dưới lông mày một ngón tay. Khi khô, tóc sẽ co lên đúng chừng đó.</p>`,
      },
    },
  },
]
