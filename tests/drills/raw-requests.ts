import { itemAt } from '#domain/collections/lists.ts'

const CALL = '/v1/auth/check-id'
const HOST = 'host: gyeol.test\r\n'
const JSON_TYPE = 'content-type: application/json\r\n'
const BODY = '{"user_id":"hana"}'
const LENGTH = `content-length: ${BODY.length}\r\n`

const get = (target: string, fields = HOST) => `GET ${target} HTTP/1.1\r\n${fields}\r\n`
const post = (fields: string, body = BODY) =>
  `POST ${CALL} HTTP/1.1\r\n${HOST}${JSON_TYPE}${fields}\r\n${body}`
const chunked = (body: string) => post('transfer-encoding: chunked\r\n', body)

/** What a server may do with a request: a reply by its status, or any that is not a fault. */
export type Expected = 'refused' | 'answered' | 'either'

/** Requests that break HTTP/1.1, or use its rare parts, byte by byte as they are sent. */
export const rawRequests: Readonly<Record<string, readonly [bytes: string, Expected]>> = {
  'no request': ['nonsense\r\n\r\n', 'refused'],
  'a line without a version': ['GET /v1/products\r\n\r\n', 'refused'],
  'HTTP/0.9': ['GET /\r\n', 'refused'],
  'HTTP/1.0 without a host': ['GET /v1/products HTTP/1.0\r\n\r\n', 'answered'],
  'HTTP/3.1': ['GET / HTTP/3.1\r\n\r\n', 'refused'],
  'the preface of HTTP/2': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'refused'],
  'a handshake of TLS': ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 'refused'],
  'two spaces in the line': [`GET  / HTTP/1.1\r\n${HOST}\r\n`, 'either'],
  'an unknown method': [`BREW /v1/products HTTP/1.1\r\n${HOST}\r\n`, 'refused'],
  'a method of others': [`PROPFIND /v1/products HTTP/1.1\r\n${HOST}\r\n`, 'refused'],
  TRACE: [`TRACE /v1/products HTTP/1.1\r\n${HOST}\r\n`, 'refused'],
  CONNECT: [`CONNECT gyeol.test:443 HTTP/1.1\r\n${HOST}\r\n`, 'refused'],
  'OPTIONS *': [`OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, 'refused'],
  'line feeds alone': ['GET /v1/products HTTP/1.1\nhost: gyeol.test\n\n', 'either'],
  'carriage returns alone': ['GET /v1/products HTTP/1.1\rhost: gyeol.test\r\r', 'refused'],
  'a line of 40 kB': [get(`/${'a'.repeat(40_000)}`), 'refused'],
  'a header of 40 kB': [get('/', `${HOST}x-large: ${'a'.repeat(40_000)}\r\n`), 'refused'],
  '3,000 headers': [get('/v1/products', `${HOST}${'a: b\r\n'.repeat(3_000)}`), 'either'],
  'a header without a colon': [get('/', `${HOST}no colon\r\n`), 'refused'],
  'a space before the colon': [get('/', `${HOST}x-name : a\r\n`), 'refused'],
  'an empty header name': [get('/', `${HOST}: a\r\n`), 'refused'],
  'a folded header': [get('/v1/products', `${HOST}x-folded: a\r\n b\r\n`), 'either'],
  'a header that begins folded': ['GET / HTTP/1.1\r\n host: a\r\n\r\n', 'refused'],
  'NUL in a header': [get('/', `${HOST}x-nul: a\0b\r\n`), 'refused'],
  'NUL in the target': [get('/v1/\0'), 'refused'],
  'bytes above ASCII in the target': [get('/v1/\xff\xfe'), 'refused'],
  'half an escape in the target': [get('/v1/products/%e0%a4%a'), 'refused'],
  'an escaped NUL in the target': [get('/v1/products/%00'), 'refused'],
  'dots in the target': [get('/v1/../../../etc/passwd'), 'refused'],
  'no host': [get('/v1/products', ''), 'refused'],
  'two hosts': [get('/v1/products', `${HOST}host: evil.test\r\n`), 'refused'],
  'a foreign host': [get('/v1/products', 'host: evil.test\r\n'), 'answered'],
  'a host with a path': [get('/v1/products', 'host: evil.test/a?b\r\n'), 'either'],
  'an absolute target': [get('http://gyeol.test/v1/products'), 'answered'],
  'an absolute target elsewhere': [get('http://evil.test/v1/products'), 'answered'],
  'an absolute target of a page': [get('http://evil.test/user'), 'answered'],
  'a target of another scheme': [get('ftp://evil.test/user'), 'refused'],
  'a target that begins with two slashes': [get('//evil.test/user'), 'either'],
  'two equal lengths': [post(`${LENGTH}${LENGTH}`), 'refused'],
  'two lengths': [post(`${LENGTH}content-length: 5\r\n`), 'refused'],
  'a negative length': [post('content-length: -1\r\n'), 'refused'],
  'a length with a sign': [post('content-length: +18\r\n'), 'refused'],
  'a length beyond 64 bits': [post(`content-length: ${'9'.repeat(40)}\r\n`), 'refused'],
  'a length of 1 TB': [post('content-length: 1000000000000\r\n'), 'refused'],
  'a length and chunks': [post(`${LENGTH}transfer-encoding: chunked\r\n`, '0\r\n\r\n'), 'refused'],
  chunks: [chunked(`12\r\n${BODY}\r\n0\r\n\r\n`), 'answered'],
  'a chunk size that is no number': [chunked(`zz\r\n${BODY}\r\n0\r\n\r\n`), 'refused'],
  'a negative chunk size': [chunked(`-12\r\n${BODY}\r\n0\r\n\r\n`), 'refused'],
  'a chunk size beyond 64 bits': [chunked(`${'f'.repeat(20)}\r\n${BODY}`), 'refused'],
  'a chunk longer than its size': [chunked(`5\r\n${BODY}\r\n0\r\n\r\n`), 'refused'],
  'a chunk extension of 40 kB': [
    chunked(`12;${'a'.repeat(40_000)}\r\n${BODY}\r\n0\r\n\r\n`),
    'refused',
  ],
  'chunked twice': [post('transfer-encoding: chunked, chunked\r\n', '0\r\n\r\n'), 'refused'],
  'chunked in disguise': [post('transfer-encoding: xchunked\r\n', '0\r\n\r\n'), 'refused'],
  'an unknown transfer encoding': [post('transfer-encoding: gzip\r\n'), 'refused'],
  'a compressed body': [post(`${LENGTH}content-encoding: gzip\r\n`), 'either'],
  'a body that is no UTF-8': [post('content-length: 4\r\n', '\xff\xfe\xfd\xfc'), 'refused'],
  'a body of no type': [`POST ${CALL} HTTP/1.1\r\n${HOST}${LENGTH}\r\n${BODY}`, 'refused'],
  'a form without its boundary': [
    `POST /v1/surveys/guest/GY-1 HTTP/1.1\r\n${HOST}content-type: multipart/form-data\r\n${LENGTH}\r\n${BODY}`,
    'refused',
  ],
  'a form that ends early': [
    `POST /v1/surveys/guest/GY-1 HTTP/1.1\r\n${HOST}content-type: multipart/form-data; boundary=b\r\ncontent-length: 5\r\n\r\n--b\r\n`,
    'refused',
  ],
  'an upgrade': [
    get('/v1/products', `${HOST}connection: upgrade\r\nupgrade: websocket\r\n`),
    'answered',
  ],
  'an upgrade to HTTP/2': [
    get('/v1/products', `${HOST}connection: upgrade, http2-settings\r\nupgrade: h2c\r\n`),
    'answered',
  ],
  'the expectation of 100': [post(`${LENGTH}expect: 100-continue\r\n`), 'answered'],
  'another expectation': [post(`${LENGTH}expect: 200-ok\r\n`), 'answered'],
}

const samples = ['a line without a version', 'chunks', 'the expectation of 100', 'an upgrade']

/** A request with some of its bytes changed, removed or repeated. */
export function mutatedRequest(random: () => number): string {
  const all = [...samples.map((name) => rawRequests[name]?.[0] ?? ''), post(LENGTH), get('/user')]
  const at = (end: number) => Math.floor(random() * end)
  let bytes = itemAt(all, at(all.length))
  for (let left = 1 + at(4); left > 0; left -= 1) {
    const place = at(bytes.length)
    const kind = random()
    const middle =
      kind < 0.5
        ? String.fromCharCode(at(256))
        : kind < 0.75
          ? ''
          : bytes.slice(place, place + at(20)).repeat(2)
    bytes = bytes.slice(0, place) + middle + bytes.slice(place + 1)
  }
  return bytes
}
