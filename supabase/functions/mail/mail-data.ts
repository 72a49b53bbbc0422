/** One thing that changed, as private.edition_content() tells it: of the law, with `part`, or of the site, with `kind`. */
export interface Line {
  part?: 'figure' | 'section' | 'amendment'
  kind?: string
  title: string
  url: string
  /** A day, or as much of it as is known. */
  day: string
  is_new?: boolean
  notes?: string[]
  gist?: string | null
  note?: string | null
  former?: number | null
  amount?: number | null
  unit?: string | null
  provisions?: string[] | null
  provision_urls?: string[] | null
  amendment?: { sections: { provision: string; title: string; difference: string; url: string }[] } | null
}

/** What an edition says: preview_edition(), and the contents of take_mail(). */
export interface EditionContent {
  subject: string
  from_day: string
  to_day: string
  words: string
  law: Line[]
  site: Line[]
  /** Lines of the site that are not among these, and minor changes. */
  more: number
  minor: number
}

/** A mail as take_mail() hands it out; `content` names one of its contents. */
export interface TakenMail {
  id: string
  kind: 'confirm' | 'known' | 'manage' | 'edition' | 'test'
  to: string
  subject: string | null
  content: string | null
  rhythm: string | null
  topics: { label: string }[] | null
  confirmed_at: string | null
  /** To confirm, to manage or to leave; none in a test. */
  token: string | null
}

/** Who sends, and where the site is. */
export interface Sender {
  /** The site's address, without a slash at its end. */
  site: string
  /** MAIL_FROM: "Name <address>". */
  from: string
  /** MAIL_POSTAL: name and postal address in one line, as the law asks for. */
  postal: string
}
