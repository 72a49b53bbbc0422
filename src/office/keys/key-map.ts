type Keys = Readonly<Record<string, readonly [key: string, meaning: string]>>
type KeyPart = { title: string; keys: Keys }

const parts = <Parts extends Record<string, KeyPart>>(map: Parts): Parts => map

/**
 * The keys of staff's screens, part by part: what is pressed, and what it does. useKeys() gives them their effect, menus
 * and the list of keys show them from here. A letter is pressed by itself, where nothing is typed.
 */
export const KEY_MAP = parts({
  office: {
    title: 'Everywhere',
    keys: {
      find: ['Ctrl K', 'Find or go to'],
      go: ['G', 'Go to a screen: press its letter next'],
      putBack: ['Z', 'Put back what was there before the last save'],
      undo: ['Ctrl Z', 'Undo what the notice says, or the last save'],
      close: ['Esc', 'Close what is open, clear the selection or the search'],
      keys: ['?', 'This list'],
    },
  },
  list: {
    title: 'In a list',
    keys: {
      search: ['/', 'Search this list'],
      add: ['N', 'Add'],
      next: ['J', 'Next row'],
      previous: ['K', 'Previous row'],
    },
  },
  row: {
    title: 'On a row',
    keys: {
      open: ['Enter', 'Open'],
      unfold: ['→', 'Show what hangs on it, then go there'],
      fold: ['←', 'Hide that, or go to the row that it hangs on'],
      select: ['X', 'Select'],
      edit: ['E', 'Edit'],
      history: ['H', 'History'],
      delete: ['Delete', 'Delete'],
    },
  },
  day: {
    title: 'In the law',
    keys: { turn: ['T', 'Today, or the day to come'] },
  },
  calendar: {
    title: 'In the calendar',
    keys: { goToDay: ['D', 'Go to a day'] },
  },
  message: {
    title: 'In messages',
    keys: {
      reply: ['R', 'Write a reply'],
      note: ['N', 'Write an internal note'],
      read: ['M', 'Mark as Read'],
      archive: ['A', 'Archive'],
      next: ['J', 'Next message'],
      previous: ['K', 'Previous message'],
      send: ['Ctrl Enter', 'Send the reply, or save the note'],
    },
  },
  conflict: {
    title: 'Between two versions',
    keys: {
      next: ['J', 'Next difference'],
      previous: ['K', 'Previous difference'],
      theirs: ['1', 'Take theirs'],
      mine: ['2', 'Take mine'],
      both: ['3', 'Take both, where both of you added something'],
    },
  },
  piece: {
    title: 'In a piece of a law that is brought in',
    keys: {
      split: ['S', 'Split it'],
      join: ['M', 'Join it with the one above'],
      leave: ['X', 'Leave it out, or take it in'],
    },
  },
  form: {
    title: 'In a form',
    keys: {
      save: ['Ctrl S', 'Save the draft of a text; in a short form, save'],
      publish: ['Ctrl Enter', 'Publish a text; in a short form, save'],
    },
  },
})

export type KeyPartName = keyof typeof KEY_MAP

/** What the keys of a part do; the ones left out do nothing. */
export type KeyActions<Part extends KeyPartName> = Partial<Record<keyof (typeof KEY_MAP)[Part]['keys'], () => void>>
