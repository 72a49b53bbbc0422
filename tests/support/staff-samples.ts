/** What the rows below are called where a step of the tables asks for them (site-pages.ts). */
export const AMENDMENT = 'a0000000-0000-4000-8000-000000000370'
export const SECTION = '901. Wallabies'
export const RULING =
  'A company of several partners (הפטור) and their heirs in Israel and abroad v. Director of Value Added Tax'
export const LAW_TEXT = '1. Levy\nA levy is due.\n\n2. Rate\nThe rate of the levy is 1%.'

const CHAPTER = 'a0000000-0000-4000-8000-000000000900'
const WRITER = { written_by: '00000000-0000-4000-8000-000000000001', written_by_email: 'colleague@example.com' }

/** Rows that screens of staff's show their parts for, in words as long and as mixed as people write. */
export const STAFF_ROWS: readonly (readonly [table: string, row: object])[] = [
  [
    'contact_messages',
    {
      name: 'Miriam Stern-Goldenberg',
      email: 'miriam.stern-goldenberg@a-company-of-accountants.example.com',
      subject: 'technical',
      message: 'How is הפטור claimed?',
      status: 'new',
    },
  ],
  ['newsletter_subscriptions', { email: 'miriam.stern-goldenberg@a-company-of-accountants.example.com' }],
  [
    'rulings',
    {
      title:
        'A company of several partners (הפטור) and their heirs in Israel and abroad v. Director of Value Added Tax',
      number: 'TA 46969-05-22',
      date: '2026-11-26',
      court: 'District Court, Central (Lod), sitting as a Court of Administrative Affairs',
      summary: 'x',
      content: 'x',
    },
  ],
  [
    'files',
    {
      name: 'A long circular of these tests about the application of the law, הפטור.pdf',
      path: 'uploads/circular.pdf',
      size: 1024,
      type: 'application/pdf',
      comment: 'הפטור',
    },
  ],
  ['chapters', { id: CHAPTER, title: 'Of wallabies', type: 'vat-law', order: 900 }],
  ['sections', { chapter_id: CHAPTER, title: SECTION, content: '<p>Wallabies are taxed.</p>', order: 900 }],
  ['amendments', { id: AMENDMENT, title: 'Quokka order', day: '2099-09-30' }],
  [
    'drafts',
    {
      ...WRITER,
      table_name: 'sections',
      row: { chapter_id: CHAPTER, title: '902. Quokkas', content: '<p>Quokkas are taxed.</p>', order: 901 },
      amendment_id: AMENDMENT,
    },
  ],
  [
    'drafts',
    { ...WRITER, table_name: 'news', row: { title: 'Quokkas to be taxed', date: '2026-11-27', category: 'Updates' } },
  ],
]

const CSV = [
  'Title,Case No.,Date,Court,Summary,Text',
  'Kestrel v. Director of VAT,TA 1111-11-25,26/11/2025,"District Court, Haifa",Services.,The appeal was accepted.',
  'Plover v. Director of VAT,TA 2222-11-25,31/02/2025,"District Court, Haifa",Services.,The appeal was accepted.',
]
export const CSV_FILE = { name: 'rulings.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV.join('\n')) }
