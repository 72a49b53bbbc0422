const SIGNS: Partial<Record<string, string>> = { section: '§', regulation: 'Reg.', directive: 'Dir.' }

/** Numbers of more characters than any real one break across lines. */
const LONGEST = 20

type ProvisionNameProps = {
  /** As the database names it: "section 30(a)(5)", "regulation 12A", with its title or without. */
  name: string
}

/** A provision: "§ 30(a)(5)", "Reg. 12A", read out as "Section" and "Regulation", and its title, where it has one. */
export function ProvisionName({ name }: ProvisionNameProps) {
  const [kind = '', number = '', ...title] = name.split(' ')
  return (
    <>
      <span className={`law-ref ${number.length > LONGEST ? 'whitespace-normal!' : ''}`}>
        <span aria-hidden>{SIGNS[kind]}</span>
        <span className="sr-only capitalize">{kind}</span> {number}
      </span>
      {title.length > 0 && ` ${title.join(' ')}`}
    </>
  )
}
