/**
 * Mathematical functions with bit-identical results in every engine. Those of `Math` differ between
 * Node and browsers, and one bit can move a point on the grid. These use only +, −, ×, ÷ and square
 * roots, whose results IEEE 754 defines.
 */

const HALF_PI = Math.PI / 2
const LN_2 = Math.LN2

export function sin(angle: number): number {
  const quarter = Math.round(angle / HALF_PI)
  const rest = angle - quarter * HALF_PI
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return nearSin(rest)
    case 1:
      return nearCos(rest)
    case 2:
      return -nearSin(rest)
    default:
      return -nearCos(rest)
  }
}

export const cos = (angle: number) => sin(angle + HALF_PI)

/** Sine and cosine for angles up to π/4. */
function nearSin(x: number): number {
  const q = x * x
  return (
    x *
    (1 -
      (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - q / 156))))))
  )
}

function nearCos(x: number): number {
  const q = x * x
  return (
    1 -
    (q / 2) *
      (1 -
        (q / 12) *
          (1 - (q / 30) * (1 - (q / 56) * (1 - (q / 90) * (1 - (q / 132) * (1 - q / 182))))))
  )
}

/** For numbers from 0 to 1: halves the angle twice, then uses a series. */
function nearArctangent(x: number): number {
  const half = x / (1 + Math.sqrt(1 + x * x))
  const t = half / (1 + Math.sqrt(1 + half * half))
  const q = t * t
  return 4 * t * (1 - q * (1 / 3 - q * (1 / 5 - q * (1 / 7 - q * (1 / 9 - q * (1 / 11 - q / 13))))))
}

export function atan2(y: number, x: number): number {
  const [a, b] = [Math.abs(x), Math.abs(y)]
  if (a === 0 && b === 0) return 0
  const acute = b > a ? HALF_PI - nearArctangent(a / b) : nearArctangent(b / a)
  const angle = x < 0 ? Math.PI - acute : acute
  return y < 0 ? -angle : angle
}

export const acos = (x: number) => atan2(Math.sqrt(Math.max(0, 1 - x * x)), x)

export const asin = (x: number) => atan2(x, Math.sqrt(Math.max(0, 1 - x * x)))

export const hypot = (x: number, y: number, z = 0) => Math.sqrt(x * x + y * y + z * z)

export function exp(x: number): number {
  const twos = Math.round(x / LN_2)
  const r = x - twos * LN_2
  let series = 1
  for (let i = 13; i > 0; i--) series = 1 + (r / i) * series
  let scale = 1
  for (let i = Math.abs(twos); i > 0; i--) scale *= 2
  return twos < 0 ? series / scale : series * scale
}

/** For positive numbers. */
function log(x: number): number {
  let [twos, rest] = [0, x]
  while (rest > Math.SQRT2) {
    rest /= 2
    twos++
  }
  while (rest < Math.SQRT1_2) {
    rest *= 2
    twos--
  }
  const s = (rest - 1) / (rest + 1)
  const q = s * s
  const series =
    1 + q * (1 / 3 + q * (1 / 5 + q * (1 / 7 + q * (1 / 9 + q * (1 / 11 + q * (1 / 13 + q / 15))))))
  return twos * LN_2 + 2 * s * series
}

/** Raises `base` to `exponent`; 0 if the base is not positive. */
export const power = (base: number, exponent: number) =>
  base > 1e-30 ? exp(exponent * log(base)) : 0
