import type { InputOf } from '#contract/endpoint.ts'
import type { saveReportDraft } from '#contract/reports.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { davidColours } from './david-colours.ts'
import { swatch } from './swatch.ts'

type ReportDraft = InputOf<typeof saveReportDraft>['body']

// biome-ignore-start format: a table reads by columns
const softSummer = {
  best: [
    swatch('#dfafb9', '7.5RP 7.5/5', '인디 핑크', 'Dusty pink', 'Hồng đất'),
    swatch('#c07986', '10RP 6/7', '말린 장미', 'Dried rose', 'Hồng khô'),
    swatch('#b98ca5', '2.5RP 6/5', '모브 핑크', 'Mauve pink', 'Hồng tím hoa cà'),
    swatch('#82415d', '5RP 3.5/7', '멀베리', 'Mulberry', 'Tím dâu tằm'),
    swatch('#bfa9ce', '5P 7/6', '더스티 라벤더', 'Dusty lavender', 'Oải hương khói'),
    swatch('#705889', '2.5P 4/7', '그레이프', 'Grape', 'Tím nho'),
    swatch('#9cbad3', '2.5PB 7.5/4', '파우더 블루', 'Powder blue', 'Xanh phấn'),
    swatch('#537196', '5PB 4.5/6', '슬레이트 블루', 'Slate blue', 'Xanh đá phiến'),
    swatch('#87ada0', '10G 6.5/3', '유칼립투스', 'Eucalyptus', 'Xanh khuynh diệp'),
    swatch('#ada7ae', '7.5P 7/1', '도브 그레이', 'Dove grey', 'Xám bồ câu'),
    swatch('#7d6564', '5R 4.5/2', '로즈 토프', 'Rose taupe', 'Nâu xám hồng'),
    swatch('#323f5d', '5PB 2.5/4', '잉크 네이비', 'Ink navy', 'Chàm mực'),
  ],
  lip: [
    swatch('#b35e6a', '10RP 5/8', '말린 장미', 'Dried rose', 'Hồng khô'),
    swatch('#c07f95', '5RP 6/7', '밀키 모브', 'Milky mauve', 'Tím hoa cà sữa'),
    swatch('#8e3b53', '10RP 3.5/8', '멀베리', 'Mulberry', 'Tím dâu tằm'),
  ],
  cheek: [
    swatch('#e5acb5', '7.5RP 7.5/5', '인디 핑크', 'Dusty pink', 'Hồng đất'),
    swatch('#d6acc7', '10P 7.5/5', '라일락 모브', 'Lilac mauve', 'Tím đinh hương'),
  ],
  eye: [
    swatch('#d0bac5', '2.5RP 7.5/3', '펄 모브', 'Pearl mauve', 'Tím hoa cà nhũ'),
    swatch('#91778c', '10P 5/4', '그레이 모브', 'Grey mauve', 'Tím hoa cà xám'),
    swatch('#69484c', '2.5R 3.5/3', '로즈 코코아', 'Rose cocoa', 'Ca cao hồng'),
  ],
  hair: [
    swatch('#473a33', '5YR 2.5/1', '애쉬 브라운', 'Ash brown', 'Nâu khói'),
    swatch('#4e3231', '7.5R 2.5/2', '로즈 브라운', 'Rose brown', 'Nâu hồng'),
  ],
  metal: [
    swatch('#acaeb2', '5PB 7/1', '무광 실버', 'Matte silver', 'Bạc mờ'),
    swatch('#d7d4ca', '5Y 8.5/1', '화이트 골드', 'White gold', 'Vàng trắng'),
    swatch('#e0bab4', '7.5R 8/3', '연한 로즈 골드', 'Pale rose gold', 'Vàng hồng nhạt'),
  ],
}

const trueAutumn = {
  best: [
    swatch('#eaac71', '7.5YR 7.5/7', '골든 피치', 'Golden peach', 'Đào vàng'),
    swatch('#e28061', '10R 6.5/9', '새먼 오렌지', 'Salmon orange', 'Cam cá hồi'),
    swatch('#bb6043', '10R 5/9', '테라코타', 'Terracotta', 'Đất nung'),
    swatch('#e57b24', '2.5YR 6/12', '펌킨', 'Pumpkin', 'Cam bí đỏ'),
    swatch('#a13124', '7.5R 3.5/11', '브릭 레드', 'Brick red', 'Đỏ gạch'),
    swatch('#d7b02d', '5Y 7/10', '머스터드', 'Mustard', 'Vàng mù tạt'),
    swatch('#70742c', '2.5GY 4.5/6', '올리브', 'Olive', 'Xanh ô liu'),
    swatch('#305f35', '10GY 3.5/5', '포레스트 그린', 'Forest green', 'Xanh rừng'),
    swatch('#01656b', '10BG 4/5', '틸', 'Teal', 'Xanh mòng két'),
    swatch('#f4e2c3', '10YR 9/2', '웜 아이보리', 'Warm ivory', 'Trắng ngà ấm'),
    swatch('#b68c5f', '7.5YR 6/5', '카멜', 'Camel', 'Nâu lạc đà'),
    swatch('#6b3d24', '5YR 3/5', '초콜릿', 'Chocolate', 'Nâu sô-cô-la'),
  ],
  lip: [
    swatch('#be5d3a', '10R 5/10', '테라코타', 'Terracotta', 'Đất nung'),
    swatch('#ae3f29', '10R 4/11', '브릭 레드', 'Brick red', 'Đỏ gạch'),
    swatch('#a35d2e', '5YR 4.5/8', '오렌지 브라운', 'Orange brown', 'Nâu cam'),
  ],
  cheek: [
    swatch('#e19b74', '2.5YR 7/7', '테라코타 피치', 'Terracotta peach', 'Đào đất nung'),
    swatch('#d9856e', '10R 6.5/8', '브릭 코랄', 'Brick coral', 'San hô gạch'),
  ],
  eye: [
    swatch('#d3b378', '2.5Y 7.5/5', '골드', 'Gold', 'Vàng kim'),
    swatch('#9b623e', '5YR 4.5/6', '카퍼 브라운', 'Copper brown', 'Nâu đồng'),
    swatch('#605d34', '10Y 4/3', '올리브 카키', 'Olive khaki', 'Kaki ô liu'),
  ],
  hair: [
    swatch('#503322', '5YR 2.5/3', '초콜릿 브라운', 'Chocolate brown', 'Nâu sô-cô-la'),
    swatch('#74411f', '5YR 3.5/6', '오렌지 브라운', 'Orange brown', 'Nâu cam'),
  ],
  metal: [
    swatch('#deb453', '2.5Y 7.5/8', '옐로 골드', 'Yellow gold', 'Vàng kim'),
    swatch('#9e6f43', '7.5YR 5/6', '브론즈', 'Bronze', 'Đồng'),
  ],
}

const elsewhere = {
  tangerine: swatch('#ff9127', '5YR 7/13', '탠저린', 'Tangerine', 'Cam quýt'),
  sunflower: swatch('#ffcb38', '2.5Y 8.5/11', '선플라워', 'Sunflower', 'Vàng hướng dương'),
  poppyRed: swatch('#ec2e23', '7.5R 5/17', '포피 레드', 'Poppy red', 'Đỏ hoa anh túc'),
  freshGreen: swatch('#4aba41', '10GY 6.5/12', '프레시 그린', 'Fresh green', 'Xanh lá tươi'),
  black: swatch('#0b0b0b', 'N 0.5', '블랙', 'Black', 'Đen'),
  hotPink: swatch('#ec1090', '5RP 5/19', '핫핑크', 'Hot pink', 'Hồng cánh sen'),
  lavender: swatch('#e3d8f5', '2.5P 9/4', '아이시 라벤더', 'Icy lavender', 'Oải hương băng'),
  babyPink: swatch('#fbdae3', '5RP 9/4', '베이비 핑크', 'Baby pink', 'Hồng phấn nhạt'),
  babyBlue: swatch('#bad9ef', '2.5PB 8.5/4', '베이비 블루', 'Baby blue', 'Xanh trời nhạt'),
  lemon: swatch('#f5f45b', '10Y 9.5/10', '레몬', 'Lemon', 'Vàng chanh'),
}
// biome-ignore-end format: as above

/** Result sheets for personal colour by customer. */
export const colorReports = {
  davidColours,
  minjiColours: {
    consulting_type: 'SKIN_CONSULTING',
    season: 'summer-mute',
    headline: '선명한 색은 내려놓고, 안개 낀 장미를 입으세요',
    summary:
      '부드러움이 가장 뚜렷한 얼굴이에요. 자연광 사진에서 흰 종이로 색을 맞춘 뒤 이마, 볼, 턱 세 곳을 봤어요. 피부에는 푸른 기가 조금 돌고, 머리카락과 눈동자의 밝기 차이가 크지 않아요. 그래서 회색을 한 방울 섞은 색, 위아래의 밝기가 비슷하게 이어지는 차림에서 얼굴이 먼저 보여요.',
    drawn: {
      face_shape: 'heart',
      face: {
        skinColour: '#f4e2d9',
        irisColour: '#4a352d',
        lids: 'double',
        eyeLine: 35,
        blush: 20,
      },
      hair: { ...namedStyles.softWaves, colour: 'darkBrown' },
    },
    lines: {
      undertone: {
        position: 48,
        text: '노란 기보다 푸른 기가 도는 분홍에서 얼굴이 고르게 보여요.',
      },
      value: { position: -4, text: '아주 밝은 색도, 아주 어두운 색도 얼굴보다 먼저 보여요.' },
      chroma: {
        position: -70,
        text: '네 가지 가운데 가장 뚜렷해요. 회색을 한 방울 섞은 색을 고르세요.',
      },
      contrast: {
        position: -48,
        text: '머리카락과 피부의 차이가 크지 않아요. 위아래를 비슷한 밝기로 이어 입으세요.',
      },
    },
    best: softSummer.best,
    avoided: [
      { colour: elsewhere.tangerine, instead: 1, why: '코 옆과 눈 밑이 노랗게 떠요.' },
      { colour: elsewhere.sunflower, instead: 0, why: '얼굴보다 옷이 먼저 보여요.' },
      { colour: elsewhere.poppyRed, instead: 3, why: '볼의 붉은 기가 얼룩져 보여요.' },
      { colour: elsewhere.freshGreen, instead: 8, why: '입술이 창백해져요.' },
      { colour: elsewhere.black, instead: 11, why: '턱 아래 그림자가 짙어져요.' },
      { colour: elsewhere.hotPink, instead: 2, why: '피부가 잿빛으로 가라앉아요.' },
    ],
    make_up: {
      lip: {
        shades: softSummer.lip,
        text: '평소에는 말린 장미, 저녁에는 멀베리를 발라요. 오렌지와 형광 분홍은 쉬게 해 주세요.',
      },
      cheek: {
        shades: softSummer.cheek,
        text: '광대보다 바깥쪽에 넓게, 눈동자 아래는 비워요. 펄이 없는 가루가 좋아요.',
      },
      eye: {
        shades: softSummer.eye,
        text: '펄 모브를 넓게, 그레이 모브를 눈꼬리에 발라요. 금빛 펄 대신 은빛 펄을 고르세요.',
      },
      hair: {
        shades: softSummer.hair,
        text: '지금보다 한 단계만 밝게 해도 충분해요. 붉은 구리빛은 피하세요.',
      },
      metal: {
        shades: softSummer.metal,
        text: '광을 죽인 은과 화이트 골드가 잘 맞아요. 노란 금은 귀에서 먼 곳에만 해 주세요.',
      },
    },
    looks: {
      daily: {
        minutes: 7,
        lip: 0,
        cheek: 0,
        eye: 0,
        steps: [
          '라벤더빛 베이스를 볼 가운데에만 얇게 펴요. 목은 그대로 둬요.',
          '인디 핑크를 볼 바깥에서 안으로 두 번 쓸어요.',
          '펄 모브를 눈두덩에, 그레이 모브를 눈꼬리 3분의 1에 얹어요.',
          '말린 장미를 입술 안쪽부터 손끝으로 두드려요.',
        ],
      },
      special: {
        minutes: 15,
        lip: 2,
        cheek: 1,
        eye: 1,
        steps: [
          '은빛 하이라이터를 광대 위 한 점에만 찍어요.',
          '라일락 모브를 광대 바깥에 바르고 인디 핑크로 가장자리를 풀어요.',
          '그레이 모브를 깔고 로즈 코코아로 눈꼬리를 2mm 길게 빼요.',
          '멀베리를 바르고 휴지로 한 번 물어 낸 뒤 다시 발라요.',
        ],
      },
    },
    outro:
      '민지 님의 색은 조용해서 오래 보여요. 옷장에서 검정 한 벌만 잉크 네이비로 바꿔 보세요. 얼굴이 먼저 말하기 시작해요.',
    consultant_name: '이은',
  },
  linhColours: {
    consulting_type: 'SKIN_CONSULTING',
    season: 'autumn-true',
    headline: 'Màu đất và nắng chiều làm gương mặt bạn bừng sáng',
    summary:
      'Độ ấm là điều nổi bật nhất ở bạn. Sau khi cân màu theo tờ giấy trắng trong ảnh, tôi thấy da bạn ánh vàng đều ở trán, má và cằm, tóc và mắt cùng một sắc nâu ấm. Những màu có chút vàng và nâu khiến da mịn hơn, còn màu ánh xanh lam làm mặt bạn mệt đi.',
    drawn: {
      face_shape: 'oval',
      face: {
        skinColour: '#ecd0b4',
        irisColour: '#4f3018',
        lids: 'double',
        eyeLine: 40,
        brows: 'arched',
      },
      hair: { ...namedStyles.collarboneCurl, colour: 'darkBrown' },
    },
    lines: {
      undertone: {
        position: -82,
        text: 'Rõ nhất trong bốn thang. Hãy chọn màu có pha chút vàng.',
      },
      value: { position: 22, text: 'Màu trung bình đến hơi đậm nâng đỡ gương mặt bạn.' },
      chroma: { position: 14, text: 'Màu đậm vừa, không xám cũng không chói.' },
      contrast: { position: -6, text: 'Áo và quần có thể chênh nhau một bậc sáng, không cần hơn.' },
    },
    best: trueAutumn.best,
    avoided: [
      { colour: elsewhere.hotPink, instead: 1, why: 'Quầng mắt hiện rõ hơn.' },
      { colour: elsewhere.lavender, instead: 9, why: 'Da ngả sang màu xám.' },
      { colour: elsewhere.babyBlue, instead: 8, why: 'Môi trông nhợt nhạt.' },
      { colour: elsewhere.black, instead: 11, why: 'Bóng dưới cằm đậm lên.' },
      { colour: elsewhere.babyPink, instead: 0, why: 'Hai má ửng đỏ không đều.' },
      { colour: elsewhere.lemon, instead: 5, why: 'Áo nổi trước gương mặt.' },
    ],
    make_up: {
      lip: {
        shades: trueAutumn.lip,
        text: 'Ngày thường dùng màu đất nung, buổi tối dùng đỏ gạch. Tránh hồng ánh tím.',
      },
      cheek: { shades: trueAutumn.cheek, text: 'Tán từ gò má lên thái dương, thật mỏng.' },
      eye: {
        shades: trueAutumn.eye,
        text: 'Vàng kim cho cả bầu mắt, nâu đồng ở nếp gấp, kaki ô liu sát chân mi.',
      },
      hair: { shades: trueAutumn.hair, text: 'Nâu sô-cô-la giữ được độ ấm mà không làm tóc khô.' },
      metal: { shades: trueAutumn.metal, text: 'Vàng kim và đồng. Bạc chỉ nên đeo xa gương mặt.' },
    },
    looks: {
      daily: {
        minutes: 8,
        lip: 0,
        cheek: 0,
        eye: 0,
        steps: [
          'Tán kem nền ánh vàng thật mỏng, để lộ da ở trán.',
          'Quét má màu đào đất nung từ gò má lên thái dương.',
          'Phủ màu vàng kim lên bầu mắt, chuốt mi nâu.',
          'Chấm son đất nung ở lòng môi rồi tán bằng ngón tay.',
        ],
      },
      special: {
        minutes: 20,
        lip: 1,
        cheek: 1,
        eye: 1,
        steps: [
          'Thêm phấn bắt sáng màu sâm panh trên gò má.',
          'Nhấn nâu đồng ở nếp mắt, kéo kaki ô liu ra đuôi mắt.',
          'Má san hô gạch, quét thêm một lớp mỏng lên sống mũi.',
          'Viền môi rồi tô son đỏ gạch, thấm khăn giấy và tô lại.',
        ],
      },
    },
    outro:
      'Linh à, tủ đồ của bạn chỉ cần thêm một chiếc áo màu đất nung để bắt đầu. Hãy mang thẻ màu theo khi đi mua sắm và đặt cạnh vải dưới ánh sáng ban ngày.',
    consultant_name: 'Lee Eun',
  },
} satisfies Record<string, ReportDraft>
