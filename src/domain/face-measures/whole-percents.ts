/** Rounds shares to whole percents that add up to 100: the largest remainders are rounded up. */
export function wholePercents(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0)
  const exact = shares.map((share) => (share / sum) * 100)
  const rest = 100 - exact.reduce((total, share) => total + Math.floor(share), 0)
  const up = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder)
    .slice(0, Math.round(rest))
    .map(({ at }) => at)
  return exact.map((share, at) => Math.floor(share) + (up.includes(at) ? 1 : 0))
}
