import type { ComponentProps } from 'react'
import { HeartFillIcon, HeartIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

/** The heart on a card. The name stays the same ("Like Elena"), and `aria-pressed` is the state. */
export function LikeToggle({
  label,
  liked,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { label: string; liked: boolean }) {
  return (
    <button
      type="button"
      className={joinClasses('like', className)}
      aria-label={label}
      aria-pressed={liked}
      {...rest}
    >
      {liked ? <HeartFillIcon /> : <HeartIcon />}
    </button>
  )
}
