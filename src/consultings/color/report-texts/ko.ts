import type { Area, Line, Occasion } from '../report-content.ts'
import type { Use } from '../swatch.ts'

interface LineWords {
  readonly name: string
  readonly least: string
  readonly most: string
  /** From the least to the most; the fourth is neutral. */
  readonly degrees: readonly [string, string, string, string, string, string, string]
}

const lines: Readonly<Record<Line, LineWords>> = {
  undertone: {
    name: '온도',
    least: '따뜻함',
    most: '차가움',
    degrees: [
      '아주 따뜻해요',
      '따뜻해요',
      '조금 따뜻해요',
      '가운데예요',
      '조금 차가워요',
      '차가워요',
      '아주 차가워요',
    ],
  },
  value: {
    name: '명도',
    least: '밝음',
    most: '깊음',
    degrees: [
      '아주 밝아요',
      '밝아요',
      '조금 밝아요',
      '가운데예요',
      '조금 깊어요',
      '깊어요',
      '아주 깊어요',
    ],
  },
  chroma: {
    name: '채도',
    least: '부드러움',
    most: '선명함',
    degrees: [
      '아주 부드러워요',
      '부드러워요',
      '조금 부드러워요',
      '가운데예요',
      '조금 선명해요',
      '선명해요',
      '아주 선명해요',
    ],
  },
  contrast: {
    name: '대비',
    least: '약함',
    most: '강함',
    degrees: [
      '아주 약해요',
      '약해요',
      '조금 약해요',
      '가운데예요',
      '조금 강해요',
      '강해요',
      '아주 강해요',
    ],
  },
}

const uses: Readonly<Record<Use, { readonly title: string; readonly examples: string }>> = {
  face: { title: '얼굴 바로 아래', examples: '윗옷, 목도리, 화상 회의' },
  garment: { title: '한 벌로', examples: '원피스, 카디건, 가방' },
  base: { title: '바탕이 되는 색', examples: '외투, 바지, 구두' },
}

const areas: Readonly<Record<Area, string>> = {
  lip: '립',
  cheek: '볼',
  eye: '눈',
  hair: '머리색',
  metal: '금속',
}

const occasions: Readonly<Record<Occasion, string>> = { daily: '평일', special: '특별한 날' }

export const ko = {
  report: {
    subject: '퍼스널 컬러와 메이크업 결과지',
    sections: {
      cover: '나의 계절',
      lines: '네 개의 선',
      best: '어울리는 색',
      avoided: '피할 색과 대신할 색',
      makeUp: '얼굴 위의 색',
      looks: '두 가지 메이크업',
    },
    cover: {
      portrait: (season: string) => `${season}의 열두 색으로 지은 천을 두른 얼굴 그림`,
      portraitWithoutSeason: '천을 두른 얼굴 그림',
    },
    lines,
    best: {
      lead: '화면을 가장 밝게 하고 옷감 옆에 대 보세요.',
      uses,
    },
    avoided: {
      lead: '나쁜 색이 아니라 다른 계절의 색이에요. 오른쪽 색으로 바꾸면 얼굴이 먼저 보여요.',
      instead: '대신',
    },
    makeUp: {
      portrait: '립, 볼, 눈, 머리색과 목걸이를 입힌 얼굴 그림',
      areas,
    },
    looks: {
      occasions,
      minutes: (minutes: number) => `${minutes}분`,
      portrait: (occasion: string) => `${occasion} 메이크업을 한 얼굴 그림`,
      worn: '바른 색',
    },
    card: {
      open: '옷 살 때 대 보는 색 카드',
      short: '색 카드',
      title: (name: string) => `${name} 님의 부채`,
      count: (count: number) => `${count}가지 색`,
      all: '열두 가지',
      fan: '어울리는 색을 펼친 부채',
      empty: '어울리는 색이 정해지면 여기에 부채가 펼쳐져요.',
      hint: '색을 누르면 화면 가득 보여요.',
      oneByOne: '한 장씩 대 보기',
      compare: '두 색 견주기',
      colours: '색 고르기',
      pairs: '견줄 두 색 고르기',
      at: (place: number, count: number) => `${place} / ${count}`,
      bright: '화면을 가장 밝게 하고 야간 모드를 꺼 주세요',
      holdHere: '옷감을 이 안에 대 보세요',
      sameFamily: '경계가 흐려지면 잘 맞는 색이에요.',
      wear: '입어요',
      leave: '내려놓아요',
      which: '옷이 어느 쪽에 가까운가요?',
      whichHint: '망설여지면 두 색 사이에 옷을 놓고 눈을 반쯤 감아 보세요.',
    },
  },
}

export type ColorReportTexts = typeof ko
