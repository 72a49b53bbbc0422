// Apart from what every page loads: only who chooses needs the words.

/** How one may like to read (READ-8): each setting's choices, the first of which is what holds without a choice. */
export const READING_CHOICES = {
  theme: { '': 'As the system', light: 'Light', dark: 'Dark' },
  size: { '': 'Normal', large: 'Large', larger: 'Larger' },
  keys: { '': 'On', off: 'Off' },
  terms: { '': 'Marked', off: 'Not marked' },
} as const

export type ReadingSetting = keyof typeof READING_CHOICES
