export const AMENDMENT = 'a0000000-0000-4000-8000-000000000370'
export const SECTION = '901. Wallabies'
export const LAW_TEXT = '1. Levy\nA levy is due.\n\n2. Rate\nThe rate of the levy is 1%.'

const CSV = [
  'Title,Case No.,Date,Court,Summary,Text',
  'Kestrel v. Director of VAT,TA 1111-11-25,26/11/2025,"District Court, Haifa",Services.,The appeal was accepted.',
  'Plover v. Director of VAT,TA 2222-11-25,31/02/2025,"District Court, Haifa",Services.,The appeal was accepted.',
]
export const CSV_FILE = { name: 'rulings.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV.join('\n')) }
