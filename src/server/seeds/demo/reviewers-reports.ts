import type { FaceOutlineName } from '#domain/drawings/parameters/face-fields.ts'
import { namedStyles, type StyleName } from '#domain/drawings/styles/style.ts'
import { drawingTexts } from '#texts/drawings.ts'
import { type ReportDraft, reports } from './reports.ts'
import type { DemoReviewer } from './reviews.ts'

/** Texts for each face shape: type, description and headline. */
const faces: Readonly<Record<FaceOutlineName, readonly [string, string, string]>> = {
  oval: [
    '균형이 고른 달걀형',
    '이마와 광대, 턱이 고르게 이어져 어느 길이든 무리가 없어요. 그래서 길이보다 어디에서 층이 시작되는지가 인상을 정해요.',
    '길이보다 층이 시작되는 자리를 고르세요',
  ],
  round: [
    '부드러운 둥근형',
    '얼굴의 가로와 세로가 비슷하고 볼이 고르게 차 있어요. 옆을 가볍게 하고 정수리에 높이를 주면 얼굴이 길어 보여요.',
    '옆은 가볍게, 세로로 흐르게 두세요',
  ],
  long: [
    '세로선이 고운 긴형',
    '이마부터 턱까지 선이 길고 곧아요. 눈높이에 가로의 결을 더하면 얼굴이 한 뼘 짧아 보여요.',
    '세로선은 쉬게 하고, 눈높이에 결을 더하세요',
  ],
  square: [
    '선이 또렷한 사각형',
    '턱의 각이 또렷해 단단한 인상이에요. 턱 옆을 안으로 감기는 끝으로 감싸면 선이 부드러워져요.',
    '턱 옆을 안으로 감싸 주세요',
  ],
  heart: [
    '턱이 가는 하트형',
    '이마가 넓고 턱으로 갈수록 가늘어요. 위쪽의 무게를 덜고 턱 옆을 채우면 균형이 살아나요.',
    '이마는 열고, 턱 옆에 무게를 두세요',
  ],
  diamond: [
    '광대가 고운 마름모형',
    '광대가 가장 넓고 이마와 턱이 가늘어요. 광대 옆을 덮고 이마를 비스듬히 열면 선이 이어져요.',
    '광대는 덮고, 이마는 비스듬히 여세요',
  ],
}

/** Descriptions of the styles that reviewers show. */
const descriptions: Partial<Readonly<Record<StyleName, string>>> = {
  hushCut: '정수리는 가볍게, 끝은 바깥으로 흐르게 층을 내요. 층은 광대 아래에서 시작해요.',
  collarboneCurl: '쇄골에 닿는 한 길이로 자르고 끝만 안으로 한 번 감아요.',
  tuckedBob: '턱 위에서 끊고 한쪽만 귀 뒤로 넘겨요. 숱은 안쪽에서만 덜어요.',
  layeredBob: '턱 아래 1cm에서 자르고 뒤에만 층을 내 둥글게 떨어지게 해요.',
  hippiePerm: '타고난 곱슬을 살려 길이만 정리해요. 펴지 말고 젖은 채로 결을 모아 말려요.',
  sideFringeBob: '턱선 길이를 지키고 앞머리만 비스듬히 내려요. 끝 숱은 치지 않아요.',
  seeThroughLayers: '눈썹에 닿는 얇은 앞머리에, 턱선부터 층을 내 옆을 채워요.',
  curtainLong: '광대 아래에서 갈라지는 앞머리에, 쇄골 아래부터만 층을 내요.',
  fullFringeBob: '눈썹을 덮는 앞머리와 턱 위의 무거운 끝선으로 숱이 많아 보이게 해요.',
  comma: '앞머리를 7:3으로 나눠 눈썹 위에서 안으로 굽혀요. 옆은 짧게 눌러요.',
  lowBun: '가르마를 옆으로 옮기고 목덜미에서 낮게 묶어요. 귀 옆 잔머리는 광대 길이로 남겨요.',
}

/** Result sheet of a reviewer: of the look that they show, or a sheet of the demo. */
export function reportOfReviewer({ report, look }: DemoReviewer): ReportDraft {
  if (!look) return reports[report]
  const written = reports[report]
  const [face_type, text, headline] = faces[look.face_shape]
  const [, second] = written.best_hair
  return {
    ...written,
    headline,
    type_analysis: { face_type, face_shape: look.face_shape, text },
    best_hair: [
      {
        name: drawingTexts.ko.styles[look.style],
        drawing: namedStyles[look.style],
        description: descriptions[look.style] ?? text,
      },
      second,
    ],
  }
}
