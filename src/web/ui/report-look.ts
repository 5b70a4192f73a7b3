/** At the same z-index as dialogs, so that a nested dialog dims the outer one. */
export const backdropClass =
  'fixed inset-0 z-50 bg-ink/45 transition-opacity duration-(--duration-open) data-starting-style:opacity-0 data-ending-style:opacity-0'

/** Slides in from below on a phone; centred from 768 px. */
export const reportClass =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[88dvh] flex-col bg-paper forced-colors:border pb-[env(safe-area-inset-bottom)] outline-transparent transition-[opacity,translate] duration-(--duration-open) data-starting-style:translate-y-8 data-starting-style:opacity-0 data-ending-style:translate-y-8 data-ending-style:opacity-0 md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[84dvh] md:max-w-[92vw] md:-translate-x-1/2 md:-translate-y-1/2 md:data-starting-style:-translate-y-[calc(50%-1rem)] md:data-ending-style:-translate-y-[calc(50%-1rem)]'

/**
 * Buttons with the main one first: below each other on a phone, else in a row; wide ones share the
 * row by the length of their labels and wrap if necessary.
 */
export const answersClass =
  'flex flex-col gap-2.5 md:flex-row-reverse md:flex-wrap md:[&>.w-full]:w-auto md:[&>.w-full]:grow md:[&>.w-full]:px-5'
