import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Button } from '@/ui/button'
import { useFreshStart } from '@/ui/hooks/use-fresh-start'
import { pickedWords } from './picked-place'
import { RichTextLinkAddress } from './rich-text-link-address'
import { RichTextLinkSearch } from './rich-text-link-search'
import { PickerFault, PickerFoot, type PickerProps, RichTextPicker } from './rich-text-picker'

/**
 * What the selected words, the word or the link at the caret are to lead to: a row of the site that is searched for, filled
 * with these words, or a web address (STAFF-3).
 */
export function RichTextLink({ onDone, ...around }: PickerProps) {
  const { editor } = around
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [words] = useState(() => pickedWords(editor, 'link'))
  const [isAddress, setIsAddress] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useFreshStart(() => setFault(null))

  const set = (href: string, title: string) => {
    setLink(editor, href, title)
    onDone()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const ways = { fault, onFault: setFault, onSet: set }
  return (
    <RichTextPicker {...around} mark="link" title={words === '' ? 'Link to' : `Link “${words}” to`}>
      {isAddress ? <RichTextLinkAddress before={before} {...ways} /> : <RichTextLinkSearch words={words} {...ways} />}
      <PickerFault>{fault}</PickerFault>
      <PickerFoot>
        {before !== '' && (
          <Button look="quiet" onClick={remove}>
            Remove link
          </Button>
        )}
        <Button
          look="quiet"
          className="ms-auto"
          onClick={() => {
            setFault(null)
            setIsAddress(!isAddress)
          }}
        >
          {isAddress ? 'Search the site instead' : 'Web address instead'}
        </Button>
      </PickerFoot>
    </RichTextPicker>
  )
}

/** Links the selected words, or the whole link at the caret; where there is neither, `title` is written. */
function setLink(editor: Editor, href: string, title: string): void {
  const { empty, to } = editor.state.selection
  const chain = editor.chain()
  if (!empty) chain.setLink({ href }).setTextSelection(to)
  else if (editor.isActive('link')) chain.extendMarkRange('link').setLink({ href }).setTextSelection(to)
  else chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] })
  chain.run()
}
