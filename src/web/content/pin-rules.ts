import { pinNames } from './pin-names.ts'

const lineOf = (name: string, state: string) => `[data-pinned]:has([data-line=${name}]${state})`

/**
 * A pin appears when its line comes into view or is pointed at, and grows while it is pointed at;
 * without scripts all pins are visible.
 */
export const pinRules = [
  '@media screen and (scripting:enabled) and (prefers-reduced-motion:no-preference){',
  '[data-pin]{opacity:0;scale:.4}',
  pinNames
    .map((name) => `${lineOf(name, ':is([data-seen],:hover,:focus-within)')} [data-pin=${name}]`)
    .join(),
  '{opacity:1;scale:1}}',
  pinNames.map((name) => `${lineOf(name, ':is(:hover,:focus-within)')} [data-pin=${name}]`).join(),
  '{scale:1.3}',
].join('')
