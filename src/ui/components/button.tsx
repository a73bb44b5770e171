import { type ComponentProps, type MouseEvent, useId } from 'react'
import { buttonClasses, ButtonFace, type ButtonLook } from './button-face.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** At work: presses are ignored, the width stays. */
    loading?: boolean | undefined
    /** Said beside the beats, "Saving". */
    loadingLabel?: string | undefined
    /** Why it cannot be pressed now, in words. It stays focusable, so that the reason can be read. */
    disabledReason?: string | undefined
  }

/** A button. One filled primary in a view; a brass one always carries its coin and price. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  loading,
  loadingLabel,
  disabledReason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const off = Boolean(loading || disabledReason || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true')

  /** A button that is off stays in the tab order, so presses must be stopped here, the form's submit with them. */
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (off) event.preventDefault()
    else onClick?.(event)
  }

  const button = (
    <button
      type={type}
      className={buttonClasses({ variant, size, block }, className)}
      aria-busy={loading || undefined}
      {...rest}
      aria-disabled={off || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      <ButtonFace icon={icon} iconEnd={iconEnd} loading={loading} loadingLabel={loadingLabel}>
        {children}
      </ButtonFace>
    </button>
  )
  if (!disabledReason) return button
  return (
    <div>
      {button}
      <span id={reasonId} className="btn-reason">
        {disabledReason}
      </span>
    </div>
  )
}
