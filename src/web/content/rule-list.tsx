/** Lists short rules, separated by hairlines. */
export function RuleList({ rules }: { readonly rules: readonly string[] }) {
  return (
    <ul>
      {rules.map((rule) => (
        <li key={rule} className="border-b border-sand py-3 first:pt-0 last:border-b-0">
          {rule}
        </li>
      ))}
    </ul>
  )
}
