import { type Editor, useEditorState } from '@tiptap/react'
import { Link, type LucideIcon, Table } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { moveFocus } from '@/ui/arrow-keys'
import type { RichTextFeatures } from './rich-text-extensions'
import { RichTextTable } from './rich-text-table'
import { asAria, HISTORY_TOOLS, inWords, type RichTextPanel, type RichTextTool, TEXT_TOOLS } from './rich-text-tools'

type RichTextToolbarProps = {
  ref: RefObject<HTMLDivElement | null>
  editor: Editor
  features: RichTextFeatures
  /** Id of the text box. */
  controls: string
  /** The id of what names the text. */
  labelledBy: string
  isDisabled: boolean
  panel: RichTextPanel | null
  onPanel: (panel: RichTextPanel | null) => void
}

/**
 * The formatting tools of an editor: one stop of the Tab key, the arrow keys between the tools, Escape back to the text.
 * They stay in sight while a long text is edited.
 */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { ref, editor, features, controls, labelledBy, isDisabled, panel, onPanel } = props
  const [current, setCurrent] = useState('Bold')
  const [hasFocus, setHasFocus] = useState(false)
  const offered = (tool: RichTextTool) => tool.features.includes(features)
  const { on, impossible, isFocused } = useToolStates(editor)
  // While one writes elsewhere, in the title, no words are selected.
  const pressed = isFocused || hasFocus ? on : []
  const stop = (label: string) => ({ label, isCurrent: current === label, onFocus: () => setCurrent(label) })
  const returnToText = () => {
    onPanel(null)
    editor.view.focus()
  }

  const opener = (opens: RichTextPanel) => ({
    isOpen: panel === opens,
    isDisabled,
    onPress: () => onPanel(panel === opens ? null : opens),
  })
  const tool = ({ label, icon, keys, does, isOn, startsGroup }: RichTextTool) => (
    <ToolButton
      key={label}
      {...stop(label)}
      icon={icon}
      keys={keys}
      startsGroup={startsGroup}
      isOn={isOn && pressed.includes(label)}
      isDisabled={isDisabled || impossible.includes(label)}
      {...(typeof does === 'string'
        ? opener(does)
        : {
            onPress: (event) => {
              does(editor.chain()).run()
              // The keyboard stays on the toolbar, for the next tool.
              if (event.detail > 0) editor.view.focus()
            },
          })}
    />
  )
  return (
    <div>
      <div
        ref={ref}
        role="toolbar"
        id={`${controls}-tools`}
        aria-label="Formatting"
        aria-labelledby={`${controls}-tools ${labelledBy}`}
        aria-controls={controls}
        className="flex min-h-11.25 items-center gap-0.5 overflow-x-auto ps-[calc(var(--margin)-0.625rem)] pe-inset [scrollbar-width:none]"
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') returnToText()
          else moveFocus(event, 'row', 'button')
        }}
      >
        {TEXT_TOOLS.filter(offered).map(tool)}
        <ToolButton {...stop('Link')} {...opener('link')} icon={Link} keys="Mod+K" startsGroup />
        <ToolButton {...stop('Table')} {...opener('table')} icon={Table} keys="" />
        {HISTORY_TOOLS.map(tool)}
      </div>
      {panel === 'table' && <RichTextTable editor={editor} onDone={returnToText} />}
    </div>
  )
}

/** Which tools the selected words have, and which can do nothing now; read from each state, shown when it differs. */
function useToolStates(editor: Editor): { on: string[]; impossible: string[]; isFocused: boolean } {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const labels = (tools: readonly RichTextTool[]) => tools.map(({ label }) => label)
      if (now.isDestroyed) return { on: [], impossible: labels(HISTORY_TOOLS), isFocused: false }
      return {
        on: labels(TEXT_TOOLS.filter((tool) => tool.isOn?.(now))),
        impossible: labels(HISTORY_TOOLS.filter((tool) => !tool.isPossible?.(now))),
        isFocused: now.isFocused,
      }
    },
  })
}

type ToolButtonProps = {
  label: string
  icon: LucideIcon
  /** The shortcut, with Mod for Control or Command; '' where there is none. */
  keys: string
  /** Whether it is the one that the Tab key reaches. */
  isCurrent: boolean
  onFocus: () => void
  onPress: (event: React.MouseEvent) => void
  /** For a switch: whether the selected words have it. */
  isOn?: boolean | undefined
  /** For a button that opens something: whether that is open. */
  isOpen?: boolean | undefined
  isDisabled?: boolean
  startsGroup?: boolean | undefined
}

// What is pressed is told by a line too: forced colours have no grounds.
const LOOK =
  'grid size-9 flex-none place-items-center rounded-md aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-pressed:border-b-2'

/** A button of a toolbar, named for screen readers, with its shortcut for those who point at it. */
function ToolButton({ label, icon: Icon, keys, isCurrent, onFocus, onPress, ...state }: ToolButtonProps) {
  const { isOn, isOpen, isDisabled = false, startsGroup = false } = state
  const look = isOn || isOpen ? 'bg-accent-soft text-accent' : 'text-ink hover:bg-surface'
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      aria-disabled={isDisabled}
      aria-keyshortcuts={keys ? asAria(keys) : undefined}
      title={keys ? `${label} (${inWords(keys)})` : label}
      onFocus={onFocus}
      // The focus stays in the text, and with it the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (!isDisabled) onPress(event)
      }}
      className={`${LOOK} ${look} ${startsGroup ? 'ms-2' : ''}`}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  )
}
