import { type AdminReview, listAdminReviews } from '#contract/admin-reviews.ts'
import { call } from '#web/api/client.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useLookText } from '#web/reviews/use-look-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Rating } from '#web/ui/rating.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { ListChips, ListSearch } from '../list/list-filters.tsx'
import { ListMoreFilters, ListSelect } from '../list/list-more-filters.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { useList } from '../list/use-list.ts'
import { OpenedReview } from './opened-review.tsx'
import { REVIEWS_KEY } from './review-queries.ts'

const STARS = [5, 4, 3, 2, 1]

/** Lists reviews, which are hidden, featured and replied to beside the list. */
export default function ReviewsPage() {
  const { reviews: labels, queue } = useAdminText()
  const text = useText().reviews
  const lookText = useLookText()
  const { date } = useFormat()
  const list = useList({
    schema: listAdminReviews.query,
    key: [...REVIEWS_KEY, 'list'],
    fetchPage: (query, signal) => call(listAdminReviews, { query }, { signal }),
  })
  const rating = (review: AdminReview) => <Rating value={review.rating} label={text.rating} />
  const titled = ({ title, language }: AdminReview) => (
    <span {...languageAttributes(language)}>{title}</span>
  )
  const looks = ({ look }: AdminReview) => look && lookText(look)
  const state = (review: AdminReview) => (
    <span className={review.is_hidden || review.erased_at ? 'font-strong text-clay' : ''}>
      {labels.stateOf[stateOf(review)]}
    </span>
  )

  return (
    <ListScreen
      list={list}
      labels={labels}
      idOf={({ id }) => id}
      emptyAction={
        <ButtonLink kind="secondary" size="small" to="/admin/orders">
          {queue.toOrders}
        </ButtonLink>
      }
      filters={
        <>
          <ListSearch name="q" label={labels.search} />
          <ListChips name="state" label={labels.state} values={labels.states} />
          <ListMoreFilters names={['rating']}>
            <ListSelect
              name="rating"
              label={text.rating}
              anyLabel={labels.anyRating}
              values={Object.fromEntries(STARS.map((stars) => [String(stars), text.stars(stars)]))}
            />
          </ListMoreFilters>
        </>
      }
      columns={[
        { name: 'title', label: labels.columns.title, cell: titled },
        { name: 'rating', label: text.rating, cell: rating },
        {
          name: 'author',
          label: labels.columns.author,
          breaks: true,
          cell: ({ author }) => author,
        },
        { name: 'look', label: labels.columns.look, breaks: true, cell: looks },
        { name: 'state', label: labels.columns.state, cell: state },
        {
          name: 'written',
          label: labels.columns.written,
          numeric: true,
          cell: (review) => date(review.date),
        },
      ]}
      card={(review) => ({
        title: titled(review),
        titleEnd: date(review.date),
        facts: [rating(review), review.author, looks(review)],
        factsEnd: state(review),
      })}
      opened={(id) => (
        <OpenedReview
          id={id}
          fromList={list.query.data?.items.find((row) => row.id === id)}
          backTo={list.closed}
        />
      )}
    />
  )
}

function stateOf({ erased_at, is_hidden, is_featured, reply }: AdminReview) {
  if (erased_at) return 'REMOVED'
  if (is_hidden) return 'HIDDEN'
  if (is_featured) return 'FEATURED'
  return reply ? 'REPLIED' : 'UNANSWERED'
}
