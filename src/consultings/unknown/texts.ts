/** Texts for sheets of kinds that are no longer defined. */
export const unknownTexts = {
  ko: { report: { sections: { rows: '결과지 내용' } }, subject: '컨설팅 결과지' },
  en: { report: { sections: { rows: 'What the sheet says' } }, subject: 'Result sheet' },
  vi: { report: { sections: { rows: 'Nội dung bảng kết quả' } }, subject: 'Bảng kết quả tư vấn' },
}
