import type { ComponentProps, ReactNode } from 'react'
import { FictionalIcon } from './fictional-icon.tsx'
import { GiftFillIcon, InfoFillIcon, XBoldIcon } from '../icons/icons.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'

type BannerProps = ComponentProps<'section'> & {
  /** `offer` is brass, `activate` is info; `fictional` is iris and cannot be closed. */
  kind: 'offer' | 'activate' | 'fictional'
  /** The name of the region. */
  label: string
  icon?: ReactNode
  /** One link, of class `alert-action`. */
  action?: ReactNode
  closeLabel?: string | undefined
  onClose?: (() => void) | undefined
}

const signs = {
  offer: <GiftFillIcon />,
  activate: <InfoFillIcon />,
  fictional: <FictionalIcon />,
}
const tones = { offer: 'tone-offer', activate: 'tone-info', fictional: 'tone-fictional' }

/** One line below the navigation, two on a phone. At most one per page. */
export function Banner({
  kind,
  label,
  icon,
  action,
  closeLabel,
  onClose,
  className,
  children,
  ...rest
}: BannerProps) {
  return (
    <section aria-label={label} className={joinClasses('banner', tones[kind], className)} {...rest}>
      <div className="banner-in">
        {icon ?? signs[kind]}
        <div className="alert-text">{children}</div>
        {action}
        {onClose && closeLabel && kind !== 'fictional' ? (
          <IconButton icon={<XBoldIcon />} label={closeLabel} tip="below-end" onClick={onClose} />
        ) : null}
      </div>
    </section>
  )
}
