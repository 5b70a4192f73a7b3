/**
 * Common passwords of eight or more characters, in lower case: from published lists of leaked
 * passwords, and from Korean and Vietnamese keyboard patterns. Shorter ones are refused for their
 * length.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  123456789 12345678 1234567890 123123123 987654321 0987654321 11223344 12341234 123456789a
  12345678a a12345678 a123456789 87654321 12344321 123454321 1234512345 112233445566 1231231234
  147258369 789456123 159753159 741852963 963852741 135792468 1357924680 0123456789 01234567
  12121212 13131313 10101010 20202020 20242024 20252025 20262026 19901990 19951995 20002000
  31415926 14141414 23232323 98765432 00000007 123654789 147852369 159357159 112358132 11111112
  password password1 password12 password123 password1234 password! password1! passw0rd p@ssword
  p@ssw0rd passw0rd1 p@ssw0rd1 pa55word pa$$word passwort password2 password01 mypassword
  newpassword thepassword changeme changeme1 changeme123 letmein1 letmein123 letmeinnow welcome1
  welcome12 welcome123 welcome! welcome1! welcome2024 welcome2025 welcome2026 qwertyui qwertyuiop
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwer1234 qwer1234! qwer12345 1q2w3e4r 1q2w3e4r!
  1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2
  qazwsxedc qazwsx123 qweasdzxc qweasd123 qwe123qwe asdfghjk asdfghjkl asdf1234 asdf1234!
  asdfasdf asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnm, zxcv1234 qwerasdf qwerqwer qwerty00 abcd1234
  abcd1234! abcdefgh abcdefg1 abc12345 abc123456 abc123abc a1b2c3d4 a1b2c3d4e5 aa123456
  aa12345678 aaa11111 asd12345 qwe12345 qaz12345 zxc12345 test1234 test12345 testtest test123!
  tester12 testing1 testing123 admin123 admin1234 admin12345 adminadmin admin123! administrator
  root1234 rootroot user1234 guest123 guest1234 master12 master123 superman superman1 superuser
  batman123 spiderman pokemon1 pokemon123 starwars starwars1 football football1 baseball
  baseball1 basketball basketball1 softball hockey12 soccer12 iloveyou iloveyou1 iloveyou2
  iloveyou! iloveu12 loveyou1 lovelove iloveme1 princess princess1 sunshine sunshine1 butterfly
  chocolate computer computer1 internet whatever whatever1 trustno1 trustno12 dragon12 dragon123
  monkey12 monkey123 shadow12 jennifer michelle jessica1 michael1 jordan23 charlie1 danielle
  samantha elizabeth victoria alexander jonathan benjamin nicholas midnight mercedes corvette
  mustang1 ferrari1 cheese12 freedom1 freedom123 happy123 happy1234 secret12 secret123 secret1234
  security samsung1 samsung123 samsung12 galaxy12 google12 google123 facebook facebook1 instagram
  kakao1234 kakao123 naver1234 naver123 korea1234 korea123 korea2002 seoul1234 seoul123 vietnam1
  vietnam123 hanoi123 saigon123 anhyeuem emyeuanh matkhau1 matkhau123 khongbiet sarang12
  sarang123 saranghae tkfkdgo123 dkssud12 gksrnr12 rlaqudtn wjdgus12 dlstod12 dkdlfkqm ekdrms12
  whdgus12 blink182 metallic liverpool arsenal1 chelsea1 barcelona manchester juventus1
  realmadrid hello123 hello1234 hellohello helloworld goodluck1 lucky777 lucky1234 gyeol123
  gyeol1234 login123 access14 temp1234 temppass default1 default123 pass1234 pass12345 passpass
  passpass1 summer12 summer123 summer2024 summer2025 summer2026 winter12 winter123 winter2025
  winter2026 spring2026 autumn2026 november december september diamond1 jasmine1 pineapple
  strawberry blueberry
  `
    .trim()
    .split(/\s+/),
)
