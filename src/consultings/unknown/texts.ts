/** Texts for sheets of kinds that are no longer defined. */
export const unknownTexts = {
  ko: { sheet: { sections: { rows: '결과지 내용' } }, subject: '컨설팅 결과지' },
  en: { sheet: { sections: { rows: 'What the sheet says' } }, subject: 'Result sheet' },
  vi: { sheet: { sections: { rows: 'Nội dung bảng kết quả' } }, subject: 'Bảng kết quả tư vấn' },
}
