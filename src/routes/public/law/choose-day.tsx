import { Link } from 'react-router-dom'
import { Page } from '@/routes/public/layout/page'
import { DayChooser } from './day-chooser'

type ChooseDayProps = {
  /** Why what was asked is not a date; nothing where none was asked. */
  fault: string | undefined
  /** The address of today's text. */
  path: string
}

const TITLE = 'The law as on a day'

/** Where a day is still to be chosen, or what was asked is none: the field has the focus (TIME-4). */
export function ChooseDay({ fault, path }: ChooseDayProps) {
  return (
    <Page
      isUnlisted
      title={TITLE}
      crumb={TITLE}
      description="The law as it stood on a day, or, by announced amendments, will stand then."
      lead="As it stood on a day, or, by announced amendments, will stand then. Of earlier days this site knows what its texts say of themselves."
    >
      <div className="on-text max-w-160">
        <DayChooser isFirst day={null} fault={fault} path={path} />
        <p className="mt-6">
          <Link to={path} className="link">
            Read the text of today
          </Link>
        </p>
      </div>
    </Page>
  )
}
