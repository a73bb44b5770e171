import type { ReactNode } from 'react'
import { Beats } from './beats.tsx'
import { joinClasses } from './join-classes.ts'

/** Pine leads, peony says yes to a person, brass spends, line and ghost stand back, danger destroys. */
export type ButtonVariant = 'pine' | 'peony' | 'brass' | 'line' | 'ghost' | 'danger'

/** What Button and ButtonLink share. */
export type ButtonLook = {
  variant?: ButtonVariant | undefined
  /** 40, 48 or 56 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** As wide as its place. */
  block?: boolean | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
}

/** The classes of a button's look. */
export function buttonClasses(
  { variant = 'pine', size = 'md', block }: ButtonLook,
  className?: string,
): string | undefined {
  return joinClasses('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, block && 'btn-block', className)
}

/** Label with its icons; while loading the beats lie over it and its width stays. */
export function ButtonFace({
  icon,
  iconEnd,
  loading,
  loadingLabel,
  children,
}: Pick<ButtonLook, 'icon' | 'iconEnd'> & {
  loading?: boolean | undefined
  loadingLabel?: string | undefined
  children?: ReactNode
}) {
  const label = (
    <>
      {icon}
      {children}
      {iconEnd}
    </>
  )
  if (!loading) return label
  return (
    <span className="btn-stack">
      <span>{label}</span>
      <span>
        <Beats />
        {loadingLabel}
      </span>
    </span>
  )
}
