import type { ComponentProps, ReactNode } from 'react'
import {
  CheckCircleFillIcon,
  InfoFillIcon,
  WarningCircleFillIcon,
  WarningFillIcon,
} from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

type AlertProps = ComponentProps<'div'> & {
  tone?: 'info' | 'success' | 'warn' | 'danger' | 'fictional' | 'offer' | undefined
  icon?: ReactNode
  /** A link or button of class `alert-action`. */
  action?: ReactNode
  /** True if it appears after an action, so that screen readers announce it. */
  announce?: boolean | undefined
}

const signs = {
  info: <InfoFillIcon />,
  success: <CheckCircleFillIcon />,
  warn: <WarningFillIcon />,
  danger: <WarningCircleFillIcon />,
  fictional: null,
  offer: null,
}

/** An inline message about the page or the form. */
export function Alert({
  tone = 'info',
  icon,
  action,
  announce,
  className,
  children,
  ...rest
}: AlertProps) {
  return (
    <div
      className={joinClasses('alert', `tone-${tone}`, className)}
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      {...rest}
    >
      {icon ?? signs[tone]}
      <div className="alert-text">{children}</div>
      {action}
    </div>
  )
}
