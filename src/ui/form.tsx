import type { ComponentProps, FormEvent } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { onSend: () => void }

/** Every form of the site: it goes nowhere by itself, and what is wrong with it is said in the page, not in the browser's bubbles. */
export function Form({ onSend, ...rest }: FormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    // In front of another form, React passes it on to that one.
    event.stopPropagation()
    onSend()
  }
  // "dialog": sent before the page is alive, it goes nowhere, and what was typed stays (FIND-6)
  // biome-ignore lint/correctness/noRestrictedElements: the one that all others are made of
  return <form method="dialog" {...rest} noValidate onSubmit={send} />
}
