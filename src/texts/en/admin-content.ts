import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminContent: AdminMessages['content'] = {
  status: 'Filter by visibility',
  statuses: { 활성: 'Visible', 비활성: 'Hidden' },
  state: 'Status',
  changedOn: 'Changed',
  changed: (when) => `Changed ${when}`,
  showAtOnce: 'Show it to customers as soon as it is added',
  showAtOnceHint: 'Otherwise it is added hidden, and you can show it later.',

  banners: {
    title: 'Banners',
    list: 'List of banners',
    search: 'Banner description',
    name: 'Description',
    add: 'Add a banner',
    newTitle: 'New banner',
    empty: 'No banners yet',
    emptyText:
      'A picture or video that you upload appears on the landing page. Until then the house’s own drawing is shown.',
    nothingFound: 'No banner found',
    nothingFoundText: 'Try other words, or clear the filters.',
    notHere: 'There is no such banner',
    type: 'Kind',
    types: { 이미지: 'Picture', 비디오: 'Video' },
    typeHints: {
      이미지: 'At the top of the landing page. The first visible picture is used.',
      비디오: 'In the band of the landing page, repeated without sound.',
    },
    period: 'Shown during',
    periodHint:
      'Korean days, from the start of the first to the end of the last. Leave a day empty for no limit on that side.',
    always: 'Always',
    between: (from, to) => `${from} – ${to}`.trim(),
    states: { shown: 'Visible', hidden: 'Hidden', scheduled: 'Scheduled', over: 'Period over' },
    altHint: 'Read out to those who cannot see the picture. Say what it shows.',
    linkHint: 'Where a press leads. Within this site, write it like /user/process.',
    fields: {
      picture: 'Picture',
      video: 'Video',
      poster: 'Picture before the video plays',
      link: 'Link',
      alt: 'Description of the picture',
      from: 'First day shown',
      to: 'Last day shown',
    },
  },
}
