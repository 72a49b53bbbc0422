import { ChevronDown, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { formatCount } from '@/lib/count'
import { useFoldingKeys } from '@/office/keys/use-folding-keys'
import { openerId } from '@/office/list/row-title'
import { columnClass } from '@/office/list/table-head'
import { ROLES } from '@/office/list/table-roles'
import { withHebrew } from '@/ui/content/with-hebrew'
import { type DayChapter, isRepealed } from './day-law'

type DayChapterProps = { chapter: DayChapter; isOpen: boolean; onOpen: () => void; onAdd: () => void }

/** A chapter in the tree of a turned day: how many of its sections differ from today. No amendment changes a chapter itself. */
export function DayChapterRow({
  chapter: { id, name, rows, differing, leaving },
  isOpen,
  onOpen,
  onAdd,
}: DayChapterProps) {
  const titleId = useId()
  const head = useRef<HTMLTableCellElement>(null)
  useFoldingKeys({ head, isOpen, onOpen })
  const inForce = rows.filter((row) => !isRepealed(row)).length
  const isSame = differing === 0 && leaving === 0
  const changes = [
    differing > 0 && `${formatCount(differing)} ${differing === 1 ? 'change' : 'changes'}`,
    leaving > 0 && `${formatCount(leaving)} moved away`,
  ]
  const words = isSame ? 'same' : changes.filter(Boolean).join(', ')
  const add = `New section in ${name}`
  return (
    <tr {...ROLES.row} aria-labelledby={titleId} data-chapter className="office-row">
      <td {...ROLES.cell} className="office-margin" />
      <th {...ROLES.rowHeader} ref={head}>
        <button
          type="button"
          id={openerId(id)}
          aria-expanded={isOpen}
          onClick={onOpen}
          className="office-opener whole-row -ms-1.5 me-1 inline-grid size-6 place-items-center align-middle text-muted"
        >
          <ChevronDown aria-hidden className={`size-4 ${isOpen ? '' : '-rotate-90 rtl:rotate-90'}`} />
          <span className="sr-only">Sections {name}</span>
        </button>
        <bdi id={titleId} className="font-semibold text-ink">
          {withHebrew(name)}
        </bdi>
        <span className="ms-2 whitespace-nowrap font-normal text-muted text-sm">
          {formatCount(inForce)} {inForce === 1 ? 'section' : 'sections'}
        </span>
        {!isSame && <p className="office-detail lg:hidden">{words}</p>}
      </th>
      <td {...ROLES.cell} className={columnClass()}>
        <span className={isSame ? 'text-muted' : 'text-ink'}>{words}</span>
      </td>
      <td {...ROLES.cell} className={columnClass()} />
      <td {...ROLES.cell} className={columnClass('wide')} />
      <td {...ROLES.cell} className="office-actions">
        <button type="button" title={add} onClick={onAdd} className="office-icon-button">
          <Plus aria-hidden className="size-4" />
          <span className="sr-only">{add}</span>
        </button>
      </td>
    </tr>
  )
}
