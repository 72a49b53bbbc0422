import { formatCount } from '@/lib/count'
import { SITE_NAME } from '@/lib/site'
import { ApplyFoot, NotKnown, UNCHECKED } from '@/office/bring-in/apply-foot'
import { StepLine } from '@/office/bring-in/step-line'
import { FormBar } from '@/office/form/form-bar'
import { UnsavedGuard } from '@/office/form/unsaved-guard'
import type { ImportSpec } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Button } from '@/ui/button'
import { FormError } from '@/ui/form-error'
import { HeadingsBelow } from '@/ui/heading'
import { useTitleOfOpen } from '@/ui/hooks/use-document-title'
import { ChooseTable } from './choose-table'
import { ColumnChoices } from './column-choices'
import { ImportList } from './import-list'
import { type ImportRow, isUnchecked, stateOf } from './import-rows'
import { useAdding } from './use-adding'
import { type CsvImport as State, useCsvImport } from './use-csv-import'

type CsvImportProps = { spec: ImportSpec; onClose: () => void }

/** Brings rows of a list in from a file: what its columns are, what is wrong with its rows, and adding them in one step (BULK-2). */
export function CsvImport({ spec, onClose }: CsvImportProps) {
  const state = useCsvImport(spec)
  const { file, step, failure } = state
  useTitleOfOpen(`Bring in ${spec.nouns[1]} from a file – Admin – ${SITE_NAME}`)
  const onDone = () => {
    state.close()
    onClose()
  }
  const adding = useAdding(spec, { onDone, onRefused: state.refuse })
  return (
    <>
      <UnsavedGuard
        isUnsaved={() => file !== null && !adding.isSending}
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
          {!file && step && <StepLine step={step} onStop={state.stop} />}
          {!file && !step && (
            <ChooseTable spec={spec} failure={failure} onOpen={(name, bytes) => void state.open(name, bytes)} />
          )}
          {file && (
            <>
              <fieldset disabled={adding.isHeld} className="contents">
                <ColumnChoices spec={spec} table={file.table} columns={file.columns} onChange={state.setColumns} />
              </fieldset>
              <ImportList key={file.name} spec={spec} rows={file.rows} state={state} isHeld={adding.isHeld} />
              <ImportFoot spec={spec} rows={file.rows} state={state} adding={adding} />
            </>
          )}
        </HeadingsBelow>
      </section>
    </>
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
  const [one, many] = spec.nouns
  const count = (wanted: string) => rows.filter((row) => stateOf(row) === wanted).length
  const [ready, faulty] = [count('ready'), count('faulty')]
  const { step, failure } = state
  const reason =
    faulty > 0
      ? `${formatCount(faulty)} to mend or to leave out first.`
      : ready > spec.most
        ? `At most ${formatCount(spec.most)} can be added at once: leave out the others.`
        : null
  const shut =
    reason ??
    failure?.message ??
    (step && `${step.words}…`) ??
    (ready === 0 ? 'There is nothing to add.' : rows.some(isUnchecked) ? UNCHECKED : null)
  const noun = ready === 1 ? one : many
  return (
    <ApplyFoot
      isSaid
      summary={
        <>
          {formatCount(ready)} {noun} would be added, {formatCount(rows.length - ready - faulty)} left out; one step,
          one undo. {reason}
        </>
      }
      ways={[
        {
          label: adding.isSending ? 'Adding…' : adding.isHeld ? 'Try again' : `Add ${formatCount(ready)} ${noun}`,
          look: 'solid',
          refusal: adding.isSending ? 'Adding…' : shut,
          onApply: () => void adding.add(rows),
        },
      ]}
    >
      {step && <StepLine step={step} />}
      <FormError error={adding.failure} />
      <NotKnown error={failure} onRetry={state.tryAgain} />
    </ApplyFoot>
  )
}
