import { Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Controller, type ControllerRenderProps, type UseFormReturn } from 'react-hook-form'
import type { FieldValues } from '@/lib/faults'
import { RichTextEditor } from '@/office/editor/rich-text-editor'
import type { FieldSpec } from '@/office/manager'
import { ariaDisabled } from '@/ui/aria-disabled'
import { Field, type FieldControlProps } from '@/ui/field'
import { FieldMessages } from '@/ui/field-messages'
import { Boundary } from '@/ui/states/contained'
import { Compose } from './compose'
import { KnownDateControl } from './known-date-control'
import { PdfControl } from './pdf-control'
import { RulingControl } from './ruling-control'
import { SameValue } from './same-value'
import { Suggestions } from './suggestions'
import { TextsControl } from './texts-control'

type FormFieldProps = {
  spec: FieldSpec
  form: UseFormReturn<FieldValues>
  isDisabled: boolean
  /** The paragraphs of a section that were recognised when it was saved. */
  paragraphs?: readonly string[] | undefined
}

/** A formatted text that the editor cannot open: it can be mended, or written anew, all the same. */
const AS_STORED = {
  control: 'textarea',
  hint: 'The editor cannot open this text. It is shown as it is stored, in HTML, and can be changed here. Once it is saved, the editor tries again.',
} as const

/** One field of a row's form, with its label, its hint and what is wrong with it. */
export function FormField({ spec, form, isDisabled, paragraphs }: FormFieldProps) {
  return (
    <Controller
      name={spec.name}
      control={form.control}
      render={({ field, fieldState }) => {
        const props = { spec, form, field, error: fieldState.error?.message, isDisabled }
        if (spec.kind === 'html') {
          return (
            <Boundary fallback={() => <PlainField {...props} spec={{ ...spec, ...AS_STORED }} />}>
              <RichTextField {...props} paragraphs={paragraphs}>
                {spec.compose && <Compose {...spec.compose} spec={spec} form={form} isDisabled={isDisabled} />}
              </RichTextField>
            </Boundary>
          )
        }
        if (spec.kind === 'texts') return <TextsField {...props} />
        if (spec.place === 'title') return <TitleField {...props} />
        return <PlainField {...props} />
      }}
    />
  )
}

type OneFieldProps = Pick<FormFieldProps, 'form'> & {
  spec: FieldSpec
  field: ControllerRenderProps<FieldValues>
  error: string | undefined
  isDisabled: boolean
}

const widthOf = ({ width }: FieldSpec) => (width === 'half' ? 'min-w-0' : 'min-w-0 sm:col-span-2')

function PlainField({ error, ...props }: OneFieldProps) {
  const { spec } = props
  return (
    <div className={widthOf(spec)}>
      <Field label={labelOf(spec)} error={error} hint={spec.hint}>
        {(control) => <PlainControl {...props} control={control} />}
      </Field>
      <Unlike {...props} />
    </div>
  )
}

/** Another row with the same value, where that is mostly the same thing a second time. */
function Unlike({ spec, form, field }: Pick<OneFieldProps, 'spec' | 'form' | 'field'>) {
  if (!spec.unlike) return null
  const own = form.formState.defaultValues?.[spec.name]
  return <SameValue table={spec.unlike} value={String(field.value ?? '')} own={String(own ?? '')} />
}

const INPUT_TYPES = {
  text: 'text',
  lines: 'text',
  texts: 'text',
  boolean: 'text',
  integer: 'text',
  number: 'text',
  date: 'date',
  'known-date': 'date',
  url: 'url',
  link: 'text',
  email: 'email',
  html: 'text',
} as const
const INPUT_MODES: Partial<Record<FieldSpec['kind'], 'numeric' | 'decimal'>> = { integer: 'numeric', number: 'decimal' }

type PlainControlProps = Omit<OneFieldProps, 'error'> & { control: FieldControlProps }

function PlainControl({ spec, form, field, isDisabled, control }: PlainControlProps) {
  const common = { ...control, ...field, value: String(field.value ?? ''), 'aria-required': spec.isRequired }
  if (spec.control === 'select') {
    return (
      <select {...common} disabled={isDisabled}>
        {spec.unchosen && <option value="">{spec.unchosen}</option>}
        {spec.options?.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  if (spec.control === 'textarea' || spec.kind === 'lines') {
    return (
      <textarea
        {...common}
        rows={4}
        className={`${control.className} field-sizing-content min-h-20!`}
        dir="auto"
        readOnly={isDisabled}
      />
    )
  }
  if (spec.kind === 'known-date')
    return <KnownDateControl input={common} isDisabled={isDisabled} onChange={field.onChange} />
  if (spec.control === 'pdf') return <PdfControl input={common} isDisabled={isDisabled} onChoose={field.onChange} />
  if (spec.control === 'ruling') {
    const choose = (url: string, title: string) => {
      field.onChange(url)
      form.setValue('title', title, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
    return <RulingControl input={common} isDisabled={isDisabled} onChoose={choose} />
  }
  const suggestions = spec.suggests && `${control.id}-values`
  return (
    <>
      <input
        {...common}
        type={INPUT_TYPES[spec.kind]}
        inputMode={INPUT_MODES[spec.kind]}
        dir={spec.kind === 'text' ? 'auto' : undefined}
        autoComplete="off"
        list={suggestions}
        readOnly={isDisabled}
      />
      {spec.suggests && suggestions && <Suggestions id={suggestions} table={spec.suggests} column={spec.name} />}
    </>
  )
}

/** What a text's page is called, typed where it stands. */
function TitleField({ spec, form, field, error, isDisabled }: OneFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {labelOf(spec)}
      </label>
      <textarea
        {...field}
        id={id}
        value={String(field.value ?? '')}
        // One line, however many the window needs for it.
        rows={1}
        onChange={({ target }) => field.onChange(target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        dir="auto"
        placeholder={labelOf(spec)}
        readOnly={isDisabled}
        aria-required={spec.isRequired}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, error, spec)}
        className="office-text-title"
      />
      <FieldMessages id={id} error={error} hint={spec.hint} />
      <Unlike spec={spec} form={form} field={field} />
    </div>
  )
}

const FOLDED = 'flex min-h-control items-center gap-2 text-start font-semibold text-ink hover:text-accent md:-ms-6'

type RichTextFieldProps = OneFieldProps & Pick<FormFieldProps, 'paragraphs'> & { children?: ReactNode }

function RichTextField({ spec, field, error, isDisabled, paragraphs, children }: RichTextFieldProps) {
  const id = useId()
  const [isOpened, setIsOpened] = useState(false)
  const value = String(field.value ?? '')
  if (spec.foldsWhenEmpty && !isOpened && value === '') {
    const open = () => {
      flushSync(() => setIsOpened(true))
      document.getElementById(id)?.focus()
    }
    return (
      <button type="button" {...ariaDisabled(isDisabled)} onClick={open} className={FOLDED}>
        <Plus aria-hidden className="size-4 text-muted" />
        {spec.label} <span className="font-normal text-muted">empty</span>
      </button>
    )
  }
  return (
    <div data-field={spec.name} className="min-w-0">
      {/* The editor is no form control that a label could name. */}
      <p id={`${id}-label`} className="office-text-label">
        {labelOf(spec)}
      </p>
      <RichTextEditor
        id={id}
        ref={field.ref}
        value={value}
        onChange={(html) => {
          // Emptied again, it stays open.
          setIsOpened(true)
          field.onChange(html)
        }}
        onBlur={field.onBlur}
        features={spec.features ?? 'text'}
        paragraphs={paragraphs}
        labelledBy={`${id}-label`}
        describedBy={describedBy(id, error, spec)}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
      />
      <FieldMessages id={id} error={error} hint={spec.hint} />
      {children}
    </div>
  )
}

function TextsField({ spec, field, error, isDisabled }: OneFieldProps) {
  const id = useId()
  const texts = Array.isArray(field.value) ? field.value : []
  return (
    <fieldset className={widthOf(spec)} aria-describedby={describedBy(id, error, spec)}>
      <legend className="mb-1.5 font-semibold">{labelOf(spec)}</legend>
      {spec.Control ? (
        <spec.Control value={texts} onChange={field.onChange} isDisabled={isDisabled} />
      ) : (
        <TextsControl label={spec.label} texts={texts} onChange={field.onChange} isDisabled={isDisabled} />
      )}
      <FieldMessages id={id} error={error} hint={spec.hint} />
    </fieldset>
  )
}

const describedBy = (id: string, error: string | undefined, { hint }: FieldSpec) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

const labelOf = ({ label, isRequired }: FieldSpec) => `${label} (${isRequired ? 'required' : 'optional'})`
