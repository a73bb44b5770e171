import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'
import { Tooltip } from './tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: ReactNode
  /** The name, for screen readers and the tooltip. */
  label: string
  look?: 'plain' | 'glass' | 'line' | undefined
  tip?: 'above' | 'below' | 'below-end' | 'above-end' | 'none' | undefined
}

/** A round button with one icon, 44 px, with a name and a tooltip. */
export function IconButton({
  icon,
  label,
  look = 'plain',
  tip = 'below',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type={type}
      aria-label={label}
      className={joinClasses('icon-btn', look !== 'plain' && `icon-btn-${look}`, className)}
      {...rest}
    >
      {icon}
    </button>
  )
  return tip === 'none' ? (
    button
  ) : (
    <Tooltip text={label} place={tip}>
      {button}
    </Tooltip>
  )
}
