import { centimetres } from '../centimetres.ts'
import type { DrawingTexts } from '../drawing-texts.ts'

/** Names of hair and faces, words on drawings, and text alternatives of portraits. */
export const drawings: DrawingTexts = {
  styles: {
    longStraight: '긴 생머리',
    collarboneCurl: '쇄골 C컬',
    fullFringeBob: '풀뱅 보브',
    seeThroughLayers: '시스루뱅 레이어드',
    softWaves: '긴 S컬 웨이브',
    hushCut: '허쉬컷',
    layeredBob: '레이어드 보브',
    pixie: '픽시컷',
    hippiePerm: '히피펌',
    curtainLong: '커튼뱅 긴 머리',
    sideFringeBob: '사이드뱅 단발',
    lowBun: '로우번',
    ponytail: '포니테일',
    halfUpWaves: '반묶음 웨이브',
    curlyBob: '뽀글 단발펌',
    tuckedBob: '귀 넘긴 단발',
    twoBlock: '투블럭',
    dandy: '댄디컷',
    crop: '크롭컷',
    middlePart: '가르마 머리',
    comma: '쉼표 머리',
    sweptUp: '리젠트컷',
    shadowPerm: '쉐도우펌',
    mensWolf: '울프컷',
  },
  views: {
    front: '정면',
    threeQuarterLeft: '왼쪽 앞',
    threeQuarterRight: '오른쪽 앞',
    left: '왼쪽 옆',
    right: '오른쪽 옆',
    back: '뒤',
  },
  ages: { young: '젊은', middle: '', older: '나이 든' },
  outlines: {
    oval: '달걀형 얼굴',
    round: '둥근형 얼굴',
    long: '긴형 얼굴',
    square: '사각형 얼굴',
    heart: '하트형 얼굴',
    diamond: '마름모형 얼굴',
  },
  cuts: {
    falling: '내린 머리',
    pixie: '픽시컷',
    twoBlock: '투블럭',
    dandy: '댄디컷',
    crop: '크롭컷',
    middlePart: '가르마 머리',
    swept: '올린 머리',
  },
  waves: { straight: '생머리', sWave: 'S컬 웨이브', perm: '펌' },
  fringes: {
    none: '앞머리 없음',
    seeThrough: '시스루뱅',
    full: '풀뱅',
    curtain: '커튼뱅',
    side: '사이드뱅',
  },
  tied: { none: '', ponytail: '포니테일', lowBun: '로우번', halfUp: '반묶음' },
  layered: '레이어드',
  colours: {
    black: '검은색',
    darkBrown: '짙은 갈색',
    brown: '갈색',
    ash: '애쉬색',
    copper: '구릿빛',
    blond: '금색',
    grey: '회색',
    white: '흰색',
    plan: '',
  },
  measures: {
    length: '길이',
    parting: '가르마',
    measure: (mm) => `${centimetres(mm, '.')} cm`,
    fromChin: (mm) =>
      centimetres(mm, '.') === '0'
        ? '턱끝'
        : `턱 ${mm > 0 ? '아래' : '위'} ${centimetres(Math.abs(mm), '.')} cm`,
    ratio: (ratio, narrowSide) =>
      narrowSide === null
        ? `${ratio}, 가운데`
        : `${ratio}, 손님 ${narrowSide === 'left' ? '왼쪽' : '오른쪽'}`,
  },
  portrait: (view, parts) => `${view}에서 그린 그림: ${parts.join(', ')}`,
}
