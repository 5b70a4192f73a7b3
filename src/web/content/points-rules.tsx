import type { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { pointsRulesTexts } from '#texts/points-rules.ts'
import { RuleList } from '#web/content/rule-list.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

interface PointsRulesProps {
  readonly rules: ReplyOf<typeof getSite>['points_rules']
}

/**
 * Lists the points rules with figures from the settings. The policy's text contains none, so that
 * the two cannot disagree. Omits rules with a zero figure.
 */
export function PointsRules({ rules }: PointsRulesProps) {
  const text = usePageTexts(pointsRulesTexts)
  const { won, points, number } = useFormat()
  const review = Math.max(rules.review, rules.review_with_photo)
  const list = [
    text.minimum(won(rules.minimum)),
    text.expiry(number(rules.valid_months)),
    text.oldest,
    ...(rules.earn_percent > 0 ? [text.earn(number(rules.earn_percent))] : []),
    ...(review > 0 ? [text.review(points(rules.review), points(rules.review_with_photo))] : []),
    ...(rules.late_sheet > 0 ? [text.late(points(rules.late_sheet))] : []),
  ]

  return <RuleList rules={list} />
}
