import { useQuery } from '@tanstack/react-query'
import type { PhotoRecord } from '#contract/photo-record.ts'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { photoRecord } from '#web/own-orders/own-photos.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { Section } from '#web/ui/page.tsx'
import { WithdrawSurveyConsent } from '../withdraw-survey-consent.tsx'
import { ErasureProof } from './erasure-proof.tsx'
import { KeepLonger } from './keep-longer.tsx'
import { OwnPhotos } from './own-photos.tsx'
import { PhotoLooks } from './photo-looks.tsx'
import { StoragePeriod } from './storage-period.tsx'

interface PhotoRecordSectionProps {
  readonly proof: OrderProof
}

/**
 * Shows customers what happens to the photos of a survey: who looked at them, until when they are
 * kept, and when they were erased. Source: docs/rules.md S-22, S-23.
 */
export function PhotoRecordSection({ proof }: PhotoRecordSectionProps) {
  const text = useText().myPage.photoRecord
  const { data: record, error, refetch, isFetching } = useQuery(photoRecord(proof))
  if (!record && !error) return null

  return (
    <Section title={text.title}>
      {record ? (
        <Record record={record} proof={proof} />
      ) : (
        <LoadProblem error={error} onRetry={() => void refetch()} busy={isFetching} />
      )}
      <div className="mt-5">
        <WithdrawSurveyConsent proof={proof} />
      </div>
    </Section>
  )
}

function Record({ record, proof }: PhotoRecordSectionProps & { readonly record: PhotoRecord }) {
  const text = useText().myPage.photoRecord
  const { images, looks, retention, erased_photos, answers_erased_at } = record
  const isAnythingErased = erased_photos.length > 0 || answers_erased_at !== null
  const hasPhotos = images.length > 0
  const items: (Definition | false | null)[] = [
    isAnythingErased && { term: text.erased, value: <ErasureProof record={record} /> },
    (hasPhotos || looks.length > 0) && { term: text.looks, value: <PhotoLooks looks={looks} /> },
    hasPhotos && { term: text.stored, value: <StoragePeriod retention={retention} /> },
  ]

  return (
    <>
      {hasPhotos && <OwnPhotos record={record} proof={proof} />}
      <DefinitionList items={items.filter((item): item is Definition => Boolean(item))} />
      {hasPhotos && <KeepLonger extraDays={retention.extra_days} proof={proof} />}
    </>
  )
}
