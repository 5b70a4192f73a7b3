const IN = /입금|맡기|받[은음]|^입$|credit|deposit|^in$/i
const OUT = /취소|출금|찾으|지급|결제|보[낸냄]|^출$|debit|withdraw|^out$/i

/** Returns the direction of the money from the words of a cell; `null` if they do not say. */
export const directionOf = (cell: string): 'IN' | 'OUT' | null =>
  OUT.test(cell.trim()) ? 'OUT' : IN.test(cell.trim()) ? 'IN' : null
