import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { dayLawQuery } from '@/data/law-on/staff'
import { parentsQuery } from '@/data/order/staff'
import { formatDay } from '@/lib/dates'
import type { LawType } from '@/names/kinds'
import { AdminPage } from '@/office/admin-page'
import { DayLine } from '@/office/day/day-line'
import { DaySwitch } from '@/office/day/day-switch'
import type { DayToCome } from '@/office/day/turned-day'
import { useFocusOnClosing } from '@/office/form/use-focus-on-closing'
import { Inside } from '@/office/in-front'
import { KeyHint } from '@/office/keys/key-hint'
import { KEY_MAP } from '@/office/keys/key-map'
import { useListKeys } from '@/office/keys/use-list-keys'
import { FetchFailed } from '@/office/list/fetch-failed'
import { Choice } from '@/office/list/filters'
import { ManagerSearch } from '@/office/list/manager-search'
import { type View, Views } from '@/office/list/views'
import { SCREENS } from '@/office/screens'
import { type ListShape, useManagerAddress } from '@/office/use-manager-address'
import { Button } from '@/ui/button'
import { HeadingsBelow } from '@/ui/heading'
import { RowsSkeleton } from '@/ui/states/skeleton'
import { AddToDay } from './add-to-day'
import { DayForm } from './day-form'
import { countProgress, type DayChapter, narrowed, PROGRESS_FILTER, useDayLaw } from './day-law'
import { DayRows } from './day-rows'

type DayTreeProps = { type: LawType; day: DayToCome; views: readonly View[] }

const { label: TITLE } = SCREENS.chapters

/** The chapters and sections as they will stand on the day of an amendment, which takes what is changed here (TIME-3). */
export function DayTree({ type, day, views }: DayTreeProps) {
  const { chapters, failed } = useDayLaw(type, day)
  const chapterAddress = useManagerAddress()
  const address = useManagerAddress('section-')
  const [isAdding, setIsAdding] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const add = useFocusOnClosing(address.editing)
  const startAdding = () => chapters && chapters.length > 0 && setIsAdding(true)
  useListKeys({ box, isInside: false, onAdd: startAdding })
  const addTo = (chapter: string) => {
    setIsAdding(false)
    chapterAddress.addInside(chapter, 'section-')
  }
  return (
    <Inside of={TITLE}>
      <AdminPage
        title={TITLE}
        windowTitle={`${TITLE} as on ${formatDay(day.day)}`}
        choice={<DaySwitch />}
        actions={
          <Button ref={add} look="solid" onClick={startAdding}>
            <Plus aria-hidden />
            <span>
              Add<span className="max-lg:sr-only"> to the amendment</span>
            </span>
            <KeyHint of={KEY_MAP.list.keys.add[0]} />
          </Button>
        }
      >
        <DayLine />
        <HeadingsBelow>
          <div ref={box} className="contents">
            <Views of="chapters" views={views} />
            {chapters ? (
              <>
                <DayForm type={type} day={day} chapters={chapters} opened={chapterAddress.opened} address={address} />
                <NarrowedRows type={type} day={day} chapters={chapters} onAdd={addTo} />
              </>
            ) : (
              <div className="office-inset">
                {failed ? (
                  <FetchFailed what="Failed to fetch the law of that day" query={failed} />
                ) : (
                  <RowsSkeleton rows={3} />
                )}
              </div>
            )}
          </div>
        </HeadingsBelow>
        {isAdding && chapters && (
          <AddToDay
            chapters={chapters}
            opened={chapterAddress.opened}
            onAdd={addTo}
            onCancel={() => setIsAdding(false)}
          />
        )}
      </AdminPage>
    </Inside>
  )
}

const TOOLS =
  'office-tools relative flex min-h-12 flex-none flex-wrap items-center gap-2 border-line border-b bg-paper py-2 ps-margin pe-inset'

/** What the tree is narrowed by, in its address. */
const NARROWING: ListShape = {
  sorted: [],
  filters: [{ column: 'differs', label: 'Only what differs', options: [['yes', 'yes']] }, PROGRESS_FILTER],
}

type NarrowedRowsProps = {
  type: LawType
  day: DayToCome
  chapters: readonly DayChapter[]
  onAdd: (chapter: string) => void
}

/** The tree, searched by the numbers and titles of that day, or narrowed to what differs. */
function NarrowedRows({ type, day, chapters, onAdd }: NarrowedRowsProps) {
  const { q, search, chosen, choose, showAll } = useManagerAddress('', NARROWING)
  const isDiffering = 'differs' in chosen
  const { progress = '' } = chosen
  const shown = useMemo(() => narrowed(chapters, { q, isDiffering, progress }), [chapters, q, isDiffering, progress])
  const differing = chapters.reduce((sum, chapter) => sum + chapter.differing, 0)
  const found = shown.reduce((sum, { rows }) => sum + rows.length, 0)
  const isNarrowed = q !== '' || isDiffering || progress !== ''
  return (
    <>
      <div className={TOOLS}>
        <ManagerSearch noun={`the law of ${formatDay(day.day)}`} q={q} onSearch={search} />
        <Button look="outline" aria-pressed={isDiffering} onClick={() => choose('differs', isDiffering ? '' : 'yes')}>
          Only what differs: {differing}
        </Button>
        <Choice {...PROGRESS_FILTER} value={progress} options={countProgress(chapters)} onChoose={choose} />
        <p role="status" className="ms-auto whitespace-nowrap text-muted">
          {isNarrowed && `${found} ${found === 1 ? 'section' : 'sections'} found`}
        </p>
      </div>
      {shown.length === 0 && isNarrowed ? (
        <div className="office-inset">
          <p className="mb-2">
            {isDiffering && !q && !progress
              ? 'Nothing differs from today yet'
              : `No section of that day matches ${q ? `“${q}”` : 'the filters'}`}
          </p>
          <Button look="outline" onClick={showAll}>
            Show all
          </Button>
        </div>
      ) : (
        <DayRows
          day={day}
          chapters={chapters}
          shown={shown}
          isNarrowed={isNarrowed}
          law={dayLawQuery(type, day)}
          parents={parentsQuery('chapters', type)}
          onAdd={onAdd}
        />
      )}
    </>
  )
}
