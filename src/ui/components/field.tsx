import { type ReactNode, useId } from 'react'
import { CheckCircleFillIcon, WarningCircleFillIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

/** The props of every field besides its control's own attributes. */
export type FieldText = {
  label: string
  /** Shown after the label, "optional". */
  optionalLabel?: string | undefined
  hint?: ReactNode
  /** The error message; it marks the control invalid. */
  error?: ReactNode
  /** The success message, "25% off, until 18:42". */
  ok?: ReactNode
  /** `plain` hides the label visually, for a field below its own heading. */
  look?: 'boxed' | 'plain' | undefined
}

type FieldFrame = FieldText & { id: string; className?: string | undefined }

/**
 * Splits a field's props: those of the frame, and those of the control with its id and its links to
 * hint and error.
 */
export function useField<
  Control extends { id?: string | undefined; className?: string | undefined },
>(props: Control & FieldText) {
  const generatedId = useId()
  const {
    label,
    optionalLabel,
    hint,
    error,
    ok,
    look,
    className,
    id = generatedId,
    ...control
  } = props
  return {
    frame: { id, label, optionalLabel, hint, error, ok, look, className } satisfies FieldFrame,
    control: {
      ...control,
      id,
      ...descriptionProps(id, { hint, error, ok }),
      className: 'field-control',
    },
  }
}

/** The attributes that link a control to its hint and error. */
export function descriptionProps(
  id: string,
  { hint, error, ok }: Pick<FieldText, 'hint' | 'error' | 'ok'>,
) {
  const ids = joinClasses(
    Boolean(hint) && `${id}-hint`,
    Boolean(error) && `${id}-error`,
    Boolean(ok) && `${id}-ok`,
  )
  return { 'aria-describedby': ids, 'aria-invalid': error ? (true as const) : undefined }
}

/** A field: label and control inside one outline, hint or message below it. */
export function Field({
  id,
  label,
  optionalLabel,
  hint,
  error,
  ok,
  look,
  className,
  children,
}: FieldFrame & { children: ReactNode }) {
  return (
    <div className={joinClasses('field', look === 'plain' && 'field-plain', className)}>
      <div className="field-box">
        <label className="field-label" htmlFor={id}>
          {label}
          {optionalLabel ? <span className="field-optional"> {optionalLabel}</span> : null}
        </label>
        {children}
      </div>
      <FieldMessages id={id} hint={hint} error={error} ok={ok} />
    </div>
  )
}

/** The hint, error and success message of a field, with the ids its control refers to. */
export function FieldMessages({
  id,
  hint,
  error,
  ok,
}: { id: string } & Pick<FieldText, 'hint' | 'error' | 'ok'>) {
  return (
    <>
      {hint ? (
        <p className="field-note" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <WarningCircleFillIcon />
          <span>{error}</span>
        </p>
      ) : null}
      {ok ? (
        <p className="field-ok" id={`${id}-ok`}>
          <CheckCircleFillIcon />
          <span>{ok}</span>
        </p>
      ) : null}
    </>
  )
}
