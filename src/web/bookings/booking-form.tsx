import { type FormEvent, useState } from 'react'
import { bookingChannels } from '#domain/bookings/booking-rules.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/page.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { ChosenSlot } from './chosen-slot.tsx'
import { OfferGate } from './offer-gate.tsx'
import type { BookableReport, Offer } from './queries.ts'
import { ReportChoice } from './report-choice.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { useBookingForm } from './use-booking-form.ts'
import { useBookingText } from './use-booking-text.ts'

interface BookingFormProps {
  readonly reports: readonly BookableReport[]
  readonly first: boolean
}

/** Selects a day, a time and a method of consultation, and books. */
export const BookingForm = (props: BookingFormProps) => (
  <OfferGate>{(offered) => <OpenForm {...props} offered={offered} />}</OfferGate>
)

interface OpenFormProps extends BookingFormProps {
  readonly offered: Offer
}

function OpenForm({ reports, first, offered }: OpenFormProps) {
  const text = useBookingText()
  const form = useBookingForm(reports, offered)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const [element, focusProblem] = useFocusProblem()

  function submit(event: FormEvent) {
    event.preventDefault()
    setIsSubmitted(true)
    form.book()
    focusProblem()
  }

  return (
    <form ref={element} onSubmit={submit} noValidate>
      {reports.length > 1 && (
        <Section first={first}>
          <ReportChoice reports={reports} value={form.report} onChange={form.setReport} />
        </Section>
      )}
      <Section first={first && reports.length === 1}>
        <SlotChoice offer={offered} choice={form.choice} submitted={isSubmitted} />
      </Section>
      <Section>
        <RadioGroup
          heading
          legend={text.channel}
          value={form.channel}
          onChange={form.setChannel}
          options={bookingChannels.map((value) => ({
            value,
            label: text.channels[value],
            hint: text.channelHints[value],
          }))}
        />
        <div className="mt-6 max-w-(--container-form)">
          <TextArea
            label={text.note}
            hint={text.noteHint}
            optional
            rows={3}
            limit={textLengths.bookingNote}
            value={form.note}
            onChange={(event) => form.setNote(event.target.value)}
            problem={form.noteTooLong ? text.noteTooLong : null}
          />
        </div>
        {form.choice.slot && <ChosenSlot slot={form.choice.slot} />}
        {form.failure && (
          <div className="mt-6">
            <Problem>{form.failure}</Problem>
          </div>
        )}
        <div className="mt-6 max-w-(--container-form)">
          <Button type="submit" wide busy={form.busy}>
            {text.submit}
          </Button>
        </div>
      </Section>
    </form>
  )
}
