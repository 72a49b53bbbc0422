import plugin from 'tailwindcss/plugin'

// Every colour of the public pages, in light and in dark (shared drawings, "The annotated statute"). One colour means the
// law: a section, a paragraph's letter, the rate of the day. Text has at least 4.5 : 1 on paper, surface and raised, borders
// of controls 3 : 1 (WCAG 2.2 AA; tests/e2e checks it with axe). Staff's screens have colours of their own: src/styles/staff.css.
const palette = {
  paper: ['#ffffff', '#0d1218'],
  surface: ['#f5f6f7', '#151b22'],
  raised: ['#ffffff', '#1a212a'],
  ink: ['#15181c', '#e8e4da'],
  muted: ['#4d545c', '#a5abb1'],
  // between items; between parts
  line: ['#d8dcdf', '#28313a'],
  part: ['#15181c', '#5d6873'],
  'line-strong': ['#7f8790', '#6c7783'],
  accent: ['#15181c', '#e8e4da'],
  'accent-strong': ['#4d545c', '#c9c5bb'],
  'accent-soft': ['#f0f1f3', '#1d252e'],
  'on-accent': ['#ffffff', '#0d1218'],
  law: ['#ad1029', '#e6bb5c'],
  'law-soft': ['#fbeef0', '#1d1c18'],
  focus: ['#ad1029', '#e6bb5c'],
  mark: ['#f7d9dd', '#4a3c18'],
  'mark-ink': ['#15181c', '#fff4cf'],
  target: ['#fbeef0', '#1d1c18'],
  lamp: ['#ffffff', '#1a212a'],
  danger: ['#a3241c', '#ff9d92'],
  'danger-soft': ['#fdf0ee', '#3a1d1c'],
  success: ['#1c6b3f', '#7fd3a3'],
}

// Our own faces, the Hebrew one, then what stands in for ours until they come (src/styles/fonts.css).
const fonts = {
  sans: '"Guide Sans", "Guide Hebrew", "Guide Sans as Arial", sans-serif',
  serif: '"Guide Serif", "Guide Hebrew", "Guide Serif as Noto Serif", "Guide Serif as Times New Roman", serif',
  display: '"Guide Display", "Guide Hebrew", "Guide Display as Noto Serif", "Guide Display as Times New Roman", serif',
}

const variables = Object.fromEntries(
  Object.entries(palette).map(([name, [light, dark]]) => [`--colour-${name}`, `light-dark(${light}, ${dark})`]),
)
const tokens = Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--colour-${name})`]))

/** @type {import('tailwindcss').Config} */
export default {
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...tokens },
    fontFamily: { sans: 'var(--font-sans)', serif: 'var(--font-serif)', display: 'var(--font-display)' },
    extend: {
      // where the margin is wide enough for what hangs in it; where the gloss stands beside the text of the law; where contents,
      // text and gloss stand side by side
      screens: { tablet: '37.5625rem', beside: '56rem', wide: '73.8125rem' },
      // small type beside the text; what an item of a list says, and its name
      fontSize: {
        ui: '0.9375rem',
        gist: 'clamp(1.0625rem, 1.03rem + 0.2vw, 1.125rem)',
        entry: 'clamp(1.3125rem, 1.25rem + 0.3vw, 1.4375rem)',
      },
      maxWidth: { text: '36.5rem' },
      boxShadow: {
        bar: '0 6px 16px -12px rgb(10 20 40 / 0.4)',
        float: '0 1px 2px rgb(10 20 40 / 0.08), 0 12px 32px -12px rgb(10 20 40 / 0.28)',
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
          ...variables,
          '--font-sans': fonts.sans,
          '--font-serif': fonts.serif,
          '--font-display': fonts.display,
          colorScheme: 'light dark',
        },
        ':root[data-theme=light]': { colorScheme: 'light' },
        ':root[data-theme=dark]': { colorScheme: 'dark' },
        '@media print': { ':root, :root[data-theme=dark]': { colorScheme: 'light' } },
      })
    }),
  ],
}
