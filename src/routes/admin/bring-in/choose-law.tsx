import { useState } from 'react'
import { ChooseFile } from '@/office/bring-in/choose-file'
import { inMegabytes, LARGEST_FILE, LARGEST_WORD_TEXT } from '@/office/bring-in/limits'
import type { TrackedChanges } from '@/office/bring-in/piece'
import { Field } from '@/ui/field'

const HINT = `Word (.docx), HTML, Markdown or plain text, at most ${inMegabytes(LARGEST_FILE)}, and ${inMegabytes(LARGEST_WORD_TEXT)} of text once a Word file is unpacked.`
const PASTE = { label: 'Or paste the text', action: 'Cut this text', missing: 'Paste the text of the law' }

type ChooseLawProps = {
  failure: Error | null
  onFile: (file: File, trackedChanges: TrackedChanges) => void
  onText: (text: string) => void
}

/** Chooses a law's file, and how its tracked changes are read, or takes pasted text (BULK-1). */
export function ChooseLaw({ failure, onFile, onText }: ChooseLawProps) {
  const [tracked, setTracked] = useState<TrackedChanges>('accepted')
  return (
    <ChooseFile
      hint={HINT}
      accept=".docx,.html,.htm,.md,.markdown,.txt"
      paste={PASTE}
      failure={failure}
      onFile={(file) => onFile(file, tracked)}
      onText={onText}
      earlierIn={['chapters', 'sections']}
      choices={
        <Field label="Tracked changes in a Word file">
          {(control) => (
            <select
              {...control}
              value={tracked}
              onChange={({ target }) => setTracked(target.value === 'rejected' ? 'rejected' : 'accepted')}
              className={`${control.className} sm:max-w-80`}
            >
              <option value="accepted">Bring in the text with the changes</option>
              <option value="rejected">Bring in the text without the changes</option>
            </select>
          )}
        </Field>
      }
    >
      A law or a part of it is cut into chapters and sections by its headings and numbers, and compared with what is
      here. Nothing is written before you say so.
    </ChooseFile>
  )
}
