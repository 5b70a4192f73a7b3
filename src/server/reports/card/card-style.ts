import { languages } from '#domain/languages/languages.ts'
import { inks } from '../pdf/paper.ts'

/** Without support for `:has`, everything is shown, one below the other. */
const hidden = [
  ...languages.map((it) => {
    const others = languages.filter((other) => other !== it).map((other) => `.in-${other}`)
    return `body:has(#in-${it}:checked) :is(${others.join()}){display:none}`
  }),
  'body:has(#face-1:checked) .face-2,body:has(#face-2:checked) .face-1{display:none}',
].join('\n')

/** Style of the site's card page, with the fonts of a phone. */
export const cardStyle = `
:root{color-scheme:light;--gutter:clamp(1rem,5.6vw,3rem)}
*{box-sizing:border-box;margin:0;padding:0}
body{max-width:64rem;margin:0 auto;padding:0 var(--gutter) 4rem;background:${inks.paper};color:${inks.ink};font:1rem/1.65 Pretendard,system-ui,'Apple SD Gothic Neo','Noto Sans KR',sans-serif;overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
h1{font:300 clamp(2rem,1.72rem + 1.25vw,2.875rem)/1.3 'Nanum Myeongjo','Noto Serif KR',AppleMyungjo,Batang,serif;letter-spacing:-.025em;margin-top:.5rem;text-wrap:balance;word-break:keep-all}
h2{font-size:1rem;font-weight:600}
ul,ol{list-style:none}
.choices{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 2rem;padding-top:.5rem}
fieldset{display:flex;flex-wrap:wrap;gap:0 1.75rem;border:0;border-bottom:1px solid ${inks.sand}}
label{position:relative;display:flex;align-items:center;min-width:2.75rem;min-height:2.75rem;font-size:.875rem;color:${inks.muted};cursor:pointer}
label input{position:absolute;inset:0;width:100%;height:100%;opacity:0;cursor:pointer}
label:has(:checked){color:${inks.ink};font-weight:600;box-shadow:inset 0 -3px 0 ${inks.clay}}
label:has(:focus-visible){outline:2px solid ${inks.ink};outline-offset:-2px}
.ears{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.head{padding:1.75rem 0 1.25rem;border-bottom:1px solid ${inks.ink}}
.quiet{color:${inks.muted}}
.small{font-size:.875rem}
.lead{font-size:1.125rem}
.lines{white-space:pre-line}
.photo{display:block;max-width:100%;max-height:30rem;margin:1.5rem auto 0}
.views{display:grid;grid-template-columns:1fr 1fr;gap:1px;border-bottom:1px solid ${inks.ink};background:${inks.sand}}
.views figure{position:relative;background:${inks.paper};forced-color-adjust:none}
.views figure:first-child{grid-column:span 2}
.views svg{display:block;width:100%;height:auto}
.steps li{display:grid;grid-template-columns:1.75rem 1fr;gap:0 1rem;padding:1rem 0;border-bottom:1px solid ${inks.sand}}
.steps b{display:flex;align-items:center;justify-content:center;width:1.75rem;height:1.75rem;border-radius:50%;background:${inks.clay};color:${inks.paper};font-size:.875rem;forced-color-adjust:none}
.steps p{grid-column:2}
.avoid{margin:2rem calc(-1*var(--gutter)) 0;padding:1.75rem var(--gutter);background:${inks.ink};color:${inks.paper};forced-color-adjust:none}
.note{margin-top:1.75rem}
.colours{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1.5rem 1rem;padding-top:1.5rem}
.colours i{display:block;height:7rem;margin-bottom:.5rem;border:1px solid ${inks.sand};forced-color-adjust:none;print-color-adjust:exact}
.foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;margin-top:2rem;padding-top:1rem;border-top:1px solid ${inks.ink}}
@media (min-width:44rem){
.views{grid-template-columns:repeat(3,1fr)}
.views figure:first-child{grid-column:auto}
.steps li{grid-template-columns:1.75rem 9rem 1fr}
.steps p{grid-column:3}
}
@media print{.choices{display:none}}
${hidden}`
