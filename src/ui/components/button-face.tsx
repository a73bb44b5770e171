import type { ReactNode } from 'react'
import { Beats } from './beats.tsx'
import { joinClasses } from './join-classes.ts'

/**
 * `pine` is the primary action, `peony` is a yes to a person, `brass` spends credits, `line` and
 * `ghost` are secondary, `danger` is destructive.
 */
export type ButtonVariant = 'pine' | 'peony' | 'brass' | 'line' | 'ghost' | 'danger'

/** The props shared by Button and ButtonLink. */
export type ButtonLook = {
  variant?: ButtonVariant | undefined
  /** 40, 48 or 56 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Full width of its container. */
  block?: boolean | undefined
  icon?: ReactNode
  iconEnd?: ReactNode
}

/** The CSS classes of a button. */
export function buttonClasses(
  { variant = 'pine', size = 'md', block }: ButtonLook,
  className?: string,
): string | undefined {
  return joinClasses(
    'btn',
    `btn-${variant}`,
    size !== 'md' && `btn-${size}`,
    block && 'btn-block',
    className,
  )
}

/** The label with its icons; while loading, the beats cover it and the width is kept. */
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
