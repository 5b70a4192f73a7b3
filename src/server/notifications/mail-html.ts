import type { Language } from '#domain/languages/languages.ts'
import { escapeHtml } from '#server/platform/escape-html.ts'
import { mailTexts } from '#texts/mails.ts'
import type { MailContent, StoredMail } from './mail-content.ts'

/** Values of the site's design tokens: mail programs support neither style sheets nor variables. */
const PAPER = '#faf6f0'
const SHEET = '#fffdf9'
const INK = '#221c18'
const MUTED = '#655b52'
const CLAY = '#b04a2f'
const SAND = '#e9dfd2'
const TEXT_FONT = "Pretendard,-apple-system,'Apple SD Gothic Neo','Malgun Gothic',sans-serif"
const DISPLAY_FONT = "Hahmlet,'Nanum Myeongjo',Batang,Georgia,serif"

const styles = {
  body: `margin:0;padding:0;background:${PAPER};color:${INK};font:400 16px/1.65 ${TEXT_FONT};word-break:keep-all;overflow-wrap:anywhere`,
  page: 'max-width:560px;margin:0 auto;padding:40px 20px 48px',
  brand: `margin:0 0 36px;font:400 24px/1 ${DISPLAY_FONT};color:${INK}`,
  strand: `height:0;margin:0 0 5px;border-top:1px solid ${SAND};font-size:0`,
  heading: `margin:40px 0 20px;font:400 27px/1.4 ${DISPLAY_FONT};color:${INK}`,
  paragraph: 'margin:0 0 16px',
  code: `margin:0 0 24px;padding:20px;background:${SHEET};border:1px solid ${SAND};text-align:center;font:400 34px/1.2 ${DISPLAY_FONT};letter-spacing:0.24em`,
  lines: `margin:28px 0 0;border-bottom:1px solid ${SAND}`,
  line: `margin:0;padding:12px 0;border-top:1px solid ${SAND}`,
  label: `display:inline-block;width:124px;padding-right:12px;vertical-align:top;color:${MUTED};font-size:14px;line-height:25px`,
  value:
    'display:inline-block;vertical-align:top;font-weight:600;font-size:15px;line-height:25px;font-variant-numeric:tabular-nums',
  linked: `max-width:360px;color:${INK}`,
  action: 'margin:32px 0 12px',
  button: `display:inline-block;padding:15px 32px;background:${CLAY};color:${SHEET};font-weight:600;text-decoration:none`,
  small: `margin:12px 0 0;color:${MUTED};font-size:14px`,
  link: `color:${MUTED}`,
  footer: `margin:48px 0 0;padding:20px 0 0;border-top:1px solid ${SAND};color:${MUTED};font-size:13px`,
} as const

interface Mail {
  readonly language: Language
  readonly subject: string
  readonly content: StoredMail
}

/** Renders a mail as self-contained HTML. Every value is escaped as text. */
export function renderMailHtml({ language, subject, content }: Mail): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.body}">
${block('div', 'page', contents(content, language))}
</body>
</html>
`
}

function contents(mail: StoredMail, language: Language): string {
  const { brand, linkHint } = mailTexts[language]
  return [
    block('p', 'brand', escapeHtml(brand)),
    ...strands,
    block('h1', 'heading', escapeHtml(mail.heading)),
    mail.code ? block('p', 'code', escapeHtml(mail.code)) : '',
    ...mail.paragraphs.map((each) => block('p', 'paragraph', escapeHtml(each))),
    mail.lines ? block('div', 'lines', mail.lines.map(line).join('\n')) : '',
    mail.links ? block('div', 'lines', mail.links.map(linkedLine).join('\n')) : '',
    mail.url ? button(mail.url, mail.action ?? mail.heading, linkHint) : '',
    ...mail.small.map((each) => block('p', 'small', escapeHtml(each))),
    block('p', 'footer', escapeHtml(mail.footer)),
  ]
    .filter(Boolean)
    .join('\n')
}

/** The strands of the logo as three lines of decreasing width, without an image. */
const strands = ['64px', '52px', '40px'].map(
  (width) => `<div style="${styles.strand};width:${width}">&nbsp;</div>`,
)

const line = ([label, value]: readonly [string, string]) =>
  block(
    'p',
    'line',
    `${block('span', 'label', escapeHtml(label))}${block('span', 'value', escapeHtml(value))}`,
  )

const linkedLine = ({ label, text, url }: NonNullable<MailContent['links']>[number]) =>
  block(
    'p',
    'line',
    `${block('span', 'label', escapeHtml(label))}<a href="${escapeHtml(url)}" style="${styles.value};${styles.linked}">${escapeHtml(text)}</a>`,
  )

function button(url: string, label: string, hint: string): string {
  const href = escapeHtml(url)
  return [
    block('p', 'action', `<a href="${href}" style="${styles.button}">${escapeHtml(label)}</a>`),
    block(
      'p',
      'small',
      `${escapeHtml(hint)}<br><a href="${href}" style="${styles.link}">${href}</a>`,
    ),
  ].join('\n')
}

const block = (tag: string, style: keyof typeof styles, html: string) =>
  `<${tag} style="${styles[style]}">${html}</${tag}>`
