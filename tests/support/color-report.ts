import type { z } from 'zod'
import { palettes, replacementsOf } from '#consultings/color/palettes.ts'
import { colorContent } from '#consultings/color/report-content.ts'
import type { SeasonKey } from '#consultings/color/season.ts'
import type { Swatch } from '#consultings/color/swatch.ts'
import type { ReportHead } from '#contract/reports.ts'

type ColorReport = ReportHead & z.output<typeof colorContent>

const head: ReportHead = {
  id: '0198f0a0-0000-7000-8000-000000000001',
  order_number: 'GY261125000001',
  diagnosis_number: 'GY-2611-0517',
  purchase_date: '2026-11-25T03:00:00Z',
  customer_name: '이서윤',
  language: 'ko',
  published_at: '2026-12-03T03:00:00Z',
  version: 1,
}

const stored = ({ hex, munsell, names }: Swatch) => ({ hex, munsell, names })

/** Builds a complete personal colour sheet from a season's palette, with changes. */
export function colorReportWith(
  change: Partial<z.input<typeof colorContent> & ReportHead> = {},
  season: SeasonKey = 'summer-mute',
): ColorReport {
  const { best, positions, lip, cheek, eye, hair, metal } = palettes[season]
  const { undertone, value, chroma, contrast } = positions
  return {
    ...head,
    ...change,
    ...colorContent.parse({
      season,
      headline: '선명한 색은 내려놓고, 안개 낀 장미를 입으세요',
      summary: '노란 기보다 분홍 기가 조금 더 돌고, 밝기는 가운데예요. '.repeat(4),
      drawn: { face_shape: 'heart', hair: { length: 90, wave: 'sWave' } },
      lines: {
        undertone: { position: undertone, text: '푸른 기가 도는 분홍에서 얼굴이 고르게 보여요.' },
        value: { position: value, text: '아주 밝은 색도, 아주 어두운 색도 먼저 보여요.' },
        chroma: { position: chroma, text: '회색을 한 방울 섞은 색을 고르세요.' },
        contrast: { position: contrast, text: '위아래를 비슷한 밝기로 이어 입어요.' },
      },
      best: best.map(stored),
      avoided: replacementsOf(palettes[season]).map(({ avoided, instead }) => ({
        colour: stored(avoided),
        instead: best.findIndex(({ key }) => key === instead.key),
        why: `${avoided.names.ko}에서는 눈 밑이 노랗게 떠요.`,
      })),
      make_up: {
        lip: { shades: lip.map(stored), text: '평소엔 안쪽부터 두드려 발라요.' },
        cheek: { shades: cheek.map(stored), text: '광대보다 바깥, 눈동자 아래는 비워요.' },
        eye: { shades: eye.map(stored), text: '밝은 색을 넓게, 짙은 색을 눈꼬리에.' },
        hair: { shades: hair.map(stored), text: '지금보다 한 단계만 밝게.' },
        metal: { shades: metal.map(stored), text: '광을 죽인 은과 백금.' },
      },
      looks: {
        daily: { minutes: 7, steps: ['볼 가운데만 얇게.', '바깥에서 안으로 두 번.'] },
        special: {
          minutes: 15,
          lip: 2,
          cheek: 1,
          eye: 1,
          steps: ['광대 위 한 점만.', '꽉 채워요.'],
        },
      },
      outro: '서윤 님의 색은 조용해서 오래 보여요. '.repeat(5),
      consultant_name: '박세나',
      ...change,
    }),
  }
}
