import type { InputOf } from '#contract/endpoint.ts'
import type { saveReportDraft } from '#contract/reports.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'

export type ReportDraft = InputOf<typeof saveReportDraft>['body']

/** Result sheets for hair by customer. */
export const reports = {
  hana: {
    headline: '넓은 이마는 열고, 턱 옆에 무게를 두세요',
    type_analysis: {
      face_type: '하트형에 가까운 달걀형',
      face_shape: 'heart',
      face: { hairline: 11, lids: 'double', neck: 'long', shoulders: 'narrow' },
      text: '이마가 시원하게 넓고 턱 끝으로 갈수록 부드럽게 좁아지는 얼굴이에요. 볼에 살이 고르게 있어 어려 보이지만, 이마와 관자놀이가 넓어 시선이 위로 모여요. 위쪽의 무게를 덜고 턱 옆에 볼륨을 더하면 얼굴의 균형이 살아나요. 목이 길고 어깨가 좁아 어깨선 위의 길이도 답답하지 않게 어울려요.',
      measurements: [
        { label: '이마와 턱의 너비', position: 0.78, value: '1.34 : 1' },
        { label: '얼굴의 가로세로', position: 0.46, value: '1 : 1.38' },
        { label: '중안부 비율', position: 0.5, value: '33%' },
        { label: '목 길이', position: 0.72, value: '긴 편' },
      ],
    },
    hair_summary:
      '가르마를 살짝 옆으로 옮기고, 이마를 다 가리지 않는 얇은 앞머리로 위쪽의 너비를 나눠 주세요. 길이는 턱과 쇄골 사이가 가장 좋아요. 옆 볼륨은 광대가 아니라 턱선에서 시작해야 해요.',
    best_hair: [
      {
        name: '시스루 뱅 중단발 레이어',
        drawing: { ...namedStyles.seeThroughLayers, layersStart: 0 },
        description:
          '쇄골에 닿는 길이에 턱선부터 층을 내 주세요. 앞머리는 눈썹에 닿게, 사이사이 이마가 비치게 잘라요. 이마의 너비가 반으로 나뉘고 턱 옆이 채워져 얼굴이 한결 갸름하고 차분해 보여요. 드라이는 뿌리를 말린 뒤 끝만 안으로 한 번 말면 돼요. 아침 5분이면 충분해요.',
        cutting: '양옆이 뒤보다 1cm 짧게, 끝선은 둥글게. 앞머리 양 끝은 옆머리로 이어 주세요.',
        avoid: '턱선에서 끊기, 광대 위에서 층 시작하기, 끝 숱을 많이 치기',
        styling: '32mm 봉으로 귀 아래만 안쪽으로 한 번. 열은 160°C, 뿌리는 손으로 세워 말려요.',
      },
      {
        name: '커튼뱅 턱선 보브',
        drawing: { length: 20, fringe: 'curtain', fringeDrop: 10, ends: 'cCurl' },
        description:
          '짧게 자르고 싶다면 이 길이예요. 턱 끝보다 2cm 아래에서 일자로 자르고 안쪽만 가볍게 덜어 주세요. 앞머리는 광대 아래까지 길게 내려 양옆으로 흘려요. 턱선에 무게가 생겨 어려 보이기보다 단정한 인상이 돼요.',
        cutting: '겉은 한 길이로 두고 안쪽 1cm만 가볍게 덜어 주세요.',
        avoid: '뒷머리를 더 짧게 올려 깎기, 앞머리를 눈썹 위로 자르기',
        styling: '파마 없이 드라이로만. 둥근 빗으로 끝을 안으로 한 번 감아요.',
      },
    ],
    worst_hair: [
      {
        name: '이마를 다 드러낸 올백',
        drawing: namedStyles.lowBun,
        description: '시선이 이마로 모여 턱이 더 뾰족해 보여요.',
      },
      {
        name: '정수리를 높인 짧은 머리',
        drawing: { ...namedStyles.pixie, crown: 95 },
        description: '위쪽이 더 커 보여 균형이 깨져요.',
      },
    ],
    morning: [
      {
        motion: 'roots',
        title: '뿌리를 세워 말려요',
        text: '고개를 숙이고 정수리부터 2분. 가르마는 다 마른 뒤에 나눠요.',
      },
      {
        motion: 'ends',
        title: '턱 옆만 말아요',
        text: '귀 아래 두 가닥씩, 봉을 바깥에서 안으로 한 번.',
      },
      {
        motion: 'oil',
        title: '끝에만 오일 한 방울',
        text: '손바닥에 펴서 쇄골 높이 끝에만. 이마 쪽은 바르지 않아요.',
      },
    ],
    outro:
      '하나 님의 얼굴은 위가 밝고 아래가 섬세해요. 그 사이를 머리로 이어 주기만 하면 돼요. 미용실에는 이 결과지의 첫 번째 머리를 그대로 보여 주세요. 한 달에 한 번 앞머리만 다듬어도 모양이 석 달은 가요.',
    consultant_name: '이은',
  },
  seoyeon: {
    headline: '세로선은 쉬게 하고, 눈높이에 결을 더하세요',
    type_analysis: {
      face_type: '세로선이 고운 긴형',
      face_shape: 'long',
      face: { midface: 5, eyeLine: 70, lids: 'inner' },
      text: '이마부터 턱까지의 선이 길고 곧아 차분하고 지적인 인상을 줘요. 눈과 입 사이가 조금 길어 보이지만 눈매가 가로로 길어 좋은 균형을 잡아 주고 있어요. 긴 생머리는 세로선을 한 번 더 늘려요. 가로의 볼륨을 눈과 광대 높이에 두면 얼굴이 한 뼘 짧아 보여요.',
      measurements: [
        { label: '얼굴의 가로세로', position: 0.82, value: '1 : 1.56' },
        { label: '중안부 비율', position: 0.66, value: '36%' },
        { label: '이마와 턱의 너비', position: 0.52, value: '1.12 : 1' },
      ],
    },
    hair_summary:
      '앞머리는 내리는 편이 좋아요. 다만 일자로 꽉 채우기보다 눈썹 아래에서 살짝 갈라지게 해 주세요. 가는 모발이라 층은 얼굴 옆에만 내고, 끝은 묵직하게 남겨야 숱이 많아 보여요.',
    best_hair: [
      {
        name: '사이드뱅 굵은 웨이브',
        drawing: {
          ...namedStyles.softWaves,
          length: 96,
          fringe: 'side',
          parting: '7:3',
          waveSize: 80,
        },
        description:
          '쇄골 아래 길이에 광대 높이부터 굵은 웨이브를 넣어요. 처음 하는 파마라면 열펌보다 손상이 적은 굵은 콜드펌을 권해요. 옆으로 흐르는 앞머리가 이마를 비스듬히 가로질러 세로선을 끊어 줘요. 말릴 때 고개를 숙여 뿌리부터 말리면 볼륨이 저녁까지 가요.',
        cutting: '끝은 묵직하게 한 길이로. 층은 얼굴 옆에만 광대 아래부터 내 주세요.',
        avoid: '정수리를 높이기, 뒤에 층 내기',
        styling: '22mm 이상의 굵은 콜드펌, 뿌리는 말지 않아요.',
      },
      {
        name: '풀뱅 레이어드 미디엄',
        drawing: {
          length: 60,
          fringe: 'full',
          parting: 'none',
          layers: 40,
          layersStart: -20,
          sides: 55,
        },
        description:
          '어깨에 닿는 길이로 자르고 광대와 턱 옆에 층을 한 단씩 내요. 앞머리는 눈썹을 덮되 양 끝을 길게 빼서 옆머리와 이어 주세요. 얼굴의 위아래가 함께 짧아 보이고, 가로로 긴 눈매가 또렷해져요.',
      },
    ],
    worst_hair: [
      {
        name: '가운데 가르마 긴 생머리',
        drawing: namedStyles.longStraight,
        description: '세로선이 두 번 겹쳐 얼굴이 더 길어 보이고 숱도 적어 보여요.',
      },
    ],
    morning: [
      {
        motion: 'roots',
        title: '고개를 숙여 뿌리부터',
        text: '찬 바람으로 마무리하면 볼륨이 오래가요.',
      },
      {
        motion: 'fringe',
        title: '앞머리는 옆으로 눌러 말려요',
        text: '7:3 가르마를 나누고 손바닥으로 10초.',
      },
    ],
    outro:
      '서연 님의 긴 선은 단점이 아니라 분위기예요. 가로의 결을 한 줄만 더해 주세요. 파마가 처음이라면 끝 10cm만 시험해 보고 넓혀 가도 좋아요.',
    consultant_name: '이은',
  },
  daeun: {
    type_analysis: {
      face_type: '부드러운 둥근형',
      face_shape: 'round',
      face: { hairline: -10, cheekFullness: 60, age: 'young' },
      text: '이마가 아담하고 볼과 턱이 둥글게 이어져 다정한 인상이에요. 가로와 세로가 비슷해 세로로 시선이 흐를 길을 만들어 주는 것이 중요해요.',
    },
    hair_summary: '정수리의 볼륨과 턱 아래로 떨어지는 옆선을 함께 살려 주세요.',
  },
} as const satisfies Record<string, ReportDraft>
