import { type ComponentProps, type MouseEvent, useId } from 'react'
import { buttonClasses, ButtonFace, type ButtonLook } from './button-face.tsx'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Loading: clicks are ignored, and the width is kept. */
    loading?: boolean | undefined
    /** Text announced while loading, "Saving". */
    loadingLabel?: string | undefined
    /** Why the button is disabled. It stays focusable so that the reason can be read. */
    disabledReason?: string | undefined
  }

/**
 * A button. Use at most one filled primary button per view; a brass one always shows a coin and the
 * price.
 */
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
  const off = Boolean(
    loading || disabledReason || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true',
  )

  /**
   * A disabled button stays in the tab order, so clicks must be cancelled here, which also cancels
   * submitting the form.
   */
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
