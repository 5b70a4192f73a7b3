/** Banks by Toss's own two-character codes, which differ from the central bank's. */
const banks: Readonly<Record<string, readonly [name: string, ...others: string[]]>> = {
  '02': ['KDB산업은행', '산업', 'kdb'],
  '03': ['IBK기업은행', '기업', 'ibk'],
  '06': ['KB국민은행', '국민', 'kb', 'kookmin'],
  '07': ['수협은행', '수협', 'suhyup', 'sh수협'],
  '11': ['NH농협은행', '농협', 'nh', 'nonghyup'],
  '12': ['단위농협', '지역농협', '농축협'],
  '20': ['우리은행', '우리', 'woori'],
  '23': ['SC제일은행', '제일', 'sc', 'scfirst'],
  '27': ['씨티은행', '씨티', '한국씨티', 'citi'],
  '31': ['iM뱅크', '대구', 'im', 'daegu', '아이엠뱅크'],
  '32': ['부산은행', '부산', 'busan', 'bnk부산'],
  '34': ['광주은행', '광주', 'gwangju'],
  '35': ['제주은행', '제주', 'jeju'],
  '37': ['전북은행', '전북', 'jeonbuk'],
  '39': ['경남은행', '경남', 'kyongnam', 'bnk경남'],
  '45': ['새마을금고', '새마을', 'mg', 'mg새마을금고'],
  '48': ['신협', '신용협동조합', 'shinhyup'],
  '50': ['저축은행', '저축'],
  '54': ['HSBC은행', 'hsbc'],
  '64': ['산림조합', '산림'],
  '71': ['우체국', 'post', '우체국예금'],
  '81': ['하나은행', '하나', 'hana', 'keb하나'],
  '88': ['신한은행', '신한', 'shinhan'],
  '89': ['케이뱅크', 'k뱅크', 'kbank', 'k'],
  '90': ['카카오뱅크', '카카오', 'kakao'],
  '92': ['토스뱅크', '토스', 'toss'],
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s().·-]/g, '')
    .replace(/(은행|bank)$/, '')

const codes = new Map(
  Object.entries(banks).flatMap(([code, names]) => names.map((name) => [plain(name), code])),
)

/** Korean name of a bank; an unknown code is returned unchanged. */
export const bankName = (code: string): string => banks[code]?.[0] ?? code

/** Finds the code of a bank by its typed name; undefined if unknown. */
export const bankCode = (typed: string): string | undefined => codes.get(plain(typed))
