import { UserCircleCheckFillIcon } from '../icons/icons.tsx'
import { joinClasses } from './join-classes.ts'

/**
 * A face with a tick: the photos were compared with the member. `icon` shows only the icon, with
 * the word for screen readers and on hover, for use over a photo or in a narrow row.
 */
export function VerifiedTag({
  label,
  icon,
  className,
}: {
  label: string
  icon?: boolean | undefined
  className?: string | undefined
}) {
  return (
    <span
      className={joinClasses('verified', icon && 'verified-icon', className)}
      title={icon ? label : undefined}
    >
      <UserCircleCheckFillIcon />
      <span className={icon ? 'sr-only' : undefined}>{label}</span>
    </span>
  )
}
