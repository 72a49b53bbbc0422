/** Whether an event is a key as KEY_MAP writes it: "N", "?", "Delete", "Ctrl K". Letters are found on every keyboard. */
export function isPressed(event: KeyboardEvent, key: string): boolean {
  const [name = '', modifier] = key.split(' ').reverse()
  const isExact = (event.ctrlKey || event.metaKey) === (modifier === 'Ctrl') && !event.altKey
  // A sign such as "?" may need the shift key.
  return isExact && nameOf(event) === name && (!event.shiftKey || !/^\w/.test(name))
}

const ARROWS: ReadonlyMap<string, string> = new Map([
  ['ArrowLeft', '←'],
  ['ArrowRight', '→'],
])

function nameOf({ key, code }: KeyboardEvent): string {
  if (key === ' ') return 'Space'
  if (key.length > 1) return ARROWS.get(key) ?? key
  // On a Hebrew keyboard the key is another letter, and its place is the same.
  return /^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key) ? code.slice(3) : key.toUpperCase()
}
