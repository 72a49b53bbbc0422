import plugin from 'tailwindcss/plugin'

// Every colour of the site, once for light and once for dark. Contrast of text on paper and surface is at least
// 4.5 : 1 in both (WCAG 2.1 AA); tests/e2e checks it with axe on every page.
const palette = {
  light: {
    paper: '#ffffff',
    surface: '#f4f6f9',
    raised: '#ffffff',
    ink: '#17202c',
    muted: '#52606f',
    line: '#dce1e8',
    'line-strong': '#8793a2',
    accent: '#1b4b91',
    'accent-strong': '#133769',
    'accent-soft': '#e8eff9',
    'on-accent': '#ffffff',
    mark: '#ffe08a',
    'mark-ink': '#2b2200',
    target: '#f0f5fd',
    danger: '#a3241c',
    'danger-soft': '#fdf0ee',
    success: '#1c6b3f',
  },
  dark: {
    paper: '#0f151e',
    surface: '#161e2a',
    raised: '#1b2533',
    ink: '#e3e8ef',
    muted: '#a0acbb',
    line: '#2a3545',
    'line-strong': '#6d7c90',
    accent: '#8fbcfa',
    'accent-strong': '#b9d5fd',
    'accent-soft': '#1a2a42',
    'on-accent': '#0d1622',
    mark: '#7a5f12',
    'mark-ink': '#fff4cf',
    target: '#172335',
    danger: '#ff9d92',
    'danger-soft': '#3a1d1c',
    success: '#7fd3a3',
  },
}

// Our own faces, the Hebrew one, then each system's stand-ins with our widths (src/styles/fonts/stand-ins.ts).
const asSystems = (family, systems) => systems.map((system) => `"Guide ${family} as ${system}"`).join(', ')
const SERIFS = ['Georgia', 'Noto Serif', 'Times New Roman', 'DejaVu Serif']
const SANS = ['Noto Sans', 'Roboto', 'Arial', 'DejaVu Sans']
const fonts = {
  sans: `"Guide Sans", "Guide Hebrew", ${asSystems('Sans', SANS)}, sans-serif`,
  serif: `"Guide Serif", "Guide Hebrew", ${asSystems('Serif', SERIFS)}, serif`,
  display: `"Guide Display", "Guide Hebrew", ${asSystems('Display', SERIFS)}, serif`,
}

const asVariables = (colours) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--colour-${name}`, value]))

const asTokens = (colours) => Object.fromEntries(Object.keys(colours).map((name) => [name, `var(--colour-${name})`]))

/** @type {import('tailwindcss').Config} */
export default {
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...asTokens(palette.light) },
    fontFamily: { sans: 'var(--font-sans)', serif: 'var(--font-serif)', display: 'var(--font-display)' },
    extend: {
      maxWidth: { page: '80rem', text: '39rem' },
      boxShadow: {
        bar: '0 1px 0 var(--colour-line), 0 6px 20px -12px rgb(10 20 40 / 0.25)',
        float: '0 1px 2px rgb(10 20 40 / 0.08), 0 12px 32px -12px rgb(10 20 40 / 0.28)',
      },
      typography: {
        DEFAULT: {
          css: {
            '--tw-prose-body': 'var(--colour-ink)',
            '--tw-prose-headings': 'var(--colour-ink)',
            '--tw-prose-links': 'var(--colour-accent)',
            '--tw-prose-bold': 'var(--colour-ink)',
            '--tw-prose-counters': 'var(--colour-muted)',
            '--tw-prose-bullets': 'var(--colour-line-strong)',
            '--tw-prose-hr': 'var(--colour-line)',
            '--tw-prose-quotes': 'var(--colour-ink)',
            '--tw-prose-quote-borders': 'var(--colour-accent)',
            '--tw-prose-th-borders': 'var(--colour-line-strong)',
            '--tw-prose-td-borders': 'var(--colour-line)',
            maxWidth: 'none',
            lineHeight: '1.65',
            p: { marginBlock: '0.85em' },
            'ul, ol': { marginBlock: '0.85em' },
            li: { marginBlock: '0.3em' },
            'h2, h3, h4': { fontWeight: 'inherit', fontStyle: 'italic' },
            h4: { fontSize: '1.1em', marginBlock: '1.4em 0.4em' },
            'strong, b': { fontWeight: 'inherit', fontStyle: 'italic' },
            // an emphasis inside what is in italics already
            ':is(h2, h3, h4, blockquote) :is(em, strong, b)': { fontStyle: 'normal' },
            th: { fontFamily: 'var(--font-sans)' },
            a: { fontWeight: 'inherit', textUnderlineOffset: '0.18em', textDecorationThickness: '1px' },
            'blockquote p:first-of-type::before': { content: 'none' },
            'blockquote p:last-of-type::after': { content: 'none' },
          },
        },
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': {
          ...asVariables(palette.light),
          '--font-sans': fonts.sans,
          '--font-serif': fonts.serif,
          '--font-display': fonts.display,
        },
        '@media (prefers-color-scheme: dark)': { ':root': asVariables(palette.dark) },
        '@media print': { ':root': asVariables(palette.light) },
      })
    }),
  ],
}
