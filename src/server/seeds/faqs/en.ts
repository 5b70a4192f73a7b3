import type { FaqTexts } from '#server/content/index.ts'

export const english: readonly FaqTexts[] = [
  {
    question: 'What does an image consultant look at?',
    answer: `<p>The outline and proportions of your face, the impression of your features, your neck and shoulders, and the hair itself. It is less about picking a fashionable style than about finding which lines of your face to emphasise and which to play down.</p>
<p>You get two styles that suit you, styles to avoid, and a description that you can show to your hairdresser.</p>`,
  },
  {
    question: 'Can you really tell from photos, without meeting me?',
    answer: `<p>Yes. A front and a side view in good light, without filters, show the shape and proportions of a face well. What a photo cannot show, such as the feel of your hair or your morning routine, we ask in the survey.</p>
<p>If a photo is too dark or taken at an odd angle, we ask you for another one instead of guessing.</p>`,
  },
  {
    question: 'Is the result sheet written by a person?',
    answer: `<p>Yes. A consultant reads your survey and photos and writes every sheet by hand. You will find the consultant’s name at the end.</p>
<p>The pictures in the sheet are drawings made for your face shape and the style in question. We do not edit your photos into them.</p>`,
  },
  {
    question: 'I do not know my face shape.',
    answer: `<p>That is fine. The survey shows a drawing of each shape; choose the one that feels closest. Your consultant checks it against your photos.</p>
<p>Few faces have just one shape. That is why your result sheet names the overlap too, such as “a heart close to an oval”.</p>`,
  },
  {
    question: 'My hair is damaged, or I am growing it out. Is this the right time?',
    answer: `<p>Yes. That is when a plan helps most. Tell us in the survey’s free text when you bleached or permed it and what length you are aiming for.</p>
<ul>
<li>If your hair is damaged, we tell you what is possible now and what to do once it has recovered.</li>
<li>If you are growing it out, we also describe how to get through the lengths in between.</li>
</ul>`,
  },
  {
    question: 'Do you also advise men and people over forty?',
    answer: `<p>Yes, we advise anyone aged 14 or older. The way we read a face does not depend on age or gender.</p>
<p>If something that changes with the years is on your mind, such as the hairline or the crown, mention it in the survey. We first look for a way to let your hair fall naturally, before we think about hiding anything.</p>`,
  },
  {
    question: 'Can I order from outside Korea?',
    answer: `<p>Yes, everything from the order to the result sheet happens online. The site and our emails are available in Korean, English and Vietnamese, and we write to you in the language you ordered in.</p>
<p>We charge in Korean won. A transfer from abroad takes a few days, so please keep an eye on the payment deadline.</p>`,
  },
  {
    question: 'How long can I use my result sheet?',
    answer: `<p>The bones and proportions of a face hardly change, so you can use the sheet each time you change your hair. Members find it on My page, guests through the link in our email, and everyone can save it as a PDF.</p>
<p>A new one is worthwhile if your weight has changed a lot or if you want a completely different look.</p>`,
  },
]
