import { centimetres } from '../centimetres.ts'
import type { DrawingTexts } from '../drawing-texts.ts'

/** Names of hair and faces, words on drawings, and text alternatives of portraits. */
export const drawings: DrawingTexts = {
  styles: {
    longStraight: 'Tóc dài thẳng',
    collarboneCurl: 'Dài ngang xương quai xanh, đuôi cụp',
    fullFringeBob: 'Tóc bob mái bằng',
    seeThroughLayers: 'Tóc tỉa tầng mái thưa',
    softWaves: 'Tóc dài gợn sóng',
    hushCut: 'Tóc hush',
    layeredBob: 'Tóc bob tỉa tầng',
    pixie: 'Tóc pixie',
    hippiePerm: 'Tóc xoăn hippie',
    curtainLong: 'Tóc dài mái bay',
    sideFringeBob: 'Tóc bob mái lệch',
    lowBun: 'Búi thấp',
    ponytail: 'Tóc đuôi ngựa',
    halfUpWaves: 'Buộc nửa đầu gợn sóng',
    curlyBob: 'Tóc bob xoăn',
    tuckedBob: 'Tóc bob vén tai',
    twoBlock: 'Tóc two block',
    dandy: 'Tóc dandy',
    crop: 'Tóc crop',
    middlePart: 'Tóc rẽ giữa',
    comma: 'Mái dấu phẩy',
    sweptUp: 'Tóc vuốt ngược',
    shadowPerm: 'Tóc uốn shadow',
    mensWolf: 'Tóc wolf',
  },
  views: {
    front: 'phía trước',
    threeQuarterLeft: 'phía trước bên trái',
    threeQuarterRight: 'phía trước bên phải',
    left: 'bên trái',
    right: 'bên phải',
    back: 'phía sau',
  },
  ages: { young: 'trẻ', middle: '', older: 'lớn tuổi' },
  outlines: {
    oval: 'khuôn mặt trái xoan',
    round: 'khuôn mặt tròn',
    long: 'khuôn mặt dài',
    square: 'khuôn mặt vuông',
    heart: 'khuôn mặt trái tim',
    diamond: 'khuôn mặt kim cương',
  },
  cuts: {
    falling: 'tóc xõa',
    pixie: 'tóc pixie',
    twoBlock: 'tóc two block',
    dandy: 'tóc dandy',
    crop: 'tóc crop',
    middlePart: 'tóc rẽ giữa',
    swept: 'tóc vuốt ngược',
  },
  waves: { straight: 'tóc thẳng', sWave: 'gợn sóng chữ S', perm: 'tóc uốn' },
  fringes: {
    none: 'không mái',
    seeThrough: 'mái thưa',
    full: 'mái bằng',
    curtain: 'mái bay',
    side: 'mái lệch',
  },
  tied: { none: '', ponytail: 'đuôi ngựa', lowBun: 'búi thấp', halfUp: 'buộc nửa đầu' },
  layered: 'tỉa tầng',
  colours: {
    black: 'màu đen',
    darkBrown: 'màu nâu đậm',
    brown: 'màu nâu',
    ash: 'màu khói',
    copper: 'màu đồng',
    blond: 'màu vàng',
    grey: 'màu xám',
    white: 'màu trắng',
    plan: '',
  },
  measures: {
    length: 'Độ dài',
    parting: 'Đường ngôi',
    measure: (mm) => `${centimetres(mm, ',')} cm`,
    fromChin: (mm) =>
      centimetres(mm, ',') === '0'
        ? 'ngang cằm'
        : `${mm > 0 ? 'dưới' : 'trên'} cằm ${centimetres(Math.abs(mm), ',')} cm`,
    ratio: (ratio, narrowSide) =>
      narrowSide === null
        ? `${ratio}, ở giữa`
        : `${ratio}, bên ${narrowSide === 'left' ? 'trái' : 'phải'} của khách`,
  },
  portrait: (view, parts) => `Hình vẽ nhìn từ ${view}: ${parts.join(', ')}`,
}
