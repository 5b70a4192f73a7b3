/** Style of the API documentation, with the site's design tokens. */
export const docsStyle = `
body { margin: 0 auto; max-width: 64rem; padding: 2rem 1rem 6rem; background: #faf6f0; color: #221c18; font: 1rem/1.6 Pretendard, system-ui, sans-serif; }
h1, h2 { font-family: Hahmlet, Batang, Georgia, serif; font-weight: 400; }
h1 { font-size: 2.25rem; }
h2 { margin: 5rem 0 1rem; font-size: 1.75rem; }
h3 { margin: 0; font-size: 1rem; font-weight: 400; }
h4 { margin: 1.25rem 0 0.25rem; font-size: 0.875rem; }
small, span { color: #655b52; font-weight: 400; }
a { color: inherit; }
h3 a { text-decoration: none; }
h3 b { display: inline-block; min-width: 4.5rem; color: #b04a2f; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; padding: 1rem 0; border-block: 1px solid #e9dfd2; }
article { padding: 1.75rem 0; border-top: 1px solid #e9dfd2; }
article div { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.375rem 1rem 0.375rem 0; border-top: 1px solid #e9dfd2; text-align: left; vertical-align: top; }
th { color: #655b52; font-weight: 400; }
th:first-child { width: 36%; }
th:last-child { width: 5rem; }
code { overflow-wrap: anywhere; }
.refusal { margin: 0.5rem 0 0; font-size: 0.875rem; overflow-wrap: anywhere; }
.refusal b { display: inline-block; min-width: 2.5rem; color: #655b52; }
`
