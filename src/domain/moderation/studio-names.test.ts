import { expect, test } from 'vitest'
import { impersonatesStudio } from './studio-names.ts'

const poses = [
  ...[
    '결',
    ' 결 ',
    '결.',
    '“결”',
    'ㄱㅕㄹ',
    '결 스튜디오',
    '결스튜디오',
    '결 공식',
    '결팀',
    '결님',
    '결 1',
  ],
  ...[
    'Gyeol',
    'GYEOL',
    'G y e o l',
    'g.y.e.o.l',
    'Gyeol Studio',
    'gyeol_official',
    'gyeo1',
    'Kyeol',
  ],
  ...[
    '결 gyeol',
    'ｇｙｅｏｌ',
    'Gyeöl',
    'gyеol',
    'g\u200byeol',
    'Hana ad\u200bmin',
    '\u202egyeol',
    'GYEOL 01',
    'The Gyeol Team',
  ],
  ...[
    '관리자',
    '관 리 자',
    '관-리-자',
    '결 관리자',
    '관리자1',
    '김관리자',
    '관리자 김수연',
    '관리자',
  ],
  ...['운영자', '운.영.자', '운영자님', '상담사', '상담사 박세나', '결 컨설턴트', '고객센터'],
  ...[
    'admin',
    'ADMIN',
    'Admin 2',
    'аdmin',
    'a d m i n',
    '@dmin',
    'adm1n',
    'ÁDMIN',
    'admin kim',
    'аԁмin',
  ],
  ...['administrator', 'Administrat0r', 'the.administrator', 'official', 'OFFICIAL', 'offıcial'],
  ...['Offic1al', 'Kim (official)', 'officiaI', 'Quản trị viên', 'QUAN TRI VIEN', 'Tư vấn viên'],
]

test.each(poses)('[A-05] refuses %j as the name of an author', (name) => {
  expect(impersonatesStudio(name)).toBe(true)
})

const passes = [
  ...['한결', '김결', '김한결', '결이', '이한결', '박결', '결희', '은결', '정결 ', '한 결'],
  ...['김수연', '최윤아', '관우', '이상담', '운영', '공식이', '김대표', '이팀', '님프'],
  ...['Kim Gyeol', 'Gyeol Kim', 'Hangyeol', 'Hangyeol Lee', 'Min-gyeol Park', 'Olivia Bennett'],
  ...[
    'Badminton',
    'Adminah',
    'Emma 100%',
    'Li Na',
    'Ella',
    'Officer',
    'Stafford',
    'Helpman',
    'Studio',
  ],
  ...['Trần Thu Hà', 'Nguyễn Chính', 'Lê Trị', 'Vân', 'Анна', 'Ελένη', '李結', '!', '', '1'],
]

test.each(passes)('[A-05] accepts %j as the name of an author', (name) => {
  expect(impersonatesStudio(name)).toBe(false)
})
