import { useId } from 'react'
import { formatCount } from '@/lib/count'
import { SITE_NAME } from '@/lib/site'
import { FormBar } from '@/office/form/form-bar'
import { UnsavedGuard } from '@/office/form/unsaved-guard'
import type { ImportSpec } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { HeadingsBelow } from '@/ui/heading'
import { useTitleOfOpen } from '@/ui/hooks/use-document-title'
import { useNotice } from '@/ui/states/notice'
import { ChooseFile } from './choose-file'
import { ColumnChoices } from './column-choices'
import { ImportList } from './import-list'
import { type ImportRow, stateOf } from './import-rows'
import { useAdding } from './use-adding'
import { type OpenFile, type CsvImport as State, useCsvImport } from './use-csv-import'

type CsvImportProps = { spec: ImportSpec; onClose: () => void }

/** Brings rows of a list in from a file: what its columns are, what is wrong with its rows, and adding them in one step (BULK-2). */
export function CsvImport({ spec, onClose }: CsvImportProps) {
  const state = useCsvImport(spec)
  const { file, failure } = state
  useTitleOfOpen(`Bring in ${spec.nouns[1]} from a file – Admin – ${SITE_NAME}`)
  const adding = useAdding(spec, () => {
    state.close()
    onClose()
  })
  const rows = file?.rows ?? null
  return (
    <>
      <UnsavedGuard
        isUnsaved={() => rows !== null && !adding.isSending}
        question={`Leave without adding the ${spec.nouns[1]}?`}
        detail="Nothing is written yet. What was mended here is lost; the file itself stays as it is."
      />
      <FormBar heading="Bring in from a file" isHeld={adding.isSending} onBack={onClose}>
        {file && (
          <>
            <bdi className="min-w-0 truncate text-muted max-md:hidden">{file.name}</bdi>
            <Button look="outline" className="ms-auto" {...ariaDisabled(adding.isHeld)} onClick={state.close}>
              Another file
            </Button>
          </>
        )}
      </FormBar>
      <section tabIndex={-1} aria-label="The file" className="flex min-w-0 flex-1 flex-col outline-none">
        <HeadingsBelow>
          {!file && state.progress === null && (
            <ChooseFile spec={spec} failure={failure} onOpen={(name, bytes) => void state.open(name, bytes)} />
          )}
          {state.progress !== null && !rows && <Reading file={file} done={state.progress} onStop={state.stop} />}
          {file && rows && (
            <>
              <fieldset disabled={adding.isHeld} className="contents">
                <ColumnChoices spec={spec} table={file.table} columns={file.columns} onChange={state.setColumns} />
              </fieldset>
              {failure && (
                <div role="alert" className="office-inset flex flex-wrap items-center gap-3 text-danger">
                  <p>{failure}</p>
                  <Button look="outline" onClick={() => state.setColumns(file.columns)}>
                    Try again
                  </Button>
                </div>
              )}
              <ImportList key={file.name} spec={spec} rows={rows} state={state} isHeld={adding.isHeld} />
              <ImportFoot spec={spec} rows={rows} state={state} adding={adding} />
            </>
          )}
        </HeadingsBelow>
      </section>
    </>
  )
}

type ReadingProps = { file: OpenFile | null; done: number; onStop: () => void }

/** While a file is read: how far it is, and a way to stop. */
function Reading({ file, done, onStop }: ReadingProps) {
  const id = useId()
  const total = file?.table.rows.length ?? 0
  return (
    <div className="office-inset flex-1">
      <p id={id} role="status">
        {total ? `Reading ${formatCount(total)} rows` : 'Reading the file'}
      </p>
      <progress
        aria-labelledby={id}
        {...(total && { value: done })}
        max={total || 1}
        className="mt-2 block w-full max-w-md"
      />
      <Button look="outline" className="mt-3" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}

type ImportFootProps = {
  spec: ImportSpec
  rows: readonly ImportRow[]
  state: State
  adding: ReturnType<typeof useAdding>
}

/** What would be added, and the button that does it. */
function ImportFoot({ spec, rows, state, adding }: ImportFootProps) {
  const id = useId()
  const { show } = useNotice()
  const [one, many] = spec.nouns
  const count = (wanted: string) => rows.filter((row) => stateOf(row) === wanted).length
  const [ready, faulty] = [count('ready'), count('faulty')]
  const reason =
    faulty > 0
      ? `${formatCount(faulty)} to mend or to leave out first.`
      : ready > spec.most
        ? `At most ${formatCount(spec.most)} can be added at once: leave out the others.`
        : null
  const isBusy = state.progress !== null || adding.isSending
  const isShut = isBusy || reason !== null || state.failure !== null || ready === 0
  return (
    <div className="office-foot sticky bottom-0 z-10 flex-wrap py-2">
      <p id={id} role="status" className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">Nothing is written yet.</strong> {formatCount(ready)}{' '}
        {ready === 1 ? one : many} would be added, {formatCount(rows.length - ready - faulty)} left out; one step, one
        undo. {reason}
      </p>
      {adding.failure && (
        <p role="alert" className="basis-full font-medium text-danger md:order-last">
          {adding.failure}
        </p>
      )}
      <Button
        look="solid"
        aria-describedby={id}
        {...ariaDisabled(isShut, () => reason && show(reason, 'failed'))}
        onClick={() => void adding.add(rows)}
      >
        {adding.isSending
          ? 'Adding…'
          : adding.isHeld
            ? 'Try again'
            : `Add ${formatCount(ready)} ${ready === 1 ? one : many}`}
      </Button>
    </div>
  )
}
