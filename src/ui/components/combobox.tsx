import '../styles/components/listbox.css'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CaretDownBoldIcon, CheckBoldIcon } from '../icons/icons.tsx'
import { descriptionProps, Field, type FieldText } from './field.tsx'
import { matchOptions } from './fold-text.ts'
import { nextMenuIndex } from './next-index.ts'
import { type SelectOption, SelectField } from './select-field.tsx'

type ComboboxProps = FieldText & {
  name?: string | undefined
  options: readonly SelectOption[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Announced when there are no matches. */
  emptyText: string
  /** Announced to screen readers as the list narrows, "3 results". */
  resultText?: ((count: number) => string) | undefined
  placeholder?: string | undefined
  autoComplete?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  className?: string | undefined
}

/**
 * A long list with type-ahead; accents may be left out. On phones, before hydration and without
 * scripts it is a native select.
 */
export function Combobox(props: ComboboxProps) {
  const {
    name,
    options,
    value,
    defaultValue,
    onChange,
    emptyText,
    resultText,
    placeholder,
    className,
    disabled,
    required,
    autoComplete,
    ...text
  } = props
  const id = useId()
  const [awake, setAwake] = useState(false)
  const [own, setOwn] = useState(defaultValue ?? '')
  const [typed, setTyped] = useState<string>()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const native = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // Keeps an option selected before hydration.
    if (native.current?.value) setOwn(native.current.value)
    setAwake(!matchMedia('(pointer: coarse) and (width < 48rem)').matches)
  }, [])

  const chosen = value ?? own
  const chosenLabel = options.find((option) => option.value === chosen)?.label ?? ''
  const matches = matchOptions(options, typed ?? '')

  if (!awake) {
    return (
      <SelectField
        ref={native}
        {...text}
        {...{ name, disabled, required, className, autoComplete }}
        {...(value === undefined ? { defaultValue: own } : { value })}
        onChange={(event) => {
          setOwn(event.target.value)
          onChange?.(event.target.value)
        }}
        options={
          options.some((option) => option.value === '')
            ? options
            : [{ value: '', label: placeholder ?? '' }, ...options]
        }
      />
    )
  }

  function show() {
    if (disabled) return
    setOpen(true)
    setActive(matches.findIndex((option) => option.value === chosen))
  }
  function close() {
    setOpen(false)
    setTyped(undefined)
    setActive(-1)
  }
  function choose(option: SelectOption | undefined) {
    if (option) {
      setOwn(option.value)
      onChange?.(option.value)
    }
    close()
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      return close()
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault()
      return choose(matches[active])
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!open) return show()
    const to = nextMenuIndex(event.key, active, matches.length)
    if (to === undefined || !matches.length) return
    setActive(to)
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Field id={id} {...text} className={className}>
      <input
        id={id}
        className="field-control"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
        {...descriptionProps(id, text)}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
        value={typed ?? chosenLabel}
        onChange={(event) => {
          setTyped(event.target.value)
          setOpen(true)
          setActive(event.target.value ? 0 : -1)
        }}
        onFocus={(event) => event.target.select()}
        onClick={show}
        onBlur={close}
        onKeyDown={press}
      />
      <CaretDownBoldIcon className="field-caret" />
      {name ? <input type="hidden" name={name} value={chosen} /> : null}
      <span className="sr-only" role="status">
        {open && typed ? (matches.length ? resultText?.(matches.length) : emptyText) : ''}
      </span>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={text.label}
        className="listbox"
        hidden={!open}
        onMouseDown={(event) => event.preventDefault()}
      >
        {open && matches.length === 0 ? (
          <li className="listbox-empty" role="option" aria-selected="false" aria-disabled="true">
            {emptyText}
          </li>
        ) : null}
        {open
          ? matches.map((option, at) => (
              <li
                key={option.value}
                id={`${id}-${at}`}
                role="option"
                aria-selected={option.value === chosen}
                data-active={at === active || undefined}
                className="listbox-option"
                onClick={() => choose(option)}
              >
                {option.label}
                {option.value === chosen ? <CheckBoldIcon /> : null}
              </li>
            ))
          : null}
      </ul>
    </Field>
  )
}
